"""Whose page is drawn next. A crowd of sockets at one table holds up no other table."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from kunitori.web.rate_limits import Spending

__all__ = ["FrameTurns"]

_TOGETHER = 10
"""Pages drawn before the event loop looks for news again."""
_PAUSE_SECONDS = 0.2
"""Meanwhile much may happen at a table, and only the last of it is drawn."""

Drawing = tuple[tuple[str, ...], Callable[[], None]]
"""For whom a page is drawn, as rate limits know them, and how."""


class FrameTurns:
    """Draws a few pages at a time; addresses take turns, and whoever has used up their processor time waits."""

    def __init__(self, spending: Spending) -> None:
        self._spending = spending
        self._waiting: OrderedDict[str, deque[Drawing]] = OrderedDict()
        self._is_due = False

    def put(self, who: tuple[str, ...], draw: Callable[[], None]) -> None:
        """Have a page drawn soon."""
        waiting = self._waiting.get(who[0])
        if waiting is None:
            waiting = self._waiting[who[0]] = deque()
        waiting.append((who, draw))
        self._go_on()

    def _go_on(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._draw)

    def _draw(self) -> None:
        self._is_due = False
        for _ in range(_TOGETHER):
            if not self._waiting:
                return
            address, waiting = self._waiting.popitem(last=False)
            who, draw = waiting.popleft()
            if waiting:
                self._waiting[address] = waiting
            self._draw_one(who, draw)
        if self._waiting:
            self._go_on()

    def _draw_one(self, who: tuple[str, ...], draw: Callable[[], None]) -> None:
        if not self._spending.has_left(who):
            asyncio.get_running_loop().call_later(_PAUSE_SECONDS, self.put, who, draw)
            return
        begin = time.thread_time()
        draw()
        self._spending.spend(who, time.thread_time() - begin)
