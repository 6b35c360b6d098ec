"""A table as one viewer may see it. Pages, sockets and the API use nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.errors import KunitoriError
from kunitori.game import ALONE, View, ViewCache
from kunitori.tables.crests import COLOURS
from kunitori.tables.move_in_progress import MoveInProgress
from kunitori.tables.seat import Seat
from kunitori.tables.settings import Settings
from kunitori.tables.table import Table
from kunitori.tables.values import Chat, GameResult, UndoRequest

__all__ = ["SeatInfo", "TableSnapshot", "TableView", "seen_by"]


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """What everybody may know about a seat."""

    seat: int
    name: str
    crest: str
    colour: str
    team: int | None
    is_person: bool
    bot: str | None
    is_taken: bool
    is_present: bool
    stands_in: str | None
    """The bot that plays for this person."""
    has_resigned: bool
    is_out_of_time: bool
    has_agreed: bool
    """Whether this person agrees to end the game here (ruling 16)."""
    remaining: float | None
    clock_runs: bool


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that one viewer may know about a table at one moment."""

    id: str
    stage: str
    rev: int
    seat: int | None
    mine: tuple[int, ...]
    """All seats of this person; several if people share a screen."""
    seats: tuple[SeatInfo, ...]
    players: tuple[str, ...]
    view: View | None
    asked: int | None
    in_progress: bool
    """Whether the viewer is in the middle of a move."""
    chat: tuple[Chat, ...]
    undo: UndoRequest | None
    undo_refused: tuple[int, int] | None
    """Who asked for the last undo, and who refused it; until the next move."""
    can_undo: int
    """Moves to undo to return to the viewer's last decision; 0 if there is none."""
    undo_asks: tuple[int, ...]
    """Who would have to agree."""
    paused: bool
    agreed: frozenset[int]
    rematch: str | None
    hot_seat: bool
    watchers: int
    result: GameResult | None
    settings: Settings
    """Without seed, record and position, which would reveal the shuffles."""
    is_deal_known: bool
    """Whether somebody can know every card (`Settings.is_deal_known`)."""
    broken: KunitoriError | None
    updated: float
    is_open: bool = False
    """Whether all hands are shown, as in a replay; then the viewer is not addressed as a player."""

    @property
    def you(self) -> int | None:
        """The viewer's own seat."""
        return None if self.is_open else self.seat


class TableSnapshot:
    """A table at one moment; what all views share is computed once."""

    def __init__(
        self,
        table: Table,
        now: float,
        present: frozenset[int] = frozenset(),
        watchers: int = 0,
        cache: ViewCache = ALONE,
    ) -> None:
        self._table = table
        self._watchers = watchers
        self._cache = cache
        self._seats = tuple(_info(table, number, there, now, present) for number, there in enumerate(table.seats))

    def of(
        self, seat: int | None, in_progress: MoveInProgress | None = None, mine: tuple[int, ...] | None = None
    ) -> TableView:
        """The view of a seat, or of a spectator (None).

        ``mine`` are the viewer's seats, where they do not follow from the seat.
        """
        table, view = self._table, None
        if table.game is not None:
            is_begun = in_progress is not None and in_progress.is_begun
            view = in_progress.view() if in_progress is not None and is_begun else table.game.view(seat, self._cache)
        guest = None if seat is None else table.seats[seat].guest
        can_undo = 0 if seat is None else table.can_undo(seat)
        return TableView(
            id=table.id,
            stage=table.stage,
            rev=table.seq,
            seat=seat,
            mine=mine if mine is not None else table.seats_of(guest) if guest else (),
            seats=self._seats,
            players=table.names,
            view=view,
            asked=table.asked,
            in_progress=in_progress is not None and in_progress.is_begun,
            chat=_heard(table, seat),
            undo=table.undo_request,
            undo_refused=table.undo_refused,
            can_undo=can_undo,
            undo_asks=tuple(sorted(table.undo_asks(seat, can_undo))) if seat is not None and can_undo else (),
            paused=table.is_paused,
            agreed=table.agreed,
            rematch=table.next_table,
            hot_seat=table.settings.hot_seat,
            watchers=self._watchers,
            result=table.result,
            settings=table.public_settings,
            is_deal_known=table.settings.is_deal_known,
            broken=table.broken,
            updated=table.updated,
        )


def seen_by(
    table: Table,
    seat: int | None,
    now: float,
    present: frozenset[int] = frozenset(),
    watchers: int = 0,
    in_progress: MoveInProgress | None = None,
    mine: tuple[int, ...] | None = None,
) -> TableView:
    """The view of one seat or spectator, for a single use."""
    return TableSnapshot(table, now, present, watchers).of(seat, in_progress, mine)


def _info(table: Table, number: int, seat: Seat, now: float, present: frozenset[int]) -> SeatInfo:
    return SeatInfo(
        seat=number,
        name=seat.name,
        crest=seat.crest,
        colour=COLOURS[number],
        team=number % 2 if table.teams else None,
        is_person=seat.is_person,
        bot=seat.bot,
        is_taken=seat.is_taken,
        is_present=number in present or not seat.is_person,
        stands_in=seat.stand_in,
        has_resigned=seat.has_resigned,
        is_out_of_time=seat.is_out_of_time,
        has_agreed=number in table.agreed,
        remaining=table.remaining(number, now),
        clock_runs=number == table.clock_of,
    )


def _heard(table: Table, seat: int | None) -> tuple[Chat, ...]:
    """The chat that a viewer may read; team talk is only for the team."""
    team = seat % 2 if seat is not None and table.teams else None
    return tuple(line for line in table.chat if line.team is None or line.team == team)
