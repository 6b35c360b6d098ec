"""Five levels, from beginner to master, for every game and every number of players.

The lower two play by lists, in styles that differ: a warrior seeks battle, a merchant money, a builder cards that do
something. The captain plays the best list there is, the lord follows the first thought of a learned mind, and the
master looks ahead. docs/bots.md has their measured strength.
"""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.bots.protocol import Bot, Budget
from kunitori.bots.scripted import ScriptedBot
from kunitori.bots.seeds import seed_number
from kunitori.bots.thinking import LearnedBot, SearchingBot
from kunitori.errors import BadOptions

__all__ = ["ANALYST", "LEVELS", "MASTER", "STYLES", "Level", "new_level"]

MASTER = Budget(2000, 1.0)
"""Looks ahead worth about 50 ms a move on one core."""
ANALYST = Budget(40000, 20.0)
"""For analysis, where a second is not much."""
STYLES = ("warrior", "merchant", "builder")


@dataclass(frozen=True, slots=True)
class Level:
    """A level: how it thinks, and the styles it can have."""

    name: str
    styles: tuple[str, ...] = ()


LEVELS: tuple[Level, ...] = (
    Level("beginner", STYLES),
    Level("retainer", STYLES),
    Level("captain"),
    Level("lord"),
    Level("master"),
)
"""From the weakest to the strongest."""


def new_level(name: str, style: str, seed: int | str | None, budget: Budget | None) -> Bot:
    """A bot of a level; without a style, the seed chooses one."""
    level = next(level for level in LEVELS if level.name == name)
    if style and style not in level.styles:
        raise BadOptions("error-bot-style", bot=name, style=style[:40], styles=level.styles)
    if level.styles:
        style = style or level.styles[seed_number(seed) % len(level.styles)]
        return ScriptedBot(f"{name}/{style}", seed)
    if name == "captain":
        return ScriptedBot("captain", seed)
    if name == "lord":
        return LearnedBot(name, seed)
    return SearchingBot(name, seed, budget or MASTER)
