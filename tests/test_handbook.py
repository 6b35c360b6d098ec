"""The handbook: complete, the same in every language, and true to the rules and the cards."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from kunitori import handbook, rulebook
from kunitori.cards import GAMES, card_set, game_cards
from kunitori.cards.other_names import named_otherwise, other_names
from kunitori.cards.text import find_cards
from kunitori.errors import KunitoriError
from kunitori.i18n import LANGUAGES, texts

CATALOGUES = Path(__file__).parents[1] / "src" / "kunitori" / "i18n" / "catalogues"
CITED = re.compile(r"\b[CKWXM]\d(?:\.\d)?\b")
ENTRIES = [entry for chapter in handbook.chapters() for entry in chapter.entries]


def said(language: str) -> dict[str, str]:
    """Every message of the handbook as it is written in a catalogue."""
    source = (CATALOGUES / language / "handbook.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][a-z-]+) =((?:.*\n(?![a-z#]))*.*)", source, flags=re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_speaks_every_language_and_no_entry_is_left_out(language: str) -> None:
    for entry in ENTRIES:
        assert entry.title(language).strip() and entry.text(language).strip()
        assert "{" not in entry.title(language) + entry.text(language)
    titled = {name for name, text in said(language).items() if ".title =" in text}
    assert titled == {f"handbook-{entry.id}" for entry in ENTRIES}
    titles = [chapter.title(language) for chapter in handbook.chapters()]
    assert len({*titles}) == len(titles) == 9


@pytest.mark.parametrize("language", ["de", "fr", "ja"])
def test_a_translation_cites_the_same_rules_and_names_the_same_cards(language: str) -> None:
    for name, english in said("en").items():
        there = said(language)[name]
        assert Counter(CITED.findall(there)) == Counter(CITED.findall(english)), name
        named = [set(re.findall(r"\{ (card-[a-z-]+) \}", text)) for text in (there, english)]
        assert named[0] == named[1], name


def test_every_rule_that_is_cited_exists() -> None:
    cited = {number for text in said("en").values() for number in CITED.findall(text)}
    assert len(cited) > 50 and all(rulebook.rule(number) for number in cited)


def test_a_chapter_that_does_not_exist_is_refused_in_a_sentence() -> None:
    with pytest.raises(KunitoriError, match="haiku"):
        handbook.chapter("haiku")


def test_words_are_found_in_titles_and_texts_whatever_the_case() -> None:
    assert "questions-refuse" in {entry.id for entry in handbook.find("REFUSE prize", "en")}
    assert "words-reinforcements" in {entry.id for entry in handbook.find("Verstärkung", "de")}
    assert handbook.find("  ", "en") == handbook.find("dragon", "en") == ()


def test_the_deck_plans_are_those_that_bots_play() -> None:
    """What the bots say of a plan is true only if they play it."""
    page = (Path(__file__).parents[1] / "docs" / "strategies.md").read_text(encoding="utf-8")
    table = page.partition("### Kunitori!")[2].partition("| four players")[0]
    means = {name: int(mean) for name, mean in re.findall(r"^\| `(\w+)` \|.* (\d+) \|$", table, re.MULTILINE)}
    plans = ("draw", "stable_market", "start_dash", "military")
    assert sorted(plans, key=lambda plan: -means[plan]) == [*plans]


def test_a_card_is_found_under_every_name_it_has_anywhere() -> None:
    everything = [card for game in GAMES for card in card_set(game).facts]
    for card in named_otherwise():
        assert any(card in game_cards(game) for game in GAMES), card
        for language, names in other_names(card).items():
            assert language in LANGUAGES
            for name in names:
                assert card in {found.id for found in find_cards(name, everything)}, name
                ours = {texts(other)(found.name) for other in LANGUAGES for found in everything}
                assert name not in ours, f"{name} is another card of ours"
    for name in ("Country Destroyer", "Warrior Monk", "Revenge", "Fortress Town"):
        assert len({card.id for card in find_cards(name, everything)}) == 1
