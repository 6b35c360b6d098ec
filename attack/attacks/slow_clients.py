"""One address holds on to connections and does nothing with them."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, WebSocketException

from attack.attacks.seats import seat_people
from attack.target import Attack, Claim, Target
from attack.wire import Line, Reply, Visitor

__all__ = ["DeafSockets", "HalfSent", "LongPolls"]

_HALVES = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    b"GE",
    b"",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 6000\r\n\r\n{",
    b"POST /new HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nga",
)
_OPEN_SECONDS = 2.0
_MOST_OPEN = 600.0
"""Connections of one address that may still be open after the attack."""


class HalfSent(Attack):
    """One address opens 5,000 connections and sends half a request on each."""

    name = "half-sent"
    point = "slow"

    def __init__(self) -> None:
        self.lines: list[Line] = []

    async def strike(self, target: Target) -> None:
        """Open connection after connection, and feed each a letter now and then."""
        most = 1_200 if target.ground.is_short else 5_000
        while target.has_time:
            if len(self.lines) < most:
                await asyncio.gather(*(self._open(target) for _ in range(50)))
            fed = target.chance.sample(self.lines, min(20, len(self.lines)))
            await asyncio.gather(*(asyncio.wait_for(line.send(b"X"), 0.2) for line in fed), return_exceptions=True)
            await asyncio.sleep(0.02)

    async def _open(self, target: Target) -> None:
        line = target.line()
        try:
            async with asyncio.timeout(1):
                await line.open()
                await line.send(target.chance.choice(_HALVES))
        except OSError:
            target.statuses[0] += 1
            line.close()
        else:
            self.lines.append(line)

    async def judge(self, target: Target) -> list[Claim]:
        """How many of them the server still keeps."""
        cut = await asyncio.gather(*(line.is_hung_up(0.2) for line in self.lines))
        for line in self.lines:
            line.close()
        return [
            Claim("opened", len(self.lines)),
            Claim("still-open", len(self.lines) - sum(cut), most=_MOST_OPEN),
        ]


class LongPolls(Attack):
    """One address waits for news of a table over hundreds of connections at once."""

    name = "long-polls"
    point = "slow"

    async def prepare(self, target: Target) -> None:
        """A table where nothing happens."""
        self.table, self.seated = await seat_people(target, 2)

    async def strike(self, target: Target) -> None:
        """Wait, half a minute each."""
        guest, token = self.seated[0]

        async def ask(_: int) -> Reply:
            path = f"/api/v1/tables/{self.table}/view?after=100000&wait=30"
            return await guest.ask("GET", path, token=token)

        await target.flood(100 if target.ground.is_short else 400, ask)


class DeafSockets(Attack):
    """Guests at one address open all sockets they may at a table of quick bots, and never read one."""

    name = "deaf-sockets"
    point = "slow"

    async def prepare(self, target: Target) -> None:
        """A table with much to see."""
        self.sockets: list[ClientConnection] = []
        guest = await target.guest()
        wish = {"game": "kunitori", "seats": ["recruit"] * 6, "pace": 0, "max_rounds": 1000}
        made = await guest.api("POST", "/tables", wish)
        self.table = str(made["id"]) if made else "none"

    async def strike(self, target: Target) -> None:
        """Open them, ask for much, and be deaf."""
        for _ in range(2 if target.ground.is_short else 6):
            guest = await target.guest()
            await asyncio.gather(*(self._open(target, guest) for _ in range(40)))
        while target.has_time:
            await asyncio.gather(*map(self._ask, self.sockets))
            await asyncio.sleep(0.1)
        for socket in self.sockets:
            socket.transport.abort()

    async def _open(self, target: Target, guest: Visitor) -> None:
        try:
            async with asyncio.timeout(_OPEN_SECONDS):
                socket = await guest.socket(self.table, watch="1")
            socket.transport.pause_reading()
        except (OSError, WebSocketException, EOFError, RuntimeError):
            target.statuses[429] += 1
        else:
            self.sockets.append(socket)

    async def _ask(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed, TimeoutError, RuntimeError):
            async with asyncio.timeout(0.1):
                await socket.send(json.dumps({"have": ""}))
