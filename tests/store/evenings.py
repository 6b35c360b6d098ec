"""Tables in a store: created, seated and played."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, text

from kunitori.store import Store, Taken
from kunitori.tables import CRESTS, Draft, Settings, Table

NOON = 1_000_000.0
TWO = Settings.read({"game": "kunitori", "seats": ["person", "person"], "seed": 7, "start": 0})
ALONE = Settings.read({"game": "kunitori", "seats": ["person", "captain"], "seed": 7, "start": 0})


async def set_table(store: Store, id: str, settings: Settings = TWO, *, begun: bool = True) -> Table:
    await store.create(id, settings, NOON)
    table = Table(id, settings, NOON)
    people = [number for number, seat in enumerate(settings.seats) if seat.is_person]
    for number in people:
        await do(store, table, table.sit(f"guest {number}", f"P{number}", CRESTS[0], f"token {number}"))
    if begun:
        await do(store, table, table.start())
    return table


async def do(store: Store, table: Table, draft: Draft) -> None:
    table.add(await store.append(table.id, table.seq + 1, draft, table.updated + 1.0))


async def catch_up(store: Store, table: Table) -> None:
    for entry in await store.entries(table.id, table.seq):
        table.add(entry)


async def insist(store: Store, table: Table, text: str) -> int:
    """Chat while others chat too, until it is stored; how often somebody else was first."""
    late = 0
    while True:
        try:
            await do(store, table, table.say(0, "", text))
        except Taken:
            late += 1
            await catch_up(store, table)
        else:
            return late


async def sql(store: Store, statement: str, **values: object) -> list[Any]:
    """Run SQL on a database directly."""

    def do(connection: Connection) -> list[Any]:
        found = connection.execute(text(statement), values)
        return [*found] if found.returns_rows else []

    return await store._driver.write(do)
