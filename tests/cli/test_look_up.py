"""Looking up cards and rules from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kunitori.cards import KINDS, MOEGAHARA_KINDS, game_cards
from kunitori.cards.facts import card_name
from kunitori.i18n import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_every_card_with_its_cost_and_the_marks(run: Run, language: str) -> None:
    say = texts(language)
    text = run(f"cards --lang {language}").text
    for id in filter(None, (*KINDS, *MOEGAHARA_KINDS)):
        assert f"[{id}]" in text
        assert say(card_name(id)) in text
    assert "6°" in text  # reconstructed
    assert "+2" in text
    assert say("list-cards-marks")[:30] in text


def test_a_card_is_found_by_its_name_in_any_language(run: Run) -> None:
    pages = {run(f"cards {name}").text for name in ("travelling_monk", "Wandermönch", "使僧", "Moine itinérant")}
    assert len(pages) == 1
    page = pages.pop()
    assert page.startswith("Travelling Monk — Tactics, World on Fire\nCost 3 · 8 copies\n")
    assert "From public pages: cost." in page


def test_a_card_of_three_games_has_three_pages_and_one_of_a_game_one(run: Run) -> None:
    assert run("cards cavalry").text.count("Cavalry — Troop") == 3
    assert run("cards cavalry --game kunitori").text.count("Cavalry — Troop") == 1
    assert "Ninja Clan" in run("cards ninja").text
    assert "Skilled Ninja" in run("cards ninja").text


def test_a_mix_can_be_looked_at_before_it_is_played(run: Run) -> None:
    text = run("cards --mix trap,moat").text
    assert "Moat Construction" in text
    assert "(rule X2)" in text
    assert run("cards --mix random --seed 7").text == run("cards --game custom --mix random --seed 7").text


def test_an_owners_numbers_are_shown_and_marked(run: Run, home: Path) -> None:
    mine = home / "mine.toml"
    mine.write_text("[world_on_fire.moat]\ncost = 4\n", encoding="utf-8")
    assert "Cost 4*" in run(f"cards moat --corrections {mine}").text
    (home / "config" / "kunitori").mkdir(parents=True)
    (home / "config" / "kunitori" / "corrections.toml").write_text("[kunitori.market]\ncost = 4\n", encoding="utf-8")
    assert "Cost 4*" in run("cards market").text
    mine.write_text("[world_on_fire.moat]\ncost = 400\n", encoding="utf-8")
    assert run(f"cards moat --corrections {mine}").code == 2
    assert game_cards("kunitori")["market"].cost == 3


def test_rules_are_found_by_number_by_chapter_and_by_word(run: Run) -> None:
    assert run("rules c6.3").text == "C6.3  Money and buys not used are lost at the end of the phase.\n"
    chapter = run("rules C5").text
    assert chapter.startswith("C5  ")
    assert all(f"\nC5.{n}  " in chapter for n in range(1, 8))
    assert run("rules 24").text.startswith("Ruling 24 (W5.8)  ")
    assert "W7.2" in run("rules unplayed tactics").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_of_the_rulebook(run: Run, language: str) -> None:
    text = run(f"rules --lang {language}").text
    assert text.startswith(texts(language)("rulebook-title"))
    assert texts(language)("rule-C5") in text
