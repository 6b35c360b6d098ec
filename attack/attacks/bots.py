"""One guest lets bots think for nobody."""

from __future__ import annotations

import asyncio
import json

from websockets.exceptions import ConnectionClosed

from attack.target import Attack, Target
from attack.wire import Reply

__all__ = ["EndlessMasters", "Hints", "MastersAgain", "MastersJoined"]

_DEAR = {"kunitori": {card: {"cost": 20} for card in ("village", "town", "land")}}
"""Victory cards that nobody buys, so that the game never ends."""


async def _seat_masters(target: Target, tables: int) -> int:
    """Tables of six masters, from as many guests as that takes."""
    made, wish = 0, {"game": "kunitori", "seats": ["master"] * 6, "pace": 0, "corrections": _DEAR}
    for _ in range(6):
        guest = await target.guest()
        while made < tables and await guest.api("POST", "/tables", wish) is not None:
            made += 1
    return made


class EndlessMasters(Attack):
    """Guests at one address set up 82 tables of six masters, whose games cannot end because victory is too dear."""

    name = "masters"
    point = "bots"
    most_memory = 200.0

    async def prepare(self, target: Target) -> None:
        """Make as many tables as the server allows."""
        await _seat_masters(target, 20 if target.ground.is_short else 82)

    async def strike(self, target: Target) -> None:
        """Let them think."""
        while target.has_time:
            await asyncio.sleep(0.1)


class MastersAgain(EndlessMasters):
    """The same tables after the server was started anew."""

    name = "masters-restart"
    needs_restart = True


class MastersJoined(Attack):
    """Guests at one address sit down with five masters at each of many tables: bots are never among themselves."""

    name = "masters-joined"
    point = "bots"
    most_memory = 120.0

    async def prepare(self, target: Target) -> None:
        """Take a seat at every table."""
        wish = {
            "game": "kunitori", "seats": ["person"] + ["master"] * 5, "pace": 0, "corrections": _DEAR,
            "sit": {"name": "Eve"},
        }  # fmt: skip
        self.tables = []
        for _ in range(2 if target.ground.is_short else 6):
            guest = await target.guest()
            for _ in range(8):
                if made := await guest.api("POST", "/tables", wish):
                    self.tables.append((guest, f"/api/v1/tables/{made['id']}/moves", made["seat"]["token"]))

    async def strike(self, target: Target) -> None:
        """End every turn at once, so that the masters think again."""

        async def ask(_: int) -> Reply:
            guest, path, token = target.chance.choice(self.tables)
            return await guest.ask("POST", path, {"steps": ["end"]}, token)

        await target.flood(6, ask)


class Hints(Attack):
    """Six guests at one address ask the coach for hints, and for their chances, as fast as they may."""

    name = "hints"
    point = "bots"

    async def prepare(self, target: Target) -> None:
        """A table against a captain for each."""
        self.tables = []
        for _ in range(6):
            guest = await target.guest()
            wish = {"game": "world_on_fire", "seats": ["person", "captain"], "pace": 0, "sit": {"name": "Eve"}}
            if made := await guest.api("POST", "/tables", wish):
                self.tables.append((guest, made["id"], made["seat"]["token"]))

    async def strike(self, target: Target) -> None:
        """Ask and ask."""

        async def one(number: int) -> None:
            guest, table, token = self.tables[number]
            try:
                async with await guest.socket(table, token) as socket:
                    await socket.send(json.dumps({"have": ""}))
                    await socket.send(json.dumps({"coach": True}))
                    reading = asyncio.create_task(_read_all(socket.recv))
                    while target.has_time:
                        for word in ("hint", "all_treasure", "hint"):
                            await socket.send(json.dumps({word: True}))
                            await asyncio.sleep(0.05)
                        await socket.send(json.dumps({"do": "end"}))
                    reading.cancel()
            except ConnectionClosed:
                target.statuses[429] += 1

        await asyncio.gather(*(one(number) for number in range(len(self.tables))))


async def _read_all(recv: object) -> None:
    assert callable(recv)
    while True:
        await recv()
