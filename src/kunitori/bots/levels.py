"""Five levels, from beginner to master, for every game and every number of players.

The lower two play by lists, in styles that differ: a warrior seeks battle, a merchant money, a builder cards that do
something. The captain plays the best list there is, the lord follows the inclinations of a learned mind, and the
master looks ahead. docs/bots.md has their measured strength.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from kunitori.bots.protocol import Bot, Budget
from kunitori.bots.scripted import STRATEGIES, Library, ScriptedBot
from kunitori.bots.seeds import seed_number
from kunitori.bots.strategy import Strategy
from kunitori.bots.thinking import LearnedBot, SearchingBot
from kunitori.errors import BadOptions

__all__ = ["ANALYST", "LEVELS", "MASTER", "STYLES", "Level", "captain", "new_level", "style_of"]

MASTER = Budget(2000, 1.0)
"""Looks ahead worth about 50 ms a move on one core."""
ANALYST = Budget(40000, 20.0)
"""For analysis, where a second is not much."""
STYLES = ("warrior", "merchant", "builder")

_TEXTS: Mapping[str, Strategy] = Library("styles")
_BEST = {
    "kunitori": "start_dash",
    "world_on_fire": "destroyers",
    "world_chaos": "destroyers",
    "moegahara": "money",
}


@dataclass(frozen=True, slots=True)
class Level:
    """A level: its name, and the styles it can have."""

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


def style_of(level: str, style: str) -> Strategy:
    """What a level plays in a style.

    >>> print(style_of("retainer", "merchant").idea)
    Money that works: Silver, Gold, then Land as often as it can be paid, and the small points when the piles run low.
    """
    return _TEXTS[f"{level}_{style}"]


@cache
def captain() -> Strategy:
    """The best script for every game; a mix is played by the one that lacks fewest cards."""
    scripts = [
        replace(script, games=(game,))
        for game, name in _BEST.items()
        for script in STRATEGIES[name].scripts
        if game in script.games
    ]
    return Strategy("captain", "", tuple(scripts))


def new_level(name: str, style: str, seed: int | str | None, budget: Budget | None) -> Bot:
    """A bot of a level; without a style the seed chooses one, and without a seed chance does.

    >>> new_level("beginner", "", 7, None).name, new_level("beginner", "builder", 7, None).name
    ('beginner/warrior', 'beginner/builder')
    """
    level = next(level for level in LEVELS if level.name == name)
    if style and style not in level.styles:
        raise BadOptions("error-bot-style", bot=name, style=style[:40], styles=level.styles)
    if level.styles:
        style = style or level.styles[seed_number(seed) % len(level.styles)]
        return ScriptedBot(f"{name}/{style}", seed, style_of(name, style))
    if name == "captain":
        return ScriptedBot(name, seed, captain())
    if name == "lord":
        return LearnedBot(name, seed)
    return SearchingBot(name, seed, budget or MASTER)
