"""Who does the work: this process, several processes on this machine, or a Ray cluster.

Whoever does it, the results come in the order of the tasks and are the same, because a task carries its seeds with it.

>>> with Crew() as crew:
...     list(crew.map(abs, [3, -4, -5]))
[3, 4, 5]
"""

from __future__ import annotations

import _thread
import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection
from types import FrameType, TracebackType
from typing import Any, Protocol, TypeVar

from kunitori.arena.cluster import Cluster
from kunitori.errors import BadOptions, KunitoriError

__all__ = ["Crew", "cores"]

MOST_JOBS = 60
"""Windows cannot wait for more processes at once."""
_GRACE = 2.0  # seconds for whoever is interrupted to end what he has started

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")


class Workers(Protocol):
    """What a crew works with."""

    room: int
    """How many lots of tasks may be under way at once."""

    def begin(self, work: Callable[[Any], Any], tasks: list[Any]) -> Any:
        """Begin with a lot of tasks; something to ask for the results by."""
        ...

    def finish(self, begun: Any) -> Iterable[Any]:
        """The results of a lot, as soon as they are there."""
        ...

    def close(self) -> None:
        """Nothing more is wanted, not even what is under way."""
        ...


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Crew:
    """Spreads tasks over processes, or with the address of a Ray cluster over its nodes.

    ``jobs`` is the number of processes; one job is done here, in this process. The cluster ``local`` is one of this
    machine alone, which ends with the crew. Functions must be importable, tasks and results must be picklable.
    """

    def __init__(self, jobs: int = 1, cluster: str | None = None) -> None:
        if not 1 <= jobs <= MOST_JOBS:
            raise BadOptions("crew-jobs", jobs=jobs, most=MOST_JOBS)
        self._workers: Workers = Cluster(cluster, jobs) if cluster else Processes(jobs) if jobs > 1 else _Own()

    def map(
        self, work: Callable[[_Task], _Done], tasks: Iterable[_Task], *, together: int = 1
    ) -> Iterator[_Done]:
        """The results in the order of the tasks, each as soon as it is there.

        Tasks are taken from the iterable only shortly before somebody can do them. With ``together``, so many at a time
        are handed out, which pays where one takes less than some milliseconds.
        """
        begun: deque[Any] = deque()
        source = iter(tasks)
        while lot := [*islice(source, together)]:
            begun.append(self._workers.begin(work, lot))
            if len(begun) >= self._workers.room:
                yield from self._workers.finish(begun.popleft())
        while begun:
            yield from self._workers.finish(begun.popleft())

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._workers.close()


class _Own:
    """The process that asks."""

    room = 1

    def begin(self, work: Callable[[Any], Any], tasks: list[Any]) -> Iterator[Any]:
        return map(work, tasks)

    def finish(self, begun: Iterator[Any]) -> Iterator[Any]:
        return begun

    def close(self) -> None:
        pass


class Processes:
    """Processes of this machine, started afresh, so that it is the same on every system."""

    def __init__(self, jobs: int) -> None:
        self.room: int = 2 * jobs
        fresh = multiprocessing.get_context("spawn")
        # Nothing is ever said on this line. When our end of it closes, because we are done or were killed, the
        # others hear that, and leave in the middle of whatever they do.
        theirs, self._line = fresh.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(jobs, fresh, _enlist, (theirs,))

    def begin(self, work: Callable[[Any], Any], tasks: list[Any]) -> Future[list[Any]]:
        with _without_interruption():
            return self._pool.submit(partial(_do, work), tasks)

    def finish(self, begun: Future[list[Any]]) -> list[Any]:
        try:
            return begun.result()
        except BrokenProcessPool:
            raise KunitoriError("crew-broken") from None

    def close(self) -> None:
        self._line.close()
        self._pool.shutdown(cancel_futures=True)


_idle = threading.Event()
"""In a process of the crew: nothing is being done."""


def _do(work: Callable[[Any], Any], tasks: list[Any]) -> list[Any]:
    _idle.clear()
    try:
        return [work(task) for task in tasks]
    finally:
        _idle.set()


@contextlib.contextmanager
def _without_interruption() -> Iterator[None]:
    """A process that starts in here never hears of Ctrl-C, not even before it runs a line of ours."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _enlist(line: Connection) -> None:
    _idle.set()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _dismiss)
    threading.Thread(target=_leave_with, args=(line,), daemon=True).start()


def _dismiss(number: int, frame: FrameType | None) -> None:
    """Leave without a word, or break off what is being done: once, lest the clearing up be broken off too.

    The pool dismisses everybody as soon as one has left, so that it may come to this twice.
    """
    if _idle.is_set():
        os._exit(1)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise KeyboardInterrupt


def _leave_with(line: Connection) -> None:
    """Wait until nobody is at the other end, and leave; what is being done is interrupted and may clear up after it."""
    with contextlib.suppress(EOFError, OSError):
        line.recv_bytes()
    if not _idle.is_set():
        _thread.interrupt_main(signal.SIGTERM)
        _idle.wait(_GRACE)
    os._exit(1)
