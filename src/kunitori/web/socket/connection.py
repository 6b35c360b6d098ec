"""The life of a connection: it joins a table, listens, sends what is new, and leaves."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from kunitori.errors import KunitoriError
from kunitori.web.context import Context
from kunitori.web.guests import Guest
from kunitori.web.hub import Live
from kunitori.web.logs import note
from kunitori.web.rate_limits import Bucket
from kunitori.web.refusals import Mistake, TooOften, status_of
from kunitori.web.render import Sent, frame
from kunitori.web.security import who_of
from kunitori.web.socket.actions import Actions, hand_back
from kunitori.web.socket.messages import decode, parse
from kunitori.web.socket.screen import Screen

__all__ = ["REFUSED", "SERVER_MISTAKE", "Connection", "refusal"]

REFUSED = 4000
"""A close code is this plus the status that HTTP has for the refusal."""
SERVER_MISTAKE = 1011
_SERVER_RESTARTS, _POLICY_VIOLATION = 1012, 1008
_FIRST_FRAME_SECONDS = 1.0  # within these a page says what it shows already
_MOST_FRAMES_TOO_OFTEN = 100
_MOST_UNREAD_MESSAGES = 200
_CHANCES_NODES, _CHANCES_SECONDS = 600, 0.5


def refusal(problem: KunitoriError, language: str) -> dict[str, Any]:
    """The message that says what cannot be done, and by which rule."""
    return {"refused": problem.sentence(language), "rule": problem.rule}


class _Gone(Exception):
    """The other side has hung up."""


class Connection:
    """One open socket."""

    def __init__(
        self, websocket: WebSocket, context: Context, live: Live, guest: Guest, token: str, language: str
    ) -> None:
        self._websocket = websocket
        self._context = context
        self._live = live
        self._language = language
        self._who = who_of(websocket)
        self.screen: Screen = Screen(websocket, live, guest, token)
        self._actions = Actions(context, live, self.screen, self, guest, self._who, language)
        self._sent: Sent | None = None
        self._digests = ""
        self._news = asyncio.Event()
        self._is_ready = asyncio.Event()
        self._outbox: list[dict[str, Any]] = []
        self._frames = Bucket(*context.options.limits.frames)
        self._frames_too_often = 0
        self._thoughts: set[asyncio.Task[None]] = set()

    # ---- for the hub
    @property
    def seats(self) -> tuple[int, ...]:
        """The seats held."""
        return self.screen.seats

    def wake(self) -> None:
        """The table has changed."""
        self._news.set()

    def close(self) -> None:
        """The server ends; the page will connect again."""
        self.think(self.hang_up(_SERVER_RESTARTS))

    # ---- for the actions
    def say(self, message: dict[str, Any]) -> None:
        """Send a message beside the frames."""
        self._outbox.append(message)
        self._news.set()
        if len(self._outbox) > _MOST_UNREAD_MESSAGES:  # it sends and sends, and never reads
            self.think(self.hang_up(_POLICY_VIOLATION))

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
            with suppress(_Gone):
                await self._send(refusal(problem, self._language))
            await self.hang_up(REFUSED + status_of(problem))
            return
        sender = asyncio.create_task(self._tell())
        try:
            await self._come_back()
            await self._listen()
        finally:
            hub.leave(self._live, self, self._who)
            for task in (sender, *self._thoughts):
                task.cancel()
            await asyncio.gather(sender, *self._thoughts, return_exceptions=True)

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
    async def _listen(self) -> None:
        while True:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            self._context.metrics.count("frames_in")
            try:
                await self._take(received.get("text"))
            except KunitoriError as problem:
                self._refuse(problem)
                if isinstance(problem, TooOften):
                    self._frames_too_often += 1
                    if self._frames_too_often >= _MOST_FRAMES_TOO_OFTEN:
                        await self.hang_up(_POLICY_VIOLATION)
                        return
            except Exception:
                self._context.metrics.count("errors")
                note("mistake", 40, is_mistake=True, path="/ws/t/{id}", table=self._live.id)
                self._refuse(Mistake("server-mistake"))

    async def _take(self, text: str | None) -> None:
        if not self._frames.take():
            raise TooOften("server-too-often")
        fields = decode(text, self._context.options.limits.frame)
        self._is_ready.set()
        self.screen.refresh()
        await self._actions.take(parse(fields))

    def _refuse(self, problem: KunitoriError) -> None:
        self._context.metrics.count("refused")
        self.say(refusal(problem, self._language))

    # ---- out
    async def _tell(self) -> None:
        """Send what is new; if much happens at once, only the last of it."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_ready.wait(), _FIRST_FRAME_SECONDS)
        self._news.set()
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                while self._outbox:
                    await self._send(self._outbox.pop(0))
                await self._show()
            except _Gone:
                return  # the listener will hear of it, too
            except Exception:
                self._context.metrics.count("errors")
                note("a table cannot be shown", 40, is_mistake=True, table=self._live.id)
                await self.hang_up(SERVER_MISTAKE)
                return

    async def _show(self) -> None:
        begin = time.perf_counter()
        screen = self.screen
        screen.refresh()
        cache = self._live.cache(self._language)
        message, self._sent = frame(
            self._sent, screen.seen(), self._language, screen.extras(), self._digests, cache
        )
        self._context.metrics.time("render_seconds", time.perf_counter() - begin)
        if message:
            await self._send(message)
        if screen.is_coached:
            self._update_chances()

    async def _send(self, message: dict[str, Any]) -> None:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        try:
            await self._websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError):  # Starlette raises either
            raise _Gone from None
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
            self._news.set()

        self.think(update())
