"""Buys that play treasure first, in words."""

from __future__ import annotations

from collections.abc import Iterator

from kunitori.decisions.move import Move
from kunitori.game import View, purchases
from kunitori.i18n import Texts
from kunitori.telling.facts import cards_phrase
from kunitori.telling.places import pool_place
from kunitori.telling.question import Choice

__all__ = ["bought_ahead"]


def bought_ahead(view: View, say: Texts) -> Iterator[Choice]:
    """A choice for every card that the treasure in the viewer's hand can pay for, and what it plays.

    >>> from kunitori import new_game
    >>> from kunitori.i18n import texts
    >>> view = new_game("kunitori", seed=7, start=0).view(0)
    >>> [(choice.label, choice.note) for choice in bought_ahead(view, texts("en"))][1]
    ('Buy Farmers for 2', 'plays 2 × Copper')
    """
    for card, moves in purchases(view).items():
        played = [move.removeprefix("play ") for move in moves if move.startswith("play ")]
        note = "choice-ends-and-plays" if moves[0] == "end" else "choice-plays"
        yield Choice(
            say("choice-buy", card=view.cards[card].name, price=view.price(card)),
            Move("buy", ((card, 1),)),
            moves[-1],
            say(note, cards=cards_phrase(played, view.cards, say)),
            pool_place(card, view.cards),
        )
