"""The store: the logs of all tables in SQLite or PostgreSQL. Logs only grow."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import secrets
import shutil
import sqlite3
from collections.abc import AsyncGenerator, Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, and_, func, insert, literal, or_, select, text

from kunitori.errors import KunitoriError
from kunitori.i18n import message
from kunitori.store import url as database_url
from kunitori.store.amounts import Amounts
from kunitori.store.census import Census
from kunitori.store.daily import Daily
from kunitori.store.database import DATABASE_ERRORS, Database
from kunitori.store.drivers import Postgres
from kunitori.store.leases import Leases
from kunitori.store.letting_go import let_go
from kunitori.store.migrations import NewerDatabase, migrate
from kunitori.store.outages import Outages
from kunitori.store.pen import Append, NoSuchTable, NoteRow, Taken
from kunitori.store.playing import Playing
from kunitori.store.schema import entries, guests, keys, summaries, tables
from kunitori.store.solving import Solving
from kunitori.store.subscriptions import Subscriptions
from kunitori.store.torn import Torn
from kunitori.store.trouble import StoreTrouble, reason, trouble
from kunitori.tables import Draft, Entry, Settings, Summary, Table

__all__ = ["EVERYTHING", "NoSuchTable", "Store", "StoreSize", "Taken", "open_store"]

EVERYTHING = "*"
"""Yielded by `Store.changes` instead of a table: changes may have been missed in any table."""
_NOTE_SECONDS, _SHARED_NOTE_SECONDS = 10.0, 1.0
"""How old a summary may become; other servers make one that is too old themselves, and that takes long."""
_MOST_NOTES_TOGETHER, _NOTE_PAUSE_SECONDS = 32, 0.1
_RECONNECT_SECONDS = 1.0
_FEW_ROWS = 10_000
_LONG_CHARACTERS = 10_000  # of settings; with own cards they have pictures
_LEAST_ROOM = 2**20  # bytes of free disk; SQLite's own log needs some


@dataclass(frozen=True, slots=True)
class StoreSize:
    """How much is stored."""

    tables: float
    """Not a number while they are being counted."""
    entries: float
    bytes: int


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
    except (*DATABASE_ERRORS, Torn) as problem:
        await store.close()
        why = message(f"error-reason-{problem.kind}") if isinstance(problem, Torn) else reason(problem)
        raise KunitoriError("error-store-open", url=database_url.shown(where), reason=why) from None
    return store


class Store:
    """An open database, made by `open_store`."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._database = Database(url)
        self.is_shared: bool = self._database.is_shared
        """Whether several servers can use it at once."""
        self.leases: Leases = Leases(self._database)
        self.outages: Outages = Outages(self._database)
        self.amounts: Amounts = Amounts(self._database)
        self.solving: Solving = Solving(self._database)
        self.daily: Daily = Daily(self._database)
        self.playing: Playing = Playing(self._database)
        self.subscriptions: Subscriptions = Subscriptions(self._database)
        self._insert = self._database.insert
        self._driver = self._database.driver
        self._notes: dict[str, Table] = {}
        """Tables whose summary is to be written."""
        self._noting: asyncio.TimerHandle | None = None
        self._census = Census(self._database)
        self._identity: tuple[int, int] | None = None

    @property
    def name(self) -> str:
        """The URL without its password."""
        return database_url.shown(self.url)

    async def _open(self) -> None:
        if not self.is_shared:
            database_url.prepare_file(self.url)
            self._identity = _identity(Path(self.url.database or ""))
        await self._driver.write(migrate)
        with contextlib.suppress(StoreTrouble):  # it can wait until there is room
            await self.leases.forget_expired()
            await self.outages.forget_old()

    async def close(self) -> None:
        """Write everything pending and close the database."""
        self._database.is_closed = True
        while self._notes:
            self._write_notes()
        if self._noting is not None:
            self._noting.cancel()
        await self._census.close()
        await self._driver.close()

    # ---- tables
    async def create(self, id: str, settings: Settings, at: float) -> None:
        """Create a table, with nobody at it."""
        row = {"id": id, "created": at, "settings": _json(settings.to_data())}
        adding = self._insert(tables).values(row).on_conflict_do_nothing().returning(tables.c.id)
        noted = _note_row(Table(id, settings, at).summary())

        def make(connection: Connection) -> bool:
            is_new = connection.execute(adding).first() is not None
            if is_new:  # with its summary, so that no list ever looks for tables without one
                connection.execute(insert(summaries).values(noted))
            return is_new

        if not await self._database.run(make):
            raise KunitoriError("error-store-exists", table=id[:40])
        self._census.follow(id, tables=1)

    async def load(self, id: str) -> tuple[Settings, float, list[Entry]]:
        """A table's settings, creation time and log."""

        def look(connection: Connection) -> tuple[str, float, list[Entry]] | None:
            found = connection.execute(select(tables.c.settings, tables.c.created).where(tables.c.id == id)).first()
            return None if found is None else (found.settings, found.created, _log(connection, id, 0))

        try:
            found = await self._database.read(look)
            if found is None:
                raise NoSuchTable(id)
            text, created, log = found
            is_long = len(text) > _LONG_CHARACTERS
            return await asyncio.to_thread(_settings, text) if is_long else _settings(text), created, log
        except json.JSONDecodeError:
            raise StoreTrouble("error-store-broken") from None

    async def table(self, id: str) -> Table:
        """The table after its whole log."""
        # Replaying a long game takes a while, so it must not block the event loop.
        return await asyncio.to_thread(Table.of, id, *await self.load(id))

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The log of a table after an entry; empty if there is no such table."""
        return await self._database.read(lambda connection: _log(connection, id, after))

    async def append(self, id: str, seq: int, draft: Draft, at: float) -> Entry:
        """Write an entry; when this returns, it is on disk. Raises `Taken` if the number is not free.

        Entries that wait at the same time share a transaction.
        """
        done: asyncio.Future[Entry] = asyncio.get_running_loop().create_future()
        self.append_soon(id, seq, draft, at, lambda found: _answer(done, found))
        return await done

    def append_soon(
        self, id: str, seq: int, draft: Draft, at: float, done: Callable[[Entry | KunitoriError], None]
    ) -> None:
        """The same without waiting: ``done`` is called with the entry when it is on disk, or with what went wrong."""
        self._database.check_writable()

        def written(found: Entry | KunitoriError) -> None:
            if isinstance(found, Entry):
                self._census.follow(id, entries=1)
                self._database.trouble = None
            elif isinstance(found, StoreTrouble):
                self._database.trouble = found
            done(found)

        self._driver.pen.append(Append(id, draft.at(seq, at), _json(dict(draft.data)), written))

    # ---- lists
    async def note_guest(self, guest: str, id: str, at: float) -> None:
        """List a table among a guest's games; guests who sit down are listed automatically."""
        row = {"guest": guest, "table_id": id, "at": at}
        await self._database.execute(self._insert(guests).values(row).on_conflict_do_nothing())

    async def tables_of(self, guest: str, most: int = 200) -> list[str]:
        """The tables of a guest, newest first."""
        asked = select(guests.c.table_id).where(guests.c.guest == guest).order_by(guests.c.at.desc()).limit(most)
        return [row.table_id for row in await self._database.ask(asked)]

    async def waiting(self) -> dict[str, float | None]:
        """The games that wait for a bot or a clock, and when it is due: 0 for a bot, None if only the log knows.

        It looks at running games only, however many are finished.
        """
        last = select(func.max(entries.c.seq)).where(entries.c.table_id == summaries.c.table_id).scalar_subquery()
        begun = select(literal(1)).where(and_(entries.c.table_id == summaries.c.table_id, entries.c.kind == "start"))
        is_old = summaries.c.seq < last
        asked = (
            select(summaries.c.table_id, summaries.c.due, is_old.label("is_old"))
            .where(text("stage <> 'over'"))  # in these words, or SQLite does not use its index
            .where(or_(summaries.c.due.is_not(None), and_(is_old, begun.exists())))
        )
        return {row.table_id: None if row.is_old else row.due for row in await self._database.ask(asked)}

    def note(self, table: Table) -> None:
        """The log of a table has grown: its summary is made and written a little later."""
        if self._database.is_closed:
            return
        known = self._notes.get(table.id)
        if known is None or known.seq <= table.seq:
            self._notes[table.id] = table
        if self._noting is None:
            delay = _SHARED_NOTE_SECONDS if self.is_shared else _NOTE_SECONDS
            self._noting = asyncio.get_running_loop().call_later(delay, self._write_notes)

    def _write_notes(self) -> None:
        """Write the oldest notes; a few at a time, since everybody waits meanwhile."""
        oldest = [*self._notes][:_MOST_NOTES_TOGETHER]
        self._driver.pen.note([_note_row(self._notes.pop(id).summary()) for id in oldest])
        self._noting = None
        if self._notes and not self._database.is_closed:
            self._noting = asyncio.get_running_loop().call_later(_NOTE_PAUSE_SECONDS, self._write_notes)

    async def summaries(self, ids: Iterable[str]) -> list[Summary]:
        """The summaries of tables in the given order; unknown tables are left out."""
        wanted = [*dict.fromkeys(ids)]
        last = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        asked = (
            select(tables.c.id, last.label("last"), summaries.c.seq, summaries.c.data)
            .outerjoin(summaries, summaries.c.table_id == tables.c.id)
            .where(tables.c.id.in_(wanted))
        )
        rows = {row.id: row for row in await self._database.ask(asked)}
        found = {id: await self._summary(row) for id, row in rows.items()}
        return [summary for id in wanted if (summary := found.get(id))]

    async def _summary(self, row: Any) -> Summary | None:
        last = row.last or 0
        noted = self._notes.get(row.id)
        if noted and noted.seq >= last:
            return noted.summary()
        if row.seq == last and row.data is not None:
            with contextlib.suppress(ValueError, TypeError):  # written by another version, so made again below
                return Summary.from_data(json.loads(row.data))
        try:
            table = await self.table(row.id)
        except KunitoriError:
            return None
        self.note(table)
        return table.summary()

    # ---- several servers
    async def changes(self, has_missed: bool = False) -> AsyncGenerator[tuple[str, int], None]:
        """The table and number of every entry that other servers append from now on.

        Yields `EVERYTHING` after a lost connection, and first of all to somebody who has missed something. With SQLite
        it yields nothing, since there is only one server.
        """
        if not isinstance(self._driver, Postgres):
            await asyncio.Event().wait()
            return
        news: asyncio.Queue[str | None] = asyncio.Queue()
        while not self._database.is_closed:
            try:
                async with self._driver.listening(news):
                    if has_missed:
                        yield EVERYTHING, 0
                    has_missed = True
                    while (said := await news.get()) is not None:
                        table, _, seq = said.rpartition(":")
                        yield table, int(seq)
            except DATABASE_ERRORS:
                await asyncio.sleep(_RECONNECT_SECONDS)

    async def clock(self) -> float:
        """The time by the database's clock."""
        return float((await self._database.ask(select(self._database.now())))[0][0])

    async def key(self) -> bytes:
        """The key that signs cookies and links, created on first use."""
        asked = select(keys.c.value).where(keys.c.name == "signing")
        found = await self._database.ask(asked)
        if not found:
            fresh = {"name": "signing", "value": secrets.token_bytes(32)}
            await self._database.execute(self._insert(keys).values(fresh).on_conflict_do_nothing())
            found = await self._database.ask(asked)
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

    async def let_go(self, before: float) -> list[str]:
        """Delete some tables where no person ever sat and nothing has happened since then; returns which."""
        ids, doubted, written = await self._database.run(lambda connection: let_go(connection, before))
        for id, many in written.items():
            self._census.follow(id, -1, -many)
        await self.summaries(doubted)
        return ids

    async def size(self) -> StoreSize:
        """The numbers of tables, entries and bytes.

        A SQLite file is counted once and followed from then on; PostgreSQL estimates its tables and entries.
        """
        if self.is_shared:
            size = select(func.pg_database_size(func.current_database()))
            rows = await self._database.read(_estimate)
            return StoreSize(*rows, bytes=(await self._database.ask(size))[0][0])
        pages = text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
        many, written = await self._census.take() or (math.nan, math.nan)
        return StoreSize(many, written, (await self._database.ask(pages))[0][0])

    async def trouble(self) -> StoreTrouble | None:
        """What keeps the database from answering or storing anything; None if nothing does."""
        file = Path(self.url.database or "")
        if not self.is_shared:
            self._database.is_gone = await asyncio.to_thread(_identity, file) != self._identity
            if self._database.is_gone:
                return StoreTrouble("error-store-gone")
        if self._database.trouble is not None:
            return self._database.trouble
        try:
            await self._database.ask(select(keys.c.name).limit(1))
            if not self.is_shared and await asyncio.to_thread(_room, file) < _LEAST_ROOM:
                return StoreTrouble("error-store-full")
        except StoreTrouble as found:
            return found
        except OSError as problem:
            return trouble(problem)
        return None


def _room(file: Path) -> int:
    """The free bytes of the disk that has this file."""
    return shutil.disk_usage(file.parent).free


def _identity(file: Path) -> tuple[int, int] | None:
    """What tells a file from another of the same name; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _copy(database: str, part: Path) -> None:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    with part.open("rb") as copy:
        os.fsync(copy.fileno())


def _settings(text: str) -> Settings:
    return Settings.stored(json.loads(text))


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _log(connection: Connection, id: str, after: int) -> list[Entry]:
    asked = (
        select(entries.c.seq, entries.c.at, entries.c.kind, entries.c.seat, entries.c.data)
        .where(entries.c.table_id == id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    rows = connection.execute(asked)
    return [Entry(seq, at, kind, seat, json.loads(data)) for seq, at, kind, seat, data in rows]


def _note_row(summary: Summary) -> NoteRow:
    data = _json(summary.to_data())
    return summary.id, summary.seq, summary.stage, summary.due, summary.updated, data, int(summary.has_people)


def _estimate(connection: Connection) -> tuple[int, int]:
    """About how many tables and entries a PostgreSQL database holds; few rows are counted."""

    def rows(name: str) -> int:
        guess = text("SELECT reltuples FROM pg_class WHERE oid = to_regclass(:name)")
        found = int(connection.execute(guess, {"name": name}).scalar_one())
        if found >= _FEW_ROWS:
            return found
        # -1 while the database has not looked at the table yet
        return int(connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one())

    return rows(tables.name), rows(entries.name)


def _answer(done: asyncio.Future[Entry], found: Entry | KunitoriError) -> None:
    if done.done():  # the caller is gone
        return
    if isinstance(found, Entry):
        done.set_result(found)
    else:
        done.set_exception(found)
