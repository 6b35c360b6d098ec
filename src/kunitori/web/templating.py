"""The templates, and the names that all of them know."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from kunitori.cards.facts import game_name
from kunitori.i18n import LANGUAGES, Texts, texts
from kunitori.tables.crests import COLOURS
from kunitori.telling.who import badge
from kunitori.web.art import crest, scene, sign
from kunitori.web.guests import Guest, crest_of, guest_name
from kunitori.web.qr import qr
from kunitori.web.statics import address
from kunitori.web.themes import CONTRAST_MEDIA, SCHEMES, THEMES, theme_of
from kunitori.web.workshop import own_cards_note

__all__ = ["colour_of", "environment", "title_of"]

TEMPLATES = Path(__file__).parent / "templates"

PICTURES = {
    "kunitori": ("oda_nobunaga", "dawn"),
    "world_on_fire": ("land_destroyer", "dusk"),
    "world_chaos": ("magnificent_castle", "rose"),
    "moegahara": ("horo_musha", "moss"),
    "custom": ("market", "gold"),
}
"""The card whose picture stands for a game, and its sky."""


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
    found.globals |= {
        "static": address, "langs": LANGUAGES, "crest": crest, "sign": sign, "scene": scene, "game_name": game_name,
        "me": _me, "pictures": PICTURES, "colour_of": colour_of, "qr": qr, "language_name": _language_name,
        "brand": texts("ja")("site-name"), "kanji": texts("ja"), "badge": badge,
        "theme_of": theme_of, "themes": THEMES, "schemes": SCHEMES, "contrast_media": CONTRAST_MEDIA,
        "own_cards_note": own_cards_note,
    }  # fmt: skip
    return found


def colour_of(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def title_of(game: str, title: str, say: Texts) -> str:
    """What a table is called: by its title, or as its game."""
    return title or say(game_name(game))


def _me(guest: Guest, say: Texts) -> dict[str, str]:
    return {"name": guest_name(guest, say), "crest": crest_of(guest)}


def _language_name(language: str) -> str:
    return texts(language)("rulebook-language")
