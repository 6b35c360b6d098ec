"""Half-sent requests, slow readers and floods of small things: they end, and everybody else plays on."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from tests.web.conftest import PATIENCE, Server, database, quick

from kunitori.web.options import Limits

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /settings HTTP/1.1\r\nHost: x\r\n"
EASY = {"requests": (1e6, 1e6), "changes": (1e6, 1e6), "tables": (1e6, 1e6)}


@contextmanager
def guarded(folder: Path, proxies: str = "", **limits: object) -> Iterator[Server]:
    options = quick(limits=Limits(**{**EASY, **limits}), proxies=proxies)  # type: ignore[arg-type]
    with Server(database(folder), options) as server:
        yield server
        assert server.errors == 0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with guarded(tmp_path_factory.mktemp("house")) as server:
        yield server


def dial(server: Server, address: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def answer(wire: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    found = b""
    try:
        while piece := wire.recv(65536):
            found += piece
    except ConnectionResetError:
        pass
    return found


def later(server: Server, seconds: float) -> None:
    """Let the doorkeeper look as if so much time had passed."""
    server.ask(lambda: server.context.doorkeeper.check(time.monotonic() + seconds))


def waiting(server: Server) -> int:
    """How many requests wait for news."""
    return server.ask(lambda: sum(server.context.doorkeeper.polls._taken.values()))


def is_well(server: Server) -> bool:
    return httpx.get(server.address, timeout=PATIENCE).status_code == 200


def test_half_a_head_is_given_up(tmp_path: Path) -> None:
    with guarded(tmp_path) as server, dial(server) as silent, dial(server) as half, dial(server) as trickle:
        half.sendall(HEAD)
        trickle.sendall(HEAD + b"X: ")
        assert is_well(server)
        later(server, 9)
        trickle.sendall(b"y")
        assert is_well(server)
        later(server, 11)
        for wire in (silent, half, trickle):
            assert b" 408 " in answer(wire)


def test_a_body_must_come_at_a_certain_speed(tmp_path: Path) -> None:
    with guarded(tmp_path) as server, dial(server) as none, dial(server) as slow, dial(server) as fast:
        for wire in (none, slow, fast):
            wire.sendall(POST + b"Content-Length: 60000\r\n\r\n")
        slow.sendall(b"x" * 500)
        fast.sendall(b"x" * 30_000)
        assert is_well(server)
        later(server, 12)
        assert b" 408 " in answer(none) and b" 408 " in answer(slow)
        fast.sendall(b"x" * 30_000)
        assert b" 303 " in fast.recv(100), "it was read whole and answered"


def test_a_connection_between_two_requests_is_not_hurried(tmp_path: Path) -> None:
    with guarded(tmp_path) as server, httpx.Client(base_url=server.address) as browser:
        assert browser.get("/health").status_code == 200
        later(server, 15)
        assert server.ask(lambda: len(server.context.doorkeeper._stays)) == 1
        assert browser.get("/health").status_code == 200


def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with guarded(tmp_path, connections=20) as server, ExitStack() as held:
        crowd = [held.enter_context(dial(server, "127.0.0.2")) for _ in range(100)]
        for wire in crowd:
            wire.sendall(HEAD)
        refused = answer(crowd[-1])
        assert b" 429 " in refused and b"Close some windows" in refused
        assert is_well(server), "others come in"
        for wire in crowd:
            wire.close()
        with dial(server, "127.0.0.2") as again:
            assert is_well(server)
            again.sendall(HEAD + b"Connection: close\r\n\r\n")
            assert b" 200 " in answer(again)
        assert is_well(server)


def test_a_full_house_drops_those_who_only_stand_there(tmp_path: Path) -> None:
    with guarded(tmp_path) as server, ExitStack() as held:
        table = server.table("Ann", "Ben")
        with table.player(0) as ann:
            ann.hear()
            server.context.doorkeeper._most = 30
            crowd = [held.enter_context(dial(server, f"127.0.0.{2 + n % 90}")) for n in range(200)]
            for wire in crowd:
                _send_all(wire, HEAD)
            assert is_well(server)
            ann.act(do="play copper")


def test_behind_a_proxy_visitors_are_counted_by_their_own_address(tmp_path: Path) -> None:
    with guarded(tmp_path, "127.0.0.1", connections=5, polls=1) as server, ExitStack() as held:
        table = server.table("Ann", "Ben")
        crowd = [held.enter_context(dial(server)) for _ in range(20)]
        path = f"/api/v1/tables/{table.id}/view?after=99&wait=30"
        for n, wire in enumerate(crowd[:8]):
            wire.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8::{n:x}\r\n\r\n".encode())
            while n < 6 and waiting(server) <= n:
                threading.Event().wait(0.01)
        for wire in crowd[6:8]:  # six guests of one household wait
            assert b" 429 " in wire.recv(100)
        crowd[9].sendall(f"GET {path[:-2]}0 HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db9::1\r\n\r\n".encode())
        assert b" 200 " in crowd[9].recv(100)


def test_an_answer_that_nobody_reads_is_thrown_away(tmp_path: Path) -> None:
    with guarded(tmp_path) as server, dial(server) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        deaf.recv(10)
        server.ask(lambda: narrow(server))
        for _ in range(100):
            deaf.sendall(b"GET /rules HTTP/1.1\r\nHost: x\r\n\r\n")
        while not server.ask(lambda: unread(server)):
            threading.Event().wait(0.01)
        later(server, 10)
        later(server, 20)
        assert server.ask(lambda: unread(server))
        later(server, 100)
        assert is_well(server)
        assert server.ask(lambda: server.context.metrics.counted("turned_away")) == {"unread": 1}


def narrow(server: Server) -> None:
    """Let the system keep little of what the server sends."""
    for each in server.context.doorkeeper._stays:
        each.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


def unread(server: Server) -> int:
    """The bytes that the slowest reader has not taken."""
    return max((each.transport.get_write_buffer_size() for each in server.context.doorkeeper._stays), default=0)


def test_a_socket_that_never_reads_is_hung_up_on(tmp_path: Path) -> None:
    with guarded(tmp_path, frames=(1e6, 1e6), raw_frames=(1e6, 1e6)) as server:
        table = server.table("Ann", "Ben")
        with table.player(1) as ben, dial(server) as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            upgrade(deaf, table.id)
            server.ask(lambda: narrow(server))
            while not server.ask(lambda: unread(server)):
                _send_all(deaf, 500 * frame(9, b"x" * 120))
            later(server, 0)
            later(server, 100)
            answer(deaf)
            ben.say(why="end")
            assert ben.until(lambda heard: "why" in heard)
            assert server.ask(lambda: len(server.context.doorkeeper._stays)) == 1


def frame(opcode: int, data: bytes, is_last: bool = True, is_deflated: bool = False) -> bytes:
    """A masked frame, as clients send them."""
    head = bytes([opcode | (0x80 if is_last else 0) | (0x40 if is_deflated else 0)])
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    return head + length + bytes(4) + data


def handshake(path: str, more: bytes = b"", version: int = 13) -> bytes:
    return (
        f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: {version}\r\n".encode()
        + more + b"\r\n"
    )  # fmt: skip


def upgrade(wire: socket.socket, table: str, more: bytes = b"", version: int = 13) -> bytes:
    wire.sendall(handshake(f"/ws/t/{table}", more, version))
    found = b""
    while b"\r\n\r\n" not in found:
        found += wire.recv(1)
    return found


FLOODS: dict[str, Callable[[], bytes]] = {
    "pings": lambda: 50_000 * frame(9, b""),
    "pongs": lambda: 50_000 * frame(10, b"x"),
    "parts without end": lambda: frame(1, b"", False) + 50_000 * frame(0, b"", False),
    "messages": lambda: 50_000 * frame(1, b"{}"),
}


@pytest.mark.parametrize("flood", [*FLOODS])
def test_a_flood_of_frames_ends_the_socket_before_it_is_read(house: Server, flood: str) -> None:
    table = house.table("Ann", "Ben")
    before = messages(house)
    with dial(house) as eve, table.player(0) as ann:
        assert b" 101 " in upgrade(eve, table.id)
        assert len(exchange(eve, FLOODS[flood]())) < 100_000
        assert messages(house) - before <= 410
        ann.act(do="play copper")


def messages(server: Server) -> int:
    """How many messages the server has read."""
    return server.ask(lambda: sum(server.context.metrics.counted("frames_in").values()))


def exchange(wire: socket.socket, data: bytes) -> bytes:
    """Send something, and read meanwhile."""
    sending = threading.Thread(target=_send_all, args=(wire, data))
    sending.start()
    heard = answer(wire)
    sending.join()
    return heard


def _send_all(wire: socket.socket, data: bytes) -> None:
    try:
        wire.sendall(data)
    except OSError:
        return


def test_a_bomb_is_weighed_before_it_is_unpacked(house: Server) -> None:
    table = house.table("Ann", "Ben")
    with dial(house) as eve, table.player(0) as ann:
        assert b"permessage-deflate" in upgrade(eve, table.id, b"Sec-WebSocket-Extensions: permessage-deflate\r\n")
        packer = zlib.compressobj(9, wbits=-12)
        bomb = packer.compress(b" " * 12_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
        assert len(bomb) < 16_000
        eve.sendall(frame(1, bomb[:-4], is_deflated=True))
        assert b"\x03\xf1" in answer(eve), "closed with 1009"
        ann.act(do="play copper")


@pytest.mark.parametrize("version", [0, 8, 99])
def test_another_version_of_sockets_gets_an_answer(house: Server, version: int) -> None:
    with dial(house) as old:
        refused = upgrade(old, house.table("Ann", "Ben").id, version=version)
        assert b" 426 " in refused or b" 400 " in refused


UPGRADES: dict[str, tuple[str, bytes, bytes]] = {
    "a body": ("/ws/t/{id}", b"Content-Length: 5\r\n", b"hello"),
    "a body in chunks": ("/ws/t/{id}", b"Transfer-Encoding: chunked\r\n", b"0\r\n\r\n"),
    "a long address": ("/ws/t/{id}?" + 9000 * "x", b"", b""),
    "frames at once": ("/ws/t/{id}", b"", b"\x81\x80\x00\x00\x00\x00"),
    "many lines": ("/ws/t/{id}", 90 * b"x: y\r\n" + b"y: " + 8500 * b"z" + b"\r\n", b""),
}


@pytest.mark.parametrize("name", [*UPGRADES])
def test_a_strange_handshake_does_not_keep_its_place(house: Server, name: str) -> None:
    """uvicorn reads it, answers nothing, and waits for ever."""
    path, more, after = UPGRADES[name]
    with dial(house) as wire:
        wire.sendall(handshake(path.format(id=house.table("Ann", "Ben").id), more) + after)
        assert b" 400 " in answer(wire)


@pytest.mark.parametrize("body", [b"Transfer-Encoding: chunked\r\n\r\n", b"Content-Length: 99999999999\r\n\r\n"])
def test_nobody_reads_a_body_for_ever_after_the_answer(house: Server, body: bytes) -> None:
    chunk = b"10000\r\n" + 65_536 * b"x" + b"\r\n"
    for path in (b"/nowhere", b"/settings", b"/import"):
        with dial(house) as wire:
            wire.sendall(b"POST " + path + b" HTTP/1.1\r\nHost: x\r\n" + body)
            heard = exchange(wire, 1000 * chunk)
            assert b" 404 " in heard or b" 413 " in heard, heard[:100]
    assert is_well(house)


MANY_HEADERS = b"".join(b"x%d: y\r\n" % n for n in range(500))
STRANGE: dict[str, bytes] = {
    "both lengths": POST + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "two lengths": POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
    "a signed length": POST + b"Content-Length: +5\r\n\r\nhello",
    "chunked twice": POST + b"Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n",
    "a hidden encoding": POST + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
    "a blank before the colon": HEAD + b"Content-Length : 5\r\n\r\n",
    "many headers": HEAD + MANY_HEADERS + b"\r\n",
    "a long head": HEAD + b"X: " + 300_000 * b"y",
    "a head of many lines": HEAD + 60_000 * b"a:\r\n" + b"\r\n",
    "many hosts": HEAD + b"Host: y\r\n\r\n",
    "a second head too long": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" + HEAD + 60_000 * b"a:\r\n" + b"\r\n",
    "chunks of one byte": POST + b"Transfer-Encoding: chunked\r\n\r\n" + 50_000 * b"1\r\nx\r\n" + b"0\r\n\r\n",
    "a chunk that never ends": POST + b"Transfer-Encoding: chunked\r\n\r\n" + b"1;" + 200_000 * b"x",
    "a bad chunk": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + 200 * b"\x00",
}


@pytest.mark.parametrize("name", [*STRANGE])
def test_a_strange_request_is_refused_and_its_connection_ends(house: Server, name: str) -> None:
    with dial(house) as wire:
        heard = exchange(wire, STRANGE[name])
    refused = {b" 431 "} if "head" in name else {b" 400 ", b" 413 "}
    assert any(status in heard for status in refused), heard[:200]
    assert b" 500 " not in heard
    assert is_well(house)


def test_a_long_pipeline_is_answered_in_turn(tmp_path: Path) -> None:
    with guarded(tmp_path, requests=(20, 0.1)) as server, dial(server) as wire:
        ask = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
        heard = exchange(wire, 2000 * ask)
        assert 120 <= heard.count(b" 200 ") <= 140, "each of them counts"
        assert heard.count(b" 429 ") == 1, "and the first that is too fast is the last"
        assert b"Wait a moment" in heard


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_files_do_not_run_out(tmp_path: Path) -> None:
    """With 160 files and 100 half-sent requests from many addresses, pages still come."""
    run = (
        "import resource,sys; resource.setrlimit(resource.RLIMIT_NOFILE,(160,160));"
        "from kunitori.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    words = ["serve", "--no-browser", "--port", "0", "--database", database(tmp_path), "--log", "json"]
    with subprocess.Popen(
        [sys.executable, "-c", run, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            port = int(process.stdout.readline().strip().rpartition(":")[2].strip(" ./"))
            with ExitStack() as held:
                for n in range(100):
                    wire = socket.create_connection(("127.0.0.1", port), PATIENCE, (f"127.0.0.{2 + n % 90}", 0))
                    held.enter_context(wire)
                    _send_all(wire, HEAD)
                for _ in range(5):
                    assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 200
        finally:
            process.terminate()
            _, log = process.communicate(timeout=PATIENCE)
    assert "out of system resource" not in log and "Traceback" not in log


def test_waiting_for_news_is_limited_for_each_guest(tmp_path: Path) -> None:
    with guarded(tmp_path, polls=2) as server, ExitStack() as held:
        table = server.table("Ann", "Ben")
        path = f"/api/v1/tables/{table.id}/view?after=99&wait=30"
        bearer = f"Authorization: Bearer {table.tokens[0]}\r\n"
        wires = [held.enter_context(dial(server)) for _ in range(13)]
        for wire in wires[:12]:
            wire.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n{bearer}\r\n".encode())
        while waiting(server) < 12:
            threading.Event().wait(0.01)
        wires[12].sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n{bearer}\r\n".encode())
        assert b" 429 " in wires[12].recv(100)
        for wire in wires:
            wire.close()
        while waiting(server):  # who hangs up waits no longer
            threading.Event().wait(0.01)


def test_an_address_of_sixty_four_bits_is_one_address(tmp_path: Path) -> None:
    with guarded(tmp_path, "127.0.0.1", requests=(1, 0.001)) as server:
        codes = [
            httpx.get(f"{server.address}/about", headers={"X-Forwarded-For": f"2001:db8:0:1:{n:x}::7"}).status_code
            for n in range(10)
        ]
        assert codes == [200] * 6 + [429] * 4
        assert httpx.get(f"{server.address}/about", headers={"X-Forwarded-For": "2001:db8:0:2::7"}).status_code == 200
