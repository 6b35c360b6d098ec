"""The numbered rules and rulings, in four languages.

Log, errors and documents cite rules by number. The texts are in the catalogues (``rules.ftl``). This module has their
order, and the rules that each ruling belongs to.

>>> rule("C6.3").text("en")
'Money and buys not used are lost at the end of the phase.'
>>> rule("C6.3").title("de")
'Kaufphase'
>>> [entry.number for entry in find("unplayed tactics", "en")]
['W7.2']
>>> rule("C5.11")
Traceback (most recent call last):
...
kunitori.errors.KunitoriError: There is no rule “C5.11”. The nearest are C5.5, C5.6 and C5.7.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from kunitori.errors import KunitoriError, quoted
from kunitori.i18n import texts

__all__ = ["Rule", "Ruling", "find", "fold", "look_up", "rule", "rules", "ruling", "rulings", "sections"]

_BOOK: dict[str, tuple[str, ...]] = {
    "C": (),
    "C1": ("C1.1", "C1.2", "C1.3", "C1.4", "C1.5"),
    "C2": (),
    "C3": ("C3.1", "C3.2", "C3.3", "C3.4", "C3.5", "C3.6", "C3.7"),
    "C4": ("C4.1", "C4.2", "C4.3"),
    "C5": ("C5.1", "C5.2", "C5.3", "C5.4", "C5.5", "C5.6", "C5.7"),
    "C6": ("C6.1", "C6.2", "C6.3"),
    "C7": ("C7.1", "C7.2"),
    "C8": ("C8.1", "C8.2", "C8.3"),
    "C9": ("C9.1", "C9.2", "C9.3", "C9.4"),
    "K": ("K1", "K2", "K5.4", "K7"),
    "W": ("W1", "W2", "W5.4", "W5.8", "W7.2", "W7.3"),
    "X": ("X1", "X2", "X3", "X4", "X5", "X6"),
    "M": ("M0",),
    "M1": ("M1.1", "M1.2", "M1.3", "M1.4", "M1.5"),
    "M2": (),
    "M3": ("M3.1", "M3.2", "M3.3"),
    "M4": ("M4.1", "M4.2"),
    "M5": ("M5.1", "M5.2", "M5.3", "M5.4", "M5.5", "M5.6", "M5.7"),
    "M6": ("M6.1", "M6.2", "M6.3", "M6.4"),
    "M7": ("M7.1",),
    "M8": ("M8.1", "M8.2"),
    "M9": (),
}
"""The headings, in order, and the rules directly under each."""

_RULINGS: tuple[tuple[int, str, str], ...] = (
    (1, "C5.6", ""),
    (2, "C5.2", ""),
    (3, "W5.4", ""),
    (4, "K5.4", ""),
    (5, "C8.2", ""),
    (6, "C3.2 C7.1", ""),
    (7, "C4.3 C5.6", ""),
    (8, "C5.2", ""),
    (9, "W1", "gunner_mercenaries fake_fortress ishida_mitsunari"),
    (10, "C1.2 W2", "loyal_warning"),
    (11, "C5.7 W5.8", "land_destroyer"),
    (12, "W7.3", "moat"),
    (13, "M5.4 M6.2 M6.3", "tokugawa_ieyasu ii_naomasa toyotomi_hideyori horo_musha kobayakawa_hideaki"),
    (14, "M6.2", ""),
    (15, "M6.2", "horo_musha"),
    (16, "C8.1 C8.3 M8.2", ""),
    (17, "W1", ""),
    (18, "X1 X3", ""),
    (19, "W2", "skilled_ninja"),
    (20, "C5.1", "young_general"),
    (21, "M3.3 M5.4", "horo_musha trap"),
    (22, "M6.2", "kuroda_nagamasa"),
    (23, "K2 K5.4", "fortress"),
    (24, "W5.8", "travelling_monk"),
    (25, "W5.8", "travelling_monk"),
    (26, "C9.3", ""),
    (27, "C5.7", "land_destroyer"),
    (28, "C5.4", ""),
    (29, "W2", "take_back"),
    (30, "M1.5", "farmer_militia"),
    (31, "C1.5 M1.1", ""),
    (32, "C9.4 M5.4", "horo_musha"),
    (33, "X2", "magnificent_castle"),
)

_NUMBER = re.compile(r"([A-Z])(\d{1,3})?(?:[.,-](\d{1,3}))?")
_NEAREST = 3
_LONGEST_SEARCH = 100  # characters


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule, or a heading. Its texts are available in every language."""

    number: str
    above: str | None
    """The heading above it; None for a section."""
    heading: bool
    rulings: tuple[int, ...]
    """The rulings that belong to it."""

    def name(self, language: str = "en") -> str:
        """How to cite it: by its number, in every language."""
        return self.number

    def title(self, language: str = "en") -> str:
        """The title of this heading; for a plain rule, the title of the heading above it."""
        if not self.heading:
            assert self.above is not None
            return rule(self.above).title(language)
        say = texts(language)
        return say(f"{self._id}.title") if say.has(f"{self._id}.title") else say(self._id)

    def text(self, language: str = "en") -> str:
        """The text of the rule, one line for each point; empty for a heading without text.

        >>> rule("C5").text(), rule("C2").text("fr")
        ('', 'Action, bataille, achat, pioche. Puis c’est au tour du joueur de gauche.')
        """
        say = texts(language)
        return "" if self.heading and not say.has(f"{self._id}.title") else say(self._id)

    def below(self) -> tuple[Rule, ...]:
        """The rules directly under this heading."""
        return tuple(other for other in rules() if other.above == self.number)

    @property
    def _id(self) -> str:
        return "rule-" + self.number.replace(".", "-")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision on a question where the printed rulebooks differ or are silent."""

    number: int
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    """The kinds of card it is about."""

    def name(self, language: str = "en") -> str:
        """How to cite it.

        >>> ruling(11).name("de")
        'Entscheidung 11'
        """
        return texts(language)("rulebook-ruling-number", number=self.number)

    def title(self, language: str = "en") -> str:
        """The question."""
        return texts(language)(f"ruling-{self.number}.matter")

    def text(self, language: str = "en") -> str:
        """The decision.

        >>> ruling(5).text("de")
        'Der Nachziehstapel zählt mit.'
        """
        return texts(language)(f"ruling-{self.number}")

    def why(self, language: str = "en") -> str:
        """The reason."""
        return texts(language)(f"ruling-{self.number}.why")


@cache
def rules() -> tuple[Rule, ...]:
    """All rules and headings, in the order of the book."""
    book: list[Rule] = []
    for heading, numbers in _BOOK.items():
        book.append(Rule(heading, heading[0] if len(heading) > 1 else None, True, _belonging(heading)))
        book += [Rule(number, heading, False, _belonging(number)) for number in numbers]
    return tuple(book)


@cache
def rulings() -> tuple[Ruling, ...]:
    """All rulings, in order."""
    return tuple(Ruling(number, tuple(belongs.split()), tuple(cards.split())) for number, belongs, cards in _RULINGS)


def sections() -> tuple[Rule, ...]:
    """The headings of the sections.

    >>> [section.number for section in sections()]
    ['C', 'K', 'W', 'X', 'M']
    """
    return tuple(entry for entry in rules() if entry.above is None)


def rule(number: str) -> Rule:
    """The rule with this number; a `KunitoriError` that names the nearest if there is none."""
    wanted = _tidy(number)
    for entry in rules():
        if entry.number == wanted:
            return entry
    raise KunitoriError("error-no-such-rule", number=quoted(number), nearest=_nearest_rules(wanted))


def ruling(number: int) -> Ruling:
    """The ruling with this number; a `KunitoriError` that names the nearest if there is none."""
    for entry in rulings():
        if entry.number == number:
            return entry
    nearest = sorted((entry.number for entry in rulings()), key=lambda other: abs(other - number))[:_NEAREST]
    raise KunitoriError(
        "error-no-such-ruling", number=quoted(number), nearest=tuple(str(other) for other in sorted(nearest))
    )


def find(words: str, language: str = "en") -> tuple[Rule | Ruling, ...]:
    """The rules, then the rulings, that contain all these words; case and accents are ignored.

    Only the first hundred characters count.

    >>> [entry.number for entry in find("GENERAUX defausse", "fr")]
    ['C9.1', 'C9.2', 'W5.8']
    """
    wanted = {*fold(words[:_LONGEST_SEARCH]).split()}
    if not wanted:
        return ()
    entries: tuple[Rule | Ruling, ...] = (*rules(), *rulings())
    return tuple(entry for entry in entries if all(word in _folded(entry, language) for word in wanted))


def look_up(what: str, language: str = "en") -> tuple[Rule | Ruling, ...]:
    """The entries for a number or a word: a rule with everything below it, a ruling, or the results of `find`.

    >>> [entry.number for entry in look_up("c7")]
    ['C7', 'C7.1', 'C7.2']
    >>> [entry.number for entry in look_up("24")]
    [24]
    """
    if _NUMBER.fullmatch(_tidy(what)):
        first = rule(what)
        return tuple(entry for entry in rules() if first in _line(entry))
    if re.fullmatch(r"\d{1,4}", _tidy(what)):
        return (ruling(int(_tidy(what))),)
    found = find(what, language)
    if not found:
        raise KunitoriError("error-not-in-rules", word=quoted(what))
    return found


def _line(entry: Rule) -> tuple[Rule, ...]:
    return (entry,) if entry.above is None else (entry, *_line(rule(entry.above)))


def _belonging(number: str) -> tuple[int, ...]:
    return tuple(ruling for ruling, belongs, _ in _RULINGS if number in belongs.split())


def _tidy(number: str) -> str:
    number = unicodedata.normalize("NFKC", number).strip().upper()
    parts = _NUMBER.fullmatch(number)
    if parts is None or parts[2] is None:
        return number
    return f"{parts[1]}{int(parts[2])}" + (f".{int(parts[3])}" if parts[3] else "")


def _nearest_rules(number: str) -> tuple[str, ...]:
    here = _place(number)
    family = [other.number for other in rules() if other.number[0] == here[0] and other.above]
    if not family:
        return tuple(section.number for section in sections())

    def distance(other: str) -> tuple[int, int]:
        there = _place(other)
        return abs(here[1] - there[1]), abs(here[2] - there[2])

    return tuple(sorted(sorted(family, key=distance)[:_NEAREST], key=family.index))


def _place(number: str) -> tuple[str, int, int]:
    parts = _NUMBER.match(number)
    return (parts[1], int(parts[2] or 0), int(parts[3] or 0)) if parts else ("", 0, 0)


def fold(text: str) -> str:
    """A text as it is searched: without case and accents."""
    # Accents are dropped, but not the marks of Japanese kana (U+3099, U+309A), which make another letter.
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not "\u0300" <= c <= "\u036f")
    return unicodedata.normalize("NFC", plain).casefold().replace("’", "'")


@cache
def _folded(entry: Rule | Ruling, language: str) -> str:
    if isinstance(entry, Rule):
        own_title = entry.title(language) if entry.heading else ""
        return fold(f"{own_title}\n{entry.text(language)}")
    return fold("\n".join((entry.title(language), entry.text(language), entry.why(language))))
