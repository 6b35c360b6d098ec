"""The worked examples of the rulebooks, to the last number."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C5.1", "C5.2", "C5.4", "C5.5", "C5.6", "C5.7", "K2", "K5.4", "ruling 4", "ruling 23")
@cards("young_general", "light_gunners", "magnificent_castle", "light_archers", "fortress")
def test_base_book_the_battle_of_ten_to_ten() -> None:
    with scene(
        "kunitori",
        hideyoshi={"hand": "young_general", "deployed": "light_gunners*3"},
        ieyasu={"hand": "fortress*2 copper", "deployed": "magnificent_castle light_archers"},
    ) as table:
        table.hideyoshi("play young_general")
        table.asks("hideyoshi", "battle", "peace | attack ieyasu:young_general,light_gunners*3")
        table.hideyoshi("attack ieyasu:young_general,light_gunners*3")
        table.ieyasu("ambush fortress*2")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (10, 10)
        table.has("ieyasu", hand="fortress*2 copper", deployed="magnificent_castle light_archers", discard="")
        assert not table.told("gain")
        table.asks("hideyoshi", "stay")


@rules("C2", "C3.1", "C3.2", "C3.4", "C3.5", "C5.1", "C6.1", "C6.2", "C6.3", "C7.1", "C7.2", "K7")
@cards("cavalry", "light_archers", "trade_harbour", "light_gunners", "copper", "gold")
def test_base_book_nobunagas_turn() -> None:
    with scene(
        "kunitori",
        nobunaga={"hand": "copper*2 light_archers trade_harbour", "deployed": "cavalry", "deck": "copper*2 gold"},
        hideyoshi={"hand": "copper"},
        ieyasu={},
    ) as table:
        table.counts(actions=2, money=0, buys=1)  # the only deployed Cavalry is played automatically
        table.nobunaga("play light_archers")
        table.counts(actions=3)
        table.nobunaga("play trade_harbour")
        table.has("nobunaga", hand="copper*4 gold")
        table.counts(actions=2, buys=2)
        table.nobunaga("end")
        table.asks("nobunaga", "buy")  # no general, no battle
        table.nobunaga("play copper", "play copper", "play copper", "play copper", "play gold")
        table.counts(money=7)
        table.nobunaga("buy light_gunners")
        table.counts(money=1, buys=1)
        table.nobunaga("end", "stay light_archers cavalry")
        table.has("nobunaga", deployed="cavalry light_archers", hand_size=4, deck_size=3, discard="")
        table.has("nobunaga", owned="copper*4 gold trade_harbour light_gunners cavalry light_archers")
        assert table.game.active == table.seat("hideyoshi")
        table.asks("hideyoshi", "buy")


@rules("C5.2", "C5.4", "C5.5", "C5.6", "C5.7", "W5.4", "ruling 3", "ruling 8")
@cards("akechi_mitsuhide", "gunner_mercenaries", "fake_fortress", "light_archers", "spear_troopers")
def test_german_world_on_fire_the_battle_of_eight_to_eight() -> None:
    with scene(
        "world_on_fire",
        nobunaga={"hand": "akechi_mitsuhide", "deployed": "gunner_mercenaries*2"},
        hideyoshi={"hand": "spear_troopers*2 copper", "deployed": "fake_fortress light_archers"},
    ) as table:
        table.nobunaga("play akechi_mitsuhide")
        table.nobunaga("attack hideyoshi:akechi_mitsuhide,gunner_mercenaries*2")
        table.hideyoshi("ambush spear_troopers*2")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (8, 8)
        assert not table.told("gain")
        table.has("hideyoshi", hand="spear_troopers*2 copper", deployed="light_archers", discard="fake_fortress")
        table.asks("nobunaga", "stay")


@rules("C3.2", "C3.3", "C3.5", "C5.1", "C6.2", "C7.1", "C7.2", "W2", "W7.2", "W7.3")
@cards("cavalry", "light_archers", "castle_town", "take_back", "land_destroyer", "copper", "silver", "gold")
def test_german_world_on_fire_hideyoshis_turn() -> None:
    with scene(
        "world_on_fire",
        hideyoshi={
            "hand": "copper silver light_archers castle_town",
            "deployed": "cavalry",
            "deck": "take_back silver gold",
            "discard": "village",
        },
        nobunaga={"hand": "copper"},
        ieyasu={},
    ) as table:
        table.counts(actions=2)
        table.hideyoshi("play light_archers")
        table.counts(actions=3)
        table.hideyoshi("play castle_town")
        table.has("hideyoshi", hand="copper silver*2 gold take_back")
        table.counts(actions=2)
        table.hideyoshi("end")
        table.asks("hideyoshi", "buy")
        table.hideyoshi("play copper", "play silver", "play silver", "play gold")
        table.counts(money=8, buys=1)
        table.hideyoshi("buy land_destroyer")
        table.counts(money=0, buys=0)  # the money left over is lost with the last buy
        table.hideyoshi("stay light_archers cavalry", "keep take_back")
        assert table.told("keep", "hideyoshi")[0].cards == (("take_back", 1),)
        table.has("hideyoshi", deployed="cavalry light_archers", hand_size=4)
        assert table.own("hideyoshi").hand["take_back"] == 1
        assert table.told("draw", "hideyoshi")[-1].number == 3
        table.asks("nobunaga", "buy")
