"""Summaries of tables, for lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Summary"]


@dataclass(frozen=True, slots=True)
class Summary:
    """A table as a list shows it."""

    id: str
    seq: int
    stage: str
    game: str
    title: str
    names: tuple[str, ...]
    """By seat; empty where the seat is free."""
    people: tuple[bool, ...]
    asked: int | None
    """The seat that has to decide."""
    round: int
    winners: tuple[int, ...]
    updated: float
    is_paused: bool
    is_broken: bool
    due: float | None
    """When the server has to act: 0 for a bot's move, the time a clock runs out, None if only people can act."""

    def to_data(self) -> dict[str, Any]:
        """The summary as JSON-ready data."""
        data = {name: getattr(self, name) for name in self.__slots__}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in data.items()}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Summary:
        """The inverse of `to_data`."""
        values: dict[str, Any] = {n: tuple(value) if isinstance(value, list) else value for n, value in data.items()}
        return cls(**values)
