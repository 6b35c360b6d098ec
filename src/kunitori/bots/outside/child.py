"""A program that answers lines with lines, and harms nobody who asks it: by silence, by noise, or by dying."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from typing import IO

from kunitori.bots.guard import LostMove, Trouble
from kunitori.errors import KunitoriError

__all__ = ["LONGEST", "Child"]

LONGEST = 65_536
"""Bytes that a program may say at once; no answer is nearly as long."""
GRACE = 0.5
"""Seconds to leave by itself when the game is over."""
_CHUNK = 65_536


class Child:
    """A running program with its whole process group, which ends with it.

    Nothing here waits longer than it is told to: both pipes are read and written only as far as they are ready.
    """

    def __init__(self, command: Sequence[str]) -> None:
        with _log() as log:
            try:
                self._process = subprocess.Popen(
                    command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log,
                    start_new_session=True, env={**os.environ, "PYTHONUNBUFFERED": "1"},
                )  # fmt: skip
            except (OSError, ValueError):
                raise LostMove(Trouble.GONE) from None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._to: IO[bytes] = self._process.stdin
        self._from: IO[bytes] = self._process.stdout
        for pipe in (self._to, self._from):
            os.set_blocking(pipe.fileno(), False)
        self._unsent = bytearray()
        self._heard = bytearray()
        # Also when nobody ends it, and when Python ends.
        self._end = weakref.finalize(self, _end, self._process)

    def tell(self, line: bytes) -> None:
        """Something that needs no answer: it is sent along with the next question."""
        self._unsent += line

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one; `LostMove` if there is none in time, or none will ever come."""
        self._forget_what_nobody_asked_for()
        self.tell(line)
        return self.hear(time.monotonic() + seconds)

    def hear(self, until: float) -> bytes:
        """The next line."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._from, selectors.EVENT_READ)
            if self._unsent:
                ready.register(self._to, selectors.EVENT_WRITE)
            while b"\n" not in self._heard:
                if len(self._heard) > LONGEST:
                    raise LostMove(Trouble.GARBLED)
                left = until - time.monotonic()
                if left <= 0:
                    raise LostMove(Trouble.LATE)
                for key, _ in ready.select(left):
                    if key.fileobj is self._from:
                        if not self._read():
                            raise LostMove(Trouble.GONE)
                    elif not self._write():
                        ready.unregister(self._to)
        line, _, rest = self._heard.partition(b"\n")
        self._heard = rest
        if len(line) > LONGEST:
            raise LostMove(Trouble.GARBLED)
        return bytes(line)

    def end(self, farewell: bytes = b"") -> None:
        """Say farewell if there is something to say, and see to it that nothing of the program is left."""
        with contextlib.suppress(LostMove):
            if farewell:
                self._say_farewell(farewell, time.monotonic() + GRACE)
        self._end()

    def _say_farewell(self, farewell: bytes, until: float) -> None:
        self.tell(farewell)
        with selectors.DefaultSelector() as ready:
            ready.register(self._from, selectors.EVENT_READ)
            ready.register(self._to, selectors.EVENT_WRITE)
            while (left := until - time.monotonic()) > 0:
                for key, _ in ready.select(left):
                    if key.fileobj is self._to:
                        if not self._write():
                            ready.unregister(self._to)
                            self._to.close()
                    elif not self._read():
                        return
                    self._heard.clear()

    def _forget_what_nobody_asked_for(self) -> None:
        """Answers without a question, or to an earlier one."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._from, selectors.EVENT_READ)
            while ready.select(0) and self._read():
                if len(self._heard) > LONGEST:
                    raise LostMove(Trouble.GARBLED)
        self._heard.clear()

    def _read(self) -> bool:
        """Take what there is; False if nothing will ever come."""
        try:
            chunk = os.read(self._from.fileno(), _CHUNK)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self._heard += chunk
        return bool(chunk)

    def _write(self) -> bool:
        """Send as much as there is room for; False if all is sent, or nobody reads any more."""
        try:
            sent = os.write(self._to.fileno(), self._unsent[:_CHUNK])
        except BlockingIOError:
            return True
        except OSError:
            # It may have answered before it stopped listening: what it says is read to the end.
            self._unsent.clear()
            return False
        del self._unsent[:sent]
        return bool(self._unsent)


def _log() -> contextlib.AbstractContextManager[IO[bytes] | int]:
    """Where the program's own words about its troubles go: to the file of KUNITORI_BOT_LOG, otherwise nowhere."""
    path = os.environ.get("KUNITORI_BOT_LOG")
    if not path:
        return contextlib.nullcontext(subprocess.DEVNULL)
    try:
        return open(path, "ab")  # noqa: PTH123
    except OSError:
        raise KunitoriError("file-unwritable", path=path) from None


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the program and all that it started in its group.

    Nobody has waited for it before, so its number, which is that of the group, cannot belong to anybody else by now.
    """
    for pipe in (process.stdin, process.stdout):
        if pipe:
            with contextlib.suppress(OSError):
                pipe.close()
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(GRACE)
