"""Colours of the terminal game.

They are dark enough for a white background and light enough for a black one. Nothing is said by colour alone.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TextIO

from rich.text import Text

__all__ = ["BY_CATEGORY", "BY_MARKER", "BY_SEAT", "NOTICE", "has_colours", "with_players"]

_RED, _BLUE, _GREEN, _AMBER, _VIOLET, _TEAL = (f"color({number})" for number in (161, 27, 28, 130, 98, 30))

BY_SEAT: tuple[str, ...] = (_RED, _BLUE, _GREEN, _AMBER, _VIOLET, _TEAL)
BY_CATEGORY: Mapping[str, str] = {
    "treasure": _AMBER,
    "victory": _GREEN,
    "general": _RED,
    "troop": _BLUE,
    "tactics": _VIOLET,
    "politics": _TEAL,
}
BY_MARKER: Mapping[str, str] = {"yellow": _AMBER, "blue": _BLUE, "red": _RED}
NOTICE = _AMBER


def has_colours(output: TextIO) -> bool:
    """Whether the terminal behind an output can show colours; True if that is unknown."""
    if sys.platform == "win32":
        return True
    import curses

    try:
        curses.setupterm(fd=output.fileno())
        return curses.tigetnum("colors") >= 8
    except (curses.error, OSError, ValueError):
        return True


def with_players(text: str, players: Sequence[str]) -> Text:
    """A sentence in which every player's name has the colour of the seat."""
    shown = Text(text)
    for seat, name in sorted(enumerate(players), key=lambda player: len(player[1])):  # “Ann 2” contains “Ann”
        start = text.find(name)
        while start >= 0:
            end = start + len(name)
            if not _continues(text, start - 1) and not _continues(text, end):
                shown.stylize(BY_SEAT[seat], start, end)
            start = text.find(name, end)
    return shown


def _continues(text: str, place: int) -> bool:
    """Whether a Latin letter or digit stands there, so that the name beside it is only part of a word."""
    return 0 <= place < len(text) and text[place].isascii() and text[place].isalnum()
