"""The sparring partners that a mind learns against."""

from __future__ import annotations

from kunitori.bots.scripted import SPARRING
from kunitori.cards.sets import CardSet
from kunitori.engine.thinking.plan import Plan

__all__ = ["partners"]


def partners(cards: CardSet, seats: int) -> list[Plan]:
    """The plans of all partners that can play with these cards at a table of this size."""
    scripts = (strategy.script(cards, seats) for strategy in SPARRING.values())
    return [script.plan(cards) for script in scripts if script]
