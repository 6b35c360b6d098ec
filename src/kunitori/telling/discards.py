"""The card on top of a discard pile, as far as the viewer may know it (C9.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from kunitori.game import View
from kunitori.telling.flights import Flight, flights
from kunitori.values.event import Event

__all__ = ["EMPTY", "Heaps", "last_discarded"]

EMPTY: Final = "-"
"""No card is called so."""


class Heaps:
    """The discard piles of a table as one viewer can follow them, card by card."""

    def __init__(self, seats: int) -> None:
        self._heaps: dict[str, list[str | None]] = {f"discard/{seat}": [] for seat in range(seats)}

    def follow(self, flights: Iterable[Flight]) -> None:
        """The ways that cards went next."""
        for flight in flights:
            if (heap := self._heaps.get(flight.source)) is not None:
                if flight.target.startswith("deck/"):  # C4.1
                    heap.clear()
                else:
                    _take(heap, flight.card)
            if (heap := self._heaps.get(flight.target)) is not None:
                heap += [flight.card] * flight.number

    def top(self, view: View, seat: int) -> str | Literal["-"] | None:
        """The card on top; None if the viewer may not know it, EMPTY if there is none."""
        shown, heap = view.seats[seat], self._heaps[f"discard/{seat}"]
        # A game that began from a position has cards in its piles of which no event tells.
        top = heap[-1] if heap else None
        return EMPTY if not shown.discard_size else top if top in shown.discard else None


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
    heaps = Heaps(len(view.seats))
    heaps.follow(flights(_since_the_shuffle(view.events, seat), view.cards))
    return heaps.top(view, seat)


def _since_the_shuffle(events: Sequence[Event], seat: int) -> Sequence[Event]:
    """What happened after the pile of a seat became the deck last (C4.1)."""
    for place in reversed(range(len(events))):
        event = events[place]
        if event.player == seat and event.kind == "shuffle" and event.place == "discard":
            return events[place + 1 :]
    return events


def _take(heap: list[str | None], card: str | None) -> None:
    """The last card of this kind leaves the pile; if none was seen to go there, it was one of those unseen."""
    for wanted in (card, None):
        for place in reversed(range(len(heap))):
            if heap[place] == wanted:
                del heap[place]
                return
