"""The tables in memory. The log in the store is the truth; a table here is what the log says, as far as it was read.

An act is checked on the table as it stands, written to the log as the next entry, and only then done. When another
process was faster, the table catches up with the log and the act is checked again.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
import socket
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from kunitori.errors import IllegalMove, KunitoriError
from kunitori.game import Game, ViewCache
from kunitori.store import EVERYTHING, NoSuchTable, Store, Taken
from kunitori.tables import Draft, Entry, MoveInProgress, Seat, Settings, Table, TableSnapshot, TableView
from kunitori.web import gc_tuning
from kunitori.web.guests import Guest
from kunitori.web.logs import note
from kunitori.web.metrics import Metrics
from kunitori.web.options import Options, allowance
from kunitori.web.refusals import NotFound, NotNow, TooOften
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.tokens import device_token, hashed, invite_token, is_id, new_id, new_token
from kunitori.web.tutorial import Walk, lesson

__all__ = ["Act", "Hub", "Listener", "Live", "TableDriver", "first_seat"]

Act = Callable[[Table], Draft]
"""What somebody wants to do: checks it on the table, and says what is to be written."""

_MOST_RACES = 64
_SWEEP_SECONDS = 30.0
_FLUSH_SECONDS = 10.0
_SEAT_LEASE = "seat "
_PRESENCE_LEASE_SECONDS, _PRESENCE_CHECK_SECONDS = 30.0, 8.0
_MOVED = ("start", "move", "undo", "answer_undo", "agree", "resign")  # what changes the question that is asked


class Listener(Protocol):
    """Somebody at a table, or beside it, who is told when it changes."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats held; nobody's, if only watching."""
        ...

    def wake(self) -> None:
        """The table has changed."""
        ...

    def close(self) -> None:
        """The server ends."""
        ...


class TableDriver(Protocol):
    """Moves bots and clocks at the tables of a hub; `Driver` does."""

    is_driving: bool

    async def begin(self) -> None:
        """Drive from now on, whenever no other process does."""
        ...

    async def end(self) -> None:
        """Stop driving."""
        ...

    def check(self, live: Live) -> None:
        """A table is new or has changed."""
        ...

    def look_at(self, id: str) -> None:
        """Another process has changed a table that is not in memory here."""
        ...

    def is_at(self, id: str) -> bool:
        """Whether something is to be done at a table, now or later."""
        ...


class Live:
    """A table in memory, with whoever is there now."""

    def __init__(self, table: Table) -> None:
        self.id: str = table.id
        self.table = table
        self.listeners: set[Listener] = set()
        self.lock: asyncio.Lock = asyncio.Lock()
        self.news: asyncio.Event = asyncio.Event()
        self.touched: float = time.monotonic()
        self.moved: int = 0
        """The entry by which the game changed last."""
        self.gone: dict[int, float] = {}
        """Since when somebody who had been there is away, by seat."""
        self.elsewhere: frozenset[int] = frozenset()
        self.began: float = self.touched
        self.chances: tuple[int, tuple[float, ...]] = (-1, ())
        """Chances to win, and after which entry."""
        self._walk: Walk | None = None
        self._seen: dict[tuple[int | None, tuple[int, ...]], TableView] = {}
        self._sight: TableSnapshot | None = None
        self._views = ViewCache()
        self._caches: dict[str, FragmentCache] = {}

    @property
    def here(self) -> frozenset[int]:
        """Seats whose players are connected to this process."""
        return frozenset(seat for listener in self.listeners for seat in listener.seats)

    @property
    def present(self) -> frozenset[int]:
        """Seats whose players are there, be it at another process."""
        return self.here | self.elsewhere

    @property
    def watchers(self) -> int:
        """Who looks on."""
        return sum(not listener.seats for listener in self.listeners)

    def add(self, entry: Entry) -> None:
        """What the log says next."""
        self.table.add(entry)
        self._forget_views()
        if entry.kind in _MOVED:
            self.moved = entry.seq

    @property
    def walk(self) -> Walk | None:
        """The way through the lesson, at the table of a pupil."""
        name, game = self.table.settings.tutorial, self.table.game
        if self._walk is None and name is not None and game is not None:
            with suppress(KunitoriError):  # a lesson of another version: then it is a game like any other
                self._walk = Walk(lesson(name), game.players)
        return self._walk

    def check_lesson(self, game: Game, move: str) -> None:
        """A pupil hears why another move teaches more."""
        if self.walk and (advice := self.walk.refusal(game, move)):
            raise NotNow(advice.id, None, **dict(advice.args))

    def away(self, seat: int) -> float:
        """Seconds since a seat's player was there; 0 if it is there now."""
        if seat in self.present:
            return 0.0
        return time.monotonic() - self.gone.get(seat, self.began)

    def seen(self, seat: int | None, mine: tuple[int, ...], in_progress: MoveInProgress | None = None) -> TableView:
        """The table as a seat, or a spectator, may know it; the same for all who look from there."""
        if in_progress is not None:
            return self._new_sight().of(seat, in_progress, mine)
        found = self._seen.get((seat, mine))
        if found is None:
            if self._sight is None:
                self._sight = self._new_sight()
            found = self._seen[seat, mine] = self._sight.of(seat, None, mine)
        return found

    def _new_sight(self) -> TableSnapshot:
        return TableSnapshot(self.table, time.time(), self.present, self.watchers, self._views)

    def _forget_views(self) -> None:
        self._seen.clear()
        self._sight = None

    def cache(self, language: str) -> FragmentCache:
        """What was drawn of this table in a language."""
        return self._caches.setdefault(language, FragmentCache())

    def tell(self) -> None:
        """Everybody hears that something is new."""
        self.touched = time.monotonic()
        self._forget_views()
        self.news.set()
        self.news = asyncio.Event()
        for listener in [*self.listeners]:
            listener.wake()


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, key: bytes, options: Options, metrics: Metrics) -> None:
        self.store = store
        self.key = key
        self.options = options
        self.metrics = metrics
        self._driver: TableDriver | None = None
        self._tables: dict[str, Live] = {}
        self._coming: dict[str, asyncio.Task[Live]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.holder: str = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"
        """This process, as leases name it."""
        self._errands: set[asyncio.Task[Any]] = set()
        self._doing: set[asyncio.Task[Entry]] = set()
        self._sockets: Counter[str] = Counter()
        self._is_ending = False
        self._acted = time.monotonic()
        metrics.watch("tables", lambda: len(self._tables))
        metrics.watch("sockets", lambda: sum(len(live.listeners) for live in self._tables.values()))

    # ---- beginning and end
    async def begin(self, driver: TableDriver) -> None:
        """Listen to other processes, tidy up, and drive bots and clocks if nobody else does."""
        self._driver = driver
        self._tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._sweep())]
        if self.store.is_shared:
            self._tasks.append(asyncio.create_task(self._look_elsewhere()))
        await driver.begin()

    def dismiss(self) -> None:
        """The server is about to end: whoever waits for news is answered now."""
        self._is_ending = True
        for live in self._tables.values():
            live.news.set()

    async def end(self) -> None:
        """Say good-bye to everybody, and wait until what is being written is written."""
        if self._driver:
            await self._driver.end()
        for live in [*self._tables.values()]:
            for listener in [*live.listeners]:
                listener.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._errands, return_exceptions=True)
        if self._doing:
            await asyncio.wait(self._doing, timeout=_FLUSH_SECONDS)

    async def _hear(self) -> None:
        """What other processes wrote."""
        while True:
            try:
                async for id, seq in self.store.changes():
                    await self._heard(id, seq)
                return
            except Exception:
                self.metrics.count("errors")
                note("cannot hear other processes", 40, is_mistake=True)
                await asyncio.sleep(1)

    async def _heard(self, id: str, seq: int) -> None:
        if id == EVERYTHING:
            for each in [*self._tables.values()]:
                await self.catch_up(each)
            return
        live = self._tables.get(id)
        if live is not None and live.table.seq < seq:
            await self.catch_up(live)
        elif live is None and self._driver and self._driver.is_driving:
            self._driver.look_at(id)

    def look_at_all(self) -> None:
        """Have every table looked at that is here."""
        for live in [*self._tables.values()]:
            self._changed(live)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.forget_idle()
            gc_tuning.tidy_up(is_quiet=time.monotonic() - self._acted > _SWEEP_SECONDS)

    def forget_idle(self) -> None:
        """Tables that nobody looks at, and that nobody drives, leave the memory; the store has them."""
        last = time.monotonic() - self.options.idle
        for live in [*self._tables.values()]:
            if not live.listeners and live.touched < last and not live.lock.locked():
                if self._driver and self._driver.is_at(live.id):
                    continue
                del self._tables[live.id]

    # ---- tables
    async def create(self, settings: Settings) -> str:
        """A new table; its id. It is played with the numbers of whoever runs the server, unless it has its own."""
        is_plain = settings.record is None and settings.position is None and not settings.corrections.entries
        if is_plain and self.options.corrections.entries:
            settings = replace(settings, corrections=self.options.corrections)
        id = new_id()
        await self.store.create(id, settings, time.time())
        return id

    async def live(self, id: str) -> Live:
        """A table, fetched from the store if it is not here; `NotFound` if there is none."""
        live = self._tables.get(id)
        if live is not None:
            live.touched = time.monotonic()
            return live
        if not is_id(id):
            raise NotFound("server-no-table")
        coming = self._coming.get(id)
        if coming is None:
            coming = self._coming[id] = asyncio.create_task(self._fetch(id))
            coming.add_done_callback(lambda _: self._coming.pop(id, None))
            coming.add_done_callback(_heed)
        return await asyncio.shield(coming)

    async def _fetch(self, id: str) -> Live:
        try:
            settings, created, entries = await self.store.load(id)
        except NoSuchTable:
            raise NotFound("server-no-table") from None

        def build() -> Live:
            live = Live(Table(id, settings, created))
            for entry in entries:
                live.add(entry)
            return live

        # A long game takes a while to be played again; other tables go on meanwhile.
        live = await asyncio.to_thread(build)
        self._tables[id] = live
        if self._driver:
            self._driver.check(live)
        return live

    async def catch_up(self, live: Live) -> None:
        """Read what others wrote to the log."""
        async with live.lock:
            is_new = await self._read_on(live)
        if is_new:
            self._changed(live, True)

    async def _read_on(self, live: Live) -> bool:
        entries = await self.store.entries(live.id, live.table.seq)
        for entry in entries:
            await self._add(live, entry)
        return bool(entries)

    async def _add(self, live: Live, entry: Entry) -> None:
        table = live.table
        if entry.kind != "start" or table.settings.record is None:
            live.add(entry)
            return
        # A long record is played again aside: nobody sees it half done, and other tables go on meanwhile.
        entries = [each for each in await self.store.entries(live.id, 0) if each.seq <= entry.seq]
        live.table = await asyncio.to_thread(Table.of, live.id, table.settings, table.created, entries)
        live.moved = entry.seq

    async def act(self, id: str, *acts: Act) -> Entry:
        """Do something at a table, or several things of which all hear at once; the last entry that was written.

        What the table refuses is raised, and neither that nor what follows has happened.
        """
        live = await self.live(id)
        doing = asyncio.create_task(self._do(live, acts))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        doing.add_done_callback(_heed)
        # Whoever asked may go away; what was begun is brought to its end.
        return await asyncio.shield(doing)

    async def _do(self, live: Live, acts: Sequence[Act]) -> Entry:
        begin, before = time.perf_counter(), live.table.seq
        self._acted = time.monotonic()
        try:
            async with live.lock:
                for act in acts:
                    entry = await self._write(live, act)
        finally:
            if live.table.seq > before:
                self._changed(live, True)
        self.metrics.time("act_seconds", time.perf_counter() - begin)
        return entry

    async def _write(self, live: Live, act: Act) -> Entry:
        for _ in range(_MOST_RACES):
            is_long = live.table.settings.record is not None and live.table.stage == "gathering"
            draft = await asyncio.to_thread(act, live.table) if is_long else act(live.table)
            try:
                entry = await self.store.append(live.id, live.table.seq + 1, draft, time.time())
            except Taken:
                self.metrics.count("races")
                await self._read_on(live)
                continue
            await self._add(live, entry)
            self.metrics.count("appended", entry.kind)
            return entry
        raise NotNow("server-busy")

    def _changed(self, live: Live, is_log_longer: bool = False) -> None:
        live.tell()
        if is_log_longer:
            self.store.note(live.table.summary())
        if self._driver:
            self._driver.check(live)

    async def wait(self, live: Live, after: int, seconds: float) -> bool:
        """Wait until the log is longer than this; whether it is."""
        last = time.monotonic() + seconds
        while live.table.seq <= after:
            left = last - time.monotonic()
            if left <= 0 or self._is_ending:
                return False
            with suppress(TimeoutError):
                await asyncio.wait_for(live.news.wait(), left)
            live.touched = time.monotonic()
        return True

    # ---- people
    async def sit(
        self, id: str, guest: Guest, name: str, crest: str, seat: int | None = None
    ) -> tuple[int, str]:
        """Sit down; the seat, and its token, which nobody will ever see again. With the last one the game starts."""
        token = new_token()
        entry = await self.act(id, lambda table: table.sit(guest.id, name, crest, hashed(token), seat))
        assert entry.seat is not None
        await self.start_if_full(id)
        return entry.seat, token

    async def start_if_full(self, id: str) -> None:
        """Start the game if everybody is there who is to play it."""
        live = await self.live(id)
        if live.table.stage == "gathering" and live.table.is_full:
            # Somebody else may have been faster, or somebody has stood up again.
            with suppress(NotNow):
                await self.act(id, _start)

    def seats_of(self, table: Table, guest: Guest, token: str = "") -> tuple[int, ...]:
        """The seats that a guest holds: as who sat down, or by the token of the seat."""
        tokens = [each for each in (token, guest.seats.get(table.id, "")) if each]
        return tuple(seat for seat, holder in enumerate(table.seats) if self._holds(holder, guest, tokens))

    def _holds(self, holder: Seat, guest: Guest, tokens: list[str]) -> bool:
        if holder.guest is None:
            return False
        if hmac.compare_digest(holder.guest, guest.id):
            return True
        if not tokens or not holder.token_hash:
            return False
        known = (holder.token_hash, hashed(device_token(self.key, holder.token_hash)))
        return any(hmac.compare_digest(mine, hashed(token)) for token in tokens for mine in known)

    def other_device(self, table: Table, seat: int, origin: str) -> str:
        """The address that opens a seat on another device of whoever sits there; only he may see it."""
        return f"{origin}/seat/{table.id}/{device_token(self.key, table.seats[seat].token_hash)}"

    def seen(self, live: Live, guest: Guest, token: str = "", watch: bool = False) -> TableView:
        """The table as a guest sees it on coming to it."""
        mine = () if watch else self.seats_of(live.table, guest, token)
        return live.seen(first_seat(mine), mine)

    def join(self, live: Live, listener: Listener, who: tuple[str, ...]) -> None:
        """Somebody comes to a table; guest and address may not have too many windows open."""
        most = self.options.limits.sockets
        if any(self._sockets[name] >= most * allowance(name) for name in who):
            raise TooOften("server-many-sockets")
        self._sockets.update(who)
        live.listeners.add(listener)
        for seat in listener.seats:
            live.gone.pop(seat, None)
            self._hold(live, seat)
        self._changed(live)

    def leave(self, live: Live, listener: Listener, who: tuple[str, ...]) -> None:
        """Somebody goes away."""
        self._sockets.subtract(who)
        for name in who:
            if not self._sockets[name]:
                del self._sockets[name]
        live.listeners.discard(listener)
        for seat in set(listener.seats) - live.here:
            live.gone[seat] = time.monotonic()
            if self.store.is_shared:
                self._spawn(self.store.release(_seat_lease(live.id, seat), self.holder))
        self._changed(live)

    def _hold(self, live: Live, seat: int) -> None:
        """Other processes see by a lease who is connected to this one."""
        if self.store.is_shared:
            self._spawn(self.store.lease(_seat_lease(live.id, seat), self.holder, _PRESENCE_LEASE_SECONDS))

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[Any]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception():
            note("an errand failed", 30, why=repr(task.exception()))

    async def _look_elsewhere(self) -> None:
        """Who is connected to which other process."""
        while True:
            for live in [*self._tables.values()]:
                for seat in live.here:
                    self._hold(live, seat)
            try:
                held = await self.store.held(_SEAT_LEASE)
            except Exception:
                note("presence is not known", 30, is_mistake=True)
                held = {}
            elsewhere: dict[str, set[int]] = {}
            for name, holder in held.items():
                id, _, number = name.removeprefix(_SEAT_LEASE).rpartition(" ")
                if holder != self.holder:
                    elsewhere.setdefault(id, set()).add(int(number))
            for live in [*self._tables.values()]:
                there = frozenset(elsewhere.get(live.id, ()))
                if there != live.elsewhere:
                    live.elsewhere = there
                    self._changed(live)
            await asyncio.sleep(_PRESENCE_CHECK_SECONDS)

    def may_coach(self, table: Table, seats: tuple[int, ...]) -> bool:
        """Whether hints and chances are fair: who asks is the only person at the table."""
        people = [seat for seat, holder in enumerate(table.seats) if holder.is_person]
        return len(people) == 1 and tuple(people) == seats

    def invitation(self, id: str, origin: str) -> str:
        """The address that lets others sit down at a table."""
        return f"{origin}/join/{id}/{invite_token(self.key, id)}"

    async def rematch(self, live: Live, seats: tuple[int, ...]) -> str:
        """Go to the next table, which the first who wants one opens; the others' seats wait for them there."""
        if live.table.next_table is None:
            offered = await self.create(live.table.settings.again())
            try:
                await self.act(live.id, lambda table: table.rematch(seats[0], offered))
            except IllegalMove:
                if live.table.next_table is None:
                    raise
        id = live.table.next_table
        assert id is not None
        table = (await self.live(id)).table
        for seat in seats:
            if table.stage == "gathering" and not table.seats[seat].is_taken:
                await self.act(id, _same_seat(seat, live.table.seats[seat]))
        await self.start_if_full(id)
        return id


def _heed(task: asyncio.Task[Any]) -> None:
    """Whoever waited for it has the exception, if anybody still waits; nobody else need hear of it."""
    if not task.cancelled():
        task.exception()


def _seat_lease(id: str, seat: int) -> str:
    return f"{_SEAT_LEASE}{id} {seat}"


def first_seat(mine: tuple[int, ...]) -> int | None:
    """The seat that a page shows first; with several seats at one screen, none yet."""
    return mine[0] if len(mine) == 1 else None


def _start(table: Table) -> Draft:
    if table.stage != "gathering" or not table.is_full:
        raise NotNow("server-changed")
    return table.start()


def _same_seat(seat: int, before: Seat) -> Act:
    return lambda table: table.sit(before.guest or "", before.name, before.crest, before.token_hash, seat)
