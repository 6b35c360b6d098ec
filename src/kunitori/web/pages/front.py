"""The front page."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.web.context import context_of, current_guest
from kunitori.web.pages.common import GAMES, show
from kunitori.web.pages.games import next_rows
from kunitori.web.pages.new import LEVEL_NAMES

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

_SHOWN = 3


@router.get("/")
async def front(request: Request) -> Response:
    """The games, the guest's tables, and links to everything else."""
    settings = current_guest(request).settings
    opponents = settings.get("opponents", "1")
    return show(
        request, "front.html", games=GAMES, levels=LEVEL_NAMES, running=await next_rows(request, _SHOWN),
        level=settings.get("level", "retainer"), opponents=int(opponents) if opponents in "12345" else 1,
        addresses=context_of(request).options.addresses,
    )  # fmt: skip
