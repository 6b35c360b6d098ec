"""Counting a guest's games: how many, how many of them won, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from kunitori.arena.shares import Interval, wilson
from kunitori.store import PlayedGame

__all__ = ["Streaks", "Tally", "streaks", "tallied_by", "tally"]

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Tally:
    """Some games of a guest."""

    games: int
    won: int
    points: float | None
    """On average, in the games of which they are known."""

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games

    @property
    def interval(self) -> Interval:
        """The 95% interval of that share."""
        return wilson(self.won, self.games)


@dataclass(frozen=True, slots=True)
class Streaks:
    """Games won in a row: now, and at most."""

    now: int
    longest: int


def tally(games: Sequence[PlayedGame]) -> Tally:
    """Count games; there must be one."""
    points = [game.points for game in games if game.points is not None]
    won = sum(bool(game.has_won) for game in games)
    return Tally(len(games), won, sum(points) / len(points) if points else None)


def tallied_by(games: Iterable[PlayedGame], key: Callable[[PlayedGame], Key | None]) -> dict[Key, Tally]:
    """Count games by something; those of which it is not known are left out."""
    groups: dict[Key, list[PlayedGame]] = {}
    for game in games:
        if (group := key(game)) is not None:
            groups.setdefault(group, []).append(game)
    return {group: tally(members) for group, members in groups.items()}


def streaks(games: Iterable[PlayedGame]) -> Streaks:
    """The streaks of games in the order of play."""
    now = longest = 0
    for game in games:
        now = now + 1 if game.has_won else 0
        longest = max(longest, now)
    return Streaks(now, longest)
