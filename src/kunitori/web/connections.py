"""Connections of the server: requests arrive whole and in time, or the connection ends.

uvicorn waits for ever for the rest of a request, reads a head of any number of lines, and takes every frame that a
socket sends. Everything here happens before a request reaches the app.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import cache
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from kunitori.web.doorkeeper import Doorkeeper, plain_answer
from kunitori.web.frame_counter import FrameCounter
from kunitori.web.rate_limits import Bucket

__all__ = ["Knock"]

_MAX_HEAD_BYTES = 16_000
_HEAD_TOO_LONG = 431
_MAX_HEADERS = 100
_PIECE_BYTES = 4096  # h11 parses the head that it holds at once, however many lines it has
_FREE_PIECES, _LEAST_PIECE_BYTES = 256, 64
_LEAST_BYTES_PER_SECOND = 1000
_MOST_UNREAD_BYTES = 256_000  # of a body that is still arriving after the answer
_POLICY_VIOLATION = b"\x88\x02\x03\xf0"  # a frame that closes a socket with 1008


class _RequestReader(h11.Connection):
    """Reads requests, and refuses those that cost more than they weigh."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, _MAX_HEAD_BYTES)
        self._pieces = self._bytes = 0
        self.is_head_too_long: bool = False

    def next_event(self) -> Any:
        is_head = self.their_state is h11.IDLE
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as problem:
            self.is_head_too_long = is_head and problem.error_status_hint == _HEAD_TOO_LONG
            raise
        if isinstance(event, h11.Request):
            self._pieces = self._bytes = 0
            names = [name for name, _ in event.headers]
            if len(names) > _MAX_HEADERS:
                self.is_head_too_long = True
                raise h11.RemoteProtocolError("too many headers", _HEAD_TOO_LONG)
            if b"transfer-encoding" in names and b"content-length" in names:  # a proxy may have read the other one
                raise h11.RemoteProtocolError("two lengths", 400)
        elif isinstance(event, h11.Data):
            self._pieces += 1
            self._bytes += len(event.data)
            if self._pieces > _FREE_PIECES + self._bytes // _LEAST_PIECE_BYTES:
                raise h11.RemoteProtocolError("chunks are too small", 400)
        return event


class Knock(H11Protocol):
    """A connection for HTTP requests."""

    ws_protocol_class: Any

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn: _RequestReader = _RequestReader()
        if self.ws_protocol_class is not None:
            self.ws_protocol_class = _counted(self.ws_protocol_class)
        self._keeper: Doorkeeper = app_state["doorkeeper"]
        self._held = bytearray()
        self._is_feeding = False
        self._since: float | None = time.monotonic()
        """When the request that is arriving began."""
        self._body_bytes = self._unread_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refused = self._keeper.enter(self, self.client[0] if self.client else "")
        if refused:
            transport.write(plain_answer(refused, "server-full", self._keeper.language))
            transport.close()
        else:
            self._keeper.set_idle(self, True)

    def connection_lost(self, exc: Exception | None) -> None:
        self._keeper.leave(self)
        self._unset_keepalive_if_required()
        super().connection_lost(exc)
        _cut_circles(self)

    # ---- reading
    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        self._body_bytes += len(data)
        self._held += data
        self._feed()

    def handle_events(self) -> None:
        super().handle_events()
        self._feed()

    def _feed(self) -> None:
        """Give h11 what has arrived, in pieces, and nothing of a later request before its turn."""
        if self._is_feeding:
            return
        self._is_feeding = True
        try:
            while self._held and self._may_feed:
                piece = bytes(self._held[:_PIECE_BYTES])
                del self._held[:_PIECE_BYTES]
                self.conn.receive_data(piece)
                super().handle_events()
                self._count_unread(len(piece))
        finally:
            self._is_feeding = False
        if self.transport.is_closing():
            self._held.clear()
        elif self._held:
            self.flow.pause_reading()
        self._note_time()

    def _count_unread(self, size: int) -> None:
        """Hang up on somebody who has the answer and still sends the request."""
        if self.conn.our_state is h11.DONE and self.conn.their_state is h11.SEND_BODY:
            self._unread_bytes += size
            if self._unread_bytes > _MOST_UNREAD_BYTES:
                self.transport.close()
        else:
            self._unread_bytes = 0

    @property
    def _may_feed(self) -> bool:
        is_ours = self.transport.get_protocol() is self and not self.transport.is_closing()
        return is_ours and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)

    def _note_time(self) -> None:
        """Remember since when a request is arriving, if one is."""
        state = self.conn.their_state
        is_head = state is h11.IDLE
        if state is h11.SEND_BODY or (is_head and (self._held or self.conn.trailing_data[0])):
            if self._since is None:
                self._since, self._body_bytes = time.monotonic(), 0
        else:
            self._since = None
        self._keeper.set_idle(self, is_head)

    def hurry(self, now: float) -> None:
        """End the connection if its request does not arrive in time: a head soon, a body at a certain speed."""
        if self._since is None or self.flow.read_paused or self.transport.is_closing():
            return
        most = self._keeper.limits.seconds_to_ask
        if self.conn.their_state is h11.SEND_BODY:
            most += self._body_bytes / _LEAST_BYTES_PER_SECOND
        if now - self._since > most:
            self._refuse(408, "server-too-slow")

    # ---- refusing
    def send_400_response(self, msg: str) -> None:
        if self.conn.is_head_too_long:
            self._refuse(_HEAD_TOO_LONG, "server-head-long")
        else:
            self._refuse(400, "server-nonsense")

    def _refuse(self, status: int, message: str) -> None:
        """Answer if nothing has been answered yet, and end the connection."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(plain_answer(status, message, self._keeper.language))
        if self.cycle is not None:  # the app hears that nobody waits for its answer
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a socket."""
        if self._held or self.conn.trailing_data[0]:  # before the answer nobody knows what it means
            self._refuse(400, "server-nonsense")
            return
        super().handle_websocket_upgrade(event)
        after: Any = self.transport.get_protocol()
        self._keeper.hand_over(self, after)
        if not after.handshake_initiated:  # websockets could not read it, and would wait for ever
            self.transport.write(plain_answer(400, "server-nonsense", self._keeper.language))
            self.transport.close()


class _Counted:
    """A socket whose frames are counted before they are read: pings and parts of messages cost as much as messages."""

    transport: asyncio.Transport

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        super().__init__(config=config, server_state=server_state, app_state=app_state, **more)  # type: ignore[call-arg]
        self._keeper: Doorkeeper = app_state["doorkeeper"]
        self._counter: FrameCounter | None = None
        self._bucket = Bucket(*self._keeper.limits.raw_frames)

    def data_received(self, data: bytes) -> None:
        if self._counter is None:  # the first is the request, which has been read already
            self._counter = FrameCounter()
        elif not self._may_send(data):
            if not self.transport.is_closing():
                self.transport.write(_POLICY_VIOLATION)
                self.transport.close()
            return
        super().data_received(data)  # type: ignore[misc]

    def _may_send(self, data: bytes) -> bool:
        assert self._counter is not None
        self.is_between_frames: bool = self._counter.is_between_frames
        return all(self._bucket.take() for _ in range(self._counter.feed(data)))

    def connection_lost(self, exc: Exception | None) -> None:
        self._keeper.leave(self)
        super().connection_lost(exc)  # type: ignore[misc]
        _cut_circles(self)

    def hurry(self, now: float) -> None:
        """Nothing to do: a socket that only listens answers pings."""


def _cut_circles(ended: Any) -> None:
    """Cut what refers to itself in a connection that has ended; else it stays in memory until nobody plays.

    asyncio's transport keeps a method of its own, and the parser of websockets is a generator that knows its owner.
    """
    vars(ended.transport).pop("_read_ready_cb", None)
    with suppress(AttributeError):
        ended.conn.parser.close()


@cache
def _counted(kind: Any) -> Any:
    return type(kind.__name__, (_Counted, kind), {})
