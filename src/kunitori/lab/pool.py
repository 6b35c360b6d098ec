"""The bots that the Lab lets play: those that can play inside the engine."""

from __future__ import annotations

from kunitori.bots import InEngine, new_bot
from kunitori.bots.outside import is_outside
from kunitori.bots.scripted import strategies_for
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import Brain
from kunitori.errors import BadOptions
from kunitori.lab.rulesets import Ruleset, rules_of

__all__ = ["check_bots", "default_bots", "seat"]


def seat(name: str, seed: str, rules: Rules, seats: int) -> Brain:
    """A bot of that name for one seat of one game; `BadOptions` if it cannot play this game inside the engine."""
    bot = None if is_outside(name) else new_bot(name, seed)
    if not isinstance(bot, InEngine):
        raise BadOptions("lab-error-bot", bot=name[:40])
    brain = bot.brain(rules, seats)
    brain.seconds = 0.0  # a slow machine must not play another game
    return brain


def default_bots(ruleset: Ruleset, players: int) -> tuple[str, ...]:
    """Every strategy that this game has, and the strongest bot that needs no time; the captain is one of the lists."""
    return (*strategies_for(ruleset.cards, players), "lord")


def check_bots(bots: tuple[str, ...], ruleset: Ruleset, players: int) -> None:
    """`BadOptions` if one of them is unknown, or cannot play this game."""
    for bot in bots:
        seat(bot, "", rules_of(ruleset), players)
