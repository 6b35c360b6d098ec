"""Whole games over the API with seat tokens: what it returns, what it refuses, and that it allows nothing else."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.property.leaks import begin, common_move, compare_told, other_truth
from tests.property.tables import rich
from tests.web.api_people import Client, Player, gathered, wired
from tests.web.conftest import Server

from kunitori import Game, dumps, loads, verify
from kunitori.cards import PLAYABLE_GAMES
from kunitori.i18n import LANGUAGES, Texts, texts
from kunitori.tables import MoveInProgress, Settings
from kunitori.web.api import models
from kunitori.web.api.shown import view_seen
from kunitori.web.guests import new_guest
from kunitori.web.tutorial import lesson

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def address(server: Server) -> Iterator[str]:
    with wired(server.address) as address:
        yield address


def refused(answer: Any, status: int, id: str | None = None) -> str:
    """The sentence of a refusal; all refusals have the same form."""
    assert answer.status_code == status, answer.text
    said = answer.json()
    assert {*said} == {"error", "id", "rule"} and said["error"]
    assert id in (None, said["id"]), said
    return str(said["error"])


def play_out(players: list[Player], seed: int, moves: int = 2000) -> Any:
    """Play random legal moves until the game is over."""
    chance = random.Random(seed)
    seen = players[0].view()
    for _ in range(moves):
        if seen["stage"] == "over":
            return seen
        asked = players[seen["asked"]]
        seen = asked.move(chance, asked.view(events_from=100_000))
    raise AssertionError("the game does not end")


def check_record(client: Client, table: str, result: Any) -> None:
    record = client.get(f"{table}/record")
    assert record.status_code == 200 and record.headers["content-type"].startswith("text/plain")
    verdict = verify(record.text)
    assert verdict.is_good and verdict.is_finished
    game = loads(record.text)
    assert [*game.scores] == result["scores"] and [*game.winners] == result["winners"]


# ---- whole games


def test_two_people_play_a_game_to_its_end(address: str) -> None:
    ann, ben = gathered(address, "Ann Ben", game="world_on_fire", max_rounds=4, start=0, seed="7")
    spectator, stranger = Client(address), Client(address, "no-such-token")
    seen = ann.view()
    assert seen["stage"] == "playing" and seen["seat"] == 0 and seen["mine"] == [0]
    assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Ben"] and seen["seats"][1]["is_present"]

    refused(ben.post(f"{ben.table}/moves", {"move": "end"}), 409, "error-table-turn")
    refused(ann.post(f"{ann.table}/moves", {"move": "buy gold"}), 409)
    refused(ann.post(f"{ann.table}/moves", {"move": "sing"}), 409)
    refused(ann.post(f"{ann.table}/moves", {"move": "end", "steps": ["end"]}), 422, "api-error-move-or-steps")
    refused(spectator.post(f"{ann.table}/moves", {"move": "end"}), 401, "api-error-no-token")
    refused(stranger.post(f"{ann.table}/moves", {"move": "end"}), 401, "api-error-token")
    refused(stranger.get(f"{ann.table}/view"), 401, "api-error-token")
    assert ann.view()["rev"] == seen["rev"], "whatever was refused has changed nothing"

    moved = ann.do(f"{ann.table}/moves", {"move": "play copper", "rev": seen["rev"]})
    assert moved["done"] and moved["move"] == "play copper" and moved["table"]["view"]["money"] == 1
    refused(ann.post(f"{ann.table}/moves", {"move": "end", "rev": seen["rev"]}), 409, "server-changed")
    ben.do(f"{ben.table}/chat", {"text": "Well begun"})
    ann.do(f"{ann.table}/moves", {"move": "play copper", "rev": moved["table"]["rev"]})  # chat makes no revision stale

    for path in ("record", "replay/0", "review"):
        refused(ann.get(f"{ann.table}/{path}"), 409, "api-error-not-over")
    refused(ann.post(f"{ann.table}/branch", {"move": 0}), 409, "api-error-not-over")
    end = play_out([ann, ben], 1)
    assert end["result"]["how"] == "points"
    check_record(spectator, ann.table, end["result"])
    refused(ann.post(f"{ann.table}/moves", {"move": "end"}), 409, "error-table-over")


def test_four_people_play_moegahara_in_teams(address: str) -> None:
    players = gathered(address, "Ann Ben Chloe Dai", game="moegahara", max_rounds=3, seed="3")
    ann, ben, chloe, dai = players
    ann.do(f"{ann.table}/chat", {"text": "Land 3 together", "team": True})
    assert [line["text"] for line in chloe.ask(f"{chloe.table}/chat")] == ["Land 3 together"]
    for other in (ben, dai, Client(address)):
        assert other.ask(f"{ann.table}/chat") == []
    view = ann.view()["view"]
    assert view["seats"][2]["deck"] is not None and view["seats"][1]["deck"] is None, "team mates know (M9)"
    assert len(view["lands"]) == 10
    end = play_out(players, 2)
    assert end["result"]["winners"] in ([0, 2], [1, 3])
    check_record(ann, ann.table, end["result"])


def test_a_client_of_its_own_plays_against_a_bot(address: str) -> None:
    client = ROOT / "examples" / "bots" / "web_client.py"
    run = [sys.executable, "-W", "error", str(client), address, "--rounds", "4", "--seed", "1", "--lang", "de"]
    done = subprocess.run(run, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    *_, ann, ben, link = done.stdout.splitlines()
    assert re.fullmatch(r"Visitor: -?\d+", ann) and re.fullmatch(r"[A-Z][a-z]+ \(captain\): -?\d+", ben)
    assert re.fullmatch(r"http://127.0.0.1:\d+/replay/\w+", link)
    for wrong in (["--table", "nowhere", "--invite", "x"], ["--game", "chess"], ["--bot", "merlin"]):
        lost = subprocess.run([*run, *wrong], capture_output=True, text=True, encoding="utf-8", check=False)
        assert lost.returncode == 1 and lost.stderr.count("\n") == 1, lost.stderr


def test_a_waiting_client_is_told_at_once(address: str) -> None:
    ann, ben = gathered(address, "Ann Ben", game="kunitori", start=0)
    seen = ben.view()
    assert ben.view(after=seen["rev"] - 1, wait=30)["rev"] == seen["rev"], "there is something new already"
    told: list[Any] = []
    waiting = threading.Thread(target=lambda: told.append(ben.view(after=seen["rev"], wait=30, events_from=3)))
    waiting.start()
    ann.do(f"{ann.table}/moves", {"move": "end"})
    waiting.join(20)
    assert told[0]["rev"] == seen["rev"] + 1 and told[0]["asked"] == 1
    assert told[0]["view"]["events_before"] == 3 and len(told[0]["view"]["events"]) > 3


# ---- what else people do at a table


def test_a_pupil_is_led_by_the_lesson_here_too(server: Server, address: str) -> None:
    hub = server.context.hub
    id = server.do(hub.create(Settings.read({**lesson("kunitori").settings(), "pace": 0})))
    seat, token = server.do(hub.sit(id, new_guest(), "Ann", "aoi", 0))
    pupil, live, rev = Player(address, id, seat, token), server.do(hub.live(id)), 0
    others: list[str] = []
    assert live.walk and live.table.game
    while not others:
        seen = pupil.view(after=rev, wait=10)
        rev = seen["rev"]
        if seen["asked"] == seat:
            wanted = live.walk.wanted(live.table.game.moves)
            others = [each["text"] for each in seen["view"]["decision"]["options"] if each["text"] not in wanted]
            if others:
                refused(pupil.post(f"{pupil.table}/moves", {"move": others[0]}), 409)
            assert pupil.do(f"{pupil.table}/moves", {"move": wanted[0]})["done"]


def test_moves_are_taken_back_freely_or_by_consent(address: str) -> None:
    ann, ben = gathered(address, "Ann Ben", game="kunitori", start=0)
    ann.do(f"{ann.table}/moves", {"move": "play copper"})
    assert ann.do(f"{ann.table}/undo", {"moves": 1})["table"]["view"]["money"] == 0
    ann.do(f"{ann.table}/moves", {"move": "end"})  # she draws, so from here on Ben has to agree
    asked = ann.do(f"{ann.table}/undo", {"moves": 1})["table"]
    assert asked["undo"] == {"by": 0, "moves": 1, "waits_for": [1]} and asked["asked"] == 1
    refused(ann.post(f"{ann.table}/undo/answer", {"agree": True}), 409)
    refused(Client(address).post(f"{ann.table}/undo/answer", {"agree": True}), 401)
    assert ben.do(f"{ben.table}/undo/answer", {"agree": True})["table"]["asked"] == 0


def test_steps_are_nobody_elses_business(address: str) -> None:
    puzzle = {
        "game": "world_on_fire", "players": ["Ann", "Ben", "Chloe"], "phase": "battle",
        "played": {"akechi_mitsuhide": 1, "maeda_keiji": 1, "cavalry": 2}, "seats": [{}, {}, {}],
    }  # fmt: skip
    host = Client(address)
    record = dumps(Game.from_position(puzzle))
    made = host.do("/records/import", {"record": record, "seats": ["person"] * 3, "sit": {"name": "Ann", "seat": 0}})
    ann = host.sits(made["seat"])
    for name in ("Ben", "Chloe"):
        host.do(f"{ann.table}/seats", {"name": name, "invite": made["invitation"]["invite"]})
    before = host.ask(f"{ann.table}/view")
    first = ann.do(f"{ann.table}/moves", {"steps": ["attack ..."]})
    assert not first["done"] and first["table"]["view"]["decision"]["step"] == 1
    assert host.ask(f"{ann.table}/view") == before
    refused(ann.post(f"{ann.table}/moves", {"steps": ["attack ...", "attack ..."]}), 400, "error-move-partial")
    refused(ann.post(f"{ann.table}/moves", {"steps": ["peace", "peace"]}), 409)
    assert ann.do(f"{ann.table}/moves", {"steps": ["peace"]})["done"]


def test_pausing_agreeing_resigning_and_once_more(address: str) -> None:
    ann, ben = gathered(address, "Ann Ben", game="kunitori", start=0, clock={"bank": 600, "increment": 5})
    seen = ann.view()
    assert 590 < seen["seats"][0]["remaining"] <= 600 and seen["seats"][0]["clock_runs"]
    assert ann.do(f"{ann.table}/pause", {"paused": True})["table"]["paused"]
    refused(ann.post(f"{ann.table}/moves", {"move": "end"}), 409, "error-table-paused")
    asked = ben.do(f"{ben.table}/pause", {"paused": False})["table"]
    assert asked["paused"] and asked["ready"] == [1] and asked["resume_from"] is not None
    assert not ann.do(f"{ann.table}/pause", {"paused": False})["table"]["paused"]
    assert ann.do(f"{ann.table}/agree", {"agree": True})["table"]["seats"][0]["has_agreed"]
    ann.do(f"{ann.table}/agree", {"agree": False})
    refused(ann.post(f"{ann.table}/rematch"), 409, "error-table-not-over")
    end = ben.do(f"{ben.table}/resign")["table"]
    assert end["stage"] == "over" and end["result"]["how"] == "resigned"
    assert end["result"]["winners"] == [0] and end["result"]["resigned"] == [1]
    again = ann.do(f"{ann.table}/rematch")
    assert ben.do(f"{ben.table}/rematch")["id"] == again["id"] != ann.table.rpartition("/")[2]
    next_ann = Player(address, again["id"], 0, ann.token or "")
    assert next_ann.view()["stage"] == "playing" and next_ann.view()["seat"] == 0, "the token opens the seat there, too"


def test_before_the_game_one_may_change_ones_mind(address: str) -> None:
    host = Client(address)
    made = host.do("/tables", {"game": "kunitori", "seats": ["person"] * 2, "sit": {"name": "Ann", "crest": "tsuki"}})
    ann = host.sits(made["seat"])
    refused(host.post(f"{ann.table}/seats", {"name": "Ben"}), 403, "api-error-invite")
    refused(host.post(f"{ann.table}/seats", {"name": "Ben", "invite": "f" * 22}), 403, "api-error-invite")
    refused(host.post(f"{ann.table}/seats", {"name": "Ben", "invite": "Ä"}), 403, "api-error-invite")
    refused(host.get(f"{ann.table}/invitation"), 401, "api-error-no-token")
    assert ann.ask(f"{ann.table}/invitation") == made["invitation"]
    invite = made["invitation"]["invite"]
    refused(host.post(f"{ann.table}/seats", {"name": "Ben", "seat": 0, "invite": invite}), 409, "error-table-taken")
    refused(host.post(f"{ann.table}/seats", {"name": "B\u0000", "invite": invite}), 400)
    renamed = ann.do(f"{ann.table}/name", {"name": "Anna", "crest": "aoi"})["table"]["seats"][0]
    assert (renamed["name"], renamed["crest"]) == ("Anna", "aoi")
    refused(ann.post(f"{ann.table}/moves", {"move": "end"}), 409)
    ann.post(f"{ann.table}/leave")
    refused(ann.get(f"{ann.table}/view"), 401, "api-error-token")
    assert host.ask(ann.table)["players"] == ["", ""]


def test_reasons_and_hints(address: str) -> None:
    host = Client(address)
    made = host.do("/tables", {"game": "kunitori", "seats": ["person", "random"], "start": 0, "sit": {"name": "Ann"}})
    ann = host.sits(made["seat"])
    why = ann.ask(f"{ann.table}/why", move="buy gold")
    assert (why["open"], why["rule"]) == (False, "C6.2") and "6" in why["why"]
    assert ann.ask(f"{ann.table}/why", move="end") == {"open": True, "why": None, "rule": None}
    hint = ann.ask(f"{ann.table}/hint", lang="fr")
    assert abs(sum(hint["chances"]) - 1) < 1e-6 and hint["options"] and "chance" in hint["sentences"][0].casefold()
    two, ben = gathered(address, "Ann Ben", game="kunitori", start=0)
    refused(two.get(f"{two.table}/hint"), 403, "server-no-coach")
    elsewhere = ben.ask(f"{ben.table}/why", move="play gold")
    assert not elsewhere["open"] and elsewhere["rule"] is None, "what others could do is not told"


# ---- records


def test_a_finished_game_is_replayed_branched_and_imported(address: str) -> None:
    ann, ben = gathered(address, "Ann Ben", game="kunitori", max_rounds=3, seed="11")
    play_out([ann, ben], 4)
    anybody = Client(address)
    last = anybody.ask(f"{ann.table}/replay/0")["moves"]
    for move in (0, 1, len(last) // 2, len(last)):
        hers = anybody.ask(f"{ann.table}/replay/{move}", eyes="0")["view"]
        open_one = anybody.ask(f"{ann.table}/replay/{move}")["view"]
        assert open_one["seats"][0] == hers["seats"][0] and open_one["seats"][1]["deck"] is not None
        assert hers["seats"][1]["deck"] is None and open_one["seat"] is None
        assert anybody.ask(f"{ann.table}/replay/{move}", eyes="spectator")["view"]["seats"][0]["deck"] is None
    refused(anybody.get(f"{ann.table}/replay/{len(last) + 1}"), 404, "api-error-no-move")
    refused(anybody.get(f"{ann.table}/replay/0", eyes="2"), 404, "error-seat")
    refused(anybody.post(f"{ann.table}/branch", {"move": len(last) + 1}), 404, "api-error-no-move")

    review = anybody.ask(f"{ann.table}/review")
    assert review["of"] == len(last) and 0 <= review["done"] <= len(last)

    branched = anybody.do(f"{ann.table}/branch", {"move": 2, "seats": ["person", "captain"], "sit": {"name": "Emi"}})
    emi = anybody.sits(branched["seat"])
    assert emi.view()["view"]["players"][0] == "Emi" and branched["stage"] == "playing"

    record = anybody.get(f"{ann.table}/record").text
    verdict = anybody.do("/records/verify", {"record": record})
    assert verdict["is_good"] and verdict["is_finished"] and verdict["moves"] == len(last)
    forged = re.sub("^Result: .*", "Result: 99 0", record, flags=re.MULTILINE)
    assert not anybody.do("/records/verify", {"record": forged})["is_good"]
    refused(anybody.post("/records/verify", {"record": "1. e4 e5"}), 400)
    there = anybody.do("/records/import", {"record": record})
    assert there["stage"] == "over" and anybody.ask(f"/tables/{there['id']}/replay/1")["moves"] == last
    cut = "\n".join(line for line in record.splitlines() if not line.startswith(("Salt", "Secret")))
    refused(anybody.post("/records/import", {"record": cut}), 400, "error-record-secret")


def test_what_somebody_writes_into_a_record_comes_back_as_it_was(address: str) -> None:
    """Characters that no file can hold are refused or kept; they never cause a crash."""
    ann, ben = gathered(address, "Ann Ben", game="kunitori", max_rounds=1)
    play_out([ann, ben], 4)
    record = ann.get(f"{ann.table}/record").text
    head, _, rest = record.partition("\n\n# turn 1")
    for odd in ("\ud800", "\x00", "\u2028", "😀", "\x1b[2J"):
        body = json.dumps({"record": f"{head}\n\n# note {odd}\n# turn 1{rest}"})
        made = ann.send("POST", "/records/import", {"Content-Type": "application/json"}, content=body)
        assert made.status_code in (201, 400, 422), made.text
        if made.status_code == 201:
            for path in ("record", "view", "replay/0"):
                assert Client(address).get(f"/tables/{made.json()['id']}/{path}").status_code == 200


# ---- secrets


@pytest.mark.parametrize(("name", "seats"), [("kunitori", 2), ("everything", 3), ("moegahara", 4)])
def test_two_truths_read_alike(name: str, seats: int) -> None:
    """No view, option or unfinished move of the API shows what a seat may not know (C9, M9)."""
    say, looks = texts("en"), 0
    for viewer in (None, *range(seats)):
        chance = random.Random(f"{name} {viewer}")
        g = rich(name, seats, seats, 2)
        while not g.over:
            one, other = begin(g), begin(other_truth(g, viewer, chance.randrange(1 << 64)))
            for _ in range(8):
                assert written(one, viewer, say) == written(other, viewer, say)
                looks += 1
                if one.decision is None:
                    break
                move, is_common = common_move(one, other, viewer, chance)
                before = len(one.events)
                one.apply(move)
                if not is_common:
                    break
                other.apply(move)
                if compare_told(one.events_for(viewer, before), other.events_for(viewer, before), viewer):
                    break
            g = one._state
    assert looks > 40


def written(game: Game, viewer: int | None, say: Texts) -> list[str]:
    """The view that the API returns, now and after each first step of the viewer's move."""
    found = [view_seen(game.view(viewer), say).model_dump_json()]
    if viewer is not None and game.decision and game.decision.player == viewer:
        for option in game.decision.options:
            in_progress = MoveInProgress(game, viewer)
            in_progress.answer(option)
            if in_progress.is_begun:
                found.append(view_seen(in_progress.view(), say).model_dump_json())
    return found


# ---- lists, languages, form


def test_everything_can_be_looked_up_in_every_language(address: str) -> None:
    client = Client(address)
    names = {client.ask("/cards/kunitori/town", lang=language)["name"] for language in LANGUAGES}
    assert len(names) == 4
    assert [game["id"] for game in client.ask("/games")] == [*PLAYABLE_GAMES]
    assert {card["game"] for card in client.ask("/cards")} == {"kunitori", "world_on_fire", "moegahara"}
    assert [card["id"] for card in client.ask("/cards", q="Wandermönch")] == ["travelling_monk"]
    assert len(client.ask("/mixes")) == 3 and client.ask("/mixes/read", mix="trap,moat")["warnings"]
    assert client.ask("/bots")[0]["styles"] and "rush" in {bot["id"] for bot in client.ask("/bots", game="moegahara")}
    assert client.ask("/bots", game="moegahara", players=3) == []
    assert client.ask("/rules/c5.6", lang="ja")["number"] == "C5.6" and client.ask("/rules", q="general")
    assert client.ask("/rulings/11")["rules"] == ["C5.7", "W5.8"] and len(client.ask("/rulings")) == 33
    refused(client.get("/rules/Z9"), 404, "error-no-such-rule")
    refused(client.get("/rulings/99"), 404)
    refused(client.get("/cards/kunitori/twon"), 404)
    refused(client.get("/cards/chess/king"), 404, "api-error-game")
    refused(client.get("/cards", game="chess"), 400)


def test_refusals_speak_the_callers_language(address: str) -> None:
    said = {language: refused(Client(address, language=language).get("/tables/nowhere"), 404) for language in LANGUAGES}
    assert len({*said.values()}) == 4
    assert refused(Client(address, language="de").get("/tables/nowhere", lang="fr"), 404) == said["fr"]


@pytest.mark.parametrize(
    ("body", "status", "id"),
    [
        ("{", 400, "api-error-json"),
        ("[]", 422, "api-error-body"),
        ("{}", 422, "api-error-missing"),
        ('{"seats": ["person"]}', 422, "api-error-least-long"),
        ('{"seats": ["person", "captain"], "colour": "red"}', 422, "api-error-extra"),
        ('{"seats": ["person", "captain"], "max_rounds": -1}', 422, "api-error-least"),
        ('{"seats": ["person", "captain"], "max_rounds": 1e9}', 422, "api-error-field"),
        ('{"seats": ["person", "captain"], "max_rounds": 1000000000}', 422, "api-error-most"),
        ('{"seats": ["person", "merlin"]}', 400, "error-unknown-bot"),
        ('{"seats": ["person", "captan"]}', 400, "error-unknown-bot-similar"),
        ('{"seats": ["person", "exec:/bin/sh"]}', 400, "error-table-bot-outside"),
        ('{"seats": ["person", "python:os:system"]}', 400, "error-table-bot-outside"),
        ('{"seats": ["person", "master@9999999"]}', 400, "error-table-bot-budget"),
        ('{"seats": ["person", "captain"], "game": "moegahara", "mix": "trap"}', 400, "error-mix-unwanted"),
        ('{"seats": ["person", "captain"], "sit": {"name": "\\ud800"}}', 422, "api-error-field"),
        ('{"seats": ["person", "captain"], "title": "\\u0000"}', 400, "error-table-title"),
        pytest.param("[" * 30_000, 400, None, id="deep"),
        pytest.param('{"corrections": ' + '{"a": ' * 9_000 + "}" * 9_000, 400, None, id="deep corrections"),
        pytest.param('{"seats": ["person", "captain"], "max_rounds": ' + "9" * 9_000 + "}", 400, None, id="digits"),
        ('{"seats": ["person", "captain"], "max_rounds": NaN}', 422, "api-error-field"),
        ('{"seats": ["person", "captain"], "max_rounds": 1e999}', 422, "api-error-field"),
        ('{"seats": ["person", "captain"], "corrections": {"kunitori": {"town": {"cost": 999}}}}', 400, None),
    ],
)
def test_nonsense_gets_one_sentence(address: str, body: str, status: int, id: str | None) -> None:
    headers = {"Content-Type": "application/json"}
    refused(Client(address).send("POST", "/tables", headers, content=body.encode()), status, id)


def test_only_json_is_read_as_json(address: str) -> None:
    body = b'{"seats": ["person", "captain"]}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = Client(address).send("POST", "/tables", {"Content-Type": kind}, content=body)
        refused(answer, 422, "api-error-body")


def test_addresses_where_nothing_is(address: str) -> None:
    client = Client(address)
    refused(client.get("/nothing"), 404, "api-error-address")
    answer = client.send("DELETE", "/tables")
    refused(answer, 405, "api-error-method")
    assert answer.headers["allow"] == "GET, POST"


# ---- the schema


def test_the_schema_is_whole(address: str) -> None:
    found = Client(address).page("/api/openapi.json").json()
    assert {*found["components"]["securitySchemes"]} == {"seat", "guest"}
    operations = {f"{method.upper()} {path}": each for path, m in found["paths"].items() for method, each in m.items()}
    for name, operation in operations.items():
        assert operation["summary"] and operation["description"] and operation["tags"], name
        problem = operation["responses"]["422"]["content"]["application/json"]
        assert problem["schema"]["$ref"].endswith("/Problem") and problem["example"], name
        if "requestBody" in operation:
            assert {"400", "413"} <= {*operation["responses"]}, name
            wanted = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            for example in found["components"]["schemas"][wanted]["examples"]:
                getattr(models, wanted).model_validate(example)
    for name, model in found["components"]["schemas"].items():
        assert model.get("description"), name
    assert "HTTPValidationError" not in found["components"]["schemas"]
    told = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    written = re.findall(r"^\| `((?:GET|POST) /api/v1[^`]*)` \|", told, re.MULTILINE)
    assert sorted(written) == sorted(operations), "docs/api.md lists what there is"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_the_schema_and_needs_nobody_else(address: str, language: str) -> None:
    page = Client(address).page("/api/docs", lang=language)
    assert page.status_code == 200 and f'<html lang="{language}"' in page.text
    found = Client(address).page("/api/openapi.json", lang=language).json()
    for path, methods in found["paths"].items():
        assert f"<code>{path}</code>" in page.text
        for operation in methods.values():
            assert operation["summary"] in page.text
    for address_there in re.findall(r'(?:src|href)="([^"]*)"', page.text):
        assert address_there.startswith(("/", "#", address)), address_there
