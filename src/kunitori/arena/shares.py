"""How sure a share of games is.

Games of one deal are not independent: whom the deal favours loses by it when the seats have been rotated. So what is
independent is counted, the deals, and the interval says how far the share of wins scatters from deal to deal.
docs/arena.md tells the whole story.

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

__all__ = ["SURE", "Interval", "over_deals", "wilson"]

SURE = 0.95


class Interval(NamedTuple):
    """Where a share lies, as sure as the interval says."""

    low: float
    high: float


def wilson(wins: float, games: float, *, sure: float = SURE, deviations: float | None = None) -> Interval:
    """Wilson's interval for a share of independent games. It is right near 0 and 1, too, and for few games.

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
    """The interval for a share of games of which so many each have the same deal; the wins are given by deal.

    It is Wilson's, for as many independent games as would scatter like these: fewer than were played where the games
    of a deal go together, more where the rotated seats cancel luck. With few deals this number is itself uncertain: it
    is drawn towards the number of games played, and Student's distribution makes the interval wider.
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
    return wilson(share * worth, worth, deviations=student(z, deals - 1))


def student(z: float, freedom: int) -> float:
    """The quantile of Student's distribution that belongs to one of the normal distribution (Fisher's expansion).

    >>> round(student(1.959964, 9), 3), round(student(1.959964, 199), 3)
    (2.262, 1.972)
    """
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / float(freedom) ** i for i, term in enumerate(terms))
