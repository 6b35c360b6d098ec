"""The tables in memory. The log in the store is the truth; a table here is the log as far as it was read.

An act is checked against the table, written to the log as the next entry, and only then applied. If another process
wrote first, the table catches up with the log and the act is checked again.
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
"""An action at a table: checks that it is allowed and returns the entry to write."""

_MOST_RACES = 64
_SWEEP_SECONDS = 30.0
_FLUSH_SECONDS = 10.0
_SEAT_LEASE = "seat "
_PRESENCE_LEASE_SECONDS, _PRESENCE_CHECK_SECONDS = 30.0, 8.0
_MOVED = ("start", "move", "undo", "answer_undo", "agree", "resign")  # these can change the pending decision


class Listener(Protocol):
    """A player or spectator who is told when the table changes."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats held; none for a spectator."""
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

    def load_and_check(self, id: str) -> None:
        """Another process has changed a table that is not in memory here."""
        ...

    def is_at(self, id: str) -> bool:
        """Whether a table waits for a bot or a clock."""
        ...


class Live:
    """A table in memory, and who is connected to it."""

    def __init__(self, table: Table) -> None:
        self.id: str = table.id
        self.table = table
        self.listeners: set[Listener] = set()
        self.lock: asyncio.Lock = asyncio.Lock()
        self.news: asyncio.Event = asyncio.Event()
        self.touched: float = time.monotonic()
        self.moved: int = 0
        """The number of the entry that last changed the game."""
        self.gone: dict[int, float] = {}
        """When each absent player left, by seat."""
        self.elsewhere: frozenset[int] = frozenset()
        self.began: float = self.touched
        self.chances: tuple[int, tuple[float, ...]] = (-1, ())
        """The chances to win, and the entry they belong to."""
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
        """Seats whose players are connected to any process."""
        return self.here | self.elsewhere

    @property
    def watchers(self) -> int:
        """The number of spectators."""
        return sum(not listener.seats for listener in self.listeners)

    def add(self, entry: Entry) -> None:
        """Apply the next entry of the log."""
        self.table.add(entry)
        self._forget_views()
        if entry.kind in _MOVED:
            self.moved = entry.seq

    @property
    def walk(self) -> Walk | None:
        """The pupil's way through the lesson, if this table has one."""
        name, game = self.table.settings.tutorial, self.table.game
        if self._walk is None and name is not None and game is not None:
            with suppress(KunitoriError):  # a lesson of another version is an ordinary game
                self._walk = Walk(lesson(name), game.players)
        return self._walk

    def check_lesson(self, game: Game, move: str) -> None:
        """Raise the lesson's advice if a pupil's move leaves the lesson."""
        if self.walk and (advice := self.walk.refusal(game, move)):
            raise NotNow(advice.id, None, **dict(advice.args))

    def away(self, seat: int) -> float:
        """Seconds since a seat's player left; 0 if they are present."""
        if seat in self.present:
            return 0.0
        return time.monotonic() - self.gone.get(seat, self.began)

    def seen(self, seat: int | None, mine: tuple[int, ...], in_progress: MoveInProgress | None = None) -> TableView:
        """The table as a seat or a spectator may know it; the same object for equal viewers."""
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
        """The fragments drawn for this table in a language."""
        return self._caches.setdefault(language, FragmentCache())

    def tell(self) -> None:
        """Tell all listeners that something has changed."""
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
        """The name of this process in leases."""
        self._errands: set[asyncio.Task[Any]] = set()
        self._doing: set[asyncio.Task[Entry]] = set()
        self._sockets: Counter[str] = Counter()
        self._is_ending = False
        self._acted = time.monotonic()
        metrics.watch("tables", lambda: len(self._tables))
        metrics.watch("sockets", lambda: sum(len(live.listeners) for live in self._tables.values()))

    # ---- beginning and end
    async def begin(self, driver: TableDriver) -> None:
        """Listen to other processes, sweep idle tables, and start the driver."""
        self._driver = driver
        self._tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._sweep())]
        if self.store.is_shared:
            self._tasks.append(asyncio.create_task(self._follow_presence()))
        await driver.begin()

    def dismiss(self) -> None:
        """The server is about to end: answer all requests that wait for news."""
        self._is_ending = True
        for live in self._tables.values():
            live.news.set()

    async def end(self) -> None:
        """Close all connections, and wait until pending entries are written."""
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
        """Follow what other processes write."""
        while True:
            try:
                async for id, seq in self.store.changes():
                    await self._heard(id, seq)
                return
            except Exception:
                self.metrics.count("errors")
                note("cannot listen to other processes", 40, is_mistake=True)
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
            self._driver.load_and_check(id)

    def check_all(self) -> None:
        """Have the driver check every table in memory."""
        for live in [*self._tables.values()]:
            self._changed(live)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            self.forget_idle()
            gc_tuning.tidy_up(is_quiet=time.monotonic() - self._acted > _SWEEP_SECONDS)

    def forget_idle(self) -> None:
        """Drop tables from memory that have no listeners and no driver; the store keeps them."""
        last = time.monotonic() - self.options.idle
        for live in [*self._tables.values()]:
            if not live.listeners and live.touched < last and not live.lock.locked():
                if self._driver and self._driver.is_at(live.id):
                    continue
                del self._tables[live.id]

    # ---- tables
    async def create(self, settings: Settings) -> str:
        """Create a table and return its id. It uses the server's card corrections unless it has its own."""
        is_plain = settings.record is None and settings.position is None and not settings.corrections.entries
        if is_plain and self.options.corrections.entries:
            settings = replace(settings, corrections=self.options.corrections)
        id = new_id()
        await self.store.create(id, settings, time.time())
        return id

    async def live(self, id: str) -> Live:
        """A table, loaded from the store if necessary; raises `NotFound` if there is none."""
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

        # Replaying a long game takes a while; other tables go on meanwhile.
        live = await asyncio.to_thread(build)
        self._tables[id] = live
        if self._driver:
            self._driver.check(live)
        return live

    async def catch_up(self, live: Live) -> None:
        """Read what other processes wrote to the log."""
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
        # A long record is replayed in a thread: nobody sees it half done, and other tables go on meanwhile.
        entries = [each for each in await self.store.entries(live.id, 0) if each.seq <= entry.seq]
        live.table = await asyncio.to_thread(Table.of, live.id, table.settings, table.created, entries)
        live.moved = entry.seq

    async def act(self, id: str, *acts: Act) -> Entry:
        """Carry out one or more acts at a table, announced together, and return the last entry written.

        An act that the table refuses raises, and neither it nor the acts after it happen.
        """
        live = await self.live(id)
        doing = asyncio.create_task(self._do(live, acts))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        doing.add_done_callback(_heed)
        # The caller may disconnect; an act that has begun is finished all the same.
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
        """Wait until the log has entries after this one, and return whether it has."""
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
        """Take a seat; returns it and its token, which is never shown again. The last one starts the game."""
        token = new_token()
        entry = await self.act(id, lambda table: table.sit(guest.id, name, crest, hashed(token), seat))
        assert entry.seat is not None
        await self.start_if_full(id)
        return entry.seat, token

    async def start_if_full(self, id: str) -> None:
        """Start the game if all seats are taken."""
        live = await self.live(id)
        if live.table.stage == "gathering" and live.table.is_full:
            # Another process may have started it, or somebody may have left.
            with suppress(NotNow):
                await self.act(id, _start)

    def seats_of(self, table: Table, guest: Guest, token: str = "") -> tuple[int, ...]:
        """The seats that a guest holds, as the guest who took them or by a seat token."""
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
        """The address that opens a seat on the player's other device; only for that player."""
        return f"{origin}/seat/{table.id}/{device_token(self.key, table.seats[seat].token_hash)}"

    def seen(self, live: Live, guest: Guest, token: str = "", watch: bool = False) -> TableView:
        """The table as a guest first sees it."""
        mine = () if watch else self.seats_of(live.table, guest, token)
        return live.seen(first_seat(mine), mine)

    def join(self, live: Live, listener: Listener, who: tuple[str, ...]) -> None:
        """Add a listener; raises `TooOften` if the guest or address has too many sockets."""
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
        """Remove a listener."""
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
        """Hold a lease that tells other processes who is connected here."""
        if self.store.is_shared:
            self._spawn(self.store.lease(_seat_lease(live.id, seat), self.holder, _PRESENCE_LEASE_SECONDS))

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errand_done)

    def _errand_done(self, task: asyncio.Task[Any]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception():
            note("a background task failed", 30, why=repr(task.exception()))

    async def _follow_presence(self) -> None:
        """Follow who is connected to other processes."""
        while True:
            for live in [*self._tables.values()]:
                for seat in live.here:
                    self._hold(live, seat)
            try:
                held = await self.store.held(_SEAT_LEASE)
            except Exception:
                note("cannot read who is present", 30, is_mistake=True)
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
        """Whether hints and chances are fair: the asker is the only person at the table."""
        people = [seat for seat, holder in enumerate(table.seats) if holder.is_person]
        return len(people) == 1 and tuple(people) == seats

    def invitation(self, id: str, origin: str) -> str:
        """The address that lets others join a table."""
        return f"{origin}/join/{id}/{invite_token(self.key, id)}"

    async def rematch(self, live: Live, seats: tuple[int, ...]) -> str:
        """Open a table for a rematch, or join the one that is open; everybody keeps their seat."""
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
    """Retrieve the exception, so that asyncio does not report one that the caller has had."""
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
