"""How wide a text is in the fonts we ship, so that every name and text gets the largest size in which it fits.

The widths come from the fonts themselves (tools/write_fonts.py writes them down); a Japanese sign is as wide as high.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources

__all__ = ["lines_of", "step", "width"]

_WIDE = 0x2E80
_ROUNDING = 1.03
_PHRASE = 1.8
_PIECES = re.compile(r"[^ \n⺀-￯]+|[⺀-￯][、。」』）？！ーゃゅょっ・]*| +")


@cache
def _widths() -> dict[str, float]:
    text = resources.files(__name__.rpartition(".")[0]).joinpath("widths.json").read_text(encoding="utf-8")
    return {sign: width / 1000 for sign, width in json.loads(text).items()}


def width(text: str) -> float:
    """The width of a text set in bold, in em."""
    known = _widths()
    return _ROUNDING * sum(1.0 if ord(sign) >= _WIDE else known.get(sign, 0.7) for sign in text)


def lines_of(pieces: Iterable[str], room: float, margin: float) -> int:
    """How many lines these pieces take if none may be broken; more than any card has if one is too wide."""
    count, used = 1, 0.0
    for piece in pieces:
        wide = width(piece) + 2 * margin
        if wide > room:
            return 99
        if used and used + wide > room:
            count, used = count + 1, 0.0
        used += wide + width(" ")
    return count


def text_lines(text: str, room: float) -> int:
    """How many lines a running text takes; it breaks between words.

    Japanese breaks between phrases (``word-break:auto-phrase``), so that its lines are not quite full.
    """
    if width(text) <= room:
        return 1
    if any(ord(sign) >= _WIDE for sign in text):
        room -= _PHRASE
    count, used = 1, 0.0
    for piece in _PIECES.findall(text):
        wide = width(piece)
        if wide > room:
            return 99
        if used + (0.0 if piece.isspace() else wide) > room:
            count, used = count + 1, 0.0
            if piece.isspace():
                continue
        used += wide
    return count


def step(sizes: Sequence[float], fits: Iterable[bool]) -> int:
    """The number of the first size that fits; the last if none does."""
    return next((i for i, good in enumerate(fits) if good), len(sizes) - 1)
