"""Players that are programs. They see what a seat may know, never more, and answer the one decision that is theirs."""

from __future__ import annotations

from kunitori.bots.money import MoneyBot
from kunitori.bots.protocol import Bot
from kunitori.bots.random import RandomBot
from kunitori.errors import BadOptions

__all__ = ["BOTS", "Bot", "MoneyBot", "RandomBot", "new_bot"]

BOTS: dict[str, type[MoneyBot] | type[RandomBot]] = {"money": MoneyBot, "random": RandomBot}
"""All bots by name."""


def new_bot(name: str, seed: int | str | None = None) -> Bot:
    """A bot of that name. Its chance comes from its own seed and has nothing to do with the game's.

    >>> new_bot("money").name
    'money'
    >>> new_bot("merlin")
    Traceback (most recent call last):
    ...
    kunitori.errors.BadOptions: There is no bot “merlin” here. Choose one of money and random.
    """
    if name not in BOTS:
        raise BadOptions("error-unknown-bot", bot=name[:40], bots=tuple(BOTS))
    return BOTS[name](seed)
