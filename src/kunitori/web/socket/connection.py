"""The life of a connection: it joins a table, listens, sends what is new, and leaves."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from kunitori.errors import KunitoriError
from kunitori.web.context import Context
from kunitori.web.guests import Guest
from kunitori.web.live import Live
from kunitori.web.logs import note
from kunitori.web.refusals import Mistake, TooOften, status_of
from kunitori.web.render import Sent, frame
from kunitori.web.security import who_of
from kunitori.web.socket.actions import Actions, hand_back
from kunitori.web.socket.answering import ReadyAnswers
from kunitori.web.socket.messages import Message, decode, encoded, parse
from kunitori.web.socket.screen import Screen
from kunitori.web.wire import EXTENSION, Wire

__all__ = ["REFUSED", "SERVER_MISTAKE", "Connection", "refusal"]

REFUSED = 4000
"""A close code is this plus the status that HTTP has for the refusal."""
SERVER_MISTAKE = 1011
_SERVER_RESTARTS, _POLICY_VIOLATION = 1012, 1008
_END_CHECK_SECONDS = 0.02
_FIRST_FRAME_SECONDS = 1.0  # within these a page says what it shows already
_MOST_UNREAD_MESSAGES = 200
_CHANCES_NODES, _CHANCES_SECONDS = 600, 0.5


def refusal(problem: KunitoriError, language: str) -> dict[str, Any]:
    """The message that says what cannot be done, and by which rule."""
    return {"refused": problem.sentence(language), "rule": problem.rule}


class Connection:
    """One open socket."""

    def __init__(
        self, websocket: WebSocket, context: Context, live: Live, guest: Guest, token: str, language: str
    ) -> None:
        self._websocket = websocket
        self._wire: Wire = websocket.scope["extensions"][EXTENSION]()
        self._loop = asyncio.get_running_loop()
        self._context = context
        self._live = live
        self._language = language
        self._who = who_of(websocket)
        self.screen: Screen = Screen(websocket, live, guest, token)
        self._answering = ReadyAnswers(context.hub, live, self.screen, self, self._loop.call_later)
        self._actions = Actions(context, live, self.screen, self, guest, self._who, language, self._answering)
        self._sent: Sent | None = None
        self._digests = ""
        self._is_ready = False
        """Whether the page has said what it shows, or has had the time to."""
        self._is_due = False
        """Whether something is going to be sent."""
        self._inbox: deque[str | None] = deque()
        self._is_busy = self._is_draining = False
        self._acting: asyncio.Task[None] | None = None
        self._outbox: deque[dict[str, Any]] = deque()
        self._thoughts: set[asyncio.Task[None]] = set()

    # ---- for the hub
    @property
    def seats(self) -> tuple[int, ...]:
        """The seats held."""
        return self.screen.seats

    def wake(self) -> None:
        """The table has changed. If much happens at once, only the last of it is sent."""
        if not self._is_due:
            self._is_due = True
            self._context.frame_turns.put(self._who, self._tell)

    def close(self) -> None:
        """The server ends; the page will connect again."""
        self.think(self.hang_up(_SERVER_RESTARTS))

    # ---- for the actions
    def say(self, message: dict[str, Any]) -> None:
        """Send a message beside the frames."""
        self._outbox.append(message)
        self.wake()
        if len(self._outbox) > _MOST_UNREAD_MESSAGES:  # it sends and sends, and never reads
            self._wire.cut()

    def think(self, thought: Coroutine[Any, Any, None]) -> None:
        """Do something that takes a while; it ends with the connection."""
        task = asyncio.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)

    def set_digests(self, digests: str) -> None:
        """What the page shows already."""
        self._digests = digests

    # ---- coming and going
    async def run(self) -> None:
        """Serve until either side hangs up."""
        hub = self._context.hub
        try:
            hub.join(self._live, self, self._who)
        except KunitoriError as problem:
            with suppress(RuntimeError, WebSocketDisconnect):  # Starlette raises either if the other side is gone
                await self._websocket.send_text(encoded(self._refusal(problem)).decode())
            await self.hang_up(REFUSED + status_of(problem))
            return
        waiting = self._loop.call_later(_FIRST_FRAME_SECONDS, self._get_ready)
        self._wire.listen(self)
        try:
            await self._come_back()
            await self._wait_for_the_end()
        finally:
            waiting.cancel()
            self._answering.stop()
            self._is_ready = False
            hub.leave(self._live, self, self._who)
            for task in self._thoughts:
                task.cancel()
            await asyncio.gather(*self._thoughts, return_exceptions=True)
            self._wire.listen(None)
            del self._actions, self._answering  # they know this connection: the circle would keep its table

    async def _wait_for_the_end(self) -> None:
        """What came before the end is still done."""
        while (received := await self._websocket.receive())["type"] != "websocket.disconnect":
            self.hear(received.get("text"))
        while self._is_busy or self._inbox:
            await asyncio.sleep(_END_CHECK_SECONDS)

    async def hang_up(self, code: int) -> None:
        """Close the socket, if it is not closed already."""
        if self._websocket.application_state is WebSocketState.CONNECTED:
            with suppress(RuntimeError, WebSocketDisconnect):
                await self._websocket.close(code)

    async def _come_back(self) -> None:
        """Somebody who returns plays again."""
        for seat in self.seats:
            there = self._live.table.seats[seat]
            if there.stand_in and not (there.has_resigned or there.is_out_of_time):
                with suppress(KunitoriError):
                    await self._context.hub.act(self._live.id, hand_back(seat))

    # ---- in
    def hear(self, text: str | None) -> None:
        """A message has come; None if it was no text. Messages are taken one after another."""
        self._inbox.append(text)
        self._drain()

    def _drain(self) -> None:
        if self._is_draining:
            return
        self._is_draining = True
        try:
            while self._inbox and not self._is_busy:
                self._is_busy = True
                self._take(self._inbox.popleft())
        finally:
            self._is_draining = False
        self._wire.set_reading(not self._inbox)

    def _take(self, text: str | None) -> None:
        self._context.metrics.count("frames_in")
        try:
            for name in reversed(self._who):  # one who is too fast does not use up what others have at the same address
                self._context.paces.frames.check((name,))
            fields = decode(text, self._context.options.limits.frame)
            self._get_ready()
            self.screen.refresh()
            message = self._read(fields)
            if message is None:
                self._done(None)
                return
            if self._actions.take_at_once(message, self._done):
                return
        except Exception as problem:
            self._done(problem)
            return
        self._acting = self._loop.create_task(self._act(message))

    def _read(self, fields: dict[str, Any]) -> Message | None:
        """What is wanted; None if nothing is to be done."""
        return parse(fields)

    async def _act(self, message: Message) -> None:
        try:
            await self._actions.take(message)
        except Exception as problem:  # kept no longer than this: its traceback has this frame
            self._acting = None
            self._done(problem)
        else:
            self._acting = None
            self._done(None)

    def _done(self, problem: Exception | None) -> None:
        """A message has been taken, or could not be."""
        self._is_busy = False
        if isinstance(problem, KunitoriError):
            self._refuse(problem)
            if isinstance(problem, TooOften) and self._is_far_too_fast():
                self._inbox.clear()
                self.think(self.hang_up(_POLICY_VIOLATION))
                return
        elif problem is not None:
            self._context.metrics.count("errors")
            note("mistake", 40, is_mistake=problem, path="/ws/t/{id}", table=self._live.id)
            self._refuse(Mistake("server-mistake"))
        self._drain()

    def _is_far_too_fast(self) -> bool:
        """Whether the guest, over all sockets, does not stop sending what is refused."""
        try:
            self._context.paces.refused_frames.check(self._who[-1:])
        except TooOften:
            return True
        return False

    def _refuse(self, problem: KunitoriError) -> None:
        self._context.metrics.count("refused")
        self.say(self._refusal(problem))

    def _refusal(self, problem: KunitoriError) -> dict[str, Any]:
        return refusal(problem, self._language)

    # ---- out
    def drained(self) -> None:
        """The other side reads again."""
        self.wake()

    def _get_ready(self) -> None:
        if not self._is_ready:
            self._is_ready = True
            self.wake()

    def _tell(self) -> None:
        """Send what is new, as far as the other side reads; the rest when it has read."""
        self._is_due = False
        wire = self._wire
        if not self._is_ready or not wire.is_open:
            return
        try:
            while self._outbox and wire.is_drained:
                self._send(self._outbox.popleft())
            if wire.is_drained and not self._answering.begin():
                self._show()
        except Exception:
            self._context.metrics.count("errors")
            note("a table cannot be shown", 40, is_mistake=True, table=self._live.id)
            self._is_ready = False
            self.think(self.hang_up(SERVER_MISTAKE))

    def _show(self) -> None:
        begin = time.perf_counter()
        screen = self.screen
        screen.refresh()
        cache = self._live.cache(self._language)
        message, self._sent = frame(
            self._sent, screen.seen(), self._language, screen.extras(), self._digests, cache
        )
        self._context.metrics.time("render_seconds", time.perf_counter() - begin)
        if message:
            self._send(message)
        if screen.is_coached:
            self._update_chances()

    def _send(self, message: dict[str, Any]) -> None:
        self._wire.push(encoded(message))
        self._context.metrics.count("frames_out")

    def _update_chances(self) -> None:
        """Compute the chances to win, unless that is being done or was done since the last move."""
        live = self._live
        if self._thoughts or live.chances[0] >= live.moved or live.table.stage != "playing" or live.table.game is None:
            return
        view, moved = live.table.game.view(self.seats[0]), live.moved

        async def update() -> None:
            analysis = await self._context.driver.analyse(view, _CHANCES_NODES, _CHANCES_SECONDS)
            live.chances = moved, analysis.chances
            self.wake()

        self.think(update())
