"""The events of a game so far: told once, from the engine's rows, and shown to each viewer as far as they may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, overload

from kunitori.cards.sets import CardSet
from kunitori.engine.state import State
from kunitori.values.event import Event, Row, events, public, shared_row

__all__ = ["MAX_WAITING_ROWS", "EventLog", "SeenEvents", "story_of"]

MAX_WAITING_ROWS = 2048  # in the engine's own log, which has room for twice as many


class SeenEvents(Sequence[Event]):
    """The events of a game up to one moment, as one viewer may know them. It copies nothing, however long the game is.

    Events of whole moves are the same for as long as ``story`` is the same object; moves that are taken back, or made
    differently in a copy of the game, begin another story.
    """

    __slots__ = ("_half", "_latest", "_number", "_public", "_teams", "_told", "_viewer", "story")

    def __init__(
        self,
        told: list[Event],
        public: list[Event],
        number: int,
        half: Sequence[Event],
        story: object,
        viewer: int | None,
        teams: bool,
    ) -> None:
        self._told, self._public, self._number = told, public, number
        self._half = half  # of the unfinished move
        self.story: object = story
        self._viewer, self._teams = viewer, teams
        self._latest: tuple[int, tuple[Event, ...]] = (-1, ())  # from which number on they were last asked for

    @property
    def settled(self) -> int:
        """The number of events of whole moves."""
        return self._number

    def until(self, number: int) -> SeenEvents:
        """The first events alone."""
        number = range(self._number + 1)[number]
        return SeenEvents(self._told, self._public, number, (), self.story, self._viewer, self._teams)

    def __len__(self) -> int:
        return self._number + len(self._half)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Event, ...]: ...
    def __getitem__(self, place: int | slice) -> Event | tuple[Event, ...]:
        if isinstance(place, slice):
            first, end, step = place.indices(len(self))
            if step != 1:
                return tuple(self)[place]
            if place.stop is None:
                return self._since(first)
            return (*self._seen(first, min(end, self._number)), *self._half[max(0, first - self._number) :][
                : max(0, end - max(first, self._number))
            ])  # fmt: skip
        number = place + len(self) if place < 0 else place
        if not 0 <= number < len(self):
            raise IndexError(place)
        if number >= self._number:
            return self._half[number - self._number]
        return next(iter(self._seen(number, number + 1)))

    def _since(self, first: int) -> tuple[Event, ...]:
        """All events from a number on; drawing a table asks for the same ones several times."""
        if self._latest[0] != first:
            self._latest = first, (*self._seen(first, self._number), *self._half[max(0, first - self._number) :])
        return self._latest[1]

    def _seen(self, first: int, end: int) -> Iterable[Event]:
        if self._viewer is None:
            return self._public[first:end]
        return [
            event if event is public or event.is_open_to(self._viewer, self._teams) else public
            for event, public in zip(self._told[first:end], self._public[first:end], strict=True)
        ]

    def __iter__(self) -> Iterator[Event]:
        yield from self._seen(0, self._number)
        yield from self._half

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(one == two for one, two in zip_longest(self, other))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, ([*self],)


def story_of(events: Sequence[Event]) -> tuple[object, int]:
    """The story that events belong to, and how many of them are settled."""
    return (events.story, events.settled) if isinstance(events, SeenEvents) else (events, len(events))


class EventLog:
    """The events of a game, told on demand, once for all viewers."""

    def __init__(self, state: State) -> None:
        self._cards: CardSet = state.rules.cards
        self._told: list[Event] = []  # of whole moves
        self._public: list[Event] = []  # the same as a spectator may know them
        self._told_at: list[int] = []  # how many events were told before each move
        self._rows: list[Row] = [*map(shared_row, state.log.take())]  # not told yet
        self._marks: list[int] = []  # where each move begins that is not told yet
        self._story: object = object()
        self._borrowed: tuple[int, int] | None = None  # a copy reads so many events and moves of the original's lists

    def begin_move(self, state: State) -> None:
        """Begin a new move; the next rows belong to it."""
        self._marks.append(len(self._rows) + state.log.n)

    def collect(self, state: State) -> None:
        """Take the rows from the engine's log."""
        self._rows += map(shared_row, state.log.take())

    def rewind(self, state: State, moves: int) -> None:
        """Forget the events after this many moves."""
        told = self._borrowed[1] if self._borrowed else len(self._told_at)
        if moves >= told:
            self.collect(state)
            first = moves - told
            del self._rows[self._marks[first] :]
            del self._marks[first:]
            return
        kept = self._told_at[moves]
        self._told, self._public = self._told[:kept], self._public[:kept]  # views still read the old lists
        self._told_at = self._told_at[:moves]
        self._rows, self._marks = [], []
        self._story, self._borrowed = object(), None

    def copy(self) -> EventLog:
        """An independent copy; it reads the same events until it tells others."""
        copy = EventLog.__new__(EventLog)
        copy.__dict__.update(vars(self))
        copy._rows, copy._marks = self._rows[:], self._marks[:]
        copy._borrowed = self._borrowed or (len(self._told), len(self._told_at))
        return copy

    def __getstate__(self) -> dict[str, object]:
        self._fork()
        return vars(self) | {"_story": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._story = object()

    def events(self, state: State) -> tuple[Event, ...]:
        """All events."""
        half = self._tell(state)
        return (*self._told[: self._number], *half)

    def seen_by(self, state: State, player: int | None) -> SeenEvents:
        """All events, as a seat or a spectator may see them."""
        teams = self._cards.teams
        half = self._tell(state)
        seen = [event.seen_by(player, teams) for event in half] if half else ()
        return SeenEvents(self._told, self._public, self._number, seen, self._story, player, teams)

    def counts(self, state: State) -> Sequence[int]:
        """How many events there are after each number of moves; rows that become one event belong to one move."""
        half = self._tell(state)
        told_at = self._told_at[: self._borrowed[1]] if self._borrowed else self._told_at
        return [*told_at, self._number, *([self._number + len(half)] if state.step else [])]

    @property
    def _number(self) -> int:
        """The number of events of whole moves."""
        return self._borrowed[0] if self._borrowed else len(self._told)

    def _tell(self, state: State) -> Sequence[Event]:
        """Tell the events of all whole moves, and give those of the unfinished one."""
        if state.log.n:
            self.collect(state)
        rows, marks = self._rows, self._marks
        if not rows and not marks:
            return ()
        is_half = bool(state.step and marks)
        end = marks[-1] if is_half else len(rows)
        whole = marks[:-1] if is_half else marks
        if end or whole:
            self._fork()
            first = 0
            for mark in whole:
                self._add(rows[first:mark])
                self._told_at.append(len(self._told))
                first = mark
            self._add(rows[first:end])
            self._rows, self._marks = rows[end:], [0] if is_half else []
        return [*events(self._rows, self._cards.kinds)] if is_half else ()

    def _fork(self) -> None:
        """A copy that goes on by itself gets lists of its own."""
        if self._borrowed:
            number, moves = self._borrowed
            self._told, self._public = self._told[:number], self._public[:number]
            self._told_at = self._told_at[:moves]
            self._story, self._borrowed = object(), None

    def _add(self, rows: Sequence[Row]) -> None:
        for event in events(rows, self._cards.kinds):
            self._told.append(event)
            self._public.append(public(event) if event.is_secret else event)
