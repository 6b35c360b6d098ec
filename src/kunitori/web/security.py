"""Checks on every request: origin, size and rate; and the headers of every answer."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kunitori.errors import KunitoriError, quoted
from kunitori.web.context import Context, current_guest
from kunitori.web.guests import COOKIE, cookie_for, guest_of, new_guest
from kunitori.web.logs import note
from kunitori.web.options import Limits
from kunitori.web.refusals import Mistake, NotYours, Refusal, TooLarge, status_of

__all__ = ["Gate", "check_host", "check_origin", "is_own_origin", "path_of", "who_of"]

_SAFE = ("GET", "HEAD", "OPTIONS")
_POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
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
_WORD = 12  # letters, as many as a table id has


def who_of(connection: HTTPConnection) -> tuple[str, ...]:
    """Whose rate limits apply: the address's, and the guest's if the request has a cookie."""
    address = connection.client.host if connection.client else ""
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
    if not is_own:
        raise NotYours("server-foreign-page")


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
        guest = guest_of(_cookie(headers), context.key)
        is_known = guest is not None
        known = {"guest": guest or new_guest(), "is_guest_known": is_known, "is_guest_new": False}
        scope["state"] = {**scope.get("state", {}), **known}
        if scope["type"] == "websocket":  # the socket checks by itself, to answer in a message
            await self._app(scope, receive, send)
            return

        has_begun = False

        async def sealed(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                may_keep = is_known or (message["status"] < 400 and _is_visit(scope, headers))
                self._seal(scope, context, MutableHeaders(scope=message), is_known, may_keep)
            await send(message)

        try:
            self._check(scope, context, headers)
            await self._app(scope, _weighed(receive, _most_bytes(scope, context.options.limits)), sealed)
        except KunitoriError as problem:
            await self._say(scope, receive, sealed, problem)
        except Exception:
            context.metrics.count("errors")
            note("mistake", 40, is_mistake=True, method=scope["method"], path=path_of(scope))
            if not has_begun:
                await self._say(scope, receive, sealed, Mistake("server-mistake"))

    async def _say(self, scope: Scope, receive: Receive, send: Send, problem: KunitoriError) -> None:
        try:
            response = await self._answer(Request(scope, receive), problem)
        except Exception:  # not even the error page can be made
            note("mistake", 40, is_mistake=True, method=scope["method"], path=path_of(scope))
            response = PlainTextResponse(problem.sentence(), status_of(problem))
        await response(scope, receive, send)

    def _check(self, scope: Scope, context: Context, headers: Headers) -> None:
        limits = context.options.limits
        connection = HTTPConnection(scope)
        check_host(connection, context.options.host_names)
        if not scope["path"].startswith("/static/"):
            context.paces.requests.check(who_of(connection))
        if scope["method"] not in _SAFE:
            context.paces.changes.check(who_of(connection))
            check_origin(connection, context.options.origins)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or int(length[:12]) > _most_bytes(scope, limits):
            raise TooLarge("server-too-large")

    def _seal(
        self, scope: Scope, context: Context, headers: MutableHeaders, is_known: bool, may_keep: bool
    ) -> None:
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)
        is_secure = scope.get("scheme") == "https"
        if is_secure:
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        state = scope["state"]
        is_page = headers.get("content-type", "").startswith("text/html")
        if may_keep and (state["is_guest_new"] or (is_page and not is_known)):
            headers.append("Set-Cookie", cookie_for(state["guest"], context.key, is_secure))


def _is_visit(scope: Scope, headers: Headers) -> bool:
    """Whether a person opened a page or sent a form of ours. Only then does an unknown browser become a guest.

    Browsers send our cookie neither with a foreign page's forms nor with its pictures and frames, but they may keep the
    cookie of the answer: it would replace the player's own guest.
    """
    return scope["method"] != "HEAD" and headers.get("sec-fetch-dest", "document") == "document"


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


def _cookie(headers: Headers) -> str | None:
    try:
        cookies: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    return cookies[COOKIE].value if COOKIE in cookies else None


def _most_bytes(scope: Scope, limits: Limits) -> int:
    is_record = scope["path"].rstrip("/").endswith(("/import", "/verify"))
    return 4 * limits.record if is_record else limits.body


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
