"""Pictures made of words: a scene, a figure and things around it, under a sky.

What the words leave open is chosen by the card's category and id: the same card always looks the same, and two
cards seldom do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from kunitori.cards.picture import COLOURS, SKIES, Picture
from kunitori.pictures.parts import FIGURE_PARTS, HUES, SCENE_PARTS, THING_PARTS

__all__ = ["CRESTS", "composed", "filled"]

CRESTS = (
    "mitsudomoe", "hishi", "uroko", "kikyo", "umebachi", "kuyo", "jumonji", "futatsuhiki", "igeta", "rokumonsen",
    "kikko", "janome", "shippo", "tsuki", "chidori", "aoi", "kuginuki",
)  # fmt: skip
"""The crests that banners show."""

_GROUND = {"far": 87.0, "near": 101.0, "tall": 106.0}
_SPAN = 108.0
"""How wide things may spread: a card in the hand shows only the middle of its picture."""
_HEIGHTS = {1: 74.0, 2: 62.0, 3: 48.0}
_HEIGHTS_BESIDE = {1: 52.0, 2: 48.0, 3: 42.0, 4: 40.0}
_LOWEST = 34.0
_BESIDE = (108.0, 43.0, 124.0, 27.0, 138.0, 12.0)
"""Places beside a figure, the best first: on the left a card may have its numbers."""
_IN_THE_SKY = ((50.0, 27.0), (88.0, 20.0), (66.0, 46.0), (34.0, 52.0), (104.0, 56.0), (72.0, 16.0))
"""Places between the cost and the name."""

_PLACES: dict[str, tuple[str, ...]] = {
    "treasure": ("hills", "terraces", "coast", "village"),
    "victory": ("hills", "mountains", "terraces", "moor"),
    "general": ("hills", "mountains", "coast", "bridge"),
    "troop": ("hills", "mountains", "terraces", "bridge", "moor"),
    "tactics": ("hills", "bridge", "mountains"),
    "politics": ("hills", "mountains", "terraces"),
}
_PEOPLE: dict[str, tuple[str, ...]] = {
    "general": ("general", "champion", "elder", "masked_warrior", "warrior_monk", "wild_warrior", "youth"),
    "troop": ("soldier", "spearman", "archer", "gunner", "rider"),
    "tactics": ("ninja", "monk", "ninja", ""),
}
_SURROUNDINGS: dict[str, tuple[tuple[str, ...], ...]] = {
    "treasure": (
        ("coin",), ("gold",), ("coin", "scroll"), ("gold", "fan"), ("rice_bale",), ("tea", "coin"), ("abacus", "coin"),
        ("rice_bale", "coin"), ("coin", "gold", "coin"),
    ),
    "victory": (
        ("castle",), ("pagoda", "pine"), ("farmhouse", "house"), ("castle", "pine"), ("gate",), ("house", "pagoda"),
        ("pine", "watchtower", "pine"), ("farmhouse", "rice"),
    ),
    "general": (("banner",), ("banner", "spear"), ("banner", "banner"), ("spear", "moon"), ("banner", "sun")),
    "troop": (("banner",), ("spear", "spear"), ("smoke", "banner"), ("arrow", "arrow"), ("watchtower",)),
    "tactics": (("moon", "star"), ("scroll",), ("smoke", "smoke"), ("flame", "moon"), ("drum",), ("star", "flame")),
    "politics": (
        ("scroll",), ("abacus", "rice_bale"), ("house", "lantern"), ("tea", "fan"), ("pagoda", "scroll"), ("gate",),
        ("farmhouse", "rice"), ("scroll", "coin"), ("drum", "banner"), ("house", "pine", "house"),
    ),
}  # fmt: skip
_SKIES: dict[str, tuple[str, ...]] = {
    "treasure": ("gold", "dawn", "day"),
    "tactics": ("night", "dusk", "rose"),
    "politics": ("moss", "rose", "day", "gold"),
}


_COLOURS: dict[str, tuple[str, ...]] = {"tactics": ("black", "purple", "blue", "green", "brown")}
_ANY_COLOUR = tuple(colour for colour in COLOURS if colour != "white")


@dataclass(frozen=True, slots=True)
class _Room:
    """A place on the ground: its middle, and how wide and high a thing there may be."""

    x: float
    wide: float
    high: float


class _Chance:
    """Choices that depend on a card alone."""

    def __init__(self, category: str, id: str) -> None:
        self._number = int.from_bytes(sha256(f"{category} {id}".encode()).digest())

    def of(self, choices: Sequence[str]) -> str:
        self._number, place = divmod(self._number, len(choices))
        return choices[place]


def filled(picture: Picture | None, category: str, id: str) -> Picture:
    """A picture in which every word is chosen: what the author left out, by category and id.

    >>> filled(Picture(figure="ninja"), "tactics", "shadow_walkers")
    Picture(svg='', scene='hills', figure='ninja', things=(), sky='rose', colour='blue')
    >>> filled(None, "victory", "tea_garden") == filled(None, "victory", "tea_garden")
    True
    """
    chance = _Chance(category, id)
    sky, colour = chance.of(_SKIES.get(category, SKIES)), chance.of(_COLOURS.get(category, _ANY_COLOUR))
    if picture is None or picture == Picture(sky=picture.sky, colour=picture.colour):
        figure = chance.of(_PEOPLE.get(category, ("",)))
        things = chance.of([" ".join(words) for words in _SURROUNDINGS[category]])
        scene = chance.of(_PLACES[category])
        given = picture or Picture()
        picture = replace(given, scene=scene, figure=figure, things=tuple(things.split()))
    return replace(picture, scene=picture.scene or "hills", sky=picture.sky or sky, colour=picture.colour or colour)


def composed(picture: Picture, id: str) -> str:
    """The markup of a filled picture in a box of 150 by 104; it uses parts of the sprite, as ``#part``."""
    in_the_sky = [thing for thing in picture.things if THING_PARTS[thing].where == "sky"]
    on_the_ground = [thing for thing in picture.things if THING_PARTS[thing].where != "sky"]
    layers = {"sky": "", "far": "", "tall": "", "figure": FIGURE_PARTS.get(picture.figure, ""), "near": ""}
    for name, (x, y) in zip(in_the_sky, _IN_THE_SKY, strict=False):
        layers["sky"] += _moved(THING_PARTS[name].body, x, y, 1)
    rooms = _rooms(len(on_the_ground), bool(picture.figure))
    for name in on_the_ground:
        thing = THING_PARTS[name]
        room = rooms.pop(1 if thing.where == "tall" and picture.figure and len(rooms) > 1 else 0)
        scale = 1.0 if thing.where == "tall" else thing.share * min(room.wide / thing.wide, room.high / thing.high)
        layers[thing.where] += _moved(thing.body, room.x, _GROUND[thing.where], round(scale, 2))
    emblem = "#222" if picture.colour in ("white", "gold", "sky_blue") else "#f6efdc"
    body = (SCENE_PARTS[picture.scene] + "".join(layers.values())).replace("EMBLEM", emblem)
    return f'<g color="{HUES[picture.colour]}">{body.replace("CREST", _Chance("crest", id).of(CRESTS))}</g>'


def _rooms(number: int, has_figure: bool) -> list[_Room]:
    """Places side by side on the ground; a figure has the middle to itself."""
    if has_figure:
        wide, high = 48.0 if number < 3 else 36.0, _HEIGHTS_BESIDE.get(number, _LOWEST)
        return [_Room(x, wide, high) for x in _BESIDE[: max(number, 2)]]
    high, step = _HEIGHTS.get(number, _LOWEST), _SPAN / max(number, 1)
    return [_Room(75 + (i - (number - 1) / 2) * step, step, high) for i in range(number)]


def _moved(body: str, x: float, y: float, scale: float) -> str:
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{body}</g>'
