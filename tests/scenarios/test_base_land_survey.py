"""Land Survey: a Silver into the hand."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.4", "C4.3", "C6.1", "C9.3")
@cards("land_survey", "silver")
def test_the_silver_comes_to_the_hand_and_can_be_spent_at_once() -> None:
    with scene("kunitori", ann={"hand": "land_survey copper"}, ben={}) as table:
        table.ann("play land_survey")
        table.has("ann", hand="silver copper", discard="")
        table.sees("ben", "ann", hand="silver")
        table.pool(silver=19)
        table.ann("play silver")
        table.counts(money=2)
        table.asks("ann", "buy")


@rules("C3.7", "C4.3")
@cards("land_survey")
def test_from_an_empty_pile_nothing_comes() -> None:
    with scene("kunitori", ann={"hand": "land_survey copper"}, ben={"deck": "silver*20"}) as table:
        table.ann("play land_survey")
        table.has("ann", hand="copper", owned="land_survey copper")
        table.played("land_survey")
        table.asks("ann", "buy")
