"""A table in memory, who is connected to it, and what they see."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from kunitori.errors import KunitoriError
from kunitori.game import Game, ViewCache
from kunitori.tables import Entry, MoveInProgress, Table, TableSnapshot, TableView, Wait
from kunitori.web.refusals import NotNow
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.table_lock import TableLock
from kunitori.web.tutorial import Walk, lesson

__all__ = ["Listener", "Live"]

_LOOK_SECONDS = 60.0  # a page may follow with its socket, or a program with its next question
_UNSEEN_SECONDS = 300.0
"""Somebody who was not seen since the table came into memory is not away before that, because nobody knows better."""
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


class Live:
    """A table in memory, and who is connected to it."""

    def __init__(
        self,
        table: Table,
        now: Callable[[], float] = time.time,
        owed: Callable[[float], float] = lambda _: 0.0,
        grace: float = 15.0,
    ) -> None:
        self.id: str = table.id
        self.table = table
        self.now = now
        """The time by the server's clock."""
        self._owed = owed
        self.grace: float = grace
        """Seconds after which somebody who has come back is really back."""
        self.listeners: set[Listener] = set()
        self.lock: TableLock = TableLock()
        self.news: asyncio.Event = asyncio.Event()
        self.awaited: int = 0
        """How many requests wait for news."""
        self.touched: float = time.monotonic()
        self.looked: float = float("-inf")
        """When somebody last opened the table, by page or API."""
        self.moved: int = 0
        """The number of the entry that last changed the game."""
        self.gone: dict[int, float] = {}
        """When each player who is away left, or who is back only for a moment, by seat."""
        self.came: dict[int, float] = {}
        """When each player came who is connected to this process."""
        self._late_since: float | None = None
        self.elsewhere: frozenset[int] = frozenset()
        self.began: float = self.touched
        self.chances: tuple[int, tuple[float, ...]] = (-1, ())
        """The chances to win, and the entry they belong to."""
        self.bots_spent: tuple[int, float] = (-1, 0.0)
        """A turn, and the seconds that bots have taken in it."""
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

    @property
    def is_watched(self) -> bool:
        """Whether somebody is connected, or has looked a short while ago."""
        return bool(self.listeners) or time.monotonic() - self.looked < _LOOK_SECONDS

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

    def spent_in(self, turn: int) -> float:
        """The seconds that bots have taken in a turn."""
        return self.bots_spent[1] if self.bots_spent[0] == turn else 0.0

    def away(self, seat: int) -> float:
        """Seconds since a seat's player left; 0 if they are present."""
        return 0.0 if seat in self.present else time.monotonic() - self.gone.get(seat, self.began)

    def come(self, seat: int) -> None:
        """A player is here."""
        self.came.setdefault(seat, time.monotonic())

    def go(self, seat: int) -> None:
        """A player has left. A visit shorter than the grace does not begin their absence anew."""
        now, came = time.monotonic(), self.came.pop(seat, 0.0)
        if seat not in self.gone or now - came >= self.grace:
            self.gone[seat] = now

    def find_elsewhere(self, seats: frozenset[int]) -> bool:
        """Which players are connected to other processes now; returns whether that has changed."""
        before, self.elsewhere = self.elsewhere, seats
        for seat in seats - before:
            self.come(seat)
        for seat in before - seats - self.here:
            self.go(seat)
        return before != seats

    def wait_for(self, seat: int) -> Wait | None:
        """How long the table has waited for a person, and from when on the others may go on without them."""
        absence, there = self.table.settings.absence, self.table.seats[seat]
        since = there.awaited_since
        if since is None or self.table.is_paused:
            return None
        since += max(0.0, self._owed(since))  # nobody is away because no server was there
        now, present = self.now(), self.present
        can_stand_in = absence is not None and seat == self.table.asked and not there.stand_in
        if seat in present:
            # Somebody who is here, but lets the others wait for as long as a concession takes, may be helped, too.
            # The time is shown only when it has come: it changes with every move, and so would every frame.
            late = since + absence.concede if absence is not None and can_stand_in else None
            return Wait(since, False, late if late is not None and late <= now else None, None)
        away = self.away(seat)
        since = max(since, now - away) if seat in self.gone else since
        if absence is None:
            return Wait(since, True, None, None)
        unseen = now - away if seat not in self.gone else 0.0
        stand_in = max(since + absence.stand_in, unseen + min(absence.stand_in, _UNSEEN_SECONDS))
        concede = max(since + absence.concede, unseen + min(absence.concede, _UNSEEN_SECONDS))
        return Wait(since, True, stand_in if can_stand_in else None, concede)

    def tell_of_late(self) -> None:
        """Tell all listeners, once, that somebody who is here lets the others wait for too long."""
        seat = self.table.asked
        if seat is None or seat not in self.present:
            return
        since, wait = self.table.seats[seat].awaited_since, self.wait_for(seat)
        if since == self._late_since:
            return
        if wait is not None and wait.stand_in_from is not None:
            self._late_since = since
            self.tell()

    def seen(self, seat: int | None, mine: tuple[int, ...], in_progress: MoveInProgress | None = None) -> TableView:
        """The table as a seat or a spectator may know it; the same object for equal viewers."""
        if in_progress is not None:
            return self._new_sight().of(seat, in_progress, mine)
        if self._sight is not None and self._sight.is_sealed and not self.table.settings.is_sealed(self.now()):
            self._forget_views()  # the day is over
        found = self._seen.get((seat, mine))
        if found is None:
            if self._sight is None:
                self._sight = self._new_sight()
            found = self._seen[seat, mine] = self._sight.of(seat, None, mine)
        return found

    def _new_sight(self) -> TableSnapshot:
        found = {seat: self.wait_for(seat) for seat in self.table.voices}
        waits = {seat: wait for seat, wait in found.items() if wait is not None}
        return TableSnapshot(self.table, self.now(), self.present, self.watchers, self._views, waits)

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
