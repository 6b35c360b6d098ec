"""Who is connected to another process stays present through trouble with the database."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from kunitori.store import Leases
from kunitori.tables import Settings, Table
from kunitori.web.live import Live
from kunitori.web.presence import Presence

TWO = Settings.read({"game": "kunitori", "seats": ["person", "person"]})


class Shelf:
    """Leases in memory that can be out of reach."""

    def __init__(self) -> None:
        self.there: dict[str, str] = {}
        self.is_lost = False
        self.statements = 0

    async def take_all(self, names: set[str], holder: str, seconds: float) -> None:
        self._reach()

    async def release_all(self, names: set[str], holder: str) -> None:
        self._reach()

    async def held(self, prefix: str, but_not_by: str) -> dict[str, str]:
        self._reach()
        return dict(self.there)

    def _reach(self) -> None:
        self.statements += 1
        if self.is_lost:
            raise ConnectionError("the database restarts")


def test_trouble_with_the_database_makes_nobody_look_away(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("kunitori.web.presence.time.monotonic", lambda: now[0])

    async def story() -> None:
        shelf, live = Shelf(), Live(Table("a", TWO, 0.0))
        changes: list[Live] = []
        here = Presence(cast("Leases", shelf), "here", {"a": live}, changes.append)
        shelf.there = {"seat a 1": "there"}
        await here.check()
        assert live.present == {1} and len(changes) == 1
        shelf.is_lost = True
        await here.check()
        assert live.present == {1}, "a hiccup of the database made a connected player look away"
        shelf.is_lost, shelf.there = False, {}  # the leases ran out meanwhile, and nobody has renewed them yet
        now[0] += 8
        await here.check()
        assert live.present == {1}
        now[0] += 9
        await here.check()
        assert live.present == set() and live.away(1) == 0.0, "the time away begins now"
        now[0] += 5
        assert live.away(1) == 5.0

    asyncio.run(story())


def test_many_who_come_share_a_statement() -> None:
    async def story() -> None:
        shelf = Shelf()
        here = Presence(cast("Leases", shelf), "here", {}, lambda live: None)
        for number in range(500):
            here.came(f"table {number}", [0, 1])
        await here.check()
        assert shelf.statements == 3

    asyncio.run(story())
