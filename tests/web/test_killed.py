"""A server that is killed during play comes back with every table at its pending question."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass

import pytest
from load.client import Door, LiveTable, random_move
from load.server_process import ServerProcess, temporary_database
from websockets.exceptions import WebSocketException

from kunitori.store import open_store

TABLES = (("kunitori", 2), ("world_on_fire", 3), ("world_chaos", 5), ("moegahara", 4))


@dataclass
class Play:
    """A table where play never pauses, and the move that was under way when the connection broke."""

    table: LiveTable
    chance: random.Random
    on_its_way: str | None = None

    async def go_on(self, address: str) -> None:
        """Play as fast as the server answers, until it is killed."""
        readers: list[asyncio.Task[None]] = []
        try:
            readers = await self.table.sit(address)
            for seat in self.table.seats.values():
                await seat.reach(0)
            while self.table.mirror.decision is not None:
                self.on_its_way = random_move(self.table.mirror, self.chance)
                await self.table.play(self.on_its_way, 30)
                self.on_its_way = None
        except (OSError, WebSocketException):
            pass  # the server was killed
        finally:
            for seat in self.table.seats.values():
                await seat.socket.close()
            await asyncio.gather(*readers, return_exceptions=True)

    def take_in(self, kept: list[str]) -> int:
        """Compare with the store; how many moves it kept without the player being told."""
        told = list(self.table.mirror.moves)
        assert kept[: len(told)] == told, "a move is lost that its player saw done"
        more = kept[len(told) :]
        assert more in ([], [self.on_its_way]), "the store has a move that nobody made"
        for move in more:
            self.table.mirror.apply(move)
        self.on_its_way = None
        return len(more)


async def moves_in_store(database: str, table: str) -> list[str]:
    store = await open_store(database)
    try:
        _, _, entries = await store.load(table)
        assert [entry.seq for entry in entries] == [*range(1, len(entries) + 1)]
        return [entry.data["move"] for entry in entries if entry.kind == "move"]
    finally:
        await store.close()


async def play_until_killed(server: ServerProcess, plays: list[Play], seconds: float) -> None:
    playing = asyncio.gather(*(play.go_on(server.socket_address) for play in plays))
    await asyncio.sleep(seconds)
    server.kill()
    await playing


def compare(door: Door, play: Play) -> None:
    """Check that each seat is shown the pending question of the game."""
    for seat, token in play.table.tokens.items():
        view, seen = play.table.mirror.view(seat), door.ask("GET", f"/tables/{play.table.id}/view", token=token)["view"]
        assert seen["turn"] == view.turn and seen["seats"][seat]["hand"] == view.me.hand
        if view.decision is None:
            assert seen["is_over"]
        else:
            asked = seen["decision"]
            assert (asked["player"], asked["kind"], asked["card"]) == (
                view.decision.player, view.decision.kind, view.decision.card
            )  # fmt: skip
            assert tuple(option["text"] for option in asked["options"]) == view.decision.texts


async def kill(times: int, seed: int) -> None:
    chance, made, unheard = random.Random(seed), 0, 0
    with temporary_database() as database, ServerProcess(database, "--no-limits") as server:
        door = Door(server.address)
        plays = [
            Play(door.new_table(game, seats, seed + i), random.Random(f"{seed} {i}"))
            for i, (game, seats) in enumerate(TABLES)
        ]
        for _ in range(times):
            before = sum(len(play.table.mirror.moves) for play in plays)
            await play_until_killed(server, plays, chance.uniform(0.15, 0.9))
            door.close()
            server.start()
            for play in plays:
                unheard += play.take_in(await moves_in_store(database, play.table.id))
                compare(door, play)
            made += sum(len(play.table.mirror.moves) for play in plays) - before
        door.close()
    assert made > 10 * times, "nothing was played in between"
    assert times < 10 or unheard, "no kill came between a move and its answer, so nothing was tried"


def test_no_move_is_lost_when_the_server_is_killed() -> None:
    asyncio.run(kill(4, 5))


@pytest.mark.slow
def test_no_move_is_lost_when_the_server_is_killed_fifty_times() -> None:
    asyncio.run(kill(50, 6))
