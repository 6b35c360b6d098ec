"""Bots think for the guest whose table it is; where nobody plays, they play only while somebody looks on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.web.conftest import Seated, Server, database, quick

from kunitori.game import new_game
from kunitori.store import open_store
from kunitori.tables import Settings, Table
from kunitori.tables import table as tables
from kunitori.web.options import Limits
from kunitori.web.work import asker

NEVER_ENDS = {"kunitori": {card: {"cost": 20} for card in ("village", "town", "land")}}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(database(tmp_path), quick(threads=1)) as running:
        yield running
        assert running.errors == 0, running.log


def bots_alone(server: Server, bot: str = "captain", seats: int = 2, owner: str = "stranger") -> Seated:
    """A table of a guest where only bots sit."""

    async def make() -> str:
        asker.set((f"@{owner}", owner))
        data = {"game": "kunitori", "seats": [bot] * seats, "pace": 0, "corrections": NEVER_ENDS}
        id = await server.context.hub.create(Settings.read(data))
        await server.context.hub.start_if_full(id)
        return id

    return Seated(server, server.do(make()), [], [])


def get(server: Server, path: str) -> httpx.Response:
    with server.http() as http:
        return http.get(path)


def some_moves(table: Seated, moves: int) -> None:
    while table.game.move_count < moves:
        table.server.do(asyncio.sleep(0.01))


def test_bots_among_themselves_sleep_until_somebody_looks(server: Server) -> None:
    table = bots_alone(server)
    server.do(asyncio.sleep(0.05))
    assert table.game.move_count == 0 and not server.context.driver.is_at(table.id)
    assert get(server, f"/t/{table.id}").status_code == 200
    some_moves(table, 5)
    with table.player(None):
        table.live.looked = float("-inf")
        before = table.game.move_count
        some_moves(table, before + 5)
    while server.context.driver.is_at(table.id):
        server.do(asyncio.sleep(0.01))
    left = table.game.move_count
    server.do(asyncio.sleep(0.2))
    assert table.game.move_count == left, "nobody looks on any more"
    assert get(server, f"/api/v1/tables/{table.id}/view").status_code == 200
    some_moves(table, left + 5)


def test_they_do_not_come_back_after_a_restart(tmp_path: Path) -> None:
    with Server(database(tmp_path), quick()) as server:
        table = bots_alone(server)
        get(server, f"/t/{table.id}")
        some_moves(table, 5)
        moves = table.game.move_count
    with Server(database(tmp_path), quick()) as server:
        server.do(asyncio.sleep(0.2))
        assert table.id not in server.context.hub._tables
        assert server.do(server.context.hub.live(table.id)).table.game.move_count >= moves  # type: ignore[union-attr]


def test_a_game_of_bots_ends(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "BOTS_ROUNDS", 3)
    table = bots_alone(server)
    with table.player(None):
        while table.live.table.stage != "over":
            server.do(asyncio.sleep(0.01))
    assert table.game.round == 4


def test_so_does_one_that_began_before_there_was_an_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "BOTS_MOVES", 40)
    begun = new_game("kunitori", ["Ann", "Ben"], corrections=NEVER_ENDS)
    settings = Settings.read({"record": begun.record().to_text(), "seats": ["captain", "captain"], "pace": 0})
    id = server.do(server.context.hub.create(settings))
    server.do(server.context.hub.start_if_full(id))
    table = Seated(server, id, [], [])
    with table.player(None):
        while table.live.table.stage != "over":
            server.do(asyncio.sleep(0.01))
    assert table.game.move_count == 41 and table.live.table.result is not None
    assert "all agreed" not in get(server, f"/replay/{id}").text


def test_a_captain_does_not_wait_for_masters_of_others(server: Server) -> None:
    """However long they think; masters themselves take turns."""
    thought = threading.Event()
    thinking = server.context.driver._thinking

    async def think() -> list[asyncio.Task[bool]]:
        work = (thinking.do(thought.wait, ("@192.0.2.1", "greedy"), may_wait=True) for _ in range(20))
        return [asyncio.create_task(each) for each in work]

    masters = server.do(think())
    mine = server.table("Ann", bots=("captain",))
    try:
        with mine.player(0) as ann:
            ann.until_rev(mine.seq())
            ann.act(do="end")
            while mine.asked()[0] != 0:
                ann.hear()
        assert not server.ask(lambda: any(master.done() for master in masters))
    finally:
        thought.set()


def test_the_owner_of_a_table_is_kept_but_not_told(server: Server, tmp_path: Path) -> None:
    with server.http() as http:
        http.get("/")
        answer = http.post("/api/v1/tables", json={"game": "kunitori", "seats": ["person", "captain"]})
        id = answer.json()["id"]
        assert "owner" not in http.get(f"/api/v1/tables/{id}/view").text
        other = http.post("/api/v1/tables", json={"game": "kunitori", "seats": ["captain"] * 2, "owner": "me"})
        assert other.status_code == 422
    live = server.do(server.context.hub.live(id))
    assert len(live.table.settings.owner) == 16 and not live.table.public_settings.owner
    stored = Settings.stored(live.table.settings.to_data())
    assert stored == live.table.settings
    assert Settings.stored(replace(stored, owner="").to_data()).owner == "", "as older versions stored it"


def test_each_guest_may_have_so_many_games(tmp_path: Path) -> None:
    limits = Limits(bot_games=2, games=4, tables=(1e6, 1e6), changes=(1e6, 1e6))
    bots = {"game": "kunitori", "seats": ["captain", "captain"]}
    duel = {"game": "kunitori", "seats": ["person", "captain"], "sit": {"name": "Ann"}}
    with Server(database(tmp_path), quick(limits=limits)) as server, server.http() as http, server.http() as other:
        for browser in (http, other):
            browser.get("/")
        for _ in range(2):
            assert http.post("/api/v1/tables", json=bots).status_code == 201
        answer = http.post("/api/v1/tables", json=bots, headers={"Accept-Language": "de"})
        assert (answer.status_code, answer.json()["id"]) == (429, "server-many-bot-games")
        assert "2 Partien nur von Bots" in answer.json()["error"]
        for _ in range(2):
            assert http.post("/api/v1/tables", json=duel).status_code == 201
        assert http.post("/api/v1/tables", json=duel).json()["id"] == "server-many-games"
        answer = http.post("/new", data={"quick": "kunitori"}, headers={"Accept-Language": "fr"})
        assert answer.status_code == 429 and "4 parties en cours" in answer.text
        assert other.post("/api/v1/tables", json=bots).status_code == 201, "another guest has a share of their own"


def test_each_guest_has_so_many_tables_in_memory(tmp_path: Path) -> None:
    duel = {"game": "kunitori", "seats": ["person", "person"], "sit": {"name": "Ann"}}
    with Server(database(tmp_path), quick(limits=Limits(games=3, tables=(1e6, 1e6)))) as server:
        hub = server.context.hub
        with server.http() as http, server.http() as other:
            for browser in (http, other):
                browser.get("/")
            made: list[str] = []
            for _ in range(4):  # what was forgotten is not at work any more
                made += [http.post("/api/v1/tables", json=duel).json()["id"] for _ in range(3)]
                server.ask(hub._tables.clear)
            ben = other.post("/api/v1/tables", json=duel).json()["id"]
            for id in made:
                assert http.get(f"/t/{id}").status_code == 200
            assert server.ask(lambda: [*hub._tables]) == [ben, *made[-3:]], "the longest unused are dropped"
            for id in made[:3]:  # a program stays at the table for a while
                assert http.get(f"/api/v1/tables/{id}/view").status_code == 200
            assert http.get(f"/t/{made[7]}").status_code == 503
            assert http.get(f"/t/{made[0]}").status_code == other.get(f"/t/{ben}").status_code == 200


def test_a_summary_says_that_nobody_waits_for_bots(tmp_path: Path) -> None:
    async def play() -> tuple[float | None, float | None]:
        store = await open_store(database(tmp_path))
        found: list[float | None] = []
        for id, seats in (("a", ["captain", "captain"]), ("b", ["captain", "person"])):
            table = Table(id, Settings.read({"game": "kunitori", "seats": seats, "start": 0}), 0.0)
            if "person" in seats:
                table.add(table.sit("guest", "Ann", "hishi", "", 1).at(1, 0.0))
            table.add(table.start().at(table.seq + 1, 0.0))
            found.append(table.summary().due)
        await store.close()
        return found[0], found[1]

    assert asyncio.run(play()) == (None, 0.0)
