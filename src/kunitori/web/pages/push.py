"""A browser that wants to be told when it is its guest's turn, and one that no longer does."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from kunitori.store import Subscription
from kunitori.web.context import context_of, current_guest, language_of, remember
from kunitori.web.forms import form_of
from kunitori.web.pages.common import go
from kunitori.web.push.endpoints import endpoint_of
from kunitori.web.refusals import NotFound, Refusal

__all__ = ["router"]

router: APIRouter = APIRouter(include_in_schema=False)

_KEY_BYTES, _SECRET_BYTES = 65, 16
_ROW_BYTES = 400  # besides the address


@router.post("/settings/push")
async def subscribe(request: Request) -> Response:
    """Keep where this browser receives messages, and its keys."""
    context, guest = context_of(request), current_guest(request)
    if context.bell is None:
        raise NotFound("push-error-none")
    from kunitori.web.push.encryption import is_key  # it needs the extra

    form = await form_of(request)
    endpoint = form.one("endpoint")
    key, secret = _bytes(form.one("key"), _KEY_BYTES), _bytes(form.one("secret"), _SECRET_BYTES)
    endpoint_of(endpoint, context.options.push_origins)
    if not is_key(key):
        raise Refusal("push-error-subscription")
    wish = Subscription(endpoint, key, secret, language_of(request))
    await context.hub.charge(len(endpoint) + _ROW_BYTES)
    await context.store.subscriptions.keep(guest.id, wish, time.time())
    remember(request, guest)
    return Response(status_code=204)


@router.post("/settings/push/forget")
async def forget(request: Request) -> Response:
    """Forget this browser, or all browsers of the guest."""
    endpoint = (await form_of(request)).one("endpoint")
    await context_of(request).store.subscriptions.forget(current_guest(request).id, endpoint or None)
    return Response(status_code=204) if endpoint else go("/settings?kept")


def _bytes(text: str, length: int) -> bytes:
    try:
        found = urlsafe_b64decode(text + "=" * (-len(text) % 4)) if text.isascii() and len(text) < 200 else b""
    except ValueError:
        found = b""
    if len(found) != length:
        raise Refusal("push-error-subscription")
    return found
