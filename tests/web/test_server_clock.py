"""A server that slept, stood still or whose clock was set charges nobody. Time is injected; nothing sleeps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.web.conftest import database, quick
from tests.web.test_hub import seated

from kunitori.errors import KunitoriError
from kunitori.store import Store, open_store
from kunitori.tables import Table
from kunitori.web.clocks import Clocks
from kunitori.web.driver import Driver
from kunitori.web.hub import Hub
from kunitori.web.metrics import Metrics
from kunitori.web.server_clock import ServerClock

BANK = {"bank": 60, "increment": 0}


class Watch:
    """A wall clock that the test turns."""

    def __init__(self, at: float = 1_700_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at

    def runs(self, clock: ServerClock, seconds: int) -> None:
        """Time passes while the server looks at it."""
        for _ in range(seconds):
            self.at += 1.0
            clock.now()


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    found = Watch()
    monkeypatch.setattr("kunitori.store.database.time.time", found)
    return found


@asynccontextmanager
async def hub_by(watch: Watch, store: Store, **options: float) -> AsyncIterator[tuple[Hub, Driver]]:
    metrics, chosen = Metrics(), quick(**options)
    hub = Hub(store, await store.key(), chosen, metrics, ServerClock(watch))
    driver = Driver(hub, chosen, metrics)
    await hub.begin(driver)
    try:
        yield hub, driver
    finally:
        await hub.end()


def left(table: Table, watch: Watch) -> float:
    seat = table.clock_of
    assert seat is not None, "no clock runs"
    found = table.remaining(seat, watch())
    assert found is not None
    return found


@pytest.mark.parametrize("leap", [3600.0, 50.0, -3600.0, -50.0])
def test_a_leap_of_the_clock_is_charged_to_nobody(tmp_path: Path, watch: Watch, leap: float) -> None:
    async def story() -> None:
        store = await open_store(database(tmp_path))
        async with hub_by(watch, store) as (hub, _):
            id = await seated(hub, "person", "person", clock=BANK)
            live = await hub.live(id)
            watch.runs(hub.clock, 10)
            watch.at += leap  # the machine slept, or somebody set its clock
            await hub.act(id, lambda table: table.move(0, "play copper"))
            assert 49 <= left(live.table, watch) <= 60
            before = left(live.table, watch)
            watch.runs(hub.clock, 5)
            await hub.act(id, lambda table: table.move(0, "end"))
            if abs(leap) > 60:  # clocks go on: the five seconds are charged
                assert live.table.seats[0].seconds_left == pytest.approx(before - 5, abs=0.1)
            kinds = [entry.kind for entry in await store.entries(id)]
            assert kinds.count("outage") <= 1 and live.table.broken is None
        await store.close()

    asyncio.run(story())


def test_a_clock_that_ran_out_while_the_server_slept_is_set_back(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        store = await open_store(database(tmp_path))
        async with hub_by(watch, store, idle=0.0) as (hub, driver):
            id = await seated(hub, "person", "person", clock=BANK)
            hub.forget_idle()
            assert id not in hub._tables, "a table with a running clock stays in memory"
            assert len(driver._clocks) == 1
            watch.at += 3600.0
            driver._clocks.tick()
            while driver._tasks:
                await asyncio.gather(*driver._tasks)
            table = (await hub.live(id)).table
            assert table.clock_of == 0 and left(table, watch) >= 59
            watch.runs(hub.clock, 61)
            driver._clocks.tick()
            while driver._tasks:
                await asyncio.gather(*driver._tasks)
            assert (await hub.live(id)).table.seats[0].is_out_of_time
        await store.close()

    asyncio.run(story())


def test_two_outages_in_a_row_are_both_forgiven_to_a_table_that_nobody_opened(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        store = await open_store(database(tmp_path))
        async with hub_by(watch, store) as (hub, _):
            id = await seated(hub, "person", "person", clock=BANK)
        for _ in range(2):
            watch.at += 7200.0
            async with hub_by(watch, store) as (hub, driver):
                watch.runs(hub.clock, 2)
                await driver.renew()
        async with hub_by(watch, store) as (hub, _):
            table = (await hub.live(id)).table
            await hub.forgive(await hub.live(id))
            assert left(table, watch) >= 54
        await store.close()

    asyncio.run(story())


def test_a_lease_from_before_the_clock_was_set_back_stops_nobody(tmp_path: Path, watch: Watch) -> None:
    async def story() -> None:
        store = await open_store(database(tmp_path))
        assert await store.leases.take("driver", "the old process", 5.0)
        watch.at += 2.0
        assert not await store.leases.take("driver", "the new process", 5.0)
        watch.at -= 3600.0
        assert await store.leases.take("driver", "the new process", 5.0)
        await store.close()

    asyncio.run(story())


def test_a_server_is_ready_only_while_bots_and_clocks_are_driven(
    tmp_path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await open_store(database(tmp_path))
        async with hub_by(watch, store) as (hub, driver):
            id = await seated(hub, "person", "person", clock=BANK)
            assert driver.is_driven

            async def fails(*_: object) -> bool:
                raise KunitoriError("error-store-write")

            with monkeypatch.context() as trouble:
                trouble.setattr(store.leases, "take", fails)
                await driver.renew()
                driver._renewed -= 6.0
                assert not driver.is_driven and not driver.is_driving
                watch.runs(hub.clock, 30)
            await driver.renew()
            assert driver.is_driven and driver.is_driving
            live = await hub.live(id)
            await hub.forgive(live)
            assert left(live.table, watch) >= 59, "nobody could move while the store did not answer"
        await store.close()

    asyncio.run(story())


def test_the_clocks_keep_times_and_nothing_else() -> None:
    watch = Watch(0.0)
    ran_out: list[str] = []
    clocks = Clocks(ServerClock(watch), ran_out.append)
    for turn in range(5000):
        clocks.set("a", 100.0 + turn)
        clocks.set("b", 50.0 + turn % 2)
    assert len(clocks) == 2 and len(clocks._heap) < 2100
    watch.at = 51.0
    clocks.tick()
    assert ran_out == ["b"]
    clocks.set("a", None)
    watch.at = 9000.0
    clocks.tick()
    assert ran_out == ["b"]
