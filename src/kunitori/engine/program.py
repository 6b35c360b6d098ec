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
    T_RIVALS_DRAW,
    T_RIVALS_GAIN,
    T_SPY,
    T_TRAP,
    T_TRASH,
    T_TRASH_THIS,
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
_EVERYTHING = (1 << 64) - 1


@dataclass
class Places:
    """The places in one text at which something can be pending, counted from its beginning."""

    choices: set[int] = field(default_factory=set)
    trashing: set[int] = field(default_factory=set)
    discarding: set[int] = field(default_factory=set)
    gaining: set[int] = field(default_factory=set)
    behind: set[int] = field(default_factory=set)
    """Where a text can go on: behind a clause that asks, and where that begins which happens when it is gained."""


class Program:
    """The texts of all kinds of a set. Kinds that the set does not have are a pile that is always empty."""

    def __init__(self, cards: CardSet) -> None:
        self._numbers = cards.kind_number
        self.rows: list[_Row] = [(T_END, 0, 0, 0)]
        self.filters: list[int] = []
        self.text: dict[int, int] = {}
        self.gained: dict[int, int] = {}
        self.places: dict[int, Places] = {}
        self.each: dict[int, tuple[int, int]] = {}
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
            if text.play or text.gained:
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
                self.each[k] = self._mask(points.each), points.vp
            else:
                self.empty[k] = self._mask(points.empty), points.vp

    def _write(self, k: int, text: Text) -> None:
        """The clauses of a text one after the other; the sides of its choice come behind, with a table of them."""
        begin = self.text[k] = len(self.rows)
        sides = next((clause.sides for clause in text.play if clause.word == "choose"), ())
        behind = begin + len(text.play) + 1
        table = behind + (len(text.gained) + 1 if text.gained else 0)
        places = self.places[k] = Places()
        self._put(text.play, table, begin, places)
        if text.gained:
            self.gained[k] = behind - begin
            places.behind.add(behind - begin)
            self._put(text.gained, 0, begin, places)
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
            if row[0] == T_DISCARD:
                places.discarding.add(place)
            if row[0] == T_GAIN_ANY or (row[0] == T_TRASH and row[2] in (FOR_MORE, FOR_MORE_TO_HAND)):
                places.gaining.add(place)
        self.rows.append((T_END, 0, 0, 0))

    def _row(self, clause: Clause, table: int) -> _Row:
        if op := _NUMBERED.get(clause.word):
            return op, clause.number, 0, 0
        if op := _PLAIN.get(clause.word):
            return op, 0, 0, 0
        to_hand = clause.to == "hand"
        if clause.word == "choose":
            return T_CHOOSE, len(clause.sides), table, 0
        if clause.word == "rivals":
            inner = clause.sides[0][0]
            if inner.word == "draw":
                return T_RIVALS_DRAW, inner.number, 0, 0
            return T_RIVALS_GAIN, self._kind(inner.what), inner.to == "hand", 0
        if clause.word == "gain":
            if clause.what == "any":
                return T_GAIN_ANY, clause.number, TO_HAND if to_hand else 0, 0
            return T_GAIN, self._kind(clause.what), to_hand, 0
        if clause.word == "discard":
            return (T_DISCARD, self._filter(clause.only), 0, 0) if clause.discards_from_hand else (T_TRAP, 0, 0, 0)
        if clause.what == "this":
            return T_TRASH_THIS if clause.word == "trash" else T_RETURN_THIS, 0, 0, 0
        return self._trade(clause, to_hand)

    def _trade(self, clause: Clause, to_hand: bool) -> _Row:
        brings = {"": FOR_NOTHING, "next_treasure": FOR_NEXT_TREASURE}.get(clause.gain, FOR_MORE)
        if brings == FOR_MORE:
            brings = FOR_MORE_TO_HAND if to_hand else FOR_MORE
            return T_TRASH, self._filter(clause.only, without=self.trade_proof), brings, clause.number
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
        return sum(1 << self._numbers[id] for id in ids if id in self._numbers)


@lru_cache(maxsize=64)
def program_of(cards: CardSet) -> Program:
    """The texts of a set, translated once."""
    return Program(cards)
