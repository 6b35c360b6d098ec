"""Temple Town: exchanges money for better money, and costs points when the treasury runs out."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.7", "C4.3", "C9.4")
@cards("temple_town", "copper", "silver")
def test_a_copper_becomes_a_silver_in_hand() -> None:
    with scene(ann={"hand": "temple_town copper*2 silver gold"}, ben={}) as table:
        table.ann("play temple_town")
        table.asks("ann", "trash", "trash copper | trash silver")
        table.refuses("ann", "trash gold", "C3.7")
        table.refuses("ann", "end", "C3.7")
        table.ann("trash copper")
        table.trash("copper")
        table.has("ann", hand="copper silver*2 gold", discard="")
        table.pool(silver=18)
        table.sees("ben", "ann", hand="silver")
        table.asks("ann", "buy")


@rules("C3.7", "C4.3")
@cards("temple_town", "silver", "gold")
def test_a_silver_becomes_a_gold_in_hand() -> None:
    with scene(ann={"hand": "temple_town silver village"}, ben={}) as table:
        table.ann("play temple_town")
        table.asks("ann", "trash", "trash silver")
        table.ann("trash silver")
        table.trash("silver")
        table.has("ann", hand="gold village", discard="")
        table.ann("play gold")
        table.counts(money=3)
        table.asks("ann", "buy")


@rules("C3.7", "C4.3")
@cards("temple_town", "copper")
def test_the_silver_pile_is_empty_and_the_copper_trashed_for_nothing() -> None:
    with scene(
        ann={"hand": "temple_town copper village"}, ben={"deck": "silver*20"}, rest={"pool": "silver*0"}
    ) as table:
        table.ann("play temple_town", "trash copper")
        table.trash("copper")
        table.has("ann", hand="village", discard="")
        table.asks("ann", "buy")


@rules("C3.7", "C4.3")
@cards("temple_town", "silver")
def test_the_gold_pile_is_empty_and_the_silver_trashed_for_nothing() -> None:
    with scene(ann={"hand": "temple_town silver village"}, ben={"deck": "gold*10"}) as table:
        table.ann("play temple_town", "trash silver")
        table.trash("silver")
        table.has("ann", hand="village", owned="village temple_town")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("temple_town")
def test_without_copper_or_silver_in_hand_nothing_happens() -> None:
    with scene(ann={"hand": "temple_town gold", "deck": "copper", "discard": "silver"}, ben={}) as table:
        table.ann("play temple_town")
        table.trash("")
        table.has("ann", hand="gold", owned="temple_town gold copper silver")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("temple_town")
def test_a_hand_of_one_copper_needs_no_question() -> None:
    with scene(ann={"hand": "temple_town copper"}, ben={}) as table:
        table.ann("play temple_town")
        table.trash("copper")
        table.has("ann", hand="silver")
        table.asks("ann", "buy")


@rules("C8.2")
@cards("temple_town")
def test_at_the_end_it_costs_three_points_if_the_pool_has_neither_silver_nor_gold() -> None:
    with scene(
        ann={"hand": "copper", "deck": "temple_town temple_town", "discard": "village"},
        ben={"deck": "silver*20 gold*9"},
        rest={"phase": "buy", "money": 12, "buys": 3},
    ) as table:
        table.pool(silver=0, gold=1)
        table.has("ann", points=1)
        table.ann("buy gold")
        table.pool(gold=0)
        table.has("ann", points=1 - 3 - 3)
        assert [(line.card, line.copies, line.each) for line in table.game.score_sheet(0)] == [
            ("village", 1, 1), ("temple_town", 2, -3),
        ]  # fmt: skip
        table.asks("ann", "buy")


@rules("C8.2")
@cards("temple_town")
def test_at_the_end_silver_alone_in_the_pool_saves_it() -> None:
    with scene(ann={"hand": "temple_town"}, ben={"deck": "silver*19 gold*10"}) as table:
        table.pool(silver=1, gold=0)
        table.has("ann", points=0)
        assert table.game.score_sheet(0) == ()
        table.asks("ann", "play")
