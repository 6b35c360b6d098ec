"""The frames of a replay: a finished game after any move, as any seat saw it or with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kunitori.engine.deal import known_to
from kunitori.engine.state import State
from kunitori.game import Game, View
from kunitori.game.analysis import sides_of
from kunitori.game.view import see
from kunitori.tables import SeatInfo, Table, TableView, seen_by
from kunitori.values.event import Event
from kunitori.web.render.fragment_cache import FragmentCache

__all__ = ["OPEN", "WATCHER", "Frame", "ReplayFrames"]

OPEN, WATCHER = "open", "watch"


@dataclass(frozen=True, slots=True)
class Frame:
    """The table after a number of moves."""

    move: int
    seen: TableView
    told: Sequence[Event]
    """The events of the last move, as the viewer may know them."""
    watched: View
    """The view of a spectator."""


class ReplayFrames:
    """All frames of a game, made quickly: the events are told once for all viewers and frames."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.moves: int = game.move_count
        self.sides: tuple[tuple[int, ...], ...] = sides_of(game.state_after())
        self.turns: tuple[int, ...] = tuple(self._turns())
        """The number of moves before each turn."""
        self._told = game.event_counts
        self._caches: dict[tuple[str, str], FragmentCache] = {}

    def cache(self, viewer: str, language: str) -> FragmentCache:
        """The fragments drawn for a viewer; little changes from frame to frame."""
        return self._caches.setdefault((viewer, language), FragmentCache())

    def _turns(self) -> list[int]:
        found: list[int] = []
        turn = -1
        for place, (state, _) in enumerate(self._game.replay()):
            if state.turn != turn:
                turn = state.turn
                found.append(place)
        return found

    def view(self, move: int, seat: int | None) -> View:
        """All that a seat could know after a number of moves."""
        return self._see(self._game.state_after(move), move, seat)

    def _see(self, state: State, move: int, seat: int | None) -> View:
        told = self._game.seen_events(seat).until(self._told[move])
        return see(known_to(state, -1 if seat is None else seat), self._game.players, told)

    def frame(self, table: Table, move: int, viewer: str) -> Frame:
        """The frame after a number of moves, for a seat (its number), a spectator, or with all hands open."""
        seat = int(viewer) if viewer.isdecimal() else None
        state = self._game.state_after(move)
        watched = self._see(state, move, None)
        view = watched if seat is None else self._see(state, move, seat)
        told = view.events[self._told[move - 1] :] if move else ()
        if viewer == OPEN:
            seat = view.active
            hands = tuple(self._see(state, move, number).seats[number] for number in range(len(view.seats)))
            view = replace(self._see(state, move, seat), seats=hands)
        decision = view.decision
        asked = decision.player if decision else None
        if decision:
            view = replace(view, decision=replace(decision, options=()))
        is_last = move == self.moves
        everybody = frozenset(range(len(table.seats)))
        now = seen_by(table, None, table.updated, everybody)
        seen = replace(
            now, seats=tuple(_seat(info, is_last) for info in now.seats), rev=move,
            stage="over" if is_last else "playing", seat=seat, mine=() if seat is None else (seat,), view=view,
            asked=asked, chat=(), undo_refused=None, rematch=None, hot_seat=False, in_progress=False,
            result=table.result if is_last else None, is_open=viewer == OPEN,
        )  # fmt: skip
        return Frame(move, seen, told, watched)


def _seat(info: SeatInfo, is_last: bool) -> SeatInfo:
    """A seat without its clock; that its player resigned is not known before the end."""
    return replace(info, remaining=None, has_resigned=info.has_resigned and is_last)
