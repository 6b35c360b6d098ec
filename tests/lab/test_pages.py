"""Whole pages: every section in every language, valid HTML, and reproducible."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from typing import Any
from urllib.parse import unquote

import pytest

from kunitori.arena.crew import Crew
from kunitori.i18n import LANGUAGES, message, texts
from kunitori.lab.compare import compare
from kunitori.lab.contrasts import contrasts
from kunitori.lab.costs import Doubt, compare_values, find_doubts
from kunitori.lab.deals import gauge
from kunitori.lab.order import Order, play_study
from kunitori.lab.page import write_page
from kunitori.lab.report import report
from kunitori.lab.rulesets import Ruleset

GAMES = {
    "kunitori": ("military", "money", "stable_market"),
    "world_on_fire": ("military", "money"),
    "moegahara": ("money", "generals"),
}
SECTIONS = ("seats", "length", "openings", "worth", "battles", "costs", "bots")
VOID = ("meta",)


def order(game: str, games: int = 24, players: int = 2, seed: str = "1", **corrections: object) -> Order:
    ruleset = Ruleset.of(game, corrections=corrections or None)
    return Order(ruleset, players, GAMES[game], games, seed, "kunitori lab report --seed 1")


@cache
def page(game: str, language: str = "en", jobs: int = 1) -> str:
    with Crew(jobs) as crew:
        return write_page(report(order(game), texts(language), crew), texts(language))


class Document(HTMLParser):
    """Reads a page as a browser does, and notes what is wrong with it."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.outside: list[str] = []
        self.feed(source)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            is_saved = (value or "").startswith("data:text/csv;charset=utf-8,")  # not fetched
            if name in ("href", "src", "srcset", "data", "action", "poster", "background") and not is_saved:
                (self.links if (value or "").startswith("#") else self.outside).append(value or "")
            if name == "aria-labelledby":
                self.links += [f"#{id}" for id in (value or "").split()]
            self.links += [f"#{id}" for id in re.findall(r"url\(#([^)]+)\)", value or "")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_document(source: str) -> Document:
    document = Document(source)
    assert len({*document.ids}) == len(document.ids)
    assert {link.removeprefix("#") for link in document.links} <= {*document.ids}
    assert document.outside == []
    assert "script" not in document.tags and "link" not in document.tags and "img" not in document.tags
    assert not re.search(r"https?:|//|@import|url\((?!#)", source)
    ET.fromstring(source)  # it is well-formed even as XML
    return document


def sections(source: str) -> list[str]:
    return re.findall(r'<section id="([a-z]+)"', source)


@pytest.mark.parametrize("game", GAMES)
def test_a_report_is_complete_and_self_contained(game: str) -> None:
    source = page(game)
    check_document(source)
    wanted = [*SECTIONS]
    if game == "moegahara":
        wanted[wanted.index("battles")] = "field"
    assert sections(source) == wanted
    for figure in re.findall(r"<figure.*?</figure>", source, re.DOTALL):
        assert "<figcaption>" in figure and "<details>" in figure and "<table>" in figure
        title, text = re.search(r"<title[^>]*>(.+?)</title>", figure), re.search(r"<desc[^>]*>(.+?)</desc>", figure)
        assert title and text and re.search(r"\d", text.group(1))
        assert "<text" in figure, "letters stay letters"
        saved = re.search(r'<a download="([a-z-]+)[.]csv" href="data:text/csv;charset=utf-8,([^"]+)"', figure)
        assert saved and len(unquote(saved.group(2)).splitlines()) > 1


def sentences(source: str) -> set[str]:
    """All that is said in more than a few words."""
    body = ET.fromstring(source).find("body")
    assert body is not None
    return {text for text in body.itertext() if len(text.split()) > 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_fully_translated(language: str) -> None:
    source = page("kunitori", language)
    check_document(source)
    assert f'<html lang="{language}">' in source
    plain = " ".join(ET.fromstring(source).itertext())
    assert not re.search(r"\blab-[a-z]|\{ ?\$|None|nan\b", plain)
    say = texts(language)
    for id in ("lab-guide-deals", "lab-worth-text-experiment", "lab-costs-wins-caption", "lab-bots-text"):
        assert say(id) in plain
    if language != "en":
        both = sentences(source) & sentences(page("kunitori"))
        assert [line for line in both if "kunitori lab" not in line and "→" not in line] == []


def test_numbers_are_written_in_the_readers_language() -> None:
    assert re.search(r">\d+\.\d% <small>", page("kunitori", "en"))
    assert re.search(r">\d+,\d\u00a0% <small>", page("kunitori", "de"))


def test_the_page_depends_on_the_seed_and_not_on_the_crew() -> None:
    assert page("kunitori", "en", 2) == page("kunitori", "en", 1)
    with Crew() as crew:
        other = report(order("kunitori", seed="2"), texts("en"), crew)
        assert write_page(other, texts("en")) != page("kunitori")
    assert not re.search(r"20\d\d-\d\d-\d\d|\d\d:\d\d:\d\d", page("kunitori"))


def test_corrected_numbers_are_not_varied() -> None:
    with Crew() as crew:
        plain = find_doubts(play_study(order("kunitori", 2), crew))
        owned = find_doubts(play_study(order("kunitori", 2, kunitori={"land": {"cost": 8}}), crew))
        fire = find_doubts(play_study(order("world_on_fire", 2), crew))
    taxes = [(doubt.field, doubt.value) for doubt in plain if doubt.card.id == "heavy_tax"]
    assert taxes == [("copies", 6), ("copies", 8), ("cost", 2), ("cost", 4)]
    assert [doubt.value for doubt in plain if (doubt.card.id, doubt.field) == ("land", "copies")] == [12]
    doubted, still = ({(doubt.card.id, doubt.field) for doubt in doubts} for doubts in (plain, owned))
    assert doubted - still == {("land", "cost")}
    assert [doubt.value for doubt in fire if (doubt.card.id, doubt.field) == ("ishida_mitsunari", "money")] == [1]
    assert not any(doubt.value == doubt.played for doubt in (*plain, *fire))


def test_numbers_without_a_range_are_tried_on_request() -> None:
    with Crew() as crew:
        study = play_study(order("kunitori", 2), crew)
    every = [(doubt.card.id, doubt.field, doubt.value) for doubt in find_doubts(study, is_every=True)]
    plain = [(doubt.card.id, doubt.field, doubt.value) for doubt in find_doubts(study)]
    assert {*plain} < {*every} and ("cavalry", "attack", 1) in every and ("cavalry", "attack", 3) in every
    assert [value for card, field, value in every if (card, field) == ("heavy_tax", "cost")] == [2, 4]  # its range


def test_equal_bots_tell_what_a_card_and_a_number_are_worth() -> None:
    plans: list[list[str]] = []

    class Watched(Crew):
        def map(self, work: Any, tasks: Iterable[Any], *, together: int = 1) -> Any:
            deals = [*tasks]
            plans.append([deal.lineup[0] if len({*deal.lineup}) == 1 else "" for deal in deals])
            return super().map(work, deals, together=together)

    with Watched() as crew:
        say = texts("en")
        source = write_page(report(order("kunitori"), say, crew), say)
    strong = re.search(r"First with ([a-z_]+) in every seat", source)
    assert strong
    bot = strong.group(1)
    experiments = plans[-1]
    assert experiments.count(bot) > len(experiments) / 3 and "" in experiments
    assert f"between equal bots, {bot} in every seat" in source
    assert f"between copies of {bot}, which won the most" in source
    assert say("lab-costs-text-mixed") in source and say("lab-costs-wins") in source


def test_a_cost_that_decides_is_found_by_equals() -> None:
    cheap = Ruleset.of("kunitori", corrections={"kunitori": {"land": {"cost": 5}}})
    with Crew() as crew:
        study = play_study(Order(Ruleset.of("kunitori"), 2, ("lord",), 60, "1", ""), crew)
        doubt = Doubt(study.cards["land"], "cost", 5)
        played = [gauge(replace(deal, ruleset=cheap)) for deal in study.deals]
        [effect] = compare_values(study, {doubt: played})
        [none] = compare_values(study, {doubt: study.gauges})
    assert set(effect.gaps) == {"rounds", "first", "bought"}
    assert effect.gaps["rounds"].high < 0 and effect.is_sure("rounds")
    assert all(gap.is_identical for gap in none.gaps.values()) and not any(map(none.is_sure, none.gaps))


def test_a_comparison_finds_planted_differences_and_no_others() -> None:
    cheap = order("kunitori", 40, kunitori={"land": {"cost": 5}})
    with Crew() as crew:
        usual, planted = play_study(order("kunitori", 40), crew), play_study(cheap, crew)
        names = message("game-kunitori"), "cheap"
        source = write_page(compare(order("kunitori", 40), cheap, names, texts("en"), crew), texts("en"))
    found = {texts("en")(c.measure.name): c for c in contrasts(usual, planted) if not isinstance(c.measure.name, str)}
    assert found["Rounds"].gap.high < -3 and found["Rounds"].sure < 0.001
    assert found["Town"].gap.high < 0 and found["Town"].sure < 0.05  # players who can buy Land need no Town
    assert all(c.gap.is_identical and c.sure == 1 for c in contrasts(usual, usual))
    check_document(source)
    assert sections(source) == ["rules", "length", "game", "wins", "bought"]
    assert "Land: cost is 9 here and 5 there." in source
    assert re.search(r"Rounds: fewer with cheap, \d", source)


def test_even_very_different_games_can_be_compared() -> None:
    with Crew() as crew:
        for one, other in (("kunitori", "world_on_fire"), ("world_on_fire", "moegahara")):
            names = message("game-" + one.replace("_", "-")), message("game-" + other.replace("_", "-"))
            check_document(write_page(compare(order(one, 8), order(other, 8), names, texts("ja"), crew), texts("ja")))


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 6])
@pytest.mark.parametrize("game", GAMES)
def test_a_report_for_more_players(game: str, players: int) -> None:
    if game == "moegahara" and players == 3:
        players = 4
    with Crew() as crew:
        source = write_page(report(order(game, 60, players), texts("fr"), crew), texts("fr"))
    check_document(source)
    assert len(sections(source)) == len(SECTIONS)
