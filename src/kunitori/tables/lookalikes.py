"""Names that look like another name, and names that cannot be seen.

Unicode writes the same shapes in several scripts. Two names are alike if their skeletons are equal: every letter is
replaced by the Latin one that it looks like. A skeleton is only compared, never shown.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

__all__ = ["are_alike", "is_visible", "without_variations"]

# Each sign of the first text looks like the one at its place in the second.
_SAME_SHAPE = (
    # Cyrillic
    ("АВЕЗІЇЈКМНОРСТУХЬЅԌԚԜҮҺӀаеіјорсухһѕԁԛԝӏѵгпкмтвнь",
     "ABE3IIJKMHOPCTYXbSGQWYHlaeijopcyxhsdqwlvrnkmtbhb"),
    # Greek
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαβεικνορτυχωγϲϳηςσ",
     "ABEZHIKMNOPTYXCaBeikvoptuxwycjnco"),
    # Armenian, and the Cherokee letters that were made after Latin ones
    ("ՕՍՏԼօոսհցգզյ", "OUSLonuhggqj"),
    ("ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᏀᏃᏆᏎᏙᏚᏞᏟᏢᏦᏴᏒ", "DRTiAJEWMHGZISVSLCPKBR"),
    # Lisu, and Canadian syllables
    ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ"),
    ("ᗩᗷᑕᗪᖴᕼᒍᒪᗰᑎᑭᖇᑌᐯᗯ", "ABCDFHJLMNPRUVW"),
    # Kanji and hiragana that katakana were made from
    ("力口二一夕工八卜才へ", "カロニータエハトオヘ"),
    # Signs between letters and digits
    ("01|!$ǀƖʘ", "olllsllo"),
)  # fmt: skip
_LATIN_BLOCKS = ((0x180, 0x2B0), (0x1D00, 0x1DC0), (0xA720, 0xA800), (0xAB30, 0xAB70), (0x1F110, 0x1F190))
_LATIN_LETTER = re.compile(
    r"(?:NEGATIVE |CIRCLED |SQUARED )*LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL)"
    r" (?:SCRIPT |DOTLESS |BLACKLETTER |INSULAR |SMALL )?([A-Z])"
)
_LETTER_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
_VARIATIONS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_LOOSE_MARKS = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
"""Marks that are not part of a letter, such as a line below it: the same name can be written with and without."""
_MOST_MARKS = 3  # on one letter; Vietnamese, Hebrew and Thai need two


def without_variations(text: str) -> str:
    """The text in composed form, without the signs that only choose between two drawings of a character."""
    return unicodedata.normalize("NFC", _VARIATIONS.sub("", text))


def is_visible(name: str) -> bool:
    r"""Whether each character of a name can be seen.

    >>> is_visible("Zoë 葛城 محمد"), is_visible("\u3164"), is_visible("A\u2800nn"), is_visible("\u0301")
    (True, False, False, False)
    """
    marks = 0
    for place, character in enumerate(name):
        is_mark = unicodedata.category(character) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if character in _BLANKS or marks > _MOST_MARKS or (is_mark and (not place or name[place - 1] == " ")):
            return False
    return True


def are_alike(one: str, other: str) -> bool:
    r"""Whether two names can be taken for each other.

    >>> are_alike("Ann", "\u0410nn"), are_alike("Ann", "ANN"), are_alike("Ann", "Anna"), are_alike("Zoë", "Zoe")
    (True, True, False, False)
    >>> are_alike("Ann", "Ann\u0332"), are_alike("Việt", "Viet")
    (True, False)
    """
    return _folded(one) == _folded(other) or _skeleton(one) == _skeleton(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


@lru_cache(1024)
def _skeleton(name: str) -> str:
    r"""The name in the Latin letters that it looks like.

    >>> _skeleton("Il1"), _skeleton("\u0410\uff4e\u207f")
    ('lll', 'ann')
    """
    shapes = _shapes()
    name = _LOOSE_MARKS.sub("", unicodedata.normalize("NFC", name)) or name
    letters = "".join(shapes.get(character, character) for character in unicodedata.normalize("NFKD", name))
    letters = "".join("l" if character in "Iil" else character for character in letters).casefold()
    for pair, letter in _LETTER_PAIRS:
        letters = letters.replace(pair, letter)
    letters = "".join(letters.split())
    # A dot or a dash tells nobody apart.
    return "".join(letter for letter in letters if unicodedata.category(letter)[0] != "P") or letters


@lru_cache(1)
def _shapes() -> dict[str, str]:
    found: dict[str, str] = {}
    for above, below in _SAME_SHAPE:
        found.update(zip(above, below, strict=True))
    for first, end in _LATIN_BLOCKS:
        for code in range(first, end):
            if letter := _LATIN_LETTER.fullmatch(unicodedata.name(chr(code), "")):
                found[chr(code)] = letter[1]
    return found
