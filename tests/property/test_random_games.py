"""Thousands of random games with the invariants checked after every answer."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.property.tables import CIRCLE_GAMES, FIELD_GAME, answers, plain, rich, rules, seats_of

from kunitori.engine import COMPILED
from kunitori.engine.consts import (
    D_DEPLOY,
    D_EXCHANGE,
    D_MARKER,
    D_NONE,
    DEPLOY,
    V_BURY,
    V_DEPLOY,
    V_DISCARD,
    V_DISMISS,
    V_GIVE,
    V_MARKER,
    V_MARKER_BACK,
    V_REORDER,
    V_SIDE,
    V_WIN_LAND,
)
from kunitori.engine.invariants import check
from kunitori.engine.moves import advance, step
from kunitori.engine.playout import checked_game
from kunitori.engine.turn import score

SETS = (*CIRCLE_GAMES, "everything", "random 1", "random 2")
SOME, ALL = (120, 20_000) if COMPILED else (2, 20)


def play(name: str, games: int, *seats_only: int) -> None:
    """Half of the games begin with the normal set-up, some of them long, and half with a rich one."""
    all_seats = seats_only or seats_of(name)
    for i in range(games):
        seats, seed = all_seats[i % len(all_seats)], i // len(all_seats)
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
    play(name, ALL if name in CIRCLE_GAMES else ALL // 10)


@pytest.mark.parametrize("seats", seats_of(FIELD_GAME))
def test_the_battlefield_is_sound_and_the_game_ends(seats: int) -> None:
    play(FIELD_GAME, SOME, seats)


@pytest.mark.slow
@pytest.mark.parametrize("seats", seats_of(FIELD_GAME))
def test_thousands_of_games_on_the_battlefield(seats: int) -> None:
    play(FIELD_GAME, ALL, seats)


@pytest.mark.parametrize("name", [f"random {seed}" for seed in range(3, 15)])
def test_any_mix_plays(name: str) -> None:
    play(name, max(5, SOME // 12))


@pytest.mark.parametrize("seed", range(30))
def test_corrected_cards_play(seed: int) -> None:
    """The game works with all allowed corrections: costs of 0, deployable ninjas, Castles without actions."""
    play(f"corrected {seed}", max(5, SOME // 30))
    play(f"corrected {FIELD_GAME} {seed}", max(3, SOME // 30))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30, 330))
def test_corrected_cards_play_by_the_hundred(seed: int) -> None:
    play(f"corrected {seed}", max(5, SOME // 3))
    play(f"corrected {FIELD_GAME} {seed}", max(3, SOME // 10))


@pytest.mark.parametrize("ask_all", [0, 1])
def test_every_question_is_put_and_asking_again_asks_the_same(ask_all: int) -> None:
    """The pending question follows from the rest of the state, as dealt states require."""
    asked: Counter[int] = Counter()
    for name in (*SETS, FIELD_GAME):
        for seed in range(60 if name == FIELD_GAME else 20):
            g = rich(name, seats_of(name)[seed % len(seats_of(name))], seed, 8, ask_all=ask_all)
            chance = random.Random(seed)
            while not g.over:
                asked[g.kind] += 1
                if g.step == 0:
                    again = g.clone()
                    advance(again)
                    assert again == g
                step(g, chance.choice(answers(g)))
                assert check(g) == 0
    assert set(range(D_NONE + 1, D_EXCHANGE + 1)) == set(asked)


@pytest.mark.parametrize("seats", seats_of(FIELD_GAME))
def test_the_games_meet_all_that_can_happen_on_the_battlefield(seats: int) -> None:
    """Random games cover Lands won and markers returned by both teams, a full field, and both ends of the game."""
    met: Counter[object] = Counter()
    units, points = rules(FIELD_GAME).units, 8 if seats == 2 else 10
    for seed in range(80):
        g, chance = rich(FIELD_GAME, seats, seed, 8), random.Random(seed)
        g.listen()
        while not g.over:
            if g.kind == D_DEPLOY and g.played_m & units and not g.mask & units:
                met["no room for a unit"] += 1
            if g.kind == D_MARKER:
                met["own markers back" if g.a == g.who % 2 else "the other team's markers back"] += 1
                met["not the active player decides"] += g.who != g.cur
            step(g, chance.choice(answers(g)))
            for what, _, k, *_ in g.log.take():
                met[what] += 1
                met["a unit is discarded"] += what == V_DISCARD and units >> k & 1
        is_won = max(score(g, p) for p in range(2)) * 2 >= points
        met["won at once" if is_won else "max_rounds"] += 1
        met["in the deploy phase"] += is_won and g.phase == DEPLOY
    events = {V_DEPLOY, V_MARKER, V_MARKER_BACK, V_DISMISS, V_REORDER, V_SIDE, V_WIN_LAND, V_BURY}
    wanted = {*events, "no room for a unit", "a unit is discarded", "won at once", "in the deploy phase", "max_rounds"}
    if seats > 2:
        wanted |= {V_GIVE, "own markers back", "the other team's markers back", "not the active player decides"}
    assert wanted <= {what for what, n in met.items() if n}
