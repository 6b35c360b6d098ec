"""The card on top of a discard pile, as far as the viewer may know it (C9.2)."""

from __future__ import annotations

from typing import Final, Literal

from kunitori.game import View
from kunitori.telling.flights import flights
from kunitori.values.event import Event

__all__ = ["EMPTY", "last_discarded"]

EMPTY: Final = "-"
"""No card is called so."""


def last_discarded(view: View, seat: int) -> str | Literal["-"] | None:
    """The card that went to a seat's discard pile last, None if the viewer may not know it, EMPTY if there is none.

    >>> from kunitori import new_game
    >>> game = new_game("kunitori", ["Ann", "Ben"], seed=7, start=0)
    >>> last_discarded(game.view(1), 0) == EMPTY
    True
    >>> for move in ("play copper", "play copper", "end"):
    ...     game.apply(move)
    >>> last_discarded(game.view(0), 0), last_discarded(game.view(1), 0)   # Ben saw no more than its back
    ('village', None)
    """
    shown = view.seats[seat]
    if not shown.discard_size:
        return EMPTY
    here = f"discard/{seat}"
    pile: list[str | None] = []
    for flight in flights(_since_the_shuffle(view, seat), view.cards):
        if flight.source == here:
            _take(pile, flight.card)
        if flight.target == here:
            pile += [flight.card] * flight.number
    # A game that began from a position has cards in its piles of which no event tells.
    top = pile[-1] if pile else None
    return top if top in shown.discard else None


def _since_the_shuffle(view: View, seat: int) -> list[Event]:
    """What happened after the pile became the deck last (C4.1), as far as it can touch the pile."""
    found: list[Event] = []
    for event in reversed(view.events):
        if event.player == seat and event.kind == "shuffle" and event.place == "discard":
            break
        if seat in (event.player, event.other):
            found.append(event)
    return found[::-1]


def _take(pile: list[str | None], card: str | None) -> None:
    """The last card of this kind leaves the pile; if none was seen to go there, it was one of those unseen."""
    for wanted in (card, None):
        for place in reversed(range(len(pile))):
            if pile[place] == wanted:
                del pile[place]
                return
