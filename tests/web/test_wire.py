"""The bytes of a socket: frames of every shape come in, slow readers get the newest, and nobody is left hanging."""

from __future__ import annotations

import json
import os
import socket
import struct
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import PATIENCE, Seated, Server, database, quick
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import ClientConnection, connect

from kunitori.web import deflate

EMPTY_BLOCK = b"\x00\x00\xff\xff"


class Raw:
    """A socket whose frames the test builds itself."""

    def __init__(self, table: Seated, seat: int | None, offer: str = "") -> None:
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", table.server.port))
        query = "" if seat is None else f"?token={table.tokens[seat]}"
        head = [
            f"GET /ws/t/{table.id}{query} HTTP/1.1", f"Host: 127.0.0.1:{table.server.port}", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        ]  # fmt: skip
        head += [f"Sec-WebSocket-Extensions: {offer}"] if offer else []
        self.socket.sendall("\r\n".join([*head, "", ""]).encode())
        self.came = b""
        while b"\r\n\r\n" not in self.came:
            self.came += self.socket.recv(4096)
        self.answer, _, self.came = self.came.partition(b"\r\n\r\n")

    def send(self, first: int, said: bytes) -> None:
        self.socket.sendall(masked(first, said))

    def frame(self) -> tuple[int, bytes]:
        """The first byte and the content of the next frame."""
        head = self._take(2)
        size = head[1]
        if size >= 126:
            size = int.from_bytes(self._take(2 if size == 126 else 8))
        return head[0], self._take(size)

    def closed(self) -> int:
        """The code with which the server closes."""
        while (found := self.frame())[0] != 0x88:
            pass
        return int(struct.unpack("!H", found[1][:2])[0])

    def _take(self, size: int) -> bytes:
        while len(self.came) < size:
            more = self.socket.recv(65536)
            if not more:
                raise EOFError
            self.came += more
        taken, self.came = self.came[:size], self.came[size:]
        return taken


def masked(first: int, said: bytes) -> bytes:
    mask = os.urandom(4)
    size = bytes([0x80 | len(said)]) if len(said) < 126 else struct.pack("!BH", 0xFE, len(said))
    return bytes([first]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(said))


def deflated(said: bytes) -> bytes:
    packer = zlib.compressobj(wbits=-12)
    return (packer.compress(said) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(EMPTY_BLOCK)


@pytest.fixture(scope="module", params=["isal", "zlib"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with each of the two compressions."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "zlib":
            patch.setattr(deflate, "_isal", None)
        elif deflate._isal is None:
            pytest.skip("the package isal is not installed")
        with Server(database(tmp_path_factory.mktemp("wire")), quick()) as running:
            yield running
            assert running.errors == 0, running.log


def hear(client: ClientConnection, rev: int) -> str:
    """All text up to a revision."""
    text = ""
    while True:
        frame = json.loads(client.recv(PATIENCE))
        assert "refused" not in frame, frame
        text += str(frame)
        if frame.get("rev", -1) >= rev:
            return text


def test_every_agreement_on_compression_shows_the_same_game(house: Server) -> None:
    table = house.table("Ann", "Ben")
    offers: list[dict[str, Any]] = [
        {"compression": None},
        {"compression": "deflate"},
        {"extensions": [ClientPerMessageDeflateFactory(server_no_context_takeover=True)]},
        {"extensions": [ClientPerMessageDeflateFactory(client_no_context_takeover=True)]},
        {"extensions": [ClientPerMessageDeflateFactory(server_max_window_bits=9, client_max_window_bits=9)]},
    ]
    spectators = [connect(table.address, max_size=None, **offer).__enter__() for offer in offers]
    with table.player(0) as ann:
        heard = ["" for _ in offers]
        for client in spectators:
            client.send('{"have": ""}')
            client.send(json.dumps({"have": "x" * 150}))  # longer than a short frame
        ann.hear()
        for move in ("play copper", "play copper", "end"):
            ann.act(do=move)
        for i, client in enumerate(spectators):
            heard[i] += hear(client, ann.rev)
    for client in spectators:
        client.close()
    assert all("copper" in text for text in heard)


def test_frames_of_every_shape_are_one_message(house: Server) -> None:
    table = house.table("Ann", "Ben")
    ann = Raw(table, 0, "permessage-deflate; client_max_window_bits")
    assert b"permessage-deflate" in ann.answer
    word, back = b'{"do": "play copper"}', b'{"undo": 1}'
    ways = [
        [masked(0x81, word)],  # plain
        [masked(0xC1, deflated(back))],  # compressed
        [masked(0x01, word[:5]), masked(0x89, b"ping"), masked(0x00, word[5:9]), masked(0x80, word[9:])],  # in parts
        [masked(0x81, back[:-1] + b" " * 200 + b"}")],  # long
        [bytes([byte]) for byte in masked(0x81, word)],  # in crumbs
        [masked(0x81, back) + masked(0x81, word) + masked(0x81, back)],  # together
        [masked(0x81, word)],
    ]
    ann.send(0x81, b'{"have": ""}')
    logged = table.seq()
    for way, acts in zip(ways, [1, 1, 1, 1, 1, 3, 1], strict=True):
        for part in way:
            ann.socket.sendall(part)
            time.sleep(0.001)
        logged += acts
        wait_until(lambda logged=logged: table.seq() == logged)
    assert table.game.moves == ("play copper",)
    ann.socket.close()


def wait_until(holds: Any) -> None:
    last = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < last, "it never came"
        time.sleep(0.01)


def test_bad_frames_end_the_socket_with_their_code(house: Server) -> None:
    table = house.table("Ann", "Ben")
    bomb = deflated(b" " * 90_000)
    assert len(bomb) < 126
    for first, said, code in (
        (0x81, b"\xff\xfe", 1007),
        (0xC1, deflated(b"\xff\xfe"), 1007),
        (0xC1, b"\xff" * 40, 1002),
        (0xC1, bomb, 1009),
        (0x81, b"x" * 126, 0),  # only nonsense: refused, and the socket stays
        (0x83, b"x", 1002),
        (0xC1, finished(b'{"why": "end"}'), 1002),
        (0xC1, finished(b'{"why": "end"}') + b"x" * 5000, 1002),
        (0x41, finished(b'{"why": "end"}') + b"x" * 5000, 1002),  # the first part of a message that never ends
    ):
        ann = Raw(table, 0, "permessage-deflate; client_max_window_bits")
        ann.send(0x81, b'{"have": ""}')
        ann.send(first, said)
        if code:
            assert ann.closed() == code, said[:10]
        else:
            ann.send(0x81, b'{"chat": "still here"}')
            wait_until(lambda: table.live_now().table.chat)
        ann.socket.close()
    wait_until(lambda: not table.live_now().listeners)


def finished(said: bytes) -> bytes:
    """Compressed with an end: whatever comes after it would be kept, unread and uncounted, as long as the socket."""
    packer = zlib.compressobj(wbits=-12)
    return packer.compress(said) + packer.flush(zlib.Z_FINISH)


@pytest.mark.parametrize("way", ["client_no_context_takeover", "client_max_window_bits=9"])
def test_nothing_is_kept_behind_the_end_of_a_compressed_message(house: Server, way: str) -> None:
    ann = Raw(house.table("Ann", "Ben"), 0, f"permessage-deflate; {way}")
    ann.send(0x41, finished(b"{}") + b"x")
    assert ann.closed() == 1002
    ann.socket.close()


def test_a_frame_whose_head_comes_alone_is_still_one_frame(house: Server) -> None:
    """What follows the head may look like a frame of its own."""
    table = house.table("Ann", "Ben")
    ann = Raw(table, 0)
    said = b'{"chat": "I am a whole message"}'
    looks_like_chat = bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said
    ann.socket.sendall(bytes([0x81, 0x80 | 2 + len(said)]))
    wait_until(lambda: any(each._wire._counter._left for each in table.live_now().listeners))  # type: ignore[attr-defined]
    ann.socket.sendall(looks_like_chat)
    assert ann.closed() == 1007, "the content is masked by its own first bytes"
    assert not table.live.table.chat
    ann.socket.close()


def make_narrow(table: Seated) -> None:
    """Keep little for those who do not read, here and in the system."""
    for listener in table.live_now().listeners:
        transport = listener._wire.transport  # type: ignore[attr-defined]
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        transport.set_write_buffer_limits(high=4096)


def test_somebody_who_never_reads_holds_up_nobody_and_then_gets_the_newest(house: Server) -> None:
    table = house.table("Ann", "Ben")
    slow = Raw(table, 1)
    slow.send(0x81, b'{"have": ""}')
    wait_until(lambda: table.live_now().listeners)
    house.ask(lambda: make_narrow(table))
    with table.player(0) as ann:
        ann.hear()
        sent = 0
        while all(each._wire.is_drained for each in table.live_now().listeners):  # type: ignore[attr-defined]
            for word in ({"do": "play copper"}, {"undo": 1}):
                ann.act(**word)
            sent += 2
            assert sent < 4000, "nothing ever fills up"
        for _ in range(40):
            ann.act(chat="hello")
        last, frames = -1, 0
        while last < ann.rev:
            first, said = slow.frame()
            if first == 0x81:
                frames += 1
                last = json.loads(said).get("rev", last)
        assert frames < sent + 20, "everything was sent, not only the newest"
    slow.socket.close()


def test_somebody_who_asks_and_never_reads_is_cut_off(house: Server) -> None:
    table = house.table("Ann", "Ben")
    slow = Raw(table, 1)
    slow.send(0x81, b'{"have": ""}')
    word = masked(0x81, json.dumps({"why": "x" * 110}).encode()) * 50
    wait_until(lambda: table.live_now().listeners)
    house.ask(lambda: make_narrow(table))
    with suppress(OSError):  # it may be cut off before it has said everything
        for _ in range(100):
            slow.socket.sendall(word)
    wait_until(lambda: not table.live_now().listeners)
    slow.socket.close()


def test_a_move_whose_sender_hangs_up_in_the_next_frame_is_in_the_log(house: Server) -> None:
    table = house.table("Ann", "Ben")
    ann = Raw(table, 0)
    ann.send(0x81, b'{"have": ""}')
    ann.socket.sendall(masked(0x81, b'{"do": "play copper"}') + masked(0x81, b'{"do": "end"}')[:9])
    ann.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    wait_until(lambda: table.game.moves)
    ann.socket.close()  # with a reset
    wait_until(lambda: not table.live_now().listeners)
    assert table.game.moves == ("play copper",)


def test_a_server_that_ends_writes_what_it_was_told_and_says_goodbye(tmp_path: Path) -> None:
    with Server(database(tmp_path), quick()) as server:
        table = server.table("Ann", "Ben")
        ann = table.player(0)
        ann.hear()
        codes: list[int] = []

        def listen() -> None:
            try:
                while True:
                    ann.socket.recv(PATIENCE)
            except ConnectionClosed as end:
                codes.append(end.rcvd.code if end.rcvd else 0)

            ann.socket.close()

        listening = threading.Thread(target=listen)
        listening.start()
        ann.say(do="play copper")
        wait_until(lambda: server.context.metrics.counted("appended").get("move"))
    listening.join(PATIENCE)
    assert codes == [1012]
    with Server(database(tmp_path), quick()) as server:
        assert [*server.do(server.context.hub.live(table.id)).table.game.moves] == ["play copper"]  # type: ignore[union-attr]
