"""The client of the load test: creates tables, takes all seats, and knows the legal moves."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kunitori.errors import KunitoriError
from kunitori.game import Game, new_game

__all__ = ["Door", "LiveSeat", "LiveTable", "Refused", "random_move"]

_REV = re.compile(r'"rev": ?(\d+)')
_EDGE = 30  # characters at the beginning and at the end of a frame, where its rev stands
_NAMES = ("Ann", "Ben", "Chloe", "Dai", "Emi", "Finn")


class Refused(KunitoriError):
    """The server refused."""

    def __init__(self, status: int, answer: str) -> None:
        super().__init__("error-refused", status=status, answer=answer[:500])
        self.status = status


def random_move(game: Game, chance: random.Random) -> str:
    """Any whole move that is open."""
    trial = game.clone()
    made = len(game.moves)
    while trial.decision is not None and (trial.decision.step or len(trial.moves) == made):
        trial.apply(chance.choice(trial.decision.options))
    return trial.moves[-1]


class Door:
    """A server's API, over one connection that stays open."""

    def __init__(self, address: str, source: str | None = None) -> None:
        parts = urlsplit(address)
        self.host: str = parts.hostname or ""
        self.port: int = parts.port or 80
        self._source = (source, 0) if source else None
        self._connection: http.client.HTTPConnection | None = None

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def ask(self, method: str, path: str, data: Mapping[str, Any] | None = None, token: str | None = None) -> Any:
        """One request; the answer's data, or `Refused`."""
        headers = {"Content-Type": "application/json"} if data is not None else {}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        body = None if data is None else json.dumps(data)
        is_old = self._connection is not None
        try:
            status, text = self._exchange(method, f"/api/v1{path}", body, headers)
        except (ConnectionError, http.client.RemoteDisconnected):
            if not is_old:
                raise
            status, text = self._exchange(method, f"/api/v1{path}", body, headers)  # the idle one was closed
        if status >= 400:
            raise Refused(status, text)
        return json.loads(text) if text else None

    def _exchange(self, method: str, path: str, body: str | None, headers: Mapping[str, str]) -> tuple[int, str]:
        if self._connection is None:
            self._connection = http.client.HTTPConnection(self.host, self.port, 60, self._source)
        try:
            self._connection.request(method, path, body, headers)
            answer = self._connection.getresponse()
            return answer.status, answer.read().decode()
        except (OSError, http.client.HTTPException):
            self.close()
            raise

    def new_table(
        self,
        game: str,
        seats: int | Sequence[str | None],
        seed: int,
        max_rounds: int = 0,
        names: Sequence[str] = _NAMES,
    ) -> LiveTable:
        """A table whose human seats all belong to the caller; bots play the named ones."""
        plan = [None] * seats if isinstance(seats, int) else list(seats)
        wish = {"game": game, "seats": [bot or "person" for bot in plan], "seed": str(seed), "start": 0, "pace": 0}
        made = self.ask("POST", "/tables", {**wish, "max_rounds": max_rounds})
        table, tokens = made["id"], {}
        for seat, bot in enumerate(plan):
            if not bot:
                sit = {"name": names[seat], "seat": seat, "invite": made["invitation"]["invite"]}
                tokens[seat] = self.ask("POST", f"/tables/{table}/seats", sit)["token"]
        mirror = new_game(game, names[: len(plan)], seed, start=0, max_rounds=max_rounds)
        return LiveTable(table, tokens, mirror)


@dataclass
class LiveSeat:
    """One open socket. It keeps what the page would show."""

    socket: ClientConnection
    rev: int = -1
    frames: int = 0
    letters: int = 0
    refused: list[str] = field(default_factory=list)
    page: dict[str, str] = field(default_factory=dict)
    is_keeping: bool = False  # the fragments, which cost time to read
    is_cut: bool = False
    on_frame: Callable[[LiveSeat], None] | None = None  # also called when the connection is lost
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    async def open(
        cls,
        address: str,
        table: str,
        token: str | None,
        *,
        is_keeping: bool = False,
        deflate: bool = True,
        source: str | None = None,
    ) -> LiveSeat:
        """Connect, with a seat token or as a spectator, from any address of this machine."""
        socket = await connect(
            f"{address}/ws/t/{table}",
            additional_headers={"Authorization": f"Bearer {token}"} if token else {},
            compression="deflate" if deflate else None,
            open_timeout=60,
            ping_interval=None,
            max_size=2**22,
            local_addr=(source, 0) if source else None,
        )
        seat = cls(socket, is_keeping=is_keeping)
        await socket.send('{"have": ""}')
        return seat

    async def listen(self) -> None:
        """Read until the connection is lost."""
        try:
            await self._listen()
        except ConnectionClosed:
            pass
        finally:
            self.is_cut = True
            self._news.set()
            if self.on_frame:
                self.on_frame(self)

    async def _listen(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            self.frames += 1
            self.letters += len(text)
            if self.is_keeping:
                self._keep(json.loads(text))
            elif text.startswith('{"refused"'):
                self.refused.append(text)
            if found := _REV.search(text, 0, _EDGE) or _REV.search(text, max(0, len(text) - _EDGE)):
                self.rev = int(found[1])
            if self.on_frame:
                self.on_frame(self)
            self._news.set()

    def _keep(self, frame: dict[str, Any]) -> None:
        if "go" in frame:  # a browser leaves the page
            self.page.clear()
        self.page |= frame.get("f", {})
        for gone in frame.get("gone", ()):
            self.page.pop(gone, None)
        if frame.get("refused"):
            self.refused.append(frame["refused"])

    async def reach(self, rev: int, seconds: float = 30) -> None:
        """Wait until the page shows a revision."""
        await self.until(lambda: self.rev >= rev, seconds)

    async def until(self, holds: Callable[[], bool], seconds: float = 30) -> None:
        """Wait until a condition holds that only a frame can change."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self.is_cut:
                    raise ConnectionResetError
                self._news.clear()
                await self._news.wait()

    def act(self, **what: Any) -> Awaitable[None]:
        """Send one message."""
        return self.socket.send(json.dumps(what))


@dataclass
class LiveTable:
    """A table, the tokens of its seats, and the game as it must be there."""

    id: str
    tokens: dict[int, str]
    mirror: Game
    seats: dict[int, LiveSeat] = field(default_factory=dict)
    heard: dict[int, float] = field(default_factory=dict)  # when the awaited frame came to each seat
    _awaited: int = 0
    _all: asyncio.Event = field(default_factory=asyncio.Event)

    async def sit(self, address: str, deflate: bool = True, source: str | None = None) -> list[asyncio.Task[None]]:
        """Open the sockets of all seats; the tasks read until they are cancelled."""
        tasks = []
        for number, token in self.tokens.items():
            seat = self.seats[number] = await LiveSeat.open(
                address, self.id, token, deflate=deflate, source=source
            )
            seat.on_frame = partial(self._hear, number)
            tasks.append(asyncio.create_task(seat.listen()))
        return tasks

    async def leave_and_return(self, number: int, address: str, seconds: float) -> asyncio.Task[None]:
        """Somebody closes the page and opens it again; the task reads until it is cancelled."""
        await self.seats[number].socket.close()
        refused = self.seats[number].refused
        await asyncio.sleep(seconds)
        seat = self.seats[number] = await LiveSeat.open(address, self.id, self.tokens[number])
        seat.refused = refused
        seat.on_frame = partial(self._hear, number)
        reading = asyncio.create_task(seat.listen())
        await seat.reach(0)
        return reading

    @property
    def is_over(self) -> bool:
        """Whether nobody has a move left."""
        return self.mirror.decision is None

    async def play_any(self, chance: random.Random, seconds: float) -> tuple[float, float]:
        """Play any move that is open, as `play` does."""
        return await self.play(random_move(self.mirror, chance), seconds)

    def _hear(self, number: int, seat: LiveSeat) -> None:
        if seat.is_cut:
            self._all.set()
        elif seat.rev >= self._awaited and number not in self.heard:
            self.heard[number] = time.perf_counter()
            if len(self.heard) == len(self.seats):
                self._all.set()

    async def play(self, move: str, seconds: float) -> tuple[float, float]:
        """Play a move; returns the seconds until its player saw it, and until everybody did.

        Raises `ConnectionResetError` if the connection is lost first: then nobody knows whether it was played.
        """
        assert self.mirror.decision is not None
        number = self.mirror.decision.player
        actor = self.seats[number]
        self._awaited = max(seat.rev for seat in self.seats.values()) + 1
        self.heard.clear()
        self._all.clear()
        sent = time.perf_counter()
        try:
            await actor.act(do=move, rev=self._awaited - 1)
        except ConnectionClosed as cut:
            raise ConnectionResetError from cut
        async with asyncio.timeout(seconds):
            await self._all.wait()
        if len(self.heard) < len(self.seats):
            raise ConnectionResetError
        self.mirror.apply(move)
        return self.heard[number] - sent, max(self.heard.values()) - sent
