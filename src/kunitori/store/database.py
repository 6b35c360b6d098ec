"""A database with its driver: jobs that read, jobs that write, and its clock."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Double, Executable, cast, func, literal
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import SQLAlchemyError

from kunitori.errors import KunitoriError
from kunitori.store.drivers import DatabaseDriver, driver_for
from kunitori.store.trouble import StoreTrouble, trouble

__all__ = ["DATABASE_ERRORS", "Database", "Job"]

T = TypeVar("T")
DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error, OSError, asyncio.TimeoutError)
Job = Callable[[Connection], T]
"""What runs in one transaction."""


class Database:
    """A SQLite file or a PostgreSQL server."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_shared: bool = url.drivername.startswith("postgresql")
        """Whether several servers can use it at once."""
        self.is_closed = False
        self.trouble: StoreTrouble | None = None
        """Why the last thing could not be written; None if it was."""
        self.is_gone = False
        """Whether somebody has taken its file away, so that whatever is written would be lost."""
        self.insert: Callable[..., Any] = insert_postgres if self.is_shared else insert_sqlite
        try:
            self.driver: DatabaseDriver = driver_for(url)
        except ImportError:
            raise KunitoriError("error-store-driver") from None

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads."""
        self.check_open()
        try:
            return await self.driver.read(job)
        except DATABASE_ERRORS as problem:
            raise trouble(problem) from None

    async def ask(self, statement: Executable) -> list[Any]:
        """The rows of a statement that only reads."""
        return await self.read(lambda connection: [*connection.execute(statement)])

    async def run(self, job: Job[T]) -> T:
        """Run a job in its own transaction; when this returns, the result is on disk."""
        self.check_writable()
        try:
            found = await self.driver.write(job)
        except DATABASE_ERRORS as problem:
            self.trouble = trouble(problem)
            raise self.trouble from None
        self.trouble = None
        return found

    async def execute(self, statement: Executable, rows: list[dict[str, Any]] | None = None) -> None:
        """Run one statement in its own transaction, for each row if there are rows."""

        def job(connection: Connection) -> None:
            connection.execute(statement, rows)

        await self.run(job)

    async def fetch(self, statement: Executable) -> list[Any]:
        """The rows of a statement that writes."""
        return await self.run(lambda connection: [*connection.execute(statement)])

    def check_open(self) -> None:
        """Raise an error if the database was closed."""
        if self.is_closed:
            raise StoreTrouble("error-store-write")

    def check_writable(self) -> None:
        """Raise an error if the database was closed, or if its file is gone."""
        self.check_open()
        if self.is_gone:
            raise StoreTrouble("error-store-gone")

    def now(self) -> Any:
        """The time in a statement: by the clock of a shared database, since the servers' clocks may differ."""
        epoch = func.extract("epoch", func.clock_timestamp())
        return cast(epoch, Double) if self.is_shared else literal(time.time(), Double)
