"""A table in a few words, for lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Summary"]


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in a list."""

    id: str
    seq: int
    stage: str
    game: str
    title: str
    names: tuple[str, ...]
    """By seat; empty where nobody sits yet."""
    people: tuple[bool, ...]
    asked: int | None
    """Whose decision it is."""
    round: int
    winners: tuple[int, ...]
    updated: float
    is_paused: bool
    is_broken: bool
    due: float | None
    """When somebody who drives bots and clocks has to look here: 0 for a bot's move, None if only people can act."""

    def to_data(self) -> dict[str, Any]:
        """The summary as JSON-ready data."""
        data = {name: getattr(self, name) for name in self.__slots__}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in data.items()}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Summary:
        """The way back from to_data()."""
        values: dict[str, Any] = {n: tuple(value) if isinstance(value, list) else value for n, value in data.items()}
        return cls(**values)
