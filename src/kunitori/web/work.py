"""Work that would hold up others: it runs outside the event loop, and guests take turns."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context, ContextVar
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from kunitori.web.fair_queue import NOBODY, FairQueue, Payer
from kunitori.web.options import allowance
from kunitori.web.refusals import Busy

__all__ = [
    "BACKGROUND", "PEOPLE", "Done", "FairPool", "asker", "cores", "measured", "share_the_interpreter", "worker_threads",
]  # fmt: skip

Result = TypeVar("Result")

PEOPLE, BACKGROUND = 0, 1
"""Ranks of work: somebody waits for it, or nobody plays there."""
asker: ContextVar[Payer] = ContextVar("asker", default=NOBODY)
"""For whom this task works: the gate sets it for every request and socket."""

_MOST_FOR_GUEST, _MOST_FOR_ALL = 12, 400  # jobs that wait
_NICENESS = 5  # of threads that think, so that pages come first on a busy core
_SWITCH_SECONDS = 0.001


def cores() -> int:
    """The processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def share_the_interpreter() -> None:
    """Let the event loop interrupt Python code in other threads after a millisecond; for a process that only serves."""
    sys.setswitchinterval(_SWITCH_SECONDS)


def worker_threads(number: int, name: str) -> ThreadPoolExecutor:
    """Threads that give way to the event loop where the system allows it."""
    return ThreadPoolExecutor(number, name, _give_way)


def _give_way() -> None:
    if sys.platform == "linux":  # only there does every thread have a priority of its own
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)


@dataclass(frozen=True, slots=True)
class Done:
    """What became of a job, and the processor time it took."""

    result: Any
    problem: BaseException | None
    seconds: float


def measured(work: Callable[[], Any]) -> Done:
    """Do some work in this thread."""
    begin = time.thread_time()
    try:
        result, problem = work(), None
    except BaseException as raised:  # for the task that waits for it
        result, problem = None, raised
    return Done(result, problem, time.thread_time() - begin)


@dataclass(slots=True, eq=False)
class _Job:
    work: Callable[[], Done]
    done: asyncio.Future[Any]


class FairPool:
    """Runs so many jobs at a time; who has used least is next. A job costs its processor time."""

    def __init__(self, lanes: int, name: str) -> None:
        self._lanes = lanes
        self._threads = worker_threads(lanes, name)
        self._queue: FairQueue[_Job] = FairQueue()
        self._at_work = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many jobs run or wait."""
        return self._at_work + len(self._queue)

    async def end(self) -> None:
        """Begin no more jobs, and forget those that wait."""
        self._lanes = 0
        self._threads.shutdown(wait=False, cancel_futures=True)
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        while (found := self._queue.take()) is not None:
            found[1].done.cancel()

    async def do(
        self, work: Callable[[], Result], who: Payer | None = None, rank: int = PEOPLE, *, may_wait: bool = False
    ) -> Result:
        """Do some work when it is this payer's turn; by default the one who asks in this task.

        Raises `Busy` if too much waits already, unless the work may wait for as long as it takes.
        """
        result: Result = await self.run(partial(measured, work), who, rank, may_wait=may_wait)
        return result

    async def run(
        self, work: Callable[[], Done], who: Payer | None = None, rank: int = PEOPLE, *, may_wait: bool = False
    ) -> Any:
        """The same for work that measures itself."""
        payer = asker.get() if who is None else who
        if not may_wait:
            self.check_room(payer)
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._queue.put(payer, job, rank)
        self._go_on()
        return await job.done

    def check_room(self, who: Payer) -> None:
        """Raise `Busy` if too much waits already, for this payer or for all."""
        address, guest = self._queue.waiting(who)
        most_for_address = _MOST_FOR_GUEST * allowance("@")
        if guest >= _MOST_FOR_GUEST or address >= most_for_address or len(self._queue) >= _MOST_FOR_ALL:
            raise Busy("server-queue-full")

    def _go_on(self) -> None:
        while self._at_work < self._lanes and (found := self._queue.take()) is not None:
            who, job = found
            if job.done.done():  # nobody waits for it any more
                self._queue.done(who, 0.0)
                continue
            self._at_work += 1
            task = asyncio.get_running_loop().create_task(self._run(who, job), context=Context())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, who: Payer, job: _Job) -> None:
        seconds = 0.0
        try:
            done = await asyncio.get_running_loop().run_in_executor(self._threads, job.work)
            seconds = done.seconds
            if not job.done.done():
                if done.problem is None:
                    job.done.set_result(done.result)
                else:
                    job.done.set_exception(done.problem)
        finally:
            if not job.done.done():  # the server ends
                job.done.cancel()
            self._at_work -= 1
            self._queue.done(who, seconds)
            self._go_on()
