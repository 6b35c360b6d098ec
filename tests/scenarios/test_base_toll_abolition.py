"""Toll Abolition: everything costs one less to buy this turn, but at least one; a second one adds nothing."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.4", "C6.2")
@cards("toll_abolition", "silver", "light_archers")
def test_a_card_a_buy_and_everything_one_cheaper() -> None:
    with scene(
        "kunitori",
        ann={"hand": "toll_abolition village", "deck": "copper*5"},
        ben={"hand": "copper"},
        rest={"money": 5},
    ) as table:
        table.ann("play toll_abolition")
        table.has("ann", hand="village copper", deck="copper*4")
        table.counts(money=5, buys=2, actions=0)
        table.ann("buy silver")
        table.counts(money=3, buys=1)
        table.ann("buy light_archers")
        table.has("ann", owned="toll_abolition village copper*5 silver light_archers")
        table.asks("ben", "buy")


@rules("C6.2")
@cards("toll_abolition", "silver", "copper")
def test_two_do_not_add_up_and_nothing_becomes_free() -> None:
    with scene(
        "kunitori",
        ann={"hand": "toll_abolition*2 copper village", "deck": "village*5"},
        ben={},
        rest={"actions": 2, "money": 1},
    ) as table:
        table.ann("play toll_abolition", "play toll_abolition")
        table.counts(buys=3)
        table.refuses("ann", "buy silver", "C6.2")
        table.ann("buy copper")
        table.counts(money=0, buys=2)
        table.refuses("ann", "buy copper", "C6.2")
        table.asks("ann", "buy")


@rules("C6.2", "C1.2")
@cards("toll_abolition", "oda_nobunaga", "town")
def test_generals_and_victory_points_too() -> None:
    with scene(
        "kunitori",
        ann={"hand": "toll_abolition copper"},
        ben={},
        rest={"money": 10, "buys": 2, "top_general": "oda_nobunaga"},
    ) as table:
        table.ann("play toll_abolition", "buy oda_nobunaga", "buy town")
        table.counts(money=0, buys=1)
        table.has("ann", discard="oda_nobunaga town")
        table.asks("ann", "buy")


@rules("C4.3")
@cards("toll_abolition", "market", "gold")
def test_market_compares_printed_costs_all_the_same() -> None:
    with scene("kunitori", ann={"hand": "toll_abolition market silver village"}, ben={}, rest={"actions": 2}) as table:
        table.ann("play toll_abolition", "play market", "trash silver")
        table.refuses("ann", "gain gold", "C4.3")
        table.ann("gain quality_tea_ware")
        table.asks("ann", "buy")
