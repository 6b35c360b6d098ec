"""A bot that buys money, and land with the money: the list every other strategy has to beat."""

from __future__ import annotations

from collections.abc import Iterator

from kunitori.game import View
from kunitori.values.decision import Decision, Option

__all__ = ["MoneyBot"]


class MoneyBot:
    """Plays by a list: the first move on it that is open. It never attacks, and takes what it is offered."""

    name = "money"

    def __init__(self, seed: int | str | None = None) -> None:
        """The list leaves nothing to chance; the seed is taken because every bot is made with one."""

    def decide(self, view: View, decision: Decision) -> Option:
        options = {option.text: option for option in decision.options}
        return next((options[move] for move in _wishes(view) if move in options), decision.options[0])


def _wishes(view: View) -> Iterator[str]:
    is_late = view.is_last_round or view.pool.get("land", 0) <= 3
    yield from ("play copper", "play silver", "play gold")
    yield "buy land"
    if is_late:
        yield "buy town"
    yield "buy gold"
    if is_late:
        yield "buy village"
    yield "buy silver"
    yield from ("take land", "take town", "take village")
    yield from ("show none", "reinforcements", "end")
