"""Card texts translated into rows of numbers for the engine; see effects/text.py for what the rows mean."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from kunitori.cards.composition import Clause, Text
from kunitori.cards.likeness import use_of
from kunitori.cards.printed_texts import text_of
from kunitori.engine.consts import (
    FOR_MORE,
    FOR_MORE_TO_DECK,
    FOR_MORE_TO_HAND,
    FOR_NEXT_TREASURE,
    FOR_NOTHING,
    NEEDS_ALLY,
    NEEDS_CARD,
    NEEDS_HAND,
    NEEDS_NOTHING,
    NO_PILE,
    T_ACTIONS,
    T_ASKS,
    T_BUYS,
    T_CHOOSE,
    T_DISCARD,
    T_DISCOUNT,
    T_DRAW,
    T_END,
    T_EXCHANGE,
    T_FETCH,
    T_GAIN,
    T_GAIN_ANY,
    T_JOINT,
    T_MONEY,
    T_RETURN_THIS,
    T_RIVALS_DISCARD,
    T_RIVALS_DRAW,
    T_RIVALS_GAIN,
    T_SPY,
    T_TRAP,
    T_TRASH,
    T_TRASH_THIS,
    TO_DECK,
    TO_HAND,
)

if TYPE_CHECKING:
    from kunitori.cards.sets import CardSet

__all__ = ["Places", "Program", "program_of"]

_Row = tuple[int, int, int, int]
_NUMBERED = {
    "draw": T_DRAW,
    "actions": T_ACTIONS,
    "money": T_MONEY,
    "buys": T_BUYS,
    "discount": T_DISCOUNT,
}
_PLAIN = {"joint_battle": T_JOINT, "fetch": T_FETCH, "spy": T_SPY, "exchange": T_EXCHANGE}
_TO = {"": 0, "hand": TO_HAND, "deck": TO_DECK}
_MORE_TO = {"": FOR_MORE, "hand": FOR_MORE_TO_HAND, "deck": FOR_MORE_TO_DECK}
_EVERYTHING = (1 << 64) - 1


@dataclass
class Places:
    """The places in one text at which something can be pending, counted from its beginning."""

    choices: set[int] = field(default_factory=set)
    trashing: set[int] = field(default_factory=set)
    discarding: set[int] = field(default_factory=set)
    gaining: set[int] = field(default_factory=set)
    behind: set[int] = field(default_factory=set)
    """Where a text can go on: behind a clause that asks, and where that begins which happens later."""


class Program:
    """The texts of all kinds of a set. Kinds that the set does not have are a pile that is always empty."""

    def __init__(self, cards: CardSet) -> None:
        self._numbers = cards.kind_number
        self._category = {card.id: card.category for card in cards.facts}
        self.rows: list[_Row] = [(T_END, 0, 0, 0)]
        self.filters: list[int] = []
        self.text: dict[int, int] = {}
        self.gained: dict[int, int] = {}
        self.places: dict[int, Places] = {}
        self.fought: dict[int, int] = {}
        self.each: dict[int, tuple[int, int, int]] = {}
        self.empty: dict[int, tuple[int, int]] = {}
        self.fallers: int = 0
        self.destroyers: int = 0
        self.trade_proof: int = 0
        self.passed_on: int = 0
        self.spies_trash: int = 0
        self.moat: tuple[int, int] | None = None
        texts = {self._numbers[card.id]: text_of(card) for card in cards.facts}
        self._doing = {k for k, text in texts.items() if text.gained}
        for k, text in texts.items():
            self._note(k, text)
        for k, text in texts.items():
            if text.play or text.gained or text.fought:
                self._write(k, text)
        self.worth: dict[int, int] = {
            self._numbers[card.id]: use_of(card.text.play) for card in cards.facts if card.text is not None
        }

    def _note(self, k: int, text: Text) -> None:
        self.fallers |= text.falls << k
        self.destroyers |= text.destroys << k
        self.trade_proof |= text.trade_proof << k
        self.passed_on |= text.passes_on << k
        self.spies_trash |= any(clause.word == "spy" and clause.what == "trash" for clause in text.clauses) << k
        if text.stays is not None:
            self.moat = k, text.stays
        for points in text.points:
            if points.each:
                self.each[k] = self._mask(points.each), points.vp, points.least
            else:
                self.empty[k] = self._mask(points.empty), points.vp

    def _write(self, k: int, text: Text) -> None:
        """The clauses of a text one after the other; the sides of its choice come behind, with a table of them."""
        begin = self.text[k] = len(self.rows)
        sides = next((clause.sides for clause in text.play if clause.word == "choose"), ())
        both = ((self.gained, text.gained), (self.fought, text.fought))
        later = [(kept, clauses) for kept, clauses in both if clauses]
        table = begin + len(text.play) + 1 + sum(len(clauses) + 1 for _, clauses in later)
        places = self.places[k] = Places()
        self._put(text.play, table, begin, places)
        for kept, clauses in later:
            kept[k] = len(self.rows) - begin
            places.behind.add(kept[k])
            self._put(clauses, 0, begin, places)
        start = table + len(sides)
        for side in sides:
            self.rows.append((start, self._need(side), use_of(side), 0))
            start += len(side) + 1
        for side in sides:
            self._put(side, 0, begin, places)

    def _put(self, clauses: tuple[Clause, ...], table: int, begin: int, places: Places) -> None:
        for left, clause in zip(reversed(range(len(clauses))), clauses, strict=True):
            row, place = self._row(clause, table), len(self.rows) - begin
            self.rows.append(row)
            if left and (row[0] >= T_ASKS or (row[0] in (T_GAIN, T_RIVALS_GAIN) and row[1] in self._doing)):
                places.behind.add(place + 1)
            if row[0] == T_CHOOSE:
                places.choices.add(place)
            if row[0] == T_TRASH:
                places.trashing.add(place)
            if row[0] in (T_DISCARD, T_RIVALS_DISCARD):
                places.discarding.add(place)
            if row[0] == T_GAIN_ANY or (row[0] == T_TRASH and row[2] in _MORE_TO.values()):
                places.gaining.add(place)
        self.rows.append((T_END, 0, 0, 0))

    def _row(self, clause: Clause, table: int) -> _Row:
        if op := _NUMBERED.get(clause.word):
            return op, clause.number, 0, 0
        if op := _PLAIN.get(clause.word):
            return op, 0, 0, 0
        if clause.word == "choose":
            return T_CHOOSE, len(clause.sides), table, 0
        if clause.word == "rivals":
            inner = clause.sides[0][0]
            if inner.word == "draw":
                return T_RIVALS_DRAW, inner.number, 0, 0
            if inner.word == "discard":
                return T_RIVALS_DISCARD, self._filter(()), 0, 0
            return T_RIVALS_GAIN, self._kind(inner.what), _TO[inner.to], 0
        if clause.word == "gain":
            if clause.what == "any":
                return T_GAIN_ANY, clause.number, _TO[clause.to], 0
            return T_GAIN, self._kind(clause.what), _TO[clause.to], 0
        if clause.word == "discard":
            return (T_DISCARD, self._filter(clause.only), 0, 0) if clause.discards_from_hand else (T_TRAP, 0, 0, 0)
        if clause.what == "this":
            return T_TRASH_THIS if clause.word == "trash" else T_RETURN_THIS, 0, 0, 0
        return self._trade(clause)

    def _trade(self, clause: Clause) -> _Row:
        if clause.gain == "more":
            kinds = self._filter(clause.only, without=self.trade_proof)
            return T_TRASH, kinds, _MORE_TO[clause.to], clause.number
        brings = FOR_NEXT_TREASURE if clause.gain else FOR_NOTHING
        return T_TRASH, self._filter(clause.only), brings, clause.number

    def _filter(self, only: tuple[str, ...], without: int = 0) -> int:
        """The number of the filter that lets these kinds pass; all of them if none is named."""
        kinds = (self._mask(only) if only else _EVERYTHING) & ~without
        if kinds not in self.filters:
            self.filters.append(kinds)
        return self.filters.index(kinds)

    def _need(self, side: tuple[Clause, ...]) -> int:
        first = side[0] if side else None
        if first is None:
            return NEEDS_NOTHING
        if first.trashes_from_hand or first.discards_from_hand:
            return NEEDS_HAND
        if first.word == "joint_battle":
            return NEEDS_ALLY
        if first.word == "gain" and first.what != "any":
            return NEEDS_CARD + self._kind(first.what)
        return NEEDS_NOTHING

    def _kind(self, id: str) -> int:
        return self._numbers.get(id, NO_PILE)

    def _mask(self, ids: Iterable[str]) -> int:
        """The kinds with these ids, and those of these categories."""
        listed = {*ids}
        return sum(1 << self._numbers[id] for id, category in self._category.items() if listed & {id, category})


@lru_cache(maxsize=64)
def program_of(cards: CardSet) -> Program:
    """The texts of a set, translated once."""
    return Program(cards)
