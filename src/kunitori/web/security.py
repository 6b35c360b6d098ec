"""Checks on every request: origin, size and rate; and the headers of every answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kunitori.errors import KunitoriError, quoted
from kunitori.web.addresses import household
from kunitori.web.context import Context, current_guest, language_of
from kunitori.web.guests import cookie_for, guests_in, new_guest
from kunitori.web.logs import note
from kunitori.web.options import Limits
from kunitori.web.refusals import Mistake, NotYours, Refusal, TooFast, TooLarge, TooOften, status_of
from kunitori.web.work import asker

__all__ = ["Gate", "check_guest", "check_host", "check_origin", "is_own_origin", "path_of", "who_of"]

_SAFE = ("GET", "HEAD", "OPTIONS")
_POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    # Addresses hold invitations. But with no-referrer, browsers send forms without their Origin.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_HOST = re.compile(r"([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.IGNORECASE)
_TAKE_CARDS = ("/workshop", "/workshop/preview", "/workshop/play", "/workshop/measure", "/new")
_TAKES_CARDS_AS_JSON = "/api/v1/tables"  # a table can be made there; its other fields are read on the event loop
_WORD = 12  # letters, as many as a table id has


def who_of(connection: HTTPConnection) -> tuple[str, ...]:
    """Whose rate limits apply: the address's, and the guest's if the request has a cookie."""
    address = household(connection.client.host) if connection.client else ""
    return (f"@{address}", current_guest(connection).id) if connection.state.is_guest_known else (f"@{address}",)


def is_own_origin(origin: str, host: str, others: tuple[str, ...] = ()) -> bool:
    """Whether a page of this origin is one of ours.

    >>> is_own_origin("http://localhost:8000", "localhost:8000"), is_own_origin("null", "localhost:8000")
    (True, False)
    """
    if origin in others:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.casefold() == host.casefold()


def check_origin(connection: HTTPConnection, others: tuple[str, ...]) -> None:
    """Raise `NotYours` if a browser sent this from a foreign page. Programs send no Origin header."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        is_own = headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    else:
        is_own = is_own_origin(origin, headers.get("host", ""), others)
        if _is_secure(connection.scope) and origin.startswith("http:"):  # anybody on the way could have written it
            is_own = origin in others
    if not is_own:
        raise NotYours("server-foreign-page")


def check_guest(connection: HTTPConnection) -> None:
    """Raise `Refusal` if the browser says that it is two guests: one of them was planted, and nobody knows which."""
    if connection.state.has_two_guests:
        raise Refusal("server-two-guests")


def check_host(connection: HTTPConnection, names: tuple[str, ...]) -> None:
    """Raise `Refusal` if the server does not go by the name in the Host header, which becomes part of links.

    With a list of names, no foreign name that leads here (DNS rebinding) is served.
    """
    host = connection.headers.get("host")
    if host is None:  # HTTP/1.0
        return
    found = _HOST.fullmatch(host)
    name = found[1].casefold() if found else ""
    if not name or (names and name not in (*names, "localhost") and not _is_address(name)):
        raise Refusal("server-host", host=quoted(host))


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


Answer = Callable[[Request, KunitoriError], Awaitable[ASGIApp]]


class Gate:
    """The first middleware: it finds the guest, applies limits, and sets the headers of the answer."""

    def __init__(self, app: ASGIApp, answer: Answer) -> None:
        self._app = app
        self._answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        context: Context = scope["app"].state.context
        headers = Headers(scope=scope)
        found = guests_in(headers.getlist("cookie"), context.key, _is_secure(scope))
        guest = found[0] if len(found) == 1 else None
        is_known = guest is not None
        known = {"guest": guest or new_guest(), "is_guest_known": is_known, "is_guest_new": False}
        scope["state"] = {**scope.get("state", {}), **known, "has_two_guests": len(found) > 1}
        asker.set(context.hub.owners.arrive(who_of(HTTPConnection(scope))[0], guest.id if guest else None))
        if scope["type"] == "websocket":  # the socket checks by itself, to answer in a message
            await self._app(scope, receive, send)
            return

        has_begun = False

        async def sealed(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                may_keep = scope["method"] != "HEAD" and (
                    is_known or (message["status"] < 400 and _is_visit(scope, headers))
                )
                self._seal(scope, context, MutableHeaders(scope=message), is_known, may_keep)
            await send(message)

        try:
            with context.doorkeeper.requests.taken(who_of(HTTPConnection(scope))):
                self._check(scope, context, headers)
                weighed = _weighed(receive, _most_bytes(scope, context.options.limits))
                charge = partial(context.paces.seconds.spend, who_of(HTTPConnection(scope)))
                await context.turns.do(asker.get(), partial(self._app, scope, weighed, sealed), charge)
        except TooFast as problem:  # a page would cost as much as the one that was asked for
            await asyncio.sleep(problem.wait_seconds)
            await self._say(scope, receive, sealed, problem, is_brief=not scope["path"].startswith("/api/"))
        except KunitoriError as problem:
            await self._say(scope, receive, sealed, problem)
        except ClientDisconnect:
            return  # in the middle of a body; nobody waits for an answer
        except Exception:
            context.metrics.count("errors")
            note("mistake", 40, is_mistake=True, method=scope["method"], path=path_of(scope))
            if not has_begun:
                await self._say(scope, receive, sealed, Mistake("server-mistake"))

    async def _say(
        self, scope: Scope, receive: Receive, send: Send, problem: KunitoriError, is_brief: bool = False
    ) -> None:
        request = Request(scope, receive)
        response: ASGIApp
        try:
            if is_brief:
                response = _brief(problem, language_of(request))
            else:
                response = await self._answer(request, problem)
        except Exception:  # not even the error page can be made
            note("mistake", 40, is_mistake=True, method=scope["method"], path=path_of(scope))
            response = PlainTextResponse(problem.sentence(), status_of(problem))
        await response(scope, receive, send)

    def _check(self, scope: Scope, context: Context, headers: Headers) -> None:
        limits = context.options.limits
        connection = HTTPConnection(scope)
        check_host(connection, context.options.host_names)
        try:
            context.paces.seconds.check(who_of(connection))
            is_file = scope["path"].startswith("/static/")
            (context.paces.files if is_file else context.paces.requests).check(who_of(connection))
            if not is_file:
                check_guest(connection)
            if scope["method"] not in _SAFE:
                context.paces.changes.check(who_of(connection))
        except TooOften as problem:
            raise TooFast(problem.message.id) from None
        if scope["method"] not in _SAFE:
            check_origin(connection, context.options.origins)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or int(length[:12]) > _most_bytes(scope, limits):
            raise TooLarge("server-too-large")

    def _seal(
        self, scope: Scope, context: Context, headers: MutableHeaders, is_known: bool, may_keep: bool
    ) -> None:
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)
        is_secure = _is_secure(scope)
        if is_secure:
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        state = scope["state"]
        is_page = headers.get("content-type", "").startswith("text/html")
        if may_keep and (state["is_guest_new"] or (is_page and not is_known)):
            headers.append("Set-Cookie", cookie_for(state["guest"], context.key, is_secure))


def _brief(problem: KunitoriError, language: str) -> PlainTextResponse:
    headers = {"Retry-After": "1", "Connection": "close"}
    return PlainTextResponse(problem.sentence(language), status_of(problem), headers)


def _is_visit(scope: Scope, headers: Headers) -> bool:
    """Whether a person opened a page or sent a form of ours. Only then does an unknown browser become a guest.

    Browsers send our cookie neither with a foreign page's forms nor with its pictures and frames, but they may keep the
    cookie of the answer: it would replace the player's own guest.
    """
    is_read_ahead = "sec-purpose" in headers or "purpose" in headers  # nobody has opened it yet
    return not is_read_ahead and headers.get("sec-fetch-dest", "document") == "document"


def path_of(scope: Scope) -> str:
    """The path of a request for the log: its route, or its plain words, because an address may hold a token.

    >>> path_of({"path": "/api/v1/tables/x7kq2m9wpa4c/moves"}), path_of({"path": "/static/3f/kit.css"})
    ('/api/v1/tables/…/moves', '/static')
    """
    if scope["path"].startswith("/static/"):
        return "/static"
    if "route" in scope and not scope["path"].startswith("/api/"):  # mounted routes do not know their prefix
        return str(getattr(scope["route"], "path", "-"))
    parts = scope["path"][:200].split("/")
    return "/".join(part if part in ("", "v1") or (part.isalpha() and len(part) < _WORD) else "…" for part in parts)


def _is_secure(scope: Scope) -> bool:
    return scope.get("scheme") in ("https", "wss")


def _most_bytes(scope: Scope, limits: Limits) -> int:
    path = scope["path"].rstrip("/")
    is_file = path.endswith(("/import", "/verify")) or path in _TAKE_CARDS
    if path == _TAKES_CARDS_AS_JSON:
        return limits.record
    return 4 * limits.record if is_file else limits.body


def _weighed(receive: Receive, most: int) -> Receive:
    """Count the bytes of a body as it arrives, whatever its Content-Length says."""
    seen = 0

    async def weighed() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > most:
                raise TooLarge("server-too-large")
        return message

    return weighed
