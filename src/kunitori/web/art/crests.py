"""The family crests (kamon) that players choose from: traditional geometric patterns, computed.

Each is drawn in ``currentColor`` in a box of 100 by 100; cut-outs show ``--crest-bg``.
"""

from __future__ import annotations

from kunitori.web.art.pen import disc, lozenge, petals, polar, polygon, turned

__all__ = ["CRESTS", "tomoe"]

_CUT = "var(--crest-bg,#0000)"


def _ring(radius: float, width: float) -> str:
    middle = radius - width / 2
    return f'<circle cx="50" cy="50" r="{middle:g}" fill="none" stroke="currentColor" stroke-width="{width:g}"/>'


def tomoe() -> str:
    """A comma: a head, and a tail that thins along an arc."""
    outer, inner = [], []
    for step in range(19):
        along = step / 18
        turn = along * 0.47
        far = 30.5 + 9.5 * min(1.0, along * 1.6) ** 0.8
        outer.append(polar(far, turn))
        inner.append(polar(max(far - 23 * (1 - along) ** 1.5, 7.5), turn))
    return disc(50, 31, 11.5) + polygon([*outer, *inner[::-1]])


def _hexagon(radius: float, width: float) -> str:
    return polygon([polar(radius, i / 6) for i in range(6)], "none", f' stroke="currentColor" stroke-width="{width}"')


def _discs(number: int, distance: float, radius: float) -> str:
    return turned(number, disc(50, 50 - distance, radius))


def _holed(shape: str, extra: str = "") -> str:
    return f'<path fill-rule="evenodd" fill="currentColor"{extra} d="{shape}"/>'


_BELLFLOWER = (
    f'<path d="M50 50C{polar(24, -0.115)} {polar(33, -0.1)} {polar(48, 0)}C{polar(33, 0.1)} {polar(24, 0.115)} 50,50Z"'
    ' fill="currentColor"/>'
)
_HOLLYHOCK = (
    '<path d="M50 48C30 44 28 20 50 8C72 20 70 44 50 48Z" fill="currentColor"/>'
    '<path d="M50 46V14M50 40l-9-9M50 40l9-9M50 30l-6-7M50 30l6-7" stroke="var(--crest-bg,#fff)" stroke-width="1.7"'
    ' fill="none"/>'
)

CRESTS: dict[str, str] = {
    "mitsudomoe": _ring(47, 4)
    + "".join(f'<use href="#g-tomoe" transform="rotate({turn} 50 50)"/>' for turn in (0, 120, 240)),
    "hishi": "".join(lozenge(x, y, 21, 14) for x, y in ((50, 27), (50, 73), (27, 50), (73, 50))),
    "uroko": '<path d="M50 14L71 50H29ZM28.5 51.5L49.5 87H7.5ZM71.5 51.5L92.5 87H50.5Z" fill="currentColor"/>',
    "kikyo": turned(5, _BELLFLOWER) + disc(50, 50, 9, _CUT) + disc(50, 50, 5),
    "sakura": petals(5, 8, 46, 0.95, notch=8) + disc(50, 50, 7, _CUT) + disc(50, 50, 4),
    "umebachi": _discs(5, 29, 16) + disc(50, 50, 10),
    "kuyo": _discs(8, 33, 11.5) + disc(50, 50, 15),
    "jumonji": _ring(47, 9) + '<path d="M44 8h12v84h-12zM8 44h84v12h-84z" fill="currentColor"/>',
    "futatsuhiki": _ring(47, 7) + '<path d="M9 35h82v11h-82zM9 54h82v11h-82z" fill="currentColor"/>',
    "igeta": '<path d="M30 10h11v80h-11zM59 10h11v80h-11zM10 30h80v11h-80zM10 59h80v11h-80z" fill="currentColor"/>',
    "rokumonsen": "".join(
        _holed(f"M{x} {y - 14}a14 14 0 1 1-.01 0ZM{x - 4.5} {y - 4.5}h9v9h-9Z") for y in (33, 67) for x in (19, 50, 81)
    ),
    "yotsume": "".join(
        _holed(f"M{x} {y}h26v26h-26ZM{x + 9} {y + 9}h8v8h-8Z", ' transform="rotate(45 50 50)"')
        for x in (22, 52)
        for y in (22, 52)
    ),
    "kikko": _hexagon(46, 6) + _hexagon(33, 4) + petals(6, 3, 22, 0.9),
    "ogi": '<path d="M50 84L10 40A58 58 0 0 1 90 40Z" fill="currentColor"/>'
    + "".join(
        f'<path d="M50 84L{polar(62, turn, 50, 84)}" stroke="var(--crest-bg,#fff)" stroke-width="1.6"/>'
        for turn in (-0.115, -0.07, -0.023, 0.023, 0.07, 0.115)
    )
    + disc(50, 84, 5),
    "janome": _ring(47, 17) + disc(50, 50, 13),
    "shippo": turned(4, '<circle cx="50" cy="28" r="24" fill="none" stroke="currentColor" stroke-width="5"/>'),
    "tsuki": _holed("M50 6a44 44 0 1 0 .01 0ZM58 14a33 33 0 1 1-.01 0Z") + disc(58, 47, 9),
    "chidori": _ring(47, 5)
    + '<path d="M22 55c8-3 14-14 27-15 4-9 13-11 18-5l9 4-8 3c1 6-1 12-6 17 6 3 12 4 16 3-9 8-22 9-31 4-8 1-19-2-25'
    '-11Z" fill="currentColor"/>',
    "aoi": turned(3, _HOLLYHOCK),
    "kuginuki": _holed("M50 4L96 50L50 96L4 50ZM50 30L30 50L50 70L70 50Z"),
}
"""The crests by name, as SVG shapes."""
