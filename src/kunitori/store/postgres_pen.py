"""Writes entries to PostgreSQL: one statement for all that wait, over one connection of asyncpg itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kunitori.errors import KunitoriError
from kunitori.store.pen import MOST_TOGETHER, Append, Key, NoSuchTable, NoteRow, Taken, firsts, guests_of, settle
from kunitori.store.trouble import trouble

__all__ = ["CHANNEL", "PostgresPen"]

CHANNEL = "kunitori"
"""Where other servers hear of new entries: the table and the number, with a colon between them."""
_ENTRIES = f"""
WITH written AS (
    INSERT INTO entries (table_id, seq, at, kind, seat, data)
    SELECT * FROM unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::int[], $6::text[])
    ON CONFLICT DO NOTHING RETURNING table_id, seq
)
SELECT table_id, seq, pg_notify('{CHANNEL}', table_id || ':' || seq) FROM written
"""
_GUESTS = """
INSERT INTO guests (guest, table_id, at) SELECT * FROM unnest($1::text[], $2::text[], $3::float8[])
ON CONFLICT DO NOTHING
"""
_NOTES = """
INSERT INTO summaries (table_id, seq, stage, due, updated, data, has_people)
SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::float8[], $5::float8[], $6::text[], $7::int[])
ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, stage = excluded.stage, due = excluded.due,
    updated = excluded.updated, data = excluded.data, has_people = excluded.has_people
WHERE summaries.seq <= excluded.seq
"""


class PostgresPen:
    """Writes what waits; meanwhile the next entries gather."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # asyncpg's connection
        self._waiting: list[Append] = []
        self._notes: list[NoteRow] = []
        self._writing: asyncio.Task[None] | None = None
        self.process: int = 0
        """The process of the database server that writes for us, as notifications name it."""

    def append(self, waiting: Append) -> None:
        """Write an entry soon."""
        self._waiting.append(waiting)
        self._begin()

    def note(self, rows: Sequence[NoteRow]) -> None:
        """Write summaries soon."""
        self._notes += sorted(rows)
        self._begin()

    async def close(self) -> None:
        """Finish what waits, and close the connection."""
        if self._writing is not None:
            await self._writing
        await self._hang_up()

    def _begin(self) -> None:
        if self._writing is None:
            self._writing = asyncio.create_task(self._write(), name="kunitori-pen")

    async def _write(self) -> None:
        try:
            while self._waiting or self._notes:
                batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                if batch:
                    settle(batch, await self._add([*firsts(batch).values()]))
                elif self._notes:
                    rows, self._notes = self._notes, []
                    await self._note(rows)
        finally:
            self._writing = None

    async def _add(self, batch: Sequence[Append]) -> dict[Key, KunitoriError]:
        """Write these entries, and return which were not written and why."""
        is_known = self._driver is not None
        try:
            return await self._add_together(batch)
        except Exception as problem:
            is_cut = self._driver is None or self._driver.is_closed()
            await self._hang_up()
            if is_cut and is_known:  # the connection was lost; a new one may do
                return await self._add(batch)
            if len(batch) == 1:
                return {batch[0].key: _reason(problem, batch[0])}
            if is_cut:
                return {waiting.key: trouble(problem) for waiting in batch}
        failed: dict[Key, KunitoriError] = {}
        for waiting in batch:  # one bad entry must not fail the others
            failed |= await self._add([waiting])
        return failed

    async def _add_together(self, batch: Sequence[Append]) -> dict[Key, KunitoriError]:
        driver = await self._connected()
        entries = [waiting.entry for waiting in batch]
        columns = (
            [waiting.table for waiting in batch],
            [entry.seq for entry in entries],
            [entry.at for entry in entries],
            [entry.kind for entry in entries],
            [entry.seat for entry in entries],
            [waiting.data for waiting in batch],
        )
        if all(entry.kind != "sit" for entry in entries):
            written = await driver.fetch(_ENTRIES, *columns)
        else:
            async with driver.transaction():
                written = await driver.fetch(_ENTRIES, *columns)
                added = {(row[0], row[1]) for row in written}
                sat = guests_of(waiting for waiting in batch if waiting.key in added)
                await driver.execute(_GUESTS, *([row[i] for row in sat] for i in range(3)))
        added = {(row[0], row[1]) for row in written}
        return {waiting.key: Taken(*waiting.key) for waiting in batch if waiting.key not in added}

    async def _note(self, rows: Sequence[NoteRow]) -> None:
        try:
            newest = {row[0]: row for row in rows}
            driver = await self._connected()
            await driver.execute(_NOTES, *([row[i] for row in newest.values()] for i in range(7)))
        except Exception:  # a summary that is missing is made from the log
            await self._hang_up()

    async def _connected(self) -> Any:
        if self._driver is None:
            self._connection = await self._engine.connect()
            raw = await self._connection.get_raw_connection()
            self._driver = raw.driver_connection
            self.process = self._driver.get_server_pid()
        return self._driver

    async def _hang_up(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
                await connection.close()


def _reason(problem: Exception, waiting: Append) -> KunitoriError:
    from asyncpg import IntegrityConstraintViolationError  # the extra `server`

    if isinstance(problem, IntegrityConstraintViolationError):
        return NoSuchTable(waiting.table)
    return trouble(problem)
