"""Finished games in the helper process: those asked for last stay there, so that a replay goes on quickly."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec, TypeVar

from kunitori.store import Store
from kunitori.tables import Entry, Settings, Table
from kunitori.web.replay_frames import ReplayFrames
from kunitori.web.scribe import Scribe

__all__ = ["Book", "Stored", "book_of", "from_shelf"]

Given = ParamSpec("Given")
Result = TypeVar("Result")
Stored = tuple[Settings, float, Sequence[Entry]]
"""A table as the store loads it."""
_MOST_MOVES = 40_000  # of all games that are kept, at least one


class _NotKept(ValueError):
    """The game is not here; send it."""


@dataclass(slots=True)
class Book:
    """A finished game, ready to be opened anywhere."""

    table: Table
    frames: ReplayFrames
    chances: dict[int, tuple[float, ...]]
    """Each side's chance to win after a number of moves, as far as somebody has looked."""


_kept: OrderedDict[str, Book] = OrderedDict()


def book_of(id: str, stored: Stored | None, seq: int) -> Book:
    """A finished game, at least as new as an entry; in the helper process."""
    found = _kept.get(id)
    if stored is not None:
        table = Table.of(id, *stored)
        assert table.game is not None
        if found is not None and found.table.seq < table.seq:
            found.table = table  # somebody talked or left a note; the game is the same
        else:
            found = Book(table, ReplayFrames(table.game), {})
    if found is None or found.table.seq < seq:
        raise _NotKept
    _kept[id] = found
    _kept.move_to_end(id)
    while len(_kept) > 1 and sum(book.frames.moves for book in _kept.values()) > _MOST_MOVES:
        _kept.popitem(last=False)
    return found


async def from_shelf(
    scribe: Scribe,
    store: Store,
    table: Table,
    function: Callable[Concatenate[Book, Given], Result],
    *args: Given.args,
    **named: Given.kwargs,
) -> Result:
    """What a function of a module makes of a finished game, in the helper process."""
    try:
        return await scribe.ask(_opened, table.id, None, table.seq, function, args, named)
    except _NotKept:
        stored = await store.load(table.id)
        return await scribe.ask(_opened, table.id, stored, table.seq, function, args, named)


def _opened(
    id: str, stored: Stored | None, seq: int, function: Callable[..., Any], args: Any, named: Any
) -> Any:
    return function(book_of(id, stored, seq), *args, **named)
