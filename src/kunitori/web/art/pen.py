"""Shapes that several drawings share: points on a circle, discs, lozenges, petals, brush writing."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, sin, tau

from kunitori.pictures.parts import placed

__all__ = [
    "GOLD", "INK", "PAPER", "RED", "disc", "inked", "line", "lozenge", "mirrored", "petals", "placed", "polar",
    "polygon", "shape", "turned", "written",
]  # fmt: skip

INK = "#222"
PAPER = "#f4ecd9"
RED = "#c73e2c"
GOLD = "#d9a93a"


def polar(radius: float, turn: float, x: float = 50, y: float = 50) -> str:
    """The point at this distance from (x, y); turns count clockwise from the top."""
    return f"{number(x + radius * sin(turn * tau))},{number(y - radius * cos(turn * tau))}"


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def disc(x: float, y: float, radius: float, fill: str = "currentColor") -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


def polygon(points: Iterable[str], fill: str = "currentColor", extra: str = "") -> str:
    return f'<path d="M{"L".join(points)}Z" fill="{fill}"{extra}/>'


def shape(path: str, fill: str = INK, stroke: str = "", width: float = 1.2) -> str:
    """A filled area; with a stroke, an outlined one."""
    outline = f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
    return f'<path d="{path}" fill="{fill}"{outline}/>'


def line(path: str, colour: str = INK, width: float = 1.4, extra: str = "") -> str:
    """A stroke; kit.css sets 1.2 as the default width."""
    wide = f' stroke-width="{width:g}"' if width != 1.2 else ""
    return f'<path d="{path}" fill="none" stroke="{colour}"{wide}{extra}/>'


def turned(number_of: int, body: str, x: float = 50, y: float = 50) -> str:
    """A drawing repeated around a centre."""
    return "".join(
        f'<g transform="rotate({i * 360 / number_of:g} {x:g} {y:g})">{body}</g>' if i else body
        for i in range(number_of)
    )


def lozenge(x: float, y: float, across: float, up: float, fill: str = "currentColor") -> str:
    return f'<path d="M{x:g} {y - up:g}L{x + across:g} {y:g}L{x:g} {y + up:g}L{x - across:g} {y:g}Z" fill="{fill}"/>'


def petals(number_of: int, near: float, far: float, width: float, notch: float = 0.0) -> str:
    """A flower; a notch in the petals makes it a cherry blossom."""
    half = width / number_of / 2
    side = near + (far - near) * 0.35
    petal = (
        f'<path d="M{polar(near, 0)}C{polar(side, -half * 1.5)} {polar(far * 0.96, -half * 1.25)} '
        f"{polar(far, -half * 0.35)}L{polar(far - notch, 0)}L{polar(far, half * 0.35)}"
        f'C{polar(far * 0.96, half * 1.25)} {polar(side, half * 1.5)} {polar(near, 0)}Z" fill="currentColor"/>'
    )
    return turned(number_of, petal)


def inked(*bodies: str) -> str:
    """Drawings with the ink outline of the key block."""
    return f'<g stroke="{INK}">{"".join(bodies)}</g>'


def mirrored(body: str, middle: float = 75) -> str:
    """A drawing and its mirror image."""
    return f'{body}<g transform="matrix(-1 0 0 1 {2 * middle:g} 0)">{body}</g>'


def written(signs: str, x: float, y: float, size: float, colour: str = INK) -> str:
    """Characters written with a brush, one below the other; (x, y) is the bottom centre of the first.

    kit.css sets the font.
    """
    columns = "".join(f'<text x="{x:g}" y="{y + i * size:g}">{sign}</text>' for i, sign in enumerate(signs))
    return f'<g font-size="{size:g}" fill="{colour}">{columns}</g>'
