"""A table as one viewer may see it. Pages, sockets and the API use nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from kunitori.errors import KunitoriError
from kunitori.game import ALONE, Game, View, ViewCache
from kunitori.tables.absence import Wait
from kunitori.tables.crests import COLOURS
from kunitori.tables.deal import DealView
from kunitori.tables.move_in_progress import MoveInProgress
from kunitori.tables.seat import Seat
from kunitori.tables.settings import Settings
from kunitori.tables.table import Table
from kunitori.tables.values import Chat, GameResult, UndoRequest

__all__ = ["SeatInfo", "TableSnapshot", "TableView", "seen_by"]

_NO_WAITS: Mapping[int, Wait] = {}


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
    has_say: bool
    """Whether this person must agree to undo and to the end of the game, even while a bot plays."""
    wait: Wait | None
    """How long the table has waited for this person, and what the others may do about it."""
    has_resigned: bool
    is_out_of_time: bool
    has_agreed: bool
    """Whether this person agrees to end the game here (ruling 16)."""
    remaining: float | None
    clock_runs: bool


@dataclass(frozen=True)
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
    """Whether the viewer has chosen the first steps of a move, and can go back."""
    chat: tuple[Chat, ...]
    undo: UndoRequest | None
    undo_refused: tuple[int, int] | None
    """Who asked for the last undo, and who refused it; until the next move."""
    can_undo: int
    """Moves to undo to return to the viewer's last decision; 0 if there is none."""
    undo_asks: tuple[int, ...]
    """Who would have to agree."""
    paused: bool
    ready: frozenset[int]
    """Who wants to go on with a paused game."""
    resume_from: float | None
    """From when on they may go on without the others; None while nobody wants to."""
    agreed: frozenset[int]
    rematch: str | None
    hot_seat: bool
    watchers: int
    result: GameResult | None
    pace: int
    """Milliseconds before each move of a bot."""
    settings: Settings
    """Without seed, record and position, which would reveal the shuffles."""
    is_deal_known: bool
    """Whether somebody can know every card (`Settings.is_deal_known`)."""
    deal: DealView
    is_sealed: bool
    """Whether the cards of a daily challenge stay secret for now, although the game may be over."""
    is_dealing: bool
    """Whether the table is full and waits for the players' numbers."""
    broken: KunitoriError | None
    updated: float
    is_open: bool = False
    """Whether all hands are shown, as in a replay; then the viewer is not addressed as a player."""
    public: View | None = field(default=None, repr=False, compare=False)
    """The spectator's view of the same moment, which all viewers share; None if this view stands alone."""

    @property
    def you(self) -> int | None:
        """The viewer's own seat."""
        return None if self.is_open else self.seat

    @property
    def reader(self) -> int | None:
        """The seat whose player reads this and is called "you"; nobody is where several people share a screen."""
        return None if self.is_open or len(self.mine) > 1 else self.seat


class TableSnapshot:
    """A table at one moment; what all views share is computed once."""

    def __init__(
        self,
        table: Table,
        now: float,
        present: frozenset[int] = frozenset(),
        watchers: int = 0,
        cache: ViewCache = ALONE,
        waits: Mapping[int, Wait] = _NO_WAITS,
    ) -> None:
        self._table = table
        self._now = now
        self._watchers = watchers
        self._cache = cache
        self._public: View | None = None
        self._heard: dict[int | None, tuple[Chat, ...]] = {}
        self.is_sealed: bool = table.settings.is_sealed(now)
        self._deal = table.deal(is_sealed=self.is_sealed)
        seats = enumerate(table.seats)
        self._seats = tuple(_info(table, number, there, now, present, waits.get(number)) for number, there in seats)

    def of(
        self, seat: int | None, in_progress: MoveInProgress | None = None, mine: tuple[int, ...] | None = None
    ) -> TableView:
        """The view of a seat, or of a spectator (None).

        ``mine`` are the viewer's seats, where they do not follow from the seat.
        """
        table, view, public = self._table, None, None
        if in_progress is not None and in_progress.is_begun:
            view = in_progress.view()
        elif table.game is not None:
            view = self._view(table.game, seat)
            public = self._public
        guest = None if seat is None else table.seats[seat].guest
        can_undo = 0 if seat is None else table.can_undo(seat)
        seen = TableView.__new__(TableView)
        seen.__dict__.update(
            self._alike,
            rev=table.revision(seat),
            seat=seat,
            mine=mine if mine is not None else table.seats_of(guest) if guest else (),
            view=view,
            in_progress=in_progress is not None and in_progress.is_begun and in_progress.is_chosen,
            chat=self._chat(seat),
            can_undo=can_undo,
            undo_asks=tuple(sorted(table.undo_asks(seat, can_undo))) if seat is not None and can_undo else (),
            public=public,
        )
        return seen

    @cached_property
    def _alike(self) -> dict[str, Any]:
        """What everybody sees alike."""
        table = self._table
        return {
            "id": table.id,
            "stage": table.stage,
            "seats": self._seats,
            "players": table.names,
            "asked": table.asked,
            "undo": table.undo_request,
            "undo_refused": table.undo_refused,
            "paused": table.is_paused,
            "ready": table.ready,
            "resume_from": table.resume_from(table.ready, self._now) if table.ready else None,
            "agreed": table.agreed,
            "rematch": table.next_table,
            "hot_seat": table.settings.hot_seat,
            "watchers": self._watchers,
            "result": table.result,
            "pace": table.pace,
            "settings": table.public_settings,
            "is_deal_known": table.settings.is_deal_known,
            "deal": self._deal,
            "is_sealed": self.is_sealed,
            "is_dealing": table.is_dealing,
            "broken": table.broken,
            "updated": table.updated,
            "is_open": False,
        }

    def _view(self, game: Game, seat: int | None) -> View:
        """A seat's view, from what everybody sees and what the seat knows beyond that."""
        if self._cache is ALONE:
            return game.view(seat)
        if self._public is None:
            self._public = game.view(None, self._cache)
        return self._public if seat is None else game.view(seat, self._cache, self._public)

    def _chat(self, seat: int | None) -> tuple[Chat, ...]:
        """The chat that a viewer may read; team talk is only for the team."""
        team = seat % 2 if seat is not None and self._table.teams else None
        if team not in self._heard:
            table = self._table
            heard = tuple(line for line in table.chat if line.team is None or line.team == team)
            if table.teams:  # a gap in the numbers would be a whisper
                heard = tuple(replace(line, seq=table.revision(seat, line.seq)) for line in heard)
            self._heard[team] = heard
        return self._heard[team]


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


def _info(
    table: Table, number: int, seat: Seat, now: float, present: frozenset[int], wait: Wait | None
) -> SeatInfo:
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
        has_say=seat.has_say,
        wait=wait,
        has_resigned=seat.has_resigned,
        is_out_of_time=seat.is_out_of_time,
        has_agreed=number in table.agreed,
        remaining=table.remaining(number, now),
        clock_runs=number == table.clock_of,
    )
