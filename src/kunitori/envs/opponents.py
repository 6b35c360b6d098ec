"""Who plays the seats that the learner does not."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.bots import InEngine, check_bot, new_bot
from kunitori.engine.thinking.match import Brain
from kunitori.envs.core import Arrangement
from kunitori.errors import BadOptions, quoted

__all__ = ["SEAT", "brains_of"]

SEAT = 0
"""The learner's seat. Who begins is drawn in every game (C1.5), so no seat is better."""


def brains_of(task: Arrangement, opponents: str | Sequence[str] | None) -> list[Brain]:
    """The bots of the other seats: one name for all of them, or one for each."""
    names = [opponents] * (task.players - 1) if isinstance(opponents, str) else [*(opponents or ())]
    if len(names) != task.players - 1:
        raise BadOptions("error-env-opponents", given=len(names), wanted=task.players - 1)
    brains = []
    for name in names:
        check_bot(name, task.cards, task.players)
        bot = new_bot(name, 0)
        if not isinstance(bot, InEngine):
            raise BadOptions("error-env-opponent", bot=quoted(name))
        brains.append(bot.brain(task.rules, task.players))
    return brains
