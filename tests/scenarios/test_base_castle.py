"""Magnificent Castle and Fortress defend and never attack."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.4", "C7.1", "C1.4")
@cards("magnificent_castle")
def test_the_castle_gives_a_card_an_action_and_a_buy_every_turn_it_stands() -> None:
    with scene(
        "kunitori", ann={"hand": "magnificent_castle copper", "deck": "copper*14"}, ben={"hand": "copper"}
    ) as table:
        table.ann("play magnificent_castle")
        table.counts(actions=1, buys=2, money=0)
        table.has("ann", hand="copper*2")
        table.ann("end", "end")
        table.asks("ann", "stay", "stay none | stay magnificent_castle")
        table.ann("stay magnificent_castle")
        table.has("ann", deployed="magnificent_castle", hand="copper*4")
        table.ben("end")
        table.counts(actions=1, buys=2)
        table.has("ann", hand="copper*5")
        table.asks("ann", "play", "end")


@rules("C5.2", "C5.5", "K2")
@cards("magnificent_castle", "uesugi_kenshin")
def test_the_castle_counts_in_defence_only() -> None:
    with scene(
        "kunitori",
        ann={"hand": "uesugi_kenshin copper", "deployed": "magnificent_castle"},
        ben={"deployed": "magnificent_castle light_archers"},
    ) as table:
        table.ann("play uesugi_kenshin")
        table.refuses("ann", "attack ben:uesugi_kenshin,magnificent_castle", "C5.2")
        table.ann("attack ben:uesugi_kenshin")
        table.ben("ambush none")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, 3 + 1)
        table.has("ben", deployed="magnificent_castle light_archers")
        table.has("ann", deployed="magnificent_castle", discard="village")
        table.asks("ann", "buy")


@rules("C3.4", "C7.1")
@cards("fortress")
def test_a_fortress_gives_a_card_and_an_action_and_does_not_stay() -> None:
    with scene("kunitori", ann={"hand": "fortress copper", "deck": "copper*9"}, ben={"hand": "copper"}) as table:
        table.ann("play fortress")
        table.counts(actions=1, money=0, buys=1)
        table.has("ann", hand="copper*2")
        table.ann("end", "end")
        table.has("ann", discard="fortress copper*2", deployed="")
        table.asks("ben", "buy")


@rules("C5.4", "C5.5", "K2", "K5.4", "ruling 23")
@cards("fortress", "magnificent_castle", "uesugi_kenshin")
def test_in_ambush_and_as_reinforcements_they_defend_from_hand_and_deck() -> None:
    with scene(
        "kunitori",
        ann={"hand": "uesugi_kenshin copper"},
        ben={"hand": "fortress magnificent_castle", "top": "fortress magnificent_castle"},
    ) as table:
        table.ann("play uesugi_kenshin", "attack ben:uesugi_kenshin")
        table.ben("ambush fortress magnificent_castle")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, (2 + 1) + (3 + 1))
        table.game.undo()
        table.ben("reinforcements", "top fortress")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, 2 + 3)
        table.has("ben", hand="fortress magnificent_castle", deck="fortress magnificent_castle")
        table.asks("ann", "buy")


@rules("C5.2", "C5.5", "ruling 23")
@cards("fortress", "young_general", "cavalry")
def test_a_fortress_played_this_turn_adds_nothing_to_an_attack() -> None:
    with scene(
        "kunitori",
        ann={"hand": "copper"},
        ben={"deployed": "cavalry"},
        rest={"phase": "battle", "played": "young_general fortress"},
    ) as table:
        table.asks("ann", "battle", "peace | attack ben:young_general")
        table.ann("attack ben:young_general")
        table.ben("ambush none")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (1, 2)
        table.asks("ben", "prize", "take village | decline")
