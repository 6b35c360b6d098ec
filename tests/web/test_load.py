"""The load test with a small crowd: nothing is lost, and two servers on one PostgreSQL agree."""

from __future__ import annotations

import asyncio

import pytest
from load.client import Door, LiveSeat
from load.cost import PARTS, QUIET, cost_at
from load.crowd import Crowd, measure_crowd
from load.private_postgres import NoPostgres
from load.race import Race, measure_race
from load.report import as_data, crowd_figures, race_figures
from load.server_process import ServerProcess, temporary_database

TIMED = ("all-median", "all-p99")  # `make load` judges speed, on an idle machine


def test_a_small_crowd_loses_no_move() -> None:
    run = measure_crowd(Crowd(tables=8, pause=0.4, seconds=2.5))
    figures = {figure.name: figure for figure in crowd_figures(run)}
    assert figures["moves"].value > 20 and figures["lost"].value == figures["refused"].value == 0
    assert [figure.name for figure in figures.values() if not figure.is_met and figure.name not in TIMED] == []
    assert {line["figure"] for line in as_data({"crowd": crowd_figures(run)})["crowd"]} == {*figures}


def test_a_client_that_saw_the_lobby_leaves_it_when_the_game_starts() -> None:
    async def play(server: ServerProcess) -> None:
        door = Door(server.address)
        made = door.ask("POST", "/tables", {"game": "kunitori", "seats": ["person", "person"]})
        invite, table = made["invitation"]["invite"], made["id"]

        def sit(name: str) -> str:
            return str(door.ask("POST", f"/tables/{table}/seats", {"name": name, "invite": invite})["token"])

        ann = await LiveSeat.open(server.socket_address, table, sit("Ann"), is_keeping=True)
        listening = asyncio.create_task(ann.listen())
        await ann.until(lambda: set(ann.page) == {"lobby"})
        sit("Ben")
        await ann.until(lambda: not ann.page)
        door.close()
        await ann.socket.close()
        await listening

    with temporary_database() as database, ServerProcess(database, "--no-limits") as server:
        asyncio.run(play(server))


def test_two_servers_that_race_stay_equal() -> None:
    pytest.importorskip("asyncpg", reason="PostgreSQL needs the extra “server”")
    try:
        run = measure_race(Race(acts=8, races=16))
    except NoPostgres as why:
        pytest.skip(str(why))
    assert run.races == 16 and len(run.across) == 8
    assert run.unequal == []
    assert all(figure.is_met for figure in race_figures(run))


def test_the_cost_of_a_move_is_taken_part_by_part() -> None:
    for game in ("moegahara", QUIET):
        cost = cost_at(game, 4, ["1"])
        assert cost.moves == 60 and all(cost.per_move(part) > 0 for part in PARTS)
        assert cost.hot == sum(map(cost.per_move, PARTS))
    assert cost_at(QUIET, 4, []).hot == 0
