"""Random expansions: every word, trait and category, mostly sound, with a few things where they do not belong."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from kunitori import BadCards
from kunitori.cards import CardSet, card_set
from kunitori.cards.expansion import Expansion
from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.own_cards import read_own_card
from kunitori.cards.vocabulary import TRAITS, WORDS

Data = dict[str, Any]

BASES = ("kunitori", "world_on_fire", "world_chaos")
PRINTED = ("copper", "silver", "gold", "village", "town", "land", "trap", "market", "cavalry", "farmers", "temple_tax")
FIELDS = {
    "treasure": ("money",),
    "victory": ("vp",),
    "general": ("attack", "defence", "cards", "actions", "money", "buys", "vp"),
    "troop": ("attack", "defence", "cards", "actions", "money", "buys", "vp"),
    "tactics": ("cards", "actions", "money", "buys"),
    "politics": ("defence", "cards", "actions", "money", "buys", "vp"),
}
SPELLS = ("bote", "feuer", "隠れ里", "l’étang", "“night”", " two  words ", "")
WILD = 0.04
"""How often something is not where it belongs."""


class Inventor:
    """Invents the tables of a file."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.ids = [f"own_{n}" for n in range(1, self.chance.randint(2, 12))]

    def file(self) -> Data:
        data: Data = {"cards": {id: self.card() for id in self.ids}}
        if self.chance.random() < 0.5:
            data |= {"title": self.chance.choice(SPELLS), "author": self.chance.choice(SPELLS), "language": "de"}
        return data

    def wildly(self) -> bool:
        return self.chance.random() < WILD

    def card(self) -> Data:
        chance = self.chance
        category = chance.choice(CATEGORIES)
        data: Data = {"category": category, "cost": chance.randint(0, 9)}
        if category != "general" or self.wildly():
            data["copies"] = chance.randint(1, 10)
        for name in FIELDS[category]:
            if chance.random() < 0.4:
                data[name] = chance.randint(1, 3)
        if (category in ("troop", "politics") and chance.random() < 0.5) or self.wildly():
            data["deployable"] = True
        if (category in ("troop", "tactics") and chance.random() < 0.3) or self.wildly():
            data[chance.choice(("leader", "ninja"))] = True
        if chance.random() < 0.5:
            data["names"] = {chance.choice(("en", "de", "fr", "ja")): chance.choice(SPELLS)}
        if chance.random() < 0.1:
            data["wording"] = {"fr": chance.choice(SPELLS)}
        data |= self.text(category)
        if self.wildly():
            data[chance.choice([*data, "colour"])] = chance.choice((-1, 99, True, "much", [], {}, None, 1.5))
        return data

    def text(self, category: str) -> Data:
        chance, data = self.chance, Data()
        if (category not in ("treasure", "victory") and chance.random() < 0.8) or self.wildly():
            data["play"] = self.clauses(3)
        if chance.random() < 0.2:
            data["gained"] = [self.plain() for _ in range(chance.randint(1, 2))]
        if (category in ("victory", "politics") and chance.random() < 0.4) or self.wildly():
            points: Data = {chance.choice(("each", "empty")): self.some_ids(), "vp": chance.randint(-2, 3)}
            data["points"] = [points | ({"least": 3} if "each" in points and chance.random() < 0.5 else {})]
        if (category == "troop" and chance.random() < 0.4) or self.wildly():
            data[chance.choice(("falls", "destroys"))] = True
        if (category in ("troop", "general") and chance.random() < 0.3) or self.wildly():
            data["fought"] = [self.plain() for _ in range(chance.randint(1, 2))]
        if (category in ("tactics", "politics") and chance.random() < 0.1) or self.wildly():
            data["stays"] = chance.randint(0, 3)
        for trait in ("passes_on", "trade_proof"):
            if chance.random() < 0.1:
                data[trait] = True
        assert {*data} <= {*TRAITS}
        return data

    def clauses(self, most: int, is_side: bool = False) -> list[Data]:
        return [self.clause(is_side) for _ in range(self.chance.randint(0 if is_side else 1, most))]

    def clause(self, is_side: bool) -> Data:
        words = [name for name in WORDS if name != "exchange" and (name != "choose" or not is_side)]
        word = self.chance.choice([*WORDS] if self.wildly() else words)
        other: dict[str, Callable[[], object]] = {
            "choose": lambda: [self.clauses(2, is_side=True) for _ in range(self.chance.randint(2, 4))],
            "rivals": lambda: [self.chance.choice(({"discard": "hand"}, self.plain()))],
            "joint_battle": lambda: True,
        }
        if word in other:
            return {word: other[word]()}
        if WORDS[word].high:
            return {word: self.chance.randint(1, 3)}
        if word == "gain":
            return self.gain()
        if word == "trash":
            return self.trash(is_side)
        thing = self.chance.choice(WORDS[word].things)
        only = {"only": self.some_ids()} if (word, thing) == ("discard", "hand") and self.chance.random() < 0.3 else {}
        return {word: thing} | only

    def gain(self) -> Data:
        if self.chance.random() < 0.5:
            return self.plain() if self.chance.random() < 0.3 else {"gain": self.an_id(), "to": "hand"}
        return {"gain": "any", "cost": self.chance.randint(0, 7)} | self.place()

    def trash(self, is_side: bool) -> Data:
        brings = self.chance.choice(("this", "", "", "more", "next_treasure"))
        if brings == "this":
            return {"trash": "this"}
        if brings == "next_treasure" and not is_side:
            return {"trash": "hand", "only": [self.chance.choice(("copper", "silver"))], "gain": brings}
        only = {"only": self.some_ids()} if self.chance.random() < 0.4 and not is_side else {}
        more = {"gain": "more", "more": self.chance.randint(0, 4)} | self.place() if brings == "more" else {}
        return {"trash": "hand"} | only | more

    def plain(self) -> Data:
        """What can happen when a card is gained, and to others."""
        if self.chance.random() < 0.5:
            return {"draw": self.chance.randint(1, 2)}
        return {"gain": self.an_id()} | self.place()

    def place(self) -> Data:
        return {"to": self.chance.choice(("hand", "discard", "deck"))} if self.chance.random() < 0.6 else {}

    def an_id(self) -> str:
        return "dragon" if self.wildly() else self.chance.choice((*PRINTED, *self.ids))

    def some_ids(self) -> list[str]:
        ids = [self.an_id() for _ in range(self.chance.randint(1, 3))]
        return [*ids, self.chance.choice(CATEGORIES)] if self.chance.random() < 0.2 else ids


def invented_file(chance: random.Random) -> Data:
    """The tables of a file, sound or not."""
    return Inventor(chance).file()


def invented_set(seed: int) -> CardSet:
    """A game with as many cards of a random expansion as can be played."""
    chance = random.Random(seed)
    data, base = invented_file(chance), chance.choice(BASES)
    found: Data = {}
    for id, card in data["cards"].items():
        try:
            read_own_card(id, card)
            card_set(base, expansion=Expansion.read({"cards": {**found, id: card}}))
        except BadCards:
            continue
        found[id] = card
    return card_set(base, expansion=Expansion.read({"cards": found})) if found else card_set(base)
