"""Hostile messages over a socket get a clear refusal, change nothing, and never reach other tables."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.conftest import Player, Seated, Server, database, quick
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kunitori.web.guests import Guest, cookie_for
from kunitori.web.options import Limits


@pytest.fixture
def table(server: Server) -> Seated:
    return server.table("Ann", "Ben")


@pytest.fixture
def untouched(server: Server) -> Iterator[None]:
    """Check that another table is unaffected."""
    other = server.table("Cho", "Dov")
    with other.player(0) as cho:
        cho.hear()
        yield
        cho.act(do="play copper")
        assert [*cho.heard[-1]] and other.game.moves == ("play copper",)
    assert server.errors == 0


GARBAGE = [
    "", "x", "null", "[]", "7", '"do"', "{", "{}", '{"do"}', '{"sing": true}', '{"do": null}', '{"do": 7}',
    '{"do": []}', '{"do": {"do": "end"}}', '{"do": "sing"}', '{"do": "agree"}', '{"do": "play copper ..."}',
    '{"do": "buy gold"}', '{"do": "end", "rev": "now"}', '{"do": "end", "rev": true}', '{"do": "end", "rev": 1e400}',
    '{"do": "\\ud800"}', '{"do": "\\u0000"}', '{"undo": "one"}', '{"undo": -1}', '{"undo": 1e99}', '{"undo": 0}',
    '{"undo": 99}', '{"undo": true}', '{"undo_answer": "yes"}', '{"undo_answer": true}', '{"chat": 7}', '{"chat": ""}',
    '{"chat": "\\u0007"}', '{"chat": "x", "team": 7}', '{"chat": "x", "team": true}', '{"hint": true}',
    '{"coach": "on"}', '{"uncover": 1}', '{"uncover": 0.0}', '{"uncover": [0]}', '{"uncover": null}',
    '{"pause": 1}', '{"agree": null}', '{"rematch": true}', '{"hand_back": true}', '{"have": 7}',
    "[" * 5000, '{"a":' * 2000, '{"do": "' + "x" * 5000 + '"}', "\ud83d".encode("utf-8", "replace").decode(),
]  # fmt: skip


def test_garbage_is_refused_in_a_sentence(table: Seated, untouched: None) -> None:
    before = table.seq()
    with table.player(0) as ann:
        ann.hear()
        for words in GARBAGE:
            ann.socket.send(words)
            frame = ann.until(lambda frame: "refused" in frame)
            assert frame["refused"][-1] in ".)", (words, frame)
        assert table.seq() == before
        ann.act(do="play copper")


def test_bytes_are_no_message(table: Seated, untouched: None) -> None:
    with table.player(0) as ann:
        ann.socket.send(b"\x00\xff\xfe")
        assert ann.until(lambda frame: "refused" in frame)


def test_what_is_too_large_ends_the_connection_and_nothing_else(table: Seated, untouched: None) -> None:
    with table.player(0) as ann, table.player(1) as ben:
        ann.socket.send(json.dumps({"chat": "x" * 100_000}))
        assert ann.closed() == 1009
        ben.until(lambda _: 0 not in table.live_now().present)
    with table.player(0) as ann:
        ann.hear()
        ann.act(do="play copper")


def test_out_of_turn_and_out_of_date(table: Seated, untouched: None) -> None:
    with table.player(0) as ann, table.player(1) as ben:
        assert "Ann" in ben.refused(do="end")
        ann.hear()
        first = ann.rev
        ann.act(do="play copper", rev=first)
        moves = table.game.moves
        assert ann.refused(do="play copper", rev=first)  # the same frame again
        assert ann.refused(do="play copper", rev=-5)
        assert ann.refused(do="play copper", rev=10**6), "nobody has seen that yet"
        assert table.game.moves == moves
        ann.act(do="play copper", rev=ann.rev)


def test_a_wrong_token_opens_nothing(server: Server, table: Seated, untouched: None) -> None:
    other = server.table("Cho", "Dov")
    for token in ("x", other.tokens[0], table.tokens[0][:-1], table.tokens[0] + "x", "%00"):
        with pytest.raises(InvalidStatus) as refused:
            Player(f"{table.address}?token={token}")
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["id"] == "server-no-seat"


def test_a_foreign_page_opens_nothing(table: Seated, untouched: None) -> None:
    for origin in ("https://evil.example", "null", f"http://127.0.0.1.evil.example:{table.server.port}", "http://"):
        with pytest.raises(InvalidStatus) as refused:
            table.browser(0, Origin=origin)
        assert refused.value.response.status_code == 403
    with table.browser(0, Origin=table.server.address) as ann:
        ann.hear()
        ann.act(do="play copper")


def test_a_forged_cookie_is_a_spectator(table: Seated, untouched: None) -> None:
    guest = table.guests[0].id
    for cookie in (guest, f'"{guest}"', "eyJpZCI6IjEifQ.x", "=;=", "x" * 3000):
        with Player(table.address, Cookie=f"kunitori={cookie}") as eve:
            eve.hear()
            assert eve.refused(do="end")
            assert eve.refused(resign=True)
            assert 'data-do="play copper"' not in str(eve.shown)


def test_a_table_that_is_not_there(server: Server, untouched: None) -> None:
    for id in ("zzzzzzzzzzzz", "x" * 500, "a%00b", "..", "%2e%2e"):
        try:
            with Player(f"ws://127.0.0.1:{server.port}/ws/t/{id}") as eve:
                assert eve.closed() == 4404
                assert eve.heard[0]["refused"]
        except InvalidStatus as refused:
            assert refused.response.status_code in (403, 404)


def test_spectators_only_watch(table: Seated, untouched: None) -> None:
    before = table.seq()
    wishes: list[dict[str, object]] = [
        {"do": "end"}, {"undo": 1}, {"undo_answer": True}, {"resign": True}, {"pause": True}, {"agree": True},
        {"hand_back": True}, {"rematch": True}, {"uncover": 0}, {"all_treasure": True}, {"hint": True},
        {"weigh": "attack ben:cavalry"},
    ]  # fmt: skip
    with table.player(None) as eve:
        for wish in wishes:
            assert eve.refused(**wish)
    assert table.seq() == before


def test_a_client_that_is_too_fast_is_slowed_down_and_then_disconnected(tmp_path: Path) -> None:
    with Server(database(tmp_path), quick(limits=Limits(frames=(5, 0.01), chat=(1, 0.001)))) as server:
        table = server.table("Ann", "Ben")
        with table.browser(0) as ann, table.browser(1) as ben:
            ann.say(chat="one")
            assert "moment" in ann.refused(chat="two")
            with suppress(ConnectionClosed):  # that is what she gets for it
                for _ in range(200):
                    ann.say(why="end")
            assert ann.closed() == 1008
            ben.say(why="end")
            assert ben.until(lambda frame: "why" in frame)
        assert server.errors == 0


def test_many_windows_send_no_more_than_one(tmp_path: Path) -> None:
    with Server(database(tmp_path), quick(limits=Limits(frames=(30, 0.01)))) as server, ExitStack() as opened:
        table = server.table("Ann", "Ben")
        windows = [opened.enter_context(table.browser(0)) for _ in range(10)]
        for window in windows:
            for _ in range(10):
                window.say(why="end")
        answers = [
            window.until(lambda frame: "why" in frame or "refused" in frame) for window in windows for _ in range(10)
        ]
        assert 0 < sum("why" in answer for answer in answers) <= 30 and "moment" in str(answers)
        with table.browser(1) as ben:
            ben.say(why="end")
            assert ben.until(lambda frame: "why" in frame)


def test_who_is_far_too_fast_loses_all_windows(tmp_path: Path) -> None:
    limits = Limits(frames=(5, 0.01), refused_frames=(100, 0.01))  # on a slow machine, too, nothing is forgiven
    with Server(database(tmp_path), quick(limits=limits)) as server, ExitStack() as opened:
        table = server.table("Ann", "Ben")
        windows = [opened.enter_context(table.browser(0)) for _ in range(10)]
        for window in windows:
            with suppress(ConnectionClosed):
                for _ in range(20):
                    window.say(why="end")
        for window in windows:
            with suppress(ConnectionClosed):
                for _ in range(200):  # the server may read the windows in any order
                    window.say(why="end")
                    window.hear()
            assert window.closed() == 1008
        with table.browser(1) as ben:
            ben.say(why="end")
            assert ben.until(lambda frame: "why" in frame)


@pytest.mark.parametrize("number", ["3.0", "3_0", "+3", "%203", "3e0", "0x3", "\u0663"])
def test_a_number_is_written_with_digits(server: Server, table: Seated, number: str) -> None:
    with server.http(Authorization=f"Bearer {table.tokens[0]}") as program:
        for query in ("after", "wait", "events_from", "seat"):
            refused = program.get(f"/api/v1/tables/{table.id}/view?{query}={number}")
            assert refused.status_code == 422 and f"“{query}”" in refused.json()["error"]
        assert program.post(f"/api/v1/tables/{table.id}/undo", json={"moves": 1.0}).status_code == 422
        assert program.get(f"/api/v1/tables/{table.id}/view?after=0").status_code == 200


def test_a_spectator_is_not_taken_for_a_player(table: Seated, untouched: None) -> None:
    guest = Guest("eve", name="\u0410nn")  # with the Cyrillic letter
    cookie = cookie_for(guest, table.server.context.key, False).partition(";")[0]
    with Player(table.address, Cookie=cookie) as eve, table.player(0) as ann:
        eve.act(chat="I am Ann.")
        ann.until(lambda _: "I am Ann." in str(ann.shown))
        line = next(html for html in ann.shown.values() if "I am Ann." in html)
        assert "\u0410nn 2 (watching)" in line


def test_nobody_has_too_many_windows(tmp_path: Path) -> None:
    with Server(database(tmp_path), quick(limits=Limits(sockets=2))) as server:
        table = server.table("Ann", "Ben")
        with table.browser(0) as first, table.browser(0) as second:
            first.hear()
            second.hear()
            with table.browser(0) as third:
                assert third.closed() == 4429
                assert "windows" in third.heard[0]["refused"]
            with table.browser(1) as ben:
                ben.hear()


@pytest.mark.parametrize("word", ["chat", "do", "why", "weigh", "have"])
def test_half_a_letter_does_not_hang_up(table: Seated, untouched: None, word: str) -> None:
    """A lone surrogate can be written in JSON, but no text can be sent with it."""
    with table.player(0) as ann:
        ann.hear()
        for half in ("\\ud800", "x\\udfffy", "\\udc00\\ud800"):
            ann.socket.send(f'{{"{word}": "{half}"}}')
            assert "refused" in ann.hear()
        ann.say(why="buy gold")
        assert ann.until(lambda frame: "why" in frame)


@pytest.mark.parametrize(
    "host", ["a" * 300, "a" * 9000, "[", "a b", "", "x:999999", "evil.example/", "\x80", "a\tb", "a@b"], ids=range(10)
)
def test_a_host_that_is_no_name_becomes_no_link(server: Server, table: Seated, untouched: None, host: str) -> None:
    for path in ("/", "/settings", f"/t/{table.id}", "/api/v1/games"):
        with socket.create_connection(("127.0.0.1", server.port)) as wire:
            wire.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode("latin-1"))
            assert b" 400 " in wire.recv(100), path


def test_a_server_answers_to_its_own_names_alone(tmp_path: Path) -> None:
    with Server(database(tmp_path), quick(host_names=("kunitori.example",))) as server:
        for host in ("kunitori.example", "Kunitori.Example:8000", "localhost", "127.0.0.1:80", "[::1]:8000"):
            assert httpx.get(server.address, headers={"Host": host}).status_code == 200, host
        for host in ("evil.example", "kunitori.example.evil", "xkunitori.example", "localhost.evil.example"):
            refused = httpx.get(server.address, headers={"Host": host})
            assert refused.status_code == 400 and host in refused.text and "set-cookie" not in refused.headers


def test_a_whisper_leaves_no_trace_at_the_enemies(server: Server) -> None:
    table = server.table("Ann", "Ben", "Cho", "Dov", game="moegahara")

    def asks(player: Player) -> int:
        """How many frames came before the answer to a question."""
        heard = len(player.heard)
        player.say(why="end")
        player.until(lambda frame: "why" in frame)
        return len(player.heard) - heard - 1

    def seen(seat: int | None, after: int | None = None) -> dict[str, Any]:
        headers = {} if seat is None else {"Authorization": f"Bearer {table.tokens[seat]}"}
        with server.http(**headers) as program:
            wait = "" if after is None else f"?after={after}&wait=1"
            found = program.get(f"/api/v1/tables/{table.id}/view{wait}").json()
            return {key: found[key] for key in ("rev", "chat")}

    with table.player(0) as ann, table.player(1) as ben, table.player(2) as cho, table.player(None) as eve:
        for each in (ann, ben, cho, eve):
            each.hear()
        before = {seat: seen(seat) for seat in (0, 1, 2, None)}
        while asks(ben) or asks(eve):
            pass  # until everybody has seen that everybody is there
        for n in range(3):
            ann.act(chat=f"Attack in the east, {n}.", team=True)
        cho.until(lambda _: "east, 2" in str(cho.shown))
        assert seen(2)["rev"] == before[2]["rev"] + 3
        for enemy, socket_of in ((1, ben), (None, eve)):
            assert seen(enemy, before[enemy]["rev"]) == before[enemy]
            assert not asks(socket_of)
        ann.act(chat="Good luck!")
        for enemy, socket_of in ((1, ben), (None, eve)):
            asks(socket_of)
            assert "Good luck!" in str(socket_of.shown)
            assert socket_of.rev == before[enemy]["rev"] + 1
        player, options = table.asked()
        with table.player(player) as asked:
            asked.hear()
            asked.act(do=options[0], rev=asked.rev)
