"""What somebody, or a level, made of a daily challenge."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from kunitori.tables.day import Day
from kunitori.tables.table import Table

__all__ = ["SEAT", "DailyResult", "daily_result"]

SEAT = 0
"""The seat in which everybody plays a daily challenge."""


@dataclass(frozen=True, slots=True)
class DailyResult:
    """The points of the seat or its team, and those of the best rival."""

    points: int
    rival: int
    is_won: bool
    is_resigned: bool = False

    @classmethod
    def of(
        cls, scores: Sequence[int], winners: Collection[int], *, teams: bool, is_resigned: bool = False
    ) -> DailyResult:
        """The result of a game.

        >>> DailyResult.of((30, 28, 31), (2,), teams=False), DailyResult.of((5, 2, 5, 2), (0, 2), teams=True).margin
        (DailyResult(points=30, rival=31, is_won=False, is_resigned=False), 3)
        """
        rivals = [score for seat, score in enumerate(scores) if (seat % 2 if teams else seat) != SEAT]
        return cls(scores[SEAT], max(rivals), SEAT in winners and not is_resigned, is_resigned)

    @property
    def margin(self) -> int:
        """By how many points the seat was ahead."""
        return self.points - self.rival

    @property
    def rank(self) -> tuple[bool, int]:
        """What results are compared by: who resigned comes last, otherwise the margin counts."""
        return (False, 0) if self.is_resigned else (True, self.margin)


def daily_result(table: Table) -> DailyResult | None:
    """The result of a table that counts; None for other tables, in play, and for games that ended too late."""
    day, result = table.settings.daily, table.result
    if day is None or result is None or table.updated >= Day.read(day).opens:
        return None
    return DailyResult.of(result.scores, result.winners, teams=table.teams, is_resigned=SEAT in result.resigned)
