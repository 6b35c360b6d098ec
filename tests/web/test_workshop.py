"""The workshop: cards are written, looked at, checked, shared and played; hostile files get one sentence."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.conftest import Server, database, quick

from kunitori import dumps, loads, new_game
from kunitori.arena.crew import Crew
from kunitori.bots import new_bot
from kunitori.cards import Corrections, parse_expansion, safe_svg
from kunitori.cards.facts import game_name
from kunitori.cards.safe_svg import sanitised
from kunitori.i18n import LANGUAGES, texts
from kunitori.lab.answering import answers
from kunitori.lab.measuring import measure as measured
from kunitori.lab.measuring import measure_order
from kunitori.web.measuring import MeasureJob
from kunitori.web.options import Limits, Options
from kunitori.web.pages.workshop import LONGEST_LINK

COAST = """
title = "The coast"
author = "Ann"
[cards.river_boat]
category = "politics"
names = { en = "River boat", de = "Flussboot", fr = "Bateau", ja = "川船" }
copies = 8
cost = 4
play = [{ draw = 2 }, { choose = [[{ actions = 1 }], [{ money = 1 }]] }]
[cards.pearl]
category = "treasure"
copies = 10
cost = 5
money = 2
"""
PEARL = '[cards.pearl]\ncategory = "treasure"\ncopies = 10\ncost = 5\n'
GAMES = ("kunitori", "world_on_fire", "world_chaos")
HOSTILE = {
    "nothing": "",
    "no TOML": "<svg onload=alert(1)>",
    "too long": "# " + "x" * 450_000,
    "deep JSON": '{"cards":' * 5_000,
    "deep TOML": "x = " + "[" * 5_000,
    "a key that takes minutes": "a." * 150_000 + "a = 1",
    "no card": "cards = 7",
    "another format": "format = 2\n" + PEARL,
    "markup as a word": PEARL + '"<script>alert(1)</script>" = 1\n',
    "markup as an id": '[cards."<img src=x onerror=alert(1)>"]\ncategory = "treasure"\n',
    "too many cards": "".join(PEARL.replace("pearl", f"pearl_{n}") for n in range(25)),
    "a printed card": PEARL.replace("pearl", "copper"),
    "a huge number": PEARL.replace("= 5", "= " + "9" * 4_000),
    "a picture with a script": PEARL + """picture = "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"\n""",
    "a huge picture": PEARL + 'picture = "' + "<svg>" * 5_000 + '"\n',
}


@pytest.fixture
def web(server: Server) -> Iterator[httpx.Client]:
    with server.http() as web:
        yield web


def face_of(web: httpx.Client, text: str, card: str, alone: str = "") -> dict[str, Any]:
    answer = web.post("/workshop/preview", data={"text": text, "card": card, "alone": alone})
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    return told


def play(web: httpx.Client, text: str = COAST, **more: str) -> httpx.Response:
    return web.post("/workshop/play", data={"text": text, "game": "kunitori", **more})


def test_a_file_is_checked_and_shown_without_a_script(web: httpx.Client) -> None:
    for language, name in zip(LANGUAGES, ("River boat", "Flussboot", "Bateau", "川船"), strict=True):
        page = unescape(web.post(f"/workshop?lang={language}", data={"text": COAST}).text)
        assert page.count('id="card-') == 2 and page.count('class="face') == 2
        assert f"<span>{name}</span>" in page
        assert texts(language)("own-cards-fit", cards=2, games=tuple(map(game_name, GAMES))) in page


def test_a_card_is_seen_as_it_is_written(web: httpx.Client) -> None:
    seen = face_of(web, COAST, "pearl")
    assert "Pearl" in seen["face"] and "+2 money" in seen["spoken"] and not seen["problem"]
    fits, remark = seen["notes"]
    assert fits == "The 2 cards can be added to Kunitori!, World on Fire and World Chaos."
    assert remark.startswith("Pearl is worse than Silver in every respect")
    assert face_of(web, COAST, "river_boat")["notes"] == [fits]
    wrong = COAST.replace("draw = 2", "drew = 2")
    told = face_of(web, wrong, "river_boat", alone=wrong)
    assert told["problem"] == "cards.river_boat.play[1]: “drew” is not known here. Did you mean “draw”?"
    assert told["wrong"] == "river_boat" and not told["face"] and not told["notes"]
    assert face_of(web, COAST.replace("money = 2", "attack = 2"), "pearl")["wrong"] == "pearl"
    beside = face_of(web, wrong, "pearl", alone=PEARL)
    assert "Pearl" in beside["face"] and beside["problem"] == told["problem"]


def test_the_editor_opens_a_file_of_either_kind(web: httpx.Client) -> None:
    data = web.post("/workshop/preview", data={"text": COAST, "open": "1"}).json()
    assert data["title"] == "The coast" and [*data["cards"]] == ["river_boat", "pearl"]
    again = web.post("/workshop/preview", data={"text": json.dumps(data), "open": "1"})
    assert again.json() == data
    refused = web.post("/workshop/preview", data={"text": "no", "open": "1"})
    assert refused.status_code == 400 and refused.json() == {"problem": "Line 1 is no valid TOML."}


def test_the_cards_are_played_at_once_and_everybody_sees_whose_they_are(server: Server, web: httpx.Client) -> None:
    table = play(web, opponents="2").headers["location"]
    assert "2 own cards by Ann are in play." in web.get(table).text
    game = server.do(server.context.hub.live(table.rpartition("/")[2])).table.game
    assert game is not None and "river_boat" in game.cards and len(game.players) == 3
    gallery = web.get(f"{table}/cards").text
    assert gallery.count('class="face') == 2 and "By Ann" in gallery and "The coast" in gallery
    plain = server.table("Ann", "Ben").id
    assert web.get(f"/t/{plain}/cards").status_code == 404


def test_the_corrections_of_the_server_are_those_of_its_tables(tmp_path: Path) -> None:
    options = Options(corrections=Corrections.of({"own": {"pearl": {"cost": 7}}}))
    with Server(database(tmp_path), options) as server, server.http() as web:
        table = play(web).headers["location"]
        game = server.do(server.context.hub.live(table.rpartition("/")[2])).table.game
        assert game is not None and game.cards["pearl"].cost == 7
        assert "Cost 7." in web.get(f"{table}/cards").text


def test_friends_are_told_before_they_sit_down(server: Server, web: httpx.Client) -> None:
    assert play(web, others="friend").status_code == 400  # friends want to know who invites them
    table = play(web, others="friend", name="Ann").headers["location"]
    lobby = web.get(table).text
    assert "2 own cards by Ann are in play." in lobby
    invite = re.search(r"http://[^\"]*(/join/[^\"]+)", lobby)
    assert invite
    with server.http() as friend:
        assert "2 own cards by Ann are in play." in friend.get(invite[1]).text


def test_a_mix_takes_the_cards_and_a_game_without_room_says_why(web: httpx.Client) -> None:
    assert play(web, game="custom", mix="world_chaos,-trap").status_code == 303
    for wish in ({"game": "moegahara"}, {"game": "custom", "mix": "nonsense"}, {"opponents": "9"}, {"others": "god"}):
        refused = play(web, **wish)
        assert refused.status_code == 400 and refused.text.count('role="alert"') == 1


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_gets_one_sentence(server: Server, web: httpx.Client, text: str) -> None:
    for path in ("/workshop", "/workshop/play"):
        page = web.post(path, data={"text": text})
        assert page.status_code == 400 and page.text.count('role="alert"') == 1
        said = page.text.partition('role="alert"')[2].partition("</div>")[0]
        assert "Traceback" not in said and not re.search("<script|<img|<svg", said) and said.count("<p>") == 1
    assert face_of(web, text, "pearl")["problem"] and server.errors == 0


def test_names_are_words(web: httpx.Client) -> None:
    evil = PEARL + 'names = { en = "<b onclick=alert(1)>&" }\n'
    seen = face_of(web, evil, "pearl")
    assert "<b onclick" not in seen["face"] and "&lt;b onclick" in seen["face"]
    page = web.post("/workshop", data={"text": evil}).text
    assert "<b onclick" not in page
    table = play(web, evil).headers["location"]
    for path in (table, f"{table}/cards"):
        assert "<b onclick" not in web.get(path).text


def test_no_picture_is_read_on_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading 24 of them takes a tenth of a second."""
    readers: list[threading.Thread] = []

    def read(svg: str) -> str:
        readers.append(threading.current_thread())
        return sanitised(svg)

    monkeypatch.setattr(safe_svg, "sanitised", read)
    drawing = "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9{}'/></svg>"
    boat = '[cards.boat_{n}]\ncategory = "politics"\ncopies = 6\ncost = 2\ncards = 1\npicture = "{drawing}"\n'
    text = "".join(boat.format(n=n, drawing=drawing.format(" v1" * 600)) for n in range(9))
    with Server(database(tmp_path), quick(idle=-1.0)) as server, server.http() as web:
        table = play(web, text).headers["location"]
        assert "9 own cards" in web.get(table).text
        server.ask(server.context.hub.forget_idle)
        assert "9 own cards" in web.get(table).text
        assert readers and server._thread not in readers

        game = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0, expansion=parse_expansion(text))
        game.apply("play copper")
        readers.clear()
        wish = {"record": dumps(game), "seats": ["person", "captain"], "sit": {"name": "Ann", "seat": 0}}
        again = f"/api/v1/tables/{web.post('/api/v1/records/import', json=wish).json()['id']}"
        for act in ("resign", "rematch"):
            assert web.post(f"{again}/{act}", json={}).status_code < 300
        assert readers and server._thread not in readers and server.errors == 0


def test_nobody_keeps_the_server_drawing(tmp_path: Path) -> None:
    options = Options(limits=Limits(previews=(3, 0.001)))
    with Server(database(tmp_path), options) as server, server.http() as web:
        web.get("/workshop")
        answers = [web.post("/workshop/preview", data={"text": COAST, "card": "pearl"}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


def test_the_page_says_how_long_a_link_can_be(web: httpx.Client) -> None:
    assert f"{LONGEST_LINK:,} characters" in web.get("/workshop").text


# ---- measuring


def measure(web: httpx.Client, text: str = PEARL, games: str = "200", **more: str) -> httpx.Response:
    return web.post("/workshop/measure", data={"text": text, "game": "kunitori", "games": games, **more})


def wait_for_answers(web: httpx.Client) -> None:
    ends = time.monotonic() + 60
    while not web.get("/workshop/measure/progress").json()["ready"]:
        assert time.monotonic() < ends, "it is not measured"
        time.sleep(0.1)


def test_a_card_is_measured_as_at_the_command_line(server: Server, web: httpx.Client) -> None:
    web.get("/workshop")
    assert measure(web).headers["location"] == "/workshop/measure"
    assert "<progress" in web.get("/workshop/measure").text
    assert measure(web).status_code == 409  # one at a time
    wait_for_answers(web)
    order, without = measure_order(parse_expansion(PEARL), "kunitori", None, Corrections(), games=200)
    with Crew() as crew:
        found = answers(measured(order, without, crew), order, game_name("kunitori"), texts("en"))
    page = unescape(web.get("/workshop/measure").text)
    for sentence in (found.head, *found.verdicts, found.length, *found.buyers.rows[0]):
        assert sentence in page
    assert "Wie stark ist sie?" in web.get("/workshop/measure?lang=de").text
    figures = web.get("/workshop/measure/figures").json()
    assert figures["cards"][0]["card"] == "pearl" and figures["cards"][0]["buyers"][0]["buys_in"]["low"] >= 0
    with server.http() as other:  # nobody else sees it
        assert other.get("/workshop/measure/figures").status_code == 404
    assert server.errors == 0


def test_a_measurement_is_stopped_and_makes_room(server: Server, web: httpx.Client) -> None:
    web.get("/workshop")
    for _ in range(2):
        assert measure(web, COAST, "2000").status_code == 303
        assert web.post("/workshop/measure/stop").status_code == 303
        assert "You have no measurement here" in web.get("/workshop/measure").text
    assert server.ask(lambda: len(server.context.measurements)) == 0


def test_an_address_has_only_so_many_measurements(server: Server) -> None:
    clients = [server.http() for _ in range(8)]
    for client in clients:
        client.get("/workshop")
    codes = [measure(client, COAST, "2000").status_code for client in clients]
    assert codes == [303] * 6 + [503] * 2
    for client in clients:
        client.post("/workshop/measure/stop")
        client.close()


def test_nobody_drives_out_what_others_have_measured(server: Server, web: httpx.Client) -> None:
    web.get("/workshop")
    measure(web)
    wait_for_answers(web)
    kept = server.context.measurements._jobs
    for number in range(300):
        kept[f"greedy {number}"] = MeasureJob(f"greedy {number}", "@192.0.2.9", ended=time.monotonic())
    assert "A game takes" in web.get("/workshop/measure").text and len(kept) == 200 and "greedy 299" in kept


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_not_measured(server: Server, web: httpx.Client, text: str) -> None:
    refused = measure(web, text)
    assert refused.status_code == 400 and refused.text.count('role="alert"') == 1
    assert server.ask(lambda: len(server.context.measurements)) == 0 and server.errors == 0


# ---- records


def played(rounds: int) -> str:
    """The record of a game with own cards; after many rounds it is over."""
    game = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0, expansion=parse_expansion(COAST), max_rounds=rounds)
    bots = [new_bot("captain", seed) for seed in range(2)]
    while (decision := game.decision) is not None and len(game.moves) < 20 * rounds:
        game.apply(bots[decision.player].decide(game.view(decision.player), decision))
    return dumps(game)


def test_a_record_with_own_cards_is_replayed_reviewed_and_verified_by_a_server_that_never_met_them(
    server: Server, web: httpx.Client
) -> None:
    record = played(3)
    replay = web.post("/import", data={"record": record})
    assert replay.status_code == 303 and replay.headers["location"].startswith("/replay/")
    page = web.get(replay.headers["location"]).text
    assert "River boat" in page or "Pearl" in page
    id = replay.headers["location"].split("/")[2]
    assert web.get(f"/t/{id}/cards").text.count('class="face') == 2
    verdict = web.post("/api/v1/records/verify", json={"record": record}).json()
    assert verdict["is_good"] and verdict["is_finished"]
    assert loads(web.get(f"/t/{id}/record").text).cards["pearl"].author == "Ann"
    assert web.get(f"/t/{id}/review").status_code == 200


def test_an_unfinished_record_with_own_cards_is_played_on(server: Server, web: httpx.Client) -> None:
    game = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0, expansion=parse_expansion(COAST))
    game.apply("play copper")
    wish = {"record": dumps(game), "seats": ["person", "captain"], "sit": {"name": "Ann", "seat": 0}}
    made = web.post("/api/v1/records/import", json=wish)
    assert made.status_code == 201
    again = server.do(server.context.hub.live(made.json()["id"])).table.game
    assert again is not None and again.cards == game.cards


# ---- new tables


def test_a_new_table_takes_own_cards(server: Server, web: httpx.Client) -> None:
    wish = {"game": "kunitori", "seat1": "me", "seat2": "captain", "expansion": COAST}
    table = web.post("/new", data=wish).headers["location"]
    assert "2 own cards by Ann are in play." in web.get(table).text
    refused = web.post("/new", data={**wish, "expansion": COAST.replace("draw = 2", "drew = 2")})
    assert refused.status_code == 400 and "Did you mean “draw”?" in refused.text and "River boat" in refused.text
    assert web.post("/new", data={**wish, "game": "moegahara"}).status_code == 400
    assert web.post("/new", data={**wish, "title": "x" * 70_000}).status_code == 413


def test_the_api_takes_own_cards(server: Server, web: httpx.Client) -> None:
    wish = {"game": "kunitori", "seats": ["person", "captain"], "sit": {"name": "Ann"}, "expansion": COAST}
    made = web.post("/api/v1/tables", json=wish)
    assert made.status_code == 201
    game = server.do(server.context.hub.live(made.json()["id"])).table.game
    assert game is not None and "river_boat" in game.cards
    refused = web.post("/api/v1/tables", json={**wish, "expansion": COAST.replace("draw = 2", "drew = 2")})
    assert refused.status_code == 400 and refused.json()["error"].startswith("cards.river_boat.play[1]: “drew”")
    assert web.post("/api/v1/tables", json={**wish, "expansion": "#" + "x" * 420_000}).status_code == 422
