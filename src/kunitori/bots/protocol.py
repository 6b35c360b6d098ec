"""What a bot is. Anything with this shape can take a seat."""

from __future__ import annotations

from typing import Protocol

from kunitori.game import View
from kunitori.values.decision import Decision, Option

__all__ = ["Bot"]


class Bot(Protocol):
    """A player that is a program.

    It gets the view of its own seat and the pending decision, which is its own, and returns one of the decision's
    options. A move of several steps is asked for step by step. A bot that needs chance has a random stream of its own.
    """

    name: str

    def decide(self, view: View, decision: Decision) -> Option:
        """One of the options of the decision."""
        ...
