"""Turns by cost: nobody waits for more than a turn of each of the others."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kunitori.web.fair_queue import FairQueue, Payer
from kunitori.web.refusals import Busy
from kunitori.web.work import BACKGROUND, FairPool, asker

STRANGER, ANN, BEN = ("@192.0.2.1", "stranger"), ("@192.0.2.2", "ann"), ("@192.0.2.2", "ben")


def served(queue: FairQueue[str], costs: dict[Payer, float], turns: int) -> list[str]:
    """The next jobs, each of which costs its payer's price."""
    jobs: list[str] = []
    for _ in range(turns):
        found = queue.take()
        if found is None:
            break
        who, job = found
        queue.done(who, costs[who])
        jobs.append(job)
    return jobs


def test_a_bot_waits_for_one_of_twenty_replays_at_most() -> None:
    queue: FairQueue[str] = FairQueue()
    costs = {STRANGER: 1.6, ANN: 0.05}
    for number in range(20):
        queue.put(STRANGER, f"replay {number}")
    assert served(queue, costs, 3) == ["replay 0", "replay 1", "replay 2"]
    for number in range(5):
        queue.put(ANN, f"bot {number}")
    assert served(queue, costs, 5) == [f"bot {number}" for number in range(5)], "they cost less than one replay"
    queue.put(ANN, "bot 5")
    assert "bot 5" in served(queue, costs, 2)


def test_people_come_before_bots_among_themselves() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(82):
        queue.put(STRANGER, f"master {number}", BACKGROUND)
    queue.put(ANN, "captain")
    queue.put(STRANGER, "his own captain")
    costs = {STRANGER: 0.05, ANN: 0.05}
    assert {*served(queue, costs, 2)} == {"captain", "his own captain"}
    assert len(served(queue, costs, 100)) == 82 and queue.take() is None


def test_many_guests_of_one_address_share_its_allowance() -> None:
    queue: FairQueue[str] = FairQueue()
    crowd = [("@192.0.2.9", f"guest {number}") for number in range(60)]
    for who in [*crowd, ANN]:
        for _ in range(300):
            queue.put(who, who[1])
    turns = Counter(served(queue, dict.fromkeys([*crowd, ANN], 0.1), 700))
    assert 85 <= turns["ann"] <= 115, "one of seven shares, though 61 guests are waiting"
    assert max(turns[name] for _, name in crowd) - min(turns[name] for _, name in crowd) <= 1


def test_somebody_who_was_away_saves_up_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    costs = {STRANGER: 1.0, ANN: 1.0}
    for _ in range(50):
        queue.put(STRANGER, "stranger")
    served(queue, costs, 40)
    for _ in range(10):
        queue.put(ANN, "ann")
    assert served(queue, costs, 8).count("ann") in (4, 5)


@given(st.lists(st.tuples(st.floats(0.001, 2.0), st.integers(1, 3)), min_size=2, max_size=6))
def test_all_who_wait_get_the_same(prices: list[tuple[float, int]]) -> None:
    """Whatever a job of each of them costs: nobody falls behind by more than the dearest jobs."""
    queue: FairQueue[int] = FairQueue()
    spent = [0.0] * len(prices)
    for number, (_, jobs) in enumerate(prices):
        for _ in range(jobs):
            queue.put((f"@{number}", ""), number)
    for _ in range(400):
        found = queue.take()
        assert found is not None
        who, number = found
        queue.put((f"@{number}", ""), number)
        spent[number] += prices[number][0]
        queue.done(who, prices[number][0])
    assert max(spent) - min(spent) <= 3 * max(price for price, _ in prices) + 0.1


def test_a_full_queue_says_so_and_leaves_room_for_others() -> None:
    async def play() -> list[str]:
        pool, gate, done = FairPool(1, "test"), threading.Event(), list[str]()

        def work(name: str) -> None:
            gate.wait()
            done.append(name)

        async def ask(who: Payer, name: str) -> None:
            asker.set(who)
            await pool.do(lambda: work(name))

        flood = [asyncio.create_task(ask(STRANGER, "stranger")) for _ in range(40)]
        await asyncio.sleep(0)
        ann = asyncio.create_task(ask(ANN, "ann"))
        await asyncio.sleep(0)
        gate.set()
        await ann
        answers = await asyncio.gather(*flood, return_exceptions=True)
        await pool.end()
        refused = [answer for answer in answers if isinstance(answer, Busy)]
        assert len(refused) == 40 - 1 - 12 and "too busy" in str(refused[0])
        assert len(pool) == 0
        return done

    assert "ann" in asyncio.run(play())[:2]


def test_a_mistake_in_a_job_reaches_the_one_who_asked() -> None:
    async def play() -> None:
        pool = FairPool(1, "test")
        with pytest.raises(ZeroDivisionError):
            await pool.do(lambda: 1 // 0)
        assert await pool.do(lambda: 2) == 2
        await pool.end()

    asyncio.run(play())
