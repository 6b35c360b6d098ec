"""Names of cards in what people and programs write."""

from __future__ import annotations

from kunitori.decisions.move import CARD_VERBS
from kunitori.game import View
from kunitori.i18n import LANGUAGES, texts

__all__ = ["plain_name", "with_named_card"]


def plain_name(name: str) -> str:
    """A name for comparisons, without capitals and hyphens."""
    return " ".join(name.casefold().replace("_", " ").replace("-", " ").replace("’", "'").split())


def with_named_card(line: str, view: View) -> str:
    """A move with the id of the card that it names in any language.

    >>> from kunitori import new_game
    >>> with_named_card("buy Speerträger", new_game("kunitori", seed=7).view(0))
    'buy spear_troopers'
    """
    verb, _, rest = line.partition(" ")
    rest = rest.strip()
    if verb.casefold() in CARD_VERBS and rest and rest.casefold() not in view.cards.kinds:
        for card in view.cards.facts:
            if plain_name(rest) in {plain_name(texts(language)(card.name)) for language in LANGUAGES}:
                return f"{verb} {card.id}"
    return line
