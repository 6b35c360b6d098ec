"""Measuring own cards: bots play with and without them, and the page says what changes."""

from __future__ import annotations

import zlib

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kunitori.errors import KunitoriError
from kunitori.web.context import context_of, current_guest, language_of, remember, say_for
from kunitori.web.measuring import GAMES, KEPT_HOURS, MeasureWish
from kunitori.web.pages.common import go, show
from kunitori.web.pages.workshop import GAMES as PLAYED
from kunitori.web.pages.workshop import file_form, workshop_page
from kunitori.web.refusals import NotFound, status_of
from kunitori.web.security import who_of

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

PLAYERS = 2
"""Every deal is played so often: each bot, or the barred player, takes each seat once."""


@router.post("/workshop/measure")
async def begin(request: Request) -> Response:
    """Begin a measurement of the cards of a file."""
    form = await file_form(request)
    context, guest = context_of(request), current_guest(request)
    try:
        game = form.choice("game", PLAYED, "world_on_fire")
        games = int(form.choice("games", [str(number) for number in GAMES], str(GAMES[-1])))
        mix = (form.one("mix") or "random") if game == "custom" else None
        context.paces.measures.check(who_of(request))
        wish = MeasureWish(form.one("text"), game, mix, games, context.options.corrections)
        await context.measurements.begin(guest.id, who_of(request)[0], wish)
    except KunitoriError as problem:
        return workshop_page(request, form, [problem.sentence(language_of(request))], status_of(problem))
    remember(request, guest)
    return go("/workshop/measure")


@router.get("/workshop/measure")
async def look(request: Request) -> Response:
    """The guest's measurement: its progress, its answers, or that there is none."""
    job = context_of(request).measurements.of(current_guest(request).id)
    found = job.found.answers[language_of(request)] if job and job.found else None
    problem = job.problem.sentence(language_of(request)) if job and job.problem else ""
    return show(request, "measured.html", job=job, found=found, problem=problem, hours=KEPT_HOURS, times=PLAYERS)


@router.get("/workshop/measure/progress")
async def progress(request: Request) -> Response:
    """The progress, for the waiting script."""
    job, say = context_of(request).measurements.of(current_guest(request).id), say_for(request)
    if job is None or not job.is_at_work:
        return _answer({"done": 1, "of": 1, "text": "", "ready": True})
    text = say("measure-working", done=PLAYERS * job.done, all=PLAYERS * job.all)
    return _answer({"done": job.done, "of": job.all, "text": text, "ready": False})


def _answer(told: dict[str, object]) -> Response:
    return JSONResponse(told, headers={"Cache-Control": "no-store"})


@router.get("/workshop/measure/figures")
async def figures(request: Request) -> Response:
    """All numbers of the answers as a JSON file."""
    job = context_of(request).measurements.of(current_guest(request).id)
    if job is None or job.found is None:
        raise NotFound("measure-none")
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="kunitori-measured.json"'}
    data = zlib.decompress(job.found.figures[language_of(request)])
    return Response(data, media_type="application/json", headers=headers)


@router.post("/workshop/measure/stop")
async def stop(request: Request) -> Response:
    """Stop the guest's measurement."""
    context_of(request).measurements.stop(current_guest(request).id)
    return go("/workshop")
