"""Own cards for the bench: one for each word of the vocabulary and each trait that goes with World on Fire."""

from __future__ import annotations

from functools import cache

from kunitori.cards.expansion import Expansion, parse_expansion
from kunitori.cards.sets import CardSet, card_set
from kunitori.cards.vocabulary import WORDS

__all__ = ["OWN", "bench_set", "every_word"]

OWN = "own"
"""World on Fire with these cards."""
_BEGINS = "category = \"{}\"\ncopies = 7\ncost = 3\n"
_BESIDE = {
    "brings": ("treasure", "money = 2\ngained = [{ draw = 1 }]"),
    "counts": ("victory", 'points = [{ each = ["own_brings"], vp = 1 }, { empty = ["town"], vp = 2 }]'),
    "fights": ("troop", "attack = 2\nactions = 1\ndeployable = true\nfalls = true\ndestroys = true"),
    "drums": ("troop", "attack = 1\nactions = 1\ndeployable = true\nfought = [{ draw = 1 }]"),
    "levies": ("tactics", 'play = [{ rivals = [{ discard = "hand" }] }, { gain = "copper", to = "deck" }]'),
    "stands": ("troop", "defence = 2\nactions = 1\ndeployable = true\ntrade_proof = true"),
    "passes": ("politics", "actions = 1\npasses_on = true"),
}


@cache
def every_word() -> Expansion:
    """A card for each word, which does what the example of the word does, and some for the traits."""
    texts = {name: ("tactics", f"play = [{word.example}]") for name, word in WORDS.items() if name != "exchange"}
    cards = {**texts, **_BESIDE}
    return parse_expansion(
        "".join(f"[cards.own_{id}]\n{_BEGINS.format(category)}{text}\n" for id, (category, text) in cards.items())
    )


def bench_set(game: str) -> CardSet:
    """The cards of a game of the bench."""
    return card_set("world_on_fire", expansion=every_word()) if game == OWN else card_set(game)
