"""Settlements, castles, harbours and the ten Lands of the battlefield, in the same box as the portraits."""

# ruff: noqa: E501 -- paths are pictures, not prose

from __future__ import annotations

from kunitori.web.art.pen import GOLD, INK, PAPER, RED, disc, inked, line, placed, shape, written

__all__ = ["LANDS", "PARTS", "PLACES"]

_TILES = "#3d4654"
_STONE = "#7d7a74"


def _stacked(storeys: int) -> str:
    """A keep: storeys that get smaller, and a gable on top."""
    body, scale, up = "", 1.0, 0.0
    for _ in range(storeys):
        body += placed("g-storey", 0, -up, scale)
        up += 20.5 * scale
        scale *= 0.8
    gable = inked(shape(f"M-14 {-up:g}L0 {-up - 12:g}L14 {-up:g}Z", _TILES))
    return body + gable + line(f"M-13 {-up:g}q-4-5 0-9M13 {-up:g}q4-5 0-9", GOLD, 2.4)


PARTS: dict[str, str] = {
    # A pine, its foot at 0,0.
    "pine": line("M0 0Q-3-10 1-20Q4-28 0-36", "#4b2f1c", 3)
    + inked(
        shape("M-18-14Q-14-22-4-20Q8-24 16-14Q4-10-18-14Z", "#33532f"),
        shape("M-12-26Q-8-33 0-31Q10-34 14-25Q4-21-12-26Z", "#3e6338"),
        shape("M-8-37Q0-46 9-37Q2-33-8-37Z", "#4a7240"),
    ),
    "sprout": line("M0 0V-9", "#6f8f3a", 1.8) + shape("M0-6Q-9-8-10-15Q-1-15 0-6ZM0-8Q8-10 10-17Q1-17 0-8Z", "#a9c25a"),
    # A thatched farmhouse, foot at 0,0, 60 wide.
    "farmhouse": inked(shape("M-24-20H24V0H-24Z", "#a5855a"))
    + shape("M-17-17H-5V0H-17ZM6-16H19V-6H6Z", "#f2e3b8")
    + line("M-13-17V0M-9-17V0M10-16V-6M15-16V-6M6-11H19", "#5a4028", 1)
    + inked(
        shape("M-34-16C-24-24-16-38-10-46H10C16-38 24-24 34-16Q0-24-34-16Z", "#8a6a3a"),
        shape("M-13-46H13L15-50H-15Z", "#5a4224"),
    )
    + line("M-26-20L-13-40M-14-22L-6-42M0-22V-44M14-22L6-42M26-20L13-40", "#6b4f28", 1.1),
    # A tiled town house, foot at 0,0; its wall is currentColor.
    "house": inked(
        shape("M-18-16H18V0H-18Z", "currentColor"), shape("M-24-14Q-16-18-12-28H12Q16-18 24-14Q0-19-24-14Z", _TILES)
    )
    + line("M-16-17L-9-27M-8-18L-4-27M0-18V-27M8-18L4-27M16-17L9-27", "#6b7686", 1)
    + shape("M-12-12H-2V0H-12ZM4-11H13V-4H4Z", "#3a2418"),
    # One storey of a keep: wall and roof, 60 wide, its foot at 0,0.
    "storey": inked(
        shape("M-24-14H24V0H-24Z", "#f8f1df"),
        shape("M-34-11Q-27-15-22-24H22Q27-15 34-11Q26-14 0-14T-34-11Z", _TILES),
    )
    + shape("M-18-9h4v6h-4ZM-9-9h4v6h-4ZM5-9h4v6h-4ZM14-9h4v6h-4Z", INK)
    + line("M-31-12Q0-15.5 31-12", "#c9973b", 1.1),
    "keep": _stacked(3),
    "ship": inked(
        shape("M-22-3H24C22 6 16 9 8 9H-10C-17 9-21 3-22-3Z", "#7a4a2b"),
        shape("M-10-34H12Q16-20 12-6H-10Q-6-20-10-34Z", PAPER),
    )
    + line("M1-38V-3", "#3a2418", 1.8)
    + line("M-8-26H13M-7-16H14", "#c7b48b", 1)
    + disc(2, -21, 4.2, RED),
    "gate": inked(
        shape("M-40-66Q0-58 40-66L42-74Q0-66-42-74Z", RED),
        shape("M-34-54H34V-48H-34Z", RED),
        shape("M-27-64H-20L-22 0H-30ZM27-64H20L22 0H30Z", RED),
        shape("M-3-64H3V-54H-3Z", RED),
    )
    + inked(shape("M-43-74Q0-66 43-74L44-78Q0-70-44-78Z", INK)),
    # A snow-covered mountain, its foot at 0,0, in currentColor.
    "fuji": shape("M-80 0Q-36-14-14-62L-9-66L-3-63L3-67L9-64L14-61Q36-14 80 0Z", "currentColor")
    + shape(
        "M-14-62L-9-66L-3-63L3-67L9-64L14-61Q19-50 24-41L17-46L12-37L5-48L0-35L-6-48L-12-38L-17-45L-24-42Q-19-52-14-62Z",
        "#f8f2e4",
    ),
    # A wooden tower over a palisade, its foot at 0,0.
    "watchtower": inked(shape("M-19 0L-15-36H15L19 0Z", "#7d5a37"))
    + line("M-15-30L17-4M15-30L-17-4", "#4b3520", 2)
    + inked(shape("M-23-34H23V-46H-23Z", "#8f6a42"))
    + shape("M-17-43h6v6h-6ZM-3-43h6v6h-6ZM11-43h6v6h-6Z", INK)
    + inked(shape("M-31-44Q-19-48-15-58H15Q19-48 31-44Q0-50-31-44Z", _TILES)),
    # Four storeys of a pagoda, their foot at 0,0.
    "pagoda": "".join(
        inked(
            shape(f"M{-w} {y + 12}H{w}V{y + 2}H{-w}Z", "#b8412f"),
            shape(
                f"M{-4 - w * 1.5:g} {y + 5}Q{-w} {y + 2} {-w * 0.8:g} {y - 5}H{w * 0.8:g}Q{w} {y + 2} {4 + w * 1.5:g} {y + 5}Z",
                _TILES,
            ),
        )
        for y, w in ((-60, 7), (-44, 9), (-28, 11), (-12, 13))
    )
    + line("M0-64V-80", INK, 2),
    # A cannon that points right, on wheels at 0,0.
    "cannon": inked(shape("M-47-38C-43-50-29-54-17-52L53-46V-24L-17-18C-33-16-45-24-47-38Z", "#a8762b"))
    + shape("M-39-44Q-29-50-15-48L51-42V-39L-15-42Q-29-44-39-40Z", "#e9c76c")
    + inked(shape("M47-49H59V-21H47ZM-13-54H-7V-16H-13ZM15-51H20V-19H15Z", "#8a5f12"))
    + inked(shape("M-59-40H-45V-32H-59Z", "#8a5f12"))
    + inked(shape("M-33-20H31L43-6H-43Z", "#6e4a26"), disc(-25, -10, 10, "#5a3a22"), disc(27, -10, 10, "#5a3a22"))
    + disc(-25, -10, 3.5, GOLD)
    + disc(27, -10, 3.5, GOLD)
    + line("M-25-20V0M-35-10H-15M27-20V0M17-10H37", "#3a2418", 1.6),
}


def _pine(x: float, y: float, size: float) -> str:
    return placed("g-pine", x, y, size)


def _farmhouse(x: float, y: float, size: float) -> str:
    return placed("g-farmhouse", x, y, size)


def _house(x: float, y: float, size: float, wall: str = "#e9d9b4") -> str:
    return placed("g-house", x, y, size, wall)


def _water(y: float, colour: str = "#2f6f9c") -> str:
    ripples = line(
        "".join(
            f"M{x} {y + d}q6-3 12 0t12 0"
            for x, d in ((6, 10), (52, 7), (96, 12), (28, 22), (76, 24), (118, 26), (8, 34), (56, 36))
        ),
        "#cfe3e8",
        1.2,
    )
    return shape(f"M0 104V{y}H150V104Z", colour) + ripples


def _fields() -> str:
    return shape("M0 104V74Q60 62 150 70V104Z", "#8fa04f") + line(
        "M0 90Q60 76 150 84M14 104Q40 84 52 68M70 104Q76 84 78 66M132 104Q116 84 106 66", "#e3dca4", 2.4
    )


def _stones(path: str, rows: str, colour: str = _STONE) -> str:
    return inked(shape(path, colour)) + line(rows, "#55524d", 1.2)


def _keep(x: float, y: float, size: float) -> str:
    return placed("g-keep", x, y, size)


_WALL = "M30 104L42 76H108L120 104Z"
_WALL_ROWS = "M36 90H114M40 82H110M33 97H117M52 76V82M68 76V82M84 76V82M98 76V82M46 82V90M62 82V90M78 82V90M94 82V90M106 82V90M42 90V97M56 90V97M72 90V97M90 90V97M104 90V97"


def _fuji(x: float, y: float, size: float, body: str = "#3a5f86") -> str:
    return placed("g-fuji", x, y, size, body)


def _palisade(y: float) -> str:
    def stakes(start: int, foot: float) -> str:
        return "".join(f"M{x} 106V{foot:g}l4.5-8l4.5 8V106Z" for x in range(start, 150, 20))

    return inked(shape(stakes(4, y), "#7d5a37"), shape(stakes(-6, y + 3), "#8f6a42")) + line(
        f"M0 {y + 10:g}H150M0 {y + 22:g}H150", "#4b3520", 2.6
    )


PLACES: dict[str, str] = {
    "village": _fields()
    + _pine(124, 76, 0.9)
    + _farmhouse(102, 84, 0.7)
    + _farmhouse(54, 90, 1.06)
    + "".join(placed("g-sprout", x, y, 0.8) for x, y in ((96, 98), (110, 100), (124, 97), (12, 98), (26, 102))),
    "town": shape("M0 104V78Q75 66 150 78V104Z", "#9c8a5c")
    + _pine(14, 74, 0.8)
    + "".join(_house(x, y, s, w) for x, y, s, w in ((34, 76, 0.8, "#d9c497"), (112, 76, 0.8, "#e9d9b4")))
    + inked(shape("M70 72V30H80V72Z", "#6e4a26"))
    + line("M70 42L80 56M80 42L70 56M70 56L80 70M80 56L70 70", "#3a2418", 1.4)
    + inked(shape("M62 32Q70 28 71 18H79Q80 28 88 32Z", _TILES), shape("M66 32H84V38H66Z", "#8b5a33"))
    + "".join(
        _house(x, y, s, w)
        for x, y, s, w in ((76, 88, 0.98, "#f0e4cb"), (24, 96, 1.05, "#e9d9b4"), (122, 97, 1.05, "#d9c497"))
    )
    + shape("M56 104L68 88H86L100 104Z", "#d8c390"),
    "land": _fuji(66, 78, 1.0)
    + shape("M0 104V78H150V104Z", "#2f6f9c")
    + line("M20 84q6-3 12 0t12 0M100 88q6-3 12 0t12 0M60 94q6-3 12 0t12 0", "#cfe3e8", 1.2)
    + shape("M0 80Q20 68 46 78L40 84Q16 90 0 88Z", "#5f7a44")
    + _keep(18, 78, 0.42)
    + _pine(36, 80, 0.5)
    + shape("M96 82Q120 70 150 76V90Q120 92 96 82Z", "#6f8a4e")
    + _farmhouse(118, 82, 0.42)
    + _pine(136, 82, 0.6)
    + placed("g-ship", 76, 96, 0.62)
    + shape("M0 104V98Q30 92 52 104Z", "#55682f"),
    "trade_harbour": _water(78)
    + inked(shape("M22 66L34 70H104L126 56L122 74C118 86 108 92 96 92H52C38 92 28 84 22 66Z", "#3a2a22"))
    + line("M28 76H120M34 84H112", "#c9973b", 1.8)
    + line("M50 70V14M80 70V6M106 66V22M118 58L136 44", "#4b2f1c", 2.4)
    + inked(
        shape(
            "M36 20Q50 16 62 20Q66 34 60 44Q48 40 36 44Q40 32 36 20ZM66 12Q82 8 96 12Q100 30 94 44Q80 40 66 44Q70 28 66 12Z",
            PAPER,
        ),
        shape("M98 28Q108 26 116 30Q118 42 112 50Q104 48 98 50Z", PAPER),
    )
    + shape("M78 16h5v9h8v5h-8v10h-5V30h-8v-5h8Z", RED)
    + line("M80 6q6-4 12 0M50 14q6-4 10 0", RED, 2.4)
    + shape("M0 104V96Q30 88 60 104Z", "#8a7b4c")
    + _house(20, 98, 0.6),
    "harbour_town": _water(70, "#3f7ba5")
    + shape("M0 74Q30 60 66 70L76 80L60 104H0Z", "#8a9a5c")
    + inked(shape("M50 86L104 82L106 88L52 94Z", "#a5774a"))
    + line("M62 92V104M80 90V102M98 88V100", "#5a3a22", 2.6)
    + placed("g-ship", 112, 66, 0.7)
    + placed("g-ship", 92, 78, 1.0)
    + _pine(60, 74, 0.7)
    + _house(20, 74, 0.7, "#d9c497")
    + _house(46, 80, 0.75, "#f0e4cb")
    + _house(22, 98, 1.0, "#f0e4cb"),
    "castle_town": shape("M0 104V70Q40 42 75 46T150 72V104Z", "#7d8a4e")
    + _stones("M48 66L54 52H96L102 66Z", "M51 59H99M64 52V59M78 52V59M90 52V59M58 59V66M72 59V66M86 59V66")
    + _keep(75, 53, 0.62)
    + _pine(34, 66, 0.7)
    + _pine(116, 66, 0.7)
    + "".join(
        _house(x, y, s, w)
        for x, y, s, w in (
            (22, 84, 0.72, "#e9d9b4"),
            (56, 82, 0.72, "#d9c497"),
            (92, 82, 0.72, "#e9d9b4"),
            (126, 84, 0.72, "#d9c497"),
            (8, 102, 0.95, "#f0e4cb"),
            (46, 103, 0.95, "#e9d9b4"),
            (98, 103, 0.95, "#f0e4cb"),
            (138, 102, 0.95, "#e9d9b4"),
        )
    )
    + shape("M62 104L70 86H78L84 104Z", "#d8c390"),
    "magnificent_castle": _stones(_WALL, _WALL_ROWS)
    + f'<g transform="translate(75 78) scale(.98)">{_stacked(4)}</g>'
    + _pine(18, 104, 1.1)
    + _pine(134, 104, 1.1)
    + shape("M64 55h22v4h-22ZM66 38h18v3h-18Z", GOLD),
    "fortress": shape("M0 104V74Q40 56 75 60T150 72V104Z", "#6b7a45")
    + placed("g-watchtower", 75, 70)
    + line("M112 74V16", "#3a2418", 2)
    + inked(shape("M112 17H128C129 26 125 34 128 44H112Z", RED))
    + disc(119.5, 30, 4.5, PAPER)
    + _palisade(78),
    "fake_fortress": shape("M0 104V84Q75 74 150 84V104Z", "#6b5a4a")
    + line("M28 104L48 48M122 104L104 52M60 104L62 60M92 104L90 60", "#8b5a33", 3.4)
    + f'<g transform="rotate(-5 75 90)">{inked(shape("M34 92V60H116V92Z", "#efe2c4"))}{line("M34 70H116M34 81H116M50 60V92M68 60V92M86 60V92M102 60V92", "#b9a67c", 1.2)}{inked(shape("M48 60V40H102V60Z", PAPER), shape("M36 62Q46 58 50 50H100Q104 58 114 62Z", "#59627a"), shape("M46 42Q56 38 60 26H90Q94 38 104 42Z", "#59627a"))}{shape("M58 46h7v8h-7ZM72 46h7v8h-7ZM86 46h7v8h-7ZM44 74h8v10h-8ZM60 74h8v10h-8ZM82 74h8v10h-8ZM98 74h8v10h-8Z", INK)}{line("M44 62V92M76 42V60M100 62V92", "#c7ab78", 1.1)}</g>'
    + inked(shape("M108 60L126 50L130 92L114 92Z", "#d8c49a"))
    + line("M112 66L126 60M114 78L128 74", "#a58a58", 1.2)
    + line("M20 98L34 84M18 88L36 96", "#4b3520", 2),
    "moat": _water(70, "#356a8c")
    + _stones(
        "M0 74V30Q16 34 26 74ZM150 80V24Q128 34 112 80Z",
        "M0 44H14M0 58H19M136 40H150M127 54H150M120 66H150M8 44V58M12 58V74M140 40V54M132 54V66M144 66V80",
    )
    + inked(
        shape("M-4 32H20L24 26H-4ZM126 28H154V20H122Z", "#efe2c4"),
        shape("M-4 26H26L20 18H-4ZM118 20H154V10H126Z", _TILES),
    )
    + inked(shape("M18 66Q68 48 120 68L120 76Q68 56 18 74Z", "#a5562f"))
    + line("M18 58Q68 40 120 60", "#7a3b1f", 2.6)
    + line("M26 56V66M42 52V60M58 49V57M76 49V57M94 52V60M110 57V67", "#7a3b1f", 2.4)
    + line("M40 66V86M68 60V84M96 66V88", "#7a3b1f", 3.4)
    + shape("M0 104V92Q30 84 64 104Z", "#7a6038")
    + line("M28 96L44 74", "#8b5a33", 2.6)
    + inked(shape("M42 76Q40 68 46 66Q52 70 50 78Z", "#596172"))
    + inked(shape("M6 98Q4 90 14 88Q26 88 26 98Z", "#c7a15a"))
    + shape("M9 90Q16 84 23 90Z", "#5a3d26"),
    "temple_town": shape("M0 104V80Q75 70 150 80V104Z", "#8a9a6c")
    + placed("g-pagoda", 112, 76)
    + inked(
        shape("M26 96V52H36V96ZM76 96V52H86V96Z", "#a92b25"),
        shape("M18 54H94V44H18Z", "#a92b25"),
        shape("M6 48Q22 42 26 26H86Q90 42 106 48Q56 38 6 48Z", _TILES),
    )
    + line("M10 46Q56 37 102 46", GOLD, 1.6)
    + inked('<ellipse cx="56" cy="66" rx="11" ry="14" fill="#d1492e"/>')
    + line("M46 60H66M45 66H67M46 72H66", "#7a2a22", 1)
    + shape("M50 51h12v3h-12ZM50 79h12v3h-12Z", INK)
    + shape("M36 96H76L92 104H20Z", "#cfc3a0")
    + _pine(10, 96, 0.9)
    + _house(132, 98, 0.9, "#e9d9b4"),
    "rice_field_plowing": shape("M0 104V66Q60 56 150 62V104Z", "#7fa7a0")
    + line("M0 80Q60 68 150 74M0 94Q60 82 150 90", "#e3dca4", 2.4)
    + _farmhouse(118, 70, 0.5)
    + "".join(
        placed("g-sprout", x, y, 0.7) for x, y in ((112, 88), (126, 88), (140, 88), (118, 102), (134, 102), (104, 102))
    )
    + inked(
        shape(
            "M30 92V70C24 66 20 62 20 54C14 54 12 48 14 44L20 48C24 42 32 42 36 48C50 46 72 46 84 50C92 52 94 60 94 70V92H86V76H78L76 92H68V74H50V92H42V74L38 92Z",
            "#4b3a30",
        )
    )
    + line("M17 45Q10 40 14 34M31 44Q38 38 34 32", "#e9dab8", 2.6)
    + disc(22, 53, 1.4, PAPER)
    + shape("M16 60Q22 66 27 60Q25 66 20 65Z", "#d9b08c")
    + line("M94 58Q100 66 97 76", "#4b3a30", 2)
    + line("M40 52Q38 60 44 66L104 74", "#6e4a26", 2.4)
    + line("M104 60L112 90L100 94", "#6e4a26", 3.4)
    + shape("M92 96L104 88L108 97Z", "#596172")
    + shape("M0 104V96Q50 88 96 96L104 104Z", "#5a4a34"),
    "post_relay": shape("M0 104V78Q75 68 150 78V104Z", "#a98f5c")
    + line("M0 96Q60 82 150 88", "#e3d3a0", 3)
    + _house(122, 84, 1.15, "#d9c497")
    + line("M94 88V36", "#3a2418", 2.6)
    + inked(shape("M84 36H104V56H84Z", "#f0e4cb"))
    + written("駅", 94, 52, 16)
    + f'<g transform="translate(2 0)">{placed("g-horse", 0, 0, 0.98, "#9a6a3c")}</g>'
    + inked(disc(37, 80, 5, GOLD))
    + line("M34 81h6M37 81v4", INK, 1)
    + inked(shape("M60 92L96 86L100 106H58Z", "#7a2a22"))
    + line("M62 97L98 92", "#e9c76c", 2),
    "toll_abolition": shape("M0 104V72Q75 60 150 72V104Z", "#8a9a5c")
    + shape("M56 104L68 66H84L104 104Z", "#e3d3a0")
    + _fuji(76, 68, 0.42, "#5b7f9c")
    + inked(
        shape("M28 104V32H36V104ZM112 104V32H120V104Z", "#6e4a26"),
        shape("M18 38H130V30H18Z", "#7d5a37"),
        shape("M8 32Q20 28 24 18H126Q130 28 142 32Q75 24 8 32Z", _TILES),
    )
    + f"<g>{inked(shape('M36 42L52 50V100L36 104ZM112 42L98 50V100L112 104Z', '#a5774a'))}</g>"
    + line("M36 58L52 64M36 74L52 78M36 90L52 93M112 58L98 64M112 74L98 78M112 90L98 93", "#5a3a22", 1.6)
    + inked(shape("M50 102L72 92L73 96L54 106Z", RED), shape("M82 94L104 102L100 106L80 98Z", RED))
    + line("M58 99L62 97M66 96L68 95M88 97L92 98M96 100L99 101", PAPER, 3),
    "land_destroyer": shape("M0 104V90H150V104Z", "#5a4a3c")
    + placed("g-cannon", 73, 104)
    + shape("M132 58L146 46L142 60L156 62L144 69L158 78L142 76L146 92L132 80Z", "#f0b541")
    + shape("M132 63L142 58L140 66L148 69L140 72L142 80L132 76Z", "#e2552e")
    + line("M40 52Q36 40 44 34", "#3a2418", 2)
    + disc(45, 32, 3, "#e2552e")
    + line("M46 27q7-5 2-11t3-11", PAPER, 2.6, ' opacity=".8"'),
}
"""Victory points, politics and siege works by card id."""

LANDS: tuple[str, ...] = (
    _fuji(75, 84, 1.0) + _water(84) + _pine(18, 104, 0.9),
    _water(64, "#3f7ba5") + placed("g-gate", 75, 92, 1.0) + shape("M0 70Q20 58 44 66Q30 72 0 74Z", "#4f6f5a"),
    shape("M0 104V80Q75 66 150 80V104Z", "#5a6a4a") + _keep(75, 84, 0.8) + _pine(22, 98, 1) + _pine(130, 98, 1),
    _fields() + _farmhouse(58, 88, 0.9) + _farmhouse(104, 84, 0.6) + _pine(132, 84, 0.8),
    shape("M0 104V60L24 40L44 56L70 26L96 54L116 40L150 64V104Z", "#6b6f5a")
    + shape("M70 26L82 40L74 42L70 36L62 44L56 42Z", "#f8f2e4")
    + shape("M0 104V84Q40 70 75 80T150 78V104Z", "#7d8a4e")
    + _pine(40, 96, 1)
    + _pine(112, 98, 1.1),
    _water(74, "#4f89ac")
    + shape("M0 78Q30 56 60 74L52 84Q20 92 0 90Z", "#5f7a44")
    + _house(22, 80, 0.6)
    + _pine(44, 80, 0.7)
    + placed("g-ship", 100, 84, 1.1)
    + placed("g-ship", 124, 72, 0.5),
    shape("M0 104V66Q40 50 75 60T150 60V104Z", "#7c9155")
    + inked(shape("M8 86Q75 54 142 86V94Q75 62 8 94Z", "#a5562f"))
    + line("M8 78Q75 46 142 78", "#7a3b1f", 2.4)
    + line("M24 72V82M46 64V74M75 61V71M104 64V74M126 72V82", "#7a3b1f", 2.4)
    + shape("M20 104Q75 84 130 104Z", "#3f7ba5")
    + _pine(14, 76, 0.8)
    + _pine(134, 74, 0.7),
    disc(50, 36, 16, "#f3e6bf")
    + shape("M0 104V84Q75 74 150 84V104Z", "#3d4a3a")
    + line("".join(f"M{x} 104Q{x + 3} 88 {x + 10} {74 + x % 9}" for x in range(6, 146, 11)), "#c9b27a", 1.8)
    + line("".join(f"M{x + 10} {74 + x % 9}q4-5 2-11" for x in range(6, 146, 11)), PAPER, 2.2),
    shape("M0 104V76Q75 64 150 76V104Z", "#8a9a6c")
    + placed("g-gate", 75, 98, 0.86)
    + "".join(inked(shape(f"M{x - 3} 100V84H{x + 3}V100ZM{x - 6} 84H{x + 6}L{x} 76Z", "#8f8c86")) for x in (22, 128))
    + _pine(8, 92, 0.8)
    + _pine(140, 92, 0.8),
    shape("M0 104V62Q75 40 150 62V104Z", "#b5a458")
    + "".join(line(f"M0 {y}Q75 {y - 22} 150 {y}", "#7c8f4a", 3) for y in (74, 84, 94, 104))
    + _farmhouse(104, 72, 0.55)
    + _pine(28, 74, 0.8),
)
"""The views of the ten Lands."""
