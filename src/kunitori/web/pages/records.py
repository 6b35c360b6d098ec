"""Records: download, import, and problem reports."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec, TypeVar

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kunitori.errors import BadRecord, KunitoriError
from kunitori.game import Game
from kunitori.tables import Settings, Table
from kunitori.tables.names import MAX_NOTE_CHARACTERS
from kunitori.tables.settings import MAX_MOVES, MAX_RECORD_CHARACTERS, was_given_up
from kunitori.values.record import Record
from kunitori.web.context import context_of, current_guest, language_of, remember, say_for
from kunitori.web.forms import Form, form_of
from kunitori.web.pages.common import go, show
from kunitori.web.pages.new import LEVEL_NAMES, made, seated
from kunitori.web.refusals import NotNow, NotYours, Refusal, status_of
from kunitori.web.shelf import Book, from_shelf
from kunitori.web.templating import title_of

__all__ = ["finished", "go_on", "on_shelf", "record_text", "router"]

Given = ParamSpec("Given")
Result = TypeVar("Result")

router: APIRouter = APIRouter(include_in_schema=False)

_LONGEST_SHOWN_AGAIN = 100_000  # characters of a record that cannot be read


async def finished(request: Request, id: str) -> Table:
    """A finished table; until then its record is secret, and at a daily challenge until its day is over."""
    hub = context_of(request).hub
    table = (await hub.live(id)).table
    if table.stage != "over" or table.game is None:
        raise NotNow("replay-error-running")
    hub.check_may_open(table)
    return table


async def on_shelf(
    request: Request,
    table: Table,
    function: Callable[Concatenate[Book, Given], Result],
    *args: Given.args,
    **named: Given.kwargs,
) -> Result:
    """What a function makes of a finished game, in the helper process."""
    context = context_of(request)
    assert table.game is not None
    scribe = context.scribes.for_game(table.game.move_count)
    return await from_shelf(scribe, context.store, table, function, *args, **named)


def record_text(book: Book, note: str | None = None) -> str:
    """The record of a finished game as text; in the helper process."""
    return book.table.record(note).to_text()


@router.get("/t/{id}/record")
async def record(request: Request, id: str) -> Response:
    """The record of a finished game, with problem reports."""
    table = await finished(request, id)
    notes = "\n".join(f"problem: {note}" for note in table.notes) or None
    text = await on_shelf(request, table, record_text, notes)
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
        game = await context_of(request).scribes.for_record(text).ask(_looked_into, text)
        if game.is_over:
            return await _replay(request, text)
        if "seat" in form:
            return await go_on(request, form, text, game.players, None)
    except KunitoriError as problem:
        problems = [problem.sentence(language_of(request))]
        status = status_of(problem)
        shown = text if game is not None or len(text) < _LONGEST_SHOWN_AGAIN else ""
        return show(request, "import.html", status, record=shown, problems=problems, game=game, levels=LEVEL_NAMES)
    return show(request, "import.html", record=text, problems=[], game=game, levels=LEVEL_NAMES)


@dataclass(frozen=True, slots=True)
class _Imported:
    """What the form shows of an imported game."""

    players: tuple[str, ...]
    is_over: bool


def _looked_into(text: str) -> _Imported:
    """Replay a record, in the helper process; too long ones are refused."""
    if len(text) > MAX_RECORD_CHARACTERS:
        raise BadRecord("error-record-long")
    record = Record.parse(text)
    if len(record.moves) > MAX_MOVES:
        raise BadRecord("error-record-long")
    game = Game.from_record(record)
    return _Imported(game.players, game.is_over or was_given_up(record))


async def _replay(request: Request, text: str) -> Response:
    context = context_of(request)
    data = {"record": text, "language": language_of(request)}
    id = await made(request, await context.scribes.for_record(text).ask(Settings.read, data))
    await context.hub.act(id, lambda table: table.start())
    guest = current_guest(request)
    remember(request, guest)
    await context.store.note_guest(guest.id, id, time.time())
    return go(f"/replay/{id}")


async def go_on(
    request: Request, form: Form, record: str, names: tuple[str, ...], until: int | None
) -> Response:
    """A new table where a recorded game goes on after a move, with the guest in one seat."""
    players = len(names)
    seat = form.number("seat", "replay-branch-seat", 1, players) or 1
    others = form.choice("others", (*LEVEL_NAMES, "friend"), "captain")
    data: dict[str, Any] = {
        "record": record,
        "until": until,
        "seats": ["person" if place == seat - 1 or others == "friend" else others for place in range(players)],
        "language": language_of(request),
    }
    scribe = context_of(request).scribes.for_record(record)
    id = await made(request, await scribe.ask(Settings.read, data))
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
        seats = hub.seats_of((await hub.live_for(id, guest)).table, guest)
        if not seats:
            raise NotYours("problem-not-here")
        await hub.act(id, lambda table: table.report(seats[0], note))
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
