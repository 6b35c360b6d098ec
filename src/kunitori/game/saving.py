"""Saves and loads games as text."""

from __future__ import annotations

from kunitori.errors import BadOptions, quoted
from kunitori.game.game import Game
from kunitori.values.record import Record

__all__ = ["dumps", "loads"]


def dumps(game: Game) -> str:
    """The whole game as text, for saving, replay and bug reports."""
    if not isinstance(game, Game):
        raise BadOptions("error-not-a-game", value=quoted(game))
    return game.record().to_text()


def loads(text: str) -> Game:
    """Load what `dumps` writes; `BadRecord` says what is wrong and where.

    >>> loads("1. e4 e5")
    Traceback (most recent call last):
    ...
    kunitori.errors.BadRecord: This is not a record of a Kunitori game. ...
    """
    return Game.from_record(Record.parse(text))
