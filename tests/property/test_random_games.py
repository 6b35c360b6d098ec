"""Thousands of random games, the invariants looked at after every answer: `kunitori.engine.playout.check`."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.property.tables import GAMES, SEATS, answers, plain, rich

from kunitori.engine import COMPILED
from kunitori.engine.consts import D_NONE, D_PASS_ON
from kunitori.engine.invariants import check
from kunitori.engine.moves import advance, step
from kunitori.engine.playout import checked_game

SETS = (*GAMES, "everything", "random 1", "random 2")
SOME, ALL = (300, 20_000) if COMPILED else (2, 20)


def play(name: str, games: int) -> None:
    """Half of the games from the plain beginning, some of them long, half from rich ones."""
    for i in range(games):
        seats, seed = SEATS[i % len(SEATS)], i // len(SEATS)
        rounds = 200 if seed % 10 == 0 else 25
        g = plain(name, seats, seed, rounds) if seed % 2 == 0 else rich(name, seats, seed)
        most = g.max_turns
        broken = checked_game(g, seed)
        assert not broken, f"{name}, {seats} players, seed {seed}: invariant {broken} is broken in turn {g.turn}"
        assert g.over and g.turn <= most


@pytest.mark.parametrize("name", SETS)
def test_no_card_appears_or_vanishes_and_the_game_ends(name: str) -> None:
    play(name, SOME)


@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_thousands_of_games(name: str) -> None:
    play(name, ALL if name in GAMES else ALL // 10)


@pytest.mark.parametrize("name", [f"random {seed}" for seed in range(3, 15)])
def test_any_mix_plays(name: str) -> None:
    play(name, SOME // 12)


@pytest.mark.parametrize("seed", range(30))
def test_corrected_cards_play(seed: int) -> None:
    """Whatever an owner may correct, the game goes on: costs of 0, deployable ninjas, Castles that give no action."""
    play(f"corrected {seed}", SOME // 30)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30, 330))
def test_corrected_cards_play_by_the_hundred(seed: int) -> None:
    play(f"corrected {seed}", SOME // 3)


@pytest.mark.parametrize("ask_all", [0, 1])
def test_every_question_is_put_and_asking_again_asks_the_same(ask_all: int) -> None:
    """The pending question follows from the rest of the state; a dealt state relies on it."""
    asked: Counter[int] = Counter()
    for name in SETS:
        for seed in range(20):
            g = rich(name, SEATS[seed % 5], seed, 8, ask_all=ask_all)
            chance = random.Random(seed)
            while not g.over:
                asked[g.kind] += 1
                if g.step == 0:
                    again = g.clone()
                    advance(again)
                    assert again == g
                step(g, chance.choice(answers(g)))
                assert check(g) == 0
    assert set(range(D_NONE + 1, D_PASS_ON + 1)) == set(asked)
