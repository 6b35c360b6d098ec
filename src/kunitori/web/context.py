"""What every route can ask for: store, hub and key; the guest, the language, and a page in it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse

from kunitori.cards import Corrections
from kunitori.i18n import LANGUAGES, Texts, texts
from kunitori.web.guests import Guest
from kunitori.web.statics import address

if TYPE_CHECKING:
    from kunitori.store import Store
    from kunitori.web.driver import Driver
    from kunitori.web.hub import Hub
    from kunitori.web.metrics import Metrics
    from kunitori.web.security import Paces

__all__ = [
    "UNLIMITED", "Context", "Limits", "Options", "allowance", "context_of", "current_guest", "environment",
    "language_of", "page", "remember", "say_for", "token_of",
]  # fmt: skip

TEMPLATES = Path(__file__).parent / "templates"
_GUESTS_PER_ADDRESS = 6


@dataclass(frozen=True, slots=True)
class Limits:
    """How much and how often, for each guest; a rate is (burst, refill per second). See `allowance` for addresses."""

    body: int = 64_000
    record: int = 500_000
    """Characters of an imported record, which is the one thing that may be large."""
    frame: int = 16_000
    requests: tuple[float, float] = (240, 40)
    changes: tuple[float, float] = (60, 10)
    """Requests that change something."""
    tables: tuple[float, float] = (40, 0.5)
    frames: tuple[float, float] = (80, 20)
    chat: tuple[float, float] = (8, 0.5)
    hints: tuple[float, float] = (6, 1)
    sockets: int = 40
    """Open sockets of one guest."""


UNLIMITED = Limits(
    requests=(1e9, 1e9), changes=(1e9, 1e9), tables=(1e9, 1e9), frames=(1e9, 1e9), chat=(1e9, 1e9), hints=(1e9, 1e9),
    sockets=1_000_000,
)  # fmt: skip
"""Only for tests of load: sizes stay limited."""


def allowance(who: str) -> int:
    """By how much a limit is multiplied: several guests may share an address (``@...``).

    >>> allowance("@192.0.2.1"), allowance("some guest")
    (6, 1)
    """
    return _GUESTS_PER_ADDRESS if who.startswith("@") else 1


@dataclass(frozen=True, slots=True)
class Options:
    """How a server is run."""

    language: str = ""
    """Spoken to whoever's browser does not say; otherwise English."""
    corrections: Corrections = field(default_factory=lambda: Corrections())
    addresses: tuple[str, ...] = ()
    """Under which other devices find this server, for links and QR codes."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may talk to this server beside its own."""
    pace: float = 1.0
    """How long bots take so that people can follow; 0 is as fast as they can."""
    grace: float = 15.0
    """Seconds that somebody has to be gone before those who wait can let a bot play."""
    idle: float = 900.0
    """Seconds after which a table nobody looks at leaves the memory."""
    threads: int = 2
    """Bots and analyses that think at the same time."""
    limits: Limits = field(default_factory=Limits)


@dataclass(slots=True)
class Context:
    """All that the parts of a server share."""

    store: Store
    hub: Hub
    driver: Driver
    metrics: Metrics
    key: bytes
    options: Options
    paces: Paces
    is_ready: bool = False


def context_of(connection: HTTPConnection) -> Context:
    """The context of the app that a request or a socket belongs to."""
    context: Context = connection.app.state.context
    return context


def current_guest(request: HTTPConnection) -> Guest:
    """Who is asking. A new guest is kept in a cookie as soon as an answer goes out."""
    guest: Guest = request.state.guest
    return guest


def token_of(request: HTTPConnection) -> str:
    """The seat token that a program sends with its requests (``Authorization: Bearer …``)."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.casefold() == "bearer" else ""


def remember(request: HTTPConnection, guest: Guest) -> None:
    """The guest has changed: the answer carries a new cookie."""
    request.state.guest = guest
    request.state.is_guest_new = True


def language_of(request: HTTPConnection) -> str:
    """``?lang=``, which is kept, then the guest's language, then the browser's, then the server's."""
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
    """The language of ours that a browser likes best; empty if it likes none.

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
    """The catalogues in the language of whoever is asking."""
    return texts(language_of(request))


@cache
def environment() -> Environment:
    """The templates; `page` fills them for a request, the table's renderer for a viewer."""
    found = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.globals |= {"static": address, "langs": LANGUAGES}
    return found


def _path(request: Request) -> str:
    # Templates link to it: //somewhere would be another server's address.
    return "/" + request.url.path.lstrip("/\\")


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page of HTML. Templates know ``t`` (texts), ``lang``, ``langs``, ``guest``, ``path`` and ``static(name)``."""
    say = say_for(request)
    told = {"t": say, "lang": say.language, "guest": current_guest(request), "path": _path(request), **values}
    headers = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
    return HTMLResponse(environment().get_template(template).render(told), status, headers=headers)
