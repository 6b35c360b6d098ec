"""A guest's games: running and finished, whose turn it is, and how they ended."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.i18n import Texts
from kunitori.tables import Summary
from kunitori.web.context import base_url, context_of, current_guest, say_for
from kunitori.web.pages.common import show
from kunitori.web.templating import title_of

__all__ = ["Row", "router", "rows_of"]

router: APIRouter = APIRouter(include_in_schema=False)

_MOST_LOADED = 20


@dataclass(frozen=True, slots=True)
class Row:
    """One game in a list."""

    id: str
    game: str
    title: str
    players: str
    state: str
    is_mine: bool
    """Whether the guest is asked."""
    is_over: bool
    device: str = ""
    """The link that opens the guest's seat on another device, for running games."""


async def rows_of(request: Request) -> list[Row]:
    """All games of the guest, the latest change first."""
    say, guest = say_for(request), current_guest(request)
    context = context_of(request)
    found = await context.store.summaries(await context.store.tables_of(guest.id))
    rows: list[Row] = []
    for place, summary in enumerate(found):
        seats = tuple(seat for seat, is_person in enumerate(summary.people) if is_person)
        if len(seats) > 1:  # then only the table knows which seat is the guest's
            is_near = summary.stage != "over" and place < _MOST_LOADED
            seats = context.hub.seats_of((await context.hub.live(summary.id)).table, guest) if is_near else ()
        rows.append(_row(summary, seats, say))
    return rows


def _row(summary: Summary, seats: tuple[int, ...], say: Texts) -> Row:
    names = tuple(name for name in summary.names if name)
    return Row(
        id=summary.id,
        game=summary.game,
        title=title_of(summary.game, summary.title, say),
        players=say("games-with", players=names) if names else "",
        state=_state(summary, seats, say),
        is_mine=summary.asked in seats and not summary.is_paused,
        is_over=summary.stage == "over",
    )


def _state(summary: Summary, seats: tuple[int, ...], say: Texts) -> str:
    if summary.stage == "gathering":
        return say("games-gathering")
    if summary.stage == "over":
        if {*seats} & {*summary.winners}:
            return say("games-won")
        return say("games-winner", players=tuple(summary.names[seat] for seat in summary.winners))
    if summary.is_paused:
        return say("games-paused")
    if summary.asked is None:
        return say("games-round", round=summary.round)
    return say("games-your-turn") if summary.asked in seats else say("games-turn", player=summary.names[summary.asked])


@router.get("/games")
async def games(request: Request) -> Response:
    """The page."""
    rows = await rows_of(request)
    running, over = ([row for row in rows if row.is_over is wanted] for wanted in (False, True))
    for place, row in enumerate(running[:_MOST_LOADED]):
        running[place] = replace(row, device=await _device(request, row.id))
    return show(request, "games.html", running=running, over=over)


async def _device(request: Request, id: str) -> str:
    hub = context_of(request).hub
    table = (await hub.live(id)).table
    seats = hub.seats_of(table, current_guest(request))
    return hub.other_device(table, seats[0], base_url(request)) if seats else ""
