"""What a bot is. Anything with this shape can take a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import Brain
from kunitori.game import View
from kunitori.values.decision import Decision, Option

__all__ = ["Bot", "Budget", "InEngine"]


class Bot(Protocol):
    """A player that is a program.

    It gets the view of its own seat and the pending decision, which is its own, and returns one of the decision's
    options. A move of several steps is asked for step by step. A bot that needs chance has a random stream of its own:
    with the same seed and budget the same view gets the same answer.
    """

    name: str

    def decide(self, view: View, decision: Decision) -> Option:
        """One of the options of the decision."""
        ...


@runtime_checkable
class InEngine(Protocol):
    """A bot that can also play inside the engine, many games a second; there it answers just as it does outside."""

    name: str

    def brain(self, rules: Rules, seats: int) -> Brain:
        """The same player for `kunitori.engine.thinking.match.play`."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision.

    ``nodes`` are looks ahead, and decide what is played; ``seconds`` are only a cap for slow machines (0: none), and
    ``threads`` only make it faster.
    """

    nodes: int
    seconds: float = 1.0
    threads: int = 1
