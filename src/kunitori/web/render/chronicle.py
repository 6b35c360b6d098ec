"""What happened, as the viewer of a table may know it: the lines of the chronicle and the tops of the discard piles.

Both follow from all events since the game began. The result of older events is cached, so an update costs only as
much as its new events, however long the game is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kunitori.game import View
from kunitori.game.event_log import story_of
from kunitori.i18n import texts
from kunitori.tables.crests import COLOURS
from kunitori.telling.chronicle import ChronicleLine, entries
from kunitori.telling.discards import Heaps, last_discarded
from kunitori.telling.flights import Flight, flights
from kunitori.values.event import Event
from kunitori.web.render.fragment_cache import FragmentCache
from kunitori.web.render.parts import log_line

__all__ = ["SHOWN", "Told", "chronicle", "drawn", "next_line", "since", "top", "tops", "ways"]

SHOWN = 80
"""Lines shown beside the table; a dialog shows all of them."""
_REMEMBERED = 240
_FAR = 1200  # events that are looked at again when a table is opened; the remembered lines need fewer
_ALONE = {"turn", "buy", "gain", "attack", "strength", "deploy", "win_land", "over"}
"""Events that always start a line of their own, so later events cannot change the lines before."""
_LOUD = {"attack": "war", "strength": "war", "win_land": "war", "last_round": "war", "over": "turn", "turn": "turn"}


@dataclass(slots=True)
class _Past:
    """How many events of which story are settled; moves that are taken back begin another story."""

    story: object = None
    settled: int = 0

    def is_of(self, story: object, settled: int) -> bool:
        return self.story is story and self.settled <= settled


@dataclass(slots=True)
class _Lines(_Past):
    count: int = 0
    """The number of settled lines; only the last ones are kept."""
    lines: list[ChronicleLine] = field(default_factory=list)
    drawn: dict[str, str] = field(default_factory=dict)
    events: int = -1
    """The number of events when it was last told."""
    told: Told | None = None


@dataclass(slots=True)
class _Followed(_Past):
    heaps: Heaps = field(default_factory=lambda: Heaps(0))


class Told(NamedTuple):
    """The latest lines of a game, and the last ones as elements: settled ones, and those that can still grow."""

    settled: Sequence[ChronicleLine]
    running: Sequence[ChronicleLine]
    running_shown: Mapping[str, str]
    settled_shown: Mapping[str, str]

    @property
    def lines(self) -> list[ChronicleLine]:
        """All cached lines: more than one round."""
        return [*self.settled, *self.running]


def chronicle(view: View, language: str, cache: FragmentCache, you: int | None = None) -> Told:
    """The latest lines of a game, which address ``you``; settled lines are made once."""
    events = view.events
    story, settled = story_of(events)
    past = cache.keep(("lines", view.player, you), _Lines)
    if not past.is_of(story, settled) or settled - past.settled > _FAR:
        # Of a long game only the end is written; its lines are numbered by the events before.
        first = min(next_line(events, len(events) - _FAR), settled) if len(events) > _FAR else 0
        past.story, past.settled, past.count, past.lines, past.drawn, past.told = story, first, first, [], {}, None
    if past.told is not None and past.events == len(events):
        return past.told
    new = events[past.settled :]
    end = next((i for i in range(settled - past.settled, 0, -1) if _is_alone(new[i - 1])), 0)
    if end:
        lines, drawn_now = _written("settled", view, new[:end], past.count, language, cache, you)
        past.lines = [*past.lines, *lines][-_REMEMBERED:]
        past.drawn = dict([*past.drawn.items(), *drawn_now.items()][-SHOWN:])
        past.count += len(lines)
        past.settled += end
        new = new[end:]
    told = Told(past.lines, *_written("running", view, new, past.count, language, cache, you), past.drawn)
    is_settled = settled == len(events)  # the rest of an unfinished move can become another
    past.events, past.told = len(events) if is_settled else -1, told
    return told


def _written(
    part: str, view: View, events: Sequence[Event], count: int, language: str, cache: FragmentCache, you: int | None
) -> tuple[list[ChronicleLine], dict[str, str]]:
    """New lines, and the same as elements; made once for all whom they do not address and who saw the same."""
    reader = you if any(event.is_about(you) for event in events) else None

    def make() -> tuple[list[ChronicleLine], dict[str, str]]:
        new = [*entries(events, view.players, view.cards, texts(language), reader)]
        return new, {f"log-{place}": drawn(line, "log", place, language) for place, line in enumerate(new, count)}

    return cache.draw((part, reader, _saw_more(events, view.player)), (events, count), make)


def _saw_more(events: Sequence[Event], viewer: int | None) -> bool:
    """Whether a viewer saw more of the events than the public."""
    return any(event.player == viewer and event.is_secret for event in events)


def next_line(events: Sequence[Event], start: int) -> int:
    """From which event on a new line begins, at a number of events or soon after."""
    places = range(start, len(events))
    return next((place + 1 for place in places if _is_alone(events[place])), len(events))


def _is_alone(event: Event) -> bool:
    return event.kind in _ALONE or (event.kind == "draw" and event.rule == "C3.4")


def drawn(line: ChronicleLine, where: str, place: int, language: str) -> str:
    """A line as an element, in its player's colour."""
    event = line.event
    seat = event.player if event.player is not None else event.team
    colour = COLOURS[seat] if seat is not None else "sumi"
    return log_line(language, f"{where}-{place}", line.text, line.rule, _LOUD.get(event.kind, ""), colour)


def since(lines: Sequence[ChronicleLine], viewer: int) -> Sequence[ChronicleLine]:
    """What others did since a player's last turn; before the first turn, everything but the set-up."""
    first, end = len(lines), len(lines)
    is_latest = True
    for place in reversed(range(len(lines))):
        event = lines[place].event
        if event.kind != "turn":
            continue
        if event.player != viewer:
            first = place
        elif is_latest:  # it is still running
            end = place
        else:
            break
        is_latest = False
    return lines[first:end]


def ways(view: View, start: int, cache: FragmentCache) -> Sequence[Flight]:
    """The flights of cards in the latest events, as the viewer may know them."""
    events = view.events[start:]
    return cache.draw(("ways", _saw_more(events, view.player)), (events,), lambda: flights(events, view.cards))


def tops(view: View, cache: FragmentCache) -> list[str | None]:
    """The top card of every discard pile: None for a back, EMPTY for an empty pile (C9.2)."""
    return [top(view, seat, cache) for seat in range(len(view.seats))]


def top(view: View, seat: int, cache: FragmentCache) -> str | None:
    """The top card of one discard pile."""
    events = view.events
    story, settled = story_of(events)
    if settled < len(events):
        return last_discarded(view, seat)
    past = cache.keep(("heaps", view.player), _Followed)
    if not past.is_of(story, settled) or settled - past.settled > 3 * _FAR:
        start = _since_all_shuffles(events, len(view.seats)) if len(events) > _FAR else 0
        past.story, past.settled, past.heaps = story, min(start, settled), Heaps(len(view.seats))
    if past.settled < settled:
        past.heaps.follow(ways(view, past.settled, cache))
        past.settled = settled
    return past.heaps.top(view, seat)


def _since_all_shuffles(events: Sequence[Event], seats: int) -> int:
    """The number of events before every discard pile became a deck for the last time (C4.1), as far as that is near."""
    missing = {*range(seats)}
    for place in range(len(events) - 1, max(0, len(events) - 3 * _FAR) - 1, -1):
        event = events[place]
        if event.kind == "shuffle" and event.place == "discard":
            missing.discard(-1 if event.player is None else event.player)
            if not missing:
                return place
    return max(0, len(events) - 3 * _FAR)
