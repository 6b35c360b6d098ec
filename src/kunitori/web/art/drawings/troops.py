"""Foot soldiers, riders, gunners, peasants and tactics, in the same box as the portraits."""

# ruff: noqa: E501 -- paths are pictures, not prose

from __future__ import annotations

from kunitori.web.art.pen import GOLD, INK, PAPER, RED, disc, inked, line, placed, shape, written

__all__ = ["PARTS", "TROOPS"]

_SKIN = "#efd0a8"
_STEEL = "#d3d8da"
_WOOD = "#6e4a26"

PARTS: dict[str, str] = {
    # A foot soldier to the waist, standing on 0,104; his armour is currentColor.
    "soldier": inked(
        shape("M-22 106Q-22 88-10 84H10Q22 88 22 106Z", "#3b4250"),
        shape("M-13 106L-12 85H12L13 106Z", "currentColor"),
        shape("M-9 84L0 90L9 84L7 79H-7Z", PAPER),
        shape("M-10 62Q-11 74-5 80Q-1 83 3 81Q11 75 10 62Z", _SKIN),
    )
    + line("M-12 93H12M-12.5 100H12.5", "#fff3d9", 1.1)
    + line(
        "M-7 68.500Q-5 67.5-3 68.500M3 68.500Q5 67.5 7.5 68.500M-1 66Q-2 71-3 72.500Q-1.5 73.5 0 73M-4 77Q-1 76 2 77",
        INK,
        1,
    )
    + inked(shape("M-23 66Q-8 50 0 45Q8 50 23 66Q0 58-23 66Z", "#22252e"))
    + line("M-21 64.500Q0 57 21 64.5", RED, 1.5)
    + disc(0, 54.5, 3.4, GOLD),
    # A hooded head and shoulders with a sword on the back; the cloth is currentColor.
    "shinobi": line("M10 96L30 52", "#17171b", 3.4)
    + line("M27 59L30 52", GOLD, 3.6)
    + inked(
        shape("M-25 106Q-24 88-10 83H10Q24 88 25 106Z", "currentColor"),
        shape("M0 44C-13 44-16 54-14 66Q-13 80-6 86H6Q13 80 14 66C16 54 13 44 0 44Z", "currentColor"),
        shape("M-11 62Q0 57 11 62L10 70Q0 74-10 70Z", _SKIN),
    )
    + line("M-8 65Q-5 63.5-2.5 65.5M3 65.5Q5.5 63.5 8.5 65", INK, 1.4)
    + disc(-5, 66.3, 1.3, INK)
    + disc(6, 66.3, 1.3, INK)
    + shape("M-14 56Q0 50 14 56L13.5 60Q0 54-13.5 60Z", "#8792ad")
    + line("M-8 77Q0 81 8 77M-18 96Q-8 90 0 92Q8 90 18 96", "#6d7894", 1.2),
    # A peasant under a straw hat, in currentColor.
    "peasant": inked(
        shape("M-22 106Q-22 89-10 85H10Q22 89 22 106Z", "currentColor"),
        shape("M-9 84L0 94L9 84L7 79H-7Z", "#efe2c4"),
        shape("M-10 62Q-11 74-5 80Q-1 83 3 81Q11 75 10 62Z", "#e2b98b"),
    )
    + line(
        "M-7 68.500Q-5 67.5-3 68.500M3 68.500Q5 67.5 7.5 68.500M-1 66Q-2 71-3 72.500Q-1.5 73.5 0 73M-4 77Q-1 76 2 77",
        INK,
        1,
    )
    + inked(shape("M-27 68Q-8 48 0 45Q8 48 27 68Q0 58-27 68Z", "#c7a15a"))
    + line("M0 45V60M0 45L-14 63M0 45L14 63M-17 60Q0 52 17 60", "#8a6a2e", 1)
    + line("M-9 66Q-7 80 0 83Q8 80 10 66", "#8a6a2e", 1),
    "spear": inked(shape("M-1.5 106V0H1.500V106Z", _WOOD), shape("M0-20L4.5-6L2 2H-2L-4.5-6Z", _STEEL))
    + line("M0-16V0", "#8b9296", 0.9)
    + shape("M-2.5 2H2.500V5H-2.500Z", GOLD),
    "smoke": "".join(
        disc(x, y, r, PAPER) for x, y, r in ((0, 0, 8), (10, -5, 7), (-9, -6, 6), (3, -11, 8), (16, 3, 4), (-4, -19, 5))
    ),
    # An arquebus, muzzle at 0,0, stock to the right.
    "gun": inked(
        shape("M0-2.200H62V2.200H0Z", "#2a2d33"),
        shape("M12 2H58C68 2 72 8 84 11L81 20C70 16 66 10 56 8L12 5.500Z", "#8a5230"),
    )
    + line("M20-2V6M34-2V7", GOLD, 1.8)
    + line("M50-2q1-7 7-6M52 8q1 6 7 5", GOLD, 1.8),
    # An arrow that flies left, its nock at 0,0.
    "arrow": line("M0 0h-52", "#4b3520", 1.5)
    + shape("M-52-2.5l-7 2.5l7 2.5Z", "#22252e")
    + shape("M0 0l-2-3.5h-9l3 3.5l-3 3.5h9Z", PAPER),
    # A drawn bow with its arrow.
    "bow": line("M6-52C-10-36-12 4-2 12C-10 20-8 40 4 50", "#2b1a12", 3.4)
    + line("M6-52C-10-36-12 4-2 12C-10 20-8 40 4 50", "#8a3a24", 1.2, ' stroke-dasharray="3 7"')
    + line("M6-52L28 10L4 50", PAPER, 0.9)
    + placed("g-arrow", 28, 10),
    # Head and neck of a horse looking left, in currentColor.
    "horse": inked(
        shape(
            "M20 106C16 92 22 84 30 74C24 78 16 82 10 80C4 78 2 72 6 66C14 58 22 50 26 40C28 34 32 28 38 26L36 16L44 24"
            "C62 24 78 38 84 58C90 76 92 94 92 106Z",
            "currentColor",
        )
    )
    + shape(
        "M40 24C58 22 80 34 88 58C94 76 96 92 96 106H86C88 90 84 72 76 58C68 46 54 38 44 36C50 32 46 28 40 24Z", INK
    )
    + disc(32, 43, 2.4, INK)
    + disc(31.3, 42.3, 0.8, PAPER)
    + line("M8 72Q12 74 15 71", INK, 1.2)
    + line("M26 44L40 58Q44 50 42 38M14 60L40 58L36 78M40 58Q60 74 62 100", RED, 2.4)
    + disc(40, 58, 3, GOLD),
}


def _soldier(x: float, colour: str, size: float = 1.0) -> str:
    return placed("g-soldier", x, 104 - 104 * size, size, colour)


def _peasant(x: float, colour: str, size: float = 1.0) -> str:
    return placed("g-peasant", x, 104 - 104 * size, size, colour)


def _spear(x: float, y: float, turn: float = 0) -> str:
    return f'<use href="#g-spear" transform="translate({x:g} {y:g}) rotate({turn:g} 0 104)"/>'


def _gun(x: float, y: float, turn: float, size: float = 1.0, flip: bool = False) -> str:
    mirror = " scale(-1 1)" if flip else ""
    return f'<use href="#g-gun" transform="translate({x:g} {y:g}){mirror} rotate({turn:g}) scale({size:g})"/>'


def _smoke(x: float, y: float, size: float = 1.0) -> str:
    return f'<use href="#g-smoke" transform="translate({x:g} {y:g}) scale({size:g})"/>'


def _bow(x: float, y: float, turn: float, size: float) -> str:
    return f'<use href="#g-bow" transform="translate({x:g} {y:g}) rotate({turn:g}) scale({size:g})"/>'


_STAKES = ((36, 78), (49, 70), (62, 80), (75, 68), (88, 80), (101, 70), (114, 79))

TROOPS: dict[str, str] = {
    "spear_troopers": _spear(22, 26, -4)
    + _spear(56, 20, -2)
    + _spear(93, 22, 2)
    + _spear(120, 30, 3)
    + _soldier(42, "#a92b25", 0.86)
    + _soldier(108, "#a92b25", 0.86)
    + _soldier(75, "#b8412f", 1.04),
    "light_archers": _soldier(118, "#55682f", 0.8)
    + _soldier(88, "#3f7ba5", 1.08)
    + inked(
        shape("M74 84C64 78 52 72 40 70L38 76C50 80 58 88 68 98Z", "#3b4250"),
        shape("M104 90C112 86 106 74 92 70L90 75C96 78 97 82 94 88Z", "#3b4250"),
    )
    + _bow(44, 61, 0, 1.05)
    + inked(disc(41, 73, 4.4, _SKIN), disc(78, 72, 4, _SKIN)),
    "archers": "".join(
        f'<use href="#g-arrow" transform="translate({x} {y}) rotate({turn}) scale(.6)"/>'
        for x, y, turn in ((52, 18, 28), (84, 12, 30), (30, 34, 24), (66, 34, 27), (112, 26, 31))
    )
    + _soldier(112, "#a8762b", 0.86)
    + _bow(98, 66, 30, 0.62)
    + _soldier(74, "#c9973b", 0.92)
    + _bow(58, 64, 30, 0.66)
    + _soldier(34, "#a8762b", 0.86)
    + _bow(20, 66, 30, 0.62),
    "cavalry": line("M130 106L112 2", "#3a2418", 2.4)
    + inked(shape("M112 4L88 8C92 20 86 30 92 42L118 36Z", RED))
    + disc(102, 23, 7, PAPER)
    + f'<g transform="translate(4 -2)">{placed("g-horse", 0, 0, 1.02, "#6a4630")}</g>'
    + inked(shape("M60 106Q70 84 98 80Q128 80 138 106Z", "#a92b25"))
    + line("M66 102Q76 88 100 85Q122 86 131 102", "#e9c76c", 1.8)
    + placed("g-soldier", 98, -15, 1, "#1f4571")
    + inked(shape("M86 80C76 78 68 82 60 84L62 90C70 90 78 92 88 94Z", "#3b4250"), disc(60, 87, 4, _SKIN)),
    "light_gunners": _soldier(100, "#5d4a78", 1.06)
    + _smoke(18, 44, 1.3)
    + shape("M36 70L22 62L30 72L16 74L30 78L24 86L38 78Z", "#f0b541")
    + _gun(34, 74, 0, 0.98)
    + inked(
        shape("M88 86C76 90 66 86 56 80L54 85C62 94 74 100 90 100Z", "#3b4250"),
        disc(56, 82, 4.2, _SKIN),
        disc(96, 86, 4.2, _SKIN),
    ),
    "gunners": _smoke(20, 30, 0.9)
    + _smoke(52, 26, 1)
    + _smoke(84, 30, 0.9)
    + "".join(_soldier(x, "#a92b25", 0.84) + _gun(x - 42, 62, 12, 0.62) for x in (54, 88, 120))
    + inked(
        *(
            shape("".join(f"M{x} 106V85Q{x + 4} 82 {x + 8} 85V106Z" for x in range(start, 150, 16)), green)
            for start, green in ((4, "#7c8f4a"), (-4, "#8fa05a"))
        )
    )
    + line("M0 90H150M0 99H150", "#4b3520", 1.8),
    "gunner_mercenaries": line("M17.5 10V104", "#3a2418", 2.2)
    + inked(shape("M18 11H48C50 30 45 52 49 72C38 76 28 70 18 73Z", "#f0e4cb"))
    + shape(
        "M33 22C26 20 24 26 27 29L22 30L28 33C22 40 24 50 33 54C40 50 44 42 40 33C42 28 38 22 33 22ZM30 53V62M33 54V64M37 52V61",
        "#1d1b1a",
        "#1d1b1a",
        1.6,
    )
    + shape("M25 36C18 36 20 48 22 54C26 52 28 46 29 42ZM41 36C47 38 47 48 45 54C41 50 39 46 38 42Z", "#1d1b1a")
    + disc(31, 27, 1.2, RED)
    + _smoke(134, 40, 0.9)
    + _soldier(84, "#22201f", 1.1)
    + f'<g transform="rotate(-24 84 90)">{_gun(134, 84, 0, 0.95, True)}</g>'
    + inked(disc(98, 84, 4.4, _SKIN), disc(78, 93, 4.4, _SKIN)),
    "farmers": "".join(
        line(f"M{x} 104Q{x - 3} 92 {x - 6} 86M{x} 104Q{x + 2} 92 {x + 5} 84", "#c9a93f", 1.8) for x in range(6, 150, 9)
    )
    + line("M112 106L120 30", _WOOD, 3)
    + inked(shape("M114 32L136 22L138 28L118 38Z", "#596172"))
    + _peasant(98, "#5a6b7a", 0.96)
    + line("M30 106L24 36", _WOOD, 2.6)
    + line("M24 38Q10 34 6 46Q14 40 25 44", "#8b9296", 3)
    + _peasant(52, "#7a5a3a", 1.06),
    "farmer_militia": "".join(
        inked(shape(f"M{x - 2} 106L{x - 1.5 + lean} 8L{x + 4 + lean} -6V10L{x + 3} 106Z", "#9aa85a"))
        + line(f"M{x + lean * 0.7:g} 34h4M{x + lean * 0.4:g} 62h4", "#5f7040", 1.2)
        for x, lean in ((14, 4), (56, -2), (92, 3), (128, -5))
    )
    + inked(shape("M18 12H46V40Q32 44 18 40Z", "#c9a45c"))
    + line("M24 13V41M32 13V42M40 13V41", "#8a6a2e", 1)
    + written("百", 32, 34, 19, "#5c1a12")
    + _peasant(36, "#6b5a48", 0.9)
    + _peasant(112, "#4f5d55", 0.9)
    + _peasant(74, "#8a4a32", 1.06),
    "ninja_clan": disc(80, 36, 27, "#f3e6bf")
    + placed("g-shinobi", 36, 2, 0.84, "#39415a")
    + placed("g-shinobi", 116, 2, 0.84, "#39415a")
    + placed("g-shinobi", 77, -14, 1, "#2c3346")
    + inked(shape("M-4 92H154V106H-4Z", "#2a3142"), shape("M-4 84H154V92H-4Z", "#465069"))
    + line("".join(f"M{x} 84v8" for x in range(4, 150, 12)), "#1b2230", 1.6)
    + line("".join(f"M{x} 93v13" for x in range(-2, 152, 8)), "#465069", 2.4),
    "loyal_warning": '<g transform="translate(0 -14)">'
    + inked(shape("M4 10H30V76H4ZM30 10H56V76H30ZM56 10H82V76H56Z", "#e3bd5c"))
    + line("M10 60Q20 40 26 24M40 66Q46 44 52 30M62 62Q70 46 76 22", "#7a4a12", 2.6)
    + "".join(
        disc(x, y, 5.5, "#4d6334") for x, y in ((24, 26), (16, 34), (50, 34), (43, 44), (74, 26), (67, 36), (24, 44))
    )
    + inked(shape("M0 76H150V122H0Z", "#a9b06a"))
    + line("M0 78H150", "#33451f", 4)
    + line("M46 80L20 120M114 80L134 120", "#6f7a3c", 1.4)
    + inked(
        shape("M62 98C60 84 76 72 98 70C118 70 132 84 132 98Z", "#2f5f8a"),
        shape("M66 74Q88 56 112 70L104 82Q84 76 68 90Z", "#3f7ba5"),
    )
    + inked(shape("M52 98C46 92 48 82 56 79C64 77 70 82 70 89C70 94 64 98 58 99Z", _SKIN))
    + shape("M50 86Q52 76 62 77Q70 79 71 88Q66 80 60 82Q54 83 50 86Z", INK)
    + shape("M56 77Q54 70 60 68L63 77Z", INK)
    + line("M52 93Q54 92.5 55 94M56 97Q58 96 60 97", INK, 1)
    + inked(shape("M30 90L50 88L52 98L32 100Z", PAPER))
    + line("M34 93L47 91.500M35 96L48 94.5", INK, 1)
    + inked(disc(51, 97, 4, _SKIN))
    + "</g>",
    "take_back": line("M44 100L58 6", "#3a2418", 2.6)
    + inked(shape("M58 8L92 12C92 26 98 36 94 50L52 46Z", "#23395d"))
    + '<use href="#k-mitsudomoe" x="61" y="16" width="26" height="26" color="#e9c76c"/>'
    + line("M112 100V16", "#3a2418", 2.4)
    + inked(shape("M112 18H92C90 26 95 34 92 44H112Z", RED))
    + disc(102, 30, 5.5, PAPER)
    + _spear(26, 24, -8)
    + f'<g fill="#e7c99a" stroke="#8a6a3a" stroke-width="1.4">{"".join(f"""<circle cx="{x}" cy="{y}" r="{r}"/>""" for x, y, r in ((10, 84, 14), (134, 82, 16), (34, 76, 13), (116, 72, 12), (58, 80, 15), (94, 80, 15)))}</g>'
    + f'<g fill="#f0dcb4">{"".join(disc(x, y, r, "#f0dcb4") for x, y, r in ((8, 96, 16), (32, 92, 16), (58, 96, 17), (84, 98, 16), (108, 94, 17), (136, 96, 16)))}</g>'
    + line("M24 92a8 8 0 1 1 8 8M76 92a9 9 0 1 1 9 9M120 88a8 8 0 1 1 8 8", "#a8824a", 1.6),
    "trap": disc(34, 26, 13, "#f3e6bf")
    + shape("M0 104V66Q40 58 75 62T150 62V104Z", "#2c3a2a")
    + inked(shape("M22 76Q75 62 128 76Q140 96 122 106H30Q10 96 22 76Z", "#0d1016"))
    + inked(shape("".join(f"M{x - 4} 106V{y + 8}L{x + 4} {y}V106Z" for x, y in _STAKES), "#a9b35f"))
    + line("".join(f"M{x - 4} {y + 22}h8" for x, y in _STAKES), "#5f7040", 1.2)
    + line("M6 70L60 62M14 62L54 74M96 60L146 74M100 74L148 62", "#6e4a26", 2.4)
    + shape(
        "".join(
            f"M{x} {y}q-6-9-1-16q6 7 1 16Z"
            for x, y in (
                (16, 68),
                (28, 66),
                (40, 66),
                (52, 64),
                (104, 66),
                (116, 68),
                (128, 70),
                (140, 66),
                (22, 74),
                (122, 62),
            )
        ),
        "#55682f",
    ),
}
"""Troops and tactics by card id, except the portraits in `generals`."""
