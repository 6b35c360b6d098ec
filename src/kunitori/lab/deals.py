"""Deals: every set of shuffles is played several times, so that each bot takes every seat once.

A deal gives the same cards to every bot that takes a seat, as in duplicate bridge. What remains is skill, and the seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from kunitori.lab.games import Observation, Task, observe
from kunitori.lab.rulesets import Ruleset

__all__ = ["Deal", "Gauge", "deals", "gauge", "gauge_of", "side_bots", "watch"]


@dataclass(frozen=True, slots=True)
class Deal:
    """One set of shuffles and the bots that play it, one per side: a seat, or in Moegahara a team (M1.1).

    With a ``barred`` card, each side in turn may not buy it; otherwise the bots rotate through the seats.
    """

    ruleset: Ruleset
    players: int
    seed: str
    lineup: tuple[str, ...]
    barred: str = ""

    @property
    def games(self) -> int:
        """The number of games; rotations that would seat the same bots again are not played."""
        sides = len(self.lineup)
        if self.barred:
            return sides
        return next(n for n in range(1, sides + 1) if side_bots(self.lineup, n) == self.lineup)

    def tasks(self) -> Iterator[Task]:
        """The games of this deal."""
        sides = len(self.lineup)
        for turn in range(self.games):
            around = self.lineup if self.barred else side_bots(self.lineup, turn)
            bots = tuple(around[seat % sides] for seat in range(self.players))
            barred_seats = tuple(range(turn, self.players, sides)) if self.barred else ()
            yield Task(self.ruleset, bots, self.seed, self.barred, barred_seats)


def side_bots(lineup: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """The bot of each side after a number of rotations.

    >>> side_bots(("a", "b", "c"), 1)
    ('c', 'a', 'b')
    """
    turn %= len(lineup)
    return (*lineup[-turn:], *lineup[:-turn]) if turn else lineup


def deals(ruleset: Ruleset, players: int, bots: Sequence[str], games: int, seed: str) -> list[Deal]:
    """Deals for about that many games, in which all bots play equally often, against all others.

    >>> [deal.lineup for deal in deals(Ruleset("kunitori"), 2, ("a", "b", "c", "d"), 8, "x")]
    [('c', 'd'), ('b', 'a'), ('d', 'c'), ('b', 'a')]
    """
    sides = ruleset.sides or players
    found: list[Deal] = []
    left = games
    for lineup in _lineups(bots, sides, Random(f"lineups {seed}")):
        if left <= 0:
            break
        found.append(Deal(ruleset, players, f"{seed} {len(found)}", lineup))
        left -= found[-1].games
    return found


def _lineups(bots: Sequence[str], sides: int, chance: Random) -> Iterator[tuple[str, ...]]:
    """Endless tables: the bots are shuffled and seated; those left over wait for the next shuffle."""
    while True:
        order = chance.sample([*bots], len(bots))
        while len(order) < sides:
            order += order
        for start in range(0, len(order) - sides + 1, sides):
            yield tuple(islice(order, start, start + sides))


def watch(deal: Deal) -> tuple[Observation, ...]:
    """Play a deal."""
    return tuple(observe(task) for task in deal.tasks())


@dataclass(frozen=True, slots=True)
class Gauge:
    """A deal in a few numbers: means over its games."""

    rounds: float
    sides: tuple[float, ...]
    """How often each side won; with a barred card, the first is the side that may not buy it."""
    bots: tuple[tuple[str, float], ...]
    """How often each bot of the lineup won."""
    bought: tuple[tuple[str, float], ...]
    """Copies of each card bought per player."""
    battles: float
    attacked: float
    """The share of battles in which the attacker was ahead; 0 without a battle."""
    points: float
    """Of the winner."""


def gauge(deal: Deal) -> Gauge:
    """Play a deal and keep only its gauge."""
    return gauge_of(deal, watch(deal))


def gauge_of(deal: Deal, games: Sequence[Observation]) -> Gauge:
    """The gauge of a played deal."""
    sides, n = len(deal.lineup), len(games)
    won, bots, bought = [0.0] * sides, Counter[str](), Counter[str]()
    for turn, (task, game) in enumerate(zip(deal.tasks(), games, strict=True)):
        side = game.winners[0] % sides
        won[(side - turn) % sides if deal.barred else side] += 1
        bots[task.bots[side]] += 1
        bought.update(purchase.card for purchase in game.purchases)
    battles = [battle for game in games for battle in game.battles]
    return Gauge(
        sum(game.rounds for game in games) / n,
        tuple(wins / n for wins in won),
        tuple((bot, bots[bot] / n) for bot in dict.fromkeys(deal.lineup)),
        tuple((card, count / n / deal.players) for card, count in sorted(bought.items())),
        len(battles) / n,
        sum(battle.attack > battle.defence for battle in battles) / max(1, len(battles)),
        sum(max(game.points) for game in games) / n,
    )
