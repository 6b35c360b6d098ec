"""Records: download, import, and problem reports."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kunitori.errors import BadRecord, KunitoriError
from kunitori.game import Game, loads
from kunitori.tables import Settings, Table
from kunitori.tables.names import MAX_NOTE_CHARACTERS
from kunitori.tables.settings import MAX_MOVES, MAX_RECORD_CHARACTERS, was_given_up
from kunitori.values.record import Record
from kunitori.web.context import context_of, current_guest, language_of, remember, say_for
from kunitori.web.forms import Form, form_of
from kunitori.web.pages.common import go, show
from kunitori.web.pages.new import LEVEL_NAMES, made, seated
from kunitori.web.refusals import NotNow, Refusal, status_of
from kunitori.web.templating import title_of

__all__ = ["finished", "go_on", "router"]

router: APIRouter = APIRouter(include_in_schema=False)


async def finished(request: Request, id: str) -> tuple[Table, Game]:
    """A finished table; until then its record is secret."""
    table = (await context_of(request).hub.live(id)).table
    if table.stage != "over" or table.game is None:
        raise NotNow("replay-error-running")
    return table, table.game


@router.get("/t/{id}/record")
async def record(request: Request, id: str) -> Response:
    """The record of a finished game, with problem reports."""
    table, _ = await finished(request, id)
    text = table.record("\n".join(f"problem: {note}" for note in table.notes) or None).to_text()
    headers = {"Content-Disposition": f'attachment; filename="kunitori-{id}.txt"', "Cache-Control": "no-store"}
    return PlainTextResponse(text, headers=headers)


# ---- a record from elsewhere


@router.get("/import")
async def ask(request: Request) -> Response:
    """The form to paste a record into."""
    return show(request, "import.html", record="", problems=[], game=None, levels=LEVEL_NAMES)


@router.post("/import")
async def bring(request: Request) -> Response:
    """Import a record: a finished game is replayed, an unfinished one is played on from a chosen seat."""
    form = await form_of(request, 4 * context_of(request).options.limits.record)
    text = form.one("record")
    game = None
    try:
        game = await _played(text)
        if game.is_over or was_given_up(Record.parse(text)):
            return await _replay(request, text)
        if "seat" in form:
            return await go_on(request, form, game, None)
    except KunitoriError as problem:
        problems = [problem.sentence(language_of(request))]
        status = status_of(problem)
        return show(request, "import.html", status, record=text, problems=problems, game=game, levels=LEVEL_NAMES)
    return show(request, "import.html", record=text, problems=[], game=game, levels=LEVEL_NAMES)


async def _played(text: str) -> Game:
    """The game of a record, replayed in a thread so that other tables go on; too long ones are refused."""
    if len(text) > MAX_RECORD_CHARACTERS or len(Record.parse(text).moves) > MAX_MOVES:
        raise BadRecord("error-record-long")
    return await asyncio.to_thread(loads, text)


async def _replay(request: Request, text: str) -> Response:
    context = context_of(request)
    id = await made(request, await asyncio.to_thread(Settings.read, {"record": text, "language": language_of(request)}))
    await context.hub.act(id, lambda table: table.start())
    guest = current_guest(request)
    remember(request, guest)
    await context.store.note_guest(guest.id, id, time.time())
    return go(f"/replay/{id}")


async def go_on(request: Request, form: Form, game: Game, until: int | None) -> Response:
    """A new table where a recorded game goes on after a move, with the guest in one seat."""
    players = len(game.players)
    seat = form.number("seat", "replay-branch-seat", 1, players) or 1
    others = form.choice("others", (*LEVEL_NAMES, "friend"), "captain")
    data: dict[str, Any] = {
        "record": game.record().to_text(),
        "until": until,
        "seats": ["person" if place == seat - 1 or others == "friend" else others for place in range(players)],
        "language": language_of(request),
    }
    id = await made(request, await asyncio.to_thread(Settings.read, data))
    await seated(request, id, [(seat - 1, "")])
    return go(f"/t/{id}")


# ---- what went wrong


@router.get("/t/{id}/problem")
async def ask_problem(request: Request, id: str) -> Response:
    """The form for a problem report."""
    return await _problem(request, id)


@router.post("/t/{id}/problem")
async def report(request: Request, id: str) -> Response:
    """Save the report in the table's log."""
    form = await form_of(request)
    note = form.one("note")
    hub, guest = context_of(request).hub, current_guest(request)
    try:
        if not note:
            raise Refusal("problem-empty")
        seats = hub.seats_of((await hub.live(id)).table, guest)
        await hub.act(id, lambda table: table.report(seats[0] if seats else None, note))
    except KunitoriError as problem:
        return await _problem(request, id, note, [problem.sentence(language_of(request))], status_of(problem))
    return await _problem(request, id, is_kept=True)


async def _problem(
    request: Request,
    id: str,
    note: str = "",
    problems: list[str] | None = None,
    status: int = 200,
    is_kept: bool = False,
) -> Response:
    table = (await context_of(request).hub.live(id)).table
    title = title_of(table.settings.game, table.settings.title, say_for(request))
    return show(
        request, "problem.html", status, id=id, title=title, note=note, problems=problems or [], is_kept=is_kept,
        is_over=table.stage == "over", longest=MAX_NOTE_CHARACTERS,
    )  # fmt: skip
