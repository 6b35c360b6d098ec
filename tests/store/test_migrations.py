"""Databases of older versions are migrated, and the games in them go on."""

from __future__ import annotations

import asyncio
import json
from functools import partial

import pytest
from sqlalchemy import Connection, inspect, text
from tests.store.evenings import NOON, TWO, do, sql

from kunitori.errors import KunitoriError
from kunitori.store import open_store
from kunitori.store.drivers import driver_for
from kunitori.store.migrations import head, migrate
from kunitori.store.schema import accounts, entries, guests, keys, leases, leaving, outages, stored, summaries, tables
from kunitori.store.url import address
from kunitori.tables import Draft, Table


async def at_revision(database: str, revision: str) -> None:
    """A database of an older version, with a game in progress."""
    table = Table("old", TWO, NOON)

    def write(connection: Connection, draft: Draft) -> None:
        entry = draft.at(table.seq + 1, NOON)
        table.add(entry)
        row = {"seq": entry.seq, "kind": entry.kind, "seat": entry.seat, "data": json.dumps(dict(entry.data))}
        connection.execute(text("INSERT INTO entries VALUES ('old', :seq, 0, :kind, :seat, :data)"), row)

    def fill(connection: Connection) -> None:
        migrate(connection, revision)
        settings = {"id": "old", "created": NOON, "settings": json.dumps(TWO.to_data())}
        connection.execute(text("INSERT INTO tables VALUES (:id, :created, :settings)"), settings)
        write(connection, table.sit("guest 0", "Ann", "hishi", "token"))
        write(connection, table.sit("guest 1", "Ben", "hishi", "token"))
        write(connection, table.start())
        write(connection, table.move(0, "play copper"))

    driver = driver_for(address(database))
    await driver.write(fill)
    await driver.close()


def test_a_database_of_the_first_revision_is_upgraded_and_its_game_goes_on(database: str) -> None:
    async def run() -> None:
        await at_revision(database, "0001")
        stores = await asyncio.gather(open_store(database), *([open_store(database)] if "postgres" in database else []))
        store = stores[0]
        table = await store.table("old")
        assert table.game is not None and table.game.moves == ("play copper",)
        await do(store, table, table.move(0, "end"))
        assert [summary.id for summary in await store.summaries(["old"])] == ["old"]
        assert await sql(store, "SELECT version_num FROM alembic_version") == [(head(),)]
        for open_one in stores:
            await open_one.close()

    asyncio.run(run())


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        await sql(store, "UPDATE alembic_version SET version_num = '9999'")
        await store.close()
        with pytest.raises(KunitoriError) as problem:
            await open_store(database)
        assert problem.value.message.id == "error-store-newer" and "9999" in str(problem.value)

    asyncio.run(run())


def columns_of(table: str, connection: Connection) -> list[str]:
    return [column["name"] for column in inspect(connection).get_columns(table)]


def test_the_migrations_lead_to_the_tables_the_program_uses(database: str) -> None:
    async def run() -> None:
        store = await open_store(database)
        for table in (tables, entries, guests, keys, leases, summaries, outages, stored, leaving, accounts):
            columns = await store._driver.read(partial(columns_of, table.name))
            assert columns == [column.name for column in table.columns]
        await store.close()

    asyncio.run(run())
