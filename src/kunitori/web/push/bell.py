"""Rings when it is the turn of a guest who has no page open: one message a turn, to all browsers of the guest."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections import Counter, OrderedDict
from functools import partial
from weakref import ref

from kunitori.i18n import texts
from kunitori.store import StoreTrouble, Subscription, Subscriptions
from kunitori.tables import Table
from kunitori.web.fair_queue import Payer
from kunitori.web.live import Live
from kunitori.web.logs import note, note_problem
from kunitori.web.metrics import Metrics
from kunitori.web.options import Options, allowance
from kunitori.web.owners import Owners
from kunitori.web.push.endpoints import Endpoint, endpoint_of
from kunitori.web.push.sender import Outcome, send
from kunitori.web.push.vapid import Vapid
from kunitori.web.rate_limits import Pace
from kunitori.web.refusals import Refusal, TooOften
from kunitori.web.templating import title_of
from kunitori.web.work import Done, FairPool

__all__ = ["Bell"]

_MOST_WAITING = 3_000
_MOST_FOR_GUEST = 30
"""Turns of one guest that wait to be told."""
_MOST_REMEMBERED = 5_000
_SENDERS = 2


class Bell:
    """Tells absent guests of their turns."""

    def __init__(
        self,
        subscriptions: Subscriptions,
        key: bytes,
        options: Options,
        pace: Pace,
        metrics: Metrics,
        owners: Owners,
    ) -> None:
        self._subscriptions = subscriptions
        self._options = options
        self._pace = pace
        self._owners = owners
        self._metrics = metrics
        self.vapid: Vapid = Vapid(key, options.push_contact)
        self._known: OrderedDict[tuple[str, int, int], None] = OrderedDict()
        """Turns that have been looked at: table, seat, turn. The store knows of which of them guests were told."""
        self._ringing: set[asyncio.Task[None]] = set()
        self._waiting: Counter[str] = Counter()
        """How many of them are of each guest and of each address."""
        self._senders = FairPool(_SENDERS, "push")

    def heed(self, live: Live) -> None:
        """A table has changed; it is called after every move, so it does no more than look."""
        found = _absent(live)
        if found is None or (live.id, *found) in self._known:
            return
        whose = self._whose(live.table.seats[found[0]].guest or "")
        if not self._has_room(whose):
            return
        self._known[live.id, *found] = None
        if len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)
        task = asyncio.create_task(self._ring(ref(live), live.id, *found))
        self._ringing.add(task)
        self._waiting.update(whose)
        task.add_done_callback(partial(self._has_rung, whose))

    def _whose(self, guest: str) -> Payer:
        """Who pays for a message: the one who gets it, and where that guest was last seen."""
        name = self._owners.name(guest)
        return self._owners.address(name), name

    def _has_room(self, whose: Payer) -> bool:
        full = any(name and self._waiting[name] >= _MOST_FOR_GUEST * allowance(name) for name in whose)
        return not full and len(self._ringing) < _MOST_WAITING

    def _has_rung(self, whose: Payer, task: asyncio.Task[None]) -> None:
        self._ringing.discard(task)
        for name in whose:
            self._waiting[name] -= 1
            if not self._waiting[name]:
                del self._waiting[name]

    async def _ring(self, place: ref[Live], id: str, seat: int, turn: int) -> None:
        """Wait and look again; meanwhile nothing here keeps the table in memory."""
        try:
            await asyncio.sleep(self._options.push_wait)
            table = _table_without(place(), seat, turn)
            if table is None:
                self._known.pop((id, seat, turn), None)  # somebody came back, and may leave again in the same turn
                return
            guest = table.seats[seat].guest or ""
            words = partial(_words, id, table.settings.game, table.settings.title)
            del table
            for subscription in await self._subscriptions.claim(guest, id, turn):
                await self._send(guest, subscription, id, words(subscription.language))
        except StoreTrouble:
            note("a guest was not told of a turn", 30, table=id)
        except Exception as problem:
            note_problem("a guest cannot be told of a turn", problem, self._metrics, table=id)

    async def _send(self, guest: str, to: Subscription, id: str, words: bytes) -> None:
        try:
            self._pace.check((guest,))
            endpoint = endpoint_of(to.endpoint, self._options.push_origins)
        except TooOften:
            self._metrics.count("pushes", "too often")
            return
        except Refusal:  # the list of services was longer once
            await self._subscriptions.forget_endpoint(to.endpoint)
            return
        topic = hashlib.sha256(id.encode()).hexdigest()[:32]
        work = partial(_sent, endpoint, to, words, topic, self.vapid)
        outcome, why = await self._senders.run(work, self._whose(guest), may_wait=True)
        self._metrics.count("pushes", outcome)
        if outcome == "gone":
            await self._subscriptions.forget_endpoint(to.endpoint)
        elif outcome == "failed":
            note("a push service did not take a message", 30, service=endpoint.host, why=why)

    async def end(self) -> None:
        """Ring no more."""
        for task in [*self._ringing]:
            task.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)
        await self._senders.end()


def _sent(endpoint: Endpoint, to: Subscription, words: bytes, topic: str, vapid: Vapid) -> Done:
    """What became of a message. It costs the time that a sender waits for the service, not that of the processor."""
    begin = time.monotonic()
    told: tuple[Outcome, str] | None = None
    problem: BaseException | None = None
    try:
        told = send(endpoint, to, words, topic, vapid)
    except Exception as raised:  # for the task that waits for it
        problem = raised
    return Done(told, problem, time.monotonic() - begin)


def _absent(live: Live) -> tuple[int, int] | None:
    """The seat that is asked and the turn, if a person sits there who is not connected."""
    table = live.table
    seat, game = table.asked, table.game
    if seat is None or game is None or table.stage != "playing" or table.is_paused or seat not in table.people:
        return None
    is_for_days = len(table.people) > 1 or table.settings.clock is None
    mine = {number for number in table.people if table.seats[number].guest == table.seats[seat].guest}
    return (seat, game.turn) if is_for_days and not mine & live.present else None


def _table_without(live: Live | None, seat: int, turn: int) -> Table | None:
    """The table, if it is still the turn of somebody who is not there."""
    return live.table if live is not None and _absent(live) == (seat, turn) else None


def _words(id: str, game: str, title: str, language: str) -> bytes:
    """What the message says: that it is your turn, and where. Nothing of the game itself."""
    say = texts(language)
    told = {"title": title_of(game, title, say), "body": say("push-turn"), "url": f"/t/{id}", "tag": id}
    return json.dumps(told, ensure_ascii=False).encode()
