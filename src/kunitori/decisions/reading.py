"""Moves from text. The grammar is in docs/notation.md."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from kunitori.cards.sets import CardSet
from kunitori.cards.vocabulary import WORDS
from kunitori.decisions.move import (
    AGREEMENT,
    CARD_VERBS,
    FIELD_VERBS,
    LIST_VERBS,
    OPTIONAL_VERBS,
    SEAT_VERBS,
    Cards,
    Move,
)
from kunitori.decisions.table import CHOICES, KINDS_BY_NAME, TABLE
from kunitori.errors import BadNotation, quoted

__all__ = ["ALL_VERBS", "FIELD_SIDES", "MAX_MOVE_CHARACTERS", "PLACES_OF_FALLEN", "in_set_order", "read"]

ALL_VERBS: Final = tuple(dict.fromkeys(verb for row in TABLE.values() for verb in row.verbs))
MAX_MOVE_CHARACTERS: Final = 8000  # six times the longest attack of six players with long names
PLACES_OF_FALLEN: Final = ("", "ambush", "reinforcements")
FIELD_SIDES: Final = ("own", "enemy")
_HORO_USES = KINDS_BY_NAME["horo"].words
_CHOICE_WORDS = {word for words in CHOICES.values() for word in words}
_SIDE_WORDS = {"none", *(word.removesuffix("_battle") for word in WORDS)}


def read(text: str, handles: tuple[str, ...], cards: CardSet) -> Move:
    """Read one whole move of a game with these cards; `BadNotation` if the text is none.

    >>> from kunitori.cards import card_set
    >>> read("ambush cavalry spear_troopers*2", ("ann", "ben"), card_set("kunitori")).cards
    (('spear_troopers', 2), ('cavalry', 1))
    """
    return (_read_again if cards.expansion is None else _read)(text, handles, cards)


def _read(text: str, handles: tuple[str, ...], cards: CardSet) -> Move:
    words = text.split()
    if not words or len(text) > MAX_MOVE_CHARACTERS:
        raise BadNotation("error-move-empty")
    verb = words[0].casefold()
    if verb == AGREEMENT.verb and len(words) == 1:
        return AGREEMENT
    if verb not in ALL_VERBS:
        raise BadNotation("error-move-verb", verb=quoted(words[0]), verbs=ALL_VERBS)
    return _Reader(verb, [word.casefold() for word in words[1:]], handles, cards).move()


# The moves of a record or a table are read repeatedly. A cache would keep own cards, with their pictures, for long.
_read_again = lru_cache(maxsize=4096)(_read)


def in_set_order(counts: Counter[str], cards: CardSet) -> Cards:
    """Cards with their numbers, in the order of the card set; printed cards that are not in it come last."""
    numbers = cards.kind_number
    return tuple(sorted(counts.items(), key=lambda item: numbers.get(item[0], len(cards.kinds))))


class _Reader:
    """Makes a move from the words after its verb."""

    def __init__(self, verb: str, words: list[str], handles: Sequence[str], cards: CardSet) -> None:
        self.verb, self.words, self.handles, self.cards = verb, words, handles, cards

    def move(self) -> Move:
        verb, words = self.verb, self.words
        if verb == "choose":
            return self.choice()
        if verb == "attack":
            return Move(verb, armies=self.armies(words))
        if verb == "trap" and not self.cards.teams:
            self.want(1, 1)
            return Move(verb, armies=self.armies(words))
        if verb in LIST_VERBS:
            return Move(verb) if words == ["none"] else Move(verb, self.cards_of(words))
        if verb in CARD_VERBS:
            return self.with_card()
        if verb in SEAT_VERBS:
            self.want(1, 1)
            if words == ["none"] and verb in OPTIONAL_VERBS:
                return Move(verb)
            return Move(verb, seat=self.seat(words[0]))
        if verb in FIELD_VERBS:
            return self.on_the_field()
        self.want(0, 0)
        return Move(verb)

    def want(self, least: int, most: int) -> None:
        if not least <= len(self.words) <= most:
            raise self.misshapen()

    def misshapen(self) -> BadNotation:
        return BadNotation("error-move-shape", verb=self.verb)

    def choice(self) -> Move:
        self.want(1, 2)
        if self.words[0] not in _CHOICE_WORDS and self.words[0].rstrip("234") not in _SIDE_WORDS:
            raise self.misshapen()
        return Move("choose", self.cards_of(self.words[1:]), word=self.words[0])

    def with_card(self) -> Move:
        verb, words = self.verb, self.words
        if verb in OPTIONAL_VERBS and words == ["none"]:
            return Move(verb)
        self.want(0 if verb == "take" else 1, 2 if verb in ("fall", "fetch") else 1)
        named = self.cards_of(words[:1])
        place = words[1] if len(words) > 1 else ""
        known = PLACES_OF_FALLEN if verb == "fall" else ("", "deck", "discard")
        if place not in known or sum(number for _, number in named) > 1:
            raise self.misshapen()
        return Move(verb, named, word=place)

    def armies(self, groups: Sequence[str]) -> tuple[tuple[int, Cards], ...]:
        found: dict[int, Counter[str]] = {}
        for group in groups:
            seat, colon, units = group.partition(":")
            if not colon or not units:
                raise BadNotation("error-move-army", group=quoted(group))
            army = self.counted(units.split(","))
            against = self.seat(seat)
            found[against] = found.get(against, Counter()) + army
        return tuple((seat, in_set_order(army, self.cards)) for seat, army in found.items())

    def on_the_field(self) -> Move:
        """``deploy C L``, ``horo dismiss L:P [player]``, ``horo reorder L C C C``, ``horo give C player``,
        ``trap own|enemy L:P [player]``, ``strike P [player]``, ``reorder C C C``.
        """
        verb, words = self.verb, self.words
        if verb in OPTIONAL_VERBS and words == ["none"]:
            return Move(verb)
        word = ""
        if verb in ("horo", "trap"):
            self.want(2, 5)
            word = words.pop(0)
            if word not in (_HORO_USES if verb == "horo" else FIELD_SIDES):
                raise self.misshapen()
        match word if verb == "horo" else verb:
            case "deploy":
                self.want(2, 2)
                return Move(verb, self.cards_of(words[:1]), land=self.place(words[1]))
            case "give":
                self.want(1, 2)
                return Move(verb, self.cards_of(words[:1]), self.receiver(), word=word)
            case "reorder":
                land = self.place(words.pop(0)) if verb == "horo" else None
                self.want(2, 3)
                order = tuple(card for name in words for card, _ in self.cards_of([name]))
                return Move(verb, word=word, land=land, order=order)
            case "strike":
                self.want(1, 2)
                return Move(verb, spot=self.place(words[0]), seat=self.receiver())
            case _:
                self.want(1, 2)
                at_land, _, at_spot = words[0].partition(":")
                land, spot = self.place(at_land), self.place(at_spot)
                return Move(verb, seat=self.receiver(), word=word, land=land, spot=spot)

    def receiver(self) -> int | None:
        return self.seat(self.words[1]) if len(self.words) > 1 else None

    def place(self, word: str) -> int:
        """A Land or a position, from 1."""
        if not re.fullmatch("[1-9]|10", word):
            raise BadNotation("error-move-place", place=quoted(word))
        return int(word) - 1

    def seat(self, word: str) -> int:
        """A seat by its player's handle or by its number, from 1."""
        if word in self.handles:
            return self.handles.index(word)
        if re.fullmatch("[1-9]", word) and int(word) <= len(self.handles):
            return int(word) - 1
        raise BadNotation("error-move-player", player=quoted(word), players=tuple(self.handles))

    def cards_of(self, words: Iterable[str]) -> Cards:
        return in_set_order(self.counted(words), self.cards)

    def counted(self, words: Iterable[str]) -> Counter[str]:
        """Cards as ``id`` or ``id*number``."""
        cards: Counter[str] = Counter()
        for word in words:
            name, star, number = word.partition("*")
            if not self.cards.knows(name):
                raise BadNotation("error-move-card", rule="C1.2", card=quoted(name))
            if star and not re.fullmatch("[1-9][0-9]?", number):
                raise BadNotation("error-move-number", card=self.cards.name(name), number=quoted(number))
            cards[name] += int(number) if star else 1
        return cards
