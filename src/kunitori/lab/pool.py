"""The bots of the Lab: those that can play inside the engine."""

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
    """A bot for one seat of one game; `BadOptions` if it cannot play this game inside the engine."""
    bot = None if is_outside(name) else new_bot(name, seed)
    if not isinstance(bot, InEngine):
        raise BadOptions("lab-error-bot", bot=name[:40])
    brain = bot.brain(rules, seats)
    brain.seconds = 0.0  # a slow machine must play the same game
    return brain


def default_bots(ruleset: Ruleset, players: int) -> tuple[str, ...]:
    """All strategies of this game (the captain plays one of them), and the strongest bot that does not search."""
    return (*strategies_for(ruleset.cards, players), "lord")


def check_bots(bots: tuple[str, ...], ruleset: Ruleset, players: int) -> None:
    """Raise `BadOptions` if a bot is unknown or cannot play this game."""
    for bot in bots:
        seat(bot, "", rules_of(ruleset), players)
