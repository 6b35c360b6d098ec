"""A bot that plays anything the rules allow, every option equally likely."""

from __future__ import annotations

from kunitori.bots.seeds import chosen, seed_number
from kunitori.engine.consts import RANDOM
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import Brain, answer
from kunitori.game import View
from kunitori.values.decision import Decision, Option

__all__ = ["RandomBot"]


class RandomBot:
    """Chance itself; the same seed answers the same questions in the same way."""

    name = "random"

    def __init__(self, seed: int | str | None = None) -> None:
        self._brain = Brain(RANDOM, seed_number(seed))

    def brain(self, rules: Rules, seats: int) -> Brain:
        """The same player for matches inside the engine."""
        return self._brain

    def decide(self, view: View, decision: Decision) -> Option:
        return chosen(decision, answer(view._known, self._brain))
