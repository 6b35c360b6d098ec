"""The card on top of a discard pile, as far as the viewer may know it (C9.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from kunitori.game import View
from kunitori.telling.flights import Flight, flights
from kunitori.values.event import Event

__all__ = ["EMPTY", "Heaps", "last_discarded"]

EMPTY: Final = "-"
"""Not the name of any card."""


class Heaps:
    """The discard piles of a table as one viewer can follow them, card by card."""

    def __init__(self, seats: int) -> None:
        self._heaps: dict[str, list[str | None]] = {f"discard/{seat}": [] for seat in range(seats)}

    def follow(self, flights: Iterable[Flight]) -> None:
        """Follow the next moves of cards."""
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
        # In a game from a position, piles begin with cards that no event mentions.
        top = heap[-1] if heap else None
        return EMPTY if not shown.discard_size else top if top in shown.discard else None


def last_discarded(view: View, seat: int) -> str | Literal["-"] | None:
    """The last card on a seat's discard pile, None if the viewer may not know it, EMPTY if there is none.

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
    """The events since a seat's pile last became the deck (C4.1)."""
    for place in reversed(range(len(events))):
        event = events[place]
        if event.player == seat and event.kind == "shuffle" and event.place == "discard":
            return events[place + 1 :]
    return events


def _take(heap: list[str | None], card: str | None) -> None:
    """Remove the last card of this kind from the pile; if none was seen there, an unseen one."""
    for wanted in (card, None):
        for place in reversed(range(len(heap))):
            if heap[place] == wanted:
                del heap[place]
                return
