"""The sprite: one SVG file with every crest, sign and picture, shown by ``<use>``."""

from __future__ import annotations

from functools import cache
from importlib import resources

from markupsafe import Markup

from kunitori.web.statics import address

__all__ = ["sprite", "sprite_url"]


@cache
def sprite() -> Markup:
    """The content of ``static/sprite.svg``."""
    folder = resources.files("kunitori.web").joinpath("static")
    return Markup(folder.joinpath("sprite.svg").read_text(encoding="utf-8"))


def sprite_url() -> str:
    """The address of the sprite."""
    return address("sprite.svg")
