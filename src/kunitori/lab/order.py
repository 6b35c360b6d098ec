"""What is played for a page or a measurement: an order, its main run, and its progress."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from kunitori.arena.crew import Crew
from kunitori.lab.deals import deals, watch
from kunitori.lab.rulesets import Ruleset
from kunitori.lab.study import Study

__all__ = ["DEALS_PER_BATCH", "Order", "Progress", "counted", "play_study"]

DEALS_PER_BATCH = 4

Progress = Callable[[int, int], None]
"""Called after every deal with the number done and the total."""
_Done = TypeVar("_Done")


@dataclass(frozen=True, slots=True)
class Order:
    """What to report on. The same order gives exactly the same page."""

    ruleset: Ruleset
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str
    command: str
    """The command line that makes this page, printed at its foot."""


def play_study(order: Order, crew: Crew, progress: Progress | None = None) -> Study:
    """Play the main run of an order."""
    planned = deals(order.ruleset, order.players, order.bots, order.games, order.seed)
    games = [*counted(crew.map(watch, planned, together=DEALS_PER_BATCH), len(planned), progress)]
    return Study(order.ruleset, order.players, order.bots, tuple(planned), tuple(games))


def counted(results: Iterable[_Done], total: int, progress: Progress | None) -> Iterator[_Done]:
    """The results as they come, each told to those who follow the progress."""
    for number, result in enumerate(results, 1):
        if progress:
            progress(number, total)
        yield result
