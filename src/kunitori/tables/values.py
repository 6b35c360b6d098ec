"""Small values that a table holds: what was said, what is asked for, how it ended."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.values.decision import CardScore

__all__ = ["Chat", "Result", "UndoRequest"]


@dataclass(frozen=True, slots=True)
class Chat:
    """A line somebody said."""

    seq: int
    at: float
    seat: int | None
    name: str
    text: str
    team: int | None = None
    """Only this team may read it (Moegahara)."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Somebody would like to take moves back, and these people have not answered yet."""

    by: int
    moves: int
    waits_for: frozenset[int]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: by ``points``, because all ``agreed``, or because others ``resigned``."""

    how: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    resigned: tuple[int, ...] = ()
    sheets: tuple[tuple[CardScore, ...], ...] = ()
    """What each card counts, by seat (C8.2)."""
