"""What a program writes to standard error: it goes to the log, and its last line says why the program failed."""

from __future__ import annotations

import contextlib
import os
import selectors
from typing import IO

from kunitori.errors import KunitoriError

__all__ = ["Complaints", "open_log"]

_CHUNK_BYTES = 65_536
_KEPT_BYTES = 4_096
_MOST_AT_ONCE_BYTES = 1 << 20


class Complaints:
    """Reads standard error as it comes, so that the program never waits for a reader, and keeps the end of it."""

    def __init__(self, source: IO[bytes], log: IO[bytes] | None) -> None:
        self._from, self._log = source, log
        self._is_open = True
        self._end = b""
        os.set_blocking(source.fileno(), False)

    @property
    def last_line(self) -> str:
        """The last line with something in it."""
        lines = [line for line in self._end.decode(errors="replace").splitlines() if line.strip()]
        return lines[-1].strip() if lines else ""

    def register(self, ready: selectors.BaseSelector) -> None:
        """Wait for complaints, too, as long as some can come."""
        if self._is_open:
            ready.register(self._from, selectors.EVENT_READ)

    def read(self, ready: selectors.BaseSelector) -> None:
        """Read what has come."""
        if not self._take():
            self._is_open = False
            ready.unregister(self._from)

    def drain(self) -> None:
        """Read what is there."""
        left = _MOST_AT_ONCE_BYTES
        with contextlib.suppress(BlockingIOError):  # a child of the program may hold the pipe
            while self._is_open and left > 0 and (taken := self._take(may_wait=False)):
                left -= taken

    def close(self) -> None:
        """Read what is left, and stop."""
        self.drain()
        self._is_open = False
        for file in (self._from, self._log):
            if file is not None:
                with contextlib.suppress(OSError):
                    file.close()

    def _take(self, may_wait: bool = True) -> int:
        """How many bytes were read; 0 at the end."""
        try:
            chunk = os.read(self._from.fileno(), _CHUNK_BYTES)
        except BlockingIOError:
            if may_wait:
                return 1
            raise
        except (OSError, ValueError):
            return 0
        self._end = (self._end + chunk)[-_KEPT_BYTES:]
        if self._log is not None:
            with contextlib.suppress(OSError):  # a full disk costs the log, not the game
                self._log.write(chunk)
        return len(chunk)


def open_log() -> IO[bytes] | None:
    """The file KUNITORI_BOT_LOG, if it is set, to append to."""
    path = os.environ.get("KUNITORI_BOT_LOG")
    if not path:
        return None
    try:
        return open(path, "ab", buffering=0)  # noqa: PTH123
    except OSError:
        raise KunitoriError("file-unwritable", path=path) from None
