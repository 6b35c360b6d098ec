"""The tables in memory. The log in the store is the truth; a table here is the log as far as it was read.

An act is checked against the table, written to the log as the next entry, and only then applied. If another process
wrote first, the table catches up with the log and the act is checked again.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import os
import secrets
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from kunitori.errors import IllegalMove, KunitoriError
from kunitori.store import EVERYTHING, NoSuchTable, Store, StoreTrouble, Taken
from kunitori.tables import Draft, Entry, Seat, Settings, Summary, Table, TableView, daily_result
from kunitori.tables.daily_result import SEAT
from kunitori.web import gc_tuning
from kunitori.web.daily_amounts import DailyAmounts
from kunitori.web.dealing import OPENING_SECONDS, deal, is_due, next_step
from kunitori.web.guests import Guest
from kunitori.web.live import Listener, Live
from kunitori.web.logs import note_problem
from kunitori.web.metrics import Metrics
from kunitori.web.options import Options, allowance
from kunitori.web.owners import Owners
from kunitori.web.presence import Presence
from kunitori.web.refusals import NotFound, NotNow, NotYours, TooOften
from kunitori.web.room import Room
from kunitori.web.server_clock import ServerClock
from kunitori.web.tokens import device_token, hashed, invite_token, is_id, new_id, new_token
from kunitori.web.work import FairPool, asker

__all__ = ["Act", "Hub", "TableDriver", "first_seat"]

Act = Callable[[Table], Draft]
"""An action at a table: checks that it is allowed and returns the entry to write."""

_MOST_RACES = 64
_SWEEP_SECONDS, _DAY_SECONDS = 30.0, 24 * 3600.0
_FLUSH_SECONDS, _FLUSH_CHECK_SECONDS = 10.0, 0.02


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


class Hub:
    """All tables of this process."""

    def __init__(
        self, store: Store, key: bytes, options: Options, metrics: Metrics, clock: ServerClock | None = None
    ) -> None:
        self.store = store
        self.clock: ServerClock = clock or ServerClock(time.monotonic if store.is_shared else time.time)
        """Its own, or that of a database which several servers share."""
        self.key = key
        self.options = options
        self.metrics = metrics
        self._driver: TableDriver | None = None
        self.heed: Callable[[Live], None] | None = None
        """Called when the log of a table has become longer."""
        self._tables: dict[str, Live] = {}
        self._coming: dict[str, asyncio.Task[Live]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self.holder: str = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"
        """The name of this process in leases."""
        self._presence: Presence | None = None
        self._doing: set[asyncio.Task[Entry | None]] = set()
        self._deals: dict[str, asyncio.Task[None]] = {}
        self._again: set[asyncio.Task[None]] = set()
        """Acts that are carried out once more, because another process wrote first."""
        self._counting: set[asyncio.Task[None]] = set()
        """Results of daily challenges that are being written."""
        self._at_once = 0
        """Acts without a task that are being written."""
        self._sockets: Counter[str] = Counter()
        self._is_ending = False
        self._acted = time.monotonic()
        self.owners: Owners = Owners(key)
        self._stored = DailyAmounts(store.amounts, options.limits.stored, self.owners)
        self._reading = FairPool(1, "reader")
        self._room = Room(self._tables, self.owners, options.limits, self._is_at_work)
        metrics.watch("tables", lambda: len(self._tables))
        metrics.watch("sockets", lambda: sum(len(live.listeners) for live in self._tables.values()))

    # ---- beginning and end
    async def begin(self, driver: TableDriver) -> None:
        """Listen to other processes, sweep idle tables, and start the driver."""
        self._driver = driver
        self._tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._sweep())]
        if self.store.is_shared:
            self.clock.start(await self.store.clock())
            self._presence = Presence(self.store.leases, self.holder, self._tables, self._changed)
            self._tasks.append(asyncio.create_task(self._presence.follow()))
        self.clock.learn(await self.store.outages.all())
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
        await self._reading.end()
        for live in [*self._tables.values()]:
            for listener in [*live.listeners]:
                listener.close()
        waiting = [*self._tasks, *self._deals.values()]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        if self._doing:
            await asyncio.wait(self._doing, timeout=_FLUSH_SECONDS)
        last = time.monotonic() + _FLUSH_SECONDS
        while (self._at_once or self._again or self._counting) and time.monotonic() < last:
            await asyncio.sleep(_FLUSH_CHECK_SECONDS)
        await self._save_amounts()

    async def _hear(self) -> None:
        """Follow what other processes write."""
        has_missed = False
        while True:
            try:
                async for id, seq in self.store.changes(has_missed):
                    await self._heard(id, seq)
                return
            except Exception as problem:
                note_problem("cannot listen to other processes", problem, self.metrics)
                has_missed = True
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
            await self._save_amounts()
            if self._driver and self._driver.is_driving:
                await self.let_go()
            self._tell_of_late()
            gc_tuning.tidy_up(is_quiet=time.monotonic() - self._acted > _SWEEP_SECONDS)

    def _tell_of_late(self) -> None:
        for live in [*self._tables.values()]:
            live.tell_of_late()

    async def _save_amounts(self) -> None:
        try:
            await self._stored.save(self.clock.now())
        except Exception as problem:
            note_problem("what guests have stored cannot be counted", problem, self.metrics)

    async def let_go(self) -> None:
        """Delete some games at which no person ever sat, after the set time; memory forgets them first."""
        before = self.clock.now() - self.options.keep_days * _DAY_SECONDS
        try:
            for id in await self.store.let_go(before):
                self._tables.pop(id, None)
        except Exception as problem:
            note_problem("games of nobody cannot be deleted", problem, self.metrics)

    def forget_idle(self) -> None:
        """Drop tables from memory that have no listeners and no driver; the store keeps them."""
        self._room.forget_idle(time.monotonic() - self.options.idle)

    def _is_at_work(self, id: str) -> bool:
        return self._driver is not None and self._driver.is_at(id)

    # ---- tables
    async def create(self, settings: Settings) -> str:
        """Create a table and return its id. It uses the server's card corrections unless it has its own."""
        is_plain = settings.record is None and settings.position is None and not settings.corrections.entries
        if is_plain and self.options.corrections.entries:
            settings = replace(settings, corrections=self.options.corrections)
        address, owner = asker.get()
        if owner:
            settings = replace(settings, owner=owner)
            tables = (live.table for live in self._tables.values())
            self.owners.check_games(settings, address, tables, self.options.limits, self.clock.now())
        # Counted twice, because the first entry repeats a record.
        await self._stored.spend((address, owner), 2 * len(json.dumps(settings.to_data())), self.clock.now())
        id = new_id()
        await self.store.create(id, settings, self.clock.now())
        return id

    async def charge(self, size: int) -> None:
        """Count bytes that the asker is about to store beside tables; raises `TooOften` if that is too much today."""
        await self._stored.spend(asker.get(), size, self.clock.now())

    def look(self, live: Live) -> None:
        """Somebody opens a table; bots that play among themselves go on while somebody looks."""
        live.looked = time.monotonic()
        if self._driver:
            self._driver.check(live)

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
        try:
            return await asyncio.shield(coming)
        finally:
            del coming

    async def live_for(self, id: str, guest: Guest, token: str = "") -> Live:
        """A table as its players know it: a seat that was just taken at another process is there."""
        live = await self.live(id)
        if self.store.is_shared and not self.seats_of(live.table, guest, token):
            with suppress(StoreTrouble):  # a table can be watched while the store is away
                await self.catch_up(live)
        return live

    async def _fetch(self, id: str) -> Live:
        try:
            settings, created, entries = await self.store.load(id)
        except NoSuchTable:
            raise NotFound("server-no-table") from None
        self._room.make(settings.owner)

        def build() -> Live:
            live = Live(Table(id, settings, created), self.clock.now, self.clock.owed, self.options.grace)
            for entry in entries:
                live.add(entry)
            _tell_events(live.table)
            return live

        # Replaying a long game takes a while; other tables go on meanwhile.
        live = await self._reading.do(build, may_wait=True)
        self._tables[id] = live
        if self.store.is_shared:  # news that came meanwhile found no table
            await self.catch_up(live)
        self._deal_soon(live)
        self._room.forget_finished()
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
        if entry.kind != "start" or not _is_long(table.settings):
            live.add(entry)
            return
        # It is replayed in a thread: nobody sees it half done, and other tables go on meanwhile.
        entries = [each for each in await self.store.entries(live.id, 0) if each.seq <= entry.seq]

        def replay() -> Table:
            replayed = Table.of(live.id, table.settings, table.created, entries)
            _tell_events(replayed)
            return replayed

        live.table = await self._reading.do(replay, may_wait=True)
        live.moved = entry.seq

    async def act(self, id: str, *acts: Act) -> Entry:
        """Carry out one or more acts at a table, announced together, and return the last entry written.

        An act that the table refuses raises, and neither it nor the acts after it happen.
        """
        entry = await self._carry_out(await self.live(id), acts)
        assert entry is not None
        return entry

    async def _carry_out(self, live: Live, acts: Sequence[Act]) -> Entry | None:
        doing = asyncio.create_task(self._do(live, acts))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        doing.add_done_callback(_heed)
        try:
            # The caller may disconnect; an act that has begun is finished all the same.
            return await asyncio.shield(doing)
        finally:
            del doing  # it has the refusal, whose traceback has this frame: the circle would keep the table

    def act_at_once(self, live: Live, act: Act, done: Callable[[Exception | None], None]) -> bool:
        """Carry out an act without a task, if nobody else acts at the table; returns False if somebody does.

        An act that the table refuses raises. ``done`` is called when the act is in the log and shown, or with the
        reason why it is not.
        """
        if live.lock.locked() or self._is_ending or self.owed(live.table):
            return False
        begin = time.perf_counter()
        self._acted = time.monotonic()
        draft = act(live.table)
        payer = self._stored.admit(live.table, draft, self.clock.now())

        def written(found: Entry | KunitoriError) -> None:
            self._at_once -= 1
            problem: Exception | None = None
            try:
                if isinstance(found, Entry):
                    live.add(found)
                    self.metrics.count("appended", found.kind)
                    self._stored.count(payer, found)
                else:
                    problem = found
            except Exception as mistake:
                problem = mistake
            finally:
                live.lock.release()
            if isinstance(problem, Taken):  # another process wrote first
                self.metrics.count("races")
                task = asyncio.create_task(self._act_again(live, act, done))
                self._again.add(task)
                task.add_done_callback(self._again.discard)
                return
            if problem is None:
                self._changed(live, True)
                self.metrics.time("act_seconds", time.perf_counter() - begin)
            done(problem)

        live.lock.take()
        try:
            self.store.append_soon(live.id, live.table.seq + 1, draft, self.clock.now(), written)
        except BaseException:
            live.lock.release()
            raise
        self._at_once += 1
        return True

    async def _act_again(self, live: Live, act: Act, done: Callable[[Exception | None], None]) -> None:
        try:
            await self.catch_up(live)
            await self.act(live.id, act)
        except Exception as problem:
            done(problem)
        else:
            done(None)

    async def _do(self, live: Live, acts: Sequence[Act]) -> Entry | None:
        entry: Entry | None = None
        begin, before = time.perf_counter(), live.table.seq
        self._acted = time.monotonic()
        try:
            async with live.lock:
                if self.owed(live.table):
                    entry = await self._write(live, self._forgiveness)
                for act in acts:
                    entry = await self._write(live, act)
        finally:
            if live.table.seq > before:
                self._changed(live, True)
        self.metrics.time("act_seconds", time.perf_counter() - begin)
        return entry

    async def _write(self, live: Live, act: Act) -> Entry:
        for _ in range(_MOST_RACES):
            is_long = _is_long(live.table.settings) and live.table.stage == "gathering"
            draft = await self._reading.do(partial(act, live.table), may_wait=True) if is_long else act(live.table)
            payer = self._stored.admit(live.table, draft, self.clock.now())
            try:
                entry = await self.store.append(live.id, live.table.seq + 1, draft, self.clock.now())
            except Taken:
                self.metrics.count("races")
                await self._read_on(live)
                continue
            await self._add(live, entry)
            self.metrics.count("appended", entry.kind)
            self._stored.count(payer, entry)
            return entry
        raise NotNow("server-busy")

    def owed(self, table: Table) -> float:
        """The seconds for which the running clock of a table must not be charged."""
        return 0.0 if table.clock_of is None else self.clock.owed(table.clock_since)

    def _forgiveness(self, table: Table) -> Draft:
        return table.outage(self.owed(table))

    async def forgive(self, live: Live) -> None:
        """Write down an outage at a table, if its clock ran meanwhile."""
        if self.owed(live.table):
            await self._carry_out(live, ())

    def _changed(self, live: Live, is_log_longer: bool = False) -> None:
        live.tell()
        if is_log_longer:
            self.store.note(live.table)
            if self.heed:
                self.heed(live)
            self._deal_soon(live)
            self._count_soon(live.table)
        if self._driver:
            self._driver.check(live)

    def _count_soon(self, table: Table) -> None:
        if daily_result(table) is not None:
            task = asyncio.create_task(self._count(table))
            self._counting.add(task)
            task.add_done_callback(self._counting.discard)

    async def _count(self, table: Table) -> None:
        try:
            await self.count(table)
        except Exception as problem:  # the page of the day counts it as soon as its player looks there
            note_problem("a daily challenge cannot be counted", problem, self.metrics, table=table.id)

    async def count(self, table: Table) -> None:
        """Keep the result of a daily challenge that is over; what is kept already stays."""
        result, day = daily_result(table), table.settings.daily
        if result is not None and day is not None:
            guest = table.seats[SEAT].guest or ""
            await self.store.daily.finish(day, guest, table.id, result, table.updated)

    async def wait(self, live: Live, seat: int | None, after: int, seconds: float) -> bool:
        """Wait until the log has entries after this one that a seat may know of, and return whether it has."""
        last = time.monotonic() + seconds
        live.awaited += 1
        try:
            while live.table.revision(seat) <= after:
                left = last - time.monotonic()
                if left <= 0 or self._is_ending:
                    return False
                with suppress(TimeoutError):
                    await asyncio.wait_for(live.news.wait(), left)
                live.touched = time.monotonic()
        finally:
            live.awaited -= 1
        return True

    # ---- people
    async def sit(
        self, id: str, guest: Guest, name: str, crest: str, seat: int | None = None, part: str | None = None
    ) -> tuple[int, str]:
        """Take a seat; returns it and its token, which is never shown again. The last one starts the game."""
        token = new_token()
        entry = await self.act(id, lambda table: table.sit(guest.id, name, crest, hashed(token), seat, part))
        assert entry.seat is not None
        await self.start_if_full(id)
        return entry.seat, token

    async def start_if_full(self, id: str) -> None:
        """Start the game if all seats are taken and no number is missing."""
        live = await self.live(id)
        if live.table.stage == "gathering" and live.table.is_full:
            # Another process may have started it, or somebody may have left.
            with suppress(NotNow):
                await self.act(id, next_step)

    async def open_number(self, id: str, seat: int, number: str) -> None:
        """A player's number for the shuffles; the last one starts the game."""
        await self.act(id, lambda table: table.open_number(seat, number))
        await self.start_if_full(id)

    def _deal_soon(self, live: Live) -> None:
        """Deal the cards when the time for the players' numbers is over, whoever is missing."""
        if is_due(live.table) and live.id not in self._deals and not self._is_ending:
            self._deals[live.id] = asyncio.create_task(self._deal(live.id))

    async def _deal(self, id: str) -> None:
        try:
            await asyncio.sleep(OPENING_SECONDS)
            while self._waits_for_cards(id):  # nothing here keeps the table in memory meanwhile
                await self._deal_now(id)
                await asyncio.sleep(OPENING_SECONDS)
        finally:
            del self._deals[id]

    def _waits_for_cards(self, id: str) -> bool:
        live = self._tables.get(id)
        return live is not None and is_due(live.table)

    async def _deal_now(self, id: str) -> None:
        try:
            with suppress(NotNow):
                await self.act(id, deal)
        except Exception as problem:  # the next try comes soon
            note_problem("a table cannot be dealt", problem, self.metrics, table=id)

    def seats_of(self, table: Table, guest: Guest, token: str = "") -> tuple[int, ...]:
        """The seats that a guest holds, as the guest who took them or by a seat token."""
        return self._held(table.id, ((seat.guest or "", seat.token_hash) for seat in table.seats), guest, token)

    def seats_in(self, summary: Summary, guest: Guest) -> tuple[int, ...]:
        """The seats that a guest holds, by the summary of a table."""
        return self._held(summary.id, zip(summary.guests, summary.tokens, strict=True), guest)

    def _held(
        self, id: str, holders: Iterable[tuple[str, str]], guest: Guest, token: str = ""
    ) -> tuple[int, ...]:
        tokens = [each for each in (token, guest.seats.get(id, "")) if each]
        return tuple(seat for seat, holder in enumerate(holders) if self._holds(*holder, guest, tokens))

    def _holds(self, holder: str, token_hash: str, guest: Guest, tokens: list[str]) -> bool:
        if not holder:
            return False
        if hmac.compare_digest(holder, guest.id):
            return True
        if not tokens or not token_hash:
            return False
        known = (token_hash, hashed(device_token(self.key, token_hash)))
        return any(hmac.compare_digest(mine, hashed(token)) for token in tokens for mine in known)

    def other_device(self, id: str, token_hash: str, origin: str) -> str:
        """The address that opens a seat on the player's other device; only for that player."""
        return f"{origin}/seat/{id}/{device_token(self.key, token_hash)}"

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
            live.come(seat)
        if self._presence:
            self._presence.came(live.id, listener.seats)
        self._changed(live)

    def leave(self, live: Live, listener: Listener, who: tuple[str, ...]) -> None:
        """Remove a listener."""
        self._sockets.subtract(who)
        for name in who:
            if not self._sockets[name]:
                del self._sockets[name]
        live.listeners.discard(listener)
        gone = {*listener.seats} - live.here
        for seat in gone:
            live.go(seat)
        if self._presence:
            self._presence.left(live.id, gone)
        self._changed(live)

    def is_sealed(self, table: Table) -> bool:
        """Whether the cards of a daily challenge are still a secret."""
        return table.settings.is_sealed(self.clock.now())

    def check_may_look(self, table: Table, guest: Guest, token: str = "") -> None:
        """Raise `NotYours` if a stranger looks at a daily challenge before its cards are shown."""
        if self.is_sealed(table) and not self.seats_of(table, guest, token):
            raise NotYours("daily-error-stranger", day=table.settings.daily or "")

    def check_may_open(self, table: Table) -> None:
        """Raise `NotNow` if the cards of a finished game are still a secret, because it is a daily challenge."""
        if self.is_sealed(table):
            raise NotNow("daily-error-sealed", day=table.settings.daily or "")

    def may_coach(self, table: Table, seats: tuple[int, ...]) -> bool:
        """Whether hints and chances are fair: the asker is the only person, and the game is no daily challenge."""
        if self.is_sealed(table):
            return False
        people = [seat for seat, holder in enumerate(table.seats) if holder.is_person]
        return len(people) == 1 and tuple(people) == seats

    def invitation(self, id: str, origin: str) -> str:
        """The address that lets others join a table."""
        return f"{origin}/join/{id}/{invite_token(self.key, id)}"

    async def rematch(self, live: Live, seats: tuple[int, ...], part: str | None = None) -> str:
        """Open a table for a rematch, or join the one that is open; everybody keeps their seat."""
        if live.table.next_table is None:
            settings = live.table.settings
            fresh = await self._reading.do(settings.again, may_wait=True) if _is_long(settings) else settings.again()
            offered = await self.create(fresh)
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
                await self.act(id, _same_seat(seat, live.table.seats[seat], part))
        await self.start_if_full(id)
        return id


def _is_long(settings: Settings) -> bool:
    """Whether a game takes long to start: from a record, or with own cards, whose pictures are read again."""
    return settings.record is not None or settings.expansion is not None


def _heed(task: asyncio.Task[Any]) -> None:
    """Retrieve the exception, so that asyncio does not report one that the caller has had."""
    if not task.cancelled():
        task.exception()


def _tell_events(table: Table) -> None:
    """Make the events of a game, which takes as long as replaying it and would hold up the first page."""
    if table.game is not None:
        table.game.view(None)


def first_seat(mine: tuple[int, ...]) -> int | None:
    """The seat that a page shows first; with several seats at one screen, none yet."""
    return mine[0] if len(mine) == 1 else None


def _same_seat(seat: int, before: Seat, part: str | None) -> Act:
    return lambda table: table.sit(before.guest or "", before.name, before.crest, before.token_hash, seat, part)
