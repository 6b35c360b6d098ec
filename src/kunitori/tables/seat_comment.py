"""The comment of a record that says who sits where, such as ``# seats person captain``."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.values.record import Record

__all__ = ["PERSON", "STAND_IN", "is_seat_comment", "read_seat_comment", "seat_comment"]

PERSON = "person"
"""What a seat says if a person sits there."""
STAND_IN = "captain"
"""The bot that plays for a person who is away, out of time or has resigned, and for the outside bots of a record."""
_WORD = "seats"


def seat_comment(seats: Sequence[str]) -> str:
    """The comment for these seats: ``person`` or the name of a bot.

    >>> seat_comment(["person", "beginner/warrior"])
    'seats person beginner/warrior'
    """
    return " ".join([_WORD, *seats])


def is_seat_comment(line: str) -> bool:
    """Whether a line of a record says who sits where."""
    return line.startswith("#") and line.removeprefix("#").split()[:1] == [_WORD]


def read_seat_comment(record: Record) -> list[str]:
    """Who sits where according to the last such comment; people if there is none."""
    for line in reversed(record.lines):
        seats = line.removeprefix("#").split()[1:]
        if is_seat_comment(line) and len(seats) == len(record.players):
            return seats
    return [PERSON] * len(record.players)
