"""Bots: programs that play. A bot sees only what its seat may know, and answers its own decisions."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace

from kunitori.bots.frozen import check_frozen_bot, frozen_bot, is_frozen
from kunitori.bots.levels import ANALYST, LEVELS, MASTER, new_level, styles_of
from kunitori.bots.outside import is_outside, outside_bot
from kunitori.bots.own_lists import check_list_bot, is_list_bot, list_bot
from kunitori.bots.own_minds import check_mind_bot, is_mind_bot, mind_bot, nodes_of
from kunitori.bots.protocol import Answer, Bot, Budget, InEngine
from kunitori.bots.random import RandomBot
from kunitori.bots.scripted import STRATEGIES, ScriptedBot, strategies_for
from kunitori.bots.thinking import LearnedBot, SearchingBot
from kunitori.bots.unknown import unknown_bot
from kunitori.cards.facts import game_name
from kunitori.cards.sets import CardSet
from kunitori.errors import BadOptions

__all__ = [
    "BOTS", "LEVELS", "STRATEGIES", "Answer", "Bot", "Budget", "InEngine", "LearnedBot", "RandomBot", "ScriptedBot",
    "SearchingBot", "bots_for", "check_bot", "new_bot",
]  # fmt: skip

_LEVEL_NAMES = tuple(level.name for level in LEVELS)
BOTS: tuple[str, ...] = (*_LEVEL_NAMES, "analyst", *STRATEGIES, "random")
"""All bots by name, levels first. Outside bots are named differently (docs/writing-a-bot.md)."""

_THINKERS = {"master": MASTER, "analyst": ANALYST}
_NAME = re.compile(r"(?P<bot>[a-z_]+)(?:/(?P<style>[a-z_]+))?(?:@(?P<nodes>[0-9]{1,7}))?")


def bots_for(cards: CardSet, seats: int) -> tuple[str, ...]:
    """The bots that can play with these cards at a table of this size.

    >>> from kunitori.cards import card_set
    >>> "military" in bots_for(card_set("kunitori"), 2), "military" in bots_for(card_set("moegahara"), 2)
    (True, False)
    """
    return (*_LEVEL_NAMES, "analyst", *strategies_for(cards, seats), "random")


def check_bot(name: str, cards: CardSet, seats: int, *, without: Collection[str] = ()) -> None:
    """Raise `BadOptions` for an unknown bot, or one that cannot play with these cards at a table of this size.

    The bots in ``without`` count as unknown.
    """
    if is_outside(name):
        new_bot(name)
        return
    if is_frozen(name):
        check_frozen_bot(name, cards)
        return
    if is_mind_bot(name):
        new_bot(name)
        check_mind_bot(name, cards)
        return
    if is_list_bot(name):
        check_list_bot(name, cards, seats)
        return
    here = tuple(bot for bot in bots_for(cards, seats) if bot not in without)
    kind = name.partition("@")[0].partition("/")[0]
    if kind not in BOTS or kind in without:
        raise unknown_bot(name, here)
    new_bot(name)
    if kind not in here:
        raise BadOptions("error-strategy-unsuited", bot=name, game=game_name(cards.game), bots=here)


def new_bot(
    name: str,
    seed: int | str | None = None,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
) -> Bot:
    """The bot for a seat, by name: terminal, tables, arena and library seat all bots with this function.

    A style can follow a level (``beginner/warrior``), and a budget in simulations a bot that searches (``master@500``).
    ``seconds`` caps the budget; ``threads`` only make it faster. The bot's name contains its style even if you did not
    choose one. Its randomness comes from its own seed, never from the game's. ``mind:FILE`` plays by the weights that
    `kunitori train` wrote, ``mind@500:FILE`` looks ahead with them, and ``list:FILE`` plays by a list.

    >>> new_bot("money").name, new_bot("master@500").budget.nodes
    ('money', 500)
    >>> new_bot("merlin")
    Traceback (most recent call last):
    ...
    kunitori.errors.BadOptions: There is no bot “merlin” here. Choose one of ...
    """
    if is_outside(name):
        return outside_bot(name, seed, seconds=seconds)
    if is_frozen(name):
        return frozen_bot(name, seed)
    if is_mind_bot(name):
        named = nodes_of(name)
        return mind_bot(name, seed, _budget(MASTER, named, nodes, seconds, threads) if named else None)
    if is_list_bot(name):
        return list_bot(name, seed)
    found = _NAME.fullmatch(name)
    if not found or found["bot"] not in BOTS:
        raise unknown_bot(name, BOTS)
    bot, style = found["bot"], found["style"] or ""
    if style not in ("", *styles_of(bot)):
        if not styles_of(bot):
            others = tuple(level.name for level in LEVELS if level.styles)
            raise BadOptions("error-bot-no-style", bot=bot, bots=others)
        raise BadOptions("error-bot-style", bot=bot, style=style[:40], styles=styles_of(bot))
    if bot in _THINKERS:
        return SearchingBot(name, seed, _budget(_THINKERS[bot], found["nodes"], nodes, seconds, threads))
    if found["nodes"]:
        raise BadOptions("error-bot-budget", bot=bot)
    if bot in _LEVEL_NAMES:
        return new_level(bot, style, seed)
    return RandomBot(seed) if bot == "random" else ScriptedBot(bot, seed)


def _budget(usual: Budget, named: str | None, nodes: int | None, seconds: float | None, threads: int) -> Budget:
    simulations = int(named) if named else usual.nodes if nodes is None else nodes
    cap = usual.seconds if seconds is None else seconds
    if simulations < 4 or not cap >= 0 or not 1 <= threads <= 64:
        raise BadOptions("error-bot-nodes")
    return replace(usual, nodes=simulations, seconds=cap, threads=threads)
