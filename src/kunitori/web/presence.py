"""Which players are connected to which process. Each process holds a lease for every seat that is connected to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

from kunitori.store import Leases, StoreTrouble
from kunitori.web.live import Live
from kunitori.web.logs import note

__all__ = ["Presence"]

_SEAT_LEASE = "seat "
_LEASE_SECONDS, _CHECK_SECONDS = 30.0, 8.0
_TOGETHER_SECONDS = 0.2
"""Those who come and go within this time share a statement."""
_SETTLE_SECONDS = 2 * _CHECK_SECONDS
"""After trouble with the database, the other processes need this long to renew their leases."""
_TIDY_SECONDS = 600.0


class Presence:
    """Tells other processes who is connected here, and the tables who is connected elsewhere."""

    def __init__(
        self, leases: Leases, holder: str, tables: Mapping[str, Live], changed: Callable[[Live], None]
    ) -> None:
        self._leases = leases
        self._holder = holder
        self._tables = tables
        self._changed = changed
        self._came: set[str] = set()
        self._left: set[str] = set()
        self._news = asyncio.Event()
        self._settled = 0.0
        self._tidied = time.monotonic()

    def came(self, id: str, seats: Iterable[int]) -> None:
        """Players have connected to this process."""
        names = {_lease(id, seat) for seat in seats}
        self._came |= names
        self._left -= names
        self._news.set()

    def left(self, id: str, seats: Iterable[int]) -> None:
        """Players are no longer connected to this process."""
        names = {_lease(id, seat) for seat in seats}
        self._left |= names
        self._came -= names
        self._news.set()

    async def follow(self) -> None:
        """Renew the leases and read those of other processes, again and again."""
        due = time.monotonic()
        while True:
            self._news.clear()
            if time.monotonic() >= due:
                due = time.monotonic() + _CHECK_SECONDS
                await self.check()
            else:
                await self._tell()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due - time.monotonic())):
                    await self._news.wait()
                    await asyncio.sleep(_TOGETHER_SECONDS)

    async def check(self) -> None:
        """Renew all leases, and take over what other processes hold.

        In trouble, those who were connected still are: only a lease that its process could have renewed says otherwise.
        """
        self._came |= {_lease(live.id, seat) for live in [*self._tables.values()] for seat in live.here}
        await self._tell()
        try:
            held = await self._leases.held(_SEAT_LEASE, self._holder)
            if time.monotonic() - self._tidied > _TIDY_SECONDS:
                self._tidied = time.monotonic()
                await self._leases.forget_expired()
        except Exception as problem:
            self._settled = time.monotonic() + _SETTLE_SECONDS
            note("cannot read who is present", 30, is_mistake=not isinstance(problem, StoreTrouble))
            return
        elsewhere: dict[str, set[int]] = {}
        for name in held:
            id, _, number = name.removeprefix(_SEAT_LEASE).rpartition(" ")
            elsewhere.setdefault(id, set()).add(int(number))
        is_settled = time.monotonic() >= self._settled
        for live in [*self._tables.values()]:
            there = frozenset(elsewhere.get(live.id, ()))
            self._take_over(live, there if is_settled else there | live.elsewhere)

    def _take_over(self, live: Live, there: frozenset[int]) -> None:
        if live.find_elsewhere(there):
            self._changed(live)

    async def _tell(self) -> None:
        came, self._came = self._came, set()
        left, self._left = self._left, set()
        try:
            await self._leases.take_all(came, self._holder, _LEASE_SECONDS)
            await self._leases.release_all(left, self._holder)
        except Exception as problem:
            self._settled = time.monotonic() + _SETTLE_SECONDS
            self._left |= left - self._came
            note("cannot say who is present", 30, is_mistake=not isinstance(problem, StoreTrouble))


def _lease(id: str, seat: int) -> str:
    return f"{_SEAT_LEASE}{id} {seat}"
