"""API clients count as present for a while after each request, as sockets do while they are open."""

from __future__ import annotations

import asyncio

from kunitori.web.hub import Hub, Live

__all__ = ["notice"]

LINGER = 45.0
"""Seconds that a seat stays present after a request; slightly more than the longest wait."""


class Visitor:
    """A seat's client between two requests."""

    def __init__(self, hub: Hub, live: Live, seat: int) -> None:
        self.seats: tuple[int, ...] = (seat,)
        self._hub, self._live = hub, live
        self._who = (f"api {live.id} {seat}",)
        self._timer: asyncio.TimerHandle | None = None

    def wake(self) -> None:
        """Nothing to do: a waiting request waits for the table itself."""

    def close(self) -> None:
        """The server ends."""
        if self._timer:
            self._timer.cancel()

    def come(self) -> None:
        """The first request."""
        self._hub.join(self._live, self, self._who)
        self.stay()

    def stay(self) -> None:
        """Another request."""
        self.close()
        self._timer = asyncio.get_running_loop().call_later(LINGER, self._go)

    def _go(self) -> None:
        self._hub.leave(self._live, self, self._who)


def notice(hub: Hub, live: Live, seat: int) -> None:
    """Note that a seat's player has sent a request."""
    for listener in live.listeners:
        if isinstance(listener, Visitor) and listener.seats == (seat,):
            listener.stay()
            return
    Visitor(hub, live, seat).come()
