"""Numbers that a person types."""

from __future__ import annotations

import re

__all__ = ["read_number", "read_numbers"]

_MAX_DIGITS = 9


def read_number(word: str, least: int, most: int = 10**_MAX_DIGITS - 1) -> int | None:
    """The whole number in ASCII digits, if it lies in this range.

    >>> read_number("7", 1, 9), read_number("٧", 1, 9), read_number("10", 1, 9)
    (7, None, None)
    """
    # isdecimal() accepts the digits of every script, and int() refuses thousands of them.
    is_number = word.isascii() and word.isdecimal() and len(word) <= _MAX_DIGITS
    return int(word) if is_number and least <= int(word) <= most else None


def read_numbers(line: str, most: int) -> list[int] | None:
    """Different numbers from 1, separated by blanks or commas, also as "2-4"; None if the line is anything else.

    >>> read_numbers("1 3-5", 6), read_numbers("7", 6), read_numbers("one", 6)
    ([1, 3, 4, 5], None, None)
    """
    numbers: list[int] = []
    for word in re.split(r"[\s,、]+", line.strip()):
        found = re.fullmatch(r"([0-9]{1,3})(?:-([0-9]{1,3}))?", word, re.ASCII)
        if not found:
            return None
        first = int(found[1])
        numbers += range(first, int(found[2] or first) + 1)
    return numbers if numbers and {*numbers} <= {*range(1, most + 1)} and len({*numbers}) == len(numbers) else None
