"""C5: declaring, defending, strengths, prizes, and what is left afterwards."""

from __future__ import annotations

import pytest
from tests.scenarios.table import Table, cards, rules, scene


def strengths(table: Table) -> list[tuple[int, int]]:
    """The strengths in all battles so far: attack and defence."""
    return [(battle.number, battle.against) for battle in table.told("strength")]


# ---- who may declare
@rules("C5.1")
def test_battle_needs_a_leader_played_this_turn() -> None:
    with scene(ann={"hand": "cavalry copper", "deployed": "spear_troopers"}, ben={}) as table:
        table.ann("play cavalry", "end")
        table.refuses("ann", "attack ben:cavalry,spear_troopers", "C5.1")
        table.asks("ann", "buy")  # troops alone: the battle phase passes
    with scene(ann={"hand": "cavalry maeda_keiji copper", "discard": "kuroda_kanbei"}, ben={}) as table:
        table.ann("play cavalry", "end")  # a general that stays in hand leads nobody
        table.asks("ann", "buy")


@rules("C5.1")
@cards("maeda_keiji")
def test_nobody_is_obliged_to_attack() -> None:
    with scene(ann={"hand": "maeda_keiji copper"}, ben={}) as table:
        table.ann("play maeda_keiji")
        table.asks("ann", "battle", "peace | attack ben:maeda_keiji")
        table.ann("peace")
        assert not table.told("strength")
        table.asks("ann", "buy")


@rules("C5.1", "X4", "ruling 20")
@cards("young_general")
@pytest.mark.parametrize("game, mix", [("kunitori", None), ("custom", "world_chaos,young_general")])
def test_the_young_general_leads_in_the_base_game_and_in_a_mix(game: str, mix: str | None) -> None:
    with scene(game, mix=mix, ann={"hand": "young_general spear_troopers"}, ben={"hand": "copper"}) as table:
        table.ann("play spear_troopers", "play young_general")
        table.asks("ann", "battle", "peace | attack ben:spear_troopers,young_general")
        table.ann("attack ben:young_general,spear_troopers")
        table.ben("ambush none")
        assert strengths(table) == [(3, 0)]
        table.asks("ann", "stay", "stay none | stay spear_troopers")


@rules("ruling 20")
@cards("young_general", "take_back", "ninja_clan")
def test_the_young_general_is_a_troop_where_a_text_says_general() -> None:
    mix = "world_chaos,young_general,take_back"
    with scene(
        "custom", mix=mix, ann={"hand": "take_back copper", "discard": "young_general village"}, ben={"hand": "copper"}
    ) as table:
        table.ann("play take_back")
        table.has("ann", hand="copper", discard="young_general village")
        table.asks("ann", "buy")
    with scene(
        "kunitori",
        ann={"hand": "ninja_clan copper"},
        ben={"hand": "young_general copper", "deck": "gold copper"},
    ) as table:
        table.ann("play ninja_clan")
        table.asks("ben", "show", "show none")
        table.refuses("ben", "show young_general", "C3.7")


# ---- who attacks whom
@rules("C5.2", "ruling 8")
def test_all_generals_and_troops_of_the_army_area_take_part() -> None:
    with scene(
        ann={"hand": "honda_tadakatsu cavalry castle_town", "deployed": "spear_troopers*2"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("play cavalry", "play honda_tadakatsu", "play castle_town")
        table.asks("ann", "battle", "peace | attack ben:honda_tadakatsu,spear_troopers*2,cavalry")
        table.refuses("ann", "attack ben:honda_tadakatsu", "C5.2")
        table.refuses("ann", "attack ben:honda_tadakatsu,cavalry,spear_troopers", "C5.2")
        table.refuses("ann", "attack ben:cavalry,spear_troopers*2", "C5.2")
        table.refuses("ann", "attack ben:honda_tadakatsu,cavalry,spear_troopers*3", "C5.2")
        table.refuses("ann", "attack ann:honda_tadakatsu,cavalry,spear_troopers*2", "C5.2")
        table.ann("attack ben:honda_tadakatsu,cavalry,spear_troopers*2")
        table.ben("ambush none")
        assert strengths(table) == [(11, 0)]
        table.asks("ann", "stay")


@rules("C5.2", "ruling 2")
@cards("katakura_kojuro", "kuroda_kanbei")
def test_every_leader_has_one_target_and_troops_go_where_a_leader_goes() -> None:
    with scene(
        ann={"hand": "kuroda_kanbei katakura_kojuro", "deployed": "spear_troopers*2 light_archers"},
        ben={},
        chloe={},
        dan={},
    ) as table:
        table.ann("play spear_troopers", "play spear_troopers", "play kuroda_kanbei", "play katakura_kojuro")
        table.refuses("ann", "attack ben:kuroda_kanbei,katakura_kojuro,spear_troopers*2", "C5.2")
        for nonsense in (
            "attack ben:kuroda_kanbei,spear_troopers*2,light_archers chloe:katakura_kojuro dan:kuroda_kanbei",
            "attack ben:kuroda_kanbei,katakura_kojuro chloe:spear_troopers*2,light_archers",
            "attack ben:kuroda_kanbei,light_archers chloe:katakura_kojuro dan:spear_troopers*2",
        ):
            table.refuses("ann", nonsense, "C5.2")
        table.ann("attack ben:kuroda_kanbei,spear_troopers chloe:katakura_kojuro,spear_troopers,light_archers")
        announced = [(e.other, e.cards) for e in table.told("assign")]
        assert announced == [
            (1, (("kuroda_kanbei", 1),)),
            (1, (("spear_troopers", 1),)),
            (2, (("katakura_kojuro", 1),)),
            (2, (("spear_troopers", 1),)),
            (2, (("light_archers", 1),)),
        ]  # all of it before the first defender chooses
        table.ben("ambush none")
        table.chloe("ambush none")
        assert strengths(table) == [(5, 0), (7, 0)]
        table.asks("ann", "stay")


@rules("C5.2")
def test_several_leaders_may_share_a_target_and_one_may_go_alone() -> None:
    with scene(
        ann={"hand": "honda_tadakatsu katakura_kojuro naoe_kanetsugu copper"},
        ben={"hand": "copper"},
        chloe={"hand": "copper"},
    ) as table:
        table.ann("play honda_tadakatsu", "play katakura_kojuro", "play naoe_kanetsugu", "end")
        table.ann("attack ben:honda_tadakatsu chloe:katakura_kojuro,naoe_kanetsugu")
        table.ben("ambush none")
        table.chloe("ambush none")
        assert strengths(table) == [(5, 0), (7, 0)]
        table.has("ann", discard="town land")
        table.asks("ann", "buy")  # declared once for the whole phase
        table.refuses("ann", "attack ben:honda_tadakatsu,katakura_kojuro,naoe_kanetsugu", "C5.1")


@rules("C5.2")
def test_with_one_target_everything_goes_there_without_further_questions() -> None:
    with scene(ann={"hand": "maeda_keiji", "deployed": "cavalry"}, ben={}, chloe={}) as table:
        table.ann("play maeda_keiji")
        table.ann("attack ...")
        table.asks("ann", "leaders", "... ben:maeda_keiji*0 | ... ben:maeda_keiji*1")
        table.ann("... ben:maeda_keiji*0")  # so he goes against Chloe, and the Cavalry with him
        assert dict(table.game.view(None).attackers[2]) == {"maeda_keiji": 1, "cavalry": 1}
        table.asks("chloe", "defend")


# ---- several battles
@rules("C5.3")
def test_battles_are_fought_clockwise_each_settled_before_the_next() -> None:
    with scene(
        ann={"hand": "copper"},
        ben={"hand": "copper"},
        chloe={"hand": "light_archers"},
        dan={"hand": "honda_tadakatsu maeda_keiji katakura_kojuro", "deployed": "light_archers", "deck": "copper"},
        rest={"active": 3, "pool": "village*1"},
    ) as table:
        table.dan("play honda_tadakatsu", "play katakura_kojuro", "play maeda_keiji", "end")
        table.dan("attack chloe:maeda_keiji ann:honda_tadakatsu,light_archers ben:katakura_kojuro")
        table.asks("ann", "defend")  # Dan's left
        table.ann("ambush none")
        table.has("dan", discard="town")
        table.ben("ambush none")
        table.has("dan", discard="town*2")
        table.asks("chloe", "defend")
        table.chloe("ambush light_archers")
        table.has("dan", discard="town*3")
        assert [(e.other, e.number, e.against) for e in table.told("strength")] == [(0, 6, 0), (1, 4, 0), (2, 6, 2)]
        table.asks("dan", "buy")


# ---- defending
@rules("C5.4", "W5.4")
def test_ambush_shows_any_number_of_hand_cards_with_a_value_or_none() -> None:
    hand = "cavalry*2 spear_troopers akechi_mitsuhide trap copper village castle_town"
    for ambush, defence in {
        "none": 0,
        "cavalry": 3,
        "cavalry*2": 5,
        "spear_troopers cavalry*2": 7,
        "akechi_mitsuhide spear_troopers cavalry*2": 9,
    }.items():
        with scene(ann={"hand": "maeda_keiji honda_tadakatsu copper"}, ben={"hand": hand}) as table:
            table.ann("play honda_tadakatsu", "play maeda_keiji", "attack ben:maeda_keiji,honda_tadakatsu")
            table.refuses("ben", "ambush copper", "C5.4")
            table.refuses("ben", "ambush trap", "C5.4")
            table.refuses("ben", "ambush castle_town", "C5.4")
            table.refuses("ben", "ambush cavalry*3", "C5.4")
            table.refuses("ben", "ambush light_archers", "C5.4")
            table.ben(f"ambush {ambush}")
            assert strengths(table) == [(11, defence)]
            table.has("ben", hand=hand, ambush="")
            table.asks("ann", "buy")


@rules("C5.4", "C5.5", "C5.7")
def test_reinforcements_are_the_top_two_cards_and_those_with_a_value_fight() -> None:
    with scene(
        ann={"hand": "katakura_kojuro copper"},
        ben={"hand": "maeda_keiji", "deployed": "light_archers", "top": "gold cavalry", "deck": "land*3"},
    ) as table:
        table.ann("play katakura_kojuro", "end", "attack ben:katakura_kojuro")
        table.asks("ben", "defend", "ambush ... | reinforcements")
        table.ben("reinforcements")
        assert strengths(table) == [(4, 3)]  # Light Archers 1, Cavalry 2, no bonus; the hand stays out of it
        table.has("ann", discard="village")
        table.asks("ben", "order", "top gold | top cavalry")  # both go back, fighting or not, as he orders
        table.ben("top gold")
        assert table.own("ben").top == ("gold", "cavalry")
        table.has("ben", deck="gold cavalry land*3", deployed="light_archers", hand="maeda_keiji")
        table.asks("ann", "buy")


@rules("C5.4", "C4.2")
def test_reinforcements_may_be_called_from_an_empty_deck() -> None:
    with scene(ann={"hand": "maeda_keiji copper"}, ben={"hand": "cavalry"}) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("reinforcements")
        assert strengths(table) == [(6, 0)]
        assert not table.told("reveal")
        table.asks("ann", "buy")
    with scene(ann={"hand": "maeda_keiji copper"}, ben={"hand": "copper", "discard": "cavalry"}) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("reinforcements")
        assert strengths(table) == [(6, 2)]  # one card is all there is
        table.has("ben", deck="cavalry", discard="")
        table.asks("ann", "buy")


@rules("C5.4", "ruling 28")
@cards("light_archers")
def test_a_value_of_nought_is_no_value() -> None:
    corrections = {"kunitori": {"light_archers": {"attack": 0}, "fortress": {"defence": 0}}}
    with scene(
        "kunitori",
        corrections=corrections,
        ann={"hand": "uesugi_kenshin copper"},
        ben={"hand": "light_archers fortress spear_troopers"},
    ) as table:
        table.ann("play uesugi_kenshin", "attack ben:uesugi_kenshin")
        table.refuses("ben", "ambush light_archers", "C5.4")
        table.refuses("ben", "ambush fortress", "C5.4")
        table.ben("ambush spear_troopers")
        assert strengths(table) == [(6, 3)]
        table.asks("ann", "buy")
    nought = {"world_on_fire": {"fake_fortress": {"attack": 0}}}
    with scene(
        corrections=nought,
        ann={"hand": "maeda_keiji copper"},
        ben={"hand": "copper", "deck": "fake_fortress*2"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("reinforcements")
        assert strengths(table) == [(6, 0)]
        table.has("ben", deck="fake_fortress*2", discard="")  # they did not fight, so they do not fall
        table.asks("ann", "buy")


# ---- strengths
@rules("C5.5", "K2")
@cards("hojo_ujiyasu", "tokugawa_ieyasu", "magnificent_castle", "fortress")
def test_a_defence_value_never_counts_in_attack() -> None:
    with scene(
        "kunitori",
        ann={"hand": "tokugawa_ieyasu fortress hojo_ujiyasu", "deployed": "magnificent_castle"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("play fortress", "play tokugawa_ieyasu", "play hojo_ujiyasu")
        table.refuses("ann", "attack ben:tokugawa_ieyasu,hojo_ujiyasu,magnificent_castle", "C5.2")
        table.ann("attack ben:tokugawa_ieyasu,hojo_ujiyasu")
        table.ben("ambush none")
        assert strengths(table) == [(4, 0)]
        table.asks("ann", "stay", "stay none | stay magnificent_castle")


@rules("C5.5", "K5.4", "K2")
@cards("hojo_ujiyasu", "magnificent_castle", "fortress", "light_gunners")
def test_in_defence_attack_and_defence_values_count_both() -> None:
    with scene(
        "kunitori",
        ann={"hand": "uesugi_kenshin copper"},
        ben={"hand": "hojo_ujiyasu fortress", "deployed": "magnificent_castle light_gunners"},
    ) as table:
        table.ann("play uesugi_kenshin", "attack ben:uesugi_kenshin")
        table.ben("ambush hojo_ujiyasu fortress")
        assert strengths(table) == [(6, 3 + 3 + (2 + 1 + 3 + 1) + (2 + 1))]
        table.ben("take land")
        table.asks("ann", "buy")
    with scene(
        "kunitori",
        ann={"hand": "uesugi_kenshin copper"},
        ben={"hand": "copper", "deck": "hojo_ujiyasu fortress"},
    ) as table:
        table.ann("play uesugi_kenshin", "attack ben:uesugi_kenshin")
        table.ben("reinforcements")
        assert strengths(table) == [(6, 2 + 3 + 2)]
        table.ben("take village")
        table.asks("ben", "order")


# ---- prizes
@rules("C5.6", "ruling 1")
@cards("maeda_keiji", "spear_troopers", "light_archers")
@pytest.mark.parametrize(
    "ahead, prize",
    [(8, "land"), (7, "land"), (6, "town"), (5, "town"), (4, "town"), (3, "village"), (2, "village"), (1, "village")],
)
def test_the_attackers_prize(ahead: int, prize: str) -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "spear_troopers", "deck": "copper*4"},
        ben={"hand": "copper", "deployed": f"light_archers*{8 - ahead}" if ahead < 8 else ""},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,spear_troopers")
        table.ben("ambush none")
        assert strengths(table) == [(8, 8 - ahead)]
        table.has("ann", discard=prize)  # nobody asked her: it cannot be refused
        table.has("ben", discard="")
        table.asks("ann", "buy")


@rules("C5.6")
@pytest.mark.parametrize("ahead, prize", [(1, "village"), (2, "town"), (3, "land"), (4, "land")])
def test_the_defenders_prize_is_that_card_or_nothing(ahead: int, prize: str) -> None:
    for answer in (f"take {prize}", "decline"):
        with scene(
            ann={"hand": "maeda_keiji copper", "deployed": "spear_troopers"},
            ben={"hand": "copper", "deployed": f"light_archers*{8 + ahead}"},
        ) as table:
            table.ann("play maeda_keiji", "attack ben:maeda_keiji,spear_troopers")
            table.ben("ambush none")
            table.asks("ben", "prize", f"take {prize} | decline")
            for other in {"village", "town", "land"} - {prize}:
                table.refuses("ben", f"take {other}", "C5.6")
            table.ben(answer)
            table.has("ben", discard="" if answer == "decline" else prize)
            table.has("ann", discard="")
            table.asks("ann", "buy")


@rules("C5.6")
def test_equal_strength_gains_nobody_anything() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "spear_troopers"},
        ben={"hand": "copper", "deployed": "light_archers*8"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,spear_troopers")
        table.ben("ambush none")
        assert strengths(table) == [(8, 8)]
        assert not table.told("gain")
        table.asks("ann", "buy")


@rules("C5.6", "C4.3", "ruling 7")
@pytest.mark.parametrize("archers, empty", [(0, "land"), (3, "town"), (6, "village"), (9, "village"), (11, "land")])
def test_an_empty_pile_gives_no_prize_and_not_the_next_smaller_one(archers: int, empty: str) -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "spear_troopers"},
        ben={"hand": "copper", "deployed": f"light_archers*{archers}" if archers else ""},
        rest={"pool": f"{empty}*0"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,spear_troopers")
        table.ben("ambush none")
        assert not table.told("gain")
        table.has("ann", discard="")
        table.has("ben", discard="")
        table.asks("ann", "buy")


# ---- after the battles
@rules("C5.7")
@cards("fake_fortress", "land_destroyer")
def test_cards_return_only_when_all_battles_are_over() -> None:
    with scene(
        ann={"hand": "honda_tadakatsu maeda_keiji copper"},
        ben={"hand": "cavalry*2 fake_fortress"},
        chloe={"hand": "copper", "top": "spear_troopers village"},
        dan={},
    ) as table:
        table.ann("play honda_tadakatsu", "play maeda_keiji")
        table.ann("attack ben:maeda_keiji chloe:honda_tadakatsu")
        table.ben("ambush cavalry fake_fortress")
        table.has("ben", hand="cavalry", ambush="cavalry fake_fortress")
        table.chloe("reinforcements")
        table.has("ben", hand="cavalry*2", ambush="", discard="fake_fortress")
        table.asks("chloe", "order", "top village | top spear_troopers")
        table.has("chloe", revealed="spear_troopers village")
        table.chloe("top village")
        table.has("chloe", revealed="", deck="spear_troopers village")
        table.asks("ann", "buy")


@rules("C5.7")
@cards("fake_fortress", "land_destroyer")
def test_fake_fortress_and_land_destroyer_fall_wherever_they_fought() -> None:
    with scene(
        ann={"hand": "maeda_keiji fake_fortress copper", "deployed": "fake_fortress land_destroyer"},
        ben={"hand": "fake_fortress copper", "deployed": "fake_fortress"},
    ) as table:
        table.ann("play land_destroyer", "play fake_fortress", "play maeda_keiji")
        table.ann("attack ben:maeda_keiji,fake_fortress*2,land_destroyer")
        table.ben("ambush fake_fortress")
        table.ben("fall fake_fortress ambush")
        table.has("ben", deployed="", hand="copper", discard="fake_fortress*2")
        table.has("ann", deployed="", discard="land fake_fortress*2 land_destroyer")
        table.played("maeda_keiji")
        table.asks("ann", "buy")
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "fake_fortress"},
        ben={"hand": "land_destroyer copper", "deck": "fake_fortress land_destroyer"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,fake_fortress")
        table.ben("reinforcements")
        assert strengths(table) == [(8, 7)]
        # Ben's Destroyer makes Ann discard her only troop; all of it is settled without a question
        table.has("ben", deck="", discard="fake_fortress land_destroyer", hand="land_destroyer copper")
        table.has("ann", deployed="", discard="fake_fortress village")
        table.asks("ann", "buy")


@rules("C5.7")
@cards("fake_fortress")
def test_who_did_not_fight_does_not_fall() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper"},
        ben={"hand": "fake_fortress copper"},
        chloe={"deployed": "fake_fortress"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("ambush none")
        table.has("ben", hand="fake_fortress copper")
        table.has("chloe", deployed="fake_fortress")
        table.asks("ann", "buy")
    with scene(ann={"hand": "maeda_keiji fake_fortress copper"}, ben={}) as table:
        table.ann("play fake_fortress", "play maeda_keiji", "peace", "end")
        table.asks("ann", "stay", "stay none | stay fake_fortress")


@rules("ruling 11", "ruling 27", "C5.7")
@cards("land_destroyer")
def test_land_destroyer_the_opponent_picks_the_loss_before_the_prize() -> None:
    with scene(
        ann={"hand": "katakura_kojuro copper", "deployed": "land_destroyer"},
        ben={"hand": "cavalry copper", "deployed": "spear_troopers light_archers"},
    ) as table:
        table.ann("play katakura_kojuro", "end", "attack ben:katakura_kojuro,land_destroyer")
        table.ben("ambush cavalry")
        assert strengths(table) == [(9, 6)]
        table.asks("ben", "fall", "fall spear_troopers | fall light_archers | fall cavalry ambush")
        table.refuses("ben", "fall gunner_mercenaries", "ruling 11")
        table.has("ann", discard="")  # the prize comes later
        table.ben("fall cavalry ambush")
        assert strengths(table) == [(9, 6)]  # compared before
        table.has("ben", discard="cavalry", deployed="spear_troopers light_archers", hand="copper")
        table.has("ann", discard="village land_destroyer")
        kinds = [(e.kind, e.player, e.cards[0][0]) for e in table.game.events if e.kind in ("discard", "gain")]
        assert kinds == [
            ("discard", 1, "cavalry"),  # at once (ruling 27)
            ("gain", 0, "village"),
            ("discard", 0, "land_destroyer"),
        ]
        table.asks("ann", "buy")


@rules("ruling 11")
@cards("land_destroyer")
def test_each_land_destroyer_takes_one_the_attackers_first() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "land_destroyer*2 cavalry light_archers"},
        ben={"hand": "copper", "deployed": "land_destroyer spear_troopers*2 light_archers"},
    ) as table:
        table.ann("play cavalry", "play light_archers", "play maeda_keiji", "end")
        table.ann("attack ben:maeda_keiji,cavalry,light_archers,land_destroyer*2")
        table.ben("ambush none")
        table.asks("ben", "fall", "fall spear_troopers | fall light_archers")  # no Destroyer, no general
        table.ben("fall light_archers")  # the second loss is a Spear Troopers: nothing else is left to choose
        table.has("ben", discard="light_archers spear_troopers", deployed="land_destroyer spear_troopers")
        table.asks("ann", "fall", "fall light_archers | fall cavalry")
        table.ann("fall light_archers")
        table.has("ann", deployed="cavalry", discard="light_archers land_destroyer*2 land")
        table.has("ben", deployed="spear_troopers", discard="light_archers spear_troopers land_destroyer")
        table.asks("ann", "buy")


@rules("ruling 11")
@cards("land_destroyer")
def test_without_a_troop_nothing_happens_and_only_this_battles_troops_count() -> None:
    with scene(
        ann={"hand": "honda_tadakatsu maeda_keiji copper", "deployed": "spear_troopers light_archers"},
        ben={"hand": "land_destroyer"},
        chloe={"hand": "copper"},
    ) as table:
        table.ann("play spear_troopers", "play honda_tadakatsu", "play maeda_keiji", "end")
        table.ann("attack ben:maeda_keiji,spear_troopers chloe:honda_tadakatsu,light_archers")
        table.ben("ambush land_destroyer")
        table.has("ann", deployed="light_archers", discard="spear_troopers village")  # 8 : 6
        table.chloe("ambush none")
        assert strengths(table) == [(8, 6), (6, 0)]
        table.has("ben", hand="", discard="land_destroyer")
        table.asks("ann", "buy")
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "land_destroyer"},
        ben={"hand": "kuroda_kanbei land_destroyer"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,land_destroyer")
        table.ben("ambush kuroda_kanbei land_destroyer")
        assert strengths(table) == [(11, 9)]
        table.has("ben", hand="kuroda_kanbei", discard="land_destroyer")
        table.has("ann", discard="village land_destroyer")
        table.asks("ann", "buy")


@rules("ruling 24", "ruling 25")
@cards("travelling_monk")
def test_a_joint_battle_needs_no_general_and_an_ally_may_refuse() -> None:
    with scene(
        ann={"hand": "travelling_monk copper"},
        ben={"hand": "copper"},
        chloe={"deployed": "cavalry"},
        dan={"deployed": "gunner_mercenaries"},
    ) as table:
        table.ann("play travelling_monk", "choose joint")
        table.asks("ann", "battle", "peace | joint ...")
        table.ann("joint ben")
        table.asks("ann", "ask", "ask chloe | ask dan")  # in the order she chooses
        table.ann("ask dan")
        table.asks("dan", "join", "join | refuse")
        table.dan("refuse")
        table.asks("chloe", "join", "join | refuse")  # the only one left, and each is asked once
        table.chloe("join")
        table.ben("ambush none")
        assert strengths(table) == [(2, 0)]
        table.has("ann", discard="village")
        table.has("chloe", discard="village")
        table.has("dan", discard="")
        table.asks("ann", "buy")
