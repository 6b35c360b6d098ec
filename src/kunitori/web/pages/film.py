"""A finished game as a film: any move of it, as any seat saw it, or with all hands open."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kunitori.game import Game, View
from kunitori.game.analysis import sides_of
from kunitori.tables import Table, TableView, seen_by
from kunitori.values.event import Event

__all__ = ["OPEN", "WATCHER", "Frame", "frame_at", "turns_of"]

OPEN, WATCHER = "open", "watch"


@dataclass(frozen=True, slots=True)
class Frame:
    """The game after so many moves."""

    move: int
    moves: int
    game: Game
    seen: TableView
    told: tuple[Event, ...]
    """What the last move brought, as the viewer may know it."""

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win together."""
        return sides_of(self.game._state)


def turns_of(game: Game) -> tuple[int, ...]:
    """After how many moves each turn begins."""
    found: list[int] = []
    turn = -1
    for place, (state, _) in enumerate(game.replay()):
        if state.turn != turn:
            turn = state.turn
            found.append(place)
    return tuple(found)


def frame_at(table: Table, game: Game, move: int, viewer: str) -> Frame:
    """The game after so many moves, for a seat (its number), a spectator, or with all hands open."""
    moves = game.moves
    seat = int(viewer) if viewer.isdecimal() else None
    shown = game.clone()
    shown.undo(len(moves) - max(0, move - 1))
    before = len(shown.events_for(seat))
    if move:
        shown.apply(moves[move - 1])
    view = shown.view(seat)
    told = view.events[before:]
    if viewer == OPEN:
        seat = view.active
        view = _opened(shown, view, seat)
    decision = view.decision
    asked = decision.player if decision else None
    if decision:
        view = replace(view, decision=replace(decision, options=()))
    is_last = move == len(moves)
    # A name of its own: what the renderer remembers of one viewer is not for another.
    seen = replace(
        seen_by(table, None, table.updated, frozenset(range(len(table.seats)))), id=f"{table.id} {viewer}", rev=move,
        stage="over" if is_last else "playing", seat=seat, mine=() if seat is None else (seat,), view=view, asked=asked,
        chat=(), rematch=None, hot_seat=False, since=told, half=False, result=table.result if is_last else None,
    )  # fmt: skip
    return Frame(move, len(moves), shown, seen, told)


def _opened(game: Game, view: View, seat: int) -> View:
    """What a spectator sees, with every hand, deck and discard pile as its owner sees it."""
    seats = tuple(game.view(number).seats[number] for number in range(len(view.seats)))
    return replace(game.view(seat), seats=seats, events=view.events)
