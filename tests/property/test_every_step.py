"""At every step a game can be saved and loaded in every form, copied, tried out on a copy, and undone."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Sequence

import pytest
from tests.property.tables import CIRCLE_GAMES, FIELD_GAME, NAMES, game_of, rich, seats_of

from kunitori import Game, View, dumps, loads, new_game
from kunitori.engine.invariants import check

SETS = (*CIRCLE_GAMES, "everything", "random 8", "corrected 3")
FIELD_SETS = (FIELD_GAME, f"corrected {FIELD_GAME} 3")


def begun(i: int, games: Sequence[str] = CIRCLE_GAMES, sets: Sequence[str] = SETS) -> Game:
    """Many different tables: games from their set-up and rich positions, some with every question asked."""
    all_seats = seats_of(games[0])
    seats, seed, ask_all = all_seats[i % len(all_seats)], i // len(all_seats), i % 4 == 0
    if (i % 3 == 0 and games == CIRCLE_GAMES) or i % 10 == 0:
        rounds = {"max_rounds": 6, "ask_all": ask_all}
        return new_game(games[seed % len(games)], NAMES[:seats], seed=i, **rounds)  # type: ignore[arg-type]
    return game_of(rich(sets[seed % len(sets)], seats, seed, 1 if seats > 3 else 2, ask_all=ask_all))


def everything(game: Game) -> tuple[object, ...]:
    """Everything that can be seen of a game."""
    return game._state.export(), game.moves, game.move_players, game.events


def saved_and_loaded(game: Game) -> None:
    again = pickle.loads(pickle.dumps(game))
    assert again == game and hash(again) == hash(game)
    assert everything(again) == everything(game)
    position = game.position()
    assert Game.from_position(position) == game
    assert Game.from_position(json.dumps(position)).position() == position


def recorded(game: Game) -> None:
    """A record holds whole moves, and is the same byte for byte after a round trip."""
    text = dumps(game)
    again = loads(text)
    assert dumps(again) == text
    if game.decision is None or game.decision.step == 0:
        assert everything(again) == everything(game)
    view = game.view(0)
    assert View.from_data(json.loads(json.dumps(view.to_data()))) == view


def tried_on_copies(game: Game) -> None:
    """Every option does the same as a value, a text or an action id on a copy, and the game stays unchanged."""
    before = everything(game)
    assert game.decision is not None
    for option in game.decision.options:
        copies = [game.clone() for _ in range(3)]
        assert all(copy == game and hash(copy) == hash(game) for copy in copies)
        assert game.why_not(option.text) is game.why_not(option) is game.why_not(option.action) is None
        copies[0].apply(option)
        copies[1].apply(option.text)
        copies[2].apply(option.action)
        assert copies[0] == copies[1] == copies[2]
        assert copies[0].moves == copies[1].moves
        assert check(copies[0]._state) == 0
    assert everything(game) == before


def play(game: Game, i: int) -> set[str]:
    """Play a whole game, and return which questions came in the middle of a move."""
    first, chance, half = game.clone(), random.Random(i), set()
    while game.decision:
        if game.decision.step:
            half.add(game.decision.kind)
        saved_and_loaded(game)
        tried_on_copies(game)
        if chance.random() < 0.1:
            recorded(game)
        if chance.random() < 0.1:
            taken_back(game, chance)
        game.apply(chance.choice(game.decision.options))
    saved_and_loaded(game)
    recorded(game)
    moves, end = game.moves, everything(game)
    game.undo(len(moves))
    assert everything(game) == everything(first)
    for move in moves:
        game.apply(move)
    assert everything(game) == end
    return half


def taken_back(game: Game, chance: random.Random) -> None:
    """Undoing and replaying moves gives the same game, to the last event."""
    if game.decision and game.decision.step:
        return
    n, before, moves = chance.randint(0, len(game.moves)), everything(game), game.moves
    game.undo(n)
    assert game.moves == moves[: len(moves) - n]
    for move in moves[len(moves) - n :]:
        game.apply(move)
    assert everything(game) == before


@pytest.mark.parametrize("i", range(6))
def test_every_step(i: int) -> None:
    play(begun(i), i)


def test_every_step_on_the_battlefield() -> None:
    half: set[str] = set()
    for i in range(1, 5):
        half |= play(begun(i, [FIELD_GAME], FIELD_SETS), i)
    assert {"land", "horo", "spot"} <= half


@pytest.mark.slow
@pytest.mark.parametrize("i", range(6, 206))
def test_every_step_of_two_hundred_games(i: int) -> None:
    play(begun(i), i)


@pytest.mark.slow
def test_every_step_of_a_hundred_games_on_the_battlefield() -> None:
    half: set[str] = set()
    for i in range(5, 105):
        half |= play(begun(i, [FIELD_GAME], FIELD_SETS), i)
    assert {"land", "horo", "spot", "whose", "reorder", "give", "mate", "keep"} <= half
