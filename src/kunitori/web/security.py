"""What stands between the world and the tables: headers, whose page it was, how much, how often."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kunitori.errors import KunitoriError
from kunitori.web.context import Context, Limits
from kunitori.web.guests import COOKIE, cookie_for, guest_of, new_guest
from kunitori.web.refusals import NotYours, TooLarge, TooOften

__all__ = ["Bucket", "Gate", "Pace", "check_origin", "is_own_origin"]

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
    # Addresses hold invitations; but without any referrer, browsers leave the Origin out of forms, too.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_MOST_KNOWN = 20_000  # guests and addresses whose pace is remembered


class Bucket:
    """Tokens that run out when they are spent faster than they come back.

    >>> bucket = Bucket(2, 1)
    >>> [bucket.take(now) for now in (0, 0, 0, 1)]
    [True, True, False, True]
    """

    __slots__ = ("_at", "_left", "most", "refill")

    def __init__(self, most: float, refill: float) -> None:
        self.most, self.refill = most, refill
        self._left = most
        self._at: float | None = None

    def take(self, now: float | None = None) -> bool:
        """Take one, if there is one."""
        now = time.monotonic() if now is None else now
        self._left = min(self.most, self._left + (now - (now if self._at is None else self._at)) * self.refill)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Pace:
    """A bucket for everybody; those who have not been seen for longest are forgotten first."""

    def __init__(self, rate: tuple[float, float]) -> None:
        self._rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, *who: str) -> None:
        """One more by each of these; `TooOften` if that is too fast for one of them."""
        taken = [self._bucket(name).take() for name in who]  # each of them pays, even if the first cannot
        if not all(taken):
            raise TooOften("server-too-often")

    def _bucket(self, name: str) -> Bucket:
        bucket = self._known.get(name)
        if bucket is None:
            bucket = self._known[name] = Bucket(*self._rate)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        else:
            self._known.move_to_end(name)
        return bucket


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
    """`NotYours` if a browser says that a foreign page is behind this. Programs that are no browsers say nothing."""
    headers = connection.headers
    origin = headers.get("origin")
    if origin is None:
        is_own = headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    else:
        is_own = is_own_origin(origin, headers.get("host", ""), others)
    if not is_own:
        raise NotYours("server-foreign-page")


Answer = Callable[[Request, KunitoriError], Awaitable[ASGIApp]]


class Gate:
    """The first thing a request meets: it gets to know the guest, is measured and weighed, and its answer is sealed."""

    def __init__(self, app: ASGIApp, answer: Answer) -> None:
        self._app = app
        self._answer = answer
        self._paces: tuple[Limits, Pace, Pace] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        context: Context = scope["app"].state.context
        headers = Headers(scope=scope)
        guest = guest_of(_cookie(headers), context.key)
        is_known = guest is not None
        scope["state"] = {**scope.get("state", {}), "guest": guest or new_guest(), "is_guest_new": False}
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._seal(scope, context, MutableHeaders(scope=message), is_known)
            await send(message)

        try:
            self._check(scope, context, headers, is_known)
        except KunitoriError as problem:
            response = await self._answer(Request(scope, receive), problem)
            await response(scope, receive, sealed)
            return
        await self._app(scope, _weighed(receive, _most_bytes(scope, context.options.limits)), sealed)

    def _check(self, scope: Scope, context: Context, headers: Headers, is_known: bool) -> None:
        limits = context.options.limits
        if self._paces is None:
            self._paces = limits, Pace(limits.requests), Pace(limits.changes)
        _, requests, changes = self._paces
        address = scope["client"][0] if scope.get("client") else ""
        who = [f"@{address}", *([scope["state"]["guest"].id] if is_known else [])]
        if not scope["path"].startswith("/static/"):
            requests.check(*who)
        if scope["method"] not in _SAFE:
            changes.check(*who)
            check_origin(HTTPConnection(scope), context.options.origins)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or int(length[:12]) > _most_bytes(scope, limits):
            raise TooLarge("server-too-large")

    def _seal(self, scope: Scope, context: Context, headers: MutableHeaders, is_known: bool) -> None:
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)
        is_secure = scope.get("scheme") == "https"
        if is_secure:
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        state = scope["state"]
        is_page = headers.get("content-type", "").startswith("text/html")
        if state["is_guest_new"] or (is_page and not is_known):
            headers.append("Set-Cookie", cookie_for(state["guest"], context.key, is_secure))


def _cookie(headers: Headers) -> str | None:
    try:
        cookies: SimpleCookie = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return None
    return cookies[COOKIE].value if COOKIE in cookies else None


def _most_bytes(scope: Scope, limits: Limits) -> int:
    is_record = scope["path"].rstrip("/").endswith("/import")
    return 4 * limits.record if is_record else limits.body


def _weighed(receive: Receive, most: int) -> Receive:
    """Bodies that say no length, or a false one, are weighed as they come."""
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
