"""Bots and clocks. Of all processes that share a store, only the one with the lease drives them."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from functools import partial

from kunitori.bots import new_bot
from kunitori.bots.guard import Guarded
from kunitori.bots.thinking import SearchingBot
from kunitori.errors import KunitoriError
from kunitori.game import Game, View
from kunitori.game.analysis import Analysis
from kunitori.store import StoreTrouble
from kunitori.tables import Draft, MoveInProgress, Table
from kunitori.telling.coach import Advice, advise
from kunitori.web.bot_pace import pause
from kunitori.web.clocks import Clocks
from kunitori.web.hub import Hub
from kunitori.web.live import Live
from kunitori.web.logs import note, note_problem
from kunitori.web.metrics import Metrics
from kunitori.web.options import Options
from kunitori.web.refusals import NotNow
from kunitori.web.tokens import bot_seed
from kunitori.web.work import BACKGROUND, PEOPLE, FairPool, cores

__all__ = ["Driver"]

_LEASE = "driver"
_LEASE_SECONDS = 5.0
_OUTAGE_SECONDS = 4.0  # clocks are not charged for a longer time without any driver or store
_RENEWAL_SECONDS = 1.5
_SKEW_SECONDS = 0.5  # between our clock and that of a shared database
_LOADING_SHARE = 0.25  # of a core, for tables that wait for a bot when the server starts
_LOADERS = 2
_MOST_BOTS = 32  # remembered; the search of a master takes 2 MB and is made anew in a millisecond
_RETRY_SECONDS = 2.0
_MOMENT_SECONDS = 0.001  # against rounding


class Driver:
    """Makes the moves of bots, and ends the time of clocks."""

    def __init__(
        self,
        hub: Hub,
        options: Options,
        metrics: Metrics,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._hub = hub
        self._wait = wait
        """Lets bots wait before their moves."""
        self._options = options
        self._metrics = metrics
        self._thinking = FairPool(options.threads or min(2, cores()), "thinker")
        self._quick = FairPool(1, "quick thinker")
        """For bots that do not search: they answer at once, and nobody waits for a master of others because of that."""
        self._has_ended = False
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots: OrderedDict[tuple[str, int, str], Guarded] = OrderedDict()
        self._keeper: asyncio.Task[None] | None = None
        self.is_driving: bool = False
        self._renewed = float("-inf")
        self._served: float | None = None  # when the store last answered, while it does not
        self._clocks = Clocks(hub.clock, lambda id: self._spawn(self._run_out(id)))
        self._ticker: asyncio.Task[None] | None = None
        self._trouble: StoreTrouble | None = None
        self._loading = asyncio.Semaphore(_LOADERS)
        self._forgiving: set[str] = set()
        metrics.watch("driving", lambda: self.is_driving)
        metrics.watch("thinking", lambda: len(self._thinking) + len(self._quick))

    # ---- the lease
    async def begin(self) -> None:
        """Drive from now on, whenever no other process does."""
        await self.renew()
        self._keeper = asyncio.create_task(self._keep())
        self._ticker = asyncio.create_task(self._clocks.run())

    async def end(self) -> None:
        """Stop, and release the lease at once."""
        was_driving, self.is_driving, self._has_ended = self.is_driving, False, True
        kept = [task for task in (self._keeper, self._ticker) if task]
        tasks = [*self._tasks, *self._at_work.values(), *kept]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinking.end()
        await self._quick.end()
        if was_driving:
            with suppress(Exception):
                await self._hub.store.leases.release(_LEASE, self._hub.holder)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(_RENEWAL_SECONDS)
            await self.renew()

    @property
    def is_driven(self) -> bool:
        """Whether bots and clocks are driven, here or in another process."""
        return time.monotonic() - self._renewed < _LEASE_SECONDS

    async def renew(self) -> None:
        """Renew the lease, or take it if nobody has it."""
        try:
            await self._keep_time()
            is_mine = await self._hub.store.leases.take(_LEASE, self._hub.holder, _LEASE_SECONDS)
        except Exception as problem:
            if not isinstance(problem, StoreTrouble):
                note_problem("the lease cannot be renewed", problem, self._metrics)
            is_mine = False
        else:
            self._renewed, self._served = time.monotonic(), self._hub.clock.now()
        await self._tell_of_trouble()
        if is_mine and not self.is_driving:
            self.is_driving = True
            note("driving bots and clocks", holder=self._hub.holder)
            self._spawn(self._check_waiting())
        elif self.is_driving and not is_mine:
            self.is_driving = False
            note("no longer driving", holder=self._hub.holder)
            self._clocks.clear()

    async def _tell_of_trouble(self) -> None:
        """Say it once in the log when nothing can be stored, and when it can again."""
        before, self._trouble = self._trouble, await self._hub.store.trouble()
        if self._trouble and not before:
            note("nothing can be stored", 40, why=self._trouble.sentence(self._options.language or "en"))
        elif before and not self._trouble:
            note("everything can be stored again", 30)

    async def _keep_time(self) -> None:
        """Note the outages since the last time, and learn those of other processes."""
        store, clock = self._hub.store, self._hub.clock
        if store.is_shared and abs((shown := await store.clock()) - clock.now()) > _SKEW_SECONDS:
            clock.follow(shown)
        now, since = clock.now(), self._served
        if not self.is_driving:
            ended = await store.leases.ended(_LEASE)
            since = ended if since is None else min(since, ended)
        if since is not None and now - since > _OUTAGE_SECONDS:
            clock.stood_still(since, now)
        if unsaved := clock.take_unsaved():
            self._hub.check_all()
        for outage in unsaved:
            await store.outages.note(*outage)
        if store.is_shared:
            clock.learn(await store.outages.all())

    async def _check_waiting(self) -> None:
        """After taking the lease, find the bots and clocks that are due. Only tables that wait for a bot are loaded."""
        self._hub.check_all()
        for id, due in (await self._hub.store.waiting()).items():
            if due:
                self._clocks.set(id, due)
                continue
            begin = time.process_time()
            with suppress(KunitoriError):
                await self._hub.live(id)  # loading a table checks it
            await asyncio.sleep((time.process_time() - begin) * (1 / _LOADING_SHARE - 1))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- which tables are driven
    def load_and_check(self, id: str) -> None:
        """Another process has changed a table that is not in memory here."""

        async def check() -> None:
            with suppress(KunitoriError):
                await self._hub.live(id)

        self._spawn(check())

    def check(self, live: Live) -> None:
        """A table is new or has changed."""
        self._clocks.set(live.id, live.table.clock_due() if self.is_driving else None)
        if self.is_driving and live.id not in self._forgiving and self._hub.owed(live.table):
            self._forgiving.add(live.id)
            self._spawn(self._forgive(live))
        if live.id not in self._at_work and self._has_bot_to_move(live):
            # What it does is for the table, not for the one whose request woke it.
            self._at_work[live.id] = asyncio.create_task(self._drive(live), context=Context())

    def is_at(self, id: str) -> bool:
        """Whether a bot thinks at a table."""
        return id in self._at_work

    def _has_bot_to_move(self, live: Live) -> bool:
        """Whether it is for this process to move a bot of a table.

        Where nobody plays, they move only while somebody looks on, in the process that shows it.
        """
        if not live.table.bot_to_move():
            return False
        return self.is_driving if live.table.people else live.is_watched and not self._has_ended

    async def _drive(self, live: Live) -> None:
        try:
            await self._keep_going(live)
        finally:
            # No await since the last check, so no news is missed.
            del self._at_work[live.id]

    async def _keep_going(self, live: Live) -> None:
        while self._has_bot_to_move(live):
            try:
                await self._move(live)
            except StoreTrouble:
                await asyncio.sleep(_RETRY_SECONDS)
            except KunitoriError as problem:
                # Another act came first. Wait, so that a repeated refusal cannot spin.
                note("a bot was refused", 30, table=live.id, why=str(problem))
                await asyncio.sleep(_RETRY_SECONDS * min(1.0, self._options.pace))
            except Exception as problem:
                note_problem("a table cannot be driven", problem, self._metrics, table=live.id)
                await asyncio.sleep(_RETRY_SECONDS)

    # ---- clocks
    async def _forgive(self, live: Live) -> None:
        try:
            with suppress(KunitoriError):  # another process has written first, or the next act does it
                await self._hub.forgive(live)
        finally:
            self._forgiving.discard(live.id)

    async def _run_out(self, id: str) -> None:
        """A clock has run out, if no outage stood in its way."""
        async with self._loading:
            try:
                live = await self._hub.live(id)
                await self._hub.forgive(live)
                due, seat = live.table.clock_due(), live.table.clock_of
                if not self.is_driving or due is None or seat is None:
                    return
                if due > self._hub.clock.now():
                    self._clocks.set(id, due)
                    return
                await self._hub.act(id, lambda table: table.time_up(seat, self._hub.clock.now() + _MOMENT_SECONDS))
            except KunitoriError as problem:
                note("a clock could not be stopped", 30, table=id, why=str(problem))
                self._clocks.set(id, self._hub.clock.now() + _RETRY_SECONDS)

    # ---- bots
    async def _move(self, live: Live) -> None:
        if live.table.is_too_long():
            await self._hub.act(live.id, Table.expire)
            return
        found = live.table.bot_to_move()
        game = live.table.game
        assert found is not None
        assert game is not None
        seat, name = found
        begin = time.monotonic()
        moves = live.moved
        text = live.walk.rival_move(game) if live.walk else None
        if text is None:
            bot = self._bot(live.table, seat, name)
            len(game.moves)  # computed once here, or every clone computes it again
            thought = partial(_whole_move, bot, game.clone(), seat)
            rank = PEOPLE if live.table.people else BACKGROUND
            pool = self._thinking if isinstance(bot.bot, SearchingBot) else self._quick
            text = await pool.do(thought, self._hub.owners.payer(live.table), rank, may_wait=True)
            self._metrics.time("bot_seconds", time.monotonic() - begin)
        whole = text
        turn = game.turn
        waited = await self._pause(live, turn, whole, time.monotonic() - begin)

        def move(table: Table) -> Draft:
            if not self._has_bot_to_move(live) or live.moved != moves or table.bot_to_move() != found:
                raise NotNow("server-changed")
            return table.move(seat, whole, by_bot=True)

        with suppress(NotNow):
            await self._hub.act(live.id, move)
            self._metrics.count("bot_moves")
        live.bots_spent = turn, live.spent_in(turn) + max(waited, time.monotonic() - begin)

    async def _pause(self, live: Live, turn: int, move: str, thought: float) -> float:
        """Wait before a move, so that people can follow, and return for how long; thinking counts as waiting."""
        seconds = pause(live.table.pace / 1000 * self._options.pace, move, live.spent_in(turn))
        if seconds > thought:
            await self._wait(seconds - thought)
        return seconds

    def _bot(self, table: Table, seat: int, name: str) -> Guarded:
        bot = self._bots.get((table.id, seat, name))
        if bot is None:
            seed = bot_seed(self._hub.key, table.settings.daily or table.id, seat)
            bot = self._bots[table.id, seat, name] = Guarded(new_bot(name, seed))
            if len(self._bots) > _MOST_BOTS:
                self._bots.popitem(last=False)
        return bot

    async def analyse(self, view: View, nodes: int, seconds: float = 2.0) -> Analysis:
        """Analyse a view outside the event loop, when it is the asker's turn."""
        return await self._thinking.do(partial(view.analyse, nodes=nodes, seconds=seconds))

    async def advise(self, view: View) -> Advice:
        """Ask the coach for advice outside the event loop, when it is the asker's turn."""
        return await self._thinking.do(partial(advise, view))


def _whole_move(bot: Guarded, game: Game, seat: int) -> str:
    """A bot's whole move, with all its steps; the game is a copy for the bot alone."""
    in_progress = MoveInProgress(game, seat)
    while in_progress.finished is None:
        decision = in_progress.decision
        assert decision is not None
        in_progress.answer(bot.decide(in_progress.view(), decision))
    return in_progress.finished
