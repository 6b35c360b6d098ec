"""A program in a seat: it gets the messages of outside bots over a socket, and its answers are moves like all others.

Whatever it answers, nobody plays for it: to the table it is a guest like any other.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

from fastapi import WebSocket

from kunitori.bots.guard import IN_A_ROW, LostMove
from kunitori.bots.outside.talk import Talk, check_greeting, hello
from kunitori.errors import KunitoriError
from kunitori.tables import TableView
from kunitori.values.decision import Decision
from kunitori.web.context import Context
from kunitori.web.guests import Guest
from kunitori.web.live import Live
from kunitori.web.refusals import Refusal, status_of
from kunitori.web.socket.connection import REFUSED, Connection
from kunitori.web.socket.messages import Do, Message

__all__ = ["MOST_EVENTS", "BotConnection"]

MOST_EVENTS = 1000
"""Events in one message; a bot that comes into a long game misses the first ones."""
_AGAIN_SECONDS = 1.0
_OVER = 1000
"""The close code when all is said."""


class BotConnection(Connection):
    """One bot at the other end of a socket. What it answers becomes the message that a page would send."""

    def __init__(
        self, websocket: WebSocket, context: Context, live: Live, guest: Guest, token: str, language: str
    ) -> None:
        super().__init__(websocket, context, live, guest, token, language)
        self._is_ready = True  # it shows nothing yet
        self._talk = Talk(MOST_EVENTS)
        self._is_greeted = self._is_over = False
        self._asked: tuple[int, int] | None = None
        """The entry and the step at which the open question was asked."""
        self._decision: Decision | None = None
        self._rev = 0
        self._refused_in_a_row = 0
        self._later: asyncio.TimerHandle | None = None
        self.say(hello(secrets.randbits(53), None))

    async def run(self) -> None:
        """Serve until the game is over or either side hangs up."""
        try:
            await super().run()
        finally:
            self._is_over = True
            if self._later is not None:
                self._later.cancel()
                self._later = None

    # ---- in
    def hear(self, text: str | None) -> None:
        """What still comes after the last word is dropped."""
        if not self._is_over:
            super().hear(text)

    def _read(self, fields: dict[str, Any]) -> Message | None:
        if not self._is_greeted:
            try:
                check_greeting(fields)
            except LostMove:
                raise Refusal("bot-socket-greeting") from None
            self._is_greeted = True
            self.wake()
            return None
        decision = self._decision
        if decision is None or not self._talk.is_answer(fields):
            return None  # an answer to an earlier question
        try:
            option = self._talk.option(fields, decision)
        except LostMove:
            raise Refusal("bot-socket-answer") from None
        self._decision = None
        return Do(option.text, self._rev)

    def _done(self, problem: Exception | None) -> None:
        if problem is None and self._decision is None:
            self._refused_in_a_row = 0
        super()._done(problem)

    def _refuse(self, problem: KunitoriError) -> None:
        super()._refuse(problem)
        self._refused_in_a_row += 1
        if self._refused_in_a_row >= IN_A_ROW:
            self._is_over = True
            self._inbox.clear()
            self.think(self.hang_up(REFUSED + status_of(problem)))
        elif self._later is None:
            self._later = self._loop.call_later(_AGAIN_SECONDS, self._ask_again)

    def _refusal(self, problem: KunitoriError) -> dict[str, Any]:
        said = problem.sentence(self._language)
        return {"type": "refused", "error": said, "id": problem.message.id, "rule": problem.rule}

    def _ask_again(self) -> None:
        self._later = None
        self._asked = None
        self.wake()

    # ---- out
    def _show(self) -> None:
        screen = self.screen
        screen.refresh()
        if not self._is_greeted or self._is_over or screen.shown is None:
            return
        in_progress = screen.in_progress
        seen = screen.seen()
        view = seen.view
        if view is None:
            return
        for message in self._talk.game(view):
            self._send(message)
        if seen.result is not None:
            self._is_over = True
            result = {"scores": [*seen.result.scores], "winners": [*seen.result.winners]}
            self._send(self._talk.over(view, result))
            self.think(self.hang_up(_OVER))
            return
        at = self._live.moved, in_progress.decision.step if in_progress and in_progress.decision else 0
        if self._asked != at and self._may_ask(seen) and view.decision is not None:
            self._asked, self._decision = at, view.decision
            self._rev = seen.rev
            self._send(self._talk.question(view, view.decision))

    def _may_ask(self, seen: TableView) -> bool:
        seat = self.screen.shown
        assert seat is not None
        is_mine = seen.asked == seat and seen.stage == "playing" and not seen.broken
        return is_mine and not seen.paused and not self._live.table.seats[seat].stand_in and self._later is None

    def _send(self, message: dict[str, Any]) -> None:
        self._wire.push(json.dumps(message, separators=(",", ":")).encode())
        self._context.metrics.count("frames_out")
