"""All refusals have one form: a sentence, its id, its rule and the fitting status."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kunitori.errors import KunitoriError, quoted
from kunitori.web.api.models import Problem
from kunitori.web.context import language_of
from kunitori.web.refusals import Misread, NotAllowed, NotFound, Refusal, status_of

__all__ = ["Answering", "problem_response", "problems"]


_MEANINGS = {
    400: "The request cannot be understood or carried out.",
    401: "The seat token or guest cookie is missing or unknown.",
    403: "It belongs to somebody else.",
    404: "There is no such thing.",
    409: "The table does not allow it now: somebody else is asked, the rules forbid it, or `rev` is out of date.",
    413: "The request is too large.",
    422: "The request does not match the schema.",
    429: "Too many requests; `Retry-After` says when to try again.",
    503: "Too much waits for the server; `Retry-After` says when to try again.",
}
_EXAMPLES = {
    400: ("api-error-json", "This is not JSON.", None),
    401: ("api-error-token", "This seat token is not one of this table.", None),
    403: ("api-error-spectator", "Only who sits at the table can do that.", None),
    404: ("server-no-table", "There is no such table.", None),
    409: ("why-too-dear", "Gold costs 6, but only 0 is available. (rule C6.2)", "C6.2"),
    413: ("server-too-large", "That is too large.", None),
    422: ("api-error-field", "“seats” is missing.", None),
    429: ("server-too-often", "Not so fast.", None),
    503: ("server-queue-full", "The server has too much to do. Try again in a moment.", None),
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors an operation can answer with, for the schema; 422, 429 and 503 are always possible."""
    found: dict[int | str, dict[str, Any]] = {}
    for status in sorted({*statuses, 422, 429, 503}):
        id, sentence, rule = _EXAMPLES[status]
        example = {"error": sentence, "id": id, "rule": rule}
        content = {"application/json": {"example": example}}
        found[status] = {"model": Problem, "description": _MEANINGS[status], "content": content}
    return found


def problem_response(
    request: Request, problem: KunitoriError, status: int | None = None, **headers: str
) -> JSONResponse:
    """An error as an answer, in the caller's language."""
    said = Problem(error=problem.sentence(language_of(request)), id=problem.message.id, rule=problem.rule)
    status = status or status_of(problem)
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if status in (429, 503):
        headers["Retry-After"] = "1"
    return JSONResponse(said.model_dump(), status, headers={**headers, "Cache-Control": "no-store"})


class Answering(APIRoute):
    """A route that answers every error as a `Problem`."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def answer(request: Request) -> Response:
            try:
                response = await handle(request)
                response.headers.setdefault("Cache-Control", "no-store")  # it may hold a seat's secrets
                return response
            except KunitoriError as problem:
                return problem_response(request, problem)
            except RequestValidationError as problem:
                return problem_response(request, misread(problem.errors()))
            except HTTPException as problem:
                cause = problem.__cause__  # a body that proved too large while it was read
                return problem_response(request, cause if isinstance(cause, KunitoriError) else of_http(problem))

        return answer


def of_http(problem: HTTPException) -> KunitoriError:
    """A Starlette error in our words."""
    if problem.status_code == 404:
        return NotFound("api-error-address")
    if problem.status_code == 405:
        return NotAllowed("api-error-method")
    return Refusal("api-error-body")


def misread(found: Sequence[Any]) -> KunitoriError:
    """The first thing that is wrong with a request, in a sentence.

    >>> print(misread([{"type": "missing", "loc": ("body", "seats"), "input": {}}]))
    “seats” is missing.
    >>> print(misread([{"type": "less_than_equal", "loc": ("query", "wait"), "ctx": {"le": 30}, "input": 70}]))
    “wait” can be 30 at most, not “70”.
    """
    first: dict[str, Any] = found[0] if found else {"type": "", "loc": ()}
    kind, place, given = first["type"], first["loc"], quoted(_plain(first.get("input")))
    if kind == "json_invalid":
        return Refusal("api-error-json")
    field = quoted(".".join(str(part) for part in place[1:]) or "body")
    limits: dict[str, Any] = first.get("ctx") or {}
    if tuple(place) == ("body",):
        return Misread("api-error-body")
    if kind == "missing":
        return Misread("api-error-missing", field=field)
    if kind == "extra_forbidden":
        return Misread("api-error-extra", field=field)
    if kind == "greater_than_equal":
        return Misread("api-error-least", field=field, least=int(limits["ge"]), given=given)
    if kind == "less_than_equal":
        return Misread("api-error-most", field=field, most=int(limits["le"]), given=given)
    if kind in ("string_too_short", "too_short"):
        return Misread("api-error-least-long", field=field, least=int(limits["min_length"]))
    if kind in ("string_too_long", "too_long"):
        return Misread("api-error-most-long", field=field, most=int(limits["max_length"]))
    return Misread("api-error-field", field=field, given=given)


def _plain(given: object) -> object:
    return given if isinstance(given, str | int | float | bool) else type(given).__name__
