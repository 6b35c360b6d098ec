"""Health checks and metrics of a server."""

from __future__ import annotations

import asyncio
from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse

from kunitori.game.game import VERSION
from kunitori.web.context import context_of

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)
_STORE_SECONDS = 5.0


@router.get("/health")
@router.get("/health/live")
async def live() -> JSONResponse:
    """The process is alive."""
    return JSONResponse({"status": "live", "version": VERSION}, headers={"Cache-Control": "no-store"})


@router.get("/health/ready")
async def ready(request: Request) -> JSONResponse:
    """The process is ready: its store can store, bots and clocks are driven, and it is not shutting down."""
    context = context_of(request)
    is_ready = context.is_ready and context.driver.is_driven
    answer = {"status": "ready"}
    try:
        async with asyncio.timeout(_STORE_SECONDS):
            if trouble := await context.store.trouble():
                is_ready, answer["why"] = False, str(trouble)
    except Exception:  # any fault of the store means the same
        is_ready = False
    if not is_ready:
        answer["status"] = "not ready"
    return JSONResponse(answer, 200 if is_ready else 503, {"Cache-Control": "no-store"})


@router.get("/metrics")
async def figures(request: Request) -> PlainTextResponse:
    """Metrics for Prometheus."""
    context = context_of(request)
    stored = await context.store.size()
    for name in ("tables", "entries", "bytes"):
        context.metrics.watch(f"stored_{name}", partial(getattr, stored, name))
    return PlainTextResponse(context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
