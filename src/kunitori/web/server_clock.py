"""The server's clock: the time of entries, and the times in which nobody's clock may run.

Every part of a second the server looks at the time. If it has leapt, the server slept, stood still, or its clock was
set, and no player could have moved meanwhile.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

__all__ = ["TICK_SECONDS", "ServerClock"]

TICK_SECONDS = 0.5
_LEAP_SECONDS = 2.0
"""Shorter gaps are charged: a busy server may be late."""


class ServerClock:
    """The time, and the outages that are known.

    >>> wall = [100.0]
    >>> clock = ServerClock(lambda: wall[0])
    >>> wall[0] = 400.0
    >>> clock.now(), clock.owed(90.0), clock.owed(350.0), clock.owed(400.0)
    (400.0, 300.0, 50.0, 0.0)
    """

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        self._wall = wall
        self._ahead = 0.0
        self._last = wall()
        self._outages: list[tuple[float, float]] = []  # in order, without overlaps
        self._unsaved: list[tuple[float, float]] = []

    def now(self) -> float:
        """The time; it notices if time has leapt since the last look."""
        now = self._wall() + self._ahead
        if now - self._last > _LEAP_SECONDS:
            self.stood_still(self._last, now)
        elif self._last - now > _LEAP_SECONDS:
            self._outages = [(since, min(until, now)) for since, until in self._outages if since < now]
        self._last = now
        return now

    def start(self, now: float) -> None:
        """Show this time from now on, because nothing has happened before."""
        self.follow(now)
        self._last = now

    def follow(self, now: float) -> None:
        """Follow a clock that shows this time."""
        self._ahead = now - self._wall()

    def stood_still(self, since: float, until: float) -> None:
        """No move could be made between these times."""
        if until > since:
            self._unsaved.append((since, until))
            self.learn([(since, until)])

    def learn(self, outages: Iterable[tuple[float, float]]) -> None:
        """Take over outages that are known."""
        now = self._wall() + self._ahead
        past = {(since, until) for since, until in outages if until <= now + _LEAP_SECONDS}
        merged: list[tuple[float, float]] = []
        for since, until in sorted(past.union(self._outages)):
            if merged and since <= merged[-1][1]:
                merged[-1] = merged[-1][0], max(until, merged[-1][1])
            else:
                merged.append((since, until))
        self._outages = merged

    def take_unsaved(self) -> list[tuple[float, float]]:
        """The outages noticed here since the last call."""
        unsaved, self._unsaved = self._unsaved, []
        return unsaved

    def owed(self, since: float) -> float:
        """The seconds for which a clock must not be charged that runs since then.

        They are negative if it stands in the future, because the time was set back: then it must be set back as well.
        """
        now = self.now()
        if since > now + _LEAP_SECONDS:
            return now - since
        total = 0.0
        for begin, end in reversed(self._outages):
            if end <= since:
                break
            total += end - max(begin, since)
        return total
