"""Two servers on one PostgreSQL: moves at one are seen at the other, and of two simultaneous acts only one is taken."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from kunitori.store import Store, open_store
from load.client import Door, LiveSeat, LiveTable, random_move
from load.private_postgres import private_postgres
from load.server_process import ServerProcess

__all__ = ["RACE", "Race", "RaceFigures", "measure_race"]

GAMES = ("world_on_fire", "kunitori", "moegahara", "world_chaos")


@dataclass(frozen=True)
class Race:
    """A number of tables and acts; every seat has a socket at both servers."""

    tables: int = 4
    seats: int = 4
    acts: int = 100
    races: int = 200
    seed: int = 7


RACE = Race()


@dataclass
class RaceFigures:
    """The results; times in seconds."""

    across: list[float] = field(default_factory=list)  # from sending at one server to the frame at the other
    races: int = 0
    both_taken: int = 0  # races in which both acts are in the log
    unequal: list[str] = field(default_factory=list)  # the servers show different things


@dataclass
class Shared:
    """A table at two servers."""

    live: LiveTable
    here: dict[int, LiveSeat]
    there: dict[int, LiveSeat]

    @property
    def everybody(self) -> Sequence[LiveSeat]:
        return [*self.here.values(), *self.there.values()]

    async def settle(self, rev: int) -> None:
        for seat in self.everybody:
            await seat.reach(rev)


async def _sit(live: LiveTable, server: ServerProcess, tasks: list[asyncio.Task[None]]) -> dict[int, LiveSeat]:
    seats = {}
    for number, token in live.tokens.items():
        seats[number] = await LiveSeat.open(server.socket_address, live.id, token, is_keeping=True)
        tasks.append(asyncio.create_task(seats[number].listen()))
    return seats


async def _act(table: Shared, figures: RaceFigures, chance: random.Random) -> None:
    assert table.live.mirror.decision is not None
    seat = table.live.mirror.decision.player
    move = random_move(table.live.mirror, chance)
    sides = [table.here, table.there]
    chance.shuffle(sides)
    rev = sides[0][seat].rev
    sent = time.perf_counter()
    await sides[0][seat].act(do=move, rev=rev)
    await sides[1][seat].reach(rev + 1)
    figures.across.append(time.perf_counter() - sent)
    await table.settle(rev + 1)
    table.live.mirror.apply(move)


async def _race(table: Shared, store: Store, figures: RaceFigures, chance: random.Random) -> None:
    mirror = table.live.mirror
    assert mirror.decision is not None
    seat, rev = mirror.decision.player, max(each.rev for each in table.everybody)
    acts = [(table.here[seat], random_move(mirror, chance)), (table.there[seat], random_move(mirror, chance))]
    chance.shuffle(acts)
    await asyncio.gather(*(at.act(do=move, rev=rev) for at, move in acts))
    await table.settle(rev + 1)
    taken = [entry for entry in await store.entries(table.live.id, rev) if entry.kind == "move"]
    figures.races += 1
    figures.both_taken += len(taken) > 1
    for entry in taken:
        mirror.apply(entry.data["move"])
    await table.settle(rev + len(taken))


async def _measure(first: ServerProcess, second: ServerProcess, race: Race) -> RaceFigures:
    figures, chance, tasks = RaceFigures(), random.Random(race.seed), list[asyncio.Task[None]]()
    store = await open_store(first.database)
    tables = []
    for number in range(race.tables):
        door = Door((first, second)[number % 2].address)
        live = door.new_table(GAMES[number % len(GAMES)], race.seats, race.seed + number)
        door.close()
        tables.append(Shared(live, await _sit(live, first, tasks), await _sit(live, second, tasks)))
    for table in tables:
        for seat in table.everybody:
            await seat.reach(0)
    for number in range(race.acts):
        await _act(tables[number % len(tables)], figures, chance)
    for number in range(race.races):
        await _race(tables[number % len(tables)], store, figures, chance)
    for table in tables:
        for place in table.live.tokens:
            one, other = table.here[place].page, table.there[place].page
            figures.unequal += [
                f"{table.live.id} {place} {part}" for part in sorted({*one, *other}) if one.get(part) != other.get(part)
            ]
        for each in table.everybody:
            await each.socket.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.close()
    return figures


def measure_race(race: Race = RACE) -> RaceFigures:
    """Start PostgreSQL and two servers, play at both, and compare what they show."""
    with (
        private_postgres() as database,
        ServerProcess(database, "--no-limits") as first,
        ServerProcess(database, "--no-limits") as second,
    ):
        return asyncio.run(_measure(first, second, race))
