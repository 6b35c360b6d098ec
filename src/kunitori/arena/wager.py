"""Stopping as soon as the question is answered, and still telling the truth.

Whoever looks at an ordinary interval after every deal, and stops when it pleases him, finds a difference sooner or
later, even where there is none. So a wager is held against every share that could be the truth: of a capital of 1 a
part is staked, deal after deal, on more being won than that share. If the share is the truth, the bets are fair, and
the chance that the capital ever grows fortyfold is one in forty at most, however often one looks (Ville's inequality).
The shares against which neither the wager on more nor the one on less has grown fortyfold are an interval that may be
looked at, and stopped by, at any time. (Waudby-Smith and Ramdas, “Estimating means of bounded random variables by
betting”, 2023.)

The capital is spread over many stakes, from timid to bold, so that nobody has to know beforehand how large the
difference is; so the order of the deals does not matter either.

>>> wager = Wager(games=2)
>>> for won in [2, 2, 1, 2, 2, 2, 2, 2, 1, 2, 2, 2]:  # games won of the two of each deal
...     wager.add(won)
>>> wager.interval()
Interval(low=0.52..., high=0.99...)
>>> wager.verdict(0.5), wager.verdict(0.6)
(1, 0)
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

from kunitori.arena.shares import SURE, Interval

__all__ = ["Wager"]

_STAKES = tuple(0.01 * 99 ** (i / 23) for i in range(24))
_NEAR = 1e-6


class Wager:
    """What has been won of the games of each deal so far, and which shares are ruled out by that."""

    def __init__(self, games: int, sure: float = SURE) -> None:
        """``games`` are the games of one deal."""
        self._games = games
        self._goal = math.log(2 / (1 - sure))
        self._deals: Counter[float] = Counter()

    def add(self, won: float) -> None:
        """One more deal, and how many of its games were won."""
        self._deals[won / self._games] += 1

    def verdict(self, share: float) -> int:
        """1 if the true share is surely higher, -1 if it is surely lower, 0 if that is open."""
        return int(self._is_higher(share)) - int(self._is_lower(share))

    def interval(self) -> Interval:
        """All shares that are not ruled out yet."""
        return Interval(_border(self._is_higher), 1 - _border(lambda share: self._is_lower(1 - share)))

    def _is_higher(self, share: float) -> bool:
        return _capital(self._deals, share) >= self._goal

    def _is_lower(self, share: float) -> bool:
        return _capital(Counter({1 - won: often for won, often in self._deals.items()}), 1 - share) >= self._goal


def _capital(deals: Counter[float], share: float) -> float:
    """The logarithm of what has become of 1 that was wagered on more than this share, the mean over all stakes."""
    if share >= 1:
        return -math.inf
    grown = [sum(n * math.log1p(stake * (won / share - 1)) for won, n in deals.items()) for stake in _STAKES]
    most = max(grown)
    return most + math.log(math.fsum(math.exp(one - most) for one in grown) / len(grown))


def _border(is_ruled_out: Callable[[float], bool]) -> float:
    """Up to where shares from 0 on are ruled out; the higher a share, the less a wager on more has won against it."""
    low, high = 0.0, 1.0
    while high - low > _NEAR:
        middle = (low + high) / 2
        low, high = (middle, high) if is_ruled_out(middle) else (low, middle)
    return low
