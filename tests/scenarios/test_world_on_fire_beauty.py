"""A Beauty to Topple Kingdoms: her owner at the end loses four points."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C4.3")
@cards("beauty", "land")
def test_bought_and_passed_on_to_somebody_who_has_gained_a_land() -> None:
    with scene(
        ann={"hand": "village"},
        ben={"discard": "land"},
        chloe={},
        rest={"phase": "buy", "money": 3, "buys": 2},
    ) as table:
        table.ann("buy beauty")
        table.asks("ann", "pass_on", "pass none | pass ben")
        table.refuses("ann", "pass chloe", "C4.3")
        table.refuses("ann", "end", "C4.3")
        table.ann("pass ben")
        table.has("ann", discard="", owned="village", points=1)
        table.has("ben", discard="land beauty", points=10 - 4)
        table.pool(beauty=7)
        table.asks("ann", "buy")


@rules("C4.3")
@cards("beauty")
def test_bought_and_kept() -> None:
    with scene(ann={"hand": "village"}, ben={"discard": "land"}, rest={"phase": "buy", "money": 3, "buys": 2}) as table:
        table.ann("buy beauty", "pass none")
        table.has("ann", discard="beauty", points=1 - 4)
        table.has("ben", discard="land")
        table.asks("ann", "buy")


@rules("C4.3")
@cards("beauty")
def test_she_stays_if_nobody_else_has_ever_gained_a_land() -> None:
    with scene(
        ann={"hand": "village", "discard": "land"}, ben={}, rest={"phase": "buy", "money": 3, "buys": 2}
    ) as table:
        table.ann("buy beauty")
        table.has("ann", discard="land beauty", points=1 + 10 - 4)
        table.asks("ann", "buy")


@rules("C4.3")
@cards("beauty")
def test_the_land_need_not_be_there_any_more() -> None:
    with scene(
        ann={"hand": "village", "gained_land": True},
        ben={"gained_land": True},
        rest={"phase": "buy", "money": 3, "buys": 2, "trash": "land*2"},
    ) as table:
        table.ann("buy beauty")
        table.asks("ann", "pass_on", "pass none | pass ben")
        table.ann("pass ben")
        table.has("ben", owned="beauty", points=-4)
        table.asks("ann", "buy")


@rules("C4.3")
@cards("beauty")
def test_who_receives_her_cannot_pass_her_on() -> None:
    with scene(
        ann={"hand": "village"},
        ben={"discard": "land"},
        chloe={"discard": "land"},
        rest={"phase": "buy", "money": 6, "buys": 3},
    ) as table:
        table.ann("buy beauty")
        table.asks("ann", "pass_on", "pass none | pass ben | pass chloe")
        table.ann("pass chloe")
        table.asks("ann", "buy")  # and not Chloe, though Ben has gained a Land too
        table.ann("buy beauty", "pass ben")
        table.has("ben", discard="land beauty")
        table.has("chloe", discard="land beauty")
        table.asks("ann", "buy")


@rules("C4.3", "C5.6")
@cards("beauty", "land", "maeda_keiji", "spear_troopers")
def test_a_land_won_in_battle_counts() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "spear_troopers"},
        ben={"hand": "village silver*2", "deck": "copper*4"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,spear_troopers")
        table.ben("ambush none")
        table.has("ann", discard="land")
        table.ann("end", "stay none")
        table.ben("play silver", "play silver", "buy beauty")
        table.asks("ben", "pass_on", "pass none | pass ann")
        table.ben("pass ann")
        table.has("ann", owned="maeda_keiji copper spear_troopers land beauty", points=10 - 4)
        table.asks("ann", "play")


@rules("C4.3", "C6.2")
@cards("beauty", "land")
def test_a_land_bought_counts() -> None:
    with scene(
        ann={"hand": "village"},
        ben={"hand": "silver*2 village", "deck": "copper*4"},
        rest={"phase": "buy", "money": 9},
    ) as table:
        table.ann("buy land")
        table.ben("play silver", "play silver", "buy beauty", "pass ann")
        table.has("ann", owned="village land beauty")
        table.asks("ann", "play")


@rules("C4.3", "C3.7")
@cards("beauty", "market", "land", "magnificent_castle")
def test_a_land_gained_by_an_effect_counts() -> None:
    with scene(
        "custom",
        mix="market,beauty,magnificent_castle",
        ann={"hand": "market magnificent_castle"},
        ben={"hand": "gold village"},
    ) as table:
        table.ann("play market", "gain land")
        table.ben("play gold", "buy beauty")
        table.asks("ben", "pass_on", "pass none | pass ann")
        table.ben("pass ann")
        table.has("ann", owned="market land beauty")
        table.asks("ann", "play")


@rules("C4.3", "C3.7")
@cards("beauty", "market")
def test_gained_by_market_she_may_be_passed_on() -> None:
    with scene("custom", mix="market,beauty", ann={"hand": "market copper*2"}, ben={"discard": "land"}) as table:
        table.ann("play market", "trash copper", "gain beauty")
        table.asks("ann", "pass_on", "pass none | pass ben")
        table.ann("pass ben")
        table.has("ann", hand="copper", discard="")
        table.has("ben", discard="land beauty")
        table.asks("ann", "buy")


@rules("C3.7", "W2")
@cards("beauty")
def test_played_she_does_nothing() -> None:
    with scene(
        ann={"hand": "beauty copper", "deck": "silver"}, ben={"discard": "land", "deployed": "cavalry"}
    ) as table:
        table.ann("play beauty")
        table.counts(actions=0, money=0, buys=1)
        table.played("beauty")
        table.has("ann", hand="copper", owned="beauty copper silver", points=-4)
        table.asks("ann", "buy")
