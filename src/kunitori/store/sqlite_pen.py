"""The thread that writes to a SQLite file.

Entries are the one thing that is written all the time, so they go to SQLite itself, several in one statement. A
statement of its own is a transaction of its own: nothing else crosses between Python and SQLite, and a thread that
comes back from SQLite may have to wait for the event loop each time.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from kunitori.errors import KunitoriError
from kunitori.store.pen import MOST_TOGETHER, Append, Key, NoSuchTable, NoteRow, Taken, firsts, guests_of, settle
from kunitori.store.trouble import kind_of, trouble

__all__ = ["SqlitePen"]

T = TypeVar("T")
_ENTRY = "INSERT INTO entries (table_id, seq, at, kind, seat, data) VALUES "
_UNLESS_TAKEN = " ON CONFLICT DO NOTHING"
_NOTE = "INSERT INTO summaries (table_id, seq, stage, due, updated, data, has_people) VALUES "
_NEWER = (
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, stage = excluded.stage, due = excluded.due,"
    " updated = excluded.updated, data = excluded.data, has_people = excluded.has_people"
    " WHERE summaries.seq <= excluded.seq"
)
_GUEST = "INSERT INTO guests (guest, table_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_REMEMBERED = ("unusable", "forbidden", "broken")
_SIX, _SEVEN = "(?, ?, ?, ?, ?, ?)", "(?, ?, ?, ?, ?, ?, ?)"


@lru_cache(maxsize=MOST_TOGETHER)
def _places(rows: int, row: str = _SIX) -> str:
    return ", ".join([row] * rows)


class SqlitePen:
    """One thread that does everything that changes the file, in the order in which it was asked."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None  # kept open
        self._work: SimpleQueue[Append | Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="kunitori-pen", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread.start()

    # ---- in the event loop
    def append(self, waiting: Append) -> None:
        """Write an entry soon."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        self._work.put(waiting)

    def note(self, rows: Sequence[NoteRow]) -> None:
        """Write summaries soon."""
        self._work.put(lambda: self._note(rows))

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction of its own."""
        done: Future[T] = Future()

        def run() -> None:
            if not done.set_running_or_notify_cancel():  # nobody waits for it any more
                return
            try:
                connection = self._opened()
                with connection.begin():
                    found = job(connection)
            except BaseException as problem:
                self._doubt(problem)
                done.set_exception(problem)
            else:
                done.set_result(found)

        self._work.put(run)
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        """Finish what waits, and close the connection."""
        self._work.put(None)
        self._thread.join()
        if self._connection is not None:
            self._connection.close()

    # ---- in the thread
    def _run(self) -> None:
        while True:
            found = [self._work.get()]
            with suppress(Empty):
                while len(found) < MOST_TOGETHER:
                    found.append(self._work.get_nowait())
            entries: list[Append] = []
            for work in found:
                if isinstance(work, Append):
                    entries.append(work)
                    continue
                self._write(entries)
                entries = []
                if work is None:
                    return
                work()
            self._write(entries)

    def _opened(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _doubt(self, problem: BaseException) -> None:
        """Open the file anew after trouble that a connection may remember."""
        if self._connection is None or isinstance(problem, IntegrityError) or kind_of(problem) not in _REMEMBERED:
            return
        with suppress(Exception):
            self._connection.invalidate()
            self._connection.close()
        self._connection = None

    def _file(self) -> sqlite3.Connection:
        file: Any = self._opened().connection.driver_connection
        assert isinstance(file, sqlite3.Connection)
        return file

    def _write(self, batch: list[Append]) -> None:
        if not batch:
            return
        first = firsts(batch)
        failed: dict[Key, KunitoriError] = {}
        try:
            self._add([*first.values()])
        except Exception:  # one bad entry must not fail the others
            for key, waiting in first.items():
                if problem := self._add_one(waiting):
                    failed[key] = problem
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            self._loop.call_soon_threadsafe(settle, batch, failed)

    def _add(self, batch: Sequence[Append]) -> None:
        """Write all of these entries or none."""
        file = self._file()
        rows = [value for waiting in batch for value in _row(waiting)]
        sat = guests_of(batch)
        if not sat:
            file.execute(_ENTRY + _places(len(batch)), rows)
            return
        file.execute("BEGIN IMMEDIATE")
        try:
            file.execute(_ENTRY + _places(len(batch)), rows)
            file.executemany(_GUEST, sat)
            file.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                file.execute("ROLLBACK")
            raise

    def _add_one(self, waiting: Append) -> KunitoriError | None:
        """Write one entry; the reason if it could not be written."""
        try:
            file = self._file()
            file.execute("BEGIN IMMEDIATE")
            try:
                is_added = file.execute(_ENTRY + _SIX + _UNLESS_TAKEN, _row(waiting)).rowcount == 1
                if is_added:
                    file.executemany(_GUEST, guests_of([waiting]))
                file.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    file.execute("ROLLBACK")
                raise
        except sqlite3.IntegrityError:
            return NoSuchTable(waiting.table)
        except Exception as problem:
            self._doubt(problem)
            return trouble(problem)
        return None if is_added else Taken(*waiting.key)

    def _note(self, rows: Sequence[NoteRow]) -> None:
        with suppress(Exception):  # a summary that is missing is made from the log
            self._file().execute(_NOTE + _places(len(rows), _SEVEN) + _NEWER, [value for row in rows for value in row])


def _row(waiting: Append) -> tuple[str, int, float, str, int | None, str]:
    entry = waiting.entry
    return waiting.table, entry.seq, entry.at, entry.kind, entry.seat, waiting.data
