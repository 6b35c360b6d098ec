"""A guest's games and statistics: dates, opponents, scores, results, filters and pages."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from html import unescape
from typing import Any

import pytest
from tests.store.evenings import sql
from tests.web.conftest import PATIENCE, Server
from tests.web.test_pages import Page, imported, played

from kunitori.arena.shares import wilson
from kunitori.i18n import LANGUAGES, texts
from kunitori.tables import Draft, Settings, Table
from kunitori.tables.crests import CRESTS
from kunitori.web.guests import Guest, cookie_for, new_guest
from kunitori.web.tokens import new_id

DAY = 24 * 3600.0
PLAYED = 1_700_000_000.0  # 14 November 2023


class Reader:
    """A guest with a browser, and games that others have arranged."""

    def __init__(self, server: Server) -> None:
        self.server, self.guest = server, new_guest()
        self.web = server.http(Cookie=cookie_for(self.guest, server.context.key, False).partition(";")[0])

    def page(self, address: str) -> str:
        answer = self.web.get(address)
        assert answer.status_code == 200, answer.text
        return unescape(Page(answer.text).text)

    def review(self, id: str) -> str:
        """The review of a game, when it is ready."""
        self.web.get(f"/t/{id}/review")
        last = time.monotonic() + PATIENCE
        while not self.web.get(f"/t/{id}/review/progress").json()["ready"]:
            assert time.monotonic() < last
            time.sleep(0.1)
        return self.page(f"/t/{id}/review")

    def ids(self, address: str = "/games") -> list[str]:
        """The finished games of a page, in its order."""
        return re.findall(r'href="/replay/(\w+)"', self.web.get(address).text)

    def table(self, name: str) -> list[list[str]]:
        """The rows of a table of the statistics."""
        text = self.web.get("/games/statistics").text.partition(f'aria-labelledby="by-{name}"')[2]
        text = text.partition("</table>")[0]
        rows = re.findall(r"<tr>(.*?)</tr>", text.partition("<tbody>")[2])
        return [[" ".join(Page(cell).text.split()) for cell in re.findall(r"<t[hd].*?</t[hd]>", row)] for row in rows]

    def played(
        self, *, wins: bool = True, at: float = PLAYED, bots: tuple[str, ...] = ("beginner",), **how: Any
    ) -> str:
        """A game that ended by agreement before anybody had more points, so that the later seat won."""
        return self.server.do(self._play(wins, at, bots, **how))

    async def _play(
        self, wins: bool, at: float, bots: tuple[str, ...], game: str = "kunitori", buys: int = 0, mates: int = 0,
        resigns: bool = False, **settings: Any,
    ) -> str:  # fmt: skip
        store, id = self.server.context.store, new_id()
        people: list[Guest] = [self.guest, *(new_guest() for _ in range(mates))]
        if settings.get("hot_seat"):
            people = [self.guest] * len(people)
        first = 1 if wins else 0
        data = {"game": game, "seats": ["person"] * len(people) + [*bots], "seed": 7, "start": first, **settings}
        table = Table(id, Settings.read(data), at)
        await store.create(id, table.settings, at)

        async def do(draft: Draft) -> None:
            table.add(await store.append(id, table.seq + 1, draft, at))

        for seat, guest in enumerate(people):
            await do(table.sit(guest.id, f"Ann {seat}", CRESTS[seat], "h" * 64))
        await do(table.start())
        while buys:
            assert table.game is not None and table.game.decision is not None and table.asked is not None
            texts = table.game.decision.texts
            move = "buy copper" if table.asked == 0 and "buy copper" in texts else "end" if "end" in texts else texts[0]
            if table.asked == 0 and "play copper" in texts and "buy copper" not in texts:
                move = "play copper"
            is_bot = table.seats[table.asked].bot is not None
            await do(table.move(table.asked, move, by_bot=is_bot))
            buys -= move == "buy copper"
        if resigns:
            await do(table.resign(0))
        for seat in () if resigns else range(len(people)):
            await do(table.agree(seat))
        assert table.stage == "over"
        return id


@pytest.fixture
def ann(server: Server) -> Iterator[Reader]:
    reader = Reader(server)
    yield reader
    reader.web.close()


def test_a_game_against_bots_shows_date_opponents_score_and_result(server: Server) -> None:
    table = server.table("Ann", bots=("beginner",), max_rounds=1)
    hub = server.context.hub
    last = time.monotonic() + PATIENCE
    while table.live.table.stage == "playing":
        seat, open_moves = table.asked()
        assert time.monotonic() < last
        if seat == 0:
            server.do(hub.act(table.id, partial(Table.move, seat=0, text=open_moves[-1])))
    over = table.live.table
    assert over.result is not None
    cookie = cookie_for(table.guests[0], server.context.key, False).partition(";")[0]
    with server.http(Cookie=cookie) as web:
        for _ in range(2):  # the second time from what was noted the first time
            page = web.get("/games")
            text = unescape(Page(page.text).text)
            assert '<time datetime="20' in page.text and "today" in text
            scores = re.findall(r"<b>(\d+)</b>", page.text.partition('class="score"')[2].partition("</ul>")[0])
            assert sorted(scores) == sorted(map(str, over.result.scores))
            assert over.names[1] in text and "Recruit" in text and "You" in text
            assert f'class="state">you {"won" if 0 in over.result.winners else "lost"}<' in page.text
        (line,) = web.get("/api/v1/tables").json()
    assert line["result"]["scores"] == list(over.result.scores) and line["ended"] == over.ended >= line["created"]


def test_a_date_is_written_as_the_language_writes_it(ann: Reader) -> None:
    ann.played()
    when = datetime.fromtimestamp(PLAYED).astimezone()
    for language, date in zip(
        LANGUAGES, (f"{when.day} November 2023", f"{when.day}. November 2023", f"{when.day} novembre 2023",
        f"2023/11/{when.day}"), strict=True,
    ):  # fmt: skip
        assert date in ann.page(f"/games?lang={language}")


def test_filters_show_what_fits_and_say_if_nothing_does(ann: Reader) -> None:
    won, lost = ann.played(at=PLAYED + DAY), ann.played(wins=False)
    friends = ann.played(bots=(), mates=1, at=PLAYED + 2 * DAY)
    gave_up = ann.played(game="world_on_fire", resigns=True, at=PLAYED + 3 * DAY)
    assert ann.ids() == [gave_up, friends, won, lost]
    assert ann.ids("/games?result=won") == [friends, won]
    assert ann.ids("/games?result=lost") == [gave_up, lost]
    assert ann.ids("/games?rivals=people") == [friends] and ann.ids("/games?rivals=bots&result=lost") == [gave_up, lost]
    assert ann.ids("/games?game=world_on_fire") == [gave_up]
    assert ann.ids("/games?state=running") == []
    page = ann.page("/games?game=moegahara")
    assert "No game matches these filters." in page and "Show all games" in page
    page = ann.page("/games")
    assert "you resigned" in page and "ended by agreement" in page and "Show all games" not in page


@pytest.mark.parametrize(
    "query", ["game=nonsense", "result=%00", "page=0", "page=-3", "page=x", "page=9999999", "page=²", "state=&page="]
)
def test_nonsense_in_the_address_is_no_filter(ann: Reader, query: str) -> None:
    id = ann.played()
    assert ann.ids(f"/games?{query}") == [id]
    assert "One" not in ann.page("/games/statistics?game=nonsense")


def test_running_games_come_first_and_can_be_filtered(server: Server) -> None:
    table = server.table("Ann", "Ben")
    cookie = cookie_for(table.guests[0], server.context.key, False).partition(";")[0]
    with server.http(Cookie=cookie) as web:
        for query in ("", "?state=running", "?rivals=people&game=kunitori"):
            assert f'href="/t/{table.id}"' in web.get(f"/games{query}").text
        for query in ("?state=over", "?rivals=bots", "?result=won", "?game=custom"):
            assert "No game matches" in web.get(f"/games{query}").text


def test_long_lists_have_pages(ann: Reader) -> None:
    ids = [ann.played(at=PLAYED + number) for number in range(23)][::-1]
    assert ann.ids() == ids[:20] and ann.ids("/games?page=2&rivals=bots") == ids[20:]
    assert "Page 2 of 2" in ann.page("/games?page=77")
    first, second = ann.web.get("/games?result=won").text, ann.web.get("/games?result=won&page=2").text
    assert 'rel="next" href="/games?result=won&amp;page=2"' in first and 'rel="prev"' not in first
    assert 'rel="prev" href="/games?result=won"' in second and 'rel="next"' not in second


def test_nobody_else_sees_any_of_it(server: Server, ann: Reader) -> None:
    id = ann.played()
    other = Reader(server)
    assert id in ann.web.get("/games").text
    assert id not in other.web.get("/games").text and "No games yet" in other.page("/games")
    assert "No finished games yet" in other.page("/games/statistics")
    other.web.close()


def test_a_summary_of_an_older_version_shows_without_a_score(server: Server, ann: Reader) -> None:
    id = ann.played()
    store = server.context.store
    summary = server.do(store.table(id)).summary()
    new = ("how", "created", "ended", "scores", "resigned", "start", "openings", "is_new_game")
    data = json.dumps({name: value for name, value in summary.to_data().items() if name not in new})
    change = "UPDATE summaries SET data = :data, seq = :seq WHERE table_id = :id"
    server.do(sql(store, change, data=data, seq=summary.seq, id=id))
    page = ann.web.get("/games").text
    score = page.partition('class="score"')[2].partition("</ul>")[0]
    assert id in page and 'class="state">you won<' in page and "Recruit" in score and "<b>" not in score
    assert ann.table("rivals")[0][:3] == ["Recruit", "1", "1"] and ann.table("seat") == []


def test_many_running_games_have_pages_of_their_own(server: Server, ann: Reader) -> None:
    wish = {"game": "kunitori", "seats": ["person", "person"], "sit": {"name": "Ann"}}
    ids = [ann.web.post("/api/v1/tables", json=wish).json()["id"] for _ in range(21)][::-1]

    def running(address: str) -> list[str]:
        return re.findall(r'href="/t/(\w+)"', ann.web.get(address).text)

    assert running("/games") == ids[:20] and "All games in progress" in ann.page("/games")
    assert running("/games?state=running&page=2") == ids[20:] == running("/games?state=running&page=99")


# ---- statistics
def interval(won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"{round(100 * low)}–{round(100 * high)}%"


def test_the_numbers_are_right(ann: Reader) -> None:
    for number, wins in enumerate((True, True, False, True)):
        ann.played(wins=wins, at=PLAYED + number * DAY, buys=2)
    ann.played(wins=False, at=PLAYED + 5 * DAY, bots=("captain", "captain"), game="world_on_fire")
    for number in (6, 7):
        ann.played(at=PLAYED + number * DAY, bots=("captain", "lord"))
    ann.played(wins=False, resigns=True, at=PLAYED - DAY, bots=(), mates=1)
    assert ann.table("game") == [
        ["Kunitori!", "7", "5", f"71% {interval(5, 7)}", "2.0"],
        ["World on Fire", "1", "0", f"0% {interval(0, 1)}", "2.0"],
    ]
    assert [row[:3] for row in ann.table("rivals")] == [
        ["Recruit", "4", "3"], ["Captain", "1", "0"], ["Bots of several levels", "2", "2"], ["People", "1", "0"],
    ]  # fmt: skip
    assert [row[:3] for row in ann.table("seat")] == [
        ["First of 2", "2", "0"], ["Second of 2", "3", "3"], ["First of 3", "1", "0"], ["Third of 3", "2", "2"],
    ]  # fmt: skip
    assert [row[:3] for row in ann.table("opening")] == [["2 × Copper (Kunitori!)", "4", "3"]]
    page = ann.page("/games/statistics")
    assert "Games 8" in page and "Won 5" in page
    assert "Current winning streak 2" in page and "Longest winning streak 2" in page
    assert "Last played" in page and "2023" in page
    one = ann.page("/games/statistics?game=world_on_fire")
    assert "Games 1" in one and "By game" not in one


def test_only_games_from_the_deal_with_one_seat_count(ann: Reader) -> None:
    ann.played(bots=(), mates=1, hot_seat=True)
    imported(ann.web, played())
    assert len(ann.ids()) == 2
    assert "No finished games yet" in ann.page("/games/statistics")
    ann.played()
    assert "Games 1" in ann.page("/games/statistics")


def test_reviewed_games_show_luck_and_choice(ann: Reader, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kunitori.web.study.NODES", 8)
    id = ann.played(buys=1)
    page = ann.web.get("/games/statistics").text
    assert "None of these games has been reviewed yet" in page and f'href="/t/{id}/review"' in page
    ann.review(id)
    last = time.monotonic() + PATIENCE
    while "reviewed yet" in (page := ann.web.get("/games/statistics").text):
        assert time.monotonic() < last
    assert page.count('class="luck"') == 2 and "<svg" in page, "a bar and its meaning"
    say = texts("en")
    assert say("stats-figures") in page and f'href="/t/{id}/review"' in page


def test_the_luck_of_a_game_that_was_given_up_is_told_but_not_counted(
    ann: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kunitori.web.study.NODES", 8)
    text = ann.review(ann.played(wins=False, buys=1, resigns=True))
    assert "Luck and choice" in text and "Win chance now" in text
    text = ann.review(ann.played(wins=False))
    assert "Luck and choice" in text and "Win chance now" not in text
    last = time.monotonic() + PATIENCE
    while "reviewed yet" in (page := ann.web.get("/games/statistics").text):
        assert time.monotonic() < last
    assert page.count('class="luck"') == 2, "the bar of one game, and its meaning"
