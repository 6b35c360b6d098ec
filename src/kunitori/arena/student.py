"""Student's t distribution: how far an estimate from few deals may be off."""

from __future__ import annotations

import math
from functools import cache

__all__ = ["student_quantile", "student_tail"]


def student_tail(t: float, freedom: int) -> float:
    """The probability that Student's t is farther from 0 than this, on either side.

    >>> round(student_tail(2.2281, 10), 4)
    0.05
    """
    if freedom < 1:
        return 1.0
    return _incomplete_beta(freedom / (freedom + t * t), freedom / 2, 0.5)


@cache
def student_quantile(confidence: float, freedom: int) -> float:
    """The two-sided quantile of Student's t for a confidence level.

    >>> round(student_quantile(0.95, 10), 4), round(student_quantile(0.95, 10_000_000), 4)
    (2.2281, 1.96)
    """
    low, high = 0.0, 1.0
    while student_tail(high, freedom) > 1 - confidence:
        low, high = high, high * 2
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        if student_tail(middle, freedom) > 1 - confidence:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _incomplete_beta(x: float, a: float, b: float) -> float:
    """The regularized incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _incomplete_beta(1 - x, b, a)
    front = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    )  # fmt: skip
    tiny = 1e-300
    c, d = 1.0, 1 / max(1 - (a + b) * x / (a + 1), tiny)
    fraction = d
    for m in range(1, 1000):
        for numerator in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 + numerator * d
            d = 1 / (d if abs(d) > tiny else tiny)
            c = 1 + numerator / c
            c = c if abs(c) > tiny else tiny
            fraction *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return front * fraction / a
