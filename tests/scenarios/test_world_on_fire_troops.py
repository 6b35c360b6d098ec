"""The troops of World on Fire: they bring actions, are deployed, and fight where a general leads."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.2", "C3.4", "C7.1", "ruling 9")
@cards("gunner_mercenaries", "cavalry", "light_archers", "spear_troopers", "land_destroyer")
def test_each_brings_its_actions_and_may_stay_in_the_army_area() -> None:
    with scene(
        ann={
            "hand": "spear_troopers light_archers cavalry gunner_mercenaries land_destroyer copper",
            "deck": "copper*9",
        },
        ben={"hand": "copper"},
    ) as table:
        plan = {"spear_troopers": 1, "land_destroyer": 1, "light_archers": 2, "cavalry": 3, "gunner_mercenaries": 4}
        for troop, actions in plan.items():
            table.ann(f"play {troop}")
            table.counts(actions=actions, money=0, buys=1)
        table.ann("end", "end")
        table.ann("stay spear_troopers light_archers gunner_mercenaries land_destroyer")
        table.has(
            "ann",
            deployed="spear_troopers light_archers gunner_mercenaries land_destroyer",
            discard="cavalry copper",
            hand="copper*4",
        )
        table.ben("end")
        table.counts(actions=1)
        table.asks(
            "ann",
            "deployed",
            "play spear_troopers | play light_archers | play gunner_mercenaries | play land_destroyer",
        )
        table.refuses("ann", "end", "C3.2")
        table.ann("play gunner_mercenaries", "play light_archers", "play spear_troopers")
        table.counts(actions=1 + 1 + 1 + 0 + 0)
        table.asks("ann", "play", "end")


@rules("C5.1", "C5.2")
@cards("cavalry", "gunner_mercenaries", "light_archers", "spear_troopers")
def test_troops_alone_cannot_attack() -> None:
    with scene(
        ann={"hand": "copper", "deployed": "cavalry*3 gunner_mercenaries"}, ben={}, rest={"phase": "battle"}
    ) as table:
        table.refuses("ann", "attack ben:cavalry*3,gunner_mercenaries", "C5.1")
        table.asks("ann", "buy")


@rules("C5.2", "C5.5", "ruling 8")
@cards("cavalry", "gunner_mercenaries", "light_archers", "spear_troopers", "land_destroyer", "fake_fortress")
def test_every_troop_adds_its_attack_on_either_side() -> None:
    with scene(
        ann={"hand": "copper", "deployed": "spear_troopers light_archers cavalry gunner_mercenaries"},
        ben={"hand": "spear_troopers light_archers", "deployed": "cavalry gunner_mercenaries"},
        rest={"phase": "battle", "played": "ishida_mitsunari"},
    ) as table:
        table.refuses("ann", "attack ben:ishida_mitsunari,cavalry", "C5.2")  # nobody can be left out
        table.ann("attack ben:ishida_mitsunari,spear_troopers,light_archers,cavalry,gunner_mercenaries")
        table.ben("ambush spear_troopers light_archers")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (2 + 2 + 1 + 2 + 3, 2 + 3 + (2 + 1) + 1)
        table.has("ann", discard="village")
        table.asks("ann", "buy")
