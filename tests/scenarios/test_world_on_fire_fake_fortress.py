"""Fake Fortress: cheap, and gone after its first battle."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C7.1", "ruling 9")
@cards("fake_fortress")
def test_it_gives_an_action_and_can_be_deployed() -> None:
    with scene(ann={"hand": "fake_fortress copper", "deck": "village*5"}, ben={"hand": "copper"}) as table:
        table.ann("play fake_fortress")
        table.counts(actions=1)
        table.has("ann", hand="copper")
        table.ann("end", "end", "stay fake_fortress")
        table.has("ann", deployed="fake_fortress")
        table.asks("ben", "buy")


@rules("C5.7")
@cards("fake_fortress", "maeda_keiji")
def test_it_falls_after_attacking() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper", "deployed": "fake_fortress"},
        ben={"hand": "copper", "deployed": "cavalry"},
        rest={"played": "fake_fortress", "unplayed": {}},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,fake_fortress*2")
        table.ben("ambush none")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (10, 2)
        table.has("ann", deployed="", discard="fake_fortress*2 land")
        table.played("maeda_keiji")
        table.asks("ann", "buy")


@rules("C5.7")
@cards("fake_fortress", "maeda_keiji")
def test_it_falls_after_defending_in_the_army_area_or_in_ambush() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper"},
        ben={"hand": "fake_fortress cavalry", "deployed": "fake_fortress light_archers"},
        chloe={"deployed": "fake_fortress"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("ambush fake_fortress cavalry")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, 2 + 1 + 2 + 2 + 1)
        table.ben("take town")
        table.has("ben", hand="cavalry", deployed="light_archers", discard="fake_fortress*2 town")
        table.has("chloe", deployed="fake_fortress")  # not in the battle
        table.asks("ann", "buy")


@rules("C5.4", "C5.7")
@cards("fake_fortress", "maeda_keiji")
def test_it_falls_after_coming_as_reinforcement() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper"},
        ben={"top": "copper fake_fortress", "deck": "village"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("reinforcements")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, 2)
        table.has("ben", deck="copper village", discard="fake_fortress")
        table.asks("ann", "buy")


@rules("C5.3", "C5.7")
@cards("fake_fortress", "maeda_keiji", "katakura_kojuro")
def test_it_falls_only_when_all_battles_are_over() -> None:
    with scene(
        ann={"hand": "copper"},
        ben={"deployed": "fake_fortress"},
        chloe={"hand": "copper"},
        rest={"phase": "battle", "played": "maeda_keiji katakura_kojuro fake_fortress"},
    ) as table:
        table.ann("attack ben:maeda_keiji,fake_fortress chloe:katakura_kojuro")
        table.ben("ambush none")
        table.has("ben", deployed="fake_fortress")
        table.played("maeda_keiji katakura_kojuro fake_fortress")
        table.chloe("ambush none")
        table.has("ben", discard="fake_fortress")
        table.has("ann", discard="fake_fortress town*2")
        table.asks("ann", "buy")


@rules("C5.1", "C5.7")
@cards("fake_fortress", "maeda_keiji")
def test_it_stays_where_nobody_fights() -> None:
    with scene(ann={"hand": "maeda_keiji copper", "deployed": "fake_fortress"}, ben={"hand": "copper"}) as table:
        table.ann("play maeda_keiji", "peace", "end")
        table.asks("ann", "stay", "stay none | stay fake_fortress")
        table.ann("stay fake_fortress")
        table.has("ann", deployed="fake_fortress")
        table.asks("ben", "buy")
