"""The curve of a review as SVG: the chances of all sides, stacked, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kunitori.review import Moment, Review
from kunitori.web.templating import colour_of

__all__ = ["HEIGHT", "WIDTH", "Area", "Mark", "areas", "marks"]

WIDTH, HEIGHT = 720, 240


@dataclass(frozen=True, slots=True)
class Area:
    """The area of one side."""

    side: int
    colour: str
    path: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A choice worth another look."""

    x: float
    colour: str
    moment: Moment


def _xs(review: Review) -> list[float]:
    steps = max(1, len(review.curve) - 1)
    return [round(WIDTH * place / steps, 1) for place in range(len(review.curve))]


def areas(review: Review) -> tuple[Area, ...]:
    """The areas from top to bottom, in the order of the sides."""
    xs = _xs(review)
    found: list[Area] = []
    above = [0.0] * len(xs)
    for side, seats in enumerate(review.sides):
        below = [top + point.chances[side] for top, point in zip(above, review.curve, strict=True)]
        line = [*_points(xs, above), *reversed(_points(xs, below))]
        found.append(Area(side, colour_of(seats[0]), "M" + "L".join(line) + "Z", review.names(side)))
        above = below
    return tuple(found)


def _points(xs: Sequence[float], shares: Sequence[float]) -> list[str]:
    return [f"{x:g} {HEIGHT * share:.1f}" for x, share in zip(xs, shares, strict=True)]


def marks(review: Review, moments: Sequence[Moment]) -> tuple[Mark, ...]:
    """The marks below the curve, in the order of play."""
    place = {point.turn: x for point, x in zip(reversed(review.curve), reversed(_xs(review)), strict=True)}
    return tuple(
        Mark(place.get(moment.turn, 0.0), colour_of(review.sides[review.side(moment.player)][0]), moment)
        for moment in sorted(moments, key=lambda moment: moment.number)
    )
