"""Travelling Monk: two actions, or the right to a joint battle (W5.8)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from tests.scenarios.table import Table, cards, rules, scene


@contextmanager
def monks_battle(ann: str, ben: str, chloe: str, **rest: Any) -> Iterator[Table]:
    """Ann has played a Monk for a joint battle against Ben, and Chloe joins; these cards are deployed."""
    with scene(
        ann={"hand": "copper", "deployed": ann},
        ben={"hand": "copper", "deployed": ben},
        chloe={"hand": "gunner_mercenaries", "deployed": chloe},
        rest={"phase": "battle", "joint": 1, "played": "travelling_monk", **rest},
    ) as table:
        table.ann("joint ben")
        table.asks("chloe", "join", "join | refuse")
        table.chloe("join")
        table.ben("ambush none")
        yield table


@rules("W5.8")
@cards("travelling_monk")
def test_with_two_players_it_only_gives_actions() -> None:
    with scene(ann={"hand": "travelling_monk village*2"}, ben={}) as table:
        table.ann("play travelling_monk")
        table.counts(actions=2)
        table.asks("ann", "play", "end")
        table.ann("end")
        table.refuses("ann", "joint ben", "C5.1")
        table.asks("ann", "buy")


@rules("W5.8", "C3.7")
@cards("travelling_monk", "cavalry")
def test_with_three_players_it_gives_actions_or_a_joint_battle() -> None:
    with scene(ann={"hand": "travelling_monk*2 village", "deployed": "cavalry"}, ben={}, chloe={}) as table:
        table.counts(actions=2)
        table.ann("play travelling_monk")
        table.asks("ann", "choose", "choose actions | choose joint")
        table.ann("choose actions")
        table.counts(actions=3)
        table.refuses("ann", "joint ben", "C2")
        table.ann("play travelling_monk", "choose joint")
        table.counts(actions=2)
        table.refuses("ann", "joint ben", "C2")
        table.ann("end")
        table.asks("ann", "battle", "peace | joint ...")  # no general, and none is needed
        table.asks("ann", "battle")


@rules("W5.8")
@cards("travelling_monk", "maeda_keiji")
def test_without_a_monk_played_for_it_there_is_no_joint_battle() -> None:
    with scene(
        ann={"hand": "maeda_keiji travelling_monk village"}, ben={"hand": "copper"}, chloe={}, rest={"actions": 2}
    ) as table:
        table.ann("play travelling_monk", "choose actions", "play maeda_keiji", "end")
        table.asks("ann", "battle", "peace | attack ...")
        table.refuses("ann", "joint ben", "W5.8")
        table.ann("peace")
        table.asks("ann", "buy")


@rules("W5.8", "ruling 24")
@cards("travelling_monk", "cavalry", "spear_troopers")
def test_no_general_is_needed_and_both_attackers_gain_the_prize() -> None:
    with monks_battle(ann="cavalry*2", ben="spear_troopers", chloe="cavalry") as table:
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, 2)
        assert [(e.player, e.cards) for e in table.told("gain")] == [(0, (("village", 1),)), (2, (("village", 1),))]
        table.has("ann", discard="village", deployed="cavalry*2")
        table.has("chloe", discard="village", deployed="cavalry", hand="gunner_mercenaries")
        table.asks("ann", "buy")


@rules("W5.8")
@cards("travelling_monk")
def test_a_player_may_use_the_right_or_not() -> None:
    with scene(ann={"hand": "travelling_monk copper"}, ben={}, chloe={}) as table:
        table.ann("play travelling_monk", "choose joint")
        table.ann("peace")
        assert not table.told("joint")
        table.asks("ann", "buy")


@rules("W5.8", "ruling 24")
@cards("travelling_monk")
def test_the_ally_may_refuse_and_without_a_leader_that_is_the_end_of_it() -> None:
    with scene(
        ann={"hand": "travelling_monk copper", "deployed": "cavalry"}, ben={}, chloe={"deployed": "cavalry"}
    ) as table:
        table.ann("play travelling_monk", "choose joint", "end", "joint ben")
        table.chloe("refuse")
        assert not table.told("strength")
        table.asks("ann", "buy")


@rules("W5.8", "C5.2", "ruling 24")
@cards("travelling_monk", "maeda_keiji")
def test_refused_by_all_the_active_player_may_still_attack_alone() -> None:
    with scene(
        ann={"hand": "copper"},
        ben={"hand": "copper"},
        chloe={"deployed": "cavalry"},
        rest={"phase": "battle", "joint": 1, "played": "travelling_monk*2 maeda_keiji"},
    ) as table:
        table.asks("ann", "battle", "peace | attack ... | joint ...")
        table.ann("joint ben")
        table.chloe("refuse")
        table.asks("ann", "battle", "peace | attack ...")  # once per battle phase, however many Monks
        table.refuses("ann", "joint ben", "W5.8")
        table.ann("attack ben:maeda_keiji")
        table.ben("ambush none")
        table.has("ann", discard="town")
        table.has("chloe", discard="")
        table.asks("ann", "buy")


@rules("W5.8", "ruling 25")
@cards("travelling_monk")
def test_with_four_players_the_others_are_asked_one_by_one_each_once() -> None:
    with scene(
        ann={"hand": "copper"},
        ben={"hand": "copper"},
        chloe={"deployed": "cavalry"},
        dora={"deployed": "spear_troopers"},
        rest={"phase": "battle", "joint": 1, "played": "travelling_monk"},
    ) as table:
        table.refuses("ann", "joint ann", "W5.8")
        table.ann("joint ben")
        table.asks("ann", "ask", "ask chloe | ask dora")
        table.refuses("ann", "ask ben", "W5.8")
        table.refuses("ann", "ask ann", "W5.8")
        table.ann("ask dora")
        table.asks("dora", "join", "join | refuse")
        table.dora("refuse")
        table.asks("chloe", "join", "join | refuse")  # the last one left
        table.chloe("join")
        table.ben("ambush none")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (2, 0)
        table.has("ann", discard="village")
        table.has("chloe", discard="village")
        table.has("dora", discard="")
        table.asks("ann", "buy")


@rules("W5.8", "ruling 25")
@cards("travelling_monk")
def test_the_first_to_accept_is_the_ally_and_nobody_else_is_asked() -> None:
    with scene(
        ann={"hand": "copper"},
        ben={"deployed": "cavalry"},
        chloe={"hand": "copper"},
        dora={"deployed": "spear_troopers"},
        rest={"phase": "battle", "joint": 1, "played": "travelling_monk"},
    ) as table:
        table.ann("joint chloe", "ask ben")
        table.ben("join")
        table.asks("chloe", "defend")
        table.chloe("ambush none")
        table.has("dora", discard="")
        table.has("ben", discard="village")
        table.asks("ann", "buy")


@pytest.mark.parametrize(
    ("chloe", "ahead", "prize"),
    [
        ("light_archers", 1, "village"),
        ("land_destroyer light_archers", 6, "village"),
        ("land_destroyer cavalry", 7, "town"),
        ("land_destroyer*2 light_archers", 11, "town"),
        ("land_destroyer*2 cavalry", 12, "land"),
        ("land_destroyer*3 spear_troopers", 17, "land"),
    ],
)
@rules("W5.8", "C5.5")
@cards("travelling_monk", "land_destroyer", "light_archers")
def test_the_attackers_prizes_1_to_6_and_7_to_11_and_12_or_more(chloe: str, ahead: int, prize: str) -> None:
    with monks_battle(ann="", ben="", chloe=chloe) as table:
        [battle] = table.told("strength")
        assert battle.number - battle.against == ahead
        assert [e.cards for e in table.told("gain")] == [((prize, 1),)] * 2
        table.asks("ann", "buy")


@rules("W5.8", "C5.6", "ruling 7")
@cards("travelling_monk", "cavalry")
def test_of_a_pile_with_one_card_the_active_player_gets_it() -> None:
    with monks_battle(ann="cavalry*4", ben="", chloe="", pool={"town": 1}) as table:
        table.has("ann", discard="town")
        table.has("chloe", discard="")
        table.pool(town=0, village=30)
        table.asks("ann", "buy")


@rules("W5.8", "C5.6", "ruling 7")
@cards("travelling_monk", "cavalry")
def test_from_an_empty_pile_nobody_gains_anything() -> None:
    with monks_battle(ann="cavalry*4", ben="", chloe="", pool={"town": 0}) as table:
        assert not table.told("gain")
        table.asks("ann", "buy")


@rules("W5.8")
@cards("travelling_monk", "light_archers", "cavalry")
def test_a_defender_ahead_by_one_may_take_any_of_the_three() -> None:
    with monks_battle(ann="light_archers", ben="spear_troopers", chloe="") as table:
        table.asks("ben", "joint_prize", "take village | take town | take land | decline")
        table.refuses("ben", "take gold", "W5.8")
        table.ben("take land")
        table.has("ben", discard="land")
        table.has("ann", discard="")
        table.asks("ann", "buy")


@rules("W5.8")
@cards("travelling_monk", "spear_troopers")
def test_a_defender_ahead_may_decline_and_cannot_take_from_an_empty_pile() -> None:
    with monks_battle(ann="", ben="spear_troopers", chloe="", pool={"town": 0}) as table:
        table.asks("ben", "joint_prize", "take village | take land | decline")
        table.refuses("ben", "take town", "C4.3")
        table.refuses("ben", "take", "W5.8")  # which of the two?
        table.ben("decline")
        table.has("ben", discard="")
        table.asks("ann", "buy")


@rules("W5.8")
@cards("travelling_monk", "spear_troopers")
def test_a_defender_who_takes_the_only_prize_left_need_not_name_it() -> None:
    with monks_battle(ann="", ben="spear_troopers", chloe="", pool={"village": 0, "land": 0}) as table:
        table.asks("ben", "joint_prize", "take town | decline")
        table.ben("take")
        table.has("ben", discard="town")
        assert table.game.moves[-1] == "take town"
        table.asks("ann", "buy")


@rules("W5.8", "C5.6")
@cards("travelling_monk", "spear_troopers")
def test_a_defender_ahead_is_not_asked_when_all_three_piles_are_empty() -> None:
    piles = {"village": 0, "town": 0, "land": 0}
    with monks_battle(ann="", ben="spear_troopers", chloe="", pool=piles) as table:
        assert not table.told("gain")
        table.asks("ann", "buy")


@rules("W5.8")
@cards("travelling_monk")
def test_equal_strength_gives_nothing_even_if_nobody_stands_there() -> None:
    with monks_battle(ann="", ben="", chloe="") as table:
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (0, 0)
        assert not table.told("gain")
        table.asks("ann", "buy")


@rules("W5.8", "ruling 8")
@cards("travelling_monk", "maeda_keiji", "katakura_kojuro", "light_archers")
def test_all_generals_and_troops_of_both_army_areas_fight_and_nothing_from_the_allys_hand() -> None:
    with monks_battle(
        ann="light_archers", ben="cavalry*2", chloe="spear_troopers", played="travelling_monk*2 maeda_keiji cavalry"
    ) as table:
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (1 + 6 + 2 + 2, 4)
        table.has("ann", discard="town")
        table.has("chloe", discard="town", hand="gunner_mercenaries")
        table.asks("ann", "buy")  # no second one and no other attack beside it


@rules("W5.8", "W5.4", "C5.4")
@cards("travelling_monk", "cavalry")
def test_the_defender_lays_an_ambush_or_calls_reinforcements_as_always() -> None:
    with scene(
        ann={"hand": "copper", "deployed": "cavalry"},
        ben={"hand": "cavalry", "top": "spear_troopers copper"},
        chloe={"deployed": "cavalry"},
        rest={"phase": "battle", "joint": 1, "played": "travelling_monk"},
    ) as table:
        table.ann("joint ben")
        table.chloe("join")
        table.ben("ambush cavalry")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (4, 2 + 1)
        table.game.undo()
        table.ben("reinforcements")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (4, 2)
        table.asks("ben", "order", "top spear_troopers | top copper")


@rules("W5.8", "C5.7")
@cards("travelling_monk", "fake_fortress")
def test_what_falls_goes_to_its_own_owner() -> None:
    with monks_battle(ann="fake_fortress", ben="fake_fortress", chloe="fake_fortress*2") as table:
        table.has("ann", deployed="", discard="fake_fortress village")
        table.has("ben", deployed="", discard="fake_fortress")
        table.has("chloe", deployed="", discard="fake_fortress*2 village")
        table.asks("ann", "buy")


@rules("W2", "W7.2", "C7.1")
@cards("travelling_monk")
def test_the_played_monk_is_discarded_but_an_unplayed_one_can_be_kept() -> None:
    with scene(
        ann={"hand": "travelling_monk*2 copper", "deck": "copper*4"}, ben={"hand": "copper"}, rest={"actions": 1}
    ) as table:
        table.ann("play travelling_monk", "end", "end", "keep travelling_monk")
        table.has("ann", hand="travelling_monk copper*3", discard="travelling_monk copper")
        table.asks("ben", "buy")
