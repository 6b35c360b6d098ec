"""The lists that a mind learns against: its sparring partners, and lists that nobody has thought of."""

from __future__ import annotations

from random import Random

from kunitori.bots.changes import changed
from kunitori.bots.scripted import SPARRING
from kunitori.bots.strategy import Script
from kunitori.cards.sets import CardSet
from kunitori.engine.thinking.plan import Plan

__all__ = ["inventions", "partners"]


_INVENTIONS = 10
_MOST_CHANGES = 12


def partners(cards: CardSet, seats: int) -> dict[str, Plan]:
    """The plans of all partners that can play with these cards at a table of this size, by name."""
    return {name: script.plan(cards) for name, script in _scripts(cards, seats).items()}


def inventions(cards: CardSet, seats: int, seed: str) -> list[Plan]:
    """The plans of some partners after random changes: what people come up with follows no list of ours."""
    chance = Random(f"inventions {seed}")
    scripts = [*_scripts(cards, seats).values()]
    found = []
    for _ in range(_INVENTIONS):
        script = chance.choice(scripts)
        for _ in range(chance.randint(1, _MOST_CHANGES)):
            script = changed(script, cards, chance)
        found.append(script.plan(cards))
    return found


def _scripts(cards: CardSet, seats: int) -> dict[str, Script]:
    found = {name: strategy.script(cards, seats) for name, strategy in SPARRING.items()}
    return {name: script for name, script in found.items() if script}
