"""Addresses under /api that do not exist, or not for this method."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from kunitori.web.api.errors import problem_response
from kunitori.web.api.schema import PARTS, ROOT
from kunitori.web.refusals import NotAllowed, NotFound

not_found: APIRouter = APIRouter(include_in_schema=False)


@not_found.api_route("/api/{rest:path}", methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
async def nothing(request: Request) -> Response:
    """Refuse like every other route; `Allow` lists the methods of the address, if it has any."""
    path = request.url.path.removeprefix(ROOT)
    routes = [route for part in PARTS for route in part.router.routes if isinstance(route, APIRoute)]
    allowed = {method for route in routes if route.path_regex.match(path) for method in route.methods or ()}
    if allowed:
        return problem_response(request, NotAllowed("api-error-method"), Allow=", ".join(sorted(allowed)))
    return problem_response(request, NotFound("api-error-address"))
