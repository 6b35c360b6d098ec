"""What happened, as the viewer of a table may know it: the lines of the chronicle and the tops of the discard piles.

Both follow from all events since the game began. What older events led to is remembered, so that an update costs as
much as what is new in it, however long the game has been going on.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from kunitori.game import View
from kunitori.i18n import texts
from kunitori.telling.chronicle import Line, entries
from kunitori.telling.discards import EMPTY
from kunitori.telling.flights import flights
from kunitori.values.event import Event

__all__ = ["chronicle", "since", "sort_of", "tops"]

_KEPT = 8192
_COMPARED = 24
_LOUD = {"attack": "war", "strength": "war", "win_land": "war", "last_round": "war", "over": "turn", "turn": "turn"}


@dataclass(slots=True)
class _Past:
    """Events that are settled, and the last of them, to notice that moves were taken back."""

    settled: int = 0
    tail: tuple[Event, ...] = ()

    def is_of(self, events: Sequence[Event]) -> bool:
        end = self.settled
        return end <= len(events) and tuple(events[max(0, end - _COMPARED) : end]) == self.tail

    def settle(self, events: Sequence[Event], end: int) -> None:
        self.settled = end
        self.tail = tuple(events[max(0, end - _COMPARED) : end])


@dataclass(slots=True)
class _Lines(_Past):
    lines: list[Line] = field(default_factory=list)


@dataclass(slots=True)
class _Heaps(_Past):
    piles: dict[str, list[str | None]] = field(default_factory=dict)


_lines: OrderedDict[tuple[str, int | None, str], _Lines] = OrderedDict()
_heaps: OrderedDict[tuple[str, int | None], _Heaps] = OrderedDict()


def chronicle(table: str, view: View, language: str) -> list[Line]:
    """All lines of a game so far; those of finished turns are made once."""
    events, say = view.events, texts(language)
    key = (table, view.player, language)
    past = _lines.get(key)
    if past is None or not past.is_of(events):
        past = _lines[key] = _Lines()
    _lines.move_to_end(key)
    if len(_lines) > _KEPT:
        _lines.popitem(last=False)
    turn = next((i for i in range(len(events) - 1, past.settled, -1) if events[i].kind == "turn"), 0)
    if turn:
        past.lines += entries(events[past.settled : turn], view.players, say)
        past.settle(events, turn)
    return [*past.lines, *entries(events[past.settled :], view.players, say)]


def since(lines: Sequence[Line], viewer: int) -> Sequence[Line]:
    """The lines after the last whole turn of a player; before the first, all but the set-up."""
    later: int | None = None
    for place in range(len(lines) - 1, -1, -1):
        event = lines[place].event
        if event.kind == "turn":
            if event.player == viewer and later is not None:
                return lines[later:]
            later = place
    return lines[later:] if later is not None else ()


def sort_of(line: Line) -> str:
    """How loud a line is: a turn begins, something about battles, or an everyday thing."""
    return _LOUD.get(line.event.kind, "")


def tops(table: str, view: View) -> list[str | None]:
    """The card on top of every discard pile, None for a back, EMPTY for none: `telling.discards` for all seats (C9.2)."""
    events = view.events
    key = (table, view.player)
    past = _heaps.get(key)
    if past is None or not past.is_of(events):
        past = _heaps[key] = _Heaps(piles={f"discard/{seat}": [] for seat in range(len(view.seats))})
    _heaps.move_to_end(key)
    if len(_heaps) > _KEPT:
        _heaps.popitem(last=False)
    if past.settled < len(events):
        for flight in flights(events[past.settled :], view.cards):
            if (pile := past.piles.get(flight.source)) is not None:
                if flight.target.startswith("deck/"):
                    pile.clear()
                else:
                    _take(pile, flight.card)
            if (pile := past.piles.get(flight.target)) is not None:
                pile += [flight.card] * flight.number
        past.settle(events, len(events))
    found: list[str | None] = []
    for seat, shown in enumerate(view.seats):
        pile = past.piles[f"discard/{seat}"]
        top = pile[-1] if pile else None
        found.append(EMPTY if not shown.discard_size else top if top in shown.discard else None)
    return found


def _take(pile: list[str | None], card: str | None) -> None:
    """The last card of this kind leaves the pile; if none was seen to go there, it was one of those unseen."""
    for wanted in (card, None):
        for place in reversed(range(len(pile))):
            if pile[place] == wanted:
                del pile[place]
                return
