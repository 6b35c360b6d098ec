"""A server that is killed during play comes back with every table at its pending question."""

from __future__ import annotations

import pytest
from load.killed import KillFigures, kill_figures, measure_kills
from load.private_postgres import NoPostgres, private_postgres
from load.server_process import temporary_database


def check(run: KillFigures) -> None:
    assert [figure for figure in kill_figures(run) if not figure.is_met] == []
    assert run.moves > 5 * run.kills, "nothing was played in between"
    assert run.kills < 10 or run.unheard, "no kill came between a move and its answer, so nothing was tried"


def test_no_move_is_lost_when_the_server_is_killed() -> None:
    with temporary_database() as database:
        check(measure_kills(database, 2, 5))


@pytest.mark.slow
def test_no_move_is_lost_when_the_server_is_killed_again_and_again() -> None:
    with temporary_database() as database:
        check(measure_kills(database, 25, 6))


@pytest.mark.slow
def test_no_move_is_lost_on_postgresql() -> None:
    pytest.importorskip("asyncpg", reason="PostgreSQL needs the extra “server”")
    try:
        with private_postgres() as database:
            check(measure_kills(database, 12, 7))
    except NoPostgres as why:
        pytest.skip(str(why))
