"""What a table's log consists of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Draft", "Entry"]


@dataclass(frozen=True, slots=True)
class Draft:
    """Something a table has checked and that may be appended to its log as it stands now."""

    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)

    def at(self, seq: int, at: float) -> Entry:
        """The entry it becomes."""
        return Entry(seq, at, self.kind, self.seat, self.data)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: its number from 1, when it was written (seconds since 1970), what, who, and the rest."""

    seq: int
    at: float
    kind: str
    seat: int | None = None
    data: Mapping[str, Any] = field(default_factory=dict)
