"""Who asks, and for which seat: a seat token speaks for its seat, a guest's cookie for all seats of the guest."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import Depends, Path, Query, Security
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import Request

from kunitori.tables import MoveInProgress, TableView
from kunitori.web.api.numbers import Whole
from kunitori.web.api.presence import notice
from kunitori.web.context import context_of, current_guest
from kunitori.web.guests import COOKIE, new_guest
from kunitori.web.hub import Hub
from kunitori.web.live import Live
from kunitori.web.refusals import NoToken, NotYours

__all__ = ["AtTable", "Caller", "Seated", "Sitter", "TableId", "check_known"]

_bearer = HTTPBearer(
    auto_error=False, scheme_name="seat", description="The token of a seat, shown once when the seat is taken."
)
_cookie = APIKeyCookie(
    name=COOKIE, auto_error=False, scheme_name="guest",
    description="The signed cookie of a guest, as browsers have it. Changes are accepted from our own pages only.",
)  # fmt: skip

Bearer = Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]
Cookie = Annotated[str | None, Security(_cookie)]
TableId = Annotated[str, Path(min_length=1, max_length=40, description="The table", examples=["x7kq2m9wpa4c"])]
SeatWish = Annotated[
    Whole | None, Query(ge=0, le=5, description="Which of your seats, if you hold several; else the one that is asked")
]


@dataclass(frozen=True, slots=True)
class Caller:
    """A caller at a table: the seats they hold, and the one they speak for; None is a spectator."""

    hub: Hub
    live: Live
    seats: tuple[int, ...]
    seat: int | None

    def seen(self, in_progress: MoveInProgress | None = None) -> TableView:
        """What this caller sees of the table now."""
        seen = self.live.seen(self.seat, self.seats, in_progress)
        if seen.settings.clock is None:
            return seen
        table, now = self.live.table, self.live.now()  # clocks run while nothing changes
        seats = tuple(replace(seat, remaining=table.remaining(seat.seat, now)) for seat in seen.seats)
        return replace(seen, seats=seats)


@dataclass(frozen=True, slots=True)
class Sitter(Caller):
    """Somebody who sits at the table."""

    seat: int


async def at_table(
    request: Request, table: TableId, bearer: Bearer, cookie: Cookie, seat: SeatWish = None
) -> Caller:
    """The caller, in a seat or as a spectator."""
    hub = context_of(request).hub
    # A token speaks for its seat alone, even if the browser's guest holds others.
    guest, token = (new_guest(), bearer.credentials) if bearer else (current_guest(request), "")
    live = await hub.live_for(table, guest, token)
    hub.look(live)
    mine = hub.seats_of(live.table, guest, token)
    if bearer and not mine:
        raise NoToken("api-error-token")
    hub.check_may_look(live.table, guest, token)
    if seat is not None and seat not in mine:
        raise NotYours("api-error-seat", seat=seat + 1)
    if seat is None and mine:
        seat = live.table.asked if live.table.asked in mine else mine[0]
    if seat is not None:
        notice(hub, live, seat)
    return Caller(hub, live, mine, seat)


async def seated(request: Request, caller: Annotated[Caller, Depends(at_table)]) -> Sitter:
    """The caller, who must have a seat."""
    if caller.seat is None:
        check_known(request)
        raise NotYours("api-error-spectator")
    return Sitter(caller.hub, caller.live, caller.seats, caller.seat)


def check_known(request: Request) -> None:
    """Raise `NoToken` if the request carries neither token nor cookie."""
    if not request.state.is_guest_known:
        raise NoToken("api-error-no-token")


AtTable = Annotated[Caller, Depends(at_table)]
Seated = Annotated[Sitter, Depends(seated)]
