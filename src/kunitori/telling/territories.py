"""Territories in words: what a viewer may know about discard piles and decks (C9)."""

from __future__ import annotations

from collections.abc import Iterator

from kunitori.game import SeatView, View
from kunitori.i18n import Texts
from kunitori.telling.facts import cards_phrase

__all__ = ["out_of_play", "territory"]


def territory(seat: SeatView, view: View, say: Texts) -> Iterator[str]:
    """A player's discard pile, deck and all cards, as far as the viewer may know them.

    >>> from kunitori import new_game
    >>> from kunitori.i18n import texts
    >>> view = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0).view(0)
    >>> [*territory(view.seats[1], view, texts("en"))][-1]
    'owns 6 × Copper, 2 × Village – 2 VP'
    """
    yield say("piles-discard", cards=cards_phrase(seat.discard, view.cards, say) or "–", number=seat.discard_size)
    if seat.deck is not None:
        yield say("piles-deck", cards=cards_phrase(seat.deck, view.cards, say) or "–")
    if seat.top:
        id = "piles-top" if seat.top_in_order else "piles-top-unordered"
        yield say(id, cards=say("separator").join(say(view.cards[card].name) for card in seat.top))
    owned = cards_phrase(seat.owned, view.cards, say) or "–"
    if view.lands:
        yield say("piles-owned-field", cards=owned)
    else:
        yield say("piles-owned", cards=owned, points=seat.points)


def out_of_play(view: View, say: Texts) -> Iterator[str]:
    """The trash, and in Moegahara the cards under won Lands."""
    yield say("piles-trash", cards=cards_phrase(view.trash, view.cards, say) or "–")
    if view.lands:
        yield say("piles-buried", cards=cards_phrase(view.buried, view.cards, say) or "–")
