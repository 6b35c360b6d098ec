"""Hostile messages over a socket get a clear refusal, change nothing, and never reach other tables."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.web.conftest import Player, Seated, Server, database, quick
from websockets.exceptions import InvalidStatus

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
            for _ in range(200):
                ann.say(why="end")
            assert ann.closed() == 1008
            ben.say(why="end")
            assert ben.until(lambda frame: "why" in frame)
        assert server.errors == 0


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
