"""Characters: a mind that leans a little towards battle, money, or action cards.

A character only tips the scales where the mind is torn: what it would never do, no character does either.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kunitori.cards.sets import CardSet
from kunitori.engine.consts import ATTACK, FEATURES, JOINT, ROW_BATTLE, ROW_BUY, ROW_GAIN
from kunitori.engine.thinking.mind import Mind

__all__ = ["CHARACTERS", "LIKING", "with_character"]

LIKING = 0.4
"""How much more it likes its cards, as the logarithm of a chance: it takes them where another choice is at most half
as likely again."""
CHARACTERS: Mapping[str, tuple[str, ...]] = {
    "warrior": ("general", "troop"),
    "merchant": ("treasure", "victory"),
    "builder": ("tactics", "politics"),
}
"""Which categories of cards each character likes."""


def with_character(mind: Mind, cards: CardSet, character: str) -> Mind:
    """A mind with a character."""
    weights = mind.weights()
    for row in _rows(cards, character):
        weights[row * FEATURES] += LIKING  # the first feature is always 1
    found = Mind()
    found.set_weights(weights)
    return found


def _rows(cards: CardSet, character: str) -> Iterator[int]:
    for card in cards.facts:
        if card.category in CHARACTERS[character]:
            slot = cards.kind_number[card.id]
            yield from (ROW_BUY + slot, ROW_GAIN + slot)
    if character == "warrior":
        yield from (ROW_BATTLE + ATTACK, ROW_BATTLE + JOINT)
