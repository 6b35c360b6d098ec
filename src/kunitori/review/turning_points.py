"""The turning points of a reviewed game: the turns that changed a side's chance the most."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.review.values import Moment, Review

__all__ = ["TURN", "TurningPoint", "turning_points"]

TURN = 0.1
"""The change of a chance from which a turn is a turning point."""
_MOST = 0.5  # of the change: then one thing alone explains it


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn, and what it did to the chance of a side."""

    turn: int
    player: int
    number: int
    """The first move of the turn, from 1."""
    before: float
    after: float
    choice: Moment | None = None
    """The choice that explains most of the change."""
    is_luck: bool = False
    """Whether luck explains most of it."""

    @property
    def swing(self) -> float:
        """By how much the chance changed."""
        return self.after - self.before


def turning_points(review: Review, side: int, most: int = 3) -> tuple[TurningPoint, ...]:
    """The turns that changed the chance of a side the most, in the order of play."""
    turns: dict[int, list[Moment]] = {}
    for moment in review.moments:
        turns.setdefault(moment.turn, []).append(moment)
    found: list[TurningPoint] = []
    first = 1
    for point, next in zip(review.curve, review.curve[1:], strict=False):
        moments = turns.get(point.turn, [])
        before, after = point.chances[side], next.chances[side]
        number = moments[0].number if moments else first
        first = moments[-1].number + 1 if moments else first
        if point.player is not None and abs(after - before) >= TURN:
            cause = _cause(review, moments, side, after - before)
            found.append(TurningPoint(point.turn, point.player, number, before, after, *cause))
    found.sort(key=lambda point: (-abs(point.swing), point.turn))
    return tuple(sorted(found[:most], key=lambda point: point.turn))


def _cause(review: Review, moments: list[Moment], side: int, swing: float) -> tuple[Moment | None, bool]:
    """The mistake behind a change, or whether it was luck."""
    mistakes = [m for m in moments if m.is_worth_a_look and m.choice[review.side(m.player)] < 0]
    costliest = max(mistakes, key=lambda moment: moment.choice[side] / swing, default=None)
    if costliest is not None and costliest.choice[side] / swing >= _MOST:
        return costliest, False
    luck = sum(moment.luck[side] for moment in moments)
    return None, luck / swing >= _MOST
