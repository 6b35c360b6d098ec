"""Summaries of tables, for lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kunitori.tables.values import GameResult

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
    guests: tuple[str, ...]
    """The guest in each seat, which is a secret; empty where nobody sits."""
    tokens: tuple[str, ...]
    """The hash of each seat's token."""
    due: float | None
    """When the server has to act: 0 for a bot's move in a game with people, the time a clock runs out, else None."""
    bots: tuple[str, ...] = ()
    """The bot in each seat, empty for people; older summaries do not say it, nor anything below."""
    created: float | None = None
    ended: float | None = None
    how: str = ""
    """How it ended, as in `GameResult`; empty while it runs."""
    scores: tuple[int, ...] = ()
    resigned: tuple[int, ...] = ()
    start: int | None = None
    """The seat that began."""
    openings: tuple[str, ...] = ()
    """What each seat bought first, see `openings_of`."""
    is_new_game: bool = True
    """Whether it began with the deal: no lesson, no record and no position."""

    @property
    def result(self) -> GameResult | None:
        """How it ended, without the points of each card; None while it runs."""
        return GameResult(self.how, self.scores, self.winners, self.resigned) if self.how else None

    @property
    def has_people(self) -> bool:
        """Whether a person sits or sat at the table."""
        return any(self.guests)

    def to_data(self) -> dict[str, Any]:
        """The summary as JSON-ready data."""
        data = {name: getattr(self, name) for name in self.__slots__}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in data.items()}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Summary:
        """The inverse of `to_data`."""
        values: dict[str, Any] = {n: tuple(value) if isinstance(value, list) else value for n, value in data.items()}
        return cls(**values)
