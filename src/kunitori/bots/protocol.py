"""What a bot is: any object with this interface can take a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import Brain
from kunitori.game import View
from kunitori.values.decision import Decision, Option

__all__ = ["Answer", "Bot", "Budget", "InEngine"]

Answer = Option | str
"""One of the options of a decision, or its text."""


class Bot(Protocol):
    """A program that plays.

    It gets the view of its seat and its pending decision, and returns one of the decision's options, or its text. A
    move of several steps is asked for step by step. A bot that needs randomness has its own random stream: the same
    seed, budget and view give the same answer.
    """

    name: str

    def decide(self, view: View, decision: Decision) -> Answer:
        """Choose one of the options of the decision."""
        ...


@runtime_checkable
class InEngine(Protocol):
    """A bot that can also play inside the engine, many games per second, with the same answers."""

    name: str

    def brain(self, rules: Rules, seats: int) -> Brain:
        """The same bot for `kunitori.engine.thinking.match.play`."""
        ...


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision.

    ``nodes`` is the number of simulations and decides what is played. ``seconds`` is only a limit for slow machines
    (0: none), and ``threads`` only make the search faster.
    """

    nodes: int
    seconds: float = 1.0
    threads: int = 1
