"""Taking your games to another browser, or back after a lost cookie, with a link that is yours alone."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.web.context import base_url, context_of, current_guest, remember
from kunitori.web.forms import form_of
from kunitori.web.pages.common import go, show
from kunitori.web.refusals import NotFound
from kunitori.web.tokens import guest_of_code, recovery_code

__all__ = ["recovery_link", "router"]

router: APIRouter = APIRouter(include_in_schema=False)


def recovery_link(request: Request) -> str:
    """The link that makes another browser this guest."""
    code = recovery_code(context_of(request).key, current_guest(request).id)
    return f"{base_url(request)}/recover/{code}"


@router.get("/recover/{code}")
async def ask(request: Request, code: str) -> Response:
    """Ask before this browser becomes another guest: somebody may have sent the link to take it over."""
    guest = _guest_of(request, code)
    if guest == current_guest(request).id:
        return go("/games")
    own = recovery_link(request) if request.state.is_guest_known else ""
    return show(request, "recover.html", code=code, own=own)


@router.post("/recover")
async def recover(request: Request) -> Response:
    """Become the guest of a code; name, crest and settings of this browser stay."""
    guest = _guest_of(request, (await form_of(request)).one("code"))
    remember(request, replace(current_guest(request), id=guest))
    return go("/games")


def _guest_of(request: Request, code: str) -> str:
    guest = guest_of_code(context_of(request).key, code)
    if guest is None:
        raise NotFound("recover-error-code")
    return guest
