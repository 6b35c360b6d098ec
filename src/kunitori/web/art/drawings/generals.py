"""Portraits of the generals: one family of half-lengths, distinguished by helmet, crest, face and banner.

All are drawn in a box of 150 by 104, the head in the middle; parts that several share are symbols of their own,
coloured by ``currentColor``.
"""

# ruff: noqa: E501 -- paths are pictures, not prose

from __future__ import annotations

from kunitori.web.art.pen import GOLD, INK, PAPER, RED, disc, inked, line, mirrored, placed, shape, turned, written

__all__ = ["PARTS", "PORTRAITS"]

_IRON = "#2b2d36"
_DARK_GOLD = "#8a5f12"
_SKIN = "#efd0a8"
_SNOW = "#f8f3e6"


_PEAK = '<use href="#g-peak"/>'

PARTS: dict[str, str] = {
    # The peak of a helmet.
    "peak": inked(shape("M48 57Q75 42 102 57L99 60Q75 49 51 60Z", _IRON)) + line("M49 57Q75 42.5 101 57", GOLD, 1.3),
    # Breast plate and shoulder guards, laced in currentColor.
    "bust": inked(
        shape("M32 106C34 92 46 85 60 84H90C104 85 116 92 118 106Z", _IRON),
        mirrored(shape("M10 106L19 87Q29 81 44 86L40 106Z", "currentColor")),
        shape("M56 84L75 96L94 84L90 80H60Z", "#f0e4cb"),
    )
    + mirrored(line("M17 92L42 91M14 98L41 97", "#fff3d9", 1.3) + line("M19 87Q29 81 44 86", GOLD, 2.2))
    + line("M46 92Q75 104 104 92M42 99Q75 111 108 99", "currentColor", 4.2)
    + line("M46 92Q75 104 104 92M42 99Q75 111 108 99", PAPER, 0.8, ' stroke-dasharray="1.4 3"'),
    # Neck guard under a helmet, laced in currentColor, with the turned-back ears.
    "neck": inked(
        mirrored(
            shape("M52 52C46 62 38 74 28 80Q40 88 56 86L60 62Z", "currentColor")
            + shape("M53 50L41 45Q36 52 39 62L54 61Z", _IRON)
        )
    )
    + mirrored(
        line("M48 62Q44 72 34 78M53 66Q51 76 44 83", "#fff3d9", 1.2)
        + line("M53 50L41 45Q36 52 39 62", GOLD, 1.5)
        + disc(46, 54, 2.6, GOLD)
    ),
    # Ribbed bowl with its peak, in currentColor.
    "bowl": inked(shape("M51 54C48 34 60 22 75 22S102 34 99 54Q75 44 51 54Z", "currentColor"))
    + line("M75 22V48M66 23.500C60 31 58 40 58 50M84 23.500C90 31 92 40 92 50", "#fff", 1.1, ' opacity=".28"')
    + _PEAK
    + inked(shape("M71 22Q75 17 79 22Z", GOLD)),
    # Peach-shaped bowl.
    "peach": inked(shape("M50 54C45 34 62 30 75 12C88 30 105 34 100 54Q75 44 50 54Z", "currentColor"))
    + line("M75 12V47", "#fff", 1.2, ' opacity=".3"')
    + _PEAK,
    # A grown man's face, turned a little to the left.
    "face": inked(shape("M58 54Q56 68 61 76Q67 85 73 85Q83 84 89 75Q93 66 92 54Q75 46 58 54Z", _SKIN))
    + shape("M86 55Q92 66 85 78L90 74Q93 66 92 54Z", "#d9ac80")
    + line("M61 62.500Q65 60 69.5 62.500M76 62.500Q81 60 86 62.5", INK, 1.1)
    + shape("M61.5 63Q65 61.5 69 63.200Q65 65 61.5 63ZM77 63.200Q81 61.5 85 63Q81 65 77 63.200Z", PAPER)
    + disc(65, 63, 1.5, INK)
    + disc(80.5, 63, 1.5, INK)
    + line("M71.5 57Q71 66 68.5 70Q71 72.5 75 71", "#7a4a2b", 1.1)
    + shape("M67 76.500Q70.5 75 72 76Q74 75 78 76.500Q72.5 80 67 76.500Z", "#a8452f"),
    "brows": shape("M60 59.500Q65 55 70 59Q65 58 60 59.500ZM76 59Q82 55 87 59.500Q82 58 76 59Z", INK),
    "moustache": shape("M72 74Q66 72.5 61 77Q66 76 72 75.500Q78 76 85 77Q79 72.5 72 74Z", "currentColor"),
    "beard": inked(shape("M60 74Q63 79 72 80Q82 79 89 73Q90 84 82 90L73 97L65 90Q59 84 60 74Z", "currentColor"))
    + line("M68 84L72 92M78 84L75 92", "#8a8478", 0.9),
    # Half mask of iron, with a moustache of horsehair.
    "mask": inked(
        shape("M58 68Q64 66 69 70L72 66L76 70Q83 66 92 67Q92 78 86 84L74 90L63 85Q57 77 58 68Z", "currentColor")
    )
    + shape("M66 79Q72 76 80 79Q73 83 66 79Z", INK)
    + line("M60 76Q66 73 72 74.500Q80 73 90 75", _SNOW, 1.6)
    + line("M66 86L68 80M80 86L78 80", "#fff", 0.8, ' opacity=".4"'),
    # Chin cord.
    "cord": line("M57 64Q60 84 72 90Q85 86 93 64", "currentColor", 2)
    + shape("M72 88L64 94L66 98L73 92L81 98L82 94Z", "currentColor"),
    "hair": inked(shape("M57 60C54 42 62 32 75 32S97 42 93 60Q92 52 86 50Q75 45 64 50Q58 53 57 60Z", "currentColor")),
    "topknot": inked(shape("M70 33Q68 20 73 16Q80 15 82 20Q78 24 80 33Z", INK)) + line("M70 28H81", PAPER, 1.6),
    # A throwing star.
    "star": inked(shape("M0-17L3.5-3.5L17 0L3.5 3.5L0 17L-3.5 3.5L-17 0L-3.5-3.5Z", "#8f98a3"))
    + disc(0, 0, 3, "#17171b"),
    "blossom": turned(5, shape("M0-1C-3-4-3-8-1-10L0-8.5L1-10C3-8 3-4 0-1Z", "#f3b8c2"), 0, 0)
    + disc(0, 0, 1.5, "#c9506a"),
    # A coin for the ferry over the river of the dead.
    "fare": '<path fill-rule="evenodd" fill="currentColor" d="M0-5a5 5 0 1 1-.01 0ZM-1.6-1.6v3.2h3.2v-3.2Z"/>',
    # Three leaves and three stalks of blossoms: the crest of the Toyotomi.
    "paulownia": "".join(
        f'<path d="M0 1C-7 3-9 11-6 15Q-3 14-2 20H2Q3 14 6 15C9 11 7 3 0 1Z" transform="rotate({turn})"'
        ' fill="currentColor"/>'
        for turn in (0, 62, -62)
    )
    + line("M0-4v0M0-9v0M0-14v0M-8-3v0M-10-8v0M8-3v0M10-8v0", "currentColor", 4.4, ' stroke-linecap="round"'),
    "antler": inked(
        shape(
            "M67 38C52 38 38 32 30 18C27 13 26 8 27 2C30 8 33 13 37 16C36 9 38 3 42 -3C41 5 43 13 47 19C48 11 52 "
            "5 58 0C54 9 54 17 57 24C60 29 64 31 69 32ZM36 25C29 26 22 23 18 16C24 20 30 20 35 19Z",
            "currentColor",
        )
    ),
    # A mane of yak's hair, in currentColor.
    "mane": inked(
        shape(
            "M75 14C54 14 44 28 42 46C40 60 34 74 24 84C34 86 42 84 47 80C45 86 42 90 40 94C50 92 56 84 58 76L56 "
            "54L75 46L94 54L92 76C94 84 100 92 110 94C108 90 105 86 103 80C108 84 116 86 126 84C116 74 110 60 108"
            " 46C106 28 96 14 75 14Z",
            "currentColor",
        )
    )
    + mirrored(
        line("M66 18C54 24 50 40 49 56C47 68 42 76 36 81M60 20C52 28 47 40 45 54M56 56C54 66 52 76 47 86", "#a08a72")
    ),
    "ray": f'<path d="M73 40L72 4L75-1L78 4L77 40Z" fill="{GOLD}" stroke="{INK}" stroke-width=".8"/>',
    # A monk's white hood.
    "hood": inked(
        shape(
            "M75 20C52 20 44 38 46 56C47 72 36 84 30 92Q52 98 62 88Q57 76 58 62Q75 "
            "48 92 62Q93 78 88 88Q98 98 120 92C114 84 103 72 104 56C106 38 98 20 75 20Z",
            _SNOW,
        )
    )
    + line(
        "M54 34Q48 50 52 66M60 28Q74 22 90 30M96 34Q102 50 98 68M50 74Q46 84 40 90M100 74Q104 84 110 90", "#b9ad94", 1.2
    ),
    # A banner on its pole, in currentColor; its emblem is drawn around 29,42.
    "banner": line("M17.5 14V104", "#3a2418", 2.2)
    + inked(shape("M18 15H42C44 32 39 50 43 70C34 74 26 68 18 71Z", "currentColor")),
    # The golden crescent on a helmet.
    "crescent": inked(
        shape("M75 50C48 47 34 28 40 4C46 24 58 36 77 37C100 36 116 22 122 1C126 28 104 50 75 50Z", GOLD)
    ),
    "banner-right": line("M126 10V104", "#3a2418", 2.2)
    + inked(shape("M126 11H104C102 28 107 48 103 68C112 72 118 66 126 69Z", "currentColor")),
}


def _use(part: str, colour: str = "") -> str:
    paint = f' color="{colour}"' if colour else ""
    return f'<use href="#g-{part}"{paint}/>'


def _face(brows: bool = True, moustache: str = "", beard: str = "") -> str:
    return (
        _use("face")
        + (_use("beard", beard) if beard else "")
        + (_use("brows") if brows else "")
        + (_use("moustache", moustache) if moustache else "")
    )


def _banner(colour: str, emblem: str, side: str = "") -> str:
    if side:
        return _use(f"banner{side}", colour) + emblem
    # Keep clear of the upper left corner (cost) and the lower left one (attack).
    return f'<g transform="translate(-4 9)">{_use("banner", colour)}{emblem}</g>'


def _emblem(crest: str, colour: str, x: float = 30, y: float = 40, size: float = 22) -> str:
    """A family crest as banners show it."""
    return f'<use href="#k-{crest}" x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}" height="{size:g}" color="{colour}"/>'


def _man(
    lacing: str,
    helmet: str,
    *,
    behind: str = "",
    head: str = "",
    cord: str = RED,
    neck: str = "",
    before: str = "",
) -> str:
    """A half-length portrait: background, neck guard, face, helmet, armour and chin cord."""
    return (
        behind
        + (_use("neck", neck or lacing) if neck != "none" else "")
        + _use("bust", lacing)
        + (head or _face())
        + helmet
        + (_use("cord", cord) if cord else "")
        + before
    )


def _gilt(path: str) -> str:
    return inked(shape(path, GOLD))


def _fares(x: float, y: float, across: int, down: int, step: float, size: float, colour: str) -> str:
    return "".join(
        placed("g-fare", x + i * step, y + row * step, size, colour) for row in range(down) for i in range(across)
    )


def _fern(turn: int) -> str:
    leaves = "".join(
        f"M75 {y}Q{75 - reach} {y - 7} {75 - reach - 3} {y - 15}Q{75 - reach + 7} {y - 10} 75 {y - 5}"
        f"Q{75 + reach - 7} {y - 10} {75 + reach + 3} {y - 15}Q{75 + reach} {y - 7} 75 {y}Z"
        for y, reach in ((46, 15), (38, 14), (30, 12), (22, 9))
    )
    return f'<g transform="rotate({turn} 75 50)">{shape(leaves + "M73.5 50L75 4L76.5 50Z", GOLD, "#6b4a12", 0.6)}</g>'


_COWL_OVER_MOUTH = inked(shape("M56 68Q75 76 94 67Q98 82 90 94L75 100L60 94Q52 82 56 68Z", _SNOW)) + line(
    "M60 78Q75 86 90 77M62 87Q75 94 88 86", "#b9ad94", 1.2
)


def _eiraku(y: float) -> str:
    return (
        f'<circle cx="30" cy="{y:g}" r="6.4" fill="#222"/><circle cx="30" cy="{y:g}" r="4.6" fill="none" stroke="{GOLD}"'
        f' stroke-width=".9"/><path d="M28 {y - 2:g}h4v4h-4Z" fill="{GOLD}"/>'
    )


def _arrows() -> str:
    arrow = (
        line("M114 12L114 92", "#5a4028", 1.8)
        + shape("M114 4L110.5 14H117.500Z", "#d3d8da")
        + shape("M114 76L109 82V94L114 88L119 94V82Z", PAPER)
    )
    return "".join(f'<g transform="rotate({turn} 114 84)">{arrow}</g>' for turn in (-14, 14, 0))


def _rays() -> str:
    """The blades behind the helmet, spread like the rays of the sun."""
    return "".join(f'<use href="#g-ray" transform="rotate({turn} 75 52)"/>' for turn in range(-84, 85, 14))


def _gourds() -> str:
    def gourd(x: float, y: float, size: float) -> str:
        return (
            f'<g transform="translate({x:g} {y:g}) scale({size:g})">'
            + inked(shape("M-1.5-15h3v4C6-10 6-4 3-1C10 2 10 15 0 15S-10 2-3-1C-6-4-6-10-1.5-11Z", "#e0b13f"))
            + line("M-4-1Q0 1 4-1", RED, 1.8)
            + "</g>"
        )

    pole = line("M27 20V104", "#3a2418", 2.2)
    small = "".join(gourd(x, y, 0.55) for x, y in ((17, 42), (37, 42), (20, 56), (34, 56), (27, 49)))
    return pole + gourd(27, 24, 0.95) + small


def _two_columns(right: str, left: str) -> str:
    return written(right, 34.5, 30, 10.5) + written(left, 24, 30, 10.5)


def _bell(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})">'
        + shape("M-2-15a2.5 2.5 0 1 1 4 0Q9-13 9-2Q9 6 11 10H-11Q-9 6-9-2Q-9-13-2-15ZM-3 11.500h6v3h-6Z", _SNOW)
        + line("M-9 2H9M-8-5H8M0-13V2", "#1d1b1a", 1)
        + "</g>"
    )


def _sickles(x: float, y: float, size: float, fill: str) -> str:
    """Two crossed sickles."""
    sickle = shape("M-10 14L-7 16L6-4Q12-3 15-9Q16-13 14-17Q11-9 3-9Q-4-9-9-13Q-6-5 2-4Z", fill)
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})" stroke="{INK}" stroke-width=".6">'
        f'{sickle}<g transform="scale(-1 1)">{sickle}</g></g>'
    )


def _butterfly(x: float, y: float, size: float) -> str:
    wing = "M0 0C-3-8-10-9-10-3C-10 1-5 2 0 1ZM0 1C-5 2-9 5-6 8C-3 10 0 6 0 2Z"
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})">'
        + shape(wing, PAPER)
        + f'<g transform="scale(-1 1)">{shape(wing, PAPER)}</g>'
        + line("M0-2V6M0-2Q-2-6-4-7M0-2Q2-6 4-7", PAPER, 1.1)
        + "</g>"
    )


def _cross(x: float, y: float) -> str:
    arm = "M0-2C-4-6-4-10 0-14C4-10 4-6 0-2Z"
    return (
        f'<g transform="translate({x:g} {y:g})">'
        + turned(4, shape(arm, "#23395d"), 0, 0)
        + disc(0, 0, 2.4, RED)
        + "</g>"
    )


def _paulownia(x: float, y: float, size: float, fill: str) -> str:
    return placed("g-paulownia", x, y, size, fill)


def _paulownia_screen() -> str:
    return (
        inked(shape("M10 14H46V104H10ZM104 14H140V104H104Z", "#e3bd5c"))
        + _paulownia(28, 40, 0.8, "#7a2a22")
        + _paulownia(28, 76, 0.6, "#7a2a22")
        + _paulownia(113, 74, 0.5, "#7a2a22")
        + line("M10 14H46V104M104 104V14H140", "#7a4a12", 2)
    )


def _beauty() -> str:
    def blossom(x: float, y: float, size: float) -> str:
        return placed("g-blossom", x, y, size)

    return (
        line("M4 20Q30 26 44 14M4 20Q18 30 20 44M28 23Q34 32 32 38", "#3a2418", 2.4)
        + "".join(
            blossom(x, y, size)
            for x, y, size in ((14, 22, 0.9), (30, 22, 0.8), (20, 40, 0.9), (42, 15, 0.7), (33, 38, 0.7))
        )
        + inked(
            shape(
                "M75 106Q46 96 46 70Q40 50 52 36Q50 22 62 20Q64 8 76 8T90 20Q102 22 100 36Q110 50 104 70Q104 96 75 106Z",
                "#17171b",
            ),
            shape("M16 106C24 90 46 84 62 84H88C106 84 128 90 134 106Z", "#8a2a4a"),
            shape("M62 84L75 104L90 84L84 78H68Z", "#f3e2d0"),
        )
        + inked(shape("M57 84L75 106L93 84L101 86L84 106H66L50 86Z", "#e3bd5c"))
        + inked(shape("M59 52Q57 68 63 77Q69 85 74 85Q82 84 88 76Q93 66 91 52Q75 36 59 52Z", "#f8ead8"))
        + shape("M59 54Q62 44 75 42Q88 44 91 54Q97 40 88 32Q75 26 62 32Q53 40 59 54Z", "#17171b")
        + line("M63 60.5Q66 59 70 61M77 61Q81 59 85 60.5", INK, 1.5)
        + line("M64 53.5Q66.5 52 69 53M78 53Q80.5 52 83 53.5", "#6b6470", 1.6)
        + line("M72 56Q71 64 69.5 68Q71 70 73.5 69.5", "#c08a6c", 1)
        + shape("M69 75Q71 73.5 72.5 74.5Q74 73.5 76.5 75Q73 78.5 69 75Z", "#c3202a")
        + line("M52 44Q48 62 54 86M98 44Q102 62 96 86M58 34Q66 27 75 27T92 34M66 14Q75 10 84 14", "#4a4656", 1.3)
        + line("M54 22L38 12M52 28L34 24M96 22L112 12M98 28L116 24", "#d9a93a", 2)
        + disc(38, 12, 2.6, RED)
        + disc(34, 24, 2.6, RED)
        + disc(112, 12, 2.6, RED)
        + disc(116, 24, 2.6, RED)
        + inked(shape("M60 24Q76 16 92 24L90 29Q76 22 62 29Z", "#c73e2c"))
        + "".join(blossom(x, y, 0.75) for x, y in ((32, 98), (50, 94), (104, 96), (120, 99)))
    )


def _ninja() -> str:
    return (
        disc(38, 30, 17, "#f3e6bf")
        + inked(
            shape("M18 106C22 90 44 84 58 84H92C108 84 128 90 132 106Z", "#262c3a"),
            shape("M56 84L75 100L94 84L90 78H60Z", "#3b4356"),
        )
        + _use("face")
        + _use("brows")
        + inked(
            shape(
                "M75 20C54 20 46 36 49 58Q51 80 56 90L62 92Q57 78 58 64L59 58Q75 49 92 58L92 66Q92 80 88 92L94 90Q99 80 101 58C104 36 96 20 75 20Z",
                "#262c3a",
            ),
            shape("M57 68Q75 74 93 67Q95 82 88 92L75 98L62 92Q55 82 57 68Z", "#262c3a"),
        )
        + inked(shape("M52 46Q75 36 98 46L97 53Q75 43 53 53Z", "#59627a"))
        + disc(75, 45.5, 2.6, "#c9ced1")
        + line("M60 78Q75 84 90 77M63 88Q75 94 87 87M56 34Q62 26 72 25", "#4a5368", 1.2)
        + line("M96 100L120 20", "#17171b", 4)
        + line("M117 30L120 20", "#c9973b", 4)
        + inked(shape("M111 36L125 40L124 44L110 40Z", "#c9973b"))
        + '<use href="#g-star" transform="translate(30 66) rotate(18)"/>'
        + line("M2 48L18 58M0 62L14 68", "#f4ecd9", 1.3, ' opacity=".7"')
    )


def _monk() -> str:
    return (
        line("M112 106V30", "#6e4a26", 3)
        + line("M112 30C102 26 102 10 112 8C122 10 122 26 112 30", GOLD, 2.6)
        + line("M103 22a4 4 0 1 0 4 5M121 22a4 4 0 1 1-4 5M105 14a4 4 0 1 0-1 6M119 14a4 4 0 1 1 1 6", GOLD, 1.5)
        + inked(
            shape("M20 106C24 92 44 84 58 84H92C108 84 124 92 128 106Z", "#33303a"),
            shape("M58 84L75 100L92 84L88 78H62Z", "#f3ead7"),
        )
        + inked(shape("M92 84Q70 96 52 106H36Q60 94 84 80Z", "#c9862b"))
        + _use("face")
        + _use("brows")
        + shape("M60 62Q75 52 93 60L96 54H56Z", "#7a4a2b", "", 0)
        + inked(shape("M26 58Q52 22 75 16Q98 22 124 58Q104 52 75 52T26 58Z", "#c7a15a"))
        + line(
            "M75 16V52M75 16L48 54M75 16L102 54M75 16L34 56M75 16L116 56M44 42Q75 34 106 42M56 30Q75 25 94 30",
            "#8a6a2e",
            1.1,
        )
        + line("M58 58Q60 80 72 88Q86 82 93 58", "#5a4028", 1.4)
        + "".join(disc(46 + 5.2 * i, 88 + (i * (9 - i)) * 0.72, 2.8, "#6e2b20" if i != 4 else GOLD) for i in range(10))
    )


PORTRAITS: dict[str, str] = {
    "uesugi_kenshin": _man(
        "#2f5f8a",
        _use("hood"),
        behind=_banner("#f6efdc", written("毘", 30, 53, 24)) + _banner("#23395d", disc(114.5, 34, 8, RED), "-right"),
        head=_face(moustache=INK),
        cord="",
        neck="none",
    )
    + _gilt("M62 30C63 24 69 21 75 21S87 24 88 30C85 27 80 26 75 26S65 27 62 30Z"),
    "takeda_shingen": _man(
        "#a92b25",
        _use("mane", _SNOW)
        + inked(shape("M50 57Q75 40 100 57L97 61Q75 50 53 61Z", RED))
        + mirrored(_gilt("M66 40C54 38 48 26 52 8C55 20 60 28 70 31Z"))
        + inked(shape("M64 33Q75 26 86 33L84 47Q75 52 66 47Z", RED))
        + shape("M68 38L73 40L68 42ZM82 38L77 40L82 42Z", GOLD)
        + line("M69 46L72 44L75 46L78 44L81 46", PAPER, 1.3),
        behind=_banner("#1d2f52", written("風林火山", 30, 31, 12.5, "#e9c76c"))
        + _banner("#b8412f", _emblem("hishi", PAPER, 114.5, 40, 20), "-right"),
        head=_face(moustache=INK) + shape("M64 79Q72 83 82 79Q80 88 73 90Q66 88 64 79Z", INK),
        cord="#f0e4cb",
        neck="none",
    ),
    "oda_nobunaga": _man(
        "#1d1b1a",
        inked(shape("M50 54C47 30 62 20 75 14C88 20 103 30 100 54Q75 44 50 54Z", "#3a3d47"))
        + line("M75 14V48M60 30Q58 40 58 49M90 30Q92 40 92 49", "#8b90a0", 1.1)
        + inked(shape("M38 60Q52 46 75 46T112 60Q96 54 75 54T38 60Z", "#3a3d47"))
        + line("M40 59Q54 47.5 75 47.500T110 59", GOLD, 1.6)
        + turned(4, shape("M75 36C69 34 68 28 75 25.500C82 28 81 34 75 36Z", GOLD), 75, 37)
        + disc(75, 37, 3, INK),
        behind=_banner("#e0b13f", "".join(_eiraku(y) for y in (30, 45, 60)))
        + inked(shape("M28 106C26 84 40 78 52 82L98 82C112 78 124 84 122 106Z", "#b3221c")),
        head=_face(moustache=INK) + shape("M70 81L73 88L76 81Z", INK),
        cord="",
        neck="none",
        before=inked(shape("M44 88Q60 94 75 94T106 88L102 80Q90 86 75 86T48 80Z", _SNOW))
        + line("M50 84V91M56 86V92M62 87V93M68 88V94M75 88V94M82 88V94M88 87V93M94 86V92M100 84V91", "#b9ad94", 1)
        + inked(mirrored(shape("M10 106C14 90 30 82 46 86Q36 94 38 106Z", "#c73e2c"))),
    ),
    "date_masamune": _man(
        "#23395d",
        _use("bowl", "#191b22") + _use("crescent") + disc(75, 43, 3.2, "#8a5f12"),
        behind=_banner("#f6efdc", disc(30, 42, 9, RED)),
        head=_face()
        + shape("M60 60L70 59.500Q71 66 65 67.500Q60 66 60 60Z", INK)
        + line("M58 55L71 60L92 58", INK, 1.3),
        cord="#e9c76c",
        neck="#191b22",
    ),
    "mori_motonari": _man(
        "#4d6334",
        _use("bowl", "#31413a")
        + _gilt("M58 29H92V33H58Z")
        + inked(disc(75, 41, 5, GOLD), disc(63, 41, 5, GOLD), disc(87, 41, 5, GOLD)),
        behind=_banner(
            "#f6efdc",
            shape("M21 27H40V31H21Z") + disc(30, 38, 4.5, INK) + disc(25, 48, 4.5, INK) + disc(36, 48, 4.5, INK),
        )
        + _arrows(),
        head=_face(moustache=_SNOW, beard=_SNOW),
        cord="",
    ),
    "toyotomi_hideyoshi": _man(
        "#c9973b",
        _rays() + _use("bowl", "#222") + _emblem("kikyo", GOLD, 75, 36, 16),
        behind=_gourds(),
        head=_face(moustache=INK) + line("M60 71Q62 74 61 77M87 71Q85 74 86 77", "#9c6b45", 0.9),
        cord=RED,
    ),
    "tokugawa_ieyasu": _man(
        "#22313f",
        _fern(-38)
        + _fern(38)
        + _fern(0)
        + inked(shape("M52 54C46 42 52 30 62 30Q75 24 88 30C98 30 104 42 98 54Q75 44 52 54Z", "#222"))
        + _use("peak")
        + inked(disc(75, 40, 6, GOLD))
        + disc(75, 40, 3, "#8a5f12"),
        behind=_banner("#2a2430", _emblem("aoi", "#e9c76c", 30, 40, 23)),
        head=inked(shape("M56 54Q53 70 60 79Q67 87 75 87Q85 86 91 77Q96 66 94 54Q75 46 56 54Z", _SKIN))
        + _face(moustache=INK),
        cord="#f0e4cb",
    ),
    "hojo_ujiyasu": _man(
        "#2f6285",
        _use("bowl", "#3c4a57") + _gilt("M75 16L84 31H66ZM66 32L75 47H57ZM84 32L93 47H75Z"),
        behind=_banner("#f6efdc", _emblem("uroko", "#222", 30, 40, 22))
        + _banner("#e2c467", _emblem("uroko", "#222", 114.5, 38, 18), "-right"),
        head=_face(moustache=INK) + line("M83 56L88 68M62 66L66 73", "#a8452f", 1.3),
        cord="#e9c76c",
    ),
    "maeda_keiji": _man(
        "#b8412f",
        inked(
            shape(
                "M57 58C50 44 55 30 66 27C60 18 66 8 80 6C74 10 77 14 86 13C80 18 86 24 92 30C100 38 98 50 93 60Q92 52 86 50Q75 45 64 50Q58 53 57 58Z",
                INK,
            )
        )
        + line("M66 27Q73 22 84 26", RED, 3.2)
        + line("M62 34Q60 42 60 50M86 32Q91 40 90 50M76 10Q72 16 74 24", "#5a5a66", 1),
        behind=line("M22 104L40 4", "#b8412f", 3)
        + inked(shape("M40 4L35 -10L46 -8Z", "#d3d8da"))
        + _banner("#3b2a4d", _emblem("umebachi", "#e9c76c", 114.5, 38, 19), "-right"),
        head=_face()
        + shape("M66 75.500Q73 74 81 73.500Q77 81 70 79Z", "#8a2a20")
        + shape("M68 75.800L79 74.500L78 76.500L69 77Z", _SNOW)
        + line("M78 78L108 86", "#6e4a26", 2)
        + shape("M106 83L113 82L112 89L107 88Z", GOLD)
        + line("M112 80q4-6 0-12q-3-6 2-12", PAPER, 2, ' opacity=".8"'),
        cord="",
        neck="none",
        before=inked(mirrored(shape("M22 106C26 90 40 84 52 84L64 106Z", "#5d4a78")))
        + mirrored(
            "".join(disc(x, y, 3.4, "#e9c76c") + disc(x, y, 1.6, RED) for x, y in ((32, 99), (43, 91), (49, 101)))
        ),
    ),
    "honda_tadakatsu": _man(
        "#2a2d33",
        mirrored(_use("antler", "#c79a55"))
        + _use("bowl", "#191b22")
        + inked(shape("M63 44Q66 33 75 31Q84 33 87 44L81 42L79 47H71L69 42Z", GOLD))
        + shape("M69 40L73 42L69 43ZM81 40L77 42L81 43Z", INK),
        behind=_banner("#f6efdc", written("本", 30, 51, 21)),
        head=_face(moustache=INK, beard=INK),
        cord="",
        before=line("M44 85Q62 100 96 106", INK, 8.4, ' stroke-linecap="round"')
        + line("M44 85Q62 100 96 106", GOLD, 6.8, ' stroke-dasharray=".1 6.7" stroke-linecap="round"'),
    ),
    "sanada_yukimura": _man(
        "#c73e2c",
        mirrored(_use("antler", "#e9c76c"))
        + _use("bowl", "#a92b25")
        + inked(shape("M60 33H90L88 47Q75 42 62 47Z", "#222"))
        + _fares(66.5, 36.8, 3, 2, 8.5, 0.62, GOLD).replace("45.3", "42.8"),
        behind=_banner("#b3221c", _fares(24.5, 27, 2, 3, 12, 1, PAPER)),
        cord="#f0e4cb",
    ),
    "ishida_mitsunari": _man(
        "#5d4a78",
        _use("mane", "#7a3b22")
        + mirrored(_gilt("M70 44C60 42 55 34 55 6L61 2C62 26 65 33 73 36Z"))
        + inked(shape("M50 57Q75 40 100 57L97 61Q75 50 53 61Z", _IRON))
        + inked(disc(75, 42, 5.5, GOLD)),
        behind=_banner("#f6efdc", _two_columns("大一大", "万大吉")),
        neck="none",
        cord="#f0e4cb",
    ),
    "naoe_kanetsugu": _man(
        "#2f5f8a",
        _use("bowl", "#2b2d36")
        + inked(
            shape(
                "M52 40Q46 34 52 28Q58 30 60 34Q56 22 64 20Q66 4 75 4T86 20Q94 22 90 34Q92 30 98 28Q104 34 98 40Q88 48 75 47T52 40Z",
                GOLD,
            )
        )
        + line("M53 38Q58 42 62 38M97 38Q92 42 88 38M58 43Q75 50 92 43", _DARK_GOLD, 1.2)
        + written("愛", 75, 37, 26, "#5c1a12"),
        behind=_banner("#f6efdc", _emblem("kikko", "#23395d", 30, 40, 21)),
        cord="#e9c76c",
    ),
    "akechi_mitsuhide": _man(
        "#6fa8c4",
        _use("bowl", "#27384d")
        + mirrored(_gilt("M66 44C52 38 46 22 52 2C55 16 62 28 71 34Z"))
        + inked(disc(75, 38, 11.5, "#27384d"))
        + _emblem("kikyo", "#a9d8ec", 75, 38, 20),
        behind=_banner("#7fb3cd", _emblem("kikyo", _SNOW, 30, 40, 23)),
        cord="#f0e4cb",
    ),
    "kuroda_kanbei": _man(
        "#3a3734",
        inked(shape("M46 58C44 36 52 24 62 22V16H88V22C98 24 106 36 104 58Q75 46 46 58Z", "#b8352a"))
        + line("M62 22Q75 25 88 22", "#6c1511", 1.4)
        + line("M54 34Q60 27 68 27", "#f0a08c", 2.4)
        + inked(shape("M43 60Q75 41 107 60L104 63Q75 50 46 63Z", "#8a1f18")),
        behind=_banner("#222", _emblem("tsuki", "#f0e4cb", 30, 40, 20)),
        head=_face(moustache=INK) + shape("M69 81L73 90L77 81Z", INK),
        cord="#f0e4cb",
        neck="#3a3734",
    ),
    "katakura_kojuro": _man(
        "#3c4b20",
        _use("bowl", "#22252e")
        + _gilt("M75 49C56 47 46 34 48 18C53 32 62 39 75 39S97 32 102 18C104 34 94 47 75 49Z")
        + inked(shape("M69 8H81L83 38H67Z", "#f0e4cb"))
        + written("愛宕", 75, 20, 10.5, "#5c1a12"),
        behind=_banner("#1d1b1a", _bell(30, 42)),
        cord="#e9c76c",
    ),
    "ii_naomasa": _man(
        "#b3221c",
        mirrored(_gilt("M70 46C52 44 38 28 38 1L47 5C48 22 58 32 72 35Z"))
        + _use("bowl", "#b3221c")
        + inked(disc(75, 39, 5, GOLD)),
        behind=_banner("#b3221c", _emblem("igeta", "#e9c76c", 30, 40, 21)),
        head=_use("face") + _use("brows") + _use("mask", "#8a1f18"),
        cord="#f0e4cb",
    ),
    "todo_takatora": _man(
        "#4c6f8c",
        inked(
            mirrored(shape("M62 36C48 30 30 27 6 31Q2 24 8 20C34 17 52 21 64 28Z", "#222")),
            shape("M52 54C50 44 54 38 60 36V22Q75 8 90 22V36C96 38 100 44 98 54Q75 44 52 54Z", "#222"),
        )
        + mirrored(line("M10 25Q36 21 60 31", GOLD, 1.6))
        + line("M60 36Q75 30 90 36M62 22Q75 30 88 22M75 16V34", GOLD, 1.4)
        + _use("peak"),
        behind=_banner("#23395d", disc(30, 44, 4.8, _SNOW) + disc(30, 55, 4.8, _SNOW) + disc(30, 66, 4.8, _SNOW)),
        head=_face(moustache=INK),
        cord="#e9c76c",
    ),
    "kuroda_nagamasa": _man(
        "#222",
        inked(mirrored(shape("M64 38C44 44 26 34 24 6C32 20 44 26 66 24Z", "#c9973b")))
        + mirrored(line("M28 16Q38 32 62 31", "#f3dc98", 1.5))
        + _use("peach", "#222"),
        behind=_banner("#f6efdc", shape("M19 16H42L42.5 30H18.500Z", "#222") + _emblem("shippo", "#222", 30, 50, 17)),
        head=_face(moustache=INK),
        cord="#f0e4cb",
    ),
    "kobayakawa_hideaki": _man(
        "#c9656b",
        _use("bowl", "#7a2a4a") + _sickles(75, 34, 1.25, GOLD),
        behind=_banner("#b3221c", _sickles(30, 42, 0.85, PAPER)),
        head=_use("face") + line("M61 59Q65 56.5 70 59M77 59Q82 56.5 86 59", INK, 1.5),
        cord="#f0e4cb",
        before=inked(mirrored(shape("M24 106C26 92 40 84 54 85L66 106Z", "#b3221c")))
        + mirrored(line("M54 85L66 106", "#e9c76c", 2)),
    ),
    "otani_yoshitsugu": _man(
        "#4b4a55",
        _use("hood") + _COWL_OVER_MOUTH,
        behind=_banner("#2a2430", _butterfly(30, 34, 1) + _butterfly(30, 54, 1))
        + _banner("#f0e4cb", disc(114.5, 36, 8, "#222"), "-right"),
        head=_face(),
        cord="",
        neck="none",
    ),
    "ukita_hideie": _man(
        "#2f6285",
        _use("peach", "#3b4d63")
        + inked(disc(75, 34, 13, GOLD))
        + turned(12, shape("M75 19L77 12L73 12Z", GOLD), 75, 34),
        behind=_banner("#23395d", written("兒", 30, 52, 23, _SNOW)),
        head=_use("face") + line("M61 59Q65 56.5 70 59M77 59Q82 56.5 86 59", INK, 1.5),
        cord=RED,
    ),
    "konishi_yukinaga": _man(
        "#5f6b3c",
        inked(
            shape("M52 54C50 36 62 24 75 17C88 24 100 36 98 54Q75 44 52 54Z", "#596172"),
            shape("M36 62Q48 46 75 45T114 62Q98 54 75 54T36 62Z", "#596172"),
        )
        + line("M75 17V24M60 32Q56 42 57 49M90 32Q94 42 93 49", "#9aa3b5", 1.2)
        + _gilt("M72 22H78V28H85V34H78V47H72V34H65V28H72Z"),
        behind=_banner("#f6efdc", _cross(30, 42)),
        head=_face(moustache=INK) + shape("M70 81L73 88L76 81Z", INK),
        cord="",
        neck="none",
        before=line(
            "M58 84Q60 100 75 104Q90 100 92 84", "#6e2b20", 1.8, ' stroke-dasharray=".1 3.4" stroke-linecap="round"'
        )
        + _gilt("M73.5 92h3v3h3v3h-3v6h-3v-6h-3v-3h3Z"),
    ),
    "toyotomi_hideyori": _man(
        "#c9973b",
        inked(shape("M57 52C56 42 60 36 66 34L70 8Q78 2 88 8L86 34C92 37 94 44 93 52Q75 44 57 52Z", "#222"))
        + line("M67 34Q76 39 86 34M72 12Q70 24 70 33", "#5a5a66", 1.2)
        + line("M58 54Q58 70 70 87M93 54Q92 72 78 87", PAPER, 1.6),
        behind=_paulownia_screen(),
        head=_use("face") + line("M62 56Q65 54.5 68 56M78 56Q81 54.5 84 56", INK, 2.2),
        cord="",
        neck="none",
        before=inked(
            shape("M14 106C20 90 40 84 58 84L75 100L92 84C110 84 130 90 136 106Z", "#f0e4cb"),
            shape("M58 84L75 101L92 84L97 86L77 106H73L53 86Z", "#a92b25"),
        )
        + _paulownia(34, 96, 0.5, "#c9973b")
        + _paulownia(116, 96, 0.5, "#c9973b"),
    ),
    "young_general": _man(
        "#3f7ba5",
        _use("hair", INK)
        + _use("topknot")
        + inked(
            shape("M57 53Q75 42 93 53L93 58Q75 47 57 58Z", _SNOW), shape("M92 54L106 50L104 56L108 62L92 58Z", _SNOW)
        )
        + inked(disc(75, 49, 2.6, RED)),
        behind=_banner("#3f7ba5", _emblem("chidori", PAPER, 30, 40, 22))
        + line("M112 104L120 6", "#6e2b20", 2.6)
        + inked(shape("M120 6L116.5 -6L125 -5Z", "#d3d8da")),
        head=_use("face") + line("M61 59Q65 56.5 70 59M77 59Q82 56.5 86 59", INK, 1.7),
        cord="",
        neck="none",
    ),
    "horo_musha": _man(
        "#c9973b",
        _use("bowl", "#22252e")
        + mirrored(_gilt("M70 44C58 42 52 32 54 14C58 26 64 32 73 34Z"))
        + inked(disc(75, 39, 4, RED)),
        behind=inked(shape("M75 6C118 2 140 34 134 70C130 92 112 106 75 106S20 92 16 70C10 34 32 2 75 6Z", "#c73e2c"))
        + mirrored(shape("M58 7C34 20 28 76 44 104L30 98C12 76 16 24 44 10Z", "#f0e4cb"))
        + mirrored(line("M58 7C34 20 28 76 44 104M44 10C16 24 12 76 30 98", INK, 0.9)),
        head=_face(moustache=INK),
        cord="#f0e4cb",
    ),
    "beauty": _beauty(),
    "skilled_ninja": _ninja(),
    "travelling_monk": _monk(),
}
"""The portraits by card id."""
