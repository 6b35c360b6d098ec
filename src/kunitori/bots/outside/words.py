"""The messages to an outside bot: plain data with plain names, for programs that do not use this library.

Views and decisions are in the words of `View.to_data`. docs/writing-a-bot.md describes everything with examples.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from kunitori.cards.sets import CardSet
from kunitori.engine.turn import winner
from kunitori.game import View
from kunitori.game.words import said

__all__ = ["PROTOCOL", "cards_data", "line", "lines", "result_data"]

PROTOCOL = 1
"""The version of the protocol; it is raised only when an existing message changes its meaning."""


def line(type: str, **data: Any) -> bytes:
    """A message as a line of JSON.

    >>> line("hello", protocol=1).decode().rstrip()
    '{"type":"hello","protocol":1}'
    """
    return lines([{"type": type, **data}])


def lines(messages: Iterable[Mapping[str, Any]]) -> bytes:
    """Messages as lines of JSON."""
    return b"".join(json.dumps(message, separators=(",", ":")).encode() + b"\n" for message in messages)


def result_data(view: View) -> dict[str, Any]:
    """How a game ended: the points of all seats (C8.2) and who won (C8.3), or which team (M8.2)."""
    first = winner(view.known_state)
    winners = [*range(first, len(view.seats), 2)] if view.cards.teams else [first]
    return {"scores": [seat.points for seat in view.seats], "winners": winners}


def cards_data(cards: CardSet) -> dict[str, Any]:
    """The numbers of every card of a game; zero, false and empty values are left out.

    >>> from kunitori.cards import card_set
    >>> cards_data(card_set("kunitori"))["copper"]
    {'category': 'treasure', 'copies': 40, 'cost': 1, 'money': 1}
    """
    unsaid = ("id", "game", "names", "wording", "author", "picture", "provenance", "coined")
    return {card.id: said(card, ("category", "copies", "cost"), unsaid) for card in cards.facts}
