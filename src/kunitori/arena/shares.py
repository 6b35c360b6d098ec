"""How certain a share of games is.

Games of one deal are not independent: a bot that the deal favours suffers from it after the rotation. So the intervals
count deals, which are independent, and measure how much the share of wins varies from deal to deal. docs/arena.md has
the details.

>>> wilson(45, 100)
Interval(low=0.356..., high=0.547...)
>>> over_deals([1, 1, 1, 1, 2, 1, 1, 0, 1, 1] * 10, 2)  # wins of the two games of each of a hundred deals
Interval(low=0.454..., high=0.545...)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, variance
from typing import NamedTuple

from kunitori.arena.student import student_quantile

__all__ = ["SURE", "Interval", "over_deals", "wilson"]

SURE = 0.95
"""How sure an interval is by default."""


class Interval(NamedTuple):
    """A confidence interval for a share."""

    low: float
    high: float


def wilson(wins: float, games: float, *, sure: float = SURE, deviations: float | None = None) -> Interval:
    """Wilson's interval for a share of independent games. It also holds near 0 and 1, and for few games.

    ``deviations`` gives the width in standard errors and overrides ``sure``.

    >>> wilson(400, 400).low
    0.990...
    >>> [round(end, 3) for end in wilson(8, 10, deviations=1.96)]
    [0.49, 0.943]
    """
    if not games:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf((1 + sure) / 2) if deviations is None else deviations
    share = wins / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    whole = 1 + z * z / games
    low, high = (middle - half) / whole, (middle + half) / whole
    return Interval(max(0.0, min(share, low)), min(1.0, max(share, high)))  # rounding must not leave the share out


def over_deals(wins: Sequence[float], games: int, *, sure: float = SURE) -> Interval:
    """The interval for a share of wins if each deal was played in several games; ``wins`` are given per deal.

    It is Wilson's interval for the number of independent games that would vary as much: fewer than were played if the
    games of a deal resemble each other, more if the rotation cancels luck. With few deals this number is uncertain, so
    it is pulled towards the number of games played, and Student's distribution widens the interval.
    """
    deals = len(wins)
    if deals < 2:
        return Interval(0.0, 1.0)
    share = fmean(wins) / games
    independent = share * (1 - share) / games  # the variance of a deal's share if its games were independent
    effect = variance([won / games for won in wins]) / independent if independent else 1.0
    z = NormalDist().inv_cdf((1 + sure) / 2)
    effect = ((deals - 1) * effect + z * z) / (deals - 1 + z * z)
    worth = deals * games / effect
    return wilson(share * worth, worth, deviations=student_quantile(sure, deals - 1))
