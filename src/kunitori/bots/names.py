"""What bots are called at a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kunitori.bots.outside import is_outside
from kunitori.i18n import Texts

__all__ = ["OUTSIDE", "bot_names"]

OUTSIDE = "outside"
"""Stands for every outside bot: its command is nobody else's business."""


def bot_names(bots: Sequence[str], say: Texts, taken: Collection[str] = ()) -> list[str]:
    """A name for each bot, different from the others and from the names already taken.

    >>> from kunitori.i18n import texts
    >>> bot_names(["money", "money", "beginner/warrior", "master@500", "exec:./my_bot"], texts("en"), ["Master"])
    ['Merchant', 'Merchant 2', 'Ashigaru', 'Master 2', 'Visitor']
    """
    names: list[str] = []
    for bot in bots:
        name = free = say(f"bot-{_message_id(bot)}.name")
        number = 1
        while free in taken or free in names:
            number += 1
            free = f"{name} {number}"
        names.append(free)
    return names


def _message_id(bot: str) -> str:
    """A bot with its style and without its budget, as the catalogues spell it."""
    return OUTSIDE if is_outside(bot) else bot.partition("@")[0].replace("/", "-").replace("_", "-")
