"""The lock of a table: acts come one after another."""

from __future__ import annotations

import asyncio
from collections import deque

__all__ = ["TableLock"]


class TableLock:
    """Like `asyncio.Lock`, but it can also be taken without waiting. Those who wait get it in their order."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._is_taken

    def take(self) -> bool:
        """Take it if it is free; returns whether it was."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def release(self) -> None:
        """Give it to the next who waits, or leave it free."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():  # a waiter that was cancelled is
                following.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just been given to us
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
