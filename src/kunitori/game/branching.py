"""A list that grows, and whose copies cost nothing: a copy shares its beginning with the original."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar, overload

__all__ = ["Branching"]

T = TypeVar("T")


class Branching(Generic[T]):
    """What happened move by move. A copy goes on by itself, however long the game is.

    >>> moves = Branching("abc")
    >>> other = moves.copy()
    >>> moves.append("d"); other.append("x"); other.append("y")
    >>> moves[:], other[:], other[-1], len(other)
    (['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'x', 'y'], 'y', 5)
    >>> moves.change_last("e"); moves.cut(3); other.cut(4)
    >>> moves[:], other[:]
    (['a', 'b', 'c'], ['a', 'b', 'c', 'x'])
    """

    __slots__ = ("_base", "_lent", "_own", "_shared", "append")

    append: Callable[[T], None]  # goes on with an item; the list's own method, since every move calls it

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._base: list[T] = []  # its first items, _shared in number, belong to the original, too
        self._shared = 0
        self._begin([*items])
        self._lent = 0  # so many items of _own belong to copies, too

    def _begin(self, own: list[T]) -> None:
        self._own: list[T] = own
        self.append = own.append

    def __len__(self) -> int:
        return self._shared + len(self._own)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        shared = self._shared
        if not shared:
            return self._own[place]
        if isinstance(place, int):
            if place < 0:
                place += len(self)
            return self._own[place - shared] if place >= shared else self._base[place]
        first, end, step = place.indices(len(self))
        assert step == 1
        if first >= shared:
            return self._own[first - shared : max(0, end - shared)]
        return self._base[first : min(end, shared)] + self._own[: max(0, end - shared)]

    def change_last(self, item: T) -> None:
        """Change the last item."""
        self.cut(len(self) - 1)
        self._own.append(item)

    def remember(self, place: int, item: T) -> None:
        """Put an item where it was not known yet, for all who share the place."""
        if place < self._shared:
            self._base[place] = item
        else:
            self._own[place - self._shared] = item

    def cut(self, length: int) -> None:
        """Forget everything after this many items."""
        kept = length - self._shared
        if kept < 0:
            self._shared = length
            self._begin([])
        elif kept < self._lent:
            self._begin(self._own[:kept])
            self._lent = 0
        else:
            del self._own[kept:]

    def copy(self) -> Branching[T]:
        """An independent list that begins like this one."""
        copy: Branching[T] = Branching()
        if self._shared:
            copy._base, copy._shared = self._base, self._shared
            copy._begin(self._own[:])
        else:
            copy._base, copy._shared = self._own, len(self._own)
            self._lent = max(self._lent, len(self._own))
        return copy

    def __reduce__(self) -> tuple[type[Branching[T]], tuple[list[T]]]:
        return Branching, (self[:],)
