"""Answers for a person what needs no person: questions with one answer, and what the person always does.

Against bots every such question is answered at once. Between people that would betray hands, so there an answer comes
at once only where everybody can see that it is the only one. All others are given on request, after a delay that says
nothing about the hand (docs/decisions/0025-answering-for-people.md).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from kunitori.errors import KunitoriError
from kunitori.game import Game, ReadyAnswer, ready_answer
from kunitori.tables import Draft, MoveInProgress, Table
from kunitori.web.hub import Act, Hub
from kunitori.web.live import Live
from kunitori.web.refusals import NotNow
from kunitori.web.socket.messages import ONE, SECRET
from kunitori.web.socket.screen import Screen

__all__ = ["ReadyAnswers", "drawn_delay"]

_LEAST_SECONDS, _MOST_SECONDS = 1.0, 4.0


class Timer(Protocol):
    """Something that happens later, unless it is cancelled."""

    def cancel(self) -> None:
        """Do not let it happen."""
        ...


class Asker(Protocol):
    """The page that would show the question."""

    def wake(self) -> None:
        """Show what has changed."""
        ...

    def think(self, thought: Coroutine[Any, Any, None]) -> None:
        """Do something that takes a while."""
        ...


def drawn_delay(key: bytes, table: str, entry: int) -> float:
    """The seconds before an answer that others must not read. They follow from the place in the log alone.

    >>> drawn_delay(b"key", "table", 7) == drawn_delay(b"key", "table", 7) != drawn_delay(b"key", "table", 8)
    True
    """
    drawn = hmac.new(key, f"answer {table} {entry}".encode(), hashlib.sha256).digest()
    share = int.from_bytes(drawn[:8], "big") / 2**64
    return _LEAST_SECONDS + (_MOST_SECONDS - _LEAST_SECONDS) * share


class ReadyAnswers:
    """Answers at one screen."""

    def __init__(
        self, hub: Hub, live: Live, screen: Screen, page: Asker, later: Callable[[float, Callable[[], None]], Timer]
    ) -> None:
        self._hub = hub
        self._live = live
        self._screen = screen
        self._page = page
        self._later = later
        self._habits: frozenset[str] = frozenset()
        self._tried = -1
        """The entry after which an answer was given, or could not be."""
        self._giving = -1
        """The entry after which an answer is on its way."""
        self._timer: tuple[int, Timer] | None = None

    def set_habits(self, habits: frozenset[str]) -> None:
        """What the person wants answered from now on."""
        self._habits = habits
        self._tried = -1
        self.stop()
        self._page.wake()

    def stop(self) -> None:
        """Give no answer that is still to come."""
        if self._timer is not None:
            self._timer[1].cancel()
            self._timer = None

    def begin(self) -> bool:
        """Answer, if nobody need be asked; returns whether an answer is on its way, so that nothing is shown yet."""
        moved = self._live.moved
        if self._timer is not None and self._timer[0] != moved:
            self.stop()
        if not self._habits or self._tried == moved:
            return self._giving == moved
        self._screen.refresh()
        game = self._game()
        if game is None:
            return False
        if self._is_alone():
            text = self._only_steps(game)
            if text is not None:
                self._give(text, moved)
            return self._giving == moved
        ready = self._ready()
        if ready is not None and ready.is_open:
            self._give(ready.text, moved)
        elif ready is not None and self._timer is None and (ready.is_habit or SECRET in self._habits):
            delay = drawn_delay(self._hub.key, self._live.id, moved)
            self._timer = moved, self._later(delay, lambda: self._give_late(moved))
        return self._giving == moved

    # ---- whether there is something to answer
    def _game(self) -> Game | None:
        """The game in which this person has to decide, and may be answered for."""
        table, seat = self._live.table, self._screen.shown
        if seat is None or table.asked != seat or table.game is None or table.broken:
            return None
        if table.is_paused or table.undo_request or table.is_taken_back or seat in table.agreed:
            return None  # a move would end what is being discussed, or repeat what was taken back
        if table.settings.tutorial is not None or table.seats[seat].stand_in:
            return None
        return table.game

    def _is_alone(self) -> bool:
        return sum(seat.is_person for seat in self._live.table.seats) == 1

    def _ready(self) -> ReadyAnswer | None:
        if self._screen.in_progress is not None:
            return None
        seen = self._live.seen(self._screen.shown, self._screen.seats)
        if seen.view is None or seen.public is None:
            return None
        found = ready_answer(seen.view, seen.public, self._habits)
        return found if found and (found.is_habit or ONE in self._habits) else None

    def _only_steps(self, game: Game) -> str | None:
        """The whole move of somebody who plays alone, if no step of it leaves a choice; its first steps are taken."""
        if ready := self._ready():
            return ready.text
        if ONE not in self._habits:
            return None
        seat = self._screen.shown
        assert seat is not None
        begun = self._screen.in_progress or MoveInProgress(game, seat)
        while begun.finished is None and (decision := begun.decision) is not None and len(decision.options) == 1:
            begun.answer(decision.options[0], is_chosen=False)
        if begun.is_begun:
            self._screen.begin_move(begun)
        return begun.finished

    # ---- answering
    def _give_late(self, moved: int) -> None:
        self._timer = None
        if self._live.moved == moved and self._game() is not None and (ready := self._ready()):
            self._give(ready.text, moved)

    def _give(self, text: str, moved: int) -> None:
        seat = self._screen.shown
        assert seat is not None

        def act(table: Table) -> Draft:
            if self._live.moved != moved or table.asked != seat:
                raise NotNow("server-changed")
            return table.move(seat, text, joined=True)

        self._tried = self._giving = moved
        try:
            if not self._hub.act_at_once(self._live, act, self._given):
                self._page.think(self._give_in_turn(act))
        except KunitoriError as problem:
            self._given(problem)

    async def _give_in_turn(self, act: Act) -> None:
        """Answer when those who act at the table before are done."""
        problem: Exception | None = None
        try:
            await self._hub.act(self._live.id, act)
        except KunitoriError as refused:  # somebody else came first: then the person is asked
            problem = refused
        self._given(problem)

    def _given(self, problem: Exception | None) -> None:
        self._giving = -1
        if problem is not None:
            self._page.wake()
