"""What all pages share: the games in order, and answers that show a page or go on to another."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse

from kunitori.web.context import page

__all__ = ["GAMES", "go", "show"]

GAMES = ("kunitori", "world_on_fire", "world_chaos", "moegahara")
"""The games of the front page, in the best order to learn them."""

def show(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page from a template of ``pages/``."""
    return page(request, f"pages/{template}", status, **values)


def go(address: str) -> RedirectResponse:
    """Redirect to another page, which is fetched with GET."""
    return RedirectResponse(address, 303)
