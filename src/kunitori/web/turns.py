"""Whose request is begun next. Guests take turns on the event loop by the processor time that theirs have cost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from typing import Any

from kunitori.web.fair_queue import FairQueue, Payer

__all__ = ["Turns"]


class Turns:
    """Begins requests one at a time, so that one guest's forty do not stand before another's one.

    A request that waits for the store, for a helper or for news does not keep others from their turn.
    """

    def __init__(self) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._is_open = True
        """Whether nothing was begun since the event loop last looked for news."""

    def __len__(self) -> int:
        """How many requests wait to be begun."""
        return len(self._queue)

    async def do(
        self, who: Payer, work: Callable[[], Awaitable[None]], charge: Callable[[float], None] = lambda _: None
    ) -> None:
        """Do some work when it is this payer's turn, and charge its processor time."""
        turn = asyncio.get_running_loop().create_future()
        self._queue.put(who, turn)
        if self._is_open:
            self._go_on()
        await turn
        measured = _Measured(work())
        try:
            await measured
        finally:
            self._queue.done(who, measured.seconds)
            charge(measured.seconds)

    def _go_on(self) -> None:
        self._is_open = True
        while self._is_open and (found := self._queue.take()) is not None:
            who, turn = found
            if turn.done():  # it was cancelled while it waited
                self._queue.done(who, 0.0)
                continue
            turn.set_result(None)
            self._is_open = False
            asyncio.get_running_loop().call_soon(self._go_on)


class _Measured:
    """Work of a task, and the processor time of its steps; what other tasks do meanwhile does not count."""

    def __init__(self, work: Awaitable[None]) -> None:
        self._work = work
        self.seconds: float = 0.0

    def __await__(self) -> Generator[Any, Any, None]:
        steps: Any = self._work.__await__()
        heard: Any = None
        problem: BaseException | None = None
        while True:
            begin = time.thread_time()
            try:
                found = steps.send(heard) if problem is None else steps.throw(problem)
            except StopIteration:
                return
            finally:
                self.seconds += time.thread_time() - begin
            heard, problem = None, None
            try:
                heard = yield found
            except BaseException as raised:  # the task is cancelled, or what it awaited failed
                problem = raised
