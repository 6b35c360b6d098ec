"""How often each guest and each address may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable

from kunitori.web.options import Limits, allowance
from kunitori.web.refusals import TooOften

__all__ = ["Bucket", "Pace", "Paces"]

_MOST_KNOWN = 20_000  # guests and addresses that are remembered


class Bucket:
    """Tokens that run out when they are spent faster than they come back.

    >>> bucket = Bucket(2, 1)
    >>> [bucket.take(now) for now in (0, 0, 0, 1)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_left", "most", "refill")

    def __init__(self, most: float, refill: float) -> None:
        self.most: float = most
        self.refill: float = refill
        self._left = most
        self._at: float | None = None

    def take(self, now: float | None = None) -> bool:
        """Take one, if there is one."""
        now = time.monotonic() if now is None else now
        self._left = min(self.most, self._left + (now - (now if self._at is None else self._at)) * self.refill)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Pace:
    """A bucket for everybody; those who have not been seen for longest are forgotten first."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: Iterable[str]) -> None:
        """One more by each of these; `TooOften` if that is too fast for one of them."""
        taken = [self._bucket(name).take() for name in who]  # each of them pays, even if the first cannot
        if not all(taken):
            raise TooOften("server-too-often")

    def _bucket(self, name: str) -> Bucket:
        bucket = self._known.get(name)
        if bucket is None:
            most, refill = self._rate
            times = allowance(name)
            bucket = self._known[name] = Bucket(times * most, times * refill)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(name)
        return bucket


class Paces:
    """How fast each guest and each address does what: the same whether by page, socket or API."""

    def __init__(self, limits: Limits) -> None:
        self.requests: Pace = Pace(limits.requests)
        self.changes: Pace = Pace(limits.changes)
        self.tables: Pace = Pace(limits.tables)
        self.chat: Pace = Pace(limits.chat)
        self.hints: Pace = Pace(limits.hints)
