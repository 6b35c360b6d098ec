"""What a card's text does, composed of the words of the vocabulary.

>>> text = Text.read({"play": [{"choose": [[{"money": 1}], [{"trash": "this"}, {"money": 3}]]}]})
>>> Text.read(text.to_data()) == text
True
>>> text.choice_words
('money', 'trash')
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.vocabulary import (
    COSTS,
    GAINS,
    ID,
    LEAST,
    MAX_CLAUSES,
    MAX_ENTRIES,
    MAX_SIDES,
    PLACES,
    STAYS,
    TRAITS,
    VP,
    WORDS,
)
from kunitori.errors import BadCards, quoted

__all__ = ["Clause", "Points", "Text", "is_id", "unknown_word"]

_FLAGS = tuple(name for name, kind in TRAITS.items() if kind == "flag")
_RESERVED = ("none", "this", "hand", "any", "own")  # words that mean something else in a text or a move


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that a text does."""

    word: str
    number: int = 0
    what: str = ""
    only: tuple[str, ...] = ()
    gain: str = ""
    to: str = ""
    sides: tuple[tuple[Clause, ...], ...] = ()

    def to_data(self) -> dict[str, Any]:
        """The clause as an expansion file has it."""
        if self.word == "choose":
            return {"choose": [[clause.to_data() for clause in side] for side in self.sides]}
        if self.word == "rivals":
            return {"rivals": [clause.to_data() for clause in self.sides[0]]}
        if self.word == "joint_battle":
            return {"joint_battle": True}
        data: dict[str, Any] = {self.word: self.what or self.number}
        if self.only:
            data["only"] = [*self.only]
        if self.gain:
            data["gain"] = self.gain
        if self.gain == "more":
            data["more"] = self.number
        if self.what == "any":
            data["cost"] = self.number
        if self.to:
            data["to"] = self.to
        return data

    @property
    def parts(self) -> Iterator[Clause]:
        """The clause and those inside it."""
        yield self
        for side in self.sides:
            for clause in side:
                yield from clause.parts

    @property
    def trashes_from_hand(self) -> bool:
        return self.word == "trash" and self.what == "hand"

    @property
    def discards_from_hand(self) -> bool:
        return self.word == "discard" and self.what == "hand"

    @property
    def gains_for_it(self) -> bool:
        """Whether it lets a player choose a card of the pool."""
        return self.gain == "more" or self.what == "any"


@dataclass(frozen=True, slots=True)
class Points:
    """Victory points that depend on the owner's cards (`each`) or on empty pool piles (`empty`).

    `each` has ids of cards and categories. With `least` they are given once if the owner has as many cards.
    """

    vp: int
    each: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    least: int = 0

    def to_data(self) -> dict[str, Any]:
        least = {"least": self.least} if self.least else {}
        return ({"each": [*self.each]} if self.each else {"empty": [*self.empty]}) | least | {"vp": self.vp}


@dataclass(frozen=True)
class Text:
    """Everything a card does beyond its printed numbers."""

    play: tuple[Clause, ...] = ()
    gained: tuple[Clause, ...] = ()
    fought: tuple[Clause, ...] = ()
    points: tuple[Points, ...] = ()
    stays: int | None = None
    falls: bool = False
    destroys: bool = False
    passes_on: bool = False
    trade_proof: bool = False

    @classmethod
    def read(cls, data: object, where: str = "text", numbers: Mapping[str, int] | None = None) -> Text:
        """The text from the tables of a file; `BadCards` names the place of what it cannot read."""
        return _TextReader(numbers or {}).text(data, where)

    def to_data(self) -> dict[str, Any]:
        """The text as an expansion file has it."""
        data: dict[str, Any] = {}
        for name in ("play", "gained", "fought", "points"):
            if parts := getattr(self, name):
                data[name] = [part.to_data() for part in parts]
        if self.stays is not None:
            data["stays"] = self.stays
        return data | {name: True for name in _FLAGS if getattr(self, name)}

    @property
    def clauses(self) -> Iterator[Clause]:
        """All clauses, those of choices included."""
        for clause in (*self.play, *self.gained, *self.fought):
            yield from clause.parts

    @property
    def cards(self) -> Iterator[str]:
        """The cards that it names."""
        for _, card in self.places_of_cards(""):
            yield card

    def places_of_cards(self, where: str) -> Iterator[tuple[str, str]]:
        """The cards that it names, each with its place in the file; categories are no cards."""
        for name in ("play", "gained", "fought"):
            for n, whole in enumerate(getattr(self, name), start=1):
                for clause in whole.parts:
                    gained = [clause.what] if clause.word == "gain" and clause.what != "any" else []
                    yield from ((f"{where}.{name}[{n}]", id) for id in (*_cards_in(clause.only), *gained))
        for n, points in enumerate(self.points, start=1):
            yield from ((f"{where}.points[{n}]", id) for id in (*_cards_in(points.each), *points.empty))

    @cached_property
    def asks(self) -> frozenset[str]:
        """The decisions (decisions/table.py) that can come from it."""
        found = {"trash" for clause in self.clauses if clause.trashes_from_hand}
        found |= {"gain" for clause in self.clauses if clause.gains_for_it}
        found |= {
            "discard" if clause.discards_from_hand else "trap_seat"
            for clause in self.clauses
            if clause.word == "discard"
        }
        others = (clause.word for clause in self.clauses if clause.word not in ("trash", "gain", "discard"))
        found |= {name for word in others for name in WORDS[word].asks}
        return frozenset(found | ({"pass_on"} if self.passes_on else set()))

    @cached_property
    def choice_words(self) -> tuple[str, ...]:
        """The word for each side of its choice; empty without a choice."""
        choice = next((clause for clause in self.play if clause.word == "choose"), None)
        words: list[str] = []
        for side in choice.sides if choice else ():
            word = side[0].word.removesuffix("_battle") if side else "none"
            again = sum(other.rstrip("234") == word for other in words)
            words.append(word if not again else f"{word}{again + 1}")
        return tuple(words)


def _cards_in(listed: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(id for id in listed if id not in CATEGORIES)


class _TextReader:
    """Reads the tables of a file; `where` is always the place in it."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        self.numbers = numbers
        self.clauses_read = 0

    def text(self, data: object, where: str) -> Text:
        table = self.table(data, where)
        self.known(table, TRAITS, where)
        values: dict[str, Any] = {}
        for name, value in table.items():
            there = f"{where}.{name}"
            kind = TRAITS[name]
            if kind == "clauses":
                values[name] = self.clauses(value, there)
            elif kind == "points":
                values[name] = tuple(self.points(entry, f"{there}[{n}]") for n, entry in self.each(value, there))
            elif kind == "number":
                values[name] = self.number(value, there, *STAYS)
            else:
                values[name] = self.flag(value, there)
        return Text(**values)

    def table(self, data: object, where: str) -> Mapping[str, object]:
        if not isinstance(data, Mapping):
            raise BadCards("expansion-error-table", where=where, value=quoted(data))
        return data

    def known(self, table: Mapping[str, object], names: Iterable[str], where: str) -> None:
        for name in table:
            if name not in names:
                raise unknown_word(name, names, where)

    def each(self, value: object, where: str) -> Iterator[tuple[int, object]]:
        if not isinstance(value, list) or len(value) > MAX_ENTRIES:
            raise BadCards("expansion-error-list", where=where, most=MAX_ENTRIES)
        return enumerate(value, start=1)

    def clauses(self, value: object, where: str) -> tuple[Clause, ...]:
        return tuple(self.clause(entry, f"{where}[{n}]") for n, entry in self.each(value, where))

    def clause(self, data: object, where: str) -> Clause:
        self.clauses_read += 1
        if self.clauses_read > MAX_CLAUSES:
            raise BadCards("expansion-error-long-text", where=where, most=MAX_CLAUSES)
        table = self.table(data, where)
        name = next(iter(table), "")
        if name not in WORDS:
            raise unknown_word(name, WORDS, where)
        word, value = WORDS[name], table[name]
        if second := next((other for other in table if other in WORDS and other not in (name, *word.options)), ""):
            raise BadCards("expansion-error-two-words", where=where, word=second)
        self.known(table, (name, *word.options), where)
        there = f"{where}.{name}"
        if name == "choose":
            sides = tuple(self.clauses(side, f"{there}[{n}]") for n, side in self.each(value, there))
            if not 2 <= len(sides) <= MAX_SIDES:
                raise BadCards("expansion-error-sides", where=there, most=MAX_SIDES)
            return Clause(name, sides=sides)
        if name == "rivals":
            return Clause(name, sides=(self.clauses(value, there),))
        if name == "joint_battle":
            if not self.flag(value, there):
                raise BadCards("expansion-error-flag", where=there, value=quoted(value))
            return Clause(name)
        if word.high:
            return Clause(name, self.number(value, there, word.low, word.high))
        return self.with_thing(name, table, where)

    def with_thing(self, name: str, table: Mapping[str, object], where: str) -> Clause:
        word, what = WORDS[name], table[name]
        if not isinstance(what, str) or not (what in word.things or (word.takes_card and is_id(what))):
            if word.takes_card:
                raise BadCards("expansion-error-id", where=f"{where}.{name}", value=quoted(what))
            raise unknown_word(what, word.things, f"{where}.{name}")
        only = self.ids(table.get("only", []), f"{where}.only")
        gain = table.get("gain", "") if name == "trash" else ""
        if gain not in ("", *GAINS):
            raise unknown_word(gain, GAINS, f"{where}.gain")
        to = table.get("to", "")
        if to not in ("", *PLACES):
            raise unknown_word(to, PLACES, f"{where}.to")
        gains = name == "gain" or bool(gain)
        wanted = {"more": gain == "more", "cost": what == "any", "to": gains and gain != "next_treasure"}
        wanted |= {"only": what == "hand", "gain": name == "trash" and what == "hand"}
        for option, is_possible in wanted.items():
            if option in table and option != name and not is_possible:
                raise BadCards("expansion-error-option", where=f"{where}.{option}", word=f"{name} = {what}")
        number = 0
        for option in ("more", "cost"):
            if wanted[option]:
                if option not in table:
                    raise BadCards("expansion-error-missing", where=where, name=option)
                number = self.number(table[option], f"{where}.{option}", *COSTS)
        place = "" if to in ("", PLACES[0]) else str(to)
        return Clause(name, number, what, only, str(gain), place)

    def points(self, data: object, where: str) -> Points:
        table = self.table(data, where)
        self.known(table, ("each", "empty", "vp", "least"), where)
        if "vp" not in table:
            raise BadCards("expansion-error-missing", where=where, name="vp")
        vp = self.number(table["vp"], f"{where}.vp", *VP)
        each, empty = (self.ids(table.get(name, []), f"{where}.{name}") for name in ("each", "empty"))
        if bool(each) == bool(empty):
            raise BadCards("expansion-error-points", where=where)
        if empty and "least" in table:
            raise BadCards("expansion-error-option", where=f"{where}.least", word="empty")
        least = self.number(table["least"], f"{where}.least", *LEAST) if "least" in table else 0
        return Points(vp, each, empty, least)

    def ids(self, value: object, where: str) -> tuple[str, ...]:
        found = tuple(entry for _, entry in self.each(value, where))
        for id in found:
            if not isinstance(id, str) or not is_id(id):
                raise BadCards("expansion-error-id", where=where, value=quoted(id))
        return tuple(dict.fromkeys(map(str, found)))

    def number(self, value: object, where: str, low: int, high: int) -> int:
        if isinstance(value, str) and value in self.numbers:
            return self.numbers[value]
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadCards("expansion-error-number", where=where, value=quoted(value), low=low, high=high)
        return value

    def flag(self, value: object, where: str) -> bool:
        if not isinstance(value, bool):
            raise BadCards("expansion-error-flag", where=where, value=quoted(value))
        return value


def unknown_word(word: object, known: Iterable[str], where: str) -> BadCards:
    """The error for a word that is not known at this place of a file."""
    names = tuple(known)
    similar = difflib.get_close_matches(quoted(word), names, n=1)
    if similar:
        return BadCards("expansion-error-similar", where=where, word=quoted(word), similar=similar[0])
    return BadCards("expansion-error-word", where=where, word=quoted(word), words=names)


def is_id(text: str) -> bool:
    """Whether a text can be the id of a card."""
    return re.fullmatch(ID, text) is not None and text not in _RESERVED
