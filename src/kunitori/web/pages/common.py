"""What all pages share: the games in order, and answers that show a page or go on to another."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse

from kunitori.web.context import page

__all__ = ["GAMES", "go", "show"]

GAMES = ("kunitori", "world_on_fire", "world_chaos", "moegahara")
"""The games that stand on the front page, in the order in which one gets to know them."""

def show(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page with the names and pictures that templates of this house use."""
    return page(request, f"pages/{template}", status, **values)


def go(address: str) -> RedirectResponse:
    """On to another page, which is then asked for with GET."""
    return RedirectResponse(address, 303)
