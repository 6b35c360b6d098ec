"""What one socket shows of a table: from which seat, with which move in progress, and what the coach said."""

from __future__ import annotations

from markupsafe import Markup
from starlette.requests import HTTPConnection

from kunitori.game import Game
from kunitori.tables import MoveInProgress, TableView
from kunitori.web.context import base_url, context_of
from kunitori.web.guests import Guest
from kunitori.web.hub import first_seat
from kunitori.web.live import Live
from kunitori.web.refusals import NotNow, NotYours
from kunitori.web.render import Extras
from kunitori.web.viewing import extras_for

__all__ = ["Screen"]


class Screen:
    """One person's screen. Several seats at one screen are shown one at a time."""

    def __init__(self, connection: HTTPConnection, live: Live, guest: Guest, token: str) -> None:
        self._context = context_of(connection)
        self._live = live
        self._guest = guest
        self._token = token
        self._only_watches = bool(connection.query_params.get("watch"))
        self._base_url = base_url(connection)
        self._seats_at = -1
        self._is_settled = False
        self._in_progress: MoveInProgress | None = None
        self._in_progress_at = -1
        self._hint: tuple[int, Markup] | None = None
        self.seats: tuple[int, ...] = ()
        """The seats held."""
        self.shown: int | None = None
        """The seat from which the table is shown; None for a spectator, and while the hands are covered."""
        self.is_coached: bool = False
        self._find_seats()

    def refresh(self) -> None:
        """After a change: drop a move in progress that has lost its ground, and cover the hands for the next player."""
        table = self._live.table
        self._find_seats()
        if self.in_progress is None:
            self._in_progress = None
        if len(self.seats) > 1 and table.stage == "playing":
            if table.asked in self.seats and self.shown != table.asked:
                self.shown = None
        elif len(self.seats) > 1:
            self.shown = None

    def _find_seats(self) -> None:
        """Which seats are held now; until the game begins, people may leave theirs to others."""
        table = self._live.table
        if self._seats_at == table.seq or self._is_settled:
            return
        self._seats_at = table.seq
        self._is_settled = table.stage != "gathering"
        seats = () if self._only_watches else self._context.hub.seats_of(table, self._guest, self._token)
        if seats != self.seats:
            self.seats, self.shown = seats, first_seat(seats)

    # ---- what is shown
    def seen(self) -> TableView:
        """The table as this screen shows it."""
        return self._live.seen(self.shown, self.seats, self._in_progress)

    def extras(self) -> Extras:
        """What this screen shows beside the table."""
        live = self._live
        return extras_for(
            self._context,
            live,
            self.seats,
            self._base_url,
            coach=self.is_coached,
            chances=live.chances[1] if self.is_coached and live.chances[0] >= live.moved else None,
            hint=self._hint[1] if self.has_hint and self._hint else None,
            covered=len(self.seats) > 1 and self.shown is None and live.table.stage == "playing",
        )

    # ---- the move in progress
    @property
    def in_progress(self) -> MoveInProgress | None:
        """The move in progress, if the table has not changed since."""
        return self._in_progress if self._in_progress_at == self._live.moved else None

    def begin_move(self, in_progress: MoveInProgress) -> None:
        """Show the steps of a move that nobody else sees."""
        self._in_progress, self._in_progress_at = in_progress, self._live.moved

    def cancel_move(self) -> None:
        """Take back all steps of the move in progress."""
        self._in_progress = None

    # ---- the coach
    @property
    def has_hint(self) -> bool:
        """Whether the coach has advised since the last move."""
        return self._hint is not None and self._hint[0] == self._live.moved

    def show_hint(self, hint: Markup) -> None:
        """Show advice until the next move."""
        self._hint = self._live.moved, hint

    # ---- who acts
    def acting_seat(self) -> int:
        """The seat that acts."""
        if not self.seats:
            raise NotYours("server-away")
        if self.shown is not None:
            return self.shown
        if self._live.table.stage == "playing":
            raise NotNow("server-covered")
        return self.seats[0]

    def asked_seat(self) -> tuple[int, Game]:
        """The seat that acts and its game, if that seat is asked."""
        seat, table = self.acting_seat(), self._live.table
        if table.game is None or table.asked is None:
            raise NotNow("server-not-asked")
        if table.asked != seat:
            raise NotNow("server-turn-of", player=table.names[table.asked])
        return seat, table.game

    def any_seat(self) -> int:
        """A seat of this screen, even while the hands are covered."""
        if not self.seats:
            raise NotYours("server-away")
        return self.shown if self.shown is not None else self.seats[0]
