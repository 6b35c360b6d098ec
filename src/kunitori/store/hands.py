"""Reading and writing in the two databases: SQLite in threads of our own, PostgreSQL over its asynchronous driver.

What is to be done is a plain function of a connection. A whole transaction in SQLite is one visit to a thread: an
asynchronous driver goes there and back for every statement, which costs more than the statements.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

__all__ = ["Hands", "Postgres", "Sqlite", "hands_for"]

_READERS = 4
T = TypeVar("T")


class Hands(Protocol):
    """What a store needs of a database."""

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Look at something."""
        ...

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do something in one transaction; when this returns it is on the disk."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...


class Sqlite:
    """A file that belongs to this process: one thread writes, some read."""

    def __init__(self, url: URL) -> None:
        self._writer = _engine(url, 1, "BEGIN IMMEDIATE")
        self._reader = _engine(url, _READERS, "BEGIN")
        self._paper: Connection | None = None  # the pen's own, so that it need not be fetched each time
        self._pen = ThreadPoolExecutor(1, "kunitori-pen")
        self._eyes = ThreadPoolExecutor(_READERS, "kunitori-eyes")

    async def read(self, job: Callable[[Connection], T]) -> T:
        def look() -> T:
            with self._reader.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._eyes, look)

    async def write(self, job: Callable[[Connection], T]) -> T:
        def do() -> T:
            if self._paper is None:
                self._paper = self._writer.connect()
            with self._paper.begin():
                return job(self._paper)

        return await asyncio.get_running_loop().run_in_executor(self._pen, do)

    async def close(self) -> None:
        def leave() -> None:
            for executor in (self._pen, self._eyes):
                executor.shutdown()
            if self._paper is not None:
                self._paper.close()
            for engine in (self._reader, self._writer):
                engine.dispose()

        await asyncio.to_thread(leave)


def _engine(url: URL, connections: int, begin: str) -> Engine:
    asked = {"check_same_thread": False}
    engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args=asked)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _set_up(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so, DDL included
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Postgres:
    """A server that other processes use too."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # it needs greenlet, which comes with the extra `server`

        self._engine = create_async_engine(url, pool_size=6, max_overflow=10, pool_pre_ping=True)

    async def read(self, job: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)

    async def close(self) -> None:
        await self._engine.dispose()

    @asynccontextmanager
    async def listening(self, channel: str, news: asyncio.Queue[str | None]) -> AsyncIterator[None]:
        """What is said on a channel goes into the queue, and None when the connection breaks."""
        async with self._engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            driver.add_termination_listener(lambda _: news.put_nowait(None))
            await driver.add_listener(channel, lambda *said: news.put_nowait(said[3]))
            try:
                yield
            finally:
                await connection.invalidate()  # a listening connection never goes back to the others


def hands_for(url: URL) -> Hands:
    """The hands for an address; ImportError if what it needs is not installed."""
    return Postgres(url) if url.drivername.startswith("postgresql") else Sqlite(url)
