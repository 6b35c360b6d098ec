"""Entries on their way into the log. Those that wait at the same time are written together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from kunitori.errors import KunitoriError
from kunitori.tables import Entry

__all__ = ["MOST_TOGETHER", "Append", "Key", "NoSuchTable", "NoteRow", "Pen", "Taken", "firsts", "guests_of", "settle"]

MOST_TOGETHER = 128
"""Entries in one transaction."""

Key = tuple[str, int]
"""A table and the number of an entry."""
NoteRow = tuple[str, int, str, float | None, float, str, int]
"""A row of summaries: table, number of the last entry, stage, when the server has to act, last change, JSON, and
whether people sat there."""


class Taken(KunitoriError):
    """An entry with this number exists already."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__("error-store-taken")
        self.table: str = table
        self.seq: int = seq


class NoSuchTable(KunitoriError):
    """No table has this id."""

    def __init__(self, table: str) -> None:
        super().__init__("error-store-table", table=table[:40])


@dataclass(slots=True)
class Append:
    """An entry that waits for its place in the log."""

    table: str
    entry: Entry
    data: str
    done: Callable[[Entry | KunitoriError], None]
    """Called in the event loop: with the entry when it is on disk, or with the reason why it is not."""

    @property
    def key(self) -> Key:
        """The table and the number of the entry."""
        return self.table, self.entry.seq


class Pen(Protocol):
    """Writes entries and summaries in the order in which they come."""

    def append(self, waiting: Append) -> None:
        """Write an entry soon."""
        ...

    def note(self, rows: Sequence[NoteRow]) -> None:
        """Write summaries soon; an older one never replaces a newer one."""
        ...


def firsts(batch: Iterable[Append]) -> dict[Key, Append]:
    """The first of all entries with the same number, sorted by key, so that two servers never deadlock."""
    found: dict[Key, Append] = {}
    for waiting in batch:
        found.setdefault(waiting.key, waiting)
    return dict(sorted(found.items()))


def guests_of(batch: Iterable[Append]) -> list[tuple[str, str, float]]:
    """Who sat down where and when; these tables are listed among the guest's games."""
    return [
        (str(waiting.entry.data["guest"]), waiting.table, waiting.entry.at)
        for waiting in batch
        if waiting.entry.kind == "sit" and "guest" in waiting.entry.data
    ]


def settle(batch: Sequence[Append], failed: dict[Key, KunitoriError]) -> None:
    """Tell everybody who waits; of two entries with the same number, the first was written."""
    told: set[Key] = set()
    for waiting in batch:
        key = waiting.key
        problem = Taken(*key) if key in told else failed.get(key)
        told.add(key)
        waiting.done(problem or waiting.entry)
