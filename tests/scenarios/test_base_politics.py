"""Politics cards that draw, pay and buy: Heavy Tax, Rice Field Plowing, Post Relay, River Works, Trade Harbour."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.4", "C8.2")
@cards("heavy_tax")
def test_heavy_tax_draws_three_and_costs_two_points() -> None:
    with scene("kunitori", ann={"hand": "heavy_tax copper", "deck": "silver*5"}, ben={}) as table:
        table.has("ann", points=-2)
        table.ann("play heavy_tax")
        table.has("ann", hand="copper silver*3", points=-2)
        table.counts(actions=0, money=0, buys=1)
        table.asks("ann", "buy")


@rules("C3.4")
@cards("post_relay", "rice_field_plowing", "river_works", "trade_harbour")
def test_a_turn_of_politics() -> None:
    with scene(
        "kunitori",
        ann={"hand": "post_relay*2 rice_field_plowing river_works trade_harbour", "deck": "copper*12"},
        ben={},
    ) as table:
        for card, actions, hand, money, buys in (
            ("post_relay", 2, 5, 0, 1),
            ("post_relay", 3, 5, 0, 1),
            ("rice_field_plowing", 2, 6, 0, 1),
            ("river_works", 1, 7, 1, 1),
            ("trade_harbour", 0, 9, 1, 2),
        ):
            table.ann(f"play {card}")
            table.counts(actions=actions, money=money, buys=buys)
            table.has("ann", hand_size=hand)
        table.has("ann", hand="copper*9", points=0)
        table.asks("ann", "buy")


@rules("K7", "C7.2")
@cards("rice_field_plowing")
def test_the_whole_hand_is_discarded_and_four_are_drawn() -> None:
    with scene(
        "kunitori",
        ann={"hand": "rice_field_plowing cavalry copper", "deck": "silver*6"},
        ben={"hand": "copper"},
        rest={"phase": "buy"},
    ) as table:
        table.ann("end")  # nothing can be kept, so nothing is asked
        table.has("ann", hand="silver*4", deck="silver*2", discard="rice_field_plowing cavalry copper")
        table.asks("ben", "buy")
