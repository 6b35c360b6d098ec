"""A bot that plays anything the rules allow, every option equally likely."""

from __future__ import annotations

from random import Random

from kunitori.game import View
from kunitori.values.decision import Decision, Option

__all__ = ["RandomBot"]


class RandomBot:
    """Chance itself; the same seed answers the same questions in the same way."""

    name = "random"

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def decide(self, view: View, decision: Decision) -> Option:
        return self._random.choice(decision.options)
