"""How much a guest and an address may store on one day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kunitori.store import Amounts
from kunitori.tables import Draft, Entry, Table
from kunitori.web.fair_queue import Payer
from kunitori.web.options import allowance
from kunitori.web.owners import Owners
from kunitori.web.refusals import TooOften
from kunitori.web.work import asker

__all__ = ["DailyAmounts", "size_of"]

_DAY_SECONDS = 24 * 3600
_WORDS = ("chat", "problem")
_ENTRY_BYTES = 90  # besides its texts
_MOVES_SHARE = 2
"""Games go on when new tables and words are refused: a game needs so little that only a program comes so far."""
_MOST_KNOWN = 50_000


class DailyAmounts:
    """Counts in the store, so that a restart does not give anybody more.

    What is written to logs is counted in memory and stored now and then, since a move must not cost a second write.
    """

    def __init__(self, amounts: Amounts, most: int, owners: Owners) -> None:
        self._amounts = amounts
        self._most = most
        self._owners = owners
        self._day = 0
        self._known: dict[str, int] = {}
        """What the store had for somebody when we last looked."""
        self._waiting: Counter[str] = Counter()
        """What it does not know yet."""

    async def spend(self, who: Iterable[str], size: int, now: float) -> None:
        """Count bytes that these are about to store; raises `TooOften` if that is too much for one of them."""
        names = {name for name in who if name}
        self._begin_day(now)
        self._known |= await self._amounts.of(names, self._day)
        for name in names:
            self._check(name, size)
        self._waiting.update(dict.fromkeys(names, size))
        await self.save(now)

    def admit(self, table: Table, draft: Draft, now: float) -> Payer:
        """Who pays for an entry; raises `TooOften` if a person has stored too much today for another of its kind."""
        if draft.data.get("by") == "bot":
            return self._owners.payer(table)
        guest = None if draft.seat is None else table.seats[draft.seat].guest
        name = self._owners.name(guest) if guest else ""
        payer = (self._owners.address(name), name) if name else asker.get()
        self._begin_day(now)
        for each in filter(None, payer):
            self._check(each, 0, 1 if draft.kind in _WORDS else _MOVES_SHARE)
        return payer

    def count(self, payer: Payer, entry: Entry) -> None:
        """Count what an entry takes, in memory."""
        self._begin_day(entry.at)
        if entry.kind != "start":  # it was counted with its table
            self._waiting.update(dict.fromkeys(filter(None, payer), size_of(entry)))

    async def save(self, now: float) -> None:
        """Store what was counted."""
        self._begin_day(now)
        waiting, day = self._waiting, self._day
        self._waiting = Counter()
        try:
            await self._amounts.add(waiting, day)
        except BaseException:
            if day == self._day:
                self._waiting.update(waiting)
            raise
        if day == self._day and waiting:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            self._known |= await self._amounts.of(waiting.keys(), day)

    def _check(self, name: str, size: int, times: int = 1) -> None:
        if self._known.get(name, 0) + self._waiting[name] + size > times * self._most * allowance(name):
            id = "server-stored-enough" if times == 1 else "server-stored-all"
            raise TooOften(id, megabytes=times * self._most // 1_000_000)

    def _begin_day(self, now: float) -> None:
        if (day := int(now // _DAY_SECONDS)) != self._day:
            self._day = day
            self._known.clear()
            self._waiting.clear()


def size_of(entry: Entry) -> int:
    """About how many bytes an entry takes in the store.

    >>> size_of(Entry(1, 0.0, "move", 0, {"move": "buy market", "by": "person"}))
    106
    """
    return _ENTRY_BYTES + sum(len(value.encode()) for value in entry.data.values() if isinstance(value, str))
