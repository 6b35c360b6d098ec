"""The sentences of a composed text, in four languages.

>>> from kunitori.cards.facts import card_name
>>> from kunitori.i18n import texts
>>> text = Text.read({"play": [{"draw": 2}, {"buys": 1}, {"gain": "silver", "to": "hand"}], "falls": True})
>>> print(texts("en")(composed(text, card_name)))
+2 cards, +1 buy. Gain one Silver card to your hand. If it fought in a battle, it is discarded at the end of the \
battle phase.
>>> print(texts("de")(composed(Text.read({"play": [{"choose": [[{"money": 2}], []]}, {"buys": 1}]}), card_name)))
Freiwillig: +2 Geld. Danach in jedem Fall: +1 Kauf.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from itertools import groupby

from kunitori.cards.composition import Clause, Points, Text
from kunitori.cards.kinds import CATEGORIES
from kunitori.i18n import Message, message

__all__ = ["Naming", "composed"]

Naming = Callable[[str], Message]
"""Says the name of a card by its id."""

_BONUSES = {"draw": "cards", "actions": "actions", "money": "money", "buys": "buys"}
_PRINTED = {
    "fetch": "effect-take-back",
    "exchange": "effect-exchange",
    "joint_battle": "own-text-joint-battle",
}


def composed(text: Text, name_of: Naming) -> Message:
    """Everything that a text does, one sentence after the other."""
    return _joined(_Sentences(name_of).of(text))


def _joined(sentences: Iterable[Message]) -> Message:
    return reduce(lambda first, next: message("own-text-joined", first=first, next=next), sentences)


class _Sentences:
    def __init__(self, name_of: Naming) -> None:
        self.name_of = name_of

    def of(self, text: Text) -> Iterator[Message]:
        yield from self.clauses(text.play)
        if text.gained:
            yield message("own-text-gained", text=_joined(self.clauses(text.gained)))
        if text.fought:
            yield message("own-text-fought", text=_joined(self.clauses(text.fought)))
        if text.destroys:
            yield message("own-text-destroys")
        if text.falls:
            yield message("own-text-falls-too" if text.destroys else "effect-falls-after-battle")
        if text.stays is not None:
            yield message("effect-stays-lying", draw=text.stays) if text.stays else message("own-text-stays")
        if text.passes_on:
            yield message("effect-pass-on")
        if text.trade_proof:
            yield message("own-text-trade-proof")
        for points in text.points:
            yield self.points(points)

    def clauses(self, clauses: tuple[Clause, ...]) -> Iterator[Message]:
        """Bonuses in a row are one sentence; what follows a choice says that it does not belong to its last side."""
        groups = [(is_bonus, [*group]) for is_bonus, group in groupby(clauses, lambda clause: clause.word in _BONUSES)]
        for n, (is_bonus, group) in enumerate(groups):
            if is_bonus:
                yield self.bonuses(group)
                continue
            for m, clause in enumerate(group, start=1):
                if clause.word != "choose":
                    yield self.clause(clause)
                    continue
                yield self.choice(clause)
                rest = (*group[m:], *(other for _, later in groups[n + 1 :] for other in later))
                if rest:
                    yield message("own-text-then", text=_joined(self.clauses(rest)))
                return

    def bonuses(self, clauses: list[Clause]) -> Message:
        said = [message(f"print-{_BONUSES[clause.word]}", number=clause.number, mark="") for clause in clauses]
        return message("own-text-bonuses", bonuses=reduce(_with_comma, said))

    def choice(self, clause: Clause) -> Message:
        done = [side for side in clause.sides if side]
        if len(clause.sides) == 2 and len(done) == 1:
            return message("own-text-optional", text=_joined(self.clauses(done[0])))
        sides = [
            message("own-text-side", letter=letter, text=_joined(self.clauses(side) if side else [_nothing()]))
            for letter, side in zip("abcd", clause.sides, strict=False)
        ]
        return message("own-text-choose", sides=_joined(sides))

    def clause(self, clause: Clause) -> Message:
        word, to = clause.word, f"-{clause.to}" if clause.to else ""
        if id := _PRINTED.get(word):
            return message(id)
        if word == "discard":
            return self.discard(clause)
        if word == "discount":
            return message("effect-discount", less=clause.number)
        if word == "spy":
            return message("effect-skilled-ninja" if clause.what == "trash" else "effect-ninja-clan")
        if word == "rivals":
            return self.rivals(clause.sides[0][0])
        if clause.what == "this":
            return message("own-text-trash-this" if word == "trash" else "own-text-return-this")
        if word == "trash":
            return self.trade(clause, to)
        if clause.what == "any":
            return message(f"own-text-gain-any{to}", cost=clause.number)
        return message(f"own-text-gain{to}", card=self.named(clause.what))

    def trade(self, clause: Clause, to: str) -> Message:
        if clause.gain == "next_treasure":
            return message("own-text-next-" + (clause.only[0] if len(clause.only) == 1 else "both"))
        trash = message("own-text-trash-hand")
        if clause.only:
            trash = message("own-text-trash-only", cards=self.either(clause.only))
        if not clause.gain:
            return trash
        return _joined([trash, message(f"own-text-gain-more{to}", more=clause.number)])

    def discard(self, clause: Clause) -> Message:
        if not clause.discards_from_hand:
            return message("effect-trap")
        if clause.only:
            return message("own-text-discard-only", cards=self.either(clause.only))
        return message("own-text-discard-hand")

    def rivals(self, clause: Clause) -> Message:
        if clause.word == "draw":
            return message("own-text-rivals-draw", number=clause.number)
        if clause.word == "discard":
            return message("own-text-rivals-discard")
        to = f"-{clause.to}" if clause.to else ""
        return message(f"own-text-rivals-gain{to}", card=self.named(clause.what))

    def points(self, points: Points) -> Message:
        if points.least:
            return message("own-text-least", vp=points.vp, least=points.least, cards=self.either(points.each))
        if points.each:
            each = "own-text-each-card" if any(id in CATEGORIES for id in points.each) else "own-text-each"
            return message(each, vp=points.vp, cards=self.either(points.each))
        return message("own-text-empty", vp=points.vp, cards=self.either(points.empty))

    def named(self, id: str) -> Message:
        if id in CATEGORIES:
            return message("own-text-category", category=message(f"category-{id}"))
        return message("own-text-named", name=self.name_of(id))

    def either(self, ids: tuple[str, ...]) -> Message:
        """The names as “A, B or C”."""
        *first, last = map(self.named, ids)
        return message("own-text-or", first=reduce(_with_comma, first), last=last) if first else last


def _with_comma(first: Message, next: Message) -> Message:
    return message("list-more", first=first, next=next)


def _nothing() -> Message:
    return message("own-text-nothing")
