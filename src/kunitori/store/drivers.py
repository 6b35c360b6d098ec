"""Reading and writing in the two databases: SQLite in threads of our own, PostgreSQL over its asynchronous driver.

Entries and summaries have a pen of their own, because they are written all the time.

A job is a plain function of a connection. A whole SQLite transaction is one trip to a thread: an asynchronous driver
makes a round trip for every statement, which costs more than the statements do.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from kunitori.store.pen import Pen
from kunitori.store.sqlite_pen import SqlitePen

__all__ = ["DatabaseDriver", "Postgres", "Sqlite", "driver_for"]

_READER_THREADS = 4
T = TypeVar("T")


class DatabaseDriver(Protocol):
    """What a store needs from a database."""

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""
        ...

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in one transaction; when this returns, the result is on disk."""
        ...

    @property
    def pen(self) -> Pen:
        """Writes entries and summaries."""
        ...

    async def close(self) -> None:
        """Write what waits and close all connections."""
        ...


class Sqlite:
    """A file that only this process uses: one thread writes, several read."""

    def __init__(self, url: URL) -> None:
        self._write_engine = _engine(url, 1, "BEGIN IMMEDIATE")
        self._read_engine = _engine(url, _READER_THREADS, "BEGIN")
        self.pen: SqlitePen = SqlitePen(self._write_engine)
        self._readers = ThreadPoolExecutor(_READER_THREADS, "kunitori-reader")

    async def read(self, job: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._read_engine.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, job: Callable[[Connection], T]) -> T:
        return await self.pen.write(job)

    async def close(self) -> None:
        def run() -> None:
            self.pen.close()
            self._readers.shutdown()
            for engine in (self._read_engine, self._write_engine):
                engine.dispose()

        await asyncio.to_thread(run)


def _engine(url: URL, connections: int, begin: str) -> Engine:
    asked = {"check_same_thread": False}
    engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args=asked)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _set_up(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we begin transactions ourselves, DDL included
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Postgres:
    """A server that other processes use as well."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # needs greenlet, which the extra `server` installs

        from kunitori.store.postgres_pen import PostgresPen

        self._engine = create_async_engine(url, pool_size=6, max_overflow=10, pool_pre_ping=True)
        self.pen: PostgresPen = PostgresPen(self._engine)

    async def read(self, job: Callable[[Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(job)

    async def write(self, job: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)

    async def close(self) -> None:
        await self.pen.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def listening(self, news: asyncio.Queue[str | None]) -> AsyncIterator[None]:
        """What other servers' pens notify goes into the queue, and None when the connection breaks."""
        from kunitori.store.postgres_pen import CHANNEL

        def hear(_: object, process: int, channel: str, said: str) -> None:
            if process != self.pen.process:
                news.put_nowait(said)

        async with self._engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            driver.add_termination_listener(lambda _: news.put_nowait(None))
            await driver.add_listener(CHANNEL, hear)
            try:
                yield
            finally:
                await connection.invalidate()  # a listening connection must not return to the pool


def driver_for(url: URL) -> DatabaseDriver:
    """The driver for a URL; raises ImportError if its packages are not installed."""
    return Postgres(url) if url.drivername.startswith("postgresql") else Sqlite(url)
