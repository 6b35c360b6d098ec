"""Addresses under /api where there is nothing, or nothing in that way."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match

from kunitori.web.api.errors import NotAllowed, problem_response
from kunitori.web.api.schema import pages, v1
from kunitori.web.refusals import NotFound

nowhere = APIRouter(include_in_schema=False)


@nowhere.api_route("/api/{rest:path}", methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
async def nothing(request: Request) -> Response:
    """A refusal like all others; `Allow` says how the address can be asked, if it can."""
    allowed: set[str] = set()
    for route in (*v1.routes, *pages.routes):
        match, _ = route.matches({**request.scope, "method": "-"})
        if match is not Match.NONE:
            allowed |= getattr(route, "methods", None) or set()
    if allowed:
        return problem_response(request, NotAllowed("api-error-method"), Allow=", ".join(sorted(allowed)))
    return problem_response(request, NotFound("api-error-address"))
