"""The clocks of all tables: only the times at which they run out, so that the tables need not stay in memory."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable

from kunitori.web.server_clock import TICK_SECONDS, ServerClock

__all__ = ["Clocks"]

_SPARE_TIMES = 1000


class Clocks:
    """When the clock of each table runs out."""

    def __init__(self, clock: ServerClock, run_out: Callable[[str], None]) -> None:
        self._clock = clock
        self._run_out = run_out
        self._due: dict[str, float] = {}
        self._heap: list[tuple[float, str]] = []  # with times that no longer hold
        self._sooner = asyncio.Event()

    def __len__(self) -> int:
        return len(self._due)

    def set(self, id: str, due: float | None) -> None:
        """A table's clock runs out then; None if no clock runs there."""
        if due is None:
            self._due.pop(id, None)
        elif self._due.get(id) != due:
            self._due[id] = due
            heapq.heappush(self._heap, (due, id))
            if self._heap[0] == (due, id):
                self._sooner.set()
            if len(self._heap) > 2 * len(self._due) + _SPARE_TIMES:
                self._heap = [(when, name) for name, when in self._due.items()]
                heapq.heapify(self._heap)

    def clear(self) -> None:
        """Forget all times."""
        self._due.clear()
        self._heap.clear()

    def tick(self) -> float:
        """Report the clocks that have run out, and return the seconds until the next one may."""
        now = self._clock.now()
        while self._heap and self._heap[0][0] <= now:
            due, id = heapq.heappop(self._heap)
            if self._due.get(id) == due:
                del self._due[id]
                self._run_out(id)
        return self._heap[0][0] - now if self._heap else TICK_SECONDS

    async def run(self) -> None:
        """Look at the time again and again, also while no clock runs: that is how a leap is noticed."""
        while True:
            self._sooner.clear()
            try:
                async with asyncio.timeout(max(0.01, min(TICK_SECONDS, self.tick()))):
                    await self._sooner.wait()
            except TimeoutError:
                pass
