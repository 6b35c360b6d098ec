"""Market: a card from hand for one that costs up to two more."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.7", "C4.3", "C9.4")
@cards("market", "village")
def test_a_village_becomes_a_card_that_costs_up_to_five() -> None:
    with scene("kunitori", ann={"hand": "market village copper"}, ben={}) as table:
        table.ann("play market")
        table.asks("ann", "trash", "trash village | trash copper")
        table.refuses("ann", "trash market", "C3.7")
        table.refuses("ann", "end", "C3.7")
        table.ann("trash village")
        table.trash("village")
        table.refuses("ann", "gain light_gunners", "C4.3")
        table.refuses("ann", "gain town", "C4.3")
        table.refuses("ann", "end", "C4.3")  # gaining is compulsory
        table.ann("gain cavalry")
        table.has("ann", hand="copper", discard="cavalry", points=0)
        table.pool(cavalry=9)
        table.asks("ann", "buy")


@rules("C3.7", "C4.3")
@cards("market", "copper")
def test_a_copper_becomes_one_of_the_cards_that_cost_up_to_three() -> None:
    with scene("kunitori", ann={"hand": "market copper village"}, ben={}) as table:
        table.ann("play market", "trash copper")
        table.asks(
            "ann",
            "gain",
            "gain copper | gain silver | gain village | gain spear_troopers | gain farmers | gain ninja_clan | "
            "gain technology_development | gain fortress | gain heavy_tax | gain rice_field_plowing | gain market | "
            "gain post_relay",
        )
        table.ann("gain silver")
        table.has("ann", hand="village", discard="silver")
        table.asks("ann", "buy")


@rules("C3.7", "C4.3", "C1.2", "C6.2")
@cards("market", "uesugi_kenshin", "date_masamune", "light_archers", "silver")
def test_the_top_general_can_be_gained_and_the_next_is_turned_up() -> None:
    with scene(
        "kunitori", ann={"hand": "market light_archers copper"}, ben={}, rest={"top_general": "date_masamune"}
    ) as table:
        table.ann("play market", "trash light_archers")
        table.refuses("ann", "gain uesugi_kenshin", "C6.2")  # deeper in the pile
        table.ann("gain date_masamune")
        table.has("ann", discard="date_masamune")
        view = table.game.view(None)
        assert view.generals_left == 7
        assert view.top_general not in (None, "date_masamune")
        table.asks("ann", "buy")


@rules("C3.7", "C4.3")
@cards("market", "land", "magnificent_castle", "town")
def test_treasure_and_victory_points_can_be_gained() -> None:
    with scene(
        "kunitori", ann={"hand": "market*2 magnificent_castle light_archers copper"}, ben={}, rest={"actions": 2}
    ) as table:
        table.ann("play market", "trash magnificent_castle", "gain land")
        table.ann("play market", "trash light_archers", "gain gold")
        table.has("ann", hand="copper", discard="land gold", points=10)
        table.asks("ann", "buy")


@rules("C3.7")
@cards("market")
def test_a_single_card_in_hand_needs_no_question_and_none_does_nothing() -> None:
    with scene("kunitori", ann={"hand": "market gold"}, ben={}, rest={"money": 1}) as table:
        table.ann("play market")
        table.trash("gold")
        table.asks("ann", "gain")
        table.refuses("ann", "gain land", "C4.3")  # 9 is more than 6 + 2
        table.ann("gain magnificent_castle")
        table.asks("ann", "buy")
    with scene("kunitori", ann={"hand": "market"}, ben={}, rest={"money": 1}) as table:
        table.ann("play market")
        table.trash("")
        assert not table.told("gain")
        table.asks("ann", "buy")


@rules("C4.3")
@cards("market")
def test_an_empty_pile_gives_nothing_to_gain() -> None:
    with scene("kunitori", ann={"hand": "market copper village"}, ben={"deck": "silver*20"}) as table:
        table.ann("play market", "trash copper")
        table.refuses("ann", "gain silver", "C4.3")
        table.ann("gain village")
        table.has("ann", hand="village", discard="village")
        table.asks("ann", "buy")


@rules("C1.2")
@cards("market", "oda_nobunaga")
def test_a_trashed_general_never_comes_back() -> None:
    with scene("kunitori", ann={"hand": "market oda_nobunaga copper"}, ben={}) as table:
        table.ann("play market", "trash oda_nobunaga")
        table.trash("oda_nobunaga")
        table.pool(oda_nobunaga=0)
        assert table.game.view(None).generals_left == 7
        table.ann("gain magnificent_castle")
        table.asks("ann", "buy")
