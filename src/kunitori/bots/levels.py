"""Five levels, from beginner to master, for every game and every number of players.

Three of them have styles: a warrior seeks battle, a merchant money, and a builder action cards. The lower two play by
lists. The captain plays the best list there is, the lord follows a learned mind, and the master searches with it.
docs/bots.md has their measured strength.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kunitori.bots.protocol import Bot, Budget
from kunitori.bots.scripted import STRATEGIES, Library, ScriptedBot
from kunitori.bots.seeds import seed_number
from kunitori.bots.strategy import Strategy
from kunitori.bots.thinking import LearnedBot
from kunitori.cards.sets import CardSet

__all__ = ["ANALYST", "LEVELS", "MASTER", "STYLES", "Level", "captain", "new_level", "style_of", "styles_of"]

MASTER = Budget(1500, 1.0)
"""25 to 250 ms per decision on one core, by game and number of players."""
ANALYST = Budget(40000, 20.0)
"""For analysis, where a second or more is acceptable."""
STYLES = ("warrior", "merchant", "builder")

_TEXTS: Mapping[str, Strategy] = Library("styles")


@dataclass(frozen=True, slots=True)
class Level:
    """A level with its styles."""

    name: str
    styles: tuple[str, ...] = ()


LEVELS: tuple[Level, ...] = (
    Level("beginner", STYLES),
    Level("retainer", STYLES),
    Level("captain"),
    Level("lord", STYLES),
    Level("master"),
)
"""All levels, the weakest first."""


def styles_of(name: str) -> tuple[str, ...]:
    """The styles of a level; other bots have none."""
    return next((level.styles for level in LEVELS if level.name == name), ())


def style_of(level: str, style: str) -> Strategy:
    """The strategy of a level that plays by lists, in a style.

    >>> print(style_of("retainer", "merchant").idea)
    Money that works: Silver, Gold, then Land as often as possible, and small points when the piles run low.
    """
    return _TEXTS[f"{level}_{style}"]


_CAPTAIN = {"kunitori": "warlord", "world_on_fire": "warlord", "world_chaos": "warlord", "moegahara": "hideyori"}
"""The strategies that do best against all kinds of players, at tables of every size (docs/bots.md)."""


def captain(cards: CardSet, seats: int) -> Strategy:
    """What the level `captain` plays: the best strategy for the game, and in mixes ``styles/captain.txt``.

    >>> from kunitori.cards import card_set
    >>> captain(card_set("kunitori"), 2).name, captain(card_set("custom", "trap,moat"), 2).name
    ('warlord', 'captain')
    """
    return STRATEGIES[_CAPTAIN[cards.game]] if cards.game in _CAPTAIN else _TEXTS["captain"]


def new_level(name: str, style: str, seed: int | str | None) -> Bot:
    """A bot of a level that does not search. If no style is given, the seed decides.

    >>> new_level("beginner", "", 7).name, new_level("beginner", "builder", 7).name
    ('beginner/warrior', 'beginner/builder')
    """
    styles = styles_of(name)
    if not styles:
        return ScriptedBot(name, seed, captain)
    style = style or styles[seed_number(seed) % len(styles)]
    if name == "lord":
        return LearnedBot(f"{name}/{style}", seed, character=style)
    return ScriptedBot(f"{name}/{style}", seed, style_of(name, style))
