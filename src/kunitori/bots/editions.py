"""Editions: which lists and weights a bot plays by, as a short fingerprint.

The name of a level stays when its list or its mind is improved. What was made with a bot names the edition besides.
"""

from __future__ import annotations

import hashlib

from kunitori.bots import new_bot
from kunitori.bots.levels import STYLES, captain, style_of, styles_of
from kunitori.bots.own_lists import is_list_bot, own_list
from kunitori.bots.scripted import STRATEGIES
from kunitori.bots.thinking import LearnedBot, SearchingBot
from kunitori.cards.sets import CardSet
from kunitori.minds import mind_file, mind_name, write_mind
from kunitori.minds.own import own_mind_file

__all__ = ["edition"]

_DIGITS = 12


def edition(bot: str, cards: CardSet, seats: int) -> str:
    """The edition of a bot at a table: its name, and a hash of what it plays by.

    >>> from kunitori.cards import card_set
    >>> edition("captain", card_set("kunitori"), 2).partition("+")[0]
    'captain'
    >>> edition("lord", card_set("kunitori"), 2) == edition("lord", card_set("kunitori"), 3)
    False
    """
    digest = hashlib.sha256(_plays_by(bot, cards, seats).encode()).hexdigest()
    return f"{bot}+{digest[:_DIGITS]}"


def _plays_by(bot: str, cards: CardSet, seats: int) -> str:
    made = new_bot(bot, 0)
    if isinstance(made, LearnedBot):
        budget = f"{made.budget.nodes}\n" if isinstance(made, SearchingBot) else ""
        file = mind_file(mind_name(cards, seats)) if made.file is None else own_mind_file(made.file)
        return budget + write_mind(file)
    if is_list_bot(bot):
        return str(own_list(bot))
    level, _, style = bot.partition("/")
    if styles_of(level):
        return "\n".join(repr(style_of(level, each)) for each in ([style] if style else STYLES))
    if level == "captain":
        return repr(captain(cards, seats))
    return repr(STRATEGIES[bot]) if bot in STRATEGIES else bot
