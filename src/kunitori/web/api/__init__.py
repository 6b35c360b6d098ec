"""The JSON API for clients and outside bots: the same tables and the same checks as pages and sockets."""

from __future__ import annotations

from fastapi import APIRouter

from kunitori.web.api.not_found import not_found
from kunitori.web.api.schema import pages, v1

__all__ = ["router"]

router: APIRouter = APIRouter()
for _part in (v1, pages, not_found):
    router.include_router(_part)
