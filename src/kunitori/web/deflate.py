"""The compression of frames.

Frames repeat earlier ones, so every socket keeps a window of what was sent. ISA-L's fastest level takes a fifth of the
time of zlib's, makes frames a little smaller and keeps less in memory (docs/load.md). Where its package is missing,
zlib does it, with half the window.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from websockets.exceptions import ProtocolError
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

__all__ = ["Compressor", "Deflate"]

_CLIENT_WINDOW_BITS = 12
_isal: Any = import_module("isal.isal_zlib") if find_spec("isal") else None
_WINDOW_BITS = 15 if _isal else 14
_ZLIB = {"memLevel": 1 if _isal else 5, "level": 1}
_ISAL_LEVEL = 0


class Compressor(Protocol):
    """An open stream of compressed data."""

    def compress(self, data: bytes, /) -> bytes:
        """Take more data."""
        ...

    def flush(self, mode: int, /) -> bytes:
        """Everything taken so far, compressed."""
        ...


class OpenStream(PerMessageDeflate):
    """The compression of one socket. A client must not end its stream: zlib would keep all that comes after the end."""

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """The frame with its content unpacked."""
        decoded = super().decode(frame, max_size=max_size)
        decoder = getattr(self, "decoder", None)  # without context takeover there is none between messages
        if decoder is not None and decoder.eof:
            raise ProtocolError("the compressed stream has ended")
        return decoded


class Deflate(ServerPerMessageDeflateFactory):
    """Agrees with a client on compression."""

    def __init__(self) -> None:
        super().__init__(
            server_max_window_bits=_WINDOW_BITS,
            client_max_window_bits=_CLIENT_WINDOW_BITS,
            compress_settings=_ZLIB,
        )

    def process_request_params(
        self, params: Sequence[tuple[str, str | None]], accepted_extensions: Sequence[Any]
    ) -> tuple[list[tuple[str, str | None]], PerMessageDeflate]:
        """Accept an offer, and begin the stream."""
        agreed, plain = super().process_request_params(params, accepted_extensions)
        extension = OpenStream(
            plain.remote_no_context_takeover, plain.local_no_context_takeover, plain.remote_max_window_bits,
            plain.local_max_window_bits, plain.compress_settings,
        )  # fmt: skip
        if _isal is not None and not extension.local_no_context_takeover:
            bits = -extension.local_max_window_bits
            extension.encoder = _isal.compressobj(_ISAL_LEVEL, _isal.DEFLATED, bits)
        return agreed, extension
