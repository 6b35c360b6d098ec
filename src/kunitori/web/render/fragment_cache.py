"""The HTML fragments drawn last for a table: most are the same for every viewer, and stay the same after a move."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar

__all__ = ["FragmentCache"]

T = TypeVar("T")
Group = Mapping[str, str]
"""Fragments by the ids of their elements."""
_MOST_CHANGES = 64


class FragmentCache:
    """The fragments of one table in one language. A fragment is reused only for exactly the data it was drawn from."""

    __slots__ = ("__weakref__", "_changes", "_drawn", "_moment", "_of")

    def __init__(self) -> None:
        self._changes: dict[tuple[int, int], tuple[Group, Group, tuple[Group, Group]]] = {}
        self._drawn: dict[Hashable, tuple[tuple[Any, ...], Any]] = {}
        self._of: tuple[object, ...] = ()
        self._moment: Any = None

    def once(self, of: tuple[object, ...], make: Callable[[], T]) -> T:
        """What is drawn once for all who ask with the very same objects, until somebody asks with others."""
        if len(of) != len(self._of) or any(one is not other for one, other in zip(of, self._of, strict=True)):
            self._of, self._moment = of, make()
            self._changes.clear()
        found: T = self._moment
        return found

    def draw(self, part: Hashable, of: tuple[Any, ...], make: Callable[[], T]) -> T:
        """A part of the table, drawn again only if its data differ from last time."""
        last = self._drawn.get(part)
        if last is not None and last[0] == of:
            drawn: T = last[1]
            return drawn
        drawn = make()
        self._drawn[part] = of, drawn
        return drawn

    def changes(self, before: Group, after: Group) -> tuple[Group, Group]:
        """What is new or different in a group of fragments, and what is gone; compared once for all viewers."""
        key = id(before), id(after)
        if key in self._changes:
            return self._changes[key][2]
        if len(self._changes) >= _MOST_CHANGES:
            self._changes.clear()
        new = {name: html for name, html in after.items() if before.get(name) != html}
        old = {name: before[name] for name in before.keys() - after.keys()}
        self._changes[key] = before, after, (new, old)  # as long as both are kept, nothing else has their identities
        return new, old

    def keep(self, part: Hashable, make: Callable[[], T]) -> T:
        """An object that is made once and grows with the game."""
        return self.draw(part, (), make)
