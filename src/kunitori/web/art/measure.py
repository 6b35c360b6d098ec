"""The width of a text in the fonts we ship, so that each name and text gets the largest size that fits.

tools/write_fonts.py takes the widths from the fonts; a Japanese character is as wide as it is high.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources

__all__ = ["lines_of", "step", "width"]

_WIDE = 0x2E80  # the first code point of Chinese and Japanese writing
_ROUNDING = 1.03
_PHRASE = 1.8  # em that stay empty at the end of a Japanese line
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
    """How many lines these unbreakable pieces take; 99 if one of them is too wide."""
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
    """How many lines a text takes when it breaks between words; 99 if a word is too wide.

    Japanese breaks between phrases (``word-break:auto-phrase``), which leaves its lines less full.
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
    """The index of the first size that fits, or of the last if none does."""
    return next((i for i, good in enumerate(fits) if good), len(sizes) - 1)
