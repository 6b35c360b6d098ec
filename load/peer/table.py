"""The client of boardgame.io: the same four seats, the same pace, over socket.io's own messages."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

__all__ = ["PeerSeat", "PeerTable", "open_move"]

_GAME = "kunitori"
_SPACE = f"/{_GAME},"
_EVENT = f"42{_SPACE}"
_SHOWN = (f'{_EVENT}["update"', f'{_EVENT}["sync"')
_STATE = '"_stateID":'
_PLAYING = 0.8  # how often somebody with cards plays one


def open_move(state: dict[str, Any], chance: random.Random) -> tuple[str, list[Any]]:
    """Any move that is open to the player whose turn it is; the state is as this player sees it."""
    me = state["G"]["players"][int(state["ctx"]["currentPlayer"])]
    if me["hand"] and chance.random() < _PLAYING:
        return "play", [chance.randrange(len(me["hand"]))]
    goods = [pile["card"] for pile in state["G"]["pool"] if pile["left"] and pile["price"] <= me["coins"]]
    return ("buy", [chance.choice(goods)]) if goods and me["buys"] else ("rest", [])


def _ask(address: str, path: str, data: dict[str, Any]) -> Any:
    request = urllib.request.Request(
        f"{address}/games/{_GAME}{path}", json.dumps(data).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


@dataclass
class PeerSeat:
    """One open socket, and the last state that came over it."""

    socket: ClientConnection
    on_frame: Callable[[], None]
    rev: int = -1
    frames: int = 0
    letters: int = 0
    is_cut: bool = False
    _text: str = ""

    @property
    def state(self) -> dict[str, Any]:
        """What this seat sees."""
        kind, _, shown, *_ = json.loads(self._text.removeprefix(_EVENT))
        state: dict[str, Any] = shown["state"] if kind == "sync" else shown
        return state

    async def listen(self) -> None:
        """Read until the connection is lost."""
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                if text == "2":  # a ping of engine.io
                    await self.socket.send("3")
                elif text.startswith(_SHOWN):
                    begin = text.index(_STATE) + len(_STATE)
                    self.rev = int(text[begin : text.index(",", begin)].rstrip("}"))
                    self._text = text
                    self.frames += 1
                    self.letters += len(text)
                    self.on_frame()
        except ConnectionClosed:
            pass
        finally:
            self.is_cut = True
            self.on_frame()


@dataclass
class PeerTable:
    """A match, the credentials of its seats, and their sockets."""

    id: str
    credentials: list[str]
    seats: dict[int, PeerSeat] = field(default_factory=dict)
    is_over: bool = False
    _awaited: int = 0
    _heard: dict[int, float] = field(default_factory=dict)
    _all: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    def new(cls, address: str, seats: int) -> PeerTable:
        """A match whose seats all belong to the caller."""
        id = _ask(address, "/create", {"numPlayers": seats})["matchID"]
        wishes = ({"playerID": str(seat), "playerName": f"Player {seat}"} for seat in range(seats))
        return cls(id, [_ask(address, f"/{id}/join", wish)["playerCredentials"] for wish in wishes])

    async def sit(self, address: str) -> list[asyncio.Task[None]]:
        """Open the sockets of all seats; the tasks read until they are cancelled."""
        tasks = []
        for number, credentials in enumerate(self.credentials):
            socket = await connect(
                f"{address}/socket.io/?EIO=4&transport=websocket", open_timeout=60, ping_interval=None, max_size=2**22
            )
            await socket.recv()  # engine.io opens
            await socket.send(f"40{_SPACE}")
            await socket.recv()  # the game's namespace opens
            seat = self.seats[number] = PeerSeat(socket, self._listener(number))
            tasks.append(asyncio.create_task(seat.listen()))
            await self._emit(number, "sync", self.id, str(number), credentials, len(self.credentials))
        self._begin(0)
        await self._everybody(60)
        return tasks

    async def play_any(self, chance: random.Random, seconds: float) -> tuple[float, float]:
        """Play any open move; returns the seconds until its player saw it, and until everybody did."""
        number = int(self.seats[0].state["ctx"]["currentPlayer"])
        actor = self.seats[number]
        kind, details = open_move(actor.state, chance)
        payload = {"type": kind, "args": details, "playerID": str(number), "credentials": self.credentials[number]}
        self._begin(actor.rev + 1)
        sent = time.perf_counter()
        await self._emit(
            number, "update", {"type": "MAKE_MOVE", "payload": payload}, actor.rev, self.id, str(number)
        )
        await self._everybody(seconds)
        return self._heard[number] - sent, max(self._heard.values()) - sent

    def _emit(self, number: int, *what: Any) -> Any:
        return self.seats[number].socket.send(_EVENT + json.dumps(what))

    def _begin(self, awaited: int) -> None:
        self._awaited = awaited
        self._heard.clear()
        self._all.clear()
        for number in self.seats:
            self._hear(number)

    async def _everybody(self, seconds: float) -> None:
        async with asyncio.timeout(seconds):
            await self._all.wait()
        if len(self._heard) < len(self.seats):
            raise ConnectionResetError

    def _listener(self, number: int) -> Callable[[], None]:
        return lambda: self._hear(number)

    def _hear(self, number: int) -> None:
        seat = self.seats[number]
        if seat.is_cut:
            self._all.set()
        elif seat.rev >= self._awaited and number not in self._heard:
            self._heard[number] = time.perf_counter()
            if len(self._heard) == len(self.credentials):
                self._all.set()
