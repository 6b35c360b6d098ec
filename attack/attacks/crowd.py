"""Many sockets look at one table, and everything that happens there is sent to all of them."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from attack.attacks.seats import seat_people
from attack.target import Attack, Claim, Target
from attack.wire import Visitor

__all__ = ["Crowd"]

_SEATED, _GUESTS, _SOCKETS = 4, 6, 36
_DEEDS = ({"pause": True}, {"pause": False}, {"do": "end"}, {"undo": 1})


class Crowd(Attack):
    """Six guests at one address open 216 sockets at one table, and change the table as fast as they may."""

    name = "crowd"
    point = "small"

    async def prepare(self, target: Target) -> None:
        """Four of them sit there."""
        self.table, self.seated = await seat_people(target, _SEATED)
        self.guests = [*self.seated, *[(await target.guest(), "") for _ in range(_GUESTS - _SEATED)]]

    async def strike(self, target: Target) -> None:
        """Watch with all sockets, and act with one of each player."""

        async def read(socket: ClientConnection) -> None:
            with suppress(ConnectionClosed):
                async for text in socket:
                    target.statuses[429 if '"refused"' in str(text)[:40] else 200] += 1

        async def act(socket: ClientConnection) -> None:
            while target.has_time:
                for deed in _DEEDS:
                    await socket.send(json.dumps(deed))
                await asyncio.sleep(0.2)

        async def one(guest: Visitor, token: str, is_player: bool) -> None:
            while target.has_time:
                try:
                    async with await guest.socket(self.table, token, deflate=True) as socket:
                        await socket.send(json.dumps({"have": ""}))
                        reading = asyncio.create_task(read(socket))
                        try:
                            await (act(socket) if is_player else asyncio.wait_for(reading, target.left))
                        finally:
                            reading.cancel()
                except (OSError, EOFError, ConnectionClosed, InvalidStatus, TimeoutError):
                    await asyncio.sleep(0.1)

        await asyncio.gather(
            *(one(*each, number == 0 and bool(each[1])) for each in self.guests for number in range(_SOCKETS))
        )

    async def judge(self, target: Target) -> list[Claim]:
        """How many frames were sent."""
        return [Claim("answered", target.statuses[200] / max(1.0, target.ground.seconds), "/s")]
