"""What was drawn last at a table, and of what: most of it is the same for all who look, and after the next move."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

__all__ = ["Memory"]

T = TypeVar("T")


class Memory:
    """One table in one language. Whatever is remembered is used only for exactly what it was made of."""

    __slots__ = ("_drawn",)

    def __init__(self) -> None:
        self._drawn: dict[Hashable, tuple[tuple[Any, ...], Any]] = {}

    def draw(self, part: Hashable, of: tuple[Any, ...], make: Callable[[], T]) -> T:
        """A part of the table, drawn anew if it is made of something else than last time."""
        last = self._drawn.get(part)
        if last is not None and last[0] == of:
            drawn: T = last[1]
            return drawn
        drawn = make()
        self._drawn[part] = of, drawn
        return drawn

    def keep(self, part: Hashable, make: Callable[[], T]) -> T:
        """Something that grows with the game."""
        return self.draw(part, (), make)
