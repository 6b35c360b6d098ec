"""The picture of a card that somebody else invented: an SVG, or a few words for a picture made of our parts.

`kunitori.pictures` draws it; docs/own-card-pictures.md shows every word.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kunitori.errors import BadCards, quoted

__all__ = ["COLOURS", "FIGURES", "MOST_THINGS", "SCENES", "SKIES", "THINGS", "Picture", "read_picture"]

SCENES = (
    "bay", "bridge", "castle_hill", "coast", "hills", "island_shrine", "moor", "mountains", "shrine", "terraces",
    "village",
)  # fmt: skip
"""What is far away."""

FIGURES = (
    "archer", "champion", "elder", "farmer", "general", "gunner", "horse", "lady", "masked_warrior", "monk", "ninja",
    "rider", "soldier", "spearman", "warrior_monk", "wild_warrior", "youth",
)  # fmt: skip
"""Who stands in the middle."""

THINGS = (
    "abacus", "arrow", "banner", "blossom", "bow", "cannon", "castle", "coin", "drum", "fan", "farmhouse", "flame",
    "gate", "gold", "gun", "helmet", "house", "lantern", "mask", "moon", "mountain", "pagoda", "pine", "rice",
    "rice_bale", "scroll", "ship", "smoke", "spear", "star", "sun", "tea", "watchtower",
)  # fmt: skip
"""What stands or lies around the figure, or fills a picture that has none."""

SKIES = ("dawn", "day", "dusk", "gold", "moss", "night", "rose")
COLOURS = ("black", "blue", "brown", "gold", "green", "orange", "purple", "red", "sky_blue", "white")
"""The colour of armour, cloth, banners and walls."""

MOST_THINGS = 6

_KEYS = ("svg", "scene", "figure", "things", "sky", "colour")


@dataclass(frozen=True, slots=True)
class Picture:
    """The picture of a card as its author describes it; what is empty is chosen by the card's category and id.

    An ``svg`` is a safe one (`kunitori.cards.safe_svg`), and goes only with a ``sky``.
    """

    svg: str = ""
    scene: str = ""
    figure: str = ""
    things: tuple[str, ...] = ()
    sky: str = ""
    colour: str = ""

    def to_data(self) -> dict[str, Any]:
        """The table of words that `read_picture` reads."""
        words = {name: getattr(self, name) for name in ("svg", "scene", "figure", "sky", "colour")}
        found = {name: word for name, word in words.items() if word}
        return found | ({"things": [*self.things]} if self.things else {})


def read_picture(value: object) -> Picture:
    """The picture that a card file describes by a table of words or by an SVG; `BadCards` if it cannot be drawn.

    >>> read_picture({"figure": "general", "things": ["banner", "moon"], "sky": "night"}).things
    ('banner', 'moon')
    >>> read_picture({"figure": "generel"})
    Traceback (most recent call last):
    kunitori.errors.BadCards: “figure” cannot be “generel”. Did you mean “general”? ...
    """
    if isinstance(value, str) and value.lstrip().startswith("<"):
        value = {"svg": value}
    if not isinstance(value, Mapping):
        raise BadCards("own-picture-shape", value=quoted(value))
    for key in value:
        if key not in _KEYS:
            raise BadCards("own-picture-key", key=quoted(key), keys=_KEYS)
    things = value.get("things", ())
    if not isinstance(things, list | tuple):
        raise BadCards("own-picture-things", value=quoted(things), most=MOST_THINGS)
    if len(things) > MOST_THINGS:
        raise BadCards("own-picture-things-many", number=len(things), most=MOST_THINGS)
    svg = value.get("svg", "")
    if not isinstance(svg, str):
        raise BadCards("own-picture-shape", value=quoted(svg))
    if svg and value.keys() - {"svg", "sky"}:
        raise BadCards("own-picture-both")
    return Picture(
        svg=_safe(svg) if svg else "",
        scene=_choice(value, "scene", SCENES),
        figure=_choice(value, "figure", FIGURES),
        things=tuple(_word("things", thing, THINGS) for thing in things),
        sky=_choice(value, "sky", SKIES),
        colour=_choice(value, "colour", COLOURS),
    )


def _safe(svg: str) -> str:
    from kunitori.cards.safe_svg import sanitised  # every program has cards, few have drawings

    return sanitised(svg)


def _choice(value: Mapping[str, object], key: str, known: tuple[str, ...]) -> str:
    return _word(key, value[key], known) if key in value else ""


def _word(key: str, word: object, known: tuple[str, ...]) -> str:
    if isinstance(word, str) and word in known:
        return word
    similar = difflib.get_close_matches(quoted(word).casefold().replace(" ", "_"), known, n=1)
    if similar:
        raise BadCards("own-picture-word-similar", key=key, word=quoted(word), similar=similar[0], known=known)
    raise BadCards("own-picture-word", key=key, word=quoted(word), known=known)
