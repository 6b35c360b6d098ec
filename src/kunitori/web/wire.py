"""The compression of frames: the fastest level, with a large window.

A higher level saves a tenth and costs three times the work. But frames repeat earlier ones: with a window of 16 KB a
frame of 4 KB becomes 0.6 KB; with 4 KB it would become 1 KB and take half as long again.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

__all__ = ["Wire"]

_QUICK = {"memLevel": 5, "level": 1}


class Wire(WebSocketsSansIOProtocol):
    """A uvicorn socket whose frames are deflated at zlib's first level."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        if self.conn.available_extensions:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=14, client_max_window_bits=12, compress_settings=_QUICK
                )
            ]
