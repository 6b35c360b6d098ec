"""The HTML fragments drawn last for a table: most are the same for every viewer, and stay the same after a move."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

__all__ = ["FragmentCache"]

T = TypeVar("T")


class FragmentCache:
    """The fragments of one table in one language. A fragment is reused only for exactly the data it was drawn from."""

    __slots__ = ("_drawn",)

    def __init__(self) -> None:
        self._drawn: dict[Hashable, tuple[tuple[Any, ...], Any]] = {}

    def draw(self, part: Hashable, of: tuple[Any, ...], make: Callable[[], T]) -> T:
        """A part of the table, drawn again only if its data differ from last time."""
        last = self._drawn.get(part)
        if last is not None and last[0] == of:
            drawn: T = last[1]
            return drawn
        drawn = make()
        self._drawn[part] = of, drawn
        return drawn

    def keep(self, part: Hashable, make: Callable[[], T]) -> T:
        """An object that is made once and grows with the game."""
        return self.draw(part, (), make)
