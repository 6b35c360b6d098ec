"""API clients count as present for a while after each request, as sockets do while they are open."""

from __future__ import annotations

import asyncio

from starlette.requests import ClientDisconnect, Request

from kunitori.web.hub import Hub
from kunitori.web.live import Live

__all__ = ["notice", "wait_for_news"]

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
        self._timer = None  # it knows this method, and a circle would keep the table in memory
        self._hub.leave(self._live, self, self._who)


async def wait_for_news(
    request: Request, hub: Hub, live: Live, seat: int | None, after: int, seconds: float
) -> None:
    """Wait until the log has entries after this one, or the client hangs up, which raises `ClientDisconnect`."""
    news = asyncio.ensure_future(hub.wait(live, seat, after, seconds))
    leaving = asyncio.ensure_future(_hangs_up(request))
    try:
        await asyncio.wait({news, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not news.done():
            raise ClientDisconnect
    finally:
        news.cancel()
        leaving.cancel()


async def _hangs_up(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def notice(hub: Hub, live: Live, seat: int) -> None:
    """Note that a seat's player has sent a request."""
    for listener in live.listeners:
        if isinstance(listener, Visitor) and listener.seats == (seat,):
            listener.stay()
            return
    Visitor(hub, live, seat).come()
