"""Joining a table: by invitation, or with your own seat on another device."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import urlsplit

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.errors import KunitoriError
from kunitori.tables import Table
from kunitori.tables.crests import CRESTS
from kunitori.web.agreed import absence_text
from kunitori.web.context import base_url, context_of, current_guest, language_of, remember, say_for
from kunitori.web.forms import Form, form_of
from kunitori.web.guests import crest_of, keep_seat, new_guest
from kunitori.web.pages.common import go, show
from kunitori.web.pages.guests import name_and_crest
from kunitori.web.refusals import NotFound, NotYours, Refusal, status_of
from kunitori.web.templating import title_of
from kunitori.web.tokens import is_invited

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

_PATHS = {"join": 3, "t": 2, "seat": 3, "replay": 2, "learn": 2, "recover": 2}
"""The addresses a link may lead to, with the least number of parts in the path."""


@router.get("/join")
async def follow(request: Request) -> Response:
    """Follow a pasted link: only its path counts, because this server may have several names."""
    try:
        path = urlsplit(request.query_params.get("link", "").strip()).path
    except ValueError:
        path = ""
    parts = [part for part in path.split("/") if part]
    if not parts or len(parts) < _PATHS.get(parts[0], 99) or not all(_is_plain(part) for part in parts):
        raise Refusal("join-error-link", example=f"{base_url(request)}/join/…")
    return go("/" + "/".join(parts))


def _is_plain(part: str) -> bool:
    return part.isascii() and part.replace("-", "").replace("_", "").isalnum() and len(part) < 100


async def _invited(request: Request, id: str, invite: str) -> Table:
    context = context_of(request)
    table = (await context.hub.live_for(id, current_guest(request))).table
    if not is_invited(context.key, id, invite):
        raise NotYours("server-not-invited")
    return table


@router.get("/join/{id}/{invite}")
async def invitation(request: Request, id: str, invite: str) -> Response:
    """The form for name, crest and seat; a guest with a seat goes straight to the table."""
    table = await _invited(request, id, invite)
    guest = current_guest(request)
    if context_of(request).hub.seats_of(table, guest):
        return go(f"/t/{id}")
    return _form(request, table, Form({"name": [guest.name], "crest": [crest_of(guest)]}))


@router.post("/join/{id}/{invite}")
async def accept(request: Request, id: str, invite: str) -> Response:
    """Take a seat."""
    table = await _invited(request, id, invite)
    form = await form_of(request)
    guest = current_guest(request)
    hub = context_of(request).hub
    if hub.seats_of(table, guest):
        return go(f"/t/{id}")
    try:
        name, crest = name_and_crest(form)
        if not name:
            raise Refusal("who-ask")
        seat = form.number("seat", "join-seat", 1, len(table.seats))
        place = None if seat is None else seat - 1
        await hub.sit(id, guest, name, crest, place, form.one("part") or None)
    except KunitoriError as problem:
        return _form(request, table, form, [problem.sentence(language_of(request))], status_of(problem))
    remember(request, replace(guest, name=name, crest=crest))
    return go(f"/t/{id}")


@router.get("/seat/{id}/{token}")
async def other_device(request: Request, id: str, token: str) -> Response:
    """Open your seat on another device: its token goes into this device's cookie."""
    hub = context_of(request).hub
    nobody = new_guest()
    if not hub.seats_of((await hub.live_for(id, nobody, token)).table, nobody, token):
        raise NotFound("join-error-token")
    remember(request, keep_seat(current_guest(request), id, token))
    return go(f"/t/{id}")


def _form(
    request: Request, table: Table, form: Form, problems: list[str] | None = None, status: int = 200
) -> Response:
    title = title_of(table.settings.game, table.settings.title, say_for(request))
    free = [seat for seat, holder in enumerate(table.seats) if not holder.is_taken]
    is_open = table.stage == "gathering" and bool(free)
    host = next((holder.name for holder in table.seats if holder.is_taken and not holder.bot), "")
    return show(
        request, "join.html", status, table=table, form=form, problems=problems or [], title=title, free=free,
        is_open=is_open, host=host, crests=CRESTS, absence=absence_text(table.settings, say_for(request)),
    )  # fmt: skip
