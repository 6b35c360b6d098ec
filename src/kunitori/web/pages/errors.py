"""The error page."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kunitori.errors import KunitoriError
from kunitori.web.pages.common import show

__all__ = ["error_page"]

_TITLES = {404: "wrong-missing", 500: "wrong-own"}


def error_page(request: Request, problem: KunitoriError, status: int) -> Response:
    """The page: one sentence, and a link back."""
    return show(request, "error.html", status, problem=problem, code=status, title=_TITLES.get(status, "wrong-title"))
