"""Whether a card is better than another in every respect, which no price makes up for.

>>> from kunitori.cards.loader import game_cards
>>> from kunitori.cards.own_cards import read_own_card
>>> silver = game_cards("kunitori")["silver"]
>>> pearl = read_own_card("pearl", {"category": "treasure", "copies": 10, "cost": 3, "money": 3})
>>> outclasses(pearl, silver), outclasses(silver, pearl)
(True, False)
"""

from __future__ import annotations

from kunitori.cards.facts import FLAGS, NUMBERS, Facts
from kunitori.cards.printed_texts import text_of

__all__ = ["outclasses"]

_GIVEN = NUMBERS[2:]


def outclasses(card: Facts, other: Facts) -> bool:
    """Whether a card costs no more than another of its category, has the same text, gives no less and is not its equal.

    Cards with different texts are never compared: whether one text is better is a matter of play.
    """
    if card.category != other.category or text_of(card) != text_of(other):
        return False
    if any(card.number(flag) != other.number(flag) for flag in FLAGS):
        return False
    ours, theirs = ([each.number(name) for name in _GIVEN] for each in (card, other))
    if card.cost > other.cost or any(mine < yours for mine, yours in zip(ours, theirs, strict=True)):
        return False
    return card.cost < other.cost or ours != theirs
