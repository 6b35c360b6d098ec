"""Trap: any deployed card goes to its owner's discard pile."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.7", "C1.4")
@cards("trap", "cavalry", "spear_troopers")
def test_it_takes_any_deployed_card_of_anybody() -> None:
    with scene(
        ann={"hand": "trap copper", "deployed": "light_archers"},
        ben={"hand": "gunner_mercenaries", "deployed": "cavalry*2 spear_troopers"},
        chloe={"deployed": "gunner_mercenaries", "discard": "copper"},
    ) as table:
        table.ann("play trap")
        table.asks("ann", "trap_seat", "trap ann:light_archers | trap ben: ... | trap chloe:gunner_mercenaries")
        table.refuses("ann", "trap ben:gunner_mercenaries", "C3.7")
        table.refuses("ann", "end", "C3.7")
        table.ann("trap ben:cavalry")
        table.has("ben", deployed="cavalry spear_troopers", discard="cavalry")
        table.has("chloe", deployed="gunner_mercenaries")
        table.asks("ann", "play")


@rules("C3.7", "C1.4")
@cards("trap", "light_archers")
def test_it_may_take_an_own_card_even_one_already_played_this_turn() -> None:
    with scene(ann={"hand": "trap copper", "deployed": "light_archers"}, ben={"deployed": "cavalry"}) as table:
        table.counts(actions=2)
        table.ann("play trap", "trap ann:light_archers")
        table.counts(actions=1)
        table.has("ann", deployed="", discard="light_archers")
        table.has("ben", deployed="cavalry")
        table.asks("ann", "play")


@rules("C3.7")
@cards("trap", "cavalry")
def test_the_only_deployed_card_must_go_even_if_it_is_ones_own() -> None:
    with scene(ann={"hand": "trap copper", "deployed": "cavalry"}, ben={"hand": "cavalry"}) as table:
        table.ann("play trap")
        table.has("ann", deployed="", discard="cavalry")
        table.asks("ann", "play")


@rules("C3.7", "C1.4")
@cards("trap", "spear_troopers")
def test_cards_played_from_hand_this_turn_are_not_deployed() -> None:
    with scene(ann={"hand": "spear_troopers trap copper"}, ben={"moats": 1}) as table:
        table.ann("play spear_troopers", "play trap")
        table.played("spear_troopers trap")
        table.has("ann", discard="")
        table.asks("ann", "buy")


@rules("C3.7", "C1.4")
@cards("trap", "magnificent_castle")
def test_it_takes_a_magnificent_castle() -> None:
    with scene(
        "world_chaos",
        ann={"hand": "trap copper"},
        ben={"deployed": "magnificent_castle cavalry"},
    ) as table:
        table.ann("play trap")
        table.asks("ann", "trap_card", "trap ben:cavalry | trap ben:magnificent_castle")
        table.ann("trap ben:magnificent_castle")
        table.has("ben", deployed="cavalry", discard="magnificent_castle")
        table.asks("ann", "buy")


@rules("C3.6", "W2")
@cards("trap")
def test_the_trap_itself_lies_in_the_army_area_and_is_discarded() -> None:
    with scene(
        ann={"hand": "trap copper", "deck": "copper*4"}, ben={"hand": "copper", "deployed": "fake_fortress"}
    ) as table:
        table.ann("play trap")
        table.has("ben", deployed="", discard="fake_fortress")
        table.played("trap")
        table.ann("end")
        table.asks("ann", "keep", "keep none")  # only unplayed tactics cards can be kept
        table.ann("keep none")
        table.has("ann", discard="trap copper", hand="copper*4")
        table.asks("ben", "play")
