"""Addresses as QR codes."""

from __future__ import annotations

from functools import lru_cache

import segno
from markupsafe import Markup

__all__ = ["qr"]


@lru_cache(maxsize=256)
def qr(address: str) -> Markup:
    """An address as a picture for the cameras of other devices."""
    code = segno.make(address, error="m")
    return Markup(code.svg_inline(border=2, omitsize=True, svgclass="qr", lineclass="qr-line"))
