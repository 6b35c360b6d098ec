"""The daily challenge: one deal for everybody, one try that counts, and a secret that nobody learns before its time."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import date
from html import unescape
from itertools import count, pairwise
from typing import Any

import httpx
import pytest
from tests.web.conftest import Server, database, quick

from kunitori.bots import new_bot
from kunitori.cards import Corrections
from kunitori.game import verify
from kunitori.i18n import texts
from kunitori.tables import Day, MoveInProgress
from kunitori.web.challenge import LEVEL_NAMES, made_now
from kunitori.web.daily import DailyChallenges
from kunitori.web.tokens import bot_seed

FIRST = Day.read("2026-11-18").date.toordinal()
PATIENCE_SECONDS = 60.0
_days = count(FIRST, 3)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(database(tmp_path_factory.mktemp("daily")), quick()) as running:
        yield running
        assert running.errors == 0, running.log


@pytest.fixture
def day(server: Server) -> Day:
    """The noon of a day that nobody has played; every test has its own."""
    found = Day(date.fromordinal(next(_days)))
    set_time(server, found.begins + 12 * 3600)
    return found


@pytest.fixture(autouse=True)
def rest(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The levels rest in tests that do not compare anything with them."""
    if "levels" not in request.node.name:
        monkeypatch.setattr(DailyChallenges, "_measure", lambda self, challenge: None)


Come = Callable[[], "Guest"]


@pytest.fixture
def come(server: Server) -> Iterator[Come]:
    """Lets another guest come, with a browser of their own."""
    with ExitStack() as stack:
        yield lambda: Guest(server, stack.enter_context(server.http(Origin=server.address)))


def set_time(server: Server, now: float) -> None:
    server.ask(lambda: server.context.hub.clock.follow(now))


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, server: Server, web: httpx.Client) -> None:
        self.server, self.web = server, web

    def page(self, path: str = "/daily") -> str:
        return unescape(self.web.get(path).text)

    def begin(self) -> str:
        """Press the button of the page; returns the table."""
        there = self.web.post("/daily", data={"day": str(Day.at(self.server.context.daily.now))})
        assert there.status_code == 303, there.text
        return there.headers["location"].removeprefix("/t/")

    def api(self, path: str, data: Any = None) -> Any:
        asked = self.web.get(f"/api/v1{path}") if data is None else self.web.post(f"/api/v1{path}", json=data)
        assert asked.status_code < 300, (path, asked.text)
        return asked.json()

    def seen(self, table: str) -> Any:
        """The table when it is the guest's turn, or when the game is over."""
        last = time.monotonic() + PATIENCE_SECONDS
        while (line := self.api(f"/tables/{table}"))["asked"] != 0 and line["stage"] != "over":
            assert time.monotonic() < last, "the bots do not move"
            time.sleep(0.005)
        return self.api(f"/tables/{table}/view?events_from=0")

    def play(self, table: str, moves: int = 1, wish: int = -1) -> Any:
        """Make some moves, always the option of this number."""
        for _ in range(moves):
            seen, steps = self.seen(table), []
            view = seen["view"]
            while True:
                steps.append(view["decision"]["options"][wish]["text"])
                answer = self.api(f"/tables/{table}/moves", {"steps": steps})
                if answer["done"]:
                    break
                view = answer["table"]["view"]
        return self.seen(table)

    def resign(self, table: str) -> None:
        self.api(f"/tables/{table}/resign", {})

    def play_like(self, level: str, table: str) -> Any:
        """Play the whole game as a level does in this seat."""
        hub = self.server.context.hub
        live = self.server.do(hub.live(table))
        bot = new_bot(level, bot_seed(hub.key, str(live.table.settings.daily), 0))

        def whole_move() -> str:
            assert live.table.game is not None
            move = MoveInProgress(live.table.game, 0)
            while move.finished is None:
                assert move.decision is not None
                move.answer(bot.decide(move.view(), move.decision))
            return move.finished

        last = time.monotonic() + PATIENCE_SECONDS
        while live.table.stage != "over":
            assert time.monotonic() < last, "the game does not end"
            if live.table.asked == 0:
                self.api(f"/tables/{table}/moves", {"move": self.server.ask(whole_move)})
            time.sleep(0.001)
        return self.seen(table)


def secrets_of(server: Server) -> tuple[str, str]:
    challenge, _ = server.do(server.context.daily.today())
    return challenge.secret, challenge.salt


def facts(seen: Any) -> Any:
    """What a guest sees of the game, without anybody's name."""
    view = seen["view"]
    told = [{name: value for name, value in event.items() if name != "text"} for event in view["events"]]
    return told, [{name: value for name, value in seat.items() if name != "name"} for seat in view["seats"]]


def test_everybody_has_the_same_deal_and_the_same_bots(server: Server, day: Day, come: Come) -> None:
    ann, ben = come(), come()
    one, two = ann.begin(), ben.begin()
    first, second = ann.seen(one), ben.seen(two)
    assert one != two and first["deal"]["commit"] == second["deal"]["commit"]
    assert first["deal"]["commit"] in ann.page(), "also for those who have not begun"
    for language in ("de", "en"):
        assert f">{texts(language)(day.written)}</time>" in ann.page(f"/daily?lang={language}")
    for _ in range(6):
        assert facts(first) == facts(second)
        first, second = ann.play(one, 3), ben.play(two, 3)
    assert len(first["view"]["events"]) > 30 and {event["player"] for event in first["view"]["events"]} > {0, 1}
    set_time(server, day.ends)
    cid = come()
    assert cid.seen(cid.begin())["deal"]["commit"] != first["deal"]["commit"], "tomorrow's is another one"


def test_a_guest_is_compared_with_the_levels(server: Server, day: Day, come: Come) -> None:
    """The levels play the very same game: a guest who plays like a captain gets the captain's result."""
    ann = come()
    ann.page()
    table = ann.begin()
    result = ann.play_like("captain", table)["result"]
    last = time.monotonic() + PATIENCE_SECONDS
    while "still playing" in (page := ann.page()):
        assert time.monotonic() < last, "the levels do not play"
        time.sleep(0.1)
    levels = server.do(server.context.store.daily.levels(str(day)))
    assert {*levels} == {*LEVEL_NAMES} and levels["captain"].points == result["scores"][0]
    assert page.count('<li class="level">') == len(LEVEL_NAMES) and page.count('<li class="mine">') == 1
    shared = re.search(r'id="share-text"[^>]*>([^<]+)<', page)
    assert shared is not None
    assert re.fullmatch(
        rf"Kunitori {day}\n{result['scores'][0]}:\d+ [🏯⬜]{{5}}\n{server.address}/daily/{day}", shared[1]
    ), "points and castles, and not a single card"
    assert shared[1].count("🏯") == sum(levels["captain"].rank >= level.rank for level in levels.values())


def test_only_the_first_try_counts(server: Server, day: Day, come: Come) -> None:
    ann, ben, cid = come(), come(), come()
    assert "Nobody has finished it yet." in (page := ann.page()) and "How you compare" not in page
    table = ann.begin()
    assert ann.begin() == table and f'href="/t/{table}"' in ann.page(), "go on with the same try"
    ann.resign(table)
    page = ann.page()
    assert "You resigned" in page and "You are the first to finish it." in page and "🏳️" in page
    assert ann.begin() == table, "no second try"
    ben.play_like("beginner", ben.begin())
    assert "Nobody did better than you, nobody just as well, one worse." in ben.page()
    assert "One player did better than you, nobody just as well, nobody worse." in ann.page()
    cid.begin()
    assert "2 players have finished it." in (page := cid.page()) and "How you compare" not in page
    set_time(server, day.ends)
    page = ben.page()
    assert f'href="/daily/{day}"' in page and "Play today" in page
    ben.resign(ben.begin())
    assert "You have played 2 days in a row." in ben.page()
    old = ann.web.post("/daily", data={"day": str(day)})
    assert old.headers["location"] == "/daily", "a page of yesterday begins nothing"


def test_nothing_betrays_the_deal_before_the_day_is_over(server: Server, day: Day, come: Come) -> None:
    ann, eve = come(), come()
    eve.begin()
    table = ann.begin()
    ann.play(table)
    api = f"/api/v1/tables/{table}"
    shown = [f"/t/{table}", f"/t/{table}/watch", f"/t/{table}/part/log", api, f"{api}/view", f"{api}/chat"]
    hidden = [
        f"/t/{table}/record", f"/t/{table}/verify", f"/t/{table}/review", f"/t/{table}/review/progress",
        f"/t/{table}/ending", f"/replay/{table}", f"/replay/{table}/0", f"/replay/{table}/0?seat=0", f"{api}/record",
        f"{api}/replay/0", f"{api}/review", f"{api}/hint",
    ]  # fmt: skip
    branch = {"move": 0, "seats": ["person", "captain"]}
    for is_over in (False, True):
        if is_over:
            ann.resign(table)
        for path in (*shown, *hidden):
            mine, foreign = ann.web.get(path), eve.web.get(path)
            assert foreign.status_code in (403, 409), path
            assert mine.status_code == 200 if path in shown else mine.status_code in (403, 409), path
            assert not [secret for secret in secrets_of(server) if secret in mine.text + foreign.text], path
        for guest in (ann, eve):
            assert guest.web.post(f"/replay/{table}/0", data={"seat": "1"}).status_code == 409
            assert guest.web.post(f"{api}/branch", json=branch).status_code in (403, 409)
    over = ann.seen(table)
    assert over["stage"] == "over" and over["deal"]["secret"] is None and over["deal"]["salt"] is None
    page = ann.page(f"/t/{table}")
    assert f'href="/daily/{day}"' in page and "/replay/" not in page and "/verify" not in page
    for guest in (ann, eve):
        assert not [secret for secret in secrets_of(server) if secret in guest.page()]


def test_the_deal_can_be_verified_afterwards(server: Server, day: Day, come: Come) -> None:
    ann, eve = come(), come()
    table = ann.begin()
    secret, _ = secrets_of(server)
    ann.play_like("retainer", table)
    assert secret not in ann.page(f"/daily/{day}")
    set_time(server, day.ends + 60)
    assert eve.web.get(f"/t/{table}/record").status_code == 409, "others may still be playing"
    set_time(server, day.opens)
    for guest in (ann, eve):
        assert secret in guest.page(f"/daily/{day}")
    record = eve.web.get(f"/t/{table}/record").text
    assert verify(record).is_good and f"Secret: {secret}" in record
    for path in (f"/t/{table}/verify", f"/replay/{table}", f"/t/{table}"):
        assert eve.web.get(path).status_code == 200
    assert ann.seen(table)["deal"]["secret"] == secret
    assert f"/replay/{table}" in ann.page(f"/t/{table}")


def test_knowledge_cannot_be_taken_back_and_nobody_advises(server: Server, day: Day, come: Come) -> None:
    ann = come()
    table = ann.begin()
    seen = ann.play(table, wish=0)
    if seen["can_undo"]:
        ann.api(f"/tables/{table}/undo", {"moves": seen["can_undo"]})
    turn = (seen := ann.seen(table))["view"]["turn"]
    while seen["view"]["turn"] == turn:
        seen = ann.play(table)
    assert seen["can_undo"] == 0
    for path, data in (("undo", {"moves": 1}), ("agree", {"agree": True})):
        refused = ann.web.post(f"/api/v1/tables/{table}/{path}", json=data)
        assert refused.status_code == 409 and "daily challenge" in refused.text
    assert ann.web.get(f"/api/v1/tables/{table}/hint").status_code == 403
    page = ann.page(f"/t/{table}")
    assert "data-coach" not in page and '{"agree"' not in page and '{"resign"' in page


def test_a_game_that_ends_too_late_does_not_count(server: Server, day: Day, come: Come) -> None:
    ann = come()
    set_time(server, day.ends - 60)
    table = ann.begin()
    set_time(server, day.ends + 60)
    assert f'href="/t/{table}"' in ann.page(f"/daily/{day}"), "there is time to finish it"
    set_time(server, day.opens)
    ann.resign(table)
    page = ann.page(f"/daily/{day}")
    assert "did not finish it in time" in page and "Nobody has finished it yet." in page


def test_a_day_names_its_cards_and_bots_and_ends_when_they_change(
    server: Server, day: Day, come: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = come()
    page = ann.page()
    challenge, is_playable = server.do(server.context.daily.today())
    assert is_playable and challenge.rules[:12] in page and all(edition in page for edition in challenge.bots)
    again = made_now(str(day), challenge.secret, challenge.salt, Corrections())
    corrected = made_now(str(day), challenge.secret, challenge.salt, a_correction(str(challenge.settings["game"])))
    assert challenge.is_played_alike(again) and not challenge.is_played_alike(corrected)
    monkeypatch.setattr(server.context.daily, "_known", (challenge, challenge.is_played_alike(corrected)))
    assert "can no longer be started" in ann.page()
    refused = ann.web.post("/daily", data={"day": str(day)})
    assert refused.status_code == 409 and "can no longer be started" in unescape(refused.text)


def a_correction(game: str) -> Corrections:
    return Corrections.of({"moegahara" if game == "moegahara" else "kunitori": {"copper": {"cost": 1}}})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("tomorrow", "is not a date"),
        ("2026-02-30", "is not a date"),
        ("20261118", "is not a date"),
        ("9999-11-19", "does not exist yet"),
        ("2026-11-17", "There was no challenge here"),
        ("0001-01-01", "There was no challenge here"),
    ],
)
def test_other_dates_are_refused_in_a_sentence(server: Server, come: Come, text: str, words: str) -> None:
    set_time(server, Day.read("2026-11-18").begins)
    ann = come()
    refused = ann.web.get(f"/daily/{text}")
    assert refused.status_code == 404 and words in unescape(refused.text)
    assert ann.web.post("/daily", data={"day": text}).headers["location"] == "/daily"


def test_everybody_meets_the_same_styles() -> None:
    days = [str(Day(date.fromordinal(FIRST + number))) for number in range(12)]
    for day in days:
        for bot in made_now(day, "0" * 32, "1" * 32, Corrections()).settings["seats"][1:]:
            assert {new_bot(bot).name for _ in range(30)} == {bot}


def test_every_game_has_its_day() -> None:
    days = [Day(date.fromordinal(FIRST + number)) for number in range(12)]
    made = [made_now(str(day), "0" * 32, "1" * 32, Corrections()).settings for day in days]
    games = [settings["game"] for settings in made]
    assert {*games} == {"kunitori", "world_on_fire", "world_chaos", "moegahara"}
    assert all(one != two for one, two in pairwise(games))
    assert {len(settings["seats"]) for settings in made} == {2, 3, 4}
    assert all(settings["seats"][0] == "person" and settings["seats"].count("person") == 1 for settings in made)
