"""What happened, as the viewer of a table may know it: the lines of the chronicle and the tops of the discard piles.

Both follow from all events since the game began. The result of older events is cached, so an update costs only as
much as its new events, however long the game is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kunitori.game import View
from kunitori.i18n import texts
from kunitori.tables.crests import COLOURS
from kunitori.telling.chronicle import ChronicleLine, entries
from kunitori.telling.discards import Heaps
from kunitori.telling.flights import Flight, flights
from kunitori.values.event import Event
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.render.parts import log_line

__all__ = ["SHOWN", "Told", "chronicle", "drawn", "since", "tops", "ways"]

SHOWN = 80
"""Lines shown beside the table; a dialog shows all of them."""
_REMEMBERED = 240
_COMPARED = 24
_ALONE = {"turn", "buy", "gain", "attack", "strength", "deploy", "win_land", "over"}
"""Events that always start a line of their own, so later events cannot change the lines before."""
_LOUD = {"attack": "war", "strength": "war", "win_land": "war", "last_round": "war", "over": "turn", "turn": "turn"}


@dataclass(slots=True)
class _Past:
    """The number of settled events, and the last of them, to notice that moves were taken back."""

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
    count: int = 0
    """The number of settled lines; only the last ones are kept."""
    lines: list[ChronicleLine] = field(default_factory=list)
    drawn: list[tuple[str, str]] = field(default_factory=list)


@dataclass(slots=True)
class _Followed(_Past):
    heaps: Heaps = field(default_factory=lambda: Heaps(0))


class Told(NamedTuple):
    """The latest lines of a game: settled ones, those that can still grow, and the last ones as elements."""

    settled: Sequence[ChronicleLine]
    running: Sequence[ChronicleLine]
    shown: dict[str, str]

    @property
    def lines(self) -> list[ChronicleLine]:
        """All cached lines: more than one round."""
        return [*self.settled, *self.running]


def chronicle(view: View, language: str, cache: FragmentCache) -> Told:
    """The latest lines of a game; settled lines are made once."""
    events = view.events
    past = cache.keep(("lines", view.player), _Lines)
    if not past.is_of(events):
        past.settle(events, 0)
        past.count, past.lines, past.drawn = 0, [], []
    end = next((i + 1 for i in range(len(events) - 1, past.settled - 1, -1) if _is_alone(events[i])), 0)
    if end > past.settled:
        new, drawn_now = _written("settled", view, past.settled, end, past.count, language, cache)
        past.lines = [*past.lines, *new][-_REMEMBERED:]
        past.drawn = [*past.drawn, *drawn_now][-SHOWN:]
        past.count += len(new)
        past.settle(events, end)
    running, latest = _written("running", view, past.settled, len(events), past.count, language, cache)
    return Told(past.lines, running, dict([*past.drawn, *latest][-SHOWN:]))


def _written(
    part: str, view: View, start: int, end: int, count: int, language: str, cache: FragmentCache
) -> tuple[list[ChronicleLine], list[tuple[str, str]]]:
    """New lines, and the same as elements; made once for all viewers who saw the same."""
    events = view.events[start:end]

    def make() -> tuple[list[ChronicleLine], list[tuple[str, str]]]:
        new = [*entries(events, view.players, texts(language))]
        return new, [_element(line, place, language) for place, line in enumerate(new, count)]

    return cache.draw((part, _saw_more(events, view.player)), (events, count), make)


def _saw_more(events: Sequence[Event], viewer: int | None) -> bool:
    """Whether a viewer saw more of the events than the public."""
    return any(event.player == viewer and event.is_secret for event in events)


def _is_alone(event: Event) -> bool:
    return event.kind in _ALONE or (event.kind == "draw" and event.rule == "C3.4")


def _element(line: ChronicleLine, place: int, language: str) -> tuple[str, str]:
    return f"log-{place}", drawn(line, "log", place, language)


def drawn(line: ChronicleLine, where: str, place: int, language: str) -> str:
    """A line as an element, in its player's colour."""
    event = line.event
    seat = event.player if event.player is not None else event.team
    colour = COLOURS[seat] if seat is not None else "sumi"
    return log_line(language, f"{where}-{place}", line.text, line.rule, _LOUD.get(event.kind, ""), colour)


def since(lines: Sequence[ChronicleLine], viewer: int) -> Sequence[ChronicleLine]:
    """What others did since a player's last turn; before the first turn, everything but the set-up."""
    turns = [place for place, line in enumerate(lines) if line.event.kind == "turn"]
    end = turns.pop() if turns and lines[turns[-1]].event.player == viewer else len(lines)
    before = [place for place in turns if lines[place].event.player == viewer]
    later = [place for place in turns if not before or place > before[-1]]
    return lines[later[0] : end] if later else ()


def ways(view: View, start: int, cache: FragmentCache) -> Sequence[Flight]:
    """The flights of cards in the latest events, as the viewer may know them."""
    events = view.events[start:]
    return cache.draw(("ways", _saw_more(events, view.player)), (events,), lambda: flights(events, view.cards))


def tops(view: View, cache: FragmentCache) -> list[str | None]:
    """The top card of every discard pile: None for a back, EMPTY for an empty pile (C9.2)."""
    events = view.events
    past = cache.keep(("heaps", view.player), lambda: _Followed(heaps=Heaps(len(view.seats))))
    if not past.is_of(events):
        past.settle(events, 0)
        past.heaps = Heaps(len(view.seats))
    if past.settled < len(events):
        past.heaps.follow(ways(view, past.settled, cache))
        past.settle(events, len(events))
    return [past.heaps.top(view, seat) for seat in range(len(view.seats))]
