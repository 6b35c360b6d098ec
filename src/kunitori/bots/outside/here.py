"""A Python class that plays in this process, for speed and at its owner's risk: nothing holds it in or hurries it."""

from __future__ import annotations

import secrets

from kunitori.bots.failures import last_line
from kunitori.bots.guard import LeavingBot
from kunitori.bots.outside.bot import seed_for
from kunitori.bots.outside.classes import maker
from kunitori.bots.protocol import Answer, Bot
from kunitori.errors import BadOptions, quoted
from kunitori.game import View
from kunitori.values.decision import Decision

__all__ = ["HereBot"]

_LONGEST = 160


class HereBot:
    """Imports the class at once; makes the bot with the first question of a game, and drops it with the last."""

    def __init__(self, name: str, target: str, seed: int | str | None = None) -> None:
        self.name = name
        try:
            self._make = maker(target)
        except Exception as error:
            line = quoted(last_line(error), _LONGEST)
            raise BadOptions("error-bot-no-class", name=quoted(target, _LONGEST), line=line) from None
        self._seed = secrets.randbits(53) if seed is None else seed_for(seed)
        self._bot: Bot | None = None

    def decide(self, view: View, decision: Decision) -> Answer:
        if self._bot is None:
            self._bot = self._make(self._seed)
        return self._bot.decide(view, decision)

    def leave(self, view: View | None) -> None:
        """The game is over; the next one begins with a new bot."""
        bot, self._bot = self._bot, None
        if isinstance(bot, LeavingBot):
            bot.leave(view)
