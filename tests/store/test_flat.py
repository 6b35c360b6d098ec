"""Costs that do not grow with the store: no question looks at every table, entry or guest."""

from __future__ import annotations

import asyncio
import math
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event
from tests.store.evenings import ALONE, NOON, TWO, do, set_table, sql

from kunitori.store import GameAccount, GamesWish, PlayedGame, Store, census, open_store

FINISHED = 200


class Questions:
    """Every statement that is sent while it listens."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Any]] = []

    def __enter__(self) -> Questions:
        event.listen(Engine, "before_cursor_execute", self._note)
        return self

    def __exit__(self, *_: object) -> None:
        event.remove(Engine, "before_cursor_execute", self._note)

    def _note(self, connection: object, cursor: object, statement: str, values: Any, *_: object) -> None:
        self.asked.append((statement, values))

    def scans(self, file: Path) -> list[str]:
        """The steps of SQLite's plans that look at a whole table of the database."""
        with sqlite3.connect(file) as database:
            steps = [
                row[3]
                for statement, values in self.asked
                if statement.split()[0] in ("SELECT", "INSERT", "UPDATE", "DELETE")
                for row in database.execute(f"EXPLAIN QUERY PLAN {statement}", values)
            ]
        database.close()
        assert steps
        small = ("leases", "outages", "pragma", "CONSTANT")
        return [step for step in steps if step.startswith("SCAN") and not any(name in step for name in small)]


async def fill(store: Store) -> None:
    """Many finished games and a few running ones, all of two guests."""
    for number in range(FINISHED):
        await store.create(f"old {number}", TWO, NOON)
        await store.note_guest("guest 0", f"old {number}", NOON + number)
    await sql(store, "UPDATE summaries SET stage = 'over', has_people = 1")
    table = await set_table(store, "alone", ALONE)
    await do(store, table, table.move(0, "end"))
    store.note(table)
    await set_table(store, "two")


def test_no_question_of_a_server_looks_at_every_table(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/tables.db")
        await fill(store)
        with Questions() as questions:
            assert set(await store.waiting()) == {"alone", "two"}
            mine = await store.tables_of("guest 0", 100)
            assert len(mine) == 100
            assert len(await store.summaries(["alone", "two"])) == 2
            await store.load("two")
            await store.entries("two", 2)
            await store.note_guest("guest 1", "two", NOON)
            await store.leases.take("driver", "here", 5.0)
            await store.leases.held("seat ", "here")
            await store.let_go(NOON + 1)
            await store.playing.unsettled("guest 0", 100)
            over = PlayedGame("old 7", NOON, "kunitori", "people", True, seat=0, counts=True)
            await store.playing.settle("guest 0", [over])
            assert await store.playing.finished("guest 0", GamesWish("kunitori", True, True), 0, 20) == (["old 7"], 1)
            await store.playing.keep_accounts("old 7", {0: GameAccount(0.1, -0.2)})
            assert [found for _, found in await store.playing.counted("guest 0", 9)] == [GameAccount(0.1, -0.2)]
            await store.amounts.add({"guest 0": 10}, 3)
            await store.amounts.of(["guest 0"], 3)
        scans = questions.scans(tmp_path / "tables.db")
        assert scans == ["SCAN summaries USING INDEX summaries_not_over"], scans
        await store.close()

    asyncio.run(run())


def test_the_size_is_counted_once_and_then_followed(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/tables.db")
        await fill(store)
        while math.isnan((first := await store.size()).tables):
            await asyncio.sleep(0.01)
        with Questions() as questions:
            table = await set_table(store, "three")
            size = await store.size()
        assert (size.tables, size.entries) == (first.tables + 1, first.entries + table.seq)
        assert questions.scans(tmp_path / "tables.db") == []
        await store.close()

    asyncio.run(run())


def test_many_seats_are_held_with_one_statement(postgres: str) -> None:
    async def run() -> None:
        here, there = await open_store(postgres), await open_store(postgres)
        names = [f"seat table {number}" for number in range(2000)]
        assert await there.leases.take(names[7], "there", 30.0)
        with Questions() as questions:
            await here.leases.take_all(names, "here", 30.0)
            await here.leases.take_all(names, "here", 30.0)
        assert len(questions.asked) == 2
        assert len(await there.leases.held("seat ", "there")) == 1999
        assert await here.leases.held("seat ", "here") == {names[7]: "there"}
        await here.leases.release_all(names[:1000], "here")
        assert len(await there.leases.held("seat ", "there")) == 1000
        for store in (here, there):
            await store.close()

    asyncio.run(run())


def test_a_large_store_is_counted_in_pieces_and_what_is_written_meanwhile_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(census, "_PIECE", 20)

    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/tables.db")
        await fill(store)
        first = await store.size()
        assert math.isnan(first.tables) and first.bytes > 0, "nobody waits for it"
        early, late = await set_table(store, "a"), await set_table(store, "z")
        async with asyncio.timeout(20):
            while math.isnan((size := await store.size()).tables):
                await asyncio.sleep(0.01)
        rows = await sql(store, "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM entries)")
        assert (size.tables, size.entries) == tuple(rows[0])
        assert size.tables == FINISHED + 4 and early.seq == late.seq
        await store.close()

    asyncio.run(run())
