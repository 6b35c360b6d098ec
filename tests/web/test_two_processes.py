"""Two servers on one PostgreSQL show the same; only one drives the bots, and the other can take over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from load.private_postgres import NoPostgres, private_postgres
from tests.web.conftest import Seated, Server, quick

from kunitori.web import hub


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Server, Server]]:
    pytest.importorskip("asyncpg", reason="PostgreSQL needs the extra “server”")
    with ExitStack() as stack:
        try:
            url = stack.enter_context(private_postgres())
        except NoPostgres as problem:
            pytest.skip(str(problem))
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(hub, "_PRESENCE_CHECK_SECONDS", 0.1)
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
