"""The store: the logs of all tables in SQLite or PostgreSQL. Logs only grow."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Double,
    Executable,
    and_,
    case,
    cast,
    delete,
    func,
    literal,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kunitori.errors import KunitoriError
from kunitori.store import url as database_url
from kunitori.store.drivers import Postgres, driver_for
from kunitori.store.migrations import NewerDatabase, migrate
from kunitori.store.schema import entries, guests, keys, leases, summaries, tables
from kunitori.store.trouble import reason
from kunitori.tables import Draft, Entry, Settings, Summary, Table

__all__ = ["EVERYTHING", "NoSuchTable", "Store", "StoreSize", "Taken", "open_store"]

EVERYTHING = "*"
"""Yielded by `Store.changes` instead of a table: changes may have been missed in any table."""
_NOTIFY_CHANNEL = "kunitori"
_MAX_BATCH_ENTRIES = 500
_SUMMARY_DELAY_SECONDS = 1.0
_RECONNECT_SECONDS = 1.0
_SIZE_CACHE_SECONDS = 30.0
_EXPIRED_LEASE_SECONDS = 3600.0
"""How long an expired lease stays in the database."""
T = TypeVar("T")
_DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error, OSError, asyncio.TimeoutError)


class Taken(KunitoriError):
    """An entry with this number exists already."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__("error-store-taken")
        self.table: str = table
        self.seq: int = seq


class NoSuchTable(KunitoriError):
    """No table has this id."""

    def __init__(self, table: str) -> None:
        super().__init__("error-store-table", table=table[:40])


@dataclass(frozen=True, slots=True)
class StoreSize:
    """How much is stored."""

    tables: int
    entries: int
    bytes: int


@dataclass(slots=True)
class _Append:
    table: str
    entry: Entry
    data: str
    done: asyncio.Future[Entry]


_Job = Callable[[Connection], T]


async def open_store(url: str | None = None) -> Store:
    """Open a database and migrate it to this version.

    The default is ``KUNITORI_DATABASE_URL``, or else a SQLite file in the user's data folder. Raises a `KunitoriError`
    if the database cannot be opened.
    """
    where = database_url.address(url)
    store = Store(where)
    try:
        await store._open()
    except NewerDatabase as newer:
        await store.close()
        raise KunitoriError("error-store-newer", url=database_url.shown(where), revision=newer.revision) from None
    except _DATABASE_ERRORS as problem:
        await store.close()
        raise KunitoriError("error-store-open", url=database_url.shown(where), reason=reason(problem)) from None
    return store


class Store:
    """An open database, made by `open_store`."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_shared: bool = url.drivername.startswith("postgresql")
        """Whether several servers can use it at once."""
        self._insert = insert_postgres if self.is_shared else insert_sqlite
        try:
            self._driver = driver_for(url)
        except ImportError:
            raise KunitoriError("error-store-driver") from None
        adding = self._insert(entries).on_conflict_do_nothing()
        self._insert_entries = adding.returning(entries.c.table_id, entries.c.seq)
        noting = self._insert(summaries)
        self._upsert_summaries = noting.on_conflict_do_update(
            index_elements=[summaries.c.table_id],
            set_={name: noting.excluded[name] for name in ("seq", "stage", "due", "updated", "data")},
            where=summaries.c.seq < noting.excluded.seq,
        )
        self._appends: list[_Append] = []
        self._summaries: dict[str, Summary] = {}
        self._has_work = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False
        self._size: tuple[float, StoreSize] | None = None

    @property
    def name(self) -> str:
        """The URL without its password."""
        return database_url.shown(self.url)

    async def _open(self) -> None:
        if not self.is_shared:
            database_url.prepare_file(self.url)
        await self._driver.write(self._prepare)
        self._writer = asyncio.create_task(self._write(), name="kunitori-store")

    def _prepare(self, connection: Connection) -> None:
        migrate(connection)
        connection.execute(delete(leases).where(leases.c.until < self._now() - _EXPIRED_LEASE_SECONDS))

    async def close(self) -> None:
        """Write everything pending and close the database."""
        self._is_closed = True
        self._has_work.set()
        if self._writer:
            await self._writer
        await self._driver.close()

    # ---- tables
    async def create(self, id: str, settings: Settings, at: float) -> None:
        """Create a table, with nobody at it."""
        row = {"id": id, "created": at, "settings": _json(settings.to_data())}
        made = await self._run(
            _fetch(self._insert(tables).values(row).on_conflict_do_nothing().returning(tables.c.id))
        )
        if not made:
            raise KunitoriError("error-store-exists", table=id[:40])

    async def load(self, id: str) -> tuple[Settings, float, list[Entry]]:
        """A table's settings, creation time and log."""

        def look(connection: Connection) -> tuple[str, float, list[Entry]] | None:
            found = connection.execute(select(tables.c.settings, tables.c.created).where(tables.c.id == id)).first()
            return None if found is None else (found.settings, found.created, _log(connection, id, 0))

        found = await self._read(look)
        if found is None:
            raise NoSuchTable(id)
        return Settings.stored(json.loads(found[0])), found[1], found[2]

    async def table(self, id: str) -> Table:
        """The table after its whole log."""
        # Replaying a long game takes a while, so it must not block the event loop.
        return await asyncio.to_thread(Table.of, id, *await self.load(id))

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The log of a table after an entry; empty if there is no such table."""
        return await self._read(lambda connection: _log(connection, id, after))

    async def append(self, id: str, seq: int, draft: Draft, at: float) -> Entry:
        """Write an entry; when this returns, it is on disk. Raises `Taken` if the number is not free.

        Entries that wait at the same time share a transaction.
        """
        entry = draft.at(seq, at)
        waiting = _Append(id, entry, _json(dict(draft.data)), asyncio.get_running_loop().create_future())
        self._check_open()
        self._appends.append(waiting)
        self._has_work.set()
        return await waiting.done

    # ---- lists
    async def note_guest(self, guest: str, id: str, at: float) -> None:
        """List a table among a guest's games; guests who sit down are listed automatically."""
        row = {"guest": guest, "table_id": id, "at": at}
        await self._run(_execute(self._insert(guests).values(row).on_conflict_do_nothing()))

    async def tables_of(self, guest: str, most: int = 200) -> list[str]:
        """The tables of a guest, newest first."""
        asked = select(guests.c.table_id).where(guests.c.guest == guest).order_by(guests.c.at.desc()).limit(most)
        return [row.table_id for row in await self._ask(asked)]

    async def playing(self) -> list[str]:
        """The running games that wait for a bot or a clock, or may do so; not those that wait only for people."""
        last = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        begun = select(literal(1)).where(and_(entries.c.table_id == tables.c.id, entries.c.kind == "start")).exists()
        is_unknown = or_(summaries.c.seq.is_(None), summaries.c.seq < last)
        asked = (
            select(tables.c.id)
            .outerjoin(summaries, summaries.c.table_id == tables.c.id)
            .where(begun)
            .where(or_(summaries.c.stage.is_(None), summaries.c.stage != "over"))
            .where(or_(is_unknown, summaries.c.due.is_not(None)))
        )
        return [row.id for row in await self._ask(asked)]

    def note(self, summary: Summary) -> None:
        """Update the summary of a table; it is written a little later."""
        if self._is_closed:
            return
        known = self._summaries.get(summary.id)
        if known is None or known.seq < summary.seq:
            self._summaries[summary.id] = summary
        if len(self._summaries) == 1 and known is None:
            asyncio.get_running_loop().call_later(_SUMMARY_DELAY_SECONDS, self._has_work.set)

    async def summaries(self, ids: Iterable[str]) -> list[Summary]:
        """The summaries of tables in the given order; unknown tables are left out."""
        wanted = [*dict.fromkeys(ids)]
        last = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        asked = (
            select(tables.c.id, last.label("last"), summaries.c.seq, summaries.c.data)
            .outerjoin(summaries, summaries.c.table_id == tables.c.id)
            .where(tables.c.id.in_(wanted))
        )
        rows = {row.id: row for row in await self._ask(asked)}
        found = {id: await self._summary(row) for id, row in rows.items()}
        return [summary for id in wanted if (summary := found.get(id))]

    async def _summary(self, row: Any) -> Summary | None:
        last = row.last or 0
        noted = self._summaries.get(row.id)
        if noted and noted.seq >= last:
            return noted
        if row.seq == last and row.data is not None:
            with contextlib.suppress(ValueError, TypeError):  # written by another version, so made again below
                return Summary.from_data(json.loads(row.data))
        try:
            summary = (await self.table(row.id)).summary()
        except KunitoriError:
            return None
        self.note(summary)
        return summary

    # ---- several servers
    async def changes(self) -> AsyncGenerator[tuple[str, int], None]:
        """The table and number of every entry that any server appends from now on.

        Yields `EVERYTHING` after a lost connection. With SQLite it yields nothing, since there is only one server.
        """
        if not isinstance(self._driver, Postgres):
            await asyncio.Event().wait()
            return
        news: asyncio.Queue[str | None] = asyncio.Queue()
        is_first = True
        while not self._is_closed:
            try:
                async with self._driver.listening(_NOTIFY_CHANNEL, news):
                    if not is_first:
                        yield EVERYTHING, 0
                    is_first = False
                    while (said := await news.get()) is not None:
                        table, _, seq = said.rpartition(":")
                        yield table, int(seq)
            except _DATABASE_ERRORS:
                await asyncio.sleep(_RECONNECT_SECONDS)

    async def lease(self, name: str, holder: str, seconds: float) -> bool:
        """Take or renew a lease, and return whether it is held; only one holder has it until it ends."""
        now, later = self._now(), func.greatest if self.is_shared else func.max
        statement = self._insert(leases).values(name=name, holder=holder, until=now + seconds, term=1)
        is_mine = leases.c.holder == statement.excluded.holder
        statement = statement.on_conflict_do_update(
            index_elements=[leases.c.name],
            set_={
                "holder": statement.excluded.holder,
                "until": later(leases.c.until, statement.excluded.until),
                "term": case((is_mine, leases.c.term), else_=leases.c.term + 1),
            },
            where=or_(is_mine, leases.c.until <= now),
        )
        return bool(await self._run(_fetch(statement.returning(leases.c.holder))))

    async def held(self, prefix: str) -> dict[str, str]:
        """The current leases whose names begin like this: name and holder."""
        begins = leases.c.name.startswith(prefix, autoescape=True)
        asked = select(leases.c.name, leases.c.holder).where(begins, leases.c.until > self._now())
        return {row.name: row.holder for row in await self._ask(asked)}

    def _now(self) -> Any:
        # By the clock of a shared database, since the servers' clocks may differ.
        epoch = func.extract("epoch", func.clock_timestamp())
        return cast(epoch, Double) if self.is_shared else literal(time.time(), Double)

    async def release(self, name: str, holder: str) -> None:
        """Release a lease before it ends."""
        mine = and_(leases.c.name == name, leases.c.holder == holder)
        await self._run(_execute(update(leases).where(mine).values(until=self._now())))

    async def lease_ended(self, name: str) -> float:
        """When a lease ended or will end; 0 if it is unknown."""
        rows = await self._ask(select(leases.c.until).where(leases.c.name == name))
        return float(rows[0].until) if rows else 0.0

    async def key(self) -> bytes:
        """The key that signs cookies and links, created on first use."""
        fresh = {"name": "signing", "value": secrets.token_bytes(32)}
        await self._run(_execute(self._insert(keys).values(fresh).on_conflict_do_nothing()))
        found = await self._ask(select(keys.c.value).where(keys.c.name == "signing"))
        return bytes(found[0].value)

    # ---- maintenance
    async def backup(self, path: str | os.PathLike[str]) -> None:
        """Copy a SQLite database to a new file while it is in use."""
        if self.is_shared:
            raise KunitoriError("error-store-backup-postgres")
        file = Path(path)
        part = file.with_name(f"{file.name}.{secrets.token_hex(4)}.part")
        try:
            if file.exists():
                raise KunitoriError("error-store-backup-there", path=str(file))
            os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            await asyncio.to_thread(_copy, self.url.database or "", part)
            part.replace(file)
        except (OSError, sqlite3.Error) as problem:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
            raise KunitoriError("error-store-backup", path=str(file), reason=reason(problem)) from None

    async def size(self) -> StoreSize:
        """The numbers of tables, entries and bytes; counted at most twice a minute."""
        if self._size and time.monotonic() - self._size[0] < _SIZE_CACHE_SECONDS:
            return self._size[1]
        size = (
            select(func.pg_database_size(func.current_database()))
            if self.is_shared
            else text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
        )
        counts = [select(func.count()).select_from(table) for table in (tables, entries)]
        found = StoreSize(*[(await self._ask(asked))[0][0] for asked in (*counts, size)])
        self._size = time.monotonic(), found
        return found

    async def is_healthy(self) -> bool:
        """Whether the database answers."""
        try:
            await self._ask(select(literal(1)))
        except KunitoriError:
            return False
        return True

    # ---- reading and writing
    async def _read(self, job: _Job[T]) -> T:
        self._check_open()
        try:
            return await self._driver.read(job)
        except _DATABASE_ERRORS:
            raise KunitoriError("error-store-write") from None

    async def _ask(self, statement: Executable) -> list[Any]:
        return await self._read(lambda connection: [*connection.execute(statement)])

    async def _run(self, job: _Job[T]) -> T:
        """Run a job in its own transaction."""
        self._check_open()
        try:
            return await self._driver.write(job)
        except _DATABASE_ERRORS:
            raise KunitoriError("error-store-write") from None

    def _check_open(self) -> None:
        if self._is_closed:
            raise KunitoriError("error-store-write")

    async def _write(self) -> None:
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            while self._appends or self._summaries:
                batch, self._appends = self._appends[:_MAX_BATCH_ENTRIES], self._appends[_MAX_BATCH_ENTRIES:]
                notes, self._summaries = self._summaries, {}
                await self._write_batch(batch, [*notes.values()])
            if self._is_closed:
                return

    async def _write_batch(self, batch: Sequence[_Append], notes: Sequence[Summary] = ()) -> None:
        try:
            written = await self._driver.write(lambda connection: self._add(connection, batch, notes))
        except _DATABASE_ERRORS as problem:
            if len(batch) > 1 or (batch and notes):  # one bad entry must not fail the others
                for waiting in batch:
                    await self._write_batch([waiting])
                return
            for waiting in batch:
                is_nowhere = isinstance(problem, IntegrityError)
                _fail(waiting.done, NoSuchTable(waiting.table) if is_nowhere else KunitoriError("error-store-write"))
            return
        for waiting in batch:
            key = waiting.table, waiting.entry.seq
            if key in written:
                written.discard(key)  # of two with the same number, the first wins
                _resolve(waiting.done, waiting.entry)
            else:
                _fail(waiting.done, Taken(*key))

    def _add(self, connection: Connection, batch: Sequence[_Append], notes: Sequence[Summary]) -> set[tuple[str, int]]:
        """Add entries and summaries, and return which entries were written."""
        if notes:
            self._add_summaries(connection, notes)
        if not batch:
            return set()
        first: dict[tuple[str, int], _Append] = {}
        for waiting in batch:
            first.setdefault((waiting.table, waiting.entry.seq), waiting)
        # Sorted by key, so that two servers never deadlock.
        rows = [_row(first[key]) for key in sorted(first)]
        written = {(row.table_id, row.seq) for row in connection.execute(self._insert_entries, rows)}
        sat = [
            {"guest": str(waiting.entry.data["guest"]), "table_id": waiting.table, "at": waiting.entry.at}
            for key, waiting in sorted(first.items())
            if key in written and waiting.entry.kind == "sit" and "guest" in waiting.entry.data
        ]
        if sat:
            connection.execute(self._insert(guests).on_conflict_do_nothing(), sat)
        if self.is_shared and written:
            said = [f"{table}:{seq}" for table, seq in sorted(written)]
            connection.execute(_NOTIFY, {"channel": _NOTIFY_CHANNEL, "said": said})
        return written

    def _add_summaries(self, connection: Connection, notes: Sequence[Summary]) -> None:
        rows = [
            {"table_id": note.id, "seq": note.seq, "stage": note.stage, "due": note.due, "updated": note.updated,
             "data": _json(note.to_data())}
            for note in sorted(notes, key=lambda note: note.id)
        ]  # fmt: skip
        connection.execute(self._upsert_summaries, rows)


_NOTIFY = text("SELECT pg_notify(:channel, said) FROM unnest(CAST(:said AS text[])) AS said")


def _copy(database: str, part: Path) -> None:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    with part.open("rb") as copy:
        os.fsync(copy.fileno())


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _row(waiting: _Append) -> dict[str, Any]:
    entry = waiting.entry
    return {"table_id": waiting.table, "seq": entry.seq, "at": entry.at, "kind": entry.kind, "seat": entry.seat,
            "data": waiting.data}  # fmt: skip


def _log(connection: Connection, id: str, after: int) -> list[Entry]:
    asked = (
        select(entries.c.seq, entries.c.at, entries.c.kind, entries.c.seat, entries.c.data)
        .where(entries.c.table_id == id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    rows = connection.execute(asked)
    return [Entry(seq, at, kind, seat, json.loads(data)) for seq, at, kind, seat, data in rows]


def _execute(statement: Executable) -> _Job[None]:
    def job(connection: Connection) -> None:
        connection.execute(statement)

    return job


def _fetch(statement: Executable) -> _Job[list[Any]]:
    return lambda connection: [*connection.execute(statement)]


def _resolve(done: asyncio.Future[Any], value: object) -> None:
    if not done.done():
        done.set_result(value)


def _fail(done: asyncio.Future[Any], problem: Exception) -> None:
    if not done.done():
        done.set_exception(problem)
