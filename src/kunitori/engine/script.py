"""Chance that is chosen from outside: the numbers that a state draws, one after another (docs/decisions/0033).

Where the script ends, the first number that is missing is noted, with what there was to choose from, and every draw
gives 0. What is played from there on is to be thrown away, and played again with a longer script.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .consts import *


class DrawScript:
    """The numbers to draw, and the first draw that they are not enough for."""

    numbers: list[int]
    weights: list[int]  # of each outcome: how many of the equally likely numbers lead to it

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        if len(numbers) > LONGEST_SCRIPT:
            raise ValueError(len(numbers))
        if not cython.compiled:
            self.numbers = [0] * LONGEST_SCRIPT
            self.weights = [0] * K
        self.n: int = len(numbers)
        for i in range(self.n):
            self.numbers[i] = numbers[i]
        self.i: int = 0
        self.missing: int = 0  # how many numbers there are to choose from, or 0 if none was missing
        self.stream: int = 0
        self.last: int = 0

    def outcomes(self) -> list[tuple[int, int]]:
        """What the missing number decides, a card kind or a seat, each with its weight."""
        return [(k, self.weights[k]) for k in range(K) if self.weights[k] > 0]

    def number(self, outcome: int) -> int:
        """The first number that leads to an outcome."""
        total = 0
        for k in range(outcome):
            total += self.weights[k]
        return total
