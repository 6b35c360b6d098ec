"""Who sits where.

A *line-up* is the bots of one table. It is played in all *rotations*: everybody sits on every seat once. With three or
more at a table there are several orders around it; the deals take them in turn, so that nobody always sits after the
same neighbour.

>>> lineups(3, 2)
(((0, 1),), ((0, 2),), ((1, 2),))
>>> lineups(2, 4)
(((0, 1, 1, 1),),)
>>> lineups(2, 4, in_teams=True)
(((0, 1, 0, 1),),)
>>> rotations((0, 1, 1))
((0, 1, 1), (1, 0, 1), (1, 1, 0))
"""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TypeAlias

__all__ = ["Lineup", "Seating", "lineups", "rotations"]

Seating: TypeAlias = tuple[int, ...]
"""For each seat the bot that sits there, by its place in the list of bots."""
Lineup: TypeAlias = tuple[Seating, ...]
"""The bots of one table, in every order around it."""


def lineups(bots: int, players: int, in_teams: bool = False) -> tuple[Lineup, ...]:
    """Every table that so many bots make.

    As many bots as seats sit down once; more play in all combinations. Are there fewer, the last one fills the seats
    that are left; in Moegahara every bot fields a whole team then (M1.1), and every team meets every other.
    """
    if in_teams and bots < players:
        return tuple((tuple(pair) * (players // 2),) for pair in combinations(range(bots), 2))
    seated = min(bots, players)
    return tuple(_orders((*table, *[table[-1]] * (players - seated))) for table in combinations(range(bots), seated))


def _orders(table: Seating) -> Lineup:
    return tuple((table[0], *rest) for rest in sorted({*permutations(table[1:])}))


def rotations(seating: Seating) -> tuple[Seating, ...]:
    """The same order around the table from every seat; what would be the same game twice is left out."""
    turned = [seating[-i:] + seating[:-i] for i in range(len(seating))]
    return tuple(dict.fromkeys(turned))
