"""Land Destroyer: it is strong; after its battle it goes, and an enemy troop with it."""

from __future__ import annotations

from tests.scenarios.table import Table, cards, rules, scene


def strengths(table: Table) -> list[tuple[int, int]]:
    return [(battle.number, battle.against) for battle in table.told("strength")]


@rules("C5.7", "ruling 11", "ruling 27")
@cards("land_destroyer", "maeda_keiji", "light_archers", "spear_troopers")
def test_attacking_it_makes_the_defender_discard_a_troop_of_his_choice_before_the_prize() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "land_destroyer"},
        ben={"hand": "copper", "deployed": "light_archers spear_troopers*2"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,land_destroyer")
        table.ben("ambush none")
        assert strengths(table) == [(11, 5)]
        table.asks("ben", "fall", "fall light_archers | fall spear_troopers")
        table.refuses("ben", "fall cavalry", "ruling 11")
        table.has("ann", discard="")  # the prize waits
        table.ben("fall spear_troopers")
        table.has("ben", deployed="light_archers spear_troopers", discard="spear_troopers")
        table.has("ann", deployed="", discard="land_destroyer town")  # 11 to 5: what fell is still counted
        assert [e.kind for e in table.game.events if e.kind in ("strength", "discard", "gain")] == [
            "strength", "discard", "gain", "discard",
        ]  # fmt: skip
        table.asks("ann", "buy")


@rules("C5.7", "ruling 11")
@cards("land_destroyer", "katakura_kojuro", "cavalry", "fake_fortress")
def test_defending_it_makes_the_attacker_discard_a_troop() -> None:
    with scene(
        ann={"hand": "katakura_kojuro copper", "deployed": "cavalry fake_fortress", "deck": "copper"},
        ben={"deployed": "land_destroyer light_archers"},
    ) as table:
        table.ann("play cavalry", "play katakura_kojuro", "end")
        table.ann("attack ben:katakura_kojuro,cavalry,fake_fortress")
        table.ben("ambush none")
        assert strengths(table) == [(8, 6)]
        table.asks("ann", "fall", "fall cavalry | fall fake_fortress")  # generals are no troops
        table.ann("fall cavalry")
        table.has("ann", deployed="", discard="cavalry fake_fortress village")
        table.has("ben", deployed="light_archers", discard="land_destroyer")
        table.asks("ann", "buy")


@rules("C5.7", "ruling 11")
@cards("land_destroyer", "akechi_mitsuhide", "cavalry")
def test_from_ambush_it_strikes_and_does_not_return_to_the_hand() -> None:
    with scene(
        ann={"hand": "akechi_mitsuhide copper", "deployed": "cavalry*2"},
        ben={"hand": "land_destroyer copper"},
    ) as table:
        table.ann("play akechi_mitsuhide", "end", "attack ben:akechi_mitsuhide,cavalry*2")
        table.ben("ambush land_destroyer")
        assert strengths(table) == [(6, 6)]
        table.has("ann", deployed="cavalry", discard="cavalry")  # Cavalry, and nothing else to choose
        table.has("ben", hand="copper", ambush="", discard="land_destroyer")
        table.asks("ann", "buy")


@rules("C5.4", "C5.7", "ruling 11")
@cards("land_destroyer", "maeda_keiji", "cavalry")
def test_as_reinforcement_it_strikes_and_does_not_return_to_the_deck() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "cavalry"},
        ben={"top": "land_destroyer village", "deck": "copper"},
    ) as table:
        table.ann("play maeda_keiji", "end", "attack ben:maeda_keiji,cavalry")
        table.ben("reinforcements")
        assert strengths(table) == [(8, 5)]
        table.has("ann", deployed="", discard="cavalry village")
        table.has("ben", deck="village copper", discard="land_destroyer")
        assert table.own("ben").top == ("village",)
        table.asks("ann", "buy")


@rules("ruling 11", "ruling 27")
@cards("land_destroyer", "maeda_keiji", "cavalry", "light_archers")
def test_the_troop_may_fall_in_the_army_area_or_in_ambush() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "land_destroyer"},
        ben={"hand": "cavalry*2 light_archers katakura_kojuro", "deployed": "cavalry"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,land_destroyer")
        table.ben("ambush cavalry*2 katakura_kojuro")
        assert strengths(table) == [(11, 11)]
        table.asks("ben", "fall", "fall cavalry | fall cavalry ambush")
        table.refuses("ben", "fall light_archers", "ruling 11")  # not in this battle
        table.refuses("ben", "fall cavalry reinforcements", "ruling 11")
        table.ben("fall cavalry ambush")
        table.has("ben", hand="cavalry light_archers katakura_kojuro", deployed="cavalry", discard="cavalry")
        table.asks("ann", "buy")


@rules("C5.7", "ruling 11", "ruling 27")
@cards("land_destroyer", "maeda_keiji", "light_archers")
def test_a_reinforcement_that_falls_does_not_return_to_the_deck() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "land_destroyer"},
        ben={"top": "light_archers gold", "deck": "copper*3"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,land_destroyer")
        table.ben("reinforcements")
        assert strengths(table) == [(11, 1)]
        table.has("ben", deck="gold copper*3", discard="light_archers")
        assert table.own("ben").top == ("gold",)
        table.has("ann", discard="land_destroyer land")
        table.asks("ann", "buy")


@rules("ruling 11", "ruling 27", "C5.6", "C5.7")
@cards("land_destroyer", "akechi_mitsuhide", "cavalry", "light_archers")
def test_deployed_or_revealed_the_defender_chooses_and_then_comes_his_prize() -> None:
    with scene(
        ann={"hand": "copper", "deployed": "land_destroyer"},
        ben={"deployed": "cavalry*3", "top": "light_archers cavalry"},
        rest={"phase": "battle", "played": "akechi_mitsuhide"},
    ) as table:
        table.ann("attack ben:akechi_mitsuhide,land_destroyer")
        table.ben("reinforcements")
        assert strengths(table) == [(7, 9)]
        table.asks("ben", "fall", "fall cavalry | fall light_archers reinforcements | fall cavalry reinforcements")
        table.ben("fall light_archers reinforcements")
        table.has("ben", revealed="cavalry", discard="light_archers")
        table.asks("ben", "prize", "take town | decline")
        table.ben("take town")
        table.has("ben", deployed="cavalry*3", deck="cavalry", discard="light_archers town")
        table.asks("ann", "buy")


@rules("ruling 11")
@cards("land_destroyer", "maeda_keiji", "spear_troopers")
def test_with_more_destroyers_than_troops_the_rest_strike_at_nothing() -> None:
    with scene(
        ann={"hand": "copper", "deployed": "land_destroyer*3"},
        ben={"deployed": "spear_troopers"},
        rest={"phase": "battle", "played": "maeda_keiji"},
    ) as table:
        table.ann("attack ben:maeda_keiji,land_destroyer*3")
        table.ben("ambush none")
        table.has("ben", deployed="", discard="spear_troopers")
        table.has("ann", deployed="", discard="land_destroyer*3 land")
        table.asks("ann", "buy")


@rules("ruling 11")
@cards("land_destroyer", "maeda_keiji", "spear_troopers")
def test_each_of_several_strikes_once_and_the_attackers_first() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "land_destroyer*2 spear_troopers light_archers"},
        ben={"deployed": "land_destroyer cavalry spear_troopers light_archers"},
    ) as table:
        table.ann("play light_archers", "play spear_troopers", "play maeda_keiji", "end")
        table.ann("attack ben:maeda_keiji,land_destroyer*2,spear_troopers,light_archers")
        table.ben("ambush none")
        assert strengths(table) == [(19, 10)]
        table.asks("ben", "fall", "fall cavalry | fall spear_troopers | fall light_archers")
        table.ben("fall cavalry")
        table.asks("ben", "fall", "fall spear_troopers | fall light_archers")
        table.ben("fall light_archers")
        table.asks("ann", "fall", "fall spear_troopers | fall light_archers")
        table.ann("fall spear_troopers")
        table.has("ben", deployed="spear_troopers", discard="cavalry light_archers land_destroyer")
        table.has("ann", deployed="light_archers", discard="spear_troopers land_destroyer*2 land")
        table.asks("ann", "buy")


@rules("ruling 11")
@cards("land_destroyer", "maeda_keiji")
def test_land_destroyers_and_generals_cannot_be_made_to_fall() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "land_destroyer"},
        ben={"hand": "katakura_kojuro", "deployed": "land_destroyer"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,land_destroyer")
        table.ben("ambush katakura_kojuro")
        assert strengths(table) == [(11, 10)]
        table.has("ann", discard="land_destroyer village")
        table.has("ben", hand="katakura_kojuro", discard="land_destroyer")
        table.asks("ann", "buy")


@rules("C5.2", "C5.3", "ruling 11")
@cards("land_destroyer", "maeda_keiji", "katakura_kojuro")
def test_only_troops_of_this_battle_fall() -> None:
    with scene(
        ann={"hand": "copper", "deployed": "cavalry light_archers"},
        ben={"deployed": "land_destroyer"},
        chloe={"deployed": "spear_troopers"},
        rest={"phase": "battle", "played": "maeda_keiji katakura_kojuro spear_troopers"},
    ) as table:
        table.ann("attack ben:maeda_keiji,light_archers chloe:katakura_kojuro,cavalry,spear_troopers")
        table.ben("ambush none")
        table.has("ann", discard="light_archers village")  # the Archers alone went against Ben
        table.chloe("ambush none")
        assert strengths(table) == [(7, 5), (8, 2)]
        table.has("ann", deployed="cavalry", discard="light_archers village town")
        table.has("chloe", deployed="spear_troopers")
        table.asks("ann", "buy")


@rules("C5.3", "C5.7", "ruling 11")
@cards("land_destroyer", "maeda_keiji", "katakura_kojuro")
def test_it_strikes_only_who_it_attacks_and_falls_when_all_battles_are_over() -> None:
    with scene(
        ann={"hand": "copper", "deployed": "land_destroyer"},
        ben={"deployed": "spear_troopers"},
        chloe={"deployed": "spear_troopers"},
        rest={"phase": "battle", "played": "maeda_keiji katakura_kojuro"},
    ) as table:
        table.ann("attack ben:maeda_keiji,land_destroyer chloe:katakura_kojuro")
        table.ben("ambush none")
        table.has("ben", deployed="", discard="spear_troopers")
        table.has("ann", deployed="land_destroyer", discard="land")
        table.chloe("ambush none")
        table.has("chloe", deployed="spear_troopers", discard="")
        table.has("ann", deployed="", discard="land_destroyer land village")
        table.asks("ann", "buy")


@rules("C5.1", "C7.1")
@cards("land_destroyer", "maeda_keiji")
def test_without_a_battle_it_stays() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "land_destroyer"},
        ben={"hand": "copper", "deployed": "land_destroyer"},
        chloe={},
    ) as table:
        table.ann("play maeda_keiji", "peace", "end", "stay land_destroyer")
        table.has("ann", deployed="land_destroyer")
        table.has("ben", deployed="land_destroyer")
        table.asks("ben", "play")


@rules("C5.7", "ruling 11")
@cards("land_destroyer", "maeda_keiji")
def test_one_of_somebody_not_attacked_has_no_part_in_it() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "spear_troopers"},
        ben={"deployed": "cavalry"},
        chloe={"deployed": "land_destroyer"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,spear_troopers")
        table.ben("ambush none")
        table.has("ann", deployed="spear_troopers", discard="town")
        table.has("chloe", deployed="land_destroyer")
        table.asks("ann", "buy")


@rules("W5.8", "ruling 11", "C5.7")
@cards("land_destroyer", "travelling_monk", "cavalry", "light_archers")
def test_in_a_joint_battle_the_defender_names_for_each_of_his_an_attacker_who_has_a_troop() -> None:
    with scene(
        ann={"hand": "copper", "deployed": "cavalry"},
        ben={"deployed": "land_destroyer*2 fake_fortress"},
        chloe={"deployed": "light_archers gunner_mercenaries"},
        rest={"phase": "battle", "joint": 1, "played": "travelling_monk"},
    ) as table:
        table.ann("joint ben")
        table.chloe("join")
        table.ben("ambush none")
        assert strengths(table) == [(6, 12)]
        table.asks("ben", "name", "name ann | name chloe")
        table.ben("name ann")
        table.has("ann", discard="cavalry")
        table.asks("chloe", "fall", "fall light_archers | fall gunner_mercenaries")  # Ann has no troop left to name
        table.chloe("fall gunner_mercenaries")
        table.has("chloe", deployed="light_archers", discard="gunner_mercenaries")
        table.ben("decline")
        table.has("ben", deployed="", discard="land_destroyer*2 fake_fortress")
        table.asks("ann", "buy")


@rules("W5.8", "ruling 11", "C5.7")
@cards("land_destroyer", "travelling_monk")
def test_in_a_joint_battle_those_of_both_attackers_strike_and_go_to_their_own_owners() -> None:
    with scene(
        ann={"hand": "copper", "deployed": "land_destroyer"},
        ben={"deployed": "cavalry spear_troopers light_archers"},
        chloe={"deployed": "land_destroyer"},
        rest={"phase": "battle", "joint": 1, "played": "travelling_monk"},
    ) as table:
        table.ann("joint ben")
        table.chloe("join")
        table.ben("ambush none", "fall cavalry", "fall spear_troopers")
        assert strengths(table) == [(10, 5)]
        table.has("ben", deployed="light_archers", discard="cavalry spear_troopers")
        table.has("ann", deployed="", discard="land_destroyer village")
        table.has("chloe", deployed="", discard="land_destroyer village")
        table.asks("ann", "buy")


@rules("ruling 11", "ruling 20", "X4")
@cards("land_destroyer", "young_general", "magnificent_castle")
def test_a_young_general_is_a_troop_and_a_castle_is_none() -> None:
    with scene(
        "custom",
        mix="land_destroyer,young_general,magnificent_castle",
        ann={"hand": "young_general copper", "deployed": "land_destroyer"},
        ben={"hand": "young_general", "deployed": "magnificent_castle land_destroyer"},
    ) as table:
        table.ann("play young_general", "end", "attack ben:young_general,land_destroyer")
        table.ben("ambush young_general")
        assert strengths(table) == [(6, 10)]
        table.has("ben", hand="", deployed="magnificent_castle land_destroyer", discard="young_general")
        table.has("ann", discard="young_general")
        table.ben("take land")
        table.has("ben", deployed="magnificent_castle", discard="young_general land_destroyer land")
        table.asks("ann", "buy")
