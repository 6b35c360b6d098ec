"""Several server processes on one listening socket and one PostgreSQL. One that dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from kunitori.cli.server_run import run_server
from kunitori.errors import KunitoriError
from kunitori.web.logs import note, set_up
from kunitori.web.options import Options

__all__ = ["ServerTask", "run_workers"]

_LOOK_SECONDS = 0.5
_REPLACE_SECONDS = 1.0  # at most one new process in this time, so that a lasting fault cannot spin
_END_SECONDS = 20.0


@dataclass(frozen=True, slots=True)
class ServerTask:
    """What every worker is told."""

    database: str | None
    options: Options
    log_style: str


class _Workforce:
    """The workers of one server."""

    def __init__(self, number: int, task: ServerTask, listening: socket.socket) -> None:
        self._task = task
        self._listening = listening
        self._context = multiprocessing.get_context("spawn")
        self.is_ending = False
        self._begun = 0.0
        self._workers = [self._begin() for _ in range(number)]

    def _begin(self) -> tuple[BaseProcess, Connection]:
        self._begun = time.monotonic()
        here, there = self._context.Pipe(duplex=False)
        worker = self._context.Process(target=_work, args=(self._task, self._listening, there))
        worker.start()
        there.close()
        return worker, here

    def wait_until_ready(self) -> None:
        """Wait for all workers; raises what stopped one of them from starting."""
        for worker, news in self._workers:
            while not news.poll(_LOOK_SECONDS):
                if self.is_ending:
                    return
                if not worker.is_alive() and not news.poll():
                    raise KunitoriError("serve-error-worker")
            try:
                problem = news.recv()
            except EOFError:
                raise KunitoriError("serve-error-worker") from None
            if problem is not None:
                raise problem

    def keep(self) -> None:
        """Replace workers that die, until `end` is called."""
        while not self.is_ending:
            wait([worker.sentinel for worker, _ in self._workers], _LOOK_SECONDS)
            for place, (worker, news) in enumerate(self._workers):
                is_due = time.monotonic() - self._begun >= _REPLACE_SECONDS
                if not worker.is_alive() and is_due and not self.is_ending:
                    note("a worker ended and is replaced", 40, pid=worker.pid, code=worker.exitcode)
                    news.close()
                    self._workers[place] = self._begin()

    def end(self, *_: int | FrameType | None) -> None:
        """Stop replacing workers; a signal may call this."""
        self.is_ending = True

    def dismiss(self) -> None:
        """End all workers, those first that can end by themselves."""
        for worker, _ in self._workers:
            worker.terminate()
        last = time.monotonic() + _END_SECONDS
        for worker, _ in self._workers:
            worker.join(max(0.0, last - time.monotonic()))
            if worker.is_alive():
                worker.kill()
                worker.join()


def run_workers(number: int, task: ServerTask, listening: socket.socket, when_ready: Callable[[], None]) -> None:
    """Serve with several processes until this one is told to end."""
    set_up(task.log_style)
    workforce = _Workforce(number, task, listening)
    before = {signum: signal.signal(signum, workforce.end) for signum in (signal.SIGINT, signal.SIGTERM)}
    try:
        workforce.wait_until_ready()
        if not workforce.is_ending:
            when_ready()
        workforce.keep()
    finally:
        workforce.dismiss()
        for signum, handler in before.items():
            signal.signal(signum, handler)


def _work(task: ServerTask, listening: socket.socket, news: Connection) -> None:
    """The life of a worker. It says once that it is ready, or why it cannot start."""
    set_up(task.log_style)
    try:
        asyncio.run(run_server(task.database, task.options, listening, lambda: news.send(None)))
    except KunitoriError as problem:
        news.send(problem)
