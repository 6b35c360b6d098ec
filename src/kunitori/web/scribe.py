"""Helper processes for long work in Python, such as replaying a game of ten thousand moves.

A thread would share the interpreter with the event loop and hold up every table. A helper has a lower priority, and it
does one thing at a time in fair turns.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, ParamSpec, TypeVar

from kunitori.web.refusals import Busy
from kunitori.web.scribe_process import Reply, StepsDone
from kunitori.web.work import PEOPLE, Done, FairPool, asker

__all__ = ["Scribe", "Scribes"]

Given = ParamSpec("Given")
Result = TypeVar("Result")

_PROCESS = "kunitori.web.scribe_process"
_EAGER, _PATIENT = 4, 15  # the server's own work comes first, then ordinary games
_IDLE_SECONDS = 600.0  # then the process ends, and its memory is free
_LONG_MOVES, _LONG_CHARACTERS = 1_500, 40_000  # more than people play in an evening


class Scribe:
    """One helper process; it is started when there is something to do, and ends a job that takes too long."""

    def __init__(self, name: str, longest_seconds: float, niceness: int = _PATIENT) -> None:
        self._pool = FairPool(1, name)
        self._longest = longest_seconds
        self._niceness = niceness
        self._process: subprocess.Popen[bytes] | None = None
        self._has_ended = False
        self._resting: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many jobs run or wait."""
        return len(self._pool)

    def check_room(self) -> None:
        """Raise `Busy` if there is no room for one more job of the asker."""
        self._pool.check_room(asker.get())

    async def ask(self, function: Callable[Given, Result], *args: Given.args, **named: Given.kwargs) -> Result:
        """The result of a function of a module, called in the process when it is the asker's turn.

        Raises what it raises, and `Busy` if too much waits, or if the process took too long or too much memory.
        """
        result: Result = await self._do(partial(self._call, partial(function, *args, **named), None), PEOPLE)
        return result

    async def follow(self, told: Callable[[int], None], work: Callable[[], Result], rank: int = PEOPLE) -> Result:
        """The same for work that tells its progress; ``told`` is called in a thread."""
        result: Result = await self._do(partial(self._call, work, told), rank)
        return result

    async def _do(self, work: Callable[[], Done], rank: int) -> Any:
        try:
            return await self._pool.run(work, rank=rank)
        finally:
            if self._resting is not None:
                self._resting.cancel()
            self._resting = asyncio.get_running_loop().call_later(_IDLE_SECONDS, self._rest)

    def _rest(self) -> None:
        if not self._pool:
            self._stop()

    async def end(self) -> None:
        """End the process at once."""
        self._has_ended = True
        if self._resting is not None:
            self._resting.cancel()
        process = self._process
        if process is not None:
            process.kill()
            process.wait()
        await self._pool.end()
        self._stop()

    def _call(self, work: Callable[[], Any], told: Callable[[int], None] | None) -> Done:
        begin = time.monotonic()
        try:
            answer = self._exchange(self._running(), work, told)
        except (OSError, EOFError, pickle.UnpicklingError):  # it was killed, or it ran out of memory
            self._stop()
            return Done(None, Busy("server-too-long"), time.monotonic() - begin)
        if answer.is_last:
            self._stop()
        return Done(answer.result, answer.problem, answer.seconds)

    def _exchange(
        self, process: subprocess.Popen[bytes], work: Callable[[], Any], told: Callable[[int], None] | None
    ) -> Reply:
        assert process.stdin is not None and process.stdout is not None
        pickle.dump(work, process.stdin)
        process.stdin.flush()
        while True:
            heard = pickle.load(process.stdout)
            if isinstance(heard, Reply):
                return heard
            if told is not None and isinstance(heard, StepsDone):
                told(heard.done)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._has_ended:
            raise EOFError
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, "-m", _PROCESS, str(self._longest), str(self._niceness)],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            )  # fmt: skip
            if self._has_ended:
                self._process.kill()
        return self._process

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            try:
                if pipe is not None:
                    pipe.close()
            except OSError:  # what was still to be written
                pass
        process.wait()


class Scribes:
    """Two helper processes: who asks for an ordinary game never waits for somebody's game of ten thousand moves."""

    def __init__(self, longest_seconds: float) -> None:
        self._ordinary = Scribe("scribe", longest_seconds, _EAGER)
        self._long = Scribe("archivist", longest_seconds)

    def __len__(self) -> int:
        """How many jobs run or wait."""
        return len(self._ordinary) + len(self._long)

    def for_game(self, moves: int) -> Scribe:
        """The helper for a game of so many moves."""
        return self._long if moves > _LONG_MOVES else self._ordinary

    def for_record(self, text: str) -> Scribe:
        """The helper for a record that somebody sent."""
        return self._long if len(text) > _LONG_CHARACTERS else self._ordinary

    async def end(self) -> None:
        """End both at once."""
        await self._ordinary.end()
        await self._long.end()
