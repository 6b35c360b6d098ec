"""Stopping as soon as the question is answered, without fooling oneself.

If you check an ordinary interval after every deal and stop when you like the result, you will find a difference sooner
or later even where there is none. So this module bets against every share that could be true: starting with a capital
of 1, it stakes part of it, deal after deal, on the bot winning more than that share. If the share is true, the bets are
fair, and the chance that the capital ever grows fortyfold is at most one in forty, no matter how often you check
(Ville's inequality). The shares against which neither the bet on more nor the bet on less has grown fortyfold form an
interval that is valid at any time, so you may stop whenever you like. (Waudby-Smith and Ramdas, “Estimating means of
bounded random variables by betting”, 2023.)

The capital is spread over many stakes, from small to large, so that the size of the difference need not be known in
advance. The order of the deals does not matter.

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
_TOLERANCE = 1e-6


class Wager:
    """The games won in each deal so far, and the shares they rule out."""

    def __init__(self, games: int, sure: float = SURE) -> None:
        """``games`` is the number of games per deal."""
        self._games = games
        self._goal = math.log(2 / (1 - sure))
        self._deals: Counter[float] = Counter()

    def add(self, won: float) -> None:
        """Add a deal by the number of its games that were won."""
        self._deals[won / self._games] += 1

    def verdict(self, share: float) -> int:
        """1 if the true share is certainly higher, -1 if it is certainly lower, 0 if undecided."""
        return int(self._is_higher(share)) - int(self._is_lower(share))

    def interval(self) -> Interval:
        """All shares that are not yet ruled out."""
        return Interval(_border(self._is_higher), 1 - _border(lambda share: self._is_lower(1 - share)))

    def _is_higher(self, share: float) -> bool:
        return _capital(self._deals, share) >= self._goal

    def _is_lower(self, share: float) -> bool:
        return _capital(Counter({1 - won: often for won, often in self._deals.items()}), 1 - share) >= self._goal


def _capital(deals: Counter[float], share: float) -> float:
    """The log of the capital, averaged over all stakes, after betting 1 on more than this share."""
    if share >= 1:
        return -math.inf
    grown = [sum(n * math.log1p(stake * (won / share - 1)) for won, n in deals.items()) for stake in _STAKES]
    most = max(grown)
    return most + math.log(math.fsum(math.exp(one - most) for one in grown) / len(grown))


def _border(is_ruled_out: Callable[[float], bool]) -> float:
    """The end of the ruled-out shares, from 0 upwards; a bet on more wins less against a higher share."""
    low, high = 0.0, 1.0
    while high - low > _TOLERANCE:
        middle = (low + high) / 2
        low, high = (middle, high) if is_ruled_out(middle) else (low, middle)
    return low
