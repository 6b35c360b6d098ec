"""The entries of a table's log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Draft", "Entry"]


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that a table has checked, and that may be appended to its log as it stands."""

    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)

    def at(self, seq: int, at: float) -> Entry:
        """The entry with this number and time."""
        return Entry(seq, at, self.kind, self.seat, self.data)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the log: its number from 1, its time (seconds since 1970), kind, seat and data."""

    seq: int
    at: float
    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
