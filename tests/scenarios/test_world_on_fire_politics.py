"""Temple Tax, Castle Town and Soil Renovation: cards now, points at the end."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.4", "C8.2")
@cards("temple_tax")
def test_temple_tax_draws_two_and_costs_two_points() -> None:
    with scene(ann={"hand": "temple_tax copper", "deck": "silver*5", "discard": "temple_tax"}, ben={}) as table:
        table.ann("play temple_tax")
        table.has("ann", hand="copper silver*2", deck="silver*3", points=-4)
        table.counts(actions=0, money=0, buys=1)
        table.asks("ann", "buy")


@rules("C3.7")
@cards("temple_tax", "market")
def test_temple_tax_cannot_be_trashed_by_market() -> None:
    with scene("custom", mix="temple_tax,market,trap", ann={"hand": "market temple_tax copper"}, ben={}) as table:
        table.ann("play market")
        table.asks("ann", "trash", "trash copper")
        table.refuses("ann", "trash temple_tax", "C3.7")
        table.ann("trash copper", "gain trap")
        table.has("ann", hand="temple_tax", discard="trap")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("temple_tax", "market")
def test_with_nothing_but_temple_tax_market_does_nothing() -> None:
    with scene("custom", mix="temple_tax,market", ann={"hand": "market temple_tax*2"}, ben={}) as table:
        table.ann("play market")
        table.trash("")
        table.has("ann", hand="temple_tax*2", discard="")
        table.asks("ann", "buy")


@rules("C3.4", "C8.2")
@cards("castle_town")
def test_castle_town_draws_three_and_is_worth_two_points() -> None:
    with scene(ann={"hand": "castle_town copper", "deck": "silver*5"}, ben={}) as table:
        table.ann("play castle_town")
        table.has("ann", hand="copper silver*3", deck="silver*2", points=2)
        table.counts(actions=0, money=0, buys=1)
        table.asks("ann", "buy")


@rules("C8.2")
@cards("soil_renovation", "town", "land")
def test_soil_renovation_counts_a_point_for_each_land_and_town_wherever_they_are() -> None:
    with scene(
        ann={
            "hand": "soil_renovation town copper",
            "deck": "soil_renovation land",
            "top": "town",
            "discard": "town village*3",
        },
        ben={"deck": "soil_renovation village land"},
    ) as table:
        table.has("ann", points=3 * 5 + 10 + 3 + 2 * 4)
        assert [(line.card, line.copies, line.each, line.total) for line in table.game.score_sheet(0)] == [
            ("village", 3, 1, 3), ("town", 3, 5, 15), ("land", 1, 10, 10), ("soil_renovation", 2, 4, 8),
        ]  # fmt: skip
        table.has("ben", points=1 + 1 + 10)
        table.asks("ann", "play")


@rules("C3.7", "C8.2")
@cards("soil_renovation")
def test_soil_renovation_does_nothing_when_played_and_is_worth_nothing_alone() -> None:
    with scene(ann={"hand": "soil_renovation village", "deck": "copper"}, ben={"deck": "land"}) as table:
        table.ann("play soil_renovation")
        table.counts(actions=0, money=0, buys=1)
        table.has("ann", hand="village", deck="copper", points=1)
        table.asks("ann", "buy")
