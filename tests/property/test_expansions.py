"""Random own cards load or are refused in a sentence; those that load play by the rules and keep secrets."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from tests.engine.played import own_games
from tests.engine.test_both_engines import lines_of
from tests.property.expansions import BASES, invented_file, invented_set
from tests.property.leaks import Seen, watch
from tests.property.tables import plain, rich

from kunitori import BadCards, Game, Record
from kunitori.cards import CardSet, card_set
from kunitori.cards.expansion import Expansion, parse_expansion
from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.schema import own_cards_schema
from kunitori.cards.text import effect_text
from kunitori.cards.vocabulary import PLACES, TRAITS, WORDS
from kunitori.engine import COMPILED
from kunitori.engine.invariants import check
from kunitori.engine.playout import checked_game
from kunitori.i18n import LANGUAGES, texts

SOME, MANY = (60, 2000) if COMPILED else (6, 60)
VALID = Draft202012Validator(own_cards_schema())


def try_file(chance: random.Random) -> None:
    """A file is read whole, and comes back the same from every form, or a sentence says what is wrong with it."""
    data = invented_file(chance)
    try:
        expansion = Expansion.read(data)
        cards = card_set(chance.choice(BASES), expansion=expansion)
    except BadCards as problem:
        assert all(problem.sentence(language) for language in LANGUAGES)
        return
    assert parse_expansion(expansion.to_text()) == expansion
    assert CardSet.from_text(cards.to_text()) == cards
    assert not [*VALID.iter_errors(data)] and not [*VALID.iter_errors(expansion.to_data())]
    for card in expansion.cards:
        if sentences := effect_text(card):
            assert all(texts(language)(sentences) for language in LANGUAGES)


@settings(max_examples=SOME, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_file_loads_or_is_refused_in_a_sentence(chance: random.Random) -> None:
    try_file(chance)


def play(seed: int) -> None:
    name = f"expansion {seed}"
    for seats in (2 + seed % 5, 2):
        for start in (plain, rich):
            broken = checked_game(start(name, seats, seed, 12), seed)
            assert not broken, f"{name}, {seats} players, {start.__name__}: invariant {broken} is broken"


@pytest.mark.parametrize("first", range(0, SOME, 10))
def test_games_with_own_cards_are_sound(first: int) -> None:
    for seed in range(first, first + 10):
        play(seed)


@pytest.mark.slow
def test_thousands_of_sets_are_sound() -> None:
    for seed in range(MANY):
        try_file(random.Random(seed))
        play(seed)


def test_every_word_and_trait_is_invented() -> None:
    found = [card.text for seed in range(200) for card in invented_set(seed).facts if card.text]
    assert {clause.word for text in found for clause in text.clauses} == {*WORDS} - {"exchange"}  # Moegahara's
    assert [trait for trait in TRAITS if not any(getattr(text, trait) for text in found)] == []
    assert {clause.to for text in found for clause in text.clauses} == {"", *PLACES[1:]}
    assert any(points.least for text in found for points in text.points)
    lists = [*(clause.only for text in found for clause in text.clauses)]
    lists += [points.each for text in found for points in text.points]
    assert {*CATEGORIES} <= {id for ids in lists for id in ids}
    rivals = {clause.sides[0][0].word for text in found for clause in text.clauses if clause.word == "rivals"}
    assert rivals == {"draw", "gain", "discard"}


@pytest.mark.parametrize("seed", range(0, SOME, 12))
def test_a_record_brings_its_cards_along(seed: int) -> None:
    game, chance = Game(invented_set(seed), 3, seed, max_rounds=4), random.Random(seed)
    while game.decision and len(game.moves) < 80:
        game.apply(chance.choice(game.decision.options))
    again = Game.from_record(Record.parse(game.record().to_text()))
    assert again.cards == game.cards and again.position() == game.position()
    assert Game.from_position(game.position()).cards == game.cards


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with (make build)")
def test_both_engines_play_own_cards_alike() -> None:
    assert lines_of("python", "own", "8") == [*own_games(8)]


@pytest.mark.parametrize("seed", range(0, SOME, 6))
def test_no_viewer_learns_a_secret_from_own_cards(seed: int) -> None:
    seen = Seen()
    for viewer in (None, 0, 1):
        seen += watch(rich(f"expansion {seed}", 2 + seed % 2, seed, 3), viewer, seed)
    assert seen.positions > 20


@pytest.mark.slow
def test_no_viewer_learns_a_secret_from_hundreds_of_own_cards() -> None:
    for seed in range(SOME, 3 * SOME):
        for viewer in (None, 0, 1):
            watch(rich(f"expansion {seed}", 2 + seed % 3, seed, 2), viewer, seed)


def test_much_that_happens_at_once_waits_its_turn() -> None:
    """Twelve times each of five others gains a card that does something itself."""
    tribute = {"category": "politics", "copies": 8, "cost": 3, "play": [{"rivals": [{"gain": "gift"}]}] * 12}
    gift = {"category": "politics", "copies": 60, "cost": 0, "gained": [{"draw": 1}, {"gain": "copper"}]}
    cards = card_set("world_chaos", expansion=Expansion.read({"cards": {"tribute": tribute, "gift": gift}}))
    seats = [{"hand": {"tribute": 1}}, *[{"deck": {"village": 1}} for _ in range(5)]]
    game = Game.from_position({"game": "custom", "cards": cards.to_text().splitlines(), "seats": seats})
    game.apply("play tribute")
    assert check(game.state_after()) == 0
    assert [seat.owned["gift"] for seat in game.view(None).seats[1:]] == [12] * 5
    assert "gift" not in game.view(None).pool
