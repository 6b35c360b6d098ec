"""Make the fonts that pages load: subsets of OFL fonts with the characters of our texts, and their widths.

Run it again when a test finds a character that the fonts lack. It needs brotli and the three packages:

    npm pack @fontsource/alegreya @fontsource/shippori-mincho @fontsource/yuji-syuku   (unpack each into a folder)
    python tools/write_fonts.py FOLDER
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

from fontTools import subset

from kunitori.i18n import LANGUAGES, texts
from kunitori.web.art.drawings import draw
from kunitori.web.statics import FOLDER

CATALOGUES = Path(sys.modules["kunitori.i18n"].__file__ or "").parent / "catalogues"
ART = Path(sys.modules["kunitori.web.art.drawings"].__file__ or "").parents[1]
LATIN = "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x180)))) + "‐‑–—‘’‚“”„…•′″‹›€←↑→↓−×≤≥\u202f\u2009"
KANA = (
    "".join(map(chr, (*range(0x3041, 0x3097), *range(0x30A1, 0x30FB))))
    + "ー、。・「」『』（）！？：；～〜…　＋－／％０１２３４５６７８９々〆"
)
# Characters that are common in names, and those that the table writes with the brush.
NAMES = (
    "一二三四五六七八九十百千万大小中上下左右東西南北山川田木林森石水火風花鳥月日本国城村町家子男女太郎次美和正真幸直信長"
    "秀吉康義光清高藤松竹梅桜井伊島崎野原沢池谷岡橋宮佐加斎渡辺鈴"
)
PHASES = "策戦買引配将終始勝負対陣国取燃原開戦手番人待卓札山捨棄兵軍評出市休学規則棋譜"
NO_PAGE = ("arena", "attack", "bench", "benchmark", "lab", "load", "soak", "train", "words")
"""Catalogues that no page prints."""
FONTS = (
    ("alegreya", "latin", 500, "alegreya-500-latin"),
    ("alegreya", "latin-ext", 500, "alegreya-500-latin-ext"),
    ("alegreya", "latin", 700, "alegreya-700-latin"),
    ("alegreya", "latin-ext", 700, "alegreya-700-latin-ext"),
    ("shippori-mincho", "japanese", 500, "mincho-500-japanese"),
    ("shippori-mincho", "japanese", 700, "mincho-700-japanese"),
    # The name of the language is on every page, so it must not pull in the whole Japanese font.
    ("shippori-mincho", "japanese", 500, "mincho-500-name"),
    ("shippori-mincho", "japanese", 700, "mincho-700-name"),
    ("yuji-syuku", "japanese", 400, "brush-400-japanese"),
)


def is_wide(sign: str) -> bool:
    return ord(sign) >= 0x2E80


def printed_signs() -> str:
    """All Japanese characters that pages may print in the text font."""
    files = [
        file for language in LANGUAGES for file in (CATALOGUES / language).glob("*.ftl") if file.stem not in NO_PAGE
    ]
    text = "".join(re.sub(r"^#.*$", "", file.read_text("utf-8"), flags=re.MULTILINE) for file in files)
    return "".join(sorted({sign for sign in text + KANA + NAMES + PHASES if is_wide(sign)}))


def brush_signs() -> str:
    """The characters written with the brush: card names, words in pictures, and some words of the table."""
    say = texts("ja")
    cards = (CATALOGUES / "ja" / "cards.ftl").read_text("utf-8")
    names = "".join(
        say(name) for name in re.findall(r"^(card-[\w-]+|game-[\w-]+) =", cards, re.MULTILINE) if say.has(name)
    )
    pictures = "".join(re.findall(r"<text[^>]*>(.)</text>", draw()))
    return "".join(sorted({sign for sign in names + pictures + PHASES if is_wide(sign)}))


def wanted_signs(family: str, name: str) -> str:
    if family == "alegreya":
        return LATIN
    if family == "yuji-syuku":
        return brush_signs()
    return texts("ja")("rulebook-language") if name.endswith("-name") else printed_signs()


def cut(source: Path, target: Path, signs: str) -> Any:
    options = subset.Options(flavor="woff2", layout_features=["*"], notdef_outline=True)
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=signs)
    cutter.subset(font)
    subset.save_font(font, str(target), options)
    return font


def main(folder: Path) -> None:
    fonts = FOLDER / "fonts"
    widths: dict[str, int] = {}
    signs: dict[str, Any] = {}
    for family, part, weight, name in FONTS:
        wanted = wanted_signs(family, name)
        target = fonts / f"{name}.woff2"
        font = cut(folder / family / "files" / f"{family}-{part}-{weight}-normal.woff2", target, wanted)
        found = "".join(sorted(chr(code) for code in font.getBestCmap() if chr(code) in wanted))
        signs[name] = {"signs": found, "sha256": hashlib.sha256(target.read_bytes()).hexdigest()}
        if family == "alegreya" and weight == 700:
            unit = font["head"].unitsPerEm
            widths.update({chr(c): round(font["hmtx"][g][0] * 1000 / unit) for c, g in font.getBestCmap().items()})
        print(f"{name}: {len(found)} signs, {target.stat().st_size} bytes")
        (fonts / f"{family}-OFL.txt").write_bytes((folder / family / "LICENSE").read_bytes())
    for name, data in (("widths.json", widths), ("signs.json", signs)):
        text = json.dumps(dict(sorted(data.items())), ensure_ascii=False, indent=0)
        (ART / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
