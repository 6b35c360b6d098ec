"""The bytes of a socket. uvicorn shakes hands; from then on frames pass here without a task, a queue or ASGI.

Nearly every message is one small text frame that arrives alone, and nearly every answer one frame to a client that
reads. These two are handled here; websockets does everything else.
"""

from __future__ import annotations

import struct
import zlib
from typing import Any, Protocol
from weakref import ref

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.protocol import State

from kunitori.web.deflate import Compressor, Deflate

__all__ = ["EXTENSION", "Ear", "Wire"]

EXTENSION = "kunitori.wire"
"""Where the route finds a weak reference to the wire of a socket, among the extensions of its ASGI scope."""
_FINAL_TEXT, _COMPRESSED, _MASKED = 0x81, 0x40, 0x80
_MOST_SHORT_BYTES = 125  # longer frames say their length in two or eight more bytes
_HEAD_BYTES = 6  # of a short frame with its mask
_FLUSHED = b"\x00\x00\xff\xff"  # left out of every compressed frame (RFC 7692, 7.2.1)
_TOO_BIG, _BAD_TEXT, _BAD_FRAME = 1009, 1007, 1002


class Ear(Protocol):
    """Listens to one socket."""

    def hear(self, text: str) -> None:
        """A message has come."""
        ...

    def drained(self) -> None:
        """The other side reads again."""
        ...


class Wire(WebSocketsSansIOProtocol):
    """A socket of uvicorn that hands messages over and sends frames at once."""

    frames: list[bytes]
    read_paused: bool
    is_between_frames: bool = True
    """Whether what comes next begins with the head of a frame; whoever counts the frames says so."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        if self.conn.available_extensions:
            self.conn.available_extensions = [Deflate()]
        self._ear: Ear | None = None
        self._deflate: PerMessageDeflate | None = None

    def handle_connect(self, event: Any) -> None:
        """The handshake has come: the route will find this wire in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = ref(self)  # the wire knows its scope, and a circle would outlive the connection

    def listen(self, ear: Ear | None) -> None:
        """Give messages to an ear from now on, or to nobody any more."""
        self._ear = ear
        for extension in self.conn.extensions:
            if isinstance(extension, PerMessageDeflate):
                self._deflate = extension

    # ---- in
    def data_received(self, data: bytes) -> None:
        """Some bytes have come."""
        if self._ear is not None and self._is_plain(data):
            text = self._text_of(data)
            if text is not None:
                self._ear.hear(text)
        else:
            super().data_received(data)

    def _is_plain(self, data: bytes) -> bool:
        """Whether these bytes are one whole short text frame, and no message is half read."""
        return (
            _HEAD_BYTES <= len(data) <= _HEAD_BYTES + _MOST_SHORT_BYTES
            and data[0] & ~_COMPRESSED == _FINAL_TEXT
            and data[1] == _MASKED | len(data) - _HEAD_BYTES
            and self.is_between_frames
            and not self.frames
            and self.conn.state is State.OPEN
            and (not data[0] & _COMPRESSED or self._keeps_window)
        )

    @property
    def _keeps_window(self) -> bool:
        return self._deflate is not None and not self._deflate.remote_no_context_takeover

    def _text_of(self, data: bytes) -> str | None:
        """The text of a plain frame; None if it is refused, and the socket with it."""
        size = len(data) - _HEAD_BYTES
        mask = (data[2:_HEAD_BYTES] * (size // 4 + 1))[:size]
        said = (int.from_bytes(data[_HEAD_BYTES:]) ^ int.from_bytes(mask)).to_bytes(size)
        try:
            if data[0] & _COMPRESSED:
                assert self._deflate is not None
                decoder = self._deflate.decoder
                said = decoder.decompress(said + _FLUSHED, self.config.ws_max_size)
                if decoder.unconsumed_tail or decoder.eof:
                    self._fail(_TOO_BIG if decoder.unconsumed_tail else _BAD_FRAME)
                    return None
            return said.decode()
        except zlib.error:
            self._fail(_BAD_FRAME)
        except UnicodeDecodeError:
            self._fail(_BAD_TEXT)
        return None

    def _fail(self, code: int) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """A message of several frames, of another size, or beside others has come."""
        if self._ear is not None and self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._fail(_BAD_TEXT)
                return
            self.frames = []
            self._ear.hear(text)
        else:
            super().send_receive_event_to_app()

    def set_reading(self, reads: bool) -> None:
        """Read on, or leave what comes to the system until the ear has caught up."""
        if reads == self.read_paused and not self.transport.is_closing():
            self.read_paused = not reads
            if reads:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    # ---- out
    @property
    def is_open(self) -> bool:
        """Whether something can still be sent."""
        return self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()

    @property
    def is_drained(self) -> bool:
        """Whether the other side keeps up with reading."""
        return self.writable.is_set()

    def push(self, data: bytes) -> None:
        """Send a text frame now. Ask `is_open` and `is_drained` first."""
        first, deflate = _FINAL_TEXT, self._deflate
        if deflate is not None:
            if deflate.local_no_context_takeover:
                self.conn.send_text(data)
                self.transport.write(b"".join(self.conn.data_to_send()))
                return
            encoder: Compressor = deflate.encoder
            data = encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)
            data = data[: -len(_FLUSHED)]
            first |= _COMPRESSED
        size = len(data)
        if size <= _MOST_SHORT_BYTES:
            head = bytes((first, size))
        elif size < 1 << 16:
            head = struct.pack("!BBH", first, 126, size)
        else:
            head = struct.pack("!BBQ", first, 127, size)
        self.transport.write(head + data)

    def cut(self) -> None:
        """End the connection at once, with everything that the other side has not read."""
        self.transport.abort()

    def resume_writing(self) -> None:
        """The other side has read enough."""
        super().resume_writing()
        if self._ear is not None:
            self._ear.drained()
