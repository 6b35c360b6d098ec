"""Many live tables on one server: how soon everybody at a table sees a move, and whether any move is lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from math import ceil
from typing import Protocol

from kunitori.store import open_store
from load.client import Door, LiveTable
from load.cores import allow_many_connections, keep_to, two_cores
from load.private_postgres import private_postgres
from load.server_process import ServerProcess, Work, temporary_database

__all__ = [
    "CROWD",
    "GAMES",
    "Crowd",
    "CrowdFigures",
    "Playing",
    "act",
    "connect_all",
    "lost_in_store",
    "measure_crowd",
    "new_tables",
    "quantile",
]

GAMES = ("world_on_fire", "kunitori", "world_chaos", "moegahara")
_LOST_SECONDS = 20.0  # after these a move counts as lost


@dataclass(frozen=True)
class Crowd:
    """A load: a number of tables, everybody connected, an action at each from time to time."""

    tables: int = 1000
    seats: int = 4
    pause: float = 3.0
    seconds: float = 60.0
    deflate: bool = True
    postgres: bool = False
    seed: int = 7


CROWD = Crowd()


@dataclass
class CrowdFigures:
    """The results; times in seconds, memory in bytes."""

    tables: int
    sockets: int
    actor: list[float] = field(default_factory=list)
    everybody: list[float] = field(default_factory=list)
    lost: int = 0
    refused: int = 0
    frames: int = 0
    letters: int = 0
    memory_empty: int = 0
    memory_end: int = 0
    work: Work = field(default_factory=Work)  # of the server
    client_share: float = 0.0  # of one core
    seconds: float = 0.0

    @property
    def moves(self) -> int:
        """The moves that everybody saw."""
        return len(self.everybody)

    @property
    def memory_per_table(self) -> int:
        """What a table with all its sockets costs at the end of the run."""
        return (self.memory_end - self.memory_empty) // self.tables


def quantile(times: Sequence[float], share: float) -> float:
    """The time within which that share of all moves stayed.

    >>> quantile([3.0, 1.0, 2.0, 4.0], 0.5), quantile([], 0.5)
    (2.0, 0.0)
    """
    ordered = sorted(times)
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0.0


class Playing(Protocol):
    """A table at which all seats are taken."""

    @property
    def is_over(self) -> bool:
        """Whether nobody has a move left."""
        ...

    async def play_any(self, chance: random.Random, seconds: float) -> tuple[float, float]:
        """Any open move: the seconds until its player saw it, and until everybody did."""
        ...


async def act(table: Playing, crowd: Crowd, figures: CrowdFigures, chance: random.Random, end: float) -> None:
    """Play at one table, at the pace of the crowd, until the end."""
    due = time.perf_counter() + chance.random() * crowd.pause
    while (wait := due - time.perf_counter()) + time.perf_counter() < end and not table.is_over:
        await asyncio.sleep(max(0.0, wait))
        try:
            actor, everybody = await table.play_any(chance, _LOST_SECONDS)
        except TimeoutError:
            figures.lost += 1
            return
        figures.actor.append(actor)
        figures.everybody.append(everybody)
        due += crowd.pause


async def lost_in_store(database: str, played: Mapping[str, Sequence[str]]) -> int:
    """Moves that everybody saw but that are missing from the log, or in another order there."""
    store = await open_store(database)
    try:
        lost = 0
        for id, made in played.items():
            _, _, entries = await store.load(id)
            kept = [entry.data["move"] for entry in entries if entry.kind == "move"]
            lost += sum(kept[i : i + 1] != [move] for i, move in enumerate(made)) + max(0, len(kept) - len(made))
        return lost
    finally:
        await store.close()


def new_tables(server: ServerProcess, crowd: Crowd) -> list[LiveTable]:
    """The tables of a crowd, all seats taken, nobody connected."""
    door, tables = Door(server.address), []
    for number, game in enumerate(islice(cycle(GAMES), crowd.tables)):
        tables.append(door.new_table(game, crowd.seats, crowd.seed * 1_000_000 + number))
    door.close()
    return tables


async def connect_all(tables: Sequence[LiveTable], server: ServerProcess, crowd: Crowd) -> list[asyncio.Task[None]]:
    """Open all sockets and wait until every seat sees its table; the tasks read until they are cancelled."""
    listeners: list[asyncio.Task[None]] = []
    for table in tables:
        listeners += await table.sit(server.socket_address, crowd.deflate)
    for table in tables:
        for seat in table.seats.values():
            await seat.until(lambda seat=seat: seat.rev >= 0)  # type: ignore[misc]
    return listeners


async def _measure(server: ServerProcess, crowd: Crowd, tell: Callable[[str], None]) -> CrowdFigures:
    figures = CrowdFigures(crowd.tables, crowd.tables * crowd.seats, memory_empty=server.memory())
    tables = new_tables(server, crowd)
    tell("load-seated")
    listeners = await connect_all(tables, server, crowd)
    tell("load-playing")
    worked, mine, began = server.work(), time.process_time(), time.perf_counter()
    before = sum(seat.frames for table in tables for seat in table.seats.values())
    letters = sum(seat.letters for table in tables for seat in table.seats.values())
    chances = (random.Random(f"{crowd.seed} {table.id} {i}") for i, table in enumerate(tables))
    end = began + crowd.seconds
    await asyncio.gather(
        *(act(table, crowd, figures, chance, end) for table, chance in zip(tables, chances, strict=True))
    )
    figures.seconds = time.perf_counter() - began
    figures.work = server.work().since(worked)
    figures.client_share = (time.process_time() - mine) / figures.seconds
    figures.memory_end = server.memory()
    figures.frames = sum(seat.frames for table in tables for seat in table.seats.values()) - before
    figures.letters = sum(seat.letters for table in tables for seat in table.seats.values()) - letters
    figures.refused = sum(len(seat.refused) for table in tables for seat in table.seats.values())
    for table in tables:
        for seat in table.seats.values():
            await seat.socket.close()
    await asyncio.gather(*listeners, return_exceptions=True)
    server.stop()
    figures.lost += await lost_in_store(server.database, {table.id: table.mirror.moves for table in tables})
    return figures


def measure_crowd(crowd: Crowd = CROWD, tell: Callable[[str], None] = lambda _: None) -> CrowdFigures:
    """Start a server with an empty store, seat everybody, play, and compare the log with the moves played.

    Server and players each have a core of their own, where the system allows it.
    """
    allow_many_connections()
    at, mine = two_cores() or (None, None)
    place = private_postgres() if crowd.postgres else temporary_database()
    if mine is None:
        tell("load-unpinned")
    with place as database, ServerProcess(database, "--no-limits", "--log", "quiet", core=at) as server, keep_to(mine):
        return asyncio.run(_measure(server, crowd, tell))
