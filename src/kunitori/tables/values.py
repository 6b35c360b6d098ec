"""Small values of a table: chat lines, undo requests, results."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.values.decision import CardScore

__all__ = ["Chat", "GameResult", "UndoRequest"]


@dataclass(frozen=True, slots=True)
class Chat:
    """A line of chat."""

    seq: int
    at: float
    seat: int | None
    name: str
    text: str
    team: int | None = None
    """The only team that may read it (Moegahara)."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A request to take moves back, and the people who have not answered yet."""

    by: int
    moves: int
    waits_for: frozenset[int]


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended: by ``points``, by agreement (``agreed``), or because others ``resigned``."""

    how: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    resigned: tuple[int, ...] = ()
    sheets: tuple[tuple[CardScore, ...], ...] = ()
    """The points of each card, by seat (C8.2)."""
