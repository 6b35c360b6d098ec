"""The names of players in moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

__all__ = ["handles"]


def handles(names: Sequence[str]) -> tuple[str, ...]:
    """Each player's name as one lower-case word, no two alike.

    >>> handles(["Ann", "Ben", "ann", "Oda Nobunaga", "信長"])
    ('ann', 'ben', 'ann_3', 'oda_nobunaga', '信長')
    """
    return _handles(tuple(names))


@lru_cache(maxsize=1024)  # every view of a game asks for them
def _handles(names: tuple[str, ...]) -> tuple[str, ...]:
    found: list[str] = []
    for seat, name in enumerate(names, 1):
        word = re.sub(r"\W+", "_", name.casefold()).strip("_") or f"player_{seat}"
        while word in found or word.isdigit() or word == "none":
            word = f"{word}_{seat}"
        found.append(word)
    return tuple(found)
