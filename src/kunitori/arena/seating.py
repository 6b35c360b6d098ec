"""Seating.

A *line-up* is the bots of one table. It is played in all *rotations*: every bot takes every seat once. Three or more
bots can sit around a table in several orders; the deals alternate between them, so that no bot always follows the same
neighbour.

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
"""The bot of each seat, by its place in the list of bots."""
Lineup: TypeAlias = tuple[Seating, ...]
"""The bots of one table, in every order around it."""


def lineups(bots: int, players: int, in_teams: bool = False) -> tuple[Lineup, ...]:
    """All tables that a number of bots form.

    As many bots as seats form one table; more play in all combinations. If there are fewer, the last one fills the
    remaining seats. In Moegahara each bot then plays for a whole team (M1.1), and every team meets every other.
    """
    if in_teams and bots < players:
        return tuple((tuple(pair) * (players // 2),) for pair in combinations(range(bots), 2))
    seated = min(bots, players)
    return tuple(_orders((*table, *[table[-1]] * (players - seated))) for table in combinations(range(bots), seated))


def _orders(table: Seating) -> Lineup:
    return tuple((table[0], *rest) for rest in sorted({*permutations(table[1:])}))


def rotations(seating: Seating) -> tuple[Seating, ...]:
    """The same order around the table, started at every seat; duplicates are left out."""
    turned = [seating[-i:] + seating[:-i] for i in range(len(seating))]
    return tuple(dict.fromkeys(turned))
