"""The events of a game so far: the engine's rows, and events made from them for each viewer."""

from __future__ import annotations

from collections.abc import Sequence

from kunitori.cards.sets import CardSet
from kunitori.engine.state import State
from kunitori.values.event import Event, events, shared, shared_row

__all__ = ["MAX_WAITING_ROWS", "EventLog"]

MAX_WAITING_ROWS = 2048  # in the engine's own log, which has room for twice as many


class EventLog:
    """The events of a game, made on demand and kept until an undo."""

    def __init__(self, state: State) -> None:
        self._cards: CardSet = state.rules.cards
        self._rows: list[tuple[int, ...]] = [*map(shared_row, state.log.take())]
        self._marks: list[int] = []  # rows before each move
        self._told: list[Event] = []  # events of the first _told_rows rows, all from finished moves
        self._told_rows = 0
        self._last: list[Event] = []  # events of the rows after those, up to _last_rows
        self._last_rows = -1
        self._seen: dict[int | None, list[Event]] = {}  # _told as each viewer may see it

    def begin_move(self, state: State) -> None:
        """Begin a new move; the next rows belong to it."""
        self._marks.append(len(self._rows) + state.log.n)

    def collect(self, state: State) -> None:
        """Take the rows from the engine's log."""
        self._rows += map(shared_row, state.log.take())

    def rewind(self, state: State, moves: int) -> None:
        """Forget the events after this many moves."""
        self.collect(state)
        del self._rows[self._marks[moves] :]
        del self._marks[moves:]
        self._last_rows = -1
        if self._told_rows > len(self._rows):
            self._told.clear()
            self._seen.clear()
            self._told_rows = 0

    def copy(self) -> EventLog:
        """An independent copy."""
        copy = EventLog.__new__(EventLog)
        lists = {name: value[:] for name, value in vars(self).items() if isinstance(value, list)}
        copy.__dict__.update(vars(self) | lists)
        copy._seen = {viewer: seen[:] for viewer, seen in self._seen.items()}
        return copy

    def __getstate__(self) -> dict[str, object]:
        return vars(self) | {"_seen": {}}

    def events(self, state: State) -> tuple[Event, ...]:
        """All events."""
        last_move = self._update(state)
        return (*self._told, *last_move)

    def events_for(self, state: State, player: int | None, since: int) -> tuple[Event, ...]:
        """The events from one on, as a seat or a spectator may see them."""
        last_move = self._update(state)
        seen = self._seen.setdefault(player, [])
        teams = self._cards.teams
        if len(seen) < len(self._told):
            seen += [shared(event.seen_by(player, teams)) for event in self._told[len(seen) :]]
        rest = [event.seen_by(player, teams) for event in last_move]
        return (*seen[since:], *rest[max(0, since - len(seen)) :])

    def counts(self, state: State) -> Sequence[int]:
        """How many events there are after each number of moves; rows that become one event belong to one move."""
        self.collect(state)
        found = [0]
        for first, end in zip([0, *self._marks], [*self._marks, len(self._rows)], strict=True):
            found.append(found[-1] + sum(1 for _ in events(self._rows[first:end], self._cards.kinds)))
        return found[1:]

    def _update(self, state: State) -> list[Event]:
        """Make the events of all moves but the last, and give those of the last one."""
        self.collect(state)
        last = self._marks[-1] if self._marks else 0
        if last > self._told_rows:  # rows that become one event belong to one move
            self._told += map(shared, events(self._rows[self._told_rows : last], self._cards.kinds))
            self._told_rows, self._last_rows = last, -1
        if len(self._rows) != self._last_rows:
            self._last_rows = len(self._rows)
            self._last = [*events(self._rows[self._told_rows :], self._cards.kinds)]
        return self._last
