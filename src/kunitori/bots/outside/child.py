"""A child process that answers lines with lines; silence, garbage or its death cannot harm us."""

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

from kunitori.bots.failures import garbled, unstartable
from kunitori.bots.guard import LostMove, Trouble
from kunitori.bots.outside.complaints import Complaints, open_log

__all__ = ["LONGEST_BYTES", "Child"]

LONGEST_BYTES = 65_536
"""The longest answer; real ones are much shorter."""
GRACE_SECONDS = 0.5
"""How long a program may take to exit when the game is over."""
_EXIT_CHECK_SECONDS = 0.005
_CHUNK_BYTES = 65_536


class Child:
    """A running program and its process group, which ends with it.

    Nothing here blocks: both pipes are read and written only when they are ready.
    """

    def __init__(self, command: Sequence[str]) -> None:
        log = open_log()
        try:
            self._process = subprocess.Popen(
                command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                start_new_session=True, env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )  # fmt: skip
        except (OSError, ValueError) as problem:
            if log is not None:
                log.close()
            raise LostMove(Trouble.GONE, unstartable(str(problem))) from None
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._to: IO[bytes] = self._process.stdin
        self._from: IO[bytes] = self._process.stdout
        for pipe in (self._to, self._from):
            os.set_blocking(pipe.fileno(), False)
        self._complaints = Complaints(self._process.stderr, log)
        self._unsent = bytearray()
        self._heard = bytearray()
        # Also if it is never closed, and when Python exits.
        self._end = weakref.finalize(self, _end, self._process, self._complaints)

    def wait(self) -> None:
        """Let a program that has closed its output exit by itself, to learn its status; it stays unburied."""
        until = time.monotonic() + GRACE_SECONDS
        while hasattr(os, "waitid") and time.monotonic() < until:
            if os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG):
                return
            self._complaints.drain()
            time.sleep(_EXIT_CHECK_SECONDS)

    @property
    def status(self) -> int | None:
        """How the program ended, once `end` was called: its exit status, or the signal (below 0) that ended it.

        None if it still ran and was killed by us.
        """
        status = self._process.returncode
        return None if status == -signal.SIGKILL else status

    @property
    def last_line(self) -> str:
        """The last line that the program wrote to standard error."""
        return self._complaints.last_line

    def tell(self, line: bytes) -> None:
        """Queue a line that needs no answer; it is sent with the next question."""
        self._unsent += line

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the answer; `LostMove` if none comes in time."""
        self._forget_what_nobody_asked_for()
        self.tell(line)
        return self.hear(time.monotonic() + seconds)

    def hear(self, until: float) -> bytes:
        """Wait for the next line."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._from, selectors.EVENT_READ)
            self._complaints.register(ready)
            if self._unsent:
                ready.register(self._to, selectors.EVENT_WRITE)
            while b"\n" not in self._heard:
                if len(self._heard) > LONGEST_BYTES:
                    raise self._too_long()
                left = until - time.monotonic()
                if left <= 0:
                    raise LostMove(Trouble.LATE)
                for key, _ in ready.select(left):
                    if key.fileobj is self._from:
                        if not self._read():
                            raise LostMove(Trouble.GONE)
                    elif key.fileobj is not self._to:
                        self._complaints.read(ready)
                    elif not self._write():
                        ready.unregister(self._to)
        line, _, rest = self._heard.partition(b"\n")
        self._heard = rest
        if len(line) > LONGEST_BYTES:
            raise self._too_long()
        return bytes(line)

    def end(self, farewell: bytes = b"") -> None:
        """Send a farewell, if there is one, and end the program."""
        with contextlib.suppress(LostMove):
            if farewell:
                self._say_farewell(farewell, time.monotonic() + GRACE_SECONDS)
        self._end()

    def _say_farewell(self, farewell: bytes, until: float) -> None:
        self.tell(farewell)
        with selectors.DefaultSelector() as ready:
            ready.register(self._from, selectors.EVENT_READ)
            ready.register(self._to, selectors.EVENT_WRITE)
            self._complaints.register(ready)
            while (left := until - time.monotonic()) > 0:
                for key, _ in ready.select(left):
                    if key.fileobj is self._to:
                        if not self._write():
                            ready.unregister(self._to)
                            self._to.close()
                    elif key.fileobj is not self._from:
                        self._complaints.read(ready)
                    elif not self._read():
                        return
                    self._heard.clear()

    def _forget_what_nobody_asked_for(self) -> None:
        """Discard answers to earlier questions, or to none."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._from, selectors.EVENT_READ)
            while ready.select(0) and self._read():
                if len(self._heard) > LONGEST_BYTES:
                    raise self._too_long()
        self._heard.clear()

    def _too_long(self) -> LostMove:
        return LostMove(Trouble.GARBLED, garbled(self._heard[:_CHUNK_BYTES].decode(errors="replace")))

    def _read(self) -> bool:
        """Read what is there; False at the end of the stream."""
        try:
            chunk = os.read(self._from.fileno(), _CHUNK_BYTES)
        except BlockingIOError:
            return True
        except OSError:
            return False
        self._heard += chunk
        return bool(chunk)

    def _write(self) -> bool:
        """Send as much as fits; False if everything is sent or the reader is gone."""
        try:
            sent = os.write(self._to.fileno(), self._unsent[:_CHUNK_BYTES])
        except BlockingIOError:
            return True
        except OSError:
            # It may have answered before it stopped listening, so its output is still read to the end.
            self._unsent.clear()
            return False
        del self._unsent[:sent]
        return bool(self._unsent)


def _end(process: subprocess.Popen[bytes], complaints: Complaints) -> None:
    """Kill the program and its process group.

    We have not waited for it yet, so its process id, which is the id of the group, cannot have been reused.
    """
    for pipe in (process.stdin, process.stdout):
        if pipe:
            with contextlib.suppress(OSError):
                pipe.close()
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(GRACE_SECONDS)
    complaints.close()
