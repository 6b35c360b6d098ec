"""Several hubs on one store: races, catching up, a single driver, and tables that are evicted and reloaded."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import database, quick

from kunitori.cards import Corrections
from kunitori.errors import KunitoriError
from kunitori.store import open_store
from kunitori.tables import Settings, Table
from kunitori.web.driver import Driver
from kunitori.web.guests import new_guest
from kunitori.web.hub import Hub
from kunitori.web.metrics import Metrics
from kunitori.web.tokens import new_id

Story = Callable[[], Awaitable[None]]


@asynccontextmanager
async def hub_on(url: str, **options: Any) -> AsyncIterator[Hub]:
    """A hub without an HTTP server."""
    store = await open_store(url)
    metrics = Metrics()
    chosen = quick(**options)
    hub = Hub(store, await store.key(), chosen, metrics)
    driver = Driver(hub, chosen, metrics)
    await hub.begin(driver)
    try:
        yield hub
    finally:
        await hub.end()
        await store.close()


async def seated(hub: Hub, *seats: str, **settings: object) -> str:
    data = {"game": "kunitori", "seats": [*seats], "seed": "7", "start": 0, "pace": 0, **settings}
    id = await hub.create(Settings.read(data))
    for name, _ in zip(("Ann", "Ben", "Cho"), [seat for seat in seats if seat == "person"], strict=False):
        await hub.sit(id, new_guest(), name, "hishi")
    return id


def chat(text: str) -> Callable[[Table], object]:
    return lambda table: table.say(None, "Eve", text)


async def quiet(hub: Hub, id: str) -> Table:
    """The table, once no bot has anything left to do."""
    live = await hub.live(id)
    async with asyncio.timeout(20):
        while live.table.bot_to_move():
            await live.news.wait()
    return live.table


def test_two_hubs_race_and_stay_equal(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_on(database(tmp_path)) as one, hub_on(database(tmp_path)) as two:
            id = await seated(one, "person", "person")
            before = (await two.live(id)).table.seq
            racing = [hub.act(id, chat(f"{n}")) for n in range(20) for hub in (one, two)]  # type: ignore[arg-type]
            await asyncio.gather(*racing)
            await one.catch_up(await one.live(id))
            await two.catch_up(await two.live(id))
            first, second = (await one.live(id)).table, (await two.live(id)).table
            assert first.seq == second.seq == before + 40
            assert first.chat == second.chat
            assert one.metrics.counted("races") or two.metrics.counted("races")

    asyncio.run(story())


def test_a_move_that_another_process_made_first_is_checked_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_on(database(tmp_path)) as one, hub_on(database(tmp_path)) as two:
            id = await seated(one, "person", "person")
            await two.live(id)
            await one.act(id, lambda table: table.move(0, "end"))
            with pytest.raises(KunitoriError, match="Ben"):  # it is his turn now
                await two.act(id, lambda table: table.move(0, "play copper"))
            table = (await two.live(id)).table
            assert table.game is not None
            assert table.game.moves == ("end",)

    asyncio.run(story())


def test_one_process_drives_and_another_takes_over(tmp_path: Path) -> None:
    async def story() -> None:
        url = database(tmp_path)
        async with hub_on(url) as two_store_owner:
            async with hub_on(url) as other:
                driving = [hub._driver.is_driving for hub in (two_store_owner, other) if hub._driver]
                assert driving == [True, False]
                id = await seated(two_store_owner, "person", "retainer")
                await two_store_owner.act(id, lambda table: table.move(0, "end"))
                assert (await quiet(two_store_owner, id)).asked == 0
            await two_store_owner._driver.end()  # type: ignore[union-attr]
            await two_store_owner.act(id, lambda table: table.move(0, "end"))
            assert (await two_store_owner.live(id)).table.bot_to_move()
        async with hub_on(url) as next_one:
            assert (await quiet(next_one, id)).asked == 0

    asyncio.run(story())


def test_no_clock_is_charged_for_the_time_without_a_server(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(database(tmp_path))
        then = time.time() - 3600
        settings = {"game": "kunitori", "seats": ["person", "person"], "clock": {"bank": 60}}
        table = Table(new_id(), Settings.read(settings), then)
        await store.create(table.id, table.settings, then)
        for name in ("Ann", "Ben"):
            table.add(await store.append(table.id, table.seq + 1, table.sit(name, name, "hishi", name), then))
        table.add(await store.append(table.id, table.seq + 1, table.start(), then))
        store.note(table)
        await store.close()
        async with hub_on(database(tmp_path)) as hub:
            live = await hub.live(table.id)
            await hub.wait(live, None, table.seq, 20)
            assert live.table.clock_of is not None and not live.table.bot_to_move()
            assert 50 < (live.table.remaining(live.table.clock_of, time.time()) or 0) <= 60

    asyncio.run(story())


def test_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_on(database(tmp_path), idle=0.0) as hub:
            id = await seated(hub, "person", "person")
            await hub.act(id, lambda table: table.move(0, "play copper"))
            before = await hub.live(id)
            await asyncio.sleep(0)
            hub.forget_idle()
            after = await hub.live(id)
            assert after is not before
            assert (after.table.game, after.table.seq) == (before.table.game, before.table.seq)

    asyncio.run(story())


def test_waiting_clients_hear_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_on(database(tmp_path)) as hub:
            id = await seated(hub, "person", "person")
            live = await hub.live(id)
            waiting = asyncio.create_task(hub.wait(live, None, live.table.seq, 20))
            await asyncio.sleep(0)
            await hub.act(id, chat("now"))  # type: ignore[arg-type]
            assert await waiting
            assert not await hub.wait(live, None, live.table.seq, 0)

    asyncio.run(story())


def test_an_act_that_was_begun_is_finished_even_if_nobody_waits_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_on(database(tmp_path)) as hub:
            id = await seated(hub, "person", "person")
            act = asyncio.create_task(hub.act(id, lambda table: table.move(0, "play copper")))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            act.cancel()
        async with hub_on(database(tmp_path)) as hub:
            table = (await hub.live(id)).table
            assert table.game is not None
            assert table.game.moves in ((), ("play copper",))
            await hub.act(id, chat("goes on"))  # type: ignore[arg-type]

    asyncio.run(story())


def test_tables_are_played_with_the_owner_s_numbers(tmp_path: Path) -> None:
    async def story() -> None:
        corrections = Corrections.of({"kunitori": {"market": {"cost": 7}}})
        async with hub_on(database(tmp_path), corrections=corrections) as hub:
            table = (await hub.live(await seated(hub, "person", "person"))).table
            assert table.game is not None
            assert table.game.cards["market"].cost == 7

    asyncio.run(story())


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_on(database(tmp_path)) as hub:
            id = await seated(hub, "captain", "beginner", "lord", max_rounds=5)
            await hub.start_if_full(id)
            hub.look(await hub.live(id))
            assert (await quiet(hub, id)).stage == "over"

    asyncio.run(story())
