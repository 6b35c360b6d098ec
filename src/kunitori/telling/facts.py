"""Cards and piles in words: what a card does, and what is in the pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from kunitori.cards.facts import Facts
from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.sets import CardSet
from kunitori.cards.text import effect_text, printed
from kunitori.game import View
from kunitori.i18n import Texts

__all__ = ["Pile", "cards_phrase", "facts_line", "piles"]

_MOST_LINES = 4096
_lines: dict[tuple[int, str], tuple[Facts, str]] = {}  # by identity, which costs less than hashing all facts


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of the pool with its number, which stays the same for the whole game."""

    number: int
    card: Facts | None
    """The general on top, or the only card of the pile; None when all generals are gone."""
    category: str
    count: int


def cards_phrase(ids: Mapping[str, int] | Sequence[str], cards: CardSet, say: Texts) -> str:
    """Cards of a set with their numbers: "2 × Copper, Village"."""
    counts = ids if isinstance(ids, Mapping) else Counter(ids)
    parts = [
        say("log-times", card=cards.name(card), number=number) if number > 1 else say(cards.name(card))
        for card, number in counts.items()
        if number
    ]
    return say("separator").join(parts)


def facts_line(card: Facts, say: Texts) -> str:
    """What a card does in one line: its printed values, then its text; no marks, because it is read while playing."""
    key = id(card), say.language
    found = _lines.get(key)
    if found is None:
        if len(_lines) >= _MOST_LINES:
            _lines.clear()
        text = effect_text(card)
        line = " · ".join(say(part) for part in (*printed(card, is_marked=False), *([text] if text else [])))
        found = _lines[key] = card, line
    return found[1]


def piles(view: View) -> list[Pile]:
    """The piles of the pool in order; all generals are one pile, except where each can be bought (M1.3)."""
    found: list[Pile] = []
    by_category = sorted(view.cards.facts, key=lambda card: CATEGORIES.index(card.category))
    for category, group in groupby(by_category, key=lambda card: card.category):
        if category == "general" and not view.lands:
            top = view.cards[view.top_general] if view.top_general else None
            found.append(Pile(len(found) + 1, top, category, view.generals_left))
        else:
            for card in group:
                found.append(Pile(len(found) + 1, card, category, view.pool.get(card.id, 0)))
    return found
