"""Technology Development and Quality Tea Ware: some money, or more money and the card is trashed."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.7", "C3.6")
@cards("technology_development")
def test_technology_development_gives_one_money_and_is_kept() -> None:
    with scene("kunitori", ann={"hand": "technology_development copper"}, ben={}) as table:
        table.ann("play technology_development")
        table.asks("ann", "choose", "choose money | choose trash")
        table.refuses("ann", "end", "C3.7")
        table.ann("choose money")
        table.counts(money=1, actions=0, buys=1)
        table.played("technology_development")
        table.trash("")
        table.asks("ann", "buy")


@rules("C3.7", "C3.5", "C1.2")
@cards("technology_development", "quality_tea_ware")
def test_trashed_it_gives_three_enough_with_two_coppers_for_tea_ware() -> None:
    with scene("kunitori", ann={"hand": "technology_development copper*3"}, ben={"hand": "copper"}) as table:
        table.ann("play technology_development", "choose trash")
        table.counts(money=3, actions=0, buys=1)
        table.trash("technology_development")
        table.played("")
        table.pool(technology_development=6)
        table.ann("play copper", "play copper", "buy quality_tea_ware")
        table.has("ann", owned="copper*3 quality_tea_ware")
        table.asks("ben", "buy")


@rules("C3.7")
@cards("quality_tea_ware")
def test_quality_tea_ware_gives_two_money_and_is_kept() -> None:
    with scene("kunitori", ann={"hand": "quality_tea_ware copper"}, ben={}) as table:
        table.ann("play quality_tea_ware")
        table.asks("ann", "choose", "choose money | choose trash")
        table.ann("choose money")
        table.counts(money=2, actions=0, buys=1)
        table.played("quality_tea_ware")
        table.trash("")
        table.asks("ann", "buy")


@rules("C3.7", "C6.2")
@cards("quality_tea_ware", "magnificent_castle")
def test_trashed_it_gives_five_enough_with_two_coppers_for_a_castle() -> None:
    with scene("kunitori", ann={"hand": "quality_tea_ware copper*3"}, ben={"hand": "copper"}) as table:
        table.ann("play quality_tea_ware", "choose trash")
        table.counts(money=5, actions=0, buys=1)
        table.trash("quality_tea_ware")
        table.ann("play copper", "play copper", "buy magnificent_castle")
        table.has("ann", owned="copper*3 magnificent_castle")
        table.asks("ben", "buy")
