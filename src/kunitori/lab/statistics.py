"""The statistics of the Lab: rates, differences and their uncertainty.

Games of one deal share their shuffles and are never treated as independent: every interval is based on how much the
deals differ from one another.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from kunitori.arena.shares import wilson
from kunitori.arena.student import student_quantile, student_tail

__all__ = [
    "Estimate", "Largest", "difference", "holm", "largest_shift", "mean", "rate",
    "stratified_difference", "widened",
]  # fmt: skip

CONFIDENCE = 0.95
SIGN_FLIPS = 9_999
_LEAST_INFORMATION = 5.0  # in comparable players; with less, a corrected difference says nothing


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its 95% interval and its number of cases.

    ``error`` is the standard error, ``freedom`` its degrees of freedom, and ``p`` the p value of the difference.
    ``is_identical`` means that no deal showed any difference.
    """

    value: float
    low: float
    high: float
    cases: int
    error: float = 0.0
    freedom: int = 0
    p: float = 1.0
    is_identical: bool = False


def _sums(values: Sequence[float], deals: Sequence[Hashable]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The sum and the number of values of each deal."""
    place = {deal: i for i, deal in enumerate(dict.fromkeys(deals))}
    where = np.array([place[deal] for deal in deals], dtype=np.int64)
    size = len(place)
    sums = np.bincount(where, weights=np.array(values, dtype=np.float64), minlength=size)
    return sums.astype(np.float64), np.bincount(where, minlength=size).astype(np.float64)


def rate(wins: Sequence[float], deals: Sequence[Hashable]) -> Estimate | None:
    """How often something happened, with Wilson's interval for the effective number of cases.

    The cases of a deal are correlated. How strongly is estimated from the variation between deals, and makes the cases
    count for more or less than their number. None if there are no cases.

    >>> alone = rate([1, 0, 1, 1, 0, 1, 1, 1, 0, 1], range(10))
    >>> round(alone.value, 3), round(alone.low, 3), round(alone.high, 3)
    (0.7, 0.342, 0.913)
    >>> always = rate([1, 1, 1, 1], range(4))
    >>> always.value, round(always.low, 2)
    (1.0, 0.28)
    """
    if not len(wins):
        return None
    sums, sizes = _sums(wins, deals)
    n, clusters = float(sizes.sum()), len(sizes)
    value = float(sums.sum()) / n
    error = 0.0
    if clusters > 1:
        error = math.sqrt(clusters / (clusters - 1) * float(((sums - value * sizes) ** 2).sum())) / n
    worth = value * (1 - value) / error**2 if error > 0 and 0 < value < 1 else float(clusters)
    low, high = wilson(value * worth, worth, deviations=student_quantile(CONFIDENCE, max(1, clusters - 1)))
    return Estimate(value, low, high, round(n), error, clusters - 1)


def mean(values: Sequence[float], deals: Sequence[Hashable]) -> Estimate | None:
    """A mean over cases that are correlated within deals, with Student's interval.

    >>> found = mean([1.0, 2.0, 3.0, 4.0], range(4))
    >>> found.value, round(found.low, 3), round(found.high, 3)
    (2.5, 0.446, 4.554)
    """
    if not len(values):
        return None
    sums, sizes = _sums(values, deals)
    n, clusters = float(sizes.sum()), len(sizes)
    value = float(sums.sum()) / n
    if clusters < 2:
        return Estimate(value, -math.inf, math.inf, round(n))
    error = math.sqrt(clusters / (clusters - 1) * float(((sums - value * sizes) ** 2).sum())) / n
    return _around(value, error, clusters - 1, round(n))


def difference(
    one: Sequence[float], other: Sequence[float], bounds: tuple[float, float] | None = None
) -> Estimate | None:
    """The mean of ``one`` minus ``other``, deal by deal; both lists have the same deals.

    If all deals agree, their spread is zero, which would suggest certainty. A difference of rates therefore has
    ``bounds``: two imaginary deals, one at either end, keep its interval honest.

    >>> found = difference([5.0, 6.0, 7.0, 9.0], [4.0, 6.0, 5.0, 6.0])
    >>> found.value, round(found.p, 3)
    (1.5, 0.103)
    >>> never = difference([0.5] * 20, [0.5] * 20, (-1, 1))
    >>> never.value, never.is_identical, round(never.high, 2)
    (0.0, True, 0.14)
    """
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    if not gaps:
        return None
    value = sum(gaps) / len(gaps)
    spread = sum((gap - value) ** 2 for gap in [*gaps, *(bounds or ())])
    n = len(gaps) + len(bounds or ())
    if n < 2:
        return Estimate(value, -math.inf, math.inf, n)
    found = _around(value, math.sqrt(spread / (n - 1) / n), n - 1, len(gaps))
    return replace(found, is_identical=not any(gaps))


def _around(value: float, error: float, freedom: int, cases: int) -> Estimate:
    reach = student_quantile(CONFIDENCE, freedom) * error
    p = student_tail(value / error, freedom) if error > 0 else 0.5**freedom if value else 1.0
    return Estimate(value, value - reach, value + reach, cases, error, freedom, p)


def widened(estimate: Estimate, comparisons: int) -> tuple[float, float]:
    """The interval that allows for a number of comparisons (Bonferroni).

    >>> found = difference([5.0, 6.0, 7.0, 9.0], [4.0, 6.0, 5.0, 6.0])
    >>> widened(found, 1) == (found.low, found.high), widened(found, 20)[0] < found.low
    (True, True)
    """
    if estimate.freedom < 1:
        return estimate.low, estimate.high
    reach = student_quantile(1 - (1 - CONFIDENCE) / max(1, comparisons), estimate.freedom) * estimate.error
    return estimate.value - reach, estimate.value + reach


def stratified_difference(
    wins: Sequence[float], has: Sequence[bool], strata: Sequence[Hashable], deals: Sequence[Hashable]
) -> Estimate | None:
    """How much more often those who have something win than others of the same stratum.

    Strata are weighted by their information (Mantel and Haenszel); one where all have it, or none, says nothing. None
    if there is too little to compare.

    >>> wins, has = [1, 1, 1, 0] * 5 + [1, 0, 0, 0] * 5, [True, True, False, False] * 10
    >>> found = stratified_difference(wins, has, ["a"] * 20 + ["b"] * 20, range(40))
    >>> round(found.value, 3)
    0.5
    >>> stratified_difference([1, 0], [True, False], ["a", "b"], range(2)) is None
    True
    """
    outcome, treated = np.array(wins, dtype=np.float64), np.array(has, dtype=np.float64)
    y, _ = _centred(outcome, strata)
    x, _ = _centred(treated, strata)
    information = float(x @ x)
    if information < _LEAST_INFORMATION:
        return None
    value = float(x @ y) / information
    sums, _ = _sums([*(x * (y - value * x))], deals)
    clusters = len(sums)
    error = math.sqrt(clusters / (clusters - 1) * float(sums @ sums)) / information
    return _around(value, error, clusters - 1, round(float(treated.sum())))


def _centred(
    values: NDArray[np.float64], strata: Sequence[Hashable]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Values minus the mean of their stratum, and the means."""
    sums, sizes = _sums([*values], strata)
    place = {stratum: i for i, stratum in enumerate(dict.fromkeys(strata))}
    means = (sums / sizes)[[place[stratum] for stratum in strata]]
    return values - means, means


def holm(chances: Sequence[float]) -> list[float]:
    """P values corrected for multiple comparisons (Holm).

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    corrected, worst = [1.0] * len(chances), 0.0
    for rank, place in enumerate(sorted(range(len(chances)), key=lambda i: chances[i])):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[place]))
        corrected[place] = worst
    return corrected


@dataclass(frozen=True, slots=True)
class Largest:
    """The largest of several shifts, by its place; its interval allows for the selection."""

    place: int
    estimate: Estimate


def largest_shift(gaps: Sequence[Sequence[float | None]], seed: int) -> Largest | None:
    """Of several things measured in every deal, the one that moved most, in standard errors.

    ``gaps`` has a row for each deal with the shift of each thing, or None where it was not measured. If nothing really
    moves, the sign of a row is random; so random signs show how large the largest shift gets by chance.

    >>> steady = [[0.1, -0.1], [-0.1, 0.1]] * 10
    >>> moved = [[0.3, -0.1], [0.2, 0.1]] * 10
    >>> largest_shift(moved, 1).place, largest_shift(moved, 1).estimate.p < 0.001, largest_shift(steady, 1).estimate.p
    (0, True, 1.0)
    """
    if len(gaps) < 2 or not gaps[0]:
        return None
    is_there = np.array([[gap is not None for gap in row] for row in gaps])
    moved = np.array([[0.0 if gap is None else gap for gap in row] for row in gaps])
    cases = is_there.sum(axis=0)
    error = np.sqrt((moved**2).sum(axis=0))
    if not error.any():
        return Largest(0, Estimate(0.0, 0.0, 0.0, int(cases.max()), 0.0, len(gaps) - 1, is_identical=True))
    scaled = moved / np.where(error > 0, error, 1.0)
    found = np.abs(scaled.sum(axis=0))
    signs = np.random.default_rng(seed).integers(0, 2, size=(SIGN_FLIPS, len(gaps)), dtype=np.int8) * 2.0 - 1.0
    chance = np.abs(signs @ scaled).max(axis=1)
    place = int(found.argmax())
    p = (1 + int((chance >= found[place] - 1e-9).sum())) / (SIGN_FLIPS + 1)
    value, unit = float(moved[:, place].sum() / cases[place]), float(error[place] / cases[place])
    reach = float(np.quantile(chance, CONFIDENCE)) * unit
    return Largest(place, Estimate(value, value - reach, value + reach, int(cases[place]), unit, len(gaps) - 1, p))
