"""Bots and clocks. Of all processes that share a store, only the one with the lease drives them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TypeVar

from kunitori.bots import new_bot
from kunitori.bots.guard import Guarded
from kunitori.errors import IllegalMove, KunitoriError
from kunitori.game import Game, View
from kunitori.game.analysis import Analysis
from kunitori.tables import Draft, MoveInProgress, Table
from kunitori.telling.coach import Advice, advise
from kunitori.web.hub import Hub, Live
from kunitori.web.logs import note
from kunitori.web.metrics import Metrics
from kunitori.web.options import Options
from kunitori.web.refusals import NotNow

__all__ = ["Driver"]

Result = TypeVar("Result")

_LEASE = "driver"
_LEASE_SECONDS = 5.0
_OUTAGE_SECONDS = 10.0  # clocks are not charged for a longer time without any driver
_RENEWAL_SECONDS = 1.5
_MOST_BOTS = 2000  # remembered, with their faults
_BRIEF_SHARE = 0.35  # of the pace, for moves that nobody needs to follow
_BRIEF_MOVES = ("play copper", "play silver", "play gold", "end")
_RETRY_SECONDS = 2.0


class Driver:
    """Makes the moves of bots, and ends the time of clocks."""

    def __init__(self, hub: Hub, options: Options, metrics: Metrics) -> None:
        self._hub = hub
        self._options = options
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(options.threads, "thinker")
        self._waiting = 0
        self._at_work: dict[str, tuple[asyncio.Task[None], asyncio.Event]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots: OrderedDict[tuple[str, int, str], Guarded] = OrderedDict()
        self._keeper: asyncio.Task[None] | None = None
        self.is_driving: bool = False
        self._nobody_since, self._began = 0.0, 0.0  # when the last driver stopped, and when this one began
        self._forgiving: set[str] = set()
        metrics.watch("driving", lambda: self.is_driving)
        metrics.watch("thinking", lambda: self._waiting)

    # ---- the lease
    async def begin(self) -> None:
        """Drive from now on, whenever no other process does."""
        await self._renew()
        self._keeper = asyncio.create_task(self._keep())

    async def end(self) -> None:
        """Stop, and release the lease at once."""
        was_driving, self.is_driving = self.is_driving, False
        tasks = [*self._tasks, *(task for task, _ in self._at_work.values()), *([self._keeper] if self._keeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)
        if was_driving:
            with suppress(Exception):
                await self._hub.store.release(_LEASE, self._hub.holder)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(_RENEWAL_SECONDS)
            await self._renew()

    async def _renew(self) -> None:
        try:
            ended = 0.0 if self.is_driving else await self._hub.store.lease_ended(_LEASE)
            is_mine = await self._hub.store.lease(_LEASE, self._hub.holder, _LEASE_SECONDS)
        except Exception:
            self._metrics.count("errors")
            note("the lease cannot be renewed", 40, is_mistake=True)
            ended, is_mine = 0.0, False
        if is_mine and not self.is_driving:
            self.is_driving = True
            self._nobody_since, self._began = ended, time.time()
            note("driving bots and clocks", holder=self._hub.holder)
            self._spawn(self._check_waiting())
        elif self.is_driving and not is_mine:
            self.is_driving = False
            note("no longer driving", holder=self._hub.holder)
            for _, news in self._at_work.values():
                news.set()

    async def _check_waiting(self) -> None:
        """After taking the lease, check all tables for bots and clocks that are due."""
        self._hub.check_all()
        for id in await self._hub.store.playing():
            with suppress(KunitoriError):
                await self._hub.live(id)  # loading a table checks it

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
        if seconds := self._outage(live):
            if live.id not in self._forgiving:
                self._forgiving.add(live.id)
                self._spawn(self._forgive(live, seconds))
            return
        working = self._at_work.get(live.id)
        if working is not None:
            working[1].set()
        elif self._due(live) is not None:
            news = asyncio.Event()
            task = asyncio.create_task(self._drive(live, news))
            self._at_work[live.id] = task, news

    def _outage(self, live: Live) -> float:
        """How long a clock ran while no server drove it; 0 if that is logged already or too short to matter."""
        table = live.table
        if not self.is_driving or table.clock_of is None or table.updated >= self._began:
            return 0.0
        seconds = self._began - max(self._nobody_since, table.updated)
        return seconds if seconds > _OUTAGE_SECONDS else 0.0

    async def _forgive(self, live: Live, seconds: float) -> None:
        try:
            with suppress(IllegalMove):  # another process has written first
                await self._hub.act(live.id, lambda table: table.outage(seconds))
        finally:
            self._forgiving.discard(live.id)

    def is_at(self, id: str) -> bool:
        """Whether a table waits for a bot or a clock."""
        return id in self._at_work

    def _due(self, live: Live) -> float | None:
        """The seconds until a bot or a clock is due; None if only people can act."""
        if not self.is_driving:
            return None
        if live.table.bot_to_move():
            return 0.0
        clock = live.table.clock_due()
        return None if clock is None else max(0.0, clock - time.time()) + 0.01

    async def _drive(self, live: Live, news: asyncio.Event) -> None:
        try:
            await self._keep_going(live, news)
        finally:
            # No await since the last check, so no news is missed.
            del self._at_work[live.id]

    async def _keep_going(self, live: Live, news: asyncio.Event) -> None:
        while (due := self._due(live)) is not None:
            news.clear()
            try:
                if live.table.bot_to_move():
                    await self._move(live)
                else:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(news.wait(), due)
                        continue
                    await self._overdue(live)
            except KunitoriError as problem:
                # Another act came first. Wait, so that a repeated refusal cannot spin.
                note("a bot was refused", 30, table=live.id, why=str(problem))
                await asyncio.sleep(_RETRY_SECONDS * min(1.0, self._options.pace))
            except Exception:
                self._metrics.count("errors")
                note("a table cannot be driven", 40, is_mistake=True, table=live.id)
                await asyncio.sleep(_RETRY_SECONDS)

    async def _overdue(self, live: Live) -> None:
        now = time.time()
        clock, seat = live.table.clock_due(), live.table.clock_of
        if self.is_driving and clock is not None and clock <= now and seat is not None:
            await self._hub.act(live.id, lambda table: table.time_up(seat, now))

    # ---- bots
    async def _move(self, live: Live) -> None:
        found = live.table.bot_to_move()
        game = live.table.game
        assert found is not None
        assert game is not None
        seat, name = found
        begin = time.monotonic()
        moves = live.moved
        text = live.walk.rival_move(game) if live.walk else None
        if text is None:
            bot = self._bot(live.id, seat, name)
            len(game.moves)  # computed once here, or every clone computes it again
            text = await self.think(partial(_whole_move, bot, game.clone(), seat))
            self._metrics.time("bot_seconds", time.monotonic() - begin)
        whole, pace = text, self._pace(live, text)
        if pace:
            await asyncio.sleep(max(0.0, begin + pace - time.monotonic()))

        def move(table: Table) -> Draft:
            if not self.is_driving or live.moved != moves or table.bot_to_move() != found:
                raise NotNow("server-changed")
            return table.move(seat, whole, by_bot=True)

        with suppress(NotNow):
            await self._hub.act(live.id, move)
            self._metrics.count("bot_moves")

    def _pace(self, live: Live, text: str) -> float:
        seconds = live.table.settings.pace / 1000 * self._options.pace
        return seconds * _BRIEF_SHARE if text in _BRIEF_MOVES else seconds

    def _bot(self, id: str, seat: int, name: str) -> Guarded:
        bot = self._bots.get((id, seat, name))
        if bot is None:
            seed = hmac.new(self._hub.key, f"bot {id} {seat}".encode(), hashlib.sha256).hexdigest()
            bot = self._bots[id, seat, name] = Guarded(new_bot(name, seed))
            if len(self._bots) > _MOST_BOTS:
                self._bots.popitem(last=False)
        return bot

    async def think(self, thought: Callable[[], Result]) -> Result:
        """Run something slow outside the event loop."""
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, thought)
        finally:
            self._waiting -= 1

    async def analyse(self, view: View, nodes: int, seconds: float = 2.0) -> Analysis:
        """Analyse a view outside the event loop."""
        return await self.think(partial(view.analyse, nodes=nodes, seconds=seconds))

    async def advise(self, view: View) -> Advice:
        """Ask the coach for advice outside the event loop."""
        return await self.think(partial(advise, view))


def _whole_move(bot: Guarded, game: Game, seat: int) -> str:
    """A bot's whole move, with all its steps; the game is a copy for the bot alone."""
    in_progress = MoveInProgress(game, seat)
    while in_progress.finished is None:
        decision = in_progress.decision
        assert decision is not None
        in_progress.answer(bot.decide(in_progress.view(), decision))
    return in_progress.finished
