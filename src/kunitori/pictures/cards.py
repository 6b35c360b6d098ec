"""A card as text."""

from __future__ import annotations

from kunitori.cards.facts import Facts
from kunitori.cards.text import card_page

__all__ = ["card_text"]


def card_text(card: Facts, language: str = "en") -> str:
    """A card's name, cost, numbers and text, without the sources of its numbers."""
    return card_page(card, language).partition("\n\n")[0]
