"""The page for learning to play."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.tables import Settings
from kunitori.web.context import language_of
from kunitori.web.pages.common import go, show
from kunitori.web.pages.new import made, seated
from kunitori.web.refusals import NotFound
from kunitori.web.tutorial import Lesson, examples, lessons

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)


def _lesson(id: str) -> Lesson:
    for lesson in (*lessons(), *examples()):
        if lesson.id == id:
            return lesson
    raise NotFound("server-no-page")


@router.get("/learn")
async def learn(request: Request) -> Response:
    """The lessons, and links to the references."""
    return show(request, "learn.html", lessons=lessons())


@router.get("/learn/{game}")
async def lesson(request: Request, game: str) -> Response:
    """A lesson as the page lists it."""
    return show(request, "lesson.html", lesson=_lesson(game))


@router.post("/learn/{game}")
async def begin(request: Request, game: str) -> Response:
    """Create the table of a lesson."""
    id = await made(request, Settings.read(_lesson(game).settings(language_of(request))))
    await seated(request, id, [(0, "")])
    return go(f"/t/{id}")
