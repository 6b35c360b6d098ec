"""C4: drawing, revealing, shuffling, gaining."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C4.1")
@cards("castle_town")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_missing() -> None:
    with scene(
        ann={"hand": "light_archers castle_town sanada_yukimura", "deck": "copper*3", "discard": "gold*2"}, ben={}
    ) as table:
        table.ann("play light_archers", "play castle_town")
        table.has("ann", hand="sanada_yukimura copper*3", deck_size=0, discard="gold*2")
        assert not table.told("shuffle")  # the deck is empty, but nothing has to be drawn yet
        table.ann("play sanada_yukimura")
        table.has("ann", hand="copper*3 gold", deck="gold", discard="")
        assert len(table.told("shuffle", "ann")) == 1
        table.asks("ann", "battle")


@rules("C4.1")
def test_the_rest_of_a_draw_comes_from_the_shuffled_pile() -> None:
    with scene(
        ann={"hand": "castle_town", "deck": "silver", "discard": "copper*5"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("play castle_town")
        table.has("ann", hand="silver copper*2", deck="copper*3", discard="")
        table.ann("end")
        table.has("ann", hand_size=4, owned="castle_town silver copper*5")
        assert len(table.told("shuffle", "ann")) == 2  # three cards of the deck, then the pile again
        table.asks("ben", "buy")


@rules("C4.1", "C5.4")
def test_revealed_cards_are_not_shuffled_in() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper"},
        ben={"deck": "cavalry", "discard": "gold*3"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("reinforcements")
        assert [e.cards[0][0] for e in table.told("reveal")] == ["cavalry", "gold"]
        table.asks("ben", "order", "top gold | top cavalry")
        table.has("ben", deck="gold*2", revealed="cavalry gold", discard="")
        table.ben("top cavalry")
        table.has("ben", deck="cavalry gold*3")
        assert table.own("ben").top == ("cavalry", "gold")
        table.asks("ann", "buy")


@rules("C4.2")
def test_with_deck_and_pile_empty_the_rest_of_the_draw_is_lost() -> None:
    with scene(
        ann={"hand": "castle_town", "deck": "copper", "discard": "silver"},
        ben={"hand": "copper*2"},
    ) as table:
        table.ann("play castle_town")
        table.has("ann", hand="copper silver", deck="", discard="")
        table.ann("end")
        table.has("ann", hand="castle_town copper silver", deck="", discard="")
        table.ben("end")
        table.has("ben", hand="copper*2")
        assert table.told("draw", "ben")[-1].number == 2
        table.asks("ann", "play")


@rules("C4.3", "C6.2")
def test_a_bought_card_goes_from_the_pool_to_the_buyers_discard_pile() -> None:
    with scene(ann={"hand": "gold copper", "deck": "copper*4"}, ben={}) as table:
        table.ann("play gold", "buy silver")
        table.pool(silver=19)
        table.has("ann", discard="silver gold copper", hand="copper*4")
        table.asks("ben", "buy")


@rules("C4.3")
@cards("market", "land_survey")
def test_what_is_gained_goes_there_too_unless_the_card_says_otherwise() -> None:
    with scene("kunitori", ann={"hand": "post_relay market land_survey copper"}, ben={}) as table:
        table.ann("play post_relay", "play market", "trash copper", "gain silver")
        table.has("ann", hand="land_survey", discard="silver")
        table.ann("play land_survey")
        table.has("ann", hand="silver", discard="silver")
        table.pool(silver=18)
        table.asks("ann", "buy")


@rules("C4.3", "ruling 7")
@cards("land_survey")
def test_from_an_empty_pile_nothing_is_gained() -> None:
    with scene("kunitori", ann={"hand": "land_survey copper"}, ben={}, rest={"pool": "silver*0"}) as table:
        table.ann("play land_survey")
        table.has("ann", hand="copper", discard="")
        table.pool(silver=0)
        table.ann("play copper")
        table.refuses("ann", "buy silver", "C4.3")
        table.asks("ann", "buy", "buy copper | end")


@rules("C4.3")
@cards("market", "toll_abolition")
def test_outside_the_buy_phase_printed_costs_are_compared() -> None:
    with scene(
        "kunitori",
        ann={"hand": "post_relay toll_abolition market copper*2"},
        ben={},
        rest={"pool": "village*0 ninja_clan*0"},
    ) as table:
        table.ann("play post_relay", "play toll_abolition", "play market", "trash copper")
        table.asks(  # up to 1 + 2 as printed: a card that costs 4 stays too expensive despite the discount
            "ann",
            "gain",
            "gain copper | gain silver | gain spear_troopers | gain farmers | gain technology_development | "
            "gain fortress | gain heavy_tax | gain rice_field_plowing | gain market | gain post_relay",
        )
        table.refuses("ann", "gain light_archers", "C4.3")
        table.refuses("ann", "gain village", "C4.3")
        table.ann("gain silver")
        table.asks("ann", "buy")


@rules("C4.3")
@cards("market")
def test_corrected_costs_count_as_printed() -> None:
    corrections = {"kunitori": {"copper": {"cost": 0}, "farmers": {"cost": 3}, "gold": {"cost": 2}}}
    with scene("kunitori", corrections=corrections, ann={"hand": "market copper"}, ben={}) as table:
        table.ann("play market")  # the only card in hand is chosen
        table.asks("ann", "gain", "gain copper | gain gold | gain ninja_clan | gain technology_development")
        table.refuses("ann", "gain farmers", "C4.3")
