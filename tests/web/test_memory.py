"""Tables that are dropped and connections that end are freed at once, while others play."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.conftest import Seated, Server, database, quick

from kunitori.web.api import presence
from kunitori.web.live import Listener, Live
from kunitori.web.socket.connection import Connection


@pytest.fixture
def collects_nothing() -> Iterator[None]:
    """Only reference counts free anything."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def _with_wires(listeners: list[Listener]) -> list[object]:
    """Sockets, and what carries their bytes."""
    return [*listeners, *(each._wire for each in listeners if isinstance(each, Connection))]


def _is_heard(server: Server, id: str) -> bool:
    """Whether somebody listens to a table; the hub may have forgotten it by now."""
    live = server.context.hub._tables.get(id)
    return live is not None and bool(live.listeners)


def evening(table: Seated) -> tuple[weakref.ref[Live], list[weakref.ref[object]]]:
    """A table where people play, ask, talk, take back and leave; their sockets, and what was drawn for them."""
    server = table.server
    with table.player(0) as ann, table.player(1) as ben, table.player(None) as eve:
        for each in (ann, ben, eve):
            each.hear()
        ann.act(do="play copper")
        ann.say(chat="hello")
        ann.say(undo=1)
        ann.say(why="buy gold")
        ann.until(lambda heard: "why" in heard)
        ben.say(do="nonsense")
        ben.until(lambda heard: "refused" in heard)
        sockets = server.ask(lambda: [weakref.ref(each) for each in _with_wires([*table.live_now().listeners])])
        sockets += server.ask(lambda: [weakref.ref(each) for each in table.live_now()._caches.values()])
        live = server.ask(lambda: weakref.ref(table.live_now()))
    with server.http(Authorization=f"Bearer {table.tokens[0]}") as program, server.http() as browser:
        assert program.get(f"/api/v1/tables/{table.id}/view").status_code == 200
        assert browser.get(f"/t/{table.id}").status_code == 200

    while server.ask(lambda: _is_heard(server, table.id)):  # programs linger for a while
        threading.Event().wait(0.01)
    return live, sockets


@pytest.mark.usefixtures("collects_nothing")
@pytest.mark.parametrize("tables", [8, pytest.param(200, marks=pytest.mark.slow)])
def test_what_nobody_uses_is_freed_without_a_collection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: int
) -> None:
    monkeypatch.setattr(presence, "LINGER", 0.1)
    with Server(database(tmp_path), quick(idle=-1.0)) as server:
        hub = server.context.hub
        others = server.table("Cho", "Dov")
        with others.player(0) as cho:
            cho.hear()
            left = [evening(server.table("Ann", "Ben", bots=("captain",) * (n % 2))) for n in range(tables)]
            cho.act(do="play copper")
            server.ask(hub.forget_idle)
            assert server.ask(lambda: [*hub._tables]) == [others.id]
            server.do(hub.live(others.id))
            cho.say(why="end")
            cho.until(lambda heard: "why" in heard)  # by then the event loop has let go of what it did last
            assert not [table for table, _ in left if table() is not None]
            assert not [socket for _, sockets in left for socket in sockets if socket() is not None]
        assert server.errors == 0
