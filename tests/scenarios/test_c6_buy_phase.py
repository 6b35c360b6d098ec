"""C6: treasure, purchases, discounts."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C6.1")
@cards("copper", "silver", "gold")
def test_treasure_is_played_without_actions_and_between_purchases() -> None:
    with scene(
        "kunitori",
        ann={"hand": "toll_abolition copper*2 silver gold village", "deck": "copper*5"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("play toll_abolition")
        table.counts(actions=0, money=0, buys=2)
        table.ann("play silver")
        table.counts(money=2)
        table.ann("buy spear_troopers")
        table.counts(money=0, buys=1)
        table.refuses("ann", "play village", "C3.3")
        table.ann("play gold", "play copper", "play copper")
        table.counts(money=5)
        table.played("toll_abolition silver gold copper*2")
        table.refuses("ann", "play silver", "C6.1")
        table.ann("play copper", "buy town")
        table.has("ann", hand="copper*4", discard="spear_troopers town toll_abolition copper*3 silver gold village")
        table.asks("ben", "buy")


@rules("C6.1")
def test_every_buy_phase_has_one_buy() -> None:
    with scene(ann={"hand": "gold*2"}, ben={}) as table:
        table.counts(buys=1)
        table.ann("play gold", "play gold", "buy copper")
        assert table.told("phase", "ann")[-1].number == 3  # one purchase, however much money is left
        table.has("ann", owned="gold*2 copper")
        table.asks("ben", "buy")


@rules("C6.1")
def test_nobody_has_to_play_treasure_or_to_buy() -> None:
    with scene(ann={"hand": "gold", "deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.ann("end")
        table.has("ann", hand="copper*4", discard="gold")
        assert not table.told("play")
        table.asks("ben", "buy")


@rules("C6.2")
def test_any_card_of_the_pool_that_can_be_paid() -> None:
    with scene(
        ann={"hand": "gold*2"}, ben={}, rest={"top_general": "maeda_keiji", "pool": "cavalry*0 spear_troopers*0"}
    ) as table:
        table.ann("play gold")
        pool = "copper silver village fake_fortress loyal_warning trap take_back travelling_monk beauty temple_tax moat"
        table.asks("ann", "buy", " | ".join(["play gold", *(f"buy {card}" for card in pool.split()), "end"]))
        table.refuses("ann", "buy light_archers", "C6.2")
        table.refuses("ann", "buy spear_troopers", "C4.3")
        table.refuses("ann", "buy fortress", "C1.2")
        table.ann("play gold", "buy maeda_keiji")
        table.has("ann", owned="gold*2 maeda_keiji")
        table.asks("ben", "buy")


@rules("C6.2", "C1.2")
@cards("ishida_mitsunari")
def test_the_next_general_is_turned_up_at_once_and_can_be_bought_with_another_buy() -> None:
    with scene(
        ann={"hand": "ishida_mitsunari gold*4"},
        ben={},
        rest={"top_general": "honda_tadakatsu"},
    ) as table:
        table.ann("play ishida_mitsunari", "peace", "play gold", "play gold", "play gold", "play gold")
        table.counts(money=14, buys=2)
        table.ann("buy honda_tadakatsu")
        [turned_up] = table.told("turn_up")
        following = turned_up.cards[0][0]
        view = table.game.view(None)
        assert view.top_general == following not in ("honda_tadakatsu", "ishida_mitsunari")
        assert view.generals_left == 6
        table.ann(f"buy {following}")
        table.has("ann", owned=f"ishida_mitsunari honda_tadakatsu {following} gold*4")
        table.asks("ben", "buy")


@rules("C6.2")
def test_the_last_general_leaves_no_pile() -> None:
    bought = " ".join(
        ["maeda_keiji", "honda_tadakatsu", "sanada_yukimura", "ishida_mitsunari", "naoe_kanetsugu", "akechi_mitsuhide"]
    )
    with scene(
        ann={"hand": "gold*4 harbour_town"},
        ben={"discard": f"{bought} kuroda_kanbei"},
    ) as table:
        table.ann("play harbour_town", "play gold", "play gold", "buy katakura_kojuro")
        view = table.game.view(None)
        assert (view.top_general, view.generals_left) == (None, 0)
        table.refuses("ann", "buy katakura_kojuro", "C4.3")
        table.asks("ann", "buy")


@rules("C6.2")
@cards("harbour_town", "toll_abolition")
def test_discounts_hold_for_every_card_do_not_add_up_and_make_nothing_free() -> None:
    with scene(
        "custom",
        mix="harbour_town,toll_abolition,spear_troopers,post_relay",
        ann={"hand": "post_relay harbour_town*2 toll_abolition gold*4 copper"},
        ben={},
        rest={"top_general": "oda_nobunaga"},
    ) as table:
        table.ann("play post_relay", "play harbour_town", "play harbour_town")
        assert table.game.view(None).discount == 1
        table.ann("play gold", "play gold", "play gold", "play gold", "play copper")
        table.counts(money=13, buys=3)
        table.ann("buy oda_nobunaga")
        table.counts(money=8)  # a general for 5
        table.ann("buy gold")
        table.counts(money=3)  # treasure for 5
        table.ann("buy village")
        assert [e.number for e in table.told("buy")] == [5, 5, 2]  # victory points too
        table.has("ann", owned="post_relay harbour_town*2 toll_abolition gold*5 copper oda_nobunaga village")
        table.asks("ben", "buy")
    with scene(
        "custom",
        mix="harbour_town,toll_abolition,spear_troopers,post_relay",
        ann={"hand": "post_relay harbour_town toll_abolition gold copper"},
        ben={},
    ) as table:
        table.ann("play post_relay", "play harbour_town", "play toll_abolition", "play copper")
        table.ann("buy copper")
        table.counts(money=0, buys=2)  # but never becomes free
        table.ann("play gold", "buy spear_troopers")
        table.counts(money=1)
        table.asks("ann", "buy")


@rules("C6.2")
@cards("harbour_town")
def test_a_discount_ends_with_the_turn_and_is_the_buyers_alone() -> None:
    with scene(
        ann={"hand": "harbour_town silver", "deck": "copper*4"},
        ben={"hand": "silver"},
    ) as table:
        table.ann("play harbour_town", "play silver")
        table.ann("buy spear_troopers", "end")
        table.ben("play silver")
        table.refuses("ben", "buy spear_troopers", "C6.2")
        table.asks("ben", "buy")


@rules("C6.2")
def test_a_card_that_costs_nothing_by_correction_is_free() -> None:
    corrections = {"world_on_fire": {"copper": {"cost": 0}}}
    with scene(corrections=corrections, ann={"hand": "village"}, ben={}) as table:
        table.asks("ann", "buy", "buy copper | end")
        table.ann("buy copper")
        table.has("ann", owned="village copper")
        table.asks("ben", "buy", "buy copper | end")


@rules("C6.3", "C3.5")
def test_money_and_buys_not_used_are_lost() -> None:
    with scene(
        ann={"hand": "ishida_mitsunari cavalry gold copper", "deck": "copper*4"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("play cavalry", "play ishida_mitsunari", "end", "peace", "play gold", "buy silver")
        table.counts(money=2, buys=1)
        table.ann("end")
        table.counts(money=0, buys=0)
        table.ann("stay cavalry")
        table.counts(money=0, buys=1)
        table.ben("play copper", "end")
        table.counts(money=0)
        table.asks("ann", "play")
