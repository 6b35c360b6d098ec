"""One guest sends too much."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from attack.attacks.seats import seat_people
from attack.target import Attack, Claim, Target

__all__ = ["BotFlood", "ChatFlood", "DeflateBombs", "MessageFlood"]

_SOCKETS = 40
_BOMB_BYTES = 50_000_000


async def _flood_sockets(
    target: Target, table: str, token: str, message: Callable[[], str], kind: str = "t", is_guest: bool = True
) -> int:
    """Send as fast as the sockets take it, and open again what is closed; how many sockets were closed."""
    guest, closed = await target.guest() if is_guest else target.stranger(), 0

    async def read(socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                target.statuses[429 if '"refused"' in str(text)[:40] else 200] += 1

    async def one() -> None:
        nonlocal closed
        while target.has_time:
            try:
                async with await guest.socket(table, token, kind=kind) as socket:
                    if kind == "bot":
                        await socket.send('{"protocol": 1}')
                    reading = asyncio.create_task(read(socket))
                    try:
                        while target.has_time:
                            for _ in range(20):
                                await socket.send(message())
                            await asyncio.sleep(0.01)
                    finally:
                        reading.cancel()
            except (OSError, EOFError, ConnectionClosed, InvalidStatus):
                closed += 1
                await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(_SOCKETS)))
    return closed


class MessageFlood(Attack):
    """One guest sends questions over 40 sockets as fast as they can be sent."""

    name = "messages"
    point = "small"

    async def prepare(self, target: Target) -> None:
        """A table of two."""
        self.table, self.seated = await seat_people(target, 2, game="world_on_fire")

    async def strike(self, target: Target) -> None:
        """Ask why, again and again."""
        words = ("why", "weigh", "do", "have")

        def message() -> str:
            return json.dumps({target.chance.choice(words): "attack ben:cavalry ..."})

        self.closed = await _flood_sockets(target, self.table, self.seated[0][1], message)

    async def judge(self, target: Target) -> list[Claim]:
        """How often the server answered, and that it refused."""
        answered = target.statuses[200] / max(1.0, target.ground.seconds)
        return [Claim("answered", answered, "/s", most=200.0), Claim("closed", self.closed, least=1)]


class BotFlood(Attack):
    """A program with a seat sends answers over the 40 sockets of a guest, and as many without a cookie."""

    name = "bot-sockets"
    point = "small"

    async def prepare(self, target: Target) -> None:
        """A table of two."""
        self.table, self.seated = await seat_people(target, 2, game="world_on_fire")

    async def strike(self, target: Target) -> None:
        """Answer what was asked, what was not, and nothing at all."""
        chance = target.chance

        def message() -> str:
            answer = {"option": chance.choice(("end", "play copper", "x" * 300)), "number": chance.randrange(1, 9)}
            return json.dumps(chance.choice((answer, {"number": 0}, {"failed": True}, {"action": -1}, [])))

        table, token = self.table, self.seated[0][1]
        self.closed = sum(
            await asyncio.gather(
                _flood_sockets(target, table, token, message, "bot"),
                _flood_sockets(target, table, token, message, "bot", is_guest=False),
            )
        )

    async def judge(self, target: Target) -> list[Claim]:
        """That the server hung up."""
        return [Claim("closed", self.closed, least=1)]


class ChatFlood(Attack):
    """One guest chats over 40 sockets as fast as possible."""

    name = "chat"
    point = "small"

    async def prepare(self, target: Target) -> None:
        """A table of two."""
        self.table, self.seated = await seat_people(target, 2)

    async def strike(self, target: Target) -> None:
        """Say the same, again and again."""
        await _flood_sockets(target, self.table, self.seated[0][1], lambda: json.dumps({"chat": "x" * 250}))

    async def judge(self, target: Target) -> list[Claim]:
        """How much the others have to read."""
        guest, token = self.seated[1]
        said = await guest.api("GET", f"/tables/{self.table}/chat", token=token)
        allowed = 8 + 0.5 * (target.ground.seconds + 10)  # a burst, then one every two seconds
        return [Claim("said", len(said or ()), most=allowed)]


class DeflateBombs(Attack):
    """One guest sends messages and bodies that are small on the wire and fill the memory when unpacked."""

    name = "bombs"
    point = "small"

    async def prepare(self, target: Target) -> None:
        """A table of two."""
        self.table, self.seated = await seat_people(target, 2)

    async def strike(self, target: Target) -> None:
        """Bombs over sockets, and as bodies."""
        guest, token = self.seated[0]
        bomb = '{"chat": "' + "x" * _BOMB_BYTES + '"}'
        packed = zlib.compress(bomb.encode(), 9)
        for _ in range(2 if target.ground.is_short else 10):
            try:
                async with await guest.socket(self.table, token, deflate=True) as socket:
                    with suppress(ConnectionClosed):
                        await socket.send(bomb)
                        while True:
                            await asyncio.wait_for(socket.recv(), 10)
                    code = socket.close_code
                    target.breach(code not in (1009, 1008, 4413), f"closed with {code}")
            except TimeoutError:
                target.breach(True, "a bomb was taken")
            except (InvalidStatus, OSError):
                target.statuses[429] += 1
            for coding in ("gzip", "deflate"):
                headers = {"Content-Type": "application/json", "Content-Encoding": coding, "Cookie": guest.cookie}
                reply = await target.line().ask("POST", "/api/v1/tables", packed, headers)
                target.statuses[reply.status] += 1
                target.breach(reply.status < 400, f"{coding}: {reply.status}")
