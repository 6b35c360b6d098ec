"""Workers: this process, several processes on this machine, or a Ray cluster.

Results come in the order of the tasks and do not depend on the workers, because a task carries its seeds with it.

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
_GRACE_SECONDS = 2.0  # for an interrupted worker to clean up

_Task = TypeVar("_Task")
_Done = TypeVar("_Done")


class Workers(Protocol):
    """What does the work of a crew."""

    room: int
    """How many batches may be in progress at once."""

    def begin(self, work: Callable[[Any], Any], tasks: list[Any]) -> Any:
        """Start a batch of tasks; return a handle for `finish`."""
        ...

    def finish(self, begun: Any) -> Iterable[Any]:
        """Wait for the results of a batch."""
        ...

    def close(self) -> None:
        """Stop at once, even if work is in progress."""
        ...


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Crew:
    """Spreads tasks over processes, or over the nodes of a Ray cluster.

    ``jobs`` is the number of processes; with 1 the work is done in this process. The cluster ``local`` runs on this
    machine alone and ends with the crew. Functions must be importable; tasks and results must be picklable.
    """

    def __init__(self, jobs: int = 1, cluster: str | None = None) -> None:
        if not 1 <= jobs <= MOST_JOBS:
            raise BadOptions("crew-jobs", jobs=jobs, most=MOST_JOBS)
        self._workers: Workers = Cluster(cluster, jobs) if cluster else Processes(jobs) if jobs > 1 else _Own()

    def map(
        self, work: Callable[[_Task], _Done], tasks: Iterable[_Task], *, together: int = 1
    ) -> Iterator[_Done]:
        """Yield the results in the order of the tasks, each as soon as it is ready.

        Tasks are taken from the iterable just before a worker is free. ``together`` is the batch size; a larger one
        pays off if a task takes less than a few milliseconds.
        """
        begun: deque[Any] = deque()
        source = iter(tasks)
        while batch := [*islice(source, together)]:
            begun.append(self._workers.begin(work, batch))
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
    """Works in the calling process."""

    room = 1

    def begin(self, work: Callable[[Any], Any], tasks: list[Any]) -> Iterator[Any]:
        return map(work, tasks)

    def finish(self, begun: Iterator[Any]) -> Iterator[Any]:
        return begun

    def close(self) -> None:
        pass


class Processes:
    """Processes on this machine, spawned rather than forked so that all systems behave alike."""

    def __init__(self, jobs: int) -> None:
        self.room: int = 2 * jobs
        fresh = multiprocessing.get_context("spawn")
        # Nothing is ever sent through this pipe. When our end closes, because we are done or were killed, the workers
        # notice and stop in the middle of whatever they are doing.
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
"""In a worker process: set while it is idle."""


def _do(work: Callable[[Any], Any], tasks: list[Any]) -> list[Any]:
    _idle.clear()
    try:
        return [work(task) for task in tasks]
    finally:
        _idle.set()


@contextlib.contextmanager
def _without_interruption() -> Iterator[None]:
    """A process started in here ignores Ctrl-C, even before it runs any of our code."""
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
    """Exit silently, or interrupt the current work: only once, so that cleaning up is not interrupted too.

    The pool stops all workers as soon as one has exited, so this may be called twice.
    """
    if _idle.is_set():
        os._exit(1)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise KeyboardInterrupt


def _leave_with(line: Connection) -> None:
    """Wait until the other end closes, then exit; work in progress is interrupted and may clean up."""
    with contextlib.suppress(EOFError, OSError):
        line.recv_bytes()
    if not _idle.is_set():
        _thread.interrupt_main(signal.SIGTERM)
        _idle.wait(_GRACE_SECONDS)
    os._exit(1)
