"""What is nobody's leaves the store, and nobody stores too much on one day."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.store.evenings import sql
from tests.web.conftest import Server, database
from tests.web.test_hub import hub_on, seated

from kunitori.puzzles import puzzles_of
from kunitori.store import NoSuchTable
from kunitori.tables import Settings
from kunitori.web.options import Limits, Options
from kunitori.web.refusals import TooOften
from kunitori.web.work import asker

KEY = (
    "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
)
"""A point of P-256."""


def test_only_games_of_nobody_are_let_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_on(database(tmp_path), keep_days=30) as hub:
            played = await seated(hub, "person", "retainer")
            empty = await hub.create(Settings.read({"game": "kunitori", "seats": ["person", "person"]}))
            resting = await seated(hub, "retainer", "retainer")  # nobody looks on, so it never ends
            await hub.start_if_full(resting)
            hub.store._write_notes()
            assert (await hub.store.table(resting)).stage == "playing"
            fresh = await hub.create(Settings.read({"game": "kunitori", "seats": ["person", "person"]}))
            await hub.act(played, lambda table: table.resign(0))
            hub.store._write_notes()
            await sql(hub.store, "UPDATE summaries SET updated = 1 WHERE table_id <> :id", id=fresh)
            size = await hub.store.size()
            await hub.let_go()
            assert (await hub.store.table(played)).stage == "over"
            assert (await hub.store.table(fresh)).stage == "gathering"
            for id in (empty, resting):
                with pytest.raises(NoSuchTable):
                    await hub.store.table(id)
            assert (await hub.store.size()).tables == size.tables - 2

    asyncio.run(story())


def test_a_guest_stores_only_so_much_on_a_day_also_after_a_restart(tmp_path: Path) -> None:
    settings = Settings.read({"game": "kunitori", "seats": ["person", "person"]})
    limits = Limits(stored=4000)

    async def fill(name: str) -> int:
        made = 0
        asker.set(("@192.0.2.1", name))
        async with hub_on(database(tmp_path), limits=limits) as hub:
            for _ in range(100):
                try:
                    await hub.create(settings)
                except TooOften as problem:
                    assert problem.message.id == "server-stored-enough"
                    return made
                made += 1
        return made

    first = asyncio.run(fill("ann"))
    assert 1 <= first < 50
    assert asyncio.run(fill("ann")) == 0, "a restart reset the count"
    assert asyncio.run(fill("ben")) == first, "another guest has an amount of his own"
    assert sum(asyncio.run(fill(name)) for name in ("cho", "dan", "eve", "fay", "gus")) < 5 * first, "an address too"


@pytest.mark.parametrize("what", ["puzzles", "push"])
def test_guests_without_end_store_only_what_their_address_may(tmp_path: Path, what: str) -> None:
    limits = Limits(stored=2000)
    with Server(database(tmp_path), Options(limits=limits)) as server:
        puzzle = next(iter(puzzles_of("kunitori")))
        codes: list[int] = []
        for number in range(40):
            with server.http() as stranger:  # a new guest each time
                form = {"endpoint": f"https://fcm.googleapis.com/{number}", "key": KEY, "secret": "A" * 22}
                path = f"/puzzles/{puzzle}" if what == "puzzles" else "/settings/push"
                codes.append(stranger.post(path, data={"answer": "0", **form}).status_code)
        assert codes[0] < 400 and codes[-1] == 429 and codes.count(429) > 5


def test_words_and_moves_count_without_a_write_for_each(tmp_path: Path) -> None:
    limits = Limits(stored=6000)

    async def story() -> None:
        async with hub_on(database(tmp_path), limits=limits) as hub:
            id = await seated(hub, "person", "person")
            ann, ben = (hub.owners.name(seat.guest or "") for seat in (await hub.live(id)).table.seats)
            asked = hub.store.amounts.add
            writes: list[int] = []

            async def counted(amounts: Mapping[str, int], day: int) -> None:
                writes.append(len(amounts))
                await asked(amounts, day)

            hub.store.amounts.add = counted  # type: ignore[method-assign]
            with pytest.raises(TooOften) as problem:
                for _ in range(100):
                    await hub.act(id, lambda table: table.say(0, "", "x" * 300))
            assert problem.value.message.id == "server-stored-enough"
            assert 5 < hub.metrics.counted("appended")["chat"] < 20
            await hub.act(id, lambda table: table.say(1, "", "Ben has an amount of his own"))
            with pytest.raises(TooOften):
                await hub.act(id, lambda table: table.report(0, "a note counts, too"))
            await hub.act(id, lambda table: table.move(0, "play copper"))
            assert writes == [], "a word or a move cost another write"
            await hub._save_amounts()
            await hub._save_amounts()
            assert writes == [2, 0]
            day = int(hub.clock.now() // 86400)
            kept = await hub.store.amounts.of([ann, ben], day)
            assert kept[ann] > limits.stored > kept[ben] > 0
        async with hub_on(database(tmp_path), limits=limits) as again:
            with pytest.raises(TooOften):  # it is learned with the next count
                await again.act(id, lambda table: table.say(0, "", "a restart gives nobody more"))
                await again._save_amounts()
                await again.act(id, lambda table: table.say(0, "", "a restart gives nobody more"))
            with pytest.raises(TooOften) as problem:
                for _ in range(200):
                    await again.act(id, lambda table: table.pause(0))
                    await again.act(id, lambda table: table.resume(0, again.clock.now()))
            assert problem.value.message.id == "server-stored-all"

    asyncio.run(story())
