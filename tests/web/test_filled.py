"""A store full of copied games is one that a server can use, and its costs are measured beside an empty one."""

from __future__ import annotations

import asyncio
import math
from pathlib import Path

import pytest
from load.filled import FILLED, Filling, fill, measure_filled

from kunitori.store import open_store
from kunitori.web.guests import new_guest

FEW = Filling(finished=30, running=12, mine=6, starts=1, settled=0.5, times=3, moves=10)


def test_the_copies_are_games_like_any_other(tmp_path: Path) -> None:
    ann = new_guest()

    async def look() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/tables.db")
        await asyncio.to_thread(fill, tmp_path / "tables.db", FEW, ann)
        mine = await store.tables_of(ann.id)
        assert len(mine) == FEW.mine
        listed = await store.summaries(mine)
        tables = [await store.table(id) for id in mine]
        assert [table.summary() for table in tables] == listed, "a summary is not that of its log"
        assert {table.stage for table in tables} == {"playing", "over"}
        assert all(table.seats[0].guest == ann.id for table in tables)
        due = list((await store.waiting()).values())
        assert due and all(due), "games with clocks wait, and none for a bot"
        while math.isnan((size := await store.size()).tables):
            await asyncio.sleep(0.01)
        assert size.tables == FEW.finished + FEW.running + FEW.mine
        await store.close()

    asyncio.run(look())


@pytest.mark.slow
def test_everything_is_measured_in_both_stores(tmp_path: Path) -> None:
    found = measure_filled(FEW, tmp_path)
    assert [ratio.name for ratio in found if ratio.most] == [
        "start", "start-work", "first-metrics", "sweep", "metrics", "games", "statistics", "front", "move", "move-work",
    ]  # fmt: skip
    assert all(ratio.empty > 0 and ratio.filled > 0 for ratio in found)
    assert FILLED.finished == 20_000 and FILLED.running == 2_000
