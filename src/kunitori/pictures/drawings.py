"""Pictures of cards as SVG, which need nothing from outside: the table's drawings with their skies."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from html import escape
from importlib import resources
from xml.etree import ElementTree

from kunitori.cards.facts import Facts
from kunitori.cards.safe_svg import sanitised
from kunitori.cards.text import effect_text, printed
from kunitori.i18n import message, texts
from kunitori.pictures.artwork import Artwork, artwork
from kunitori.pictures.scenes import COLOURS
from kunitori.pictures.text import columns

__all__ = ["card_svg", "scene", "symbols"]

_SVG = "http://www.w3.org/2000/svg"
_REFERENCE = re.compile(r'href="#([\w-]+)"')
_CATEGORY_COLOURS = {
    "treasure": "#9c6a2a", "victory": "#4f6538", "general": "#7a2f2a", "troop": "#1d4f80", "tactics": "#3c3f63",
    "politics": "#6b4f78",
}  # fmt: skip
_PAPER, _INK = "#f7efdc", "#222"
_TEXT_WIDTH, _TEXT_HEIGHT = 166, 102
_SIZES = (12, 11, 10, 9, 8, 7, 6)


@cache
def _drawings() -> dict[str, ElementTree.Element]:
    """Every drawing of the sprite by its id. The file lies with the table's other static files."""
    file = resources.files("kunitori").joinpath("web", "static", "sprite.svg")
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    return {element.get("id", ""): element for element in root.iter() if element.get("id")}


@cache
def _source(id: str) -> str:
    element = _drawings()[id]
    return (
        ElementTree.tostring(element, encoding="unicode", default_namespace=None)
        .replace("ns0:", "")
        .replace(f' xmlns:ns0="{_SVG}"', "")
    )


def _used(drawing: str) -> set[str]:
    """The ids of the shared parts in a drawing."""
    parts = {*_REFERENCE.findall(drawing)} & _drawings().keys()
    return parts.union(*map(_used_by, parts))


@cache
def _used_by(id: str) -> set[str]:
    return _used(_source(id))


def symbols(cards: Collection[Facts]) -> str:
    """The drawings of these cards, and everything they use, as definitions for `scene`."""
    works = [*map(artwork, cards)]
    drawn = "".join(sorted({_own_symbol(work) for work in works if work.is_own}))
    ids = {"hills", "mist", *(work.symbol for work in works if not work.is_own)}
    ids |= _used(drawn).union(*map(_used_by, ids))
    gradients = (
        f'<linearGradient id="sky-{sky}" x1="0" y1="0" x2="0" y2="1">'
        + "".join(
            f'<stop offset="{at}" stop-color="{colour}"/>'
            for at, colour in zip((0, 0.5, 1), COLOURS[sky], strict=False)
        )
        + "</linearGradient>"
        for sky in sorted({work.sky for work in works})
    )
    return f"<defs>{''.join(gradients)}{''.join(map(_source, sorted(ids)))}{drawn}</defs>"


def _own_symbol(work: Artwork) -> str:
    # Anybody can make a Picture, and here it becomes part of a page: so it is checked again. It keeps the strokes it
    # has elsewhere, not those of ours.
    body = work.body or f'<g stroke-width="1" stroke-linejoin="miter">{sanitised(work.svg)}</g>'
    box = 'viewBox="0 0 150 104" preserveAspectRatio="xMidYMid slice"'
    return f'<symbol id="{work.symbol}" {box}>{body}</symbol>'


def scene(card: Facts, x: float, y: float, width: float, height: float) -> str:
    """The picture of a card under its sky; `symbols` must stand in the same document."""
    work = artwork(card)
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return (
        f'<g text-anchor="middle" stroke-linejoin="round" stroke-width="1.2" font-family="serif">'
        f'<rect {place} fill="url(#sky-{work.sky})"/>'
        f'<use href="#mist" {place} color="#fff7e2" opacity=".42"/>'
        f'<use href="#hills" {place} color="{COLOURS[work.sky][3]}"/>'
        f'<use href="#{work.symbol}" {place}/></g>'
    )


def card_svg(card: Facts, language: str = "en") -> str:
    """A card with its picture, name, cost, numbers and text.

    >>> from kunitori.cards import card_set
    >>> svg = card_svg(card_set("kunitori")["fortress"])
    >>> svg[:4], "Fortress" in svg, "http" in svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    ('<svg', True, False)
    """
    say = texts(language)
    colour = _CATEGORY_COLOURS[card.category]
    size, lines = _fitted(" · ".join(map(say, printed(card))), say(text) if (text := effect_text(card)) else "")
    said = "".join(
        f'<text x="90" y="{143 + (i + 1) * size * 1.15:.1f}" font-size="{size:g}" font-weight="{weight}"'
        f' text-anchor="middle">{escape(line)}</text>'
        for i, (line, weight) in enumerate(lines)
    )
    name = say(card.name)
    kind = say(message(f"category-{card.category}"))
    fitted = ' textLength="132" lengthAdjust="spacingAndGlyphs"' if columns(name) > 15 else ""
    return (
        f'<svg xmlns="{_SVG}" width="180" height="270" viewBox="0 0 180 270" role="img" font-family="serif"'
        f' fill="{_INK}"><title>{escape(name)}</title>{symbols([card])}'
        f'<rect x="1" y="1" width="178" height="268" rx="9" fill="{_PAPER}" stroke="{colour}" stroke-width="2"/>'
        f"{scene(card, 8, 32, 164, 108)}"
        f'<circle cx="20" cy="18" r="12" fill="{colour}"/>'
        f'<text x="20" y="23" font-size="15" font-weight="bold" text-anchor="middle" fill="{_PAPER}">{card.cost}</text>'
        f'<text x="38" y="23" font-size="14" font-weight="bold"{fitted}>{escape(name)}</text>{said}'
        f'<text x="90" y="262" font-size="10" text-anchor="middle" fill="{colour}">{escape(kind)}</text></svg>'
    )


def _fitted(values: str, text: str) -> tuple[int, list[tuple[str, str]]]:
    """The largest font size at which all lines have room, and the lines."""
    for size in _SIZES:
        lines = [(line, "bold") for line in _wrapped(values, _TEXT_WIDTH / size / 0.58)]
        lines += [(line, "normal") for line in _wrapped(text, _TEXT_WIDTH / size / 0.55)]
        if len(lines) * size * 1.15 <= _TEXT_HEIGHT:
            break
    return size, lines


def _wrapped(text: str, room: float) -> list[str]:
    """Lines of at most this many columns; Japanese, which has no blanks, is cut anywhere."""
    lines: list[str] = []
    line = ""
    for word in re.findall(r"[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*", text):
        if line and columns(line + word.rstrip()) > room:
            lines.append(line.rstrip())
            line = ""
        line += word
    return [*lines, line.rstrip()] if line else lines
