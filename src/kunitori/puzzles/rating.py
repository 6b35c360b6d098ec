"""Ratings of people and puzzles: Glicko, where every first try is a game between the two.

A rating has a deviation, which says how little we know, and shrinks with every try. With ``q = ln 10 / 400``,
``g = 1 / sqrt(1 + 3 q² d² / π²)`` for the other's deviation ``d``, and the expected result
``e = 1 / (1 + 10 ** (-g (mine - other) / 400))``, the result ``s`` (1 or 0) moves a rating with deviation ``D`` by
``q g (s - e) / (1 / D² + q² g² e (1 - e))``.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, pi, sqrt

__all__ = ["NEWCOMER", "UNTRIED", "PuzzleRating", "rated"]

_Q = log(10) / 400
_LEAST_DEVIATION = 50.0  # a rating never stops moving
_LOWEST, _HIGHEST = 100.0, 3500.0
UNTRIED = 120.0
"""The deviation of a puzzle that only our bots have tried."""


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """A rating and its deviation."""

    value: float
    deviation: float

    @property
    def is_sure(self) -> bool:
        """Whether it has been tested enough to mean something."""
        return self.deviation < 110


NEWCOMER = PuzzleRating(1400.0, 200.0)
"""Where everybody begins."""


def rated(player: PuzzleRating, puzzle: PuzzleRating, *, is_right: bool) -> tuple[PuzzleRating, PuzzleRating]:
    """The ratings of both after a try.

    >>> me, it = rated(NEWCOMER, PuzzleRating(1500.0, UNTRIED), is_right=True)
    >>> round(me.value), round(me.deviation), round(it.value), round(it.deviation)
    (1507, 178, 1460, 115)
    """
    return _after(player, puzzle, float(is_right)), _after(puzzle, player, 1.0 - float(is_right))


def _after(mine: PuzzleRating, other: PuzzleRating, result: float) -> PuzzleRating:
    g = 1 / sqrt(1 + 3 * _Q**2 * other.deviation**2 / pi**2)
    expected = 1 / (1 + 10 ** (-g * (mine.value - other.value) / 400))
    known = 1 / mine.deviation**2 + _Q**2 * g**2 * expected * (1 - expected)
    value = mine.value + _Q * g * (result - expected) / known
    return PuzzleRating(min(_HIGHEST, max(_LOWEST, value)), max(_LEAST_DEVIATION, sqrt(1 / known)))
