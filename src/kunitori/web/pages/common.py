"""What all pages of the house share: its templates' words, names and crests for guests, links and QR codes."""

from __future__ import annotations

import hashlib
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse

from kunitori.cards.facts import game_name
from kunitori.i18n import Texts, texts
from kunitori.tables.crests import COLOURS, CRESTS
from kunitori.web.art import crest, scene, sign
from kunitori.web.context import context_of, environment, page
from kunitori.web.guests import Guest
from kunitori.web.hub import qr

__all__ = [
    "GAMES", "PICTURES", "colour_of", "crest_of", "go", "guest_name", "link_base", "show", "title_of",
]  # fmt: skip

GAMES = ("kunitori", "world_on_fire", "world_chaos", "moegahara")
"""The games that stand on the front page, in the order in which one gets to know them."""

PICTURES = {
    "kunitori": ("oda_nobunaga", "dawn"),
    "world_on_fire": ("land_destroyer", "dusk"),
    "world_chaos": ("magnificent_castle", "rose"),
    "moegahara": ("horo_musha", "moss"),
    "custom": ("market", "gold"),
}
"""The card whose picture stands for a game, and its sky."""


def crest_of(guest: Guest) -> str:
    """The crest of a guest; who chose none has one all the same, always the same one."""
    if guest.crest in CRESTS:
        return guest.crest
    return CRESTS[hashlib.sha256(guest.id.encode()).digest()[0] % len(CRESTS)]


def guest_name(guest: Guest, say: Texts) -> str:
    """What a guest is called until a name is chosen."""
    return guest.name or say("guest-name")


def colour_of(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def title_of(game: str, title: str, say: Texts) -> str:
    """What a table is called: by its title, or as its game."""
    return title or say(game_name(game))


def link_base(request: Request) -> str:
    """How links begin that others are to open: by the address in this network, if it is asked by one only it knows."""
    base = f"{request.url.scheme}://{request.url.netloc}"
    if request.url.hostname in ("localhost", "127.0.0.1", "::1"):
        return next(iter(context_of(request).options.addresses), base).rstrip("/")
    return base


def show(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    """A page with the names and pictures that templates of this house use."""
    return page(request, f"pages/{template}", status, **values)


def go(address: str) -> RedirectResponse:
    """On to another page, which is then asked for with GET."""
    return RedirectResponse(address, 303)


def _me(guest: Guest, say: Texts) -> dict[str, str]:
    return {"name": guest_name(guest, say), "crest": crest_of(guest)}


def _language_name(language: str) -> str:
    return texts(language)("rulebook-language")


environment().globals |= {
    "crest": crest, "sign": sign, "scene": scene, "game_name": game_name, "me": _me, "pictures": PICTURES,
    "colour_of": colour_of, "qr": qr, "language_name": _language_name, "brand": texts("ja")("site-name"),
    "kanji": texts("ja"),
}  # fmt: skip
