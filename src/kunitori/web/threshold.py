"""The listening socket: whoever comes too often is turned away before anything is made for the connection."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress

__all__ = ["Threshold"]

_MOST_AT_ONCE = 16  # connections that are opened or refused before requests have their turn again


class Threshold(socket.socket):
    """A listening socket with a doorkeeper. The event loop accepts connections from it until it blocks."""

    def __init__(self, listening: socket.socket, refusal: Callable[[str], bytes]) -> None:
        super().__init__(listening.family, listening.type, listening.proto, fileno=listening.detach())
        self._refusal = refusal
        """What to answer to an address, or nothing if it may come in."""
        self._accepted = 0

    def accept(self) -> tuple[socket.socket, tuple[str, int]]:
        """The next connection that may come in; it seems to block after some, so that others have their turn."""
        while self._accepted < _MOST_AT_ONCE:
            self._accepted += 1
            try:
                connection, where = super().accept()
            except (BlockingIOError, InterruptedError):
                self._accepted = 0
                raise
            answer = self._refusal(where[0]) if isinstance(where, tuple) else b""
            if not answer:
                return connection, where
            connection.setblocking(False)
            with suppress(OSError):
                connection.send(answer)
            connection.close()
        self._accepted = 0
        raise BlockingIOError
