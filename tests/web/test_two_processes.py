"""Two servers on one PostgreSQL show the same; only one drives the bots, and the other can take over."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
from load.private_postgres import NoPostgres, private_postgres
from tests.web.conftest import PATIENCE, Seated, Server, quick

from kunitori.tables import Settings
from kunitori.web import presence
from kunitori.web.guests import new_guest

FRIENDS = Settings.read({"game": "kunitori", "seats": ["person", "person"]})


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Server, Server]]:
    pytest.importorskip("asyncpg", reason="PostgreSQL needs the extra “server”")
    with ExitStack() as stack:
        try:
            url = stack.enter_context(private_postgres())
        except NoPostgres as problem:
            pytest.skip(str(problem))
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(presence, "_CHECK_SECONDS", 0.1)
        first = stack.enter_context(Server(url, quick()))
        second = stack.enter_context(Server(url, quick()))
        yield first, second
        assert first.errors == second.errors == 0


def at(server: Server, table: Seated) -> Seated:
    """The same table on another server."""
    return Seated(server, table.id, table.tokens, table.guests)


def test_players_at_two_servers_play_one_game(pair: tuple[Server, Server]) -> None:
    here, there = pair
    table = here.table("Ann", "Ben")
    with table.player(0) as ann, at(there, table).player(1) as ben:
        ann.hear()
        ann.act(do="end")
        ben.until_rev(table.seq())
        assert at(there, table).asked()[0] == 1
        ben.act(do="end")
        ann.until_rev(at(there, table).seq())
        assert here.do(here.context.hub.live(table.id)).table.asked == 0


def test_each_server_knows_who_is_at_the_other(pair: tuple[Server, Server]) -> None:
    here, there = pair
    table = here.table("Ann", "Ben")
    with table.player(0) as ann:
        with at(there, table).player(1) as ben:
            ann.until(lambda _: table.live_now().present == {0, 1})
            ben.until(lambda _: at(there, table).live_now().present == {0, 1})
        ann.until(lambda _: table.live_now().present == {0})


def test_what_happens_while_a_table_is_loaded_is_not_missed(
    pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    hub, loaded, heard = there.context.hub, threading.Event(), threading.Event()
    load, hear = hub.store.load, hub._heard
    id = here.do(here.context.hub.create(FRIENDS))

    async def load_slowly(id: str) -> Any:
        found = await load(id)
        loaded.set()
        await asyncio.to_thread(heard.wait, PATIENCE)
        return found

    async def hear_of_it(table: str, seq: int) -> None:
        if table == id:
            heard.set()
        await hear(table, seq)

    monkeypatch.setattr(hub.store, "load", load_slowly)
    monkeypatch.setattr(hub, "_heard", hear_of_it)
    with ThreadPoolExecutor() as threads:
        loading = threads.submit(there.do, hub.live(id))
        assert loaded.wait(PATIENCE)
        here.do(here.context.hub.sit(id, new_guest(), "Ann", "hishi"))
        live = loading.result(PATIENCE)
    last = time.monotonic() + PATIENCE
    while not live.table.seats[0].is_taken and time.monotonic() < last:
        time.sleep(0.01)
    assert live.table.seats[0].is_taken


def test_a_seat_just_taken_at_one_server_is_known_at_the_other_at_once(
    pair: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = pair
    id = here.do(here.context.hub.create(FRIENDS))
    there.do(there.context.hub.live(id))

    async def deaf(id: str, seq: int) -> None:
        """News that has not come yet."""

    monkeypatch.setattr(there.context.hub, "_heard", deaf)
    ann, ben = new_guest(), new_guest()
    _, token = here.do(here.context.hub.sit(id, ann, "Ann", "hishi"))
    with there.http(Authorization=f"Bearer {token}") as client:
        assert client.get(f"/api/v1/tables/{id}").json()["seat"] == 0
    _, token = here.do(here.context.hub.sit(id, ben, "Ben", "hishi"))
    with Seated(there, id, ["", token], [ann, ben]).player(1) as player:
        assert player.hear()


def test_bots_answer_whichever_server_is_asked(pair: tuple[Server, Server]) -> None:
    driving = [server.context.driver.is_driving for server in pair]
    assert sorted(driving) == [False, True]
    idle = pair[driving.index(False)]
    table = idle.table("Ann", bots=("retainer",))
    with table.player(0) as ann:
        ann.hear()
        ann.act(do="end")
        ann.until(lambda _: table.asked()[0] == 0 and table.game.turn == 2)


def test_when_one_ends_the_other_drives(pair: tuple[Server, Server]) -> None:
    driving = [server.context.driver.is_driving for server in pair]
    first, second = pair if driving[0] else pair[::-1]
    first.do(first.context.driver.end())
    table = first.table("Ann", bots=("retainer",))
    with table.player(0) as ann:
        ann.hear()
        ann.act(do="end")
        ann.until(lambda _: table.asked()[0] == 0 and table.game.turn == 2)
    assert second.context.driver.is_driving
