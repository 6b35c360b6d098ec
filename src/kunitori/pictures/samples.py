"""Every word for a picture, drawn: the sheets in docs/own-card-pictures.md."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from kunitori.cards.facts import Facts
from kunitori.cards.picture import COLOURS, FIGURES, SCENES, SKIES, THINGS, Picture
from kunitori.pictures.drawings import scene, symbols

__all__ = ["SHEETS", "sheet"]

_COLUMNS = 6
_WIDE, _HIGH, _LABEL, _GAP = 150, 104, 20, 8

SHEETS: dict[str, dict[str, Picture]] = {
    "scenes": {word: Picture(scene=word, sky="day", colour="red") for word in SCENES},
    "figures": {word: Picture(figure=word, sky="dawn", colour="blue") for word in FIGURES},
    "things": {word: Picture(things=(word,), sky="moss", colour="red") for word in THINGS},
    "skies": {word: Picture(figure="soldier", things=("banner",), sky=word, colour="red") for word in SKIES},
    "colours": {word: Picture(figure="soldier", things=("banner",), sky="day", colour=word) for word in COLOURS},
}
"""The sheets by name; each shows one picture for each word."""


def sheet(pictures: dict[str, Picture]) -> str:
    """Small pictures in rows, each with its name below, as an SVG that needs nothing else.

    >>> sheet({"moon": Picture(things=("moon",), sky="night")})[:75]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 158 132" font-family="'
    """
    cards = {name: Facts(name, "kunitori", "politics", 1, 0, picture=picture) for name, picture in pictures.items()}
    rows, columns = -(-len(cards) // _COLUMNS), min(len(cards), _COLUMNS)
    width, height = columns * (_WIDE + _GAP), rows * (_HIGH + _LABEL + _GAP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        f' font-size="13" fill="#777" text-anchor="middle">{symbols([*cards.values()])}'
        f"{''.join(_places(cards))}</svg>\n"
    )


def _places(cards: dict[str, Facts]) -> Iterator[str]:
    for number, (name, card) in enumerate(cards.items()):
        down, across = divmod(number, _COLUMNS)
        x, y = across * (_WIDE + _GAP) + _GAP / 2, down * (_HIGH + _LABEL + _GAP) + _GAP / 2
        label = f'<text x="{x + _WIDE / 2:g}" y="{y + _HIGH + 15:g}">{escape(name)}</text>'
        yield scene(card, x, y, _WIDE, _HIGH) + label
