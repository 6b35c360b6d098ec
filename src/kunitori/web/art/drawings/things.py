"""Money and the things on politics cards: tools, tea ware, ships; in the same box as the portraits."""

# ruff: noqa: E501 -- paths are pictures, not prose

from __future__ import annotations

from math import cos, sin, tau

from kunitori.web.art.pen import GOLD, INK, PAPER, RED, disc, inked, line, placed, shape, written

__all__ = ["PARTS", "THINGS"]

PARTS: dict[str, str] = {
    # A round coin with a square hole, in currentColor.
    "coin": inked(
        '<path fill-rule="evenodd" fill="currentColor" d="M0-16a16 16 0 1 1-.01 0ZM-4.5-4.500v9h9v-9Z"/>',
        '<circle r="12.5" fill="none" stroke-width=".8"/>',
    )
    + line("M-1-11v4M1-11v4M-11-1h4M-11 1h4M7 0h4M0 7v4M-2 9h4", INK, 1),
    # A big oval gold coin, standing.
    "koban": inked(shape("M0-27C10-27 15-14 15 0S10 27 0 27S-15 14-15 0S-10-27 0-27Z", "#e6b944"))
    + line("M-9-12h18M-11-6h22M-11 0h22M-11 6h22M-9 12h18", "#b98420", 1.3)
    + inked(shape("M-4.5-23h9v6.500h-9ZM-4.5 17h9v6.500h-9Z", "#d9a42c")),
    "bale": inked(
        shape("M-22-12H18Q27-10 27 0T18 12H-22Q-27 8-27 0T-22-12Z", "#d9b25f"),
        '<ellipse cx="19" rx="7" ry="12" fill="#c39a48"/>',
    )
    + line("M-14-12V12M-4-12V12M6-12V12", "#7a5520", 2.4)
    + line("M-25-4H10M-25 4H10", "#b98d3c", 1)
    + line("M19-7V7M14 0h10", "#7a5520", 1.3),
    "flame": shape("M-12 0Q-12-22-6-30Q-6-20-1-24Q1-36 0-42Q10-30 8-18Q12-20 11-26Q14-12 12 0Z", "#e2552e")
    + shape("M-6 0Q-6-12 0-20Q7-10 6 0Z", "#f7cf66"),
    # A sheet of writing with a seal, its middle at 0,0.
    "sheet": inked(shape("M-28-26H32V18H-28Z", "#f3e8cf"))
    + line("M2-26V18", "#8a7448", 1.2)
    + line("M-21-20v30M-14-20v24M-7-20v32M10-20v26M17-20v32M24-20v20", INK, 2.4, ' stroke-dasharray="4 2 7 2"')
    + shape("M20 6h8v8h-8Z", RED),
    # An abacus, its upper left corner at 0,0.
    "abacus": inked(shape("M0 0H38V36H0Z", "#7a4a2b"), shape("M3 3H35V33H3Z", PAPER))
    + line("M3 12H35", "#7a4a2b", 1.6)
    + line("M7 3V33M13 3V33M19 3V33M25 3V33M31 3V33", "#5a4028", 0.9)
    + line(
        "M7 8v0M13 8v0M19 8v0M25 8v0M31 8v0M7 17v12M13 20v10M19 16v8M25 22v8M31 18v12",
        "#a92b25",
        4.6,
        ' stroke-linecap="round"',
    )
    + line("M5 21h28M5 26h28", PAPER, 0.7),
    # A bowl of tea, its foot at 0,0.
    "tea": inked(
        shape("M-30-34H30C30-12 20 0 0 0S-30-12-30-34Z", "#2b2a2c"),
        '<ellipse cy="-34" rx="30" ry="8" fill="#17171b"/>',
    )
    + shape("M-24-33Q0-24 24-33Q16-28 0-27T-24-33Z", "#8ea64a")
    + line("M-26-24C-18-14-10-22-2-14S18-18 28-26", "#b8794a", 3)
    + line("M-10 0h20", "#17171b", 4),
    # The sun or the moon, in currentColor.
    "disc": disc(0, 0, 16),
    # A drum on its stand, the foot at 0,0.
    "drum": line("M-16-14L-24-1M16-14L24-1", "#6e2b20", 5)
    + inked(disc(0, -31, 27, "#7a2a22"), disc(0, -31, 21, PAPER))
    + '<use href="#k-mitsudomoe" x="-15" y="-46" width="30" height="30" color="#222"/>',
    "lantern": inked('<ellipse rx="7" ry="9" fill="#e2552e"/>') + line("M-6-3h12M-6 3h12", "#7a2a22", 0.9),
}


def _coin(x: float, y: float, size: float, colour: str) -> str:
    return placed("g-coin", x, y, size, colour)


def _koban(x: float, y: float, turn: float, size: float = 1.0) -> str:
    return f'<use href="#g-koban" transform="translate({x:g} {y:g}) rotate({turn:g}) scale({size:g})"/>'


def _bale(x: float, y: float, size: float = 1.0) -> str:
    return f'<use href="#g-bale" transform="translate({x:g} {y:g}) scale({size:g})"/>'


def _silver_bar(x: float, y: float, turn: float) -> str:
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        + inked(shape("M-34-7Q-24-13-8-10T20-10Q32-10 35-2Q33 9 20 10Q4 8-10 11T-32 6Q-37 0-34-7Z", "#cfd5d8"))
        + line("M-28-5Q-10-9 8-7T28-4", "#fff", 1.6)
        + "".join(inked(f'<circle cx="{a}" cy="1" r="4" fill="#aeb6bb"/>') for a in (-20, 0, 20))
        + "</g>"
    )


def _whisk() -> str:
    ribs = "".join(line(f"M112 64L{112 + 3.4 * i} 96", "#b98f4a", 1.6) for i in range(-5, 6))
    return (
        inked(shape("M107 40H117L119 66H105Z", "#d9b676"))
        + ribs
        + line("M105 66Q112 70 119 66M104 72Q112 76 120 72", "#5a3a1a", 1.6)
    )


def _sparks() -> str:
    points = [
        (86 + 26 * sin(a * tau) * r, 60 - 26 * cos(a * tau) * r)
        for a, r in ((0.02, 1), (0.1, 1.3), (0.16, 1), (0.22, 1.35), (-0.06, 1.2), (-0.13, 1))
    ]
    return "".join(
        line(f"M86 62L{x:.0f} {y:.0f}", "#f7cf66", 1.8) + disc(round(x), round(y), 1.8, "#e2552e") for x, y in points
    )


THINGS: dict[str, str] = {
    "copper": line("M22 96C30 60 70 50 84 74S128 84 134 50", "#7a4a2b", 3)
    + _coin(38, 76, 0.9, "#b5703a")
    + _coin(60, 62, 0.95, "#c07a40")
    + _coin(84, 66, 1, "#b5703a")
    + _coin(106, 82, 0.95, "#c98848")
    + _coin(58, 88, 1.05, "#c98848")
    + _coin(84, 92, 0.9, "#a8632f"),
    "silver": _silver_bar(56, 58, -16)
    + _silver_bar(92, 66, 12)
    + _silver_bar(62, 82, 4)
    + "".join(
        inked(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#dfe4e6"/>')
        for x, y, r in ((106, 92, 7), (122, 88, 5), (30, 96, 6), (90, 96, 5), (44, 98, 4))
    ),
    "gold": _koban(40, 70, -38)
    + _koban(110, 70, 38)
    + _koban(56, 62, -18, 1.05)
    + _koban(94, 62, 18, 1.05)
    + _koban(75, 58, 0, 1.12)
    + _koban(75, 92, 90, 0.9),
    "technology_development": shape("M0 104V92H150V104Z", "#3f3a36")
    + shape("M6 92V40Q6 22 26 22T46 40V92Z", "#5a4a40")
    + shape("M12 92V46Q12 32 26 32T40 46V92Z", "#22201f")
    + placed("g-flame", 26, 92)
    + inked(shape("M58 70H112Q126 70 130 64L132 76Q122 82 108 82L102 92H108V98H64V92H70L66 82H58Z", "#4b4f5a"))
    + inked(shape("M64 64H106V70H64Z", "#f08a3c"))
    + f'<g transform="rotate(-16 84 52)">{inked(shape("M92 36H130V42H92Z", "#8b5a33"), shape("M74 22H94V58H74Z", "#2a2d33"))}</g>'
    + _sparks(),
    "heavy_tax": _bale(40, 90)
    + _bale(98, 90)
    + _bale(68, 66)
    + '<use href="#g-abacus" transform="translate(98 66) rotate(8)"/>'
    + line("M26 68L22 20", "#3a2418", 2.4)
    + inked(shape("M10 16H36V42H10Z", "#f0e4cb"))
    + written("税", 23, 37, 21, "#7d1c18"),
    "quality_tea_ware": inked(shape("M6 92H144L138 104H12Z", "#3a1d16"))
    + line("M8 93H142", "#8a3a24", 2)
    + _whisk()
    + placed("g-tea", 64, 94)
    + inked(
        shape("M18 70Q18 64 24 62V58H40V62Q46 64 46 70V88Q44 93 32 93T18 88Z", "#7a3b22"),
        shape("M22 54H42V59H22Z", "#f0e4cb"),
    )
    + line("M20 74Q32 78 44 74", "#c9863a", 2.4)
    + line("M56 48c-6-8 6-12 0-22M70 50c-6-9 6-13 0-24", PAPER, 2.6, ' opacity=".85"'),
    "temple_tax": inked(shape("M16 22Q75 4 134 22L142 34H8Z", "#3d4a4a"))
    + line("M12 31H138", "#c9973b", 2)
    + inked(shape("M22 34H32V104H22ZM118 34H128V104H118Z", "#8a2f22"))
    + line("M75 34V58", "#f0e4cb", 4)
    + line("M75 34V58", RED, 4, ' stroke-dasharray="4 4"')
    + inked(disc(75, 40, 6.5, GOLD))
    + line("M70 41h10M75 41v5", INK, 1.2)
    + inked(shape("M40 68H110L114 104H36Z", "#7a5232"))
    + inked(shape("M40 68H110V76H40Z", "#5a3a22"))
    + line("M48 68v8M56 68v8M64 68v8M72 68v8M80 68v8M88 68v8M96 68v8M104 68v8", "#c79a5f", 1.6)
    + written("奉納", 75, 89, 12, "#f0d79a")
    + _coin(52, 58, 0.36, "#d9a93a")
    + _coin(96, 60, 0.4, "#c9ced1")
    + _coin(62, 48, 0.3, "#b5703a"),
    "land_survey": shape("M0 104V70Q50 58 150 66V104Z", "#8a9a4f")
    + line("M0 84Q60 72 150 80M30 104Q50 84 60 66M84 104Q88 84 88 64M140 104Q126 84 116 64", "#e3dca4", 2.4)
    + line("M18 96L132 74", "#b3221c", 1.8)
    + "".join(
        inked(shape(f"M{x - 2} {y}V{y - 34}H{x + 2}V{y}Z", PAPER))
        + "".join(shape(f"M{x - 2} {y - 34 + d}h4v4h-4Z", RED) for d in (0, 9, 18))
        for x, y in ((20, 100), (76, 90), (130, 80))
    )
    + '<use href="#g-sheet" transform="translate(66 44) rotate(-9)"/>'
    + f'<g transform="rotate(38 104 34)">{inked(shape("M102 4H107V38H102Z", "#7a2a22"), shape("M101.5 38H107.500L104.5 52Z", INK))}</g>',
    "soil_renovation": shape("M0 104V58Q60 50 150 56V104Z", "#5a3d26")
    + "".join(line(f"M{-10 + 26 * i} 106Q{30 + 14 * i} 78 {58 + 5 * i} 56", "#3d2817", 4) for i in range(-2, 8))
    + "".join(
        placed("g-sprout", x, y, size)
        for x, y, size in (
            (34, 98, 1),
            (60, 90, 0.9),
            (50, 74, 0.7),
            (84, 98, 1),
            (78, 74, 0.7),
            (104, 82, 0.8),
            (118, 98, 1),
            (20, 78, 0.7),
        )
    )
    + line("M124 14L98 80", "#8b5a33", 4)
    + inked(shape("M102 72L90 76L80 98Q94 94 101 86L106 78Z", "#596172")),
    "river_works": shape("M0 104V54Q40 46 80 52T150 50V104Z", "#7c8f4a")
    + shape("M-4 104C20 92 56 86 64 72C70 60 54 54 60 44H78C76 54 94 60 92 74C88 92 76 98 74 106Z", "#3f7ba5")
    + line("M30 98Q62 90 72 76M50 102Q76 92 82 76M70 56Q66 50 68 46", "#cfe3e8", 1.8)
    + "".join(
        inked(f'<ellipse cx="{x}" cy="{y}" rx="15" ry="7.5" fill="#b59a62"/>')
        + line(
            f"M{x - 12} {y - 3}L{x + 8} {y + 5}M{x - 8} {y - 6}L{x + 12} {y + 3}M{x - 12} {y + 3}L{x + 4} {y - 7}M{x - 4} {y + 7}L{x + 12} {y - 3}",
            "#6e5a2c",
            0.9,
        )
        for x, y in ((112, 72), (124, 84), (104, 86), (118, 98), (96, 99), (136, 97))
    )
    + "".join(
        inked(shape(f"M{x - 2.5} {y}V{y - 26}L{x} {y - 30}L{x + 2.5} {y - 26}V{y}Z", "#8b6a45"))
        for x, y in ((10, 90), (20, 86), (30, 83), (40, 79))
    )
    + line("M4 78L46 66M4 84L46 72", "#6e4a26", 2.2)
    + "".join(placed("g-pine", x, y, s) for x, y, s in ((100, 56, 0.7), (132, 56, 0.9), (18, 56, 0.7))),
    "market": shape("M0 104V88H150V104Z", "#a98a5a")
    + inked(shape("M8 40H70V92H8Z", "#7a4f2c"), shape("M80 40H142V92H80Z", "#7a4f2c"))
    + shape("M12 58H66V92H12ZM84 58H138V92H84Z", "#3a2418")
    + inked(shape("M2 44L10 26H68L76 44Z", "#c73e2c"), shape("M74 44L82 26H140L148 44Z", "#2f6285"))
    + "".join(
        shape(f"M{x} 26h7L{x + 6 + k} 44h-8Z", PAPER)
        for x, k in ((18, -1), (34, 0), (52, 2), (90, -1), (106, 0), (124, 2))
    )
    + "".join(
        inked(shape(f"M{x} 46h11v14q-5 3-11 0Z", c))
        for x, c in (
            (16, "#23395d"),
            (28, "#23395d"),
            (40, "#23395d"),
            (88, "#7a2a4a"),
            (100, "#7a2a4a"),
            (112, "#7a2a4a"),
        )
    )
    + inked(shape("M8 76H70V92H8ZM80 76H142V92H80Z", "#a5774a"))
    + "".join(
        inked(disc(x, 73, 4.5, c))
        for x, c in ((18, "#e2893a"), (27, "#e2893a"), (36, "#c73e2c"), (45, "#c73e2c"), (54, "#8ea64a"))
    )
    + "".join(inked(shape(f"M{x} 74q6-7 13-1l4-3v8l-4-3q-7 5-13-1Z", "#9fb4bf")) for x in (86, 104, 121))
    + line("M0 12Q75 26 150 10", INK, 1.3)
    + "".join(placed("g-lantern", x, y) for x, y in ((30, 27), (75, 30), (116, 26))),
}
"""Treasure and politics by card id, except the places in `places`."""
