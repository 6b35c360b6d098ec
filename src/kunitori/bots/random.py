"""A bot that plays at random."""

from __future__ import annotations

from kunitori.bots.seeds import chosen, seed_number
from kunitori.engine.consts import RANDOM
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import Brain, answer
from kunitori.game import View
from kunitori.values.decision import Decision, Option

__all__ = ["RandomBot"]


class RandomBot:
    """Chooses every option with equal probability; the same seed and view give the same answer."""

    name = "random"

    def __init__(self, seed: int | str | None = None) -> None:
        self._brain = Brain(RANDOM, seed_number(seed))

    def brain(self, rules: Rules, seats: int) -> Brain:
        """The same bot for matches inside the engine."""
        return self._brain

    def decide(self, view: View, decision: Decision) -> Option:
        return chosen(decision, answer(view.known_state, self._brain))
