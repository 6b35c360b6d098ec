"""What a card brings, in numbers, and which printed card it is most like: so that bots can judge cards they never met.

>>> from kunitori.cards.own_cards import read_own_card
>>> from kunitori.cards.loader import game_cards
>>> inn = read_own_card("inn", {"category": "politics", "copies": 8, "cost": 4, "cards": 2, "money": 1})
>>> most_alike(inn, game_cards("kunitori").values()).id
'river_works'
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kunitori.cards.composition import Clause
from kunitori.cards.facts import Facts
from kunitori.cards.printed_texts import text_of

__all__ = ["distance", "is_of_use", "most_alike", "profile", "use_of"]

_WORDS = ("draw", "actions", "money", "buys")
_USE = {"draw": 10, "actions": 4, "money": 6, "buys": 3, "discount": 6, "joint_battle": 4, "discard": 8, "fetch": 8}
_GAINED_FOR_NOTHING = 12
_SPYING = 8
_DISCARDED = -4
_OTHER = 6
_RIVAL_DRAWS, _RIVAL_GAINS, _RIVAL_DISCARDS = -6, 4, 6
_SCALE = (1.0, 1.0, 1.0, 2.0, 2.0, 1.5, 1.5, 1.5, 1.0, 0.7, 2.0, 2.0, 2.0)


def use_of(clauses: Sequence[Clause]) -> int:
    """A rough value of what some clauses do, in the units in which bots weigh a play."""
    return sum(_use(clause) for clause in clauses)


def _use(clause: Clause) -> int:
    if clause.word == "choose":
        return max(map(use_of, clause.sides))
    if clause.word == "rivals":
        inner = clause.sides[0][0]
        if inner.word == "discard":
            return _RIVAL_DISCARDS
        return _RIVAL_DRAWS * inner.number if inner.word == "draw" else _RIVAL_GAINS
    if clause.word == "spy":
        return _SPYING
    if clause.word == "gain":
        return _GAINED_FOR_NOTHING
    if clause.trashes_from_hand:
        return _GAINED_FOR_NOTHING // 2 + 2 * clause.number if clause.gain else 0
    if clause.discards_from_hand:
        return _DISCARDED
    if clause.what == "this":
        return -_GAINED_FOR_NOTHING
    return _USE.get(clause.word, _OTHER) * (clause.number or 1)


def is_of_use(card: Facts, has_junk: bool) -> bool:
    """Whether playing or owning a card is of use; trashing a hand card is only for those with junk."""
    text = text_of(card)
    if text.play and text.play[0].trashes_from_hand and not has_junk:
        return False
    brings = sum(_USE[word] * number for word, number in zip(_WORDS, _bonuses(card), strict=True))
    return bool(card.attack or card.defence or card.vp or text.points) or brings + use_of(text.play) > 0


def _bonuses(card: Facts) -> tuple[int, ...]:
    return card.cards, card.actions, card.money, card.buys


def _brought(clauses: Sequence[Clause], word: str) -> float:
    found = 0.0
    for clause in clauses:
        if clause.word == "choose":
            found += max(_brought(side, word) for side in clause.sides) * 0.7
        elif clause.word == word:
            found += clause.number
    return found


@lru_cache(maxsize=1024)
def profile(card: Facts) -> tuple[float, ...]:
    """The card as a point: cards that do alike things lie near one another."""
    text = text_of(card)
    draw, actions, money, buys = (_brought(text.play, word) for word in _WORDS)
    inner = [*text.clauses]
    each = sum(points.vp for points in text.points)
    found = (
        card.cost,
        card.attack,
        card.defence,
        card.deployable,
        card.leader,
        card.cards + draw,
        card.actions + actions,
        card.money + money,
        card.buys + buys,
        card.vp + each,
        any(clause.trashes_from_hand for clause in inner),
        any(clause.word in ("spy", "discard", "rivals") for clause in inner),
        any(clause.word == "gain" or clause.gain for clause in inner),
    )
    return tuple(scale * number for scale, number in zip(_SCALE, found, strict=True))


def distance(one: Facts, other: Facts) -> float:
    """How far two cards of a category are from one another."""
    pairs = zip(profile(one), profile(other), strict=True)
    return float(sum((here - there) ** 2 for here, there in pairs) ** 0.5)


def most_alike(card: Facts, others: Iterable[Facts]) -> Facts | None:
    """The card of the same category that is most like this one; None if there is none."""
    alike = [other for other in others if other.category == card.category]
    return min(alike, key=lambda other: (distance(card, other), other.id), default=None)
