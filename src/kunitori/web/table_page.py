"""The page of a table, and the content of its dialogs."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kunitori.game import habits_of
from kunitori.i18n import LANGUAGES, texts
from kunitori.tables.view import TableView
from kunitori.web.art import back, crest
from kunitori.web.context import base_url, context_of, current_guest, language_of, page
from kunitori.web.pages.cards import zoom
from kunitori.web.refusals import NotFound
from kunitori.web.render import Deck, Extras, FragmentCache, digest, filled, fragments, models, pile_dialog, title
from kunitori.web.render.parts import crest_name
from kunitori.web.viewing import extras_for

__all__ = ["router", "table_page"]

router: APIRouter = APIRouter(include_in_schema=False)

_WORDS = (
    "offline", "offline-long", "online", "gone", "not-asked", "not-here", "loading", "touch-zoom", "near",
)  # fmt: skip


@router.get("/t/{id}", response_class=HTMLResponse)
async def at_table(request: Request, id: str) -> Response:
    """The table for its players; others watch."""
    return await _shown(request, id, watch=False)


@router.get("/t/{id}/watch", response_class=HTMLResponse)
async def watching(request: Request, id: str) -> Response:
    """The table for spectators."""
    return await _shown(request, id, watch=True)


async def _shown(request: Request, id: str, watch: bool) -> Response:
    context = context_of(request)
    guest = current_guest(request)
    live = await context.hub.live_for(id, guest)
    context.hub.check_may_look(live.table, guest)
    context.hub.look(live)
    mine = () if watch else context.hub.seats_of(live.table, guest)
    seen = context.hub.seen(live, guest, watch=watch)
    covered = len(mine) > 1 and seen.seat is None and seen.stage == "playing"
    extras = extras_for(context, live, mine, base_url(request), covered=covered)
    if watch and seen.view is None:
        return RedirectResponse(f"/t/{id}", 303)
    return table_page(request, seen, extras, live.cache(language_of(request)), watch)


def table_page(
    request: Request, seen: TableView, extras: Extras, cache: FragmentCache, watch: bool = False
) -> HTMLResponse:
    """The whole page; the lobby until the table is full."""
    language = language_of(request)
    parts = fragments(seen, language, extras, cache)
    name = title(seen, language)
    values: dict[str, Any] = {"f": filled(parts), "seen": seen, "have": digest(parts), "title": name, "watch": watch}
    if seen.view is None:
        return page(request, "pages/lobby.html", **values)
    say = texts(language)
    game, bell = seen.settings.game, context_of(request).bell
    return page(
        request,
        "table/table.html",
        **values,
        game=say(f"game-{game.replace('_', '-')}"),
        brand=texts("ja")("site-name"),
        names={other: texts(other)("rulebook-language") for other in LANGUAGES},
        crest=crest,
        back=back,
        crest_name=crest_name,
        models=models(language, Deck(seen.view.cards)),
        words=Markup(_words(language)),
        may_coach=extras.may_coach,
        habits=habits_of(seen.view.cards),
        push_key=bell.vapid.public if bell and seen.mine else "",
        people=sum(info.is_person for info in seen.seats),
    )


@lru_cache(maxsize=8)
def _words(language: str) -> str:
    """The texts of the page's scripts."""
    say = texts(language)
    return json.dumps({word: say(f"table-{word}") for word in _WORDS}, ensure_ascii=False).replace("<", "\\u003c")


@router.get("/t/{id}/part/{name}", response_class=HTMLResponse)
async def part(request: Request, id: str, name: str) -> Response:
    """The content of a pile, as far as the caller may see it, or a card that only this table knows."""
    context = context_of(request)
    live = await context.hub.live(id)
    watch = bool(request.query_params.get("watch"))
    guest = current_guest(request)
    context.hub.check_may_look(live.table, guest)
    mine = () if watch else context.hub.seats_of(live.table, guest)
    seat = live.table.asked if len(mine) > 1 and live.table.asked in mine else mine[0] if len(mine) == 1 else None
    if len(mine) > 1 and request.query_params.get("seat") != str(seat):
        seat = None  # the hands are covered
    seen, language = live.seen(seat, mine), language_of(request)
    found = _own_card(seen, name, language) or pile_dialog(seen, name, language)
    if found is None:
        raise NotFound("server-no-page")
    return HTMLResponse(str(found), headers={"Cache-Control": "no-store"})


def _own_card(seen: TableView, name: str, language: str) -> Markup | None:
    """A large card that an author made, ``card-river_boat``; printed ones have their pages."""
    sort, _, id = name.partition("-")
    card = seen.view.cards.by_id.get(id) if seen.view and sort == "card" else None
    return zoom(card, texts(language)) if card and card.names else None
