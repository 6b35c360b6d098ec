"""The curve of a review as SVG: the chances of all sides, stacked, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kunitori.review import Moment, Review, TurningPoint
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
    """A turn to look at again: a costly choice, or a turning point."""

    x: float
    colour: str
    turn: int
    player: int
    number: int
    """The move before which the replay opens, from 1."""


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


def marks(review: Review, turns: Sequence[Moment | TurningPoint]) -> tuple[Mark, ...]:
    """The marks below the curve, in the order of play."""
    place = {point.turn: x for point, x in zip(reversed(review.curve), reversed(_xs(review)), strict=True)}
    return tuple(
        Mark(
            place.get(each.turn, 0.0), colour_of(review.sides[review.side(each.player)][0]), each.turn, each.player,
            each.number,
        )
        for each in sorted(turns, key=lambda each: each.number)
    )  # fmt: skip
