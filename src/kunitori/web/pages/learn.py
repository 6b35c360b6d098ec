"""Where one learns to play."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.web.pages.house import show

__all__ = ["router"]

router = APIRouter(include_in_schema=False)

TAUGHT = ("kunitori", "world_on_fire", "moegahara")
"""The games with a tutorial, the one to begin with first."""


@router.get("/learn")
async def learn(request: Request) -> Response:
    """The tutorials, and what there is to look up."""
    return show(request, "learn.html", games=TAUGHT)
