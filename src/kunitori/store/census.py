"""How many tables and entries a SQLite store holds: counted once, in pieces, and then followed."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy import func, select

from kunitori.store.database import Database
from kunitori.store.schema import entries, tables
from kunitori.store.trouble import StoreTrouble

__all__ = ["Census"]

_FIRST_PIECE, _PIECE, _PAUSE_SECONDS = 50, 1000, 0.05


class Census:
    """Nobody waits for a large store: its numbers are known a few seconds after somebody has asked for them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._tables = self._entries = 0
        self._last = ""
        """The last table counted; those after it will be."""
        self._is_begun = self._is_done = False
        self._counting: asyncio.Task[None] | None = None

    async def take(self) -> tuple[int, int] | None:
        """The numbers of tables and entries; None if they are not known yet."""
        if not self._is_begun:
            self._is_begun = True
            await self._count_piece(_FIRST_PIECE)
        if not self._is_done and self._counting is None:
            self._counting = asyncio.create_task(self._count(), name="kunitori-census")
        return (self._tables, self._entries) if self._is_done else None

    def follow(self, id: str, tables: int = 0, entries: int = 0) -> None:
        """Something was written to a table, or deleted."""
        if self._is_done or id <= self._last:
            self._tables += tables
            self._entries += entries

    async def close(self) -> None:
        """Count no further."""
        if self._counting is not None:
            self._counting.cancel()
            await asyncio.wait([self._counting])

    async def _count(self) -> None:
        with suppress(StoreTrouble):  # the next who asks tries again
            while not self._is_done:
                await asyncio.sleep(_PAUSE_SECONDS)
                await self._count_piece(_PIECE)
        self._counting = None

    async def _count_piece(self, most: int) -> None:
        last = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        piece = select(tables.c.id, last).where(tables.c.id > self._last).order_by(tables.c.id).limit(most)
        rows = await self._database.ask(piece)
        self._tables += len(rows)
        self._entries += sum(written or 0 for _, written in rows)
        if rows:
            self._last = rows[-1][0]
        self._is_done = len(rows) < most
