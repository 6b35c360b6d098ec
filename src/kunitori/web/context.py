"""What every route uses: store, hub and key, the guest, the language, and rendered pages."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse

from kunitori.i18n import LANGUAGES, Texts, texts
from kunitori.store import Store
from kunitori.web.daily import DailyChallenges
from kunitori.web.doorkeeper import Doorkeeper
from kunitori.web.driver import Driver
from kunitori.web.frame_turns import FrameTurns
from kunitori.web.guests import Guest
from kunitori.web.hub import Hub
from kunitori.web.measuring import Measurements
from kunitori.web.metrics import Metrics
from kunitori.web.options import Options
from kunitori.web.rate_limits import Paces
from kunitori.web.scribe import Scribes
from kunitori.web.study import Desk
from kunitori.web.templating import environment
from kunitori.web.turns import Turns

if TYPE_CHECKING:  # it needs an extra
    from kunitori.web.push.bell import Bell

__all__ = [
    "Context", "Reader", "base_url", "context_of", "current_guest", "html_page", "language_of", "page", "reader_of",
    "remember", "say_for", "token_of",
]  # fmt: skip

@dataclass(slots=True)
class Context:
    """What all parts of a server share."""

    store: Store
    hub: Hub
    driver: Driver
    metrics: Metrics
    key: bytes
    options: Options
    paces: Paces
    doorkeeper: Doorkeeper
    scribes: Scribes
    """They do long work for pages and the API."""
    desk: Desk
    turns: Turns
    frame_turns: FrameTurns
    daily: DailyChallenges
    measurements: Measurements
    bell: Bell | None = None
    """It tells absent guests of their turns; None if the extra ``push`` is not installed."""
    is_ready: bool = False


def context_of(connection: HTTPConnection) -> Context:
    """The context of the app that serves a request or a socket."""
    context: Context = connection.app.state.context
    return context


def base_url(connection: HTTPConnection) -> str:
    """How links begin that others can open: ``localhost`` means another device to them, so the network's address."""
    context, url = context_of(connection), connection.url
    if url.hostname in ("localhost", "127.0.0.1", "::1") and context.options.addresses:
        return context.options.addresses[0].rstrip("/")
    scheme = "https" if url.scheme in ("https", "wss") else "http"
    return f"{scheme}://{url.netloc}"


def current_guest(request: HTTPConnection) -> Guest:
    """The guest who sent a request. A new guest gets a cookie with the answer."""
    guest: Guest = request.state.guest
    return guest


def token_of(request: HTTPConnection) -> str:
    """The seat token that a program sends with its requests (``Authorization: Bearer …``)."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.casefold() == "bearer" else ""


def remember(request: HTTPConnection, guest: Guest) -> None:
    """Send the changed guest's cookie with the answer."""
    request.state.guest = guest
    request.state.is_guest_new = True


def language_of(request: HTTPConnection) -> str:
    """The language of ``?lang=``, which is remembered, or else the guest's, the browser's or the server's."""
    wish = request.query_params.get("lang", "")
    guest = current_guest(request)
    if wish in LANGUAGES:
        if guest.language != wish and request.scope["type"] == "http" and not request.url.path.startswith("/api/"):
            remember(request, replace(guest, language=wish))
        return wish
    return guest.language or _accepted(request.headers.get("accept-language", "")) or default_language(request)


def default_language(request: HTTPConnection) -> str:
    return context_of(request).options.language or LANGUAGES[0]


def _accepted(header: str) -> str:
    """The language of ours that a browser prefers; empty if it names none.

    >>> _accepted("it, de-CH;q=0.8, fr;q=0.9"), _accepted("nonsense;q=x"), _accepted("ja")
    ('fr', '', 'ja')
    """
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:500].split(",")):
        tag, _, quality = part.partition(";q=")
        language = tag.strip()[:2].casefold()
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and weight > 0:
            found.append((-weight, place, language))
    return min(found)[2] if found else ""


def say_for(request: HTTPConnection) -> Texts:
    """The catalogues in the caller's language."""
    return texts(language_of(request))


def _path(request: Request) -> str:
    # Templates link to it, and //host would lead to another server.
    return "/" + request.url.path.lstrip("/\\")


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom a page is made: what every template knows of a request."""

    language: str
    guest: Guest
    path: str
    base: str
    """How links begin that others can open."""
    wished: str = ""
    """The language that the address asks for."""

    def page(self, template: str, **values: Any) -> str:
        """A page as text. Templates know ``t`` (texts), ``lang``, ``langs``, ``guest``, ``path``, ``static(name)``."""
        told = {
            "t": texts(self.language), "lang": self.language, "guest": self.guest, "path": self.path, "base": self.base,
            "wished": self.wished, **values,
        }  # fmt: skip
        return environment().get_template(template).render(told)


def reader_of(request: Request) -> Reader:
    """The reader of the answer to a request."""
    language = language_of(request)
    wished = language if request.query_params.get("lang") == language else ""
    return Reader(language, current_guest(request), _path(request), base_url(request), wished)


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """An HTML page from a template."""
    return html_page(reader_of(request).page(template, **values), status)


def html_page(html: str, status: int = 200) -> HTMLResponse:
    """An HTML page for this guest alone."""
    return HTMLResponse(html, status, headers={"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"})
