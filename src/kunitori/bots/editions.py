"""Editions: which lists and weights a bot plays by, as a short fingerprint.

The name of a level stays when its list or its mind is improved. What was made with a bot names the edition besides.
"""

from __future__ import annotations

import hashlib

from kunitori.bots import new_bot
from kunitori.bots.frozen import frozen_hash, is_frozen
from kunitori.bots.levels import captain, style_of, styles_of
from kunitori.bots.own_lists import is_list_bot, own_list
from kunitori.bots.scripted import STRATEGIES
from kunitori.bots.thinking import LearnedBot, SearchingBot
from kunitori.cards.sets import CardSet
from kunitori.minds import mind_file, mind_name, write_mind
from kunitori.minds.character import CHARACTERS, LIKING
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
    if is_frozen(bot):
        return frozen_hash(bot, cards.game, seats)
    level, _, style = bot.partition("/")
    styles = (style,) if style and styles_of(level) else styles_of(level)
    made = new_bot(bot, 0)
    if isinstance(made, LearnedBot):
        budget = f"{made.budget.nodes}\n" if isinstance(made, SearchingBot) else ""
        characters = "".join(f"{LIKING} {CHARACTERS[each]}\n" for each in styles)
        file = mind_file(mind_name(cards, seats)) if made.file is None else own_mind_file(made.file)
        return budget + characters + write_mind(file)
    if is_list_bot(bot):
        return str(own_list(bot))
    if styles:
        return "\n".join(repr(style_of(level, each)) for each in styles)
    if level == "captain":
        return repr(captain(cards, seats))
    return repr(STRATEGIES[bot]) if bot in STRATEGIES else bot
