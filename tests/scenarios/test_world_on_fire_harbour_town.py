"""Harbour Town: everything costs one less to buy this turn, but nothing becomes free."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C6.2", "C3.4")
@cards("harbour_town", "village", "gold", "copper")
def test_everything_costs_one_less_in_this_turns_buy_phase() -> None:
    with scene(
        ann={"hand": "harbour_town village", "deck": "town*5"},
        ben={"hand": "copper*2 village"},
        rest={"money": 7},
    ) as table:
        table.ann("play harbour_town")
        table.has("ann", hand="village town*2", deck="town*3")
        table.counts(money=7, buys=2, actions=0)
        table.ann("buy gold")
        table.counts(money=2, buys=1)
        table.ann("buy village")
        table.has("ann", owned="harbour_town village*2 town*5 gold")
        table.ben("play copper", "play copper")
        table.refuses("ben", "buy village", "C6.2")  # only for Ann, and only in that turn
        table.asks("ben", "buy")


@rules("C6.2", "C1.2")
@cards("harbour_town", "maeda_keiji", "land")
def test_generals_and_victory_points_too() -> None:
    with scene(
        ann={"hand": "harbour_town copper"}, ben={}, rest={"money": 13, "buys": 2, "top_general": "maeda_keiji"}
    ) as table:
        table.ann("play harbour_town", "buy maeda_keiji")
        table.counts(money=8, buys=2)
        table.ann("buy land")
        table.counts(money=0, buys=1)
        table.asks("ann", "buy")


@rules("C6.2")
@cards("harbour_town", "copper")
def test_nothing_becomes_free() -> None:
    with scene(ann={"hand": "harbour_town village copper"}, ben={}) as table:
        table.ann("play harbour_town")
        table.refuses("ann", "buy copper", "C6.2")
        table.ann("play copper", "buy copper")
        table.counts(money=0, buys=1)
        table.asks("ann", "buy")


@rules("C6.2")
@cards("harbour_town", "copper")
def test_a_card_that_is_free_by_itself_stays_free() -> None:
    corrections = {"world_on_fire": {"copper": {"cost": 0}}}
    with scene(ann={"hand": "harbour_town village"}, ben={}, corrections=corrections) as table:
        table.ann("play harbour_town", "buy copper")
        table.counts(money=0, buys=1)
        table.asks("ann", "buy")


@rules("C6.2")
@cards("harbour_town", "silver")
def test_two_of_them_do_not_add_up() -> None:
    with scene(ann={"hand": "harbour_town*2 copper*2 village"}, ben={}, rest={"actions": 2}) as table:
        table.ann("play harbour_town", "play harbour_town", "play copper")
        table.counts(buys=3)
        table.refuses("ann", "buy silver", "C6.2")
        table.ann("play copper", "buy silver")
        table.counts(money=0, buys=2)
        table.asks("ann", "buy")


@rules("C6.2")
@cards("harbour_town", "toll_abolition", "silver")
def test_it_does_not_add_up_with_toll_abolition() -> None:
    with scene(
        "custom",
        mix="harbour_town,toll_abolition",
        ann={"hand": "harbour_town toll_abolition copper*3", "deck": "village*3"},
        ben={},
        rest={"actions": 2},
    ) as table:
        table.ann("play harbour_town", "play toll_abolition", "play copper")
        table.counts(buys=3, money=1)
        table.refuses("ann", "buy silver", "C6.2")
        table.ann("play copper", "buy silver")
        table.counts(money=0, buys=2)
        table.asks("ann", "buy")


@rules("C4.3")
@cards("harbour_town", "market", "castle_town")
def test_market_compares_printed_costs_all_the_same() -> None:
    with scene(
        "custom",
        mix="harbour_town,market,castle_town",
        ann={"hand": "harbour_town market silver village"},
        ben={},
        rest={"actions": 2},
    ) as table:
        table.ann("play harbour_town", "play market", "trash silver")
        table.refuses("ann", "gain castle_town", "C4.3")  # 6 is more than 3 + 2
        table.ann("gain harbour_town")
        table.has("ann", discard="harbour_town")
        table.asks("ann", "buy")
