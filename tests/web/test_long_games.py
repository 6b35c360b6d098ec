"""Long games cost the event loop no more than short ones: dear work is done elsewhere, long answers come in pages."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.web.conftest import Server, database, quick

from kunitori import rulebook
from kunitori.game import Game, new_game
from kunitori.tables import Draft
from kunitori.web.options import Limits
from kunitori.web.rate_limits import Pace
from kunitori.web.refusals import TooOften
from kunitori.web.study import ReviewJob

MOST_SECONDS = 0.1
"""Of the loop's processor time in one go; the same work took 0.4 s and more before."""


def long_game(moves: int) -> Game:
    game, chance = new_game("world_on_fire", ["Ann", "Ben"], seed=5), random.Random(1)
    while game.move_count < moves:
        options = game.options
        plain = [option for option in options if not option.text.startswith("buy")]
        game.apply(chance.choice(plain or options))
    game.agree_to_end()
    return game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database(tmp_path_factory.mktemp("long")), quick()) as running:
        yield running
        assert running.errors == 0, running.log


class Watchdog:
    """The longest that one callback kept a server's event loop, in processor time of its thread."""

    def __init__(self, server: Server) -> None:
        self.longest = 0.0
        loop: Any = server._loop
        self._loop, self._ask = loop, server.ask
        self._run_once = loop._run_once

    def __enter__(self) -> Watchdog:
        def watched() -> None:
            begin = time.thread_time()
            self._run_once()
            self.longest = max(self.longest, time.thread_time() - begin)

        self._loop._run_once = watched
        self._ask(lambda: None)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop._run_once = self._run_once


def test_a_long_record_holds_up_nobody(server: Server) -> None:
    record = long_game(6000).record().to_text()
    with server.http() as http:
        for path in ("/", "/import", "/rules", "/cards"):  # templates and texts are read once
            http.get(path)
        short = imported(http, long_game(30).record().to_text())
        for path in pages_of(short, 20):
            http.get(path)
        with Watchdog(server) as dog:
            id = imported(http, record)
            for path in pages_of(id, 5000):
                answer = http.get(path)
                assert answer.status_code == 200, path
            verdict = http.post("/api/v1/records/verify", json={"record": record}).json()
            assert verdict["is_good"]
            assert http.post(f"/replay/{id}/5000", data={"seat": "1"}).status_code == 303
        assert dog.longest < MOST_SECONDS


def imported(http: httpx.Client, record: str) -> str:
    return http.post("/import", data={"record": record}).headers["location"].rpartition("/")[2]


def pages_of(id: str, move: int) -> list[str]:
    return [
        f"/replay/{id}/{move}", f"/replay/{id}/{move}?seat=0", f"/api/v1/tables/{id}/replay/{move}", f"/t/{id}",
        f"/t/{id}/part/log", f"/t/{id}/record",
    ]  # fmt: skip


def test_the_whole_log_comes_in_pages(server: Server) -> None:
    with server.http() as http:
        id = imported(http, long_game(800).record().to_text())
        found: list[str] = []
        page, name = http.get(f"/t/{id}/part/log").text, ""
        while name != "log-0":
            assert len(page) < 100_000
            found[:0] = re.findall(r'id="whole-\d+"', page)
            name = re.findall(r'data-listing="(log-\d+)"', page)[0]  # the earlier page comes first
            page = http.get(f"/t/{id}/part/{name}").text
        found[:0] = re.findall(r'id="whole-\d+"', page)
        assert len(found) == len({*found}) > 800
        assert http.get(f"/t/{id}/part/log-999").status_code == 404


def test_a_note_does_not_begin_a_review_anew(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kunitori.web.study.NODES", 8)
    with server.http() as http:
        id = imported(http, long_game(10).record().to_text())
        live = server.do(server.context.hub.live(id))
        table, desk = live.table, server.context.desk
        first = server.ask(lambda: desk.study(table, 0, lambda: None))
        server.do(server.context.hub.act(id, lambda now: Draft("problem", None, {"note": "Again!"})))
        assert server.ask(lambda: desk.study(live.table, 0, pytest.fail)) is first
        assert live.table.notes == ["Again!"]


def test_nobody_drives_out_the_reviews_of_others(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kunitori.web.study.NODES", 8)
    with server.http() as http:
        id = imported(http, long_game(10).record().to_text())
        table, desk = server.do(server.context.hub.live(id)).table, server.context.desk
        first = server.ask(lambda: desk.study(table, 0, lambda: None))
        for number in range(300):
            desk._studies[f"greedy{number}", None] = ReviewJob(10, address="@192.0.2.9", review=first.review)
        server.ask(lambda: desk.study(table, 1, lambda: None))
        assert server.ask(lambda: desk.study(table, 0, pytest.fail)) is first
        assert len(desk._studies) == 64 and ("greedy299", None) in desk._studies


def test_a_review_that_found_no_room_is_begun_when_there_is_some(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kunitori.web.study.NODES", 8)
    with server.http() as http:
        id = imported(http, long_game(12).record().to_text())
        with monkeypatch.context() as full:
            full.setattr("kunitori.web.work._MOST_FOR_ALL", 0)
            refused = http.get(f"/t/{id}/review")
            assert refused.status_code == 503 and "too busy" in refused.text
            assert http.get(f"/t/{id}/ending").status_code == 204
        begun = http.get(f"/t/{id}/review")
        assert begun.status_code == 200 and 'role="alert"' not in begun.text


def test_a_search_looks_at_a_hundred_characters(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = rulebook.find("a")
    looked: list[int] = []
    fold = rulebook.fold

    def counted(text: str) -> str:
        looked.append(len(text))
        return fold(text)

    monkeypatch.setattr(rulebook, "fold", counted)
    assert rulebook.find("a " * 4000) == wanted and max(looked) <= 100


def test_a_guest_who_is_too_fast_leaves_the_address_to_others() -> None:
    pace = Pace(Limits().tables)
    greedy, honest = ("@192.0.2.1", "greedy"), ("@192.0.2.1", "honest")
    made = 0
    for _ in range(1000):
        try:
            pace.check(greedy)
            made += 1
        except TooOften:
            continue
    assert made <= 45
    for _ in range(40):
        pace.check(honest)
