"""What bots are called at a table: a personal name of the age, and the level as a badge beside it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator

from kunitori.bots.frozen import kind_of_frozen
from kunitori.bots.outside import is_outside
from kunitori.bots.own_lists import is_list_bot
from kunitori.bots.own_minds import is_mind_bot
from kunitori.i18n import Texts

__all__ = ["OUTSIDE", "PERSONS", "bot_badge", "bot_kind", "is_visitor", "personal_names"]

OUTSIDE = "outside"
"""Stands for every bot of the user's own: its command or its file is nobody else's business."""

PERSONS: tuple[str, ...] = (
    "saizo", "jinpachi", "kosuke", "kahei", "genba", "matabei", "denzo", "heizo", "kyutaro", "magoichi", "gonroku",
    "ukon", "sakon", "tatewaki", "hayato", "mondo", "kageyu", "sanai", "shinza", "yazaemon", "kinshichi", "torajiro",
    "danjo", "geki", "kurando", "shume", "hyogo", "sotan", "tenshu", "gensai", "chacha", "matsu", "nene", "kiku",
    "hatsu", "tama", "aya", "kaede", "chiyo", "kasumi", "tsuru", "fuji", "ume", "kita", "sayo", "shino", "akane",
    "yuki",
)  # fmt: skip
"""Retainers, stewards and ladies; far more than a table has seats."""


def personal_names(number: int, table: str, say: Texts, is_free: Callable[[str], bool]) -> list[str]:
    """Different names for this many bots, always the same ones at the same table.

    >>> from kunitori.i18n import texts
    >>> personal_names(3, "a table", texts("en"), lambda name: name != "Mondo")
    ['Tatewaki', 'Chiyo', 'Ukon']
    >>> personal_names(2, "a table", texts("ja"), lambda name: True)
    ['帯刀', '主水']
    """
    free = (name for name in _in_order(table, say) if is_free(name))
    return [next(free) for _ in range(number)]


def _in_order(table: str, say: Texts) -> Iterator[str]:
    order = sorted(PERSONS, key=lambda person: hashlib.sha256(f"{table} {person}".encode()).digest())
    return (say(f"person-{person}") for person in order)


def is_visitor(bot: str) -> bool:
    """Whether a bot is a program, a mind or a list of the user's own, which other machines do not have.

    >>> [is_visitor(bot) for bot in ("lord", "mind:my.json", "list:my.txt", "exec:./my_bot")]
    [False, True, True, True]
    """
    return is_outside(bot) or is_mind_bot(bot) or is_list_bot(bot)


def bot_kind(bot: str) -> str:
    """The level or strategy of a bot, without its style and budget.

    >>> [bot_kind(bot) for bot in ("captain", "lord/builder", "master@500", "exec:./my_bot", "frozen1:lord", "lord-v1")]
    ['captain', 'lord', 'master', 'outside', 'lord', 'lord']
    """
    return OUTSIDE if is_visitor(bot) else kind_of_frozen(bot).partition("@")[0].partition("/")[0]


def bot_badge(bot: str, say: Texts) -> str:
    """The same in words.

    >>> from kunitori.i18n import texts
    >>> [bot_badge(bot, texts("en")) for bot in ("captain", "beginner/warrior", "master@500", "exec:./my_bot")]
    ['Captain', 'Recruit', 'Master', 'Visitor']
    """
    return say(f"bot-{bot_kind(bot).replace('_', '-')}.name")
