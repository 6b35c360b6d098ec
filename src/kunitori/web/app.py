"""The server application: pages, tables, sockets and the API."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kunitori.errors import KunitoriError
from kunitori.game.game import VERSION
from kunitori.i18n import LANGUAGES
from kunitori.puzzles import GAMES, puzzles_of
from kunitori.store import Store, open_store
from kunitori.web import api, health, pages, socket, statics, table_page
from kunitori.web.api.errors import problem_response
from kunitori.web.api.schema import bare_schema, schema
from kunitori.web.context import Context, context_of, language_of
from kunitori.web.daily import DailyChallenges
from kunitori.web.doorkeeper import Doorkeeper
from kunitori.web.driver import Driver
from kunitori.web.frame_turns import FrameTurns
from kunitori.web.heads import Heads
from kunitori.web.hub import Hub
from kunitori.web.logs import note
from kunitori.web.measuring import Measurements
from kunitori.web.metrics import Metrics
from kunitori.web.options import Options
from kunitori.web.pages.errors import error_page
from kunitori.web.pages.rules import read_once
from kunitori.web.push import open_bell
from kunitori.web.rate_limits import Paces
from kunitori.web.refusals import Busy, NotFound, Refusal, TooFast, TooOften, status_of
from kunitori.web.scribe import Scribes
from kunitori.web.security import Gate, path_of
from kunitori.web.study import Desk
from kunitori.web.templating import environment
from kunitori.web.turns import Turns

__all__ = ["create_app"]

_LONGEST_JOB_SECONDS = 30.0
_NO_ANSWER = 499
"""The status in logs and metrics when the other side hung up in the middle of its request."""


def create_app(store: Store | str | None = None, options: Options | None = None) -> FastAPI:
    """The server as an ASGI app, with an open store or the URL of one to open."""
    chosen = options or Options()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        opened = store if isinstance(store, Store) else await open_store(store)
        metrics = Metrics()
        key = await opened.key()
        hub = Hub(opened, key, chosen, metrics)
        driver = Driver(hub, chosen, metrics)
        doorkeeper, paces = Doorkeeper(chosen, metrics), Paces(chosen.limits)
        scribes, desk = Scribes(_LONGEST_JOB_SECONDS), Desk(opened)
        daily, measurements = DailyChallenges(opened, hub, desk), Measurements(metrics)
        app.state.context = context = Context(
            opened, hub, driver, metrics, key, chosen, paces, doorkeeper, scribes, desk, Turns(),
            FrameTurns(paces.drawing), daily, measurements,
        )  # fmt: skip
        context.bell = bell = open_bell(opened, key, chosen, paces.pushes, metrics, hub.owners)
        hub.heed = bell.heed if bell else None
        metrics.watch("writing", lambda: len(scribes) + len(desk) + len(measurements))
        doorkeeper.begin()
        await hub.begin(driver)
        context.is_ready = True
        note("ready", version=VERSION)
        warming = asyncio.create_task(asyncio.to_thread(_warm_up, chosen.language or LANGUAGES[0]))
        try:
            yield {"doorkeeper": doorkeeper}
        finally:
            context.is_ready = False
            doorkeeper.end()
            await warming
            await scribes.end()
            await daily.end()
            await measurements.end()
            await desk.end()
            await hub.end()
            if bell:
                await bell.end()
            if opened is not store:
                await opened.close()
            note("ended")

    app = FastAPI(
        title="Kunitori",
        version=VERSION,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        lifespan=lifespan,
        # Requests meet them in this order.
        middleware=[
            Middleware(_Watch),
            Middleware(Gate, answer=_answer),
            Middleware(Heads),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={
            KunitoriError: _on_problem,
            HTTPException: _on_http,
            RequestValidationError: _on_nonsense,
        },
    )
    app.router.routes.append(Route("/static/{version}/{name:path}", statics.serve, methods=["GET"]))
    for router in (*pages.routers, table_page.router, socket.router, api.router, health.router):
        app.include_router(router)
    _build_routes(app)
    return app


def _build_routes(app: FastAPI) -> None:
    """Let FastAPI build now what it would build during the first requests.

    It changes the filters of warnings meanwhile, and these belong to all threads: if two threads build at once, a
    warning that it hides comes through, and where warnings are errors the request fails.
    """
    nowhere = {"type": "http", "method": "GET", "path": "", "root_path": "", "headers": []}
    for route in app.routes:
        route.matches(nowhere)
    bare_schema()


def _warm_up(language: str) -> None:
    """Load templates and files before the first guest comes, and prepare what is dear to make and the same for all."""
    statics.version()
    schema(language)
    read_once(language)
    for game in GAMES:
        puzzles_of(game)
    for name in environment().list_templates():
        environment().get_template(name)


async def _answer(request: Request, problem: KunitoriError, status: int | None = None) -> Response:
    status = status or status_of(problem)
    response: Response
    if request.url.path.startswith("/static/"):  # nobody reads it, so a page is not worth its cost
        response = PlainTextResponse(problem.sentence(language_of(request)), status)
    elif request.url.path.startswith("/api/"):
        response = problem_response(request, problem, status)
    else:
        response = error_page(request, problem, status)
    if status in (TooOften.status, Busy.status):
        response.headers["Retry-After"] = "1"
    return response


async def _on_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, KunitoriError)
    if isinstance(problem, TooFast):
        await asyncio.sleep(problem.wait_seconds)
    return await _answer(request, problem)


async def _on_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code in (404, 405):
        response = await _answer(request, NotFound("server-no-page"), problem.status_code)
        response.headers.update(problem.headers or {})
        return response
    return await _answer(request, Refusal("server-nonsense"), problem.status_code)


async def _on_nonsense(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return await _answer(request, Refusal("server-nonsense-at", place=place[:80]), 422)


class _Watch:
    """Counts, times and logs every request."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        metrics = context_of(Request(scope)).metrics
        begin, status = time.perf_counter(), _NO_ANSWER

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            seconds = time.perf_counter() - begin
            metrics.count("requests", str(status))
            metrics.time("request_seconds", seconds)
            note("request", method=scope["method"], path=path_of(scope), status=status, ms=round(1000 * seconds, 1))
