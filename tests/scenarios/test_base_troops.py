"""The troops of Kunitori!: which stay in the army area, which lead, and what each adds to a battle."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.4", "C7.1", "K7")
@cards("farmers", "spear_troopers", "light_archers", "young_general", "cavalry", "light_gunners")
def test_each_brings_its_actions_and_farmers_and_young_generals_do_not_stay() -> None:
    with scene(
        "kunitori",
        ann={
            "hand": "farmers spear_troopers light_archers young_general cavalry light_gunners copper",
            "deck": "copper*5",
        },
        ben={"hand": "copper"},
    ) as table:
        plan = {
            "farmers": 1,
            "spear_troopers": 1,
            "young_general": 1,
            "light_archers": 2,
            "cavalry": 3,
            "light_gunners": 4,
        }
        for troop, actions in (plan | {"light_gunners": 4}).items():
            table.ann(f"play {troop}")
            table.counts(actions=actions, money=0, buys=1)
            table.has("ann", deck="copper*5")
        table.ann("end", "peace", "end")
        table.refuses("ann", "stay farmers", "C7.1")
        table.refuses("ann", "stay young_general", "C7.1")
        table.ann("stay spear_troopers light_archers cavalry light_gunners")
        table.has(
            "ann",
            deployed="spear_troopers light_archers cavalry light_gunners",
            discard="farmers young_general copper",
            hand="copper*4",
        )
        table.asks("ben", "buy")


@rules("C5.1", "C5.2", "ruling 20")
@cards("young_general", "farmers", "light_gunners")
def test_the_young_general_leads_like_a_general() -> None:
    with scene(
        "kunitori",
        ann={"hand": "copper", "deployed": "light_gunners"},
        ben={"hand": "copper"},
        chloe={},
        rest={"phase": "battle", "played": "young_general*2 farmers"},
    ) as table:
        table.refuses("ann", "attack ben:young_general,light_gunners chloe:farmers", "C5.2")
        table.ann("attack ben:young_general,light_gunners chloe:young_general,farmers")
        table.ben("ambush none")
        table.chloe("ambush none")
        assert [(battle.number, battle.against) for battle in table.told("strength")] == [(4, 0), (2, 0)]
        table.has("ann", discard="town village")
        table.asks("ann", "buy")


@rules("C5.1")
@cards("farmers", "light_gunners", "ninja_clan")
def test_without_a_leader_nobody_attacks() -> None:
    with scene(
        "kunitori",
        ann={"hand": "copper", "deployed": "light_gunners"},
        ben={},
        rest={"phase": "battle", "played": "farmers ninja_clan"},
    ) as table:
        table.refuses("ann", "attack ben:light_gunners,farmers,ninja_clan", "C5.1")
        table.asks("ann", "buy")


@rules("C5.5", "K5.4", "ruling 4")
@cards("farmers", "ninja_clan", "spear_troopers", "light_archers", "young_general", "cavalry", "light_gunners")
def test_every_shown_troop_gets_one_more_in_ambush() -> None:
    with scene(
        "kunitori",
        ann={"hand": "copper", "deployed": "spear_troopers light_archers cavalry light_gunners"},
        ben={"hand": "farmers ninja_clan spear_troopers light_archers young_general cavalry light_gunners"},
        rest={"phase": "battle", "played": "uesugi_kenshin farmers ninja_clan young_general"},
    ) as table:
        army = "uesugi_kenshin,spear_troopers,light_archers,cavalry,light_gunners,farmers,ninja_clan,young_general"
        table.ann(f"attack ben:{army}")
        table.ben("ambush farmers ninja_clan spear_troopers light_archers young_general cavalry light_gunners")
        [battle] = table.told("strength")
        troops = 1 + 1 + 2 + 1 + 1 + 2 + 3
        assert (battle.number, battle.against) == (6 + troops, troops + 7)
        table.ben("decline")
        table.asks("ann", "buy")
