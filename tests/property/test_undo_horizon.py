"""Undo is free only while the player has learnt nothing and nobody else has decided."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from tests.property.tables import GAMES, game_of, rich, seats_of

from kunitori import Game

SETS = (*GAMES, "everything")


def free_moves(game: Game, player: int) -> int:
    """How many of the last moves the player may undo without asking."""
    n = 0
    while n < len(game.moves) and not game.undo_needs(n + 1, player):
        n += 1
    return n


def has_learnt_nothing(game: Game, player: int, n: int, seed: int) -> None:
    """With other unknown cards before these moves, the player would see the same now."""
    before = game.clone()
    before.undo(n)
    assert set(game.move_players[-n:]) == {player}
    sample = before.view(player).sample(seed)
    for move in game.moves[-n:]:
        assert sample.why_not(move) is None, move
        sample.apply(move)
    assert replace(sample.view(player), events=()) == replace(game.view(player), events=()), game.moves[-n:]


def watch(game: Game, seed: int) -> int:
    chance, free = random.Random(seed), 0
    while game.decision:
        game.apply(chance.choice(game.decision.options))
        if not game.moves or (game.decision and game.decision.step):
            continue
        player = game.move_players[-1]
        others = frozenset(range(len(game.players))) - {player}
        n = free_moves(game, player)
        for more in range(n + 1, min(n + 4, len(game.moves) + 1)):
            assert game.undo_needs(more, player) == others
        if n and chance.random() < 0.5:
            free += n
            has_learnt_nothing(game, player, n, chance.randrange(1 << 64))
    return free


@pytest.mark.parametrize("name", SETS)
def test_a_free_undo_takes_back_nothing_that_was_learnt(name: str) -> None:
    assert sum(watch(game_of(rich(name, seats, seats, 1)), seats) for seats in seats_of(name)) > 50


@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_a_free_undo_never_takes_back_anything_learnt(name: str) -> None:
    for seed in range(60):
        watch(game_of(rich(name, seats_of(name)[seed % len(seats_of(name))], seed, 4)), seed)
