"""Requests take turns on the event loop, whoever sends how many."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.web.conftest import Server, database, quick

from kunitori.web.frame_turns import FrameTurns
from kunitori.web.options import Limits
from kunitori.web.rate_limits import Spending
from kunitori.web.scribe import Scribes
from kunitori.web.threshold import Threshold
from kunitori.web.turns import Turns

GREEDY, ANN = ("@192.0.2.1", "greedy"), ("@192.0.2.2", "ann")


def test_one_request_does_not_stand_behind_forty_of_another_guest() -> None:
    done: list[str] = []

    async def answer(name: str, pauses: int = 0) -> None:
        begin = time.thread_time()
        while time.thread_time() - begin < 0.002:
            pass
        for _ in range(pauses):
            await asyncio.sleep(0)
        done.append(name)

    async def day() -> None:
        turns = Turns()
        many = [asyncio.create_task(turns.do(GREEDY, lambda: answer("greedy"))) for _ in range(40)]
        while len(done) < 3:
            await asyncio.sleep(0)
        before = len(done)
        await turns.do(ANN, lambda: answer("ann", pauses=3))
        assert done.index("ann") <= before + 6
        await asyncio.gather(*many)
        assert len(done) == 41 and len(turns) == 0

    asyncio.run(day())


def test_a_crowd_at_one_table_holds_up_no_other() -> None:
    drawn: list[str] = []

    async def day() -> None:
        turns = FrameTurns(Spending((1e9, 1e9)))
        for _ in range(200):
            turns.put(GREEDY, lambda: drawn.append("greedy"))
        await asyncio.sleep(0)
        assert 1 <= len(drawn) < 50, "whoever sends a request meanwhile is heard"
        before = len(drawn)
        turns.put(ANN, lambda: drawn.append("ann"))
        while len(drawn) < 201:
            await asyncio.sleep(0)
        assert drawn.index("ann") <= before + 1

    asyncio.run(day())


def test_whoever_draws_too_much_gets_frames_less_often() -> None:
    drawn: list[str] = []

    def dear() -> None:
        begin = time.thread_time()
        while time.thread_time() - begin < 0.01:
            pass
        drawn.append("greedy")

    async def day() -> None:
        turns = FrameTurns(Spending((0.001, 0.05)))
        turns.put(GREEDY, dear)
        turns.put(GREEDY, dear)
        turns.put(ANN, lambda: drawn.append("ann"))
        await asyncio.sleep(0)
        assert drawn == ["greedy", "ann"]
        while len(drawn) < 3:
            await asyncio.sleep(0.01)

    asyncio.run(day())


def test_who_waits_for_news_keeps_nobody_waiting() -> None:
    async def day() -> None:
        turns, news = Turns(), asyncio.Event()

        async def wait() -> None:
            await news.wait()

        waiting = [asyncio.create_task(turns.do(GREEDY, wait)) for _ in range(40)]
        await turns.do(ANN, lambda: asyncio.sleep(0))
        assert not any(task.done() for task in waiting)
        waiting[0].cancel()
        news.set()
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert [*map(type, ended)].count(asyncio.CancelledError) == 1 and len(turns) == 0

    asyncio.run(day())


def test_a_mistake_reaches_the_one_who_asked() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise KeyError("lost")

    async def day() -> None:
        turns = Turns()
        with pytest.raises(KeyError, match="lost"):
            await turns.do(ANN, fail)
        await turns.do(ANN, lambda: asyncio.sleep(0))

    asyncio.run(day())


def test_an_ordinary_game_does_not_wait_for_a_long_one() -> None:
    async def day() -> None:
        scribes = Scribes(30.0)
        try:
            assert scribes.for_game(9_900) is scribes.for_record("x" * 400_000)
            long = asyncio.create_task(scribes.for_game(9_900).ask(time.sleep, 20))
            assert await scribes.for_game(300).ask(len, "an ordinary game") == 16
            assert not long.done()
        finally:
            await scribes.end()
            await asyncio.gather(long, return_exceptions=True)

    asyncio.run(day())


def test_files_have_a_limit_of_their_own(tmp_path: Path) -> None:
    limits = Limits(files=(5, 0.001), requests=(8, 0.001))
    with Server(database(tmp_path), quick(limits=limits)) as server, server.http() as browser:
        browser.get("/")
        answers = [browser.get("/static/x/nothing.js") for _ in range(5)]
        assert {answer.status_code for answer in answers} == {404}
        assert "<" not in answers[0].text, "nobody reads a page about a missing script"
        assert browser.get("/static/x/kit.css").status_code == 429
        assert browser.get("/rules").status_code == 200


def test_who_has_used_up_the_processor_time_waits(tmp_path: Path) -> None:
    """Forty cheap requests or four dear ones: limits count the cost."""
    with Server(database(tmp_path), quick(limits=Limits(seconds=(0.05, 1e-6)))) as server, ExitStack() as opened:
        greedy, ann = (opened.enter_context(server.http()) for _ in range(2))
        for browser in (greedy, ann):
            browser.get("/settings")
        asked = 0
        while greedy.get("/rules?q=card").status_code == 200:
            asked += 1
        assert 0 < asked < 30
        assert ann.get("/settings").status_code == 200


def test_who_comes_too_often_is_turned_away_at_the_threshold() -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setblocking(False)
    too_many = [b"HTTP/1.1 429 Too Many Requests\r\n\r\n", b""]
    with Threshold(listening, lambda _: too_many[0]) as threshold, ExitStack() as opened:
        callers = [opened.enter_context(socket.create_connection(threshold.getsockname())) for _ in range(20)]
        with pytest.raises(BlockingIOError):
            threshold.accept()
        told = [caller.recv(100) for caller in callers[:16]]
        assert {*told} == {too_many.pop(0)}, "requests have their turn after sixteen"
        connection, _ = threshold.accept()
        connection.close()
        assert callers[16].recv(100) == b"", "it was let in, and then it ended"
