"""Three lords at the quick pace take at most three seconds a round; their pauses are counted here, not waited for."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from pathlib import Path

import pytest
from tests.web.conftest import database, quick

from kunitori.bots import new_bot
from kunitori.bots.guard import Guarded
from kunitori.store import open_store
from kunitori.tables import Draft, MoveInProgress, Settings, Table
from kunitori.web.bot_pace import PACES
from kunitori.web.driver import Driver
from kunitori.web.guests import new_guest
from kunitori.web.hub import Act, Hub
from kunitori.web.metrics import Metrics

LORDS = ["lord"] * 3
ROUND_SECONDS = 3.0
ROUNDS = 25


def answer_of(bot: Guarded) -> Act:
    """What a bot would do in Ann's place."""

    def act(table: Table) -> Draft:
        assert table.game is not None
        move = MoveInProgress(table.game, 0)
        while move.finished is None:
            assert move.decision is not None
            move.answer(bot.decide(move.view(), move.decision))
        return table.move(0, move.finished)

    return act


async def pauses(tmp_path: Path, game: str, pace: int) -> dict[int, float]:
    """The seconds that three lords ask for, by round; Ann plays as they do, and does not wait."""
    asked: dict[int, float] = defaultdict(float)
    tables: list[Table] = []

    async def wait(seconds: float) -> None:
        table = tables[0]
        assert table.game is not None
        asked[table.game.round] += seconds

    store = await open_store(database(tmp_path))
    options, metrics = quick(pace=1.0), Metrics()
    hub = Hub(store, await store.key(), options, metrics)
    await hub.begin(Driver(hub, options, metrics, wait))
    try:
        data = {"game": game, "seats": ["person", *LORDS], "seed": "7", "start": 0, "pace": pace, "max_rounds": ROUNDS}
        id = await hub.create(Settings.read(data))
        await hub.sit(id, new_guest(), "Ann", "hishi")
        live = await hub.live(id)
        tables.append(live.table)
        ann = Guarded(new_bot("lord", 7))
        async with asyncio.timeout(60):
            while live.table.stage == "playing":
                if live.table.asked == 0:
                    await hub.act(id, answer_of(ann))
                else:
                    await live.news.wait()
    finally:
        await hub.end()
        await store.close()
    return asked


@pytest.mark.parametrize("game", ["kunitori", "world_on_fire", "moegahara"])
def test_three_lords_take_at_most_three_seconds_a_round(tmp_path: Path, game: str) -> None:
    asked = asyncio.run(pauses(tmp_path, game, PACES["quick"]))
    assert len(asked) >= 8
    assert max(asked.values()) <= ROUND_SECONDS, asked
    assert sum(asked.values()) / len(asked) > ROUND_SECONDS / 4, "what they do can still be followed"
