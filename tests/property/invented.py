"""Card sets with cards that nobody printed, to show that a set holds whatever kinds it names."""

from __future__ import annotations

from kunitori.cards import CardSet, Facts, card_set
from kunitori.cards.kinds import kind_order

CARDS = (
    Facts("archery_school", "kunitori", "politics", 6, 4, cards=1, actions=1),
    Facts("battle_smoke", "kunitori", "tactics", 6, 3, effect="take_back"),
    Facts("chacha", "kunitori", "general", 1, 6, attack=2, cards=1, leader=True),
    Facts("elephants", "kunitori", "troop", 6, 6, attack=4, deployable=True),
    Facts("fire_lances", "kunitori", "troop", 6, 4, attack=3, deployable=True, effect="falls_after_battle"),
    Facts("night_raiders", "kunitori", "troop", 6, 4, attack=2, deployable=True, effect="destroys_and_falls"),
)
"""Six invented kinds, whose texts other cards have too."""


def others(number: int, category: str = "politics") -> list[Facts]:
    """This number of other invented kinds, one card of each."""
    return [Facts(f"zealots_{n}", "kunitori", category, 1, 4, attack=1) for n in range(number)]


def with_more(cards: CardSet, *more: Facts) -> CardSet:
    """The set with some more cards."""
    facts = sorted((*cards.facts, *more), key=lambda card: kind_order(card.id, cards.game))
    return CardSet("moegahara" if cards.teams else "custom", tuple(facts))


def six_invented() -> CardSet:
    """World Chaos with six invented kinds: 46 in all."""
    return with_more(card_set("world_chaos"), *CARDS)


def sixty_kinds(more: int = 0) -> CardSet:
    """Everything that can be mixed and the last four invented kinds: 60 in all, plus ``more``."""
    return with_more(card_set("custom", "kunitori,world_on_fire"), *CARDS[2:], *others(more))
