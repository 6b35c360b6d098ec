"""Leaving and renaming at a table that is not full yet, and the name of somebody who watches."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.tables import checked_name
from kunitori.web.context import context_of, current_guest, remember
from kunitori.web.forms import form_of
from kunitori.web.pages.common import go
from kunitori.web.pages.guests import name_and_crest
from kunitori.web.refusals import NotYours

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)


async def _own_seat(request: Request, id: str) -> int:
    hub = context_of(request).hub
    guest = current_guest(request)
    seats = hub.seats_of((await hub.live_for(id, guest)).table, guest)
    if not seats:
        raise NotYours("server-not-yours")
    return seats[0]


@router.post("/t/{id}/leave")
async def leave(request: Request, id: str) -> Response:
    """Give up the seat before the game begins."""
    seat = await _own_seat(request, id)
    await context_of(request).hub.act(id, lambda table: table.leave(seat))
    return go("/games")


@router.post("/t/{id}/name")
async def rename(request: Request, id: str) -> Response:
    """Change name or crest, here and in the cookie. Those who watch only leave a name, to chat under it."""
    form = await form_of(request)
    name, crest = name_and_crest(form)
    guest = current_guest(request)
    if "watch" in form:
        await context_of(request).hub.live(id)
        remember(request, replace(guest, name=checked_name(name)))
        return go(f"/t/{id}/watch")
    seat = await _own_seat(request, id)
    await context_of(request).hub.act(id, lambda table: table.rename(seat, name or None, crest))
    remember(request, replace(guest, name=name, crest=crest))
    return go(f"/t/{id}")
