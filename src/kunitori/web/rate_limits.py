"""How often each guest and each address may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable

from kunitori.web.options import Limits, allowance
from kunitori.web.refusals import TooOften

__all__ = ["Bucket", "Pace", "Paces", "Spending"]

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
        if not self.has_one(now):
            return False
        self._left -= 1
        return True

    def has_one(self, now: float | None = None) -> bool:
        """Whether there is one to take."""
        return self.left(now) >= 1

    def left(self, now: float | None = None) -> float:
        """How much there is; less than nothing after somebody has spent too much."""
        now = time.monotonic() if now is None else now
        self._left = min(self.most, self._left + (now - (now if self._at is None else self._at)) * self.refill)
        self._at = now
        return self._left

    def spend(self, amount: float) -> None:
        """Take so much, even if there is less."""
        self._left -= amount


class Pace:
    """A bucket for everybody; those who have not been seen for longest are forgotten first."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: Iterable[str]) -> None:
        """One more by each of these; `TooOften` if that is too fast for one of them, and then nobody pays.

        So a guest who is too fast uses up no more of the address than a guest's share.
        """
        buckets = [self._bucket(name) for name in who]
        if not all(bucket.has_one() for bucket in buckets):
            raise TooOften("server-too-often")
        for bucket in buckets:
            bucket.take()

    def may(self, name: str) -> bool:
        """One more, if it is allowed."""
        return self._bucket(name).take()

    def has_one(self, name: str) -> bool:
        """Whether one more would be allowed."""
        return self._bucket(name).has_one()

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


class Spending(Pace):
    """The same for an amount that is known only when it has been spent, such as processor time."""

    def check(self, who: Iterable[str]) -> None:
        """Raise `TooOften` if one of these has nothing left."""
        if not self.has_left(who):
            raise TooOften("server-too-often")

    def has_left(self, who: Iterable[str]) -> bool:
        """Whether each of these has something left."""
        return all(self._bucket(name).left() > 0 for name in who)

    def spend(self, who: Iterable[str], amount: float) -> None:
        """These have spent so much."""
        for name in who:
            self._bucket(name).spend(amount)


class Paces:
    """How fast each guest and each address does what: the same whether by page, socket or API."""

    def __init__(self, limits: Limits) -> None:
        self.requests: Pace = Pace(limits.requests)
        self.seconds: Spending = Spending(limits.seconds)
        self.drawing: Spending = Spending(limits.drawing)
        self.files: Pace = Pace(limits.files)
        self.changes: Pace = Pace(limits.changes)
        self.tables: Pace = Pace(limits.tables)
        self.frames: Pace = Pace(limits.frames)
        self.refused_frames: Pace = Pace(limits.refused_frames)
        self.chat: Pace = Pace(limits.chat)
        self.hints: Pace = Pace(limits.hints)
        self.previews: Pace = Pace(limits.previews)
        self.measures: Pace = Pace(limits.measures)
        self.tries: Pace = Pace(limits.tries)
        self.pushes: Pace = Pace(limits.pushes)
