"""The parts of pictures that are made of words: how the sprite's parts become scenes, figures and things.

Everything is drawn in the box of the sprite's pictures, 150 by 104, and in the colour of the picture where a part has
none of its own. The words stand in `kunitori.cards.picture`.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["FIGURE_PARTS", "HUES", "SCENE_PARTS", "THING_PARTS", "Thing", "placed"]


def placed(part: str, x: float, y: float, size: float = 1.0, colour: str = "") -> str:
    """A shared part of the sprite, moved, scaled and coloured."""
    return _turned(part, x, y, 0, size, colour)


def _turned(part: str, x: float, y: float, turn: float, size: float = 1.0, colour: str = "") -> str:
    angle = f" rotate({turn:g})" if turn else ""
    scale = f" scale({size:g})" if size != 1 else ""
    paint = f' color="{colour}"' if colour else ""
    return f'<use href="#{part}" transform="translate({x:g} {y:g}){angle}{scale}"{paint}/>'


def _worn(*parts: str) -> str:
    """Parts of a portrait, which are where they belong; a colour may follow after a space."""
    uses = (part.partition(" ") for part in parts)
    return "".join(f'<use href="#g-{part}"{paint and f" color={chr(34)}{paint}{chr(34)}"}/>' for part, _, paint in uses)


def _standing(part: str, x: float, size: float) -> str:
    """Somebody to the waist, standing on the lower edge."""
    return placed(f"g-{part}", x, round(104 - 104 * size, 1), size)


def _whole(symbol: str) -> str:
    """A whole picture of the sprite."""
    return f'<use href="#{symbol}" width="150" height="104"/>'


def _crest(name: str, x: float, y: float, size: float, colour: str = "") -> str:
    paint = f' color="{colour}"' if colour else ""
    return f'<use href="#k-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{paint}/>'


_INK, _SNOW, _GOLD, _RED = "#222", "#f8f3e6", "#d9a93a", "#c73e2c"
_BROWN = "#6a4630"
_FACE = ("face", "brows", f"moustache {_INK}")
_MIRROR = '<g transform="matrix(-1 0 0 1 150 0)">{}</g>'

SCENE_PARTS: dict[str, str] = {
    "bay": _whole("l-0"),
    "bridge": _whole("l-6"),
    "castle_hill": _whole("l-2"),
    "coast": _whole("l-5"),
    "hills": "",
    "island_shrine": _whole("l-1"),
    "moor": _whole("l-7"),
    "mountains": _whole("l-4"),
    "shrine": _whole("l-8"),
    "terraces": _whole("l-9"),
    "village": _whole("l-3"),
}
"""The views of Moegahara's Lands as scenes; before the hills alone, nothing."""

FIGURE_PARTS: dict[str, str] = {
    "archer": _standing("soldier", 88, 1.4) + _turned("g-bow", 56, 56, 24, 0.92),
    "champion": _worn("neck", "bust", *_FACE, f"beard {_INK}")
    + _worn("antler #c79a55")
    + _MIRROR.format(_worn("antler #c79a55"))
    + _worn("bowl #191b22")
    + _crest("kikyo", 66, 29, 18, _GOLD),
    "elder": _worn("neck", "bust", "face", f"beard {_SNOW}", "brows", f"moustache {_SNOW}", "peach #3b4d63"),
    "farmer": _standing("peasant", 75, 1.45),
    "general": _worn("neck", "bust", *_FACE, "bowl #191b22", "crescent", "cord #f0e4cb"),
    "gunner": _standing("soldier", 92, 1.4) + _turned("g-gun", 22, 66, 8, 1.05),
    "horse": placed("g-horse", 26, 0, 1, _BROWN),
    "lady": _whole("m-beauty"),
    "masked_warrior": _worn("neck", "bust", "face", "brows", "mask #8a1f18", "bowl #2b2d36", "cord #f0e4cb")
    + _crest("hishi", 65, 27, 20, _GOLD),
    "monk": _whole("m-travelling_monk"),
    "ninja": _standing("shinobi", 74, 1.45),
    "rider": placed("g-horse", 2, 0, 1, _BROWN) + _standing("soldier", 106, 1.25),
    "soldier": _standing("soldier", 75, 1.45),
    "spearman": _turned("g-spear", 36, 26, -4) + _standing("soldier", 77, 1.45),
    "warrior_monk": _worn("bust", *_FACE, "hood"),
    "wild_warrior": _worn("bust", *_FACE, f"mane {_SNOW}", "peak") + _crest("janome", 69, 36, 12, _GOLD),
    "youth": _worn("bust", "face", "brows", f"hair {_INK}", "topknot"),
}


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing that stands with the middle of its foot on 0,0, how wide and high it is, and where it belongs.

    In the sky, far away, near, or tall beside the figure. The higher the share, the more of its room it fills.
    """

    where: str
    wide: float
    high: float
    body: str
    share: float = 1.0


THING_PARTS: dict[str, Thing] = {
    "abacus": Thing("near", 38, 36, placed("g-abacus", -19, -36), 0.8),
    "arrow": Thing("sky", 66, 34, _turned("g-arrow", 30, 14, 26, 1.2)),
    "banner": Thing("tall", 28, 94, placed("g-banner", -30, -104) + _crest("CREST", -11, -74, 22, "EMBLEM")),
    "blossom": Thing(
        "near",
        44,
        36,
        placed("g-blossom", -12, -12) + placed("g-blossom", 10, -24, 1.1) + placed("g-blossom", 12, -6, 0.8),
        0.8,
    ),
    "bow": Thing("near", 62, 104, placed("g-bow", 6, -52)),
    "cannon": Thing("near", 118, 54, placed("g-cannon", 0, 0)),
    "castle": Thing("far", 68, 64, placed("g-keep", 0, 0)),
    "coin": Thing(
        "near",
        62,
        54,
        placed("g-coin", -15, -16, 1, "#b5703a")
        + placed("g-coin", 15, -16, 1, "#c98848")
        + placed("g-coin", 0, -38, 1, "#c07a40"),
        0.8,
    ),
    "drum": Thing("near", 60, 58, placed("g-drum", 0, 0)),
    "fan": Thing("near", 72, 58, _crest("ogi", -45, -80, 90)),
    "farmhouse": Thing("far", 68, 50, placed("g-farmhouse", 0, 0), 0.9),
    "flame": Thing("near", 28, 42, placed("g-flame", 0, 0)),
    "gate": Thing("far", 88, 78, placed("g-gate", 0, 0)),
    "gold": Thing(
        "near",
        74,
        62,
        _turned("g-koban", -20, -27, -16) + _turned("g-koban", 20, -27, 16) + placed("g-koban", 0, -31, 1.1),
        0.85,
    ),
    "gun": Thing("near", 84, 50, _turned("g-gun", -40, -42, 16)),
    "helmet": Thing(
        "near",
        96,
        90,
        f'<g transform="translate(-78 -90)">{_worn(f"hair {_INK}", "neck", "mask #5a1f1a", "bowl #2b2d36", "crescent")}'
        "</g>",
    ),
    "house": Thing("far", 48, 28, placed("g-house", 0, 0, 1, "#e9d9b4"), 0.7),
    "lantern": Thing("sky", 22, 28, placed("g-lantern", 0, 0, 1.9)),
    "mask": Thing("near", 36, 26, placed("g-mask", -75, -91), 0.75),
    "moon": Thing("sky", 32, 32, placed("g-disc", 0, 0, 1, "#f3e6bf")),
    "mountain": Thing("far", 110, 67, placed("g-fuji", 0, 0, 1, "#3a5f86")),
    "pagoda": Thing("far", 48, 80, placed("g-pagoda", 0, 0)),
    "pine": Thing("far", 36, 46, placed("g-pine", 0, 0), 0.9),
    "rice": Thing(
        "near",
        60,
        26,
        "".join(placed("g-sprout", x, y, 1.3) for x, y in ((-20, -2), (-7, -6), (7, -1), (20, -5))),
        0.6,
    ),
    "rice_bale": Thing(
        "near", 110, 48, placed("g-bale", -28, -12) + placed("g-bale", 28, -12) + placed("g-bale", 0, -35), 0.9
    ),
    "scroll": Thing("near", 68, 56, _turned("g-sheet", -2, -24, -9)),
    "ship": Thing("far", 46, 47, placed("g-ship", 0, -9)),
    "smoke": Thing("far", 38, 34, placed("g-smoke", 0, -8), 0.7),
    "spear": Thing("tall", 10, 112, placed("g-spear", 0, -82)),
    "star": Thing("near", 62, 52, _turned("g-star", -14, -18, 12) + _turned("g-star", 14, -34, 40, 0.9), 0.8),
    "sun": Thing("sky", 32, 32, placed("g-disc", 0, 0, 1, _RED)),
    "tea": Thing("near", 60, 43, placed("g-tea", 0, -2), 0.8),
    "watchtower": Thing("far", 62, 58, placed("g-watchtower", 0, 0)),
}

HUES: dict[str, str] = {
    "black": "#2b2d36",
    "blue": "#2f5f8a",
    "brown": "#7a4a2b",
    "gold": "#c9973b",
    "green": "#4d6334",
    "orange": "#c96a2b",
    "purple": "#5d4a78",
    "red": "#a92b25",
    "sky_blue": "#6fa8c4",
    "white": "#f0e4cb",
}
