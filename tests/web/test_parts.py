"""Numbers of the players in the shuffles: over the API and over sockets, and when they do not come."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.web.api_people import Client, Player, wired
from tests.web.conftest import Seated, Server

from kunitori.tables import Draft, Settings, Table
from kunitori.values.record import Record
from kunitori.web import hub as hub_module
from kunitori.web.guests import new_guest

NUMBERS = [bytes([seat + 1]) * 32 for seat in range(2)]
PARTS = [hashlib.sha256(number).hexdigest() for number in NUMBERS]


def gathered(address: str, parts: list[str | None], **settings: Any) -> list[Player]:
    host = Client(address)
    wish = {"game": "kunitori", "seats": ["person", "person"], "max_rounds": 1, **settings}
    made = host.do("/tables", {**wish, "sit": {"name": "Ann", "part": parts[0]}})
    invite = made["invitation"]["invite"]
    ben = host.do(f"/tables/{made['id']}/seats", {"name": "Ben", "invite": invite, "part": parts[1]})
    return [host.sits(made["seat"]), host.sits(ben)]


def test_two_programs_add_their_numbers_and_anybody_can_check_them(server: Server) -> None:
    with wired(server.address) as address:
        ann, ben = gathered(address, [*PARTS])
        shown = Client(address).ask(f"{ann.table}/view")
        assert shown["stage"] == "gathering" and shown["view"] is None
        commit = shown["deal"]["commit"]
        assert commit and shown["deal"]["waits_for"] == [0, 1] and shown["deal"]["secret"] is None
        assert ann.post(f"{ann.table}/number", {"number": NUMBERS[1].hex()}).status_code == 409, "Ben's number"
        assert ann.post(f"{ann.table}/number", {"number": "x"}).status_code == 422
        assert Client(address).post(f"{ann.table}/number", {"number": NUMBERS[0].hex()}).status_code == 401
        ann.do(f"{ann.table}/number", {"number": NUMBERS[0].hex()})
        assert ann.view()["deal"]["waits_for"] == [1]
        playing = ben.do(f"{ben.table}/number", {"number": NUMBERS[1].hex()})["table"]
        assert playing["stage"] == "playing", "nobody waits longer than for the last number"
        parts = [{"commit": part, "number": number.hex()} for part, number in zip(PARTS, NUMBERS, strict=True)]
        assert playing["deal"] == {"commit": commit, "parts": parts, "waits_for": [], "salt": None, "secret": None}
        ann.do(f"{ann.table}/resign")
        over = Client(address).ask(f"{ann.table}/view")["deal"]
        record = Record.parse(ann.get(f"{ann.table}/record").text)
        assert (over["commit"], over["secret"], over["salt"]) == (commit, record.secret, record.salt)
        verdict = ann.do("/records/verify", {"record": record.to_text()})
        assert verdict["is_good"] and [check["what"] for check in verdict["checks"]].count("part") == 2


def test_a_number_that_does_not_come_is_left_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "OPENING_SECONDS", 2.0)
    with wired(server.address) as address:
        ann, _ = gathered(address, [*PARTS])
        ann.do(f"{ann.table}/number", {"number": NUMBERS[0].hex()})
        seen = ann.view(after=ann.view()["rev"], wait=20)
        assert seen["stage"] == "playing" and seen["deal"]["parts"][1] == {"commit": PARTS[1], "number": None}
        assert seen["deal"]["parts"][0]["number"] == NUMBERS[0].hex()


def test_without_parts_a_table_starts_at_once(server: Server) -> None:
    with wired(server.address) as address:
        wishes: list[dict[str, str]] = [{}, {"seed": "7"}]
        for wish in wishes:
            ann, _ = gathered(address, [*PARTS] if wish else [None, None], **wish)
            shown = ann.view()
            assert shown["stage"] == "playing" and shown["deal"]["parts"] == [] and shown["deal"]["commit"]


def test_a_table_whose_server_died_is_dealt_when_somebody_looks(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that drew the secret is gone; another one reads the log and deals."""
    monkeypatch.setattr(hub_module, "OPENING_SECONDS", 0.1)
    hub, store = server.context.hub, server.context.store
    table = Table("x", Settings.read({"game": "kunitori", "seats": ["person", "person"]}), 0.0)

    async def left_behind() -> str:
        id = await hub.create(table.settings)
        drafts: list[Callable[[], Draft]] = [
            lambda: table.sit(new_guest().id, "Ann", "hishi", "a", part=PARTS[0]),
            lambda: table.sit(new_guest().id, "Ben", "hishi", "b"),
            table.draw_secret,
        ]
        for draft in drafts:
            entry = await store.append(id, table.seq + 1, draft(), time.time())
            table.add(entry)
        return id

    id = server.do(left_behind())
    with wired(server.address) as address:
        seen = Client(address).ask(f"/tables/{id}/view")
        assert seen["stage"] == "gathering" and seen["deal"]["commit"] == table.deal().commit
        seen = Client(address).ask(f"/tables/{id}/view", after=seen["rev"], wait=20)
        assert seen["stage"] == "playing" and seen["deal"]["commit"] == table.deal().commit


def test_pages_open_their_numbers_over_the_socket_and_a_rematch_gets_new_ones(server: Server) -> None:
    hub = server.context.hub
    settings = Settings.read({"game": "kunitori", "seats": ["person", "person"], "max_rounds": 1})
    id = server.do(hub.create(settings))
    guests = [new_guest(), new_guest()]
    tokens = [
        server.do(hub.sit(id, guest, name, "hishi", None, part))[1]
        for guest, name, part in zip(guests, ("Ann", "Ben"), PARTS, strict=True)
    ]
    table = Seated(server, id, tokens, guests)
    with table.player(0) as ann, table.player(1) as ben, table.player(None) as watcher:
        for player in (ann, ben, watcher):
            first = player.until(lambda frame: "lobby" in frame.get("f", {}))
            assert str(table.live.table.deal().commit) in first["f"]["lobby"], "before anybody opens a number"
        watcher.say(open=NUMBERS[0].hex(), seat=0)
        assert watcher.until(lambda frame: "refused" in frame)
        ann.say(open=NUMBERS[0].hex(), seat=0)
        ben.say(open=NUMBERS[1].hex(), seat=1)
        for player in (ann, ben, watcher):
            assert player.until(lambda frame: "go" in frame)["go"] == f"/t/{id}"
    assert [part and part.number for part in table.game.parts] == [number.hex() for number in NUMBERS]
    server.do(hub.act(id, lambda table: table.resign(0)))
    again = server.do(hub.rematch(table.live, (0,), PARTS[1]))
    server.do(hub.rematch(table.live, (1,), PARTS[0]))
    live = server.do(hub.live(again))
    assert live.table.is_dealing and live.table.deal().commit != table.live.table.deal().commit
    assert [part and part.commit for part in live.table.deal().parts] == PARTS[::-1]


def test_a_rematch_of_a_table_with_a_known_deal_is_secret(server: Server) -> None:
    table = server.table("Ann", "Ben", seed="mine", max_rounds=1)
    assert table.live.table.settings.is_deal_known
    server.do(server.context.hub.act(table.id, lambda there: there.resign(0)))
    again = server.do(server.context.hub.rematch(table.live, (0,), PARTS[0]))
    server.do(server.context.hub.rematch(table.live, (1,)))
    live = server.do(server.context.hub.live(again))
    assert not live.table.settings.is_deal_known and live.table.is_dealing
