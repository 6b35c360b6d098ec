"""Sparring partners: lists that a mind learns against. Nobody tunes them: a course can be repeated to the last bit."""

from __future__ import annotations

from functools import cache
from importlib import resources

from kunitori.bots.strategy import Strategy
from kunitori.cards.sets import CardSet
from kunitori.engine.thinking.plan import Plan

__all__ = ["partners"]

_SUFFIX = ".txt"


@cache
def _strategies() -> tuple[Strategy, ...]:
    files = sorted(resources.files(__name__).iterdir(), key=lambda file: file.name)
    return tuple(
        Strategy.read(file.name.removesuffix(_SUFFIX), file.read_text(encoding="utf-8"))
        for file in files
        if file.name.endswith(_SUFFIX)
    )


def partners(cards: CardSet, seats: int) -> list[Plan]:
    """The plans that can be played with these cards at a table of so many."""
    scripts = (strategy.script(cards, seats) for strategy in _strategies())
    return [script.plan(cards) for script in scripts if script]
