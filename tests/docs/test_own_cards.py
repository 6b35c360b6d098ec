"""The pages about own cards are fresh, and the expansions they show can be played."""

from __future__ import annotations

import json
import runpy
import tomllib
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from tests.docs.pages import ROOT

import kunitori
from kunitori.arena import new_contest, play_contest
from kunitori.cards import card_set
from kunitori.cards.kinds import CATEGORIES
from kunitori.i18n import LANGUAGES

EXAMPLES = sorted((ROOT / "examples" / "expansions").glob("*.toml"))
SCHEMA = ROOT / "docs" / "own-cards.schema.json"


def test_the_tables_and_the_schema_are_fresh() -> None:
    for file, text in runpy.run_path(str(ROOT / "tools" / "write_own_cards.py"))["written"]().items():
        assert file.read_text(encoding="utf-8") == text, "python tools/write_own_cards.py"


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_is_complete_and_plays(file: Path) -> None:
    expansion = kunitori.load_expansion(file)
    assert {card.category for card in expansion.cards} == {*CATEGORIES} and 8 <= len(expansion.cards) <= 12
    assert all(card.picture for card in expansion.cards) and not any(card.wording for card in expansion.cards)
    assert all({language for language, _ in card.names} == {*LANGUAGES} for card in expansion.cards)
    schema = Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
    assert not [*schema.iter_errors(tomllib.loads(file.read_text(encoding="utf-8")))]
    for game in ("kunitori", "world_on_fire", "world_chaos"):
        cards = card_set(game, expansion=expansion)
        outcome = play_contest(new_contest(cards, ["captain", "retainer"], players=3, games=6, seed=1, max_rounds=40))
        assert len(outcome.games) == 6 and not any(sum(game.faults) for game in outcome.games)
