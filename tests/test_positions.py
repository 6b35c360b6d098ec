"""What a game from a position says about itself."""

from __future__ import annotations

import pytest

from kunitori import Game, dumps, loads

PASSING = {
    "game": "kunitori", "players": ["Ann", "Ben"], "phase": "redraw", "seed": 3,
    "seats": [{"hand": {"copper": 2}, "deck": {"copper": 6}}, {"hand": {"copper": 3}, "deck": {"village": 2}}],
}  # fmt: skip


def test_a_turn_that_passes_by_itself_is_told() -> None:
    game = Game.from_position(PASSING)
    assert (game.turn, game.active, game.phase, game.moves) == (1, 1, "buy", ())
    told = [(event.kind, event.player) for event in game.events]
    assert ("hand_discard", 0) in told and ("draw", 0) in told and ("turn", 1) in told
    assert game.event_counts == (len(game.events),)
    assert game.view(1).events[-1].kind == "phase"


def test_the_record_tells_it_again() -> None:
    game = Game.from_position(PASSING)
    game.apply("play copper")
    again = loads(dumps(game))
    assert again == game and again.events == game.events and dumps(again) == dumps(game)
    game.undo()
    again.undo()
    assert again.events == game.events


def test_a_position_that_asks_at_once_tells_nothing() -> None:
    game = Game.from_position(Game.from_position(PASSING).position())
    assert game.events == ()


@pytest.mark.parametrize(("players", "lands"), [(2, 8), (4, 10), (6, 10)])
def test_a_position_has_an_entry_for_every_land(players: int, lands: int) -> None:
    position = Game.from_position({"game": "moegahara", "seats": [{}] * players}).position()
    assert [*map(len, (position["won"], *position["lines"]))] == [lands] * 3
