"""The cards of Moegahara, text by text."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenarios.field import deploying, field
from tests.scenarios.table import cards, rules

OTHERS: dict[str, Any] = {"ben": {"hand": "copper"}, "chloe": {}, "dan": {}}


# ---- generals who do something when they are played
@rules("C3.4", "C3.7", "C4.3")
@cards("todo_takatora", "ukita_hideie", "spear_troopers")
@pytest.mark.parametrize("general", ["todo_takatora", "ukita_hideie"])
def test_a_general_may_bring_spear_troopers(general: str) -> None:
    with field(ann={"hand": f"{general} copper"}, ben={"hand": "copper"}) as table:
        table.ann(f"play {general}")
        table.counts(actions=1)
        table.asks("ann", "choose", "choose gain | choose none")
        table.ann("choose gain")
        table.has("ann", hand="copper spear_troopers")
        table.sees("ben", "ann", hand="spear_troopers")
        table.pool(spear_troopers=9)
        table.ann("play spear_troopers", "choose action")  # and they can be played at once
        table.asks("ann", "play")
    with field(ann={"hand": f"{general} copper"}, ben={"hand": "copper"}) as table:
        table.ann(f"play {general}", "choose none")
        table.has("ann", hand="copper")
        table.pool(spear_troopers=10)
        table.asks("ann", "play")


@rules("C4.3", "C3.7")
@cards("todo_takatora", "ukita_hideie")
@pytest.mark.parametrize("general", ["todo_takatora", "ukita_hideie"])
def test_from_an_empty_pile_nobody_comes(general: str) -> None:
    ann = {"hand": f"{general} copper", "deck": "spear_troopers*10"}
    with field(ann=ann, ben={"hand": "copper"}) as table:
        table.ann(f"play {general}")
        table.has("ann", hand="copper")
        table.asks("ann", "play", "end")


@rules("M3.2")
@cards("ishida_mitsunari")
def test_ishida_draws_three_and_gives_an_action() -> None:
    with field(ann={"hand": "ishida_mitsunari", "deck": "cavalry copper*3"}, ben={"hand": "copper"}) as table:
        table.ann("play ishida_mitsunari")
        table.has("ann", hand_size=3, deck_size=1)
        table.counts(actions=1)
        table.asks("ann", "play")


@rules("C3.7", "C9.1")
@cards("konishi_yukinaga", "copper", "silver", "gold")
def test_konishi_exchanges_one_treasure_for_the_next_better() -> None:
    ann = {"hand": "konishi_yukinaga copper*2 silver"}
    with field(ann=ann, ben={"hand": "copper"}) as table:
        table.ann("play konishi_yukinaga")
        table.counts(actions=1, buys=2)
        table.asks("ann", "exchange", "exchange copper | exchange silver | exchange none")
        table.refuses("ann", "exchange gold", "C3.7")
        table.ann("exchange copper")
        table.has("ann", hand="copper silver*2")
        table.pool(copper=36 - 2, silver=18 - 2, gold=8)
        table.trash("")  # back to the pool, not away
        table.sees("ben", "ann", hand="silver")
        assert [event.cards for event in table.told("return")] == [(("copper", 1),)]
        table.asks("ann", "play")
    with field(ann=ann, ben={"hand": "copper"}) as table:
        table.ann("play konishi_yukinaga", "exchange silver")
        table.has("ann", hand="copper*2 gold")
        table.pool(silver=18, gold=7)
        table.asks("ann", "play")
    with field(ann=ann, ben={"hand": "copper"}) as table:
        table.ann("play konishi_yukinaga", "exchange none")
        table.has("ann", hand="copper*2 silver")
        table.asks("ann", "play")


@rules("C3.7", "C4.3")
@cards("konishi_yukinaga")
def test_konishi_takes_nothing_from_an_empty_pile() -> None:
    ben = {"hand": "copper", "deck": "gold*8"}
    with field(ann={"hand": "konishi_yukinaga copper silver"}, ben=ben) as table:
        table.ann("play konishi_yukinaga")
        table.refuses("ann", "exchange silver", "C3.7")
        table.asks("ann", "exchange", "exchange copper | exchange none")
    ben = {"hand": "copper", "deck": "silver*17"}
    with field(ann={"hand": "konishi_yukinaga copper silver"}, ben=ben) as table:
        table.ann("play konishi_yukinaga")
        table.asks("ann", "exchange", "exchange silver | exchange none")
    ben = {"hand": "copper", "deck": "silver*18 gold*8"}
    with field(ann={"hand": "konishi_yukinaga copper"}, ben=ben) as table:
        table.ann("play konishi_yukinaga")
        table.asks("ann", "play", "end")


@rules("M1.4", "C4.3")
@cards("konishi_yukinaga", "copper")
def test_a_returned_copper_can_be_bought_again() -> None:
    others: dict[str, Any] = {name: {"deck": "copper*6"} for name in ("ben", "chloe", "dan", "eve", "finn")}
    ann = {"hand": "konishi_yukinaga copper*2", "deck": "copper*4"}
    with field(ann=ann, **others) as table:
        table.pool(copper=0)
        table.ann("play konishi_yukinaga", "exchange copper", "end")
        table.pool(copper=1)
        table.ann("play copper", "buy copper")
        table.pool(copper=0)
        table.asks("ann", "buy")


# ---- generals who do something when they are deployed
@rules("M5.3", "M5.5", "M6.3", "ruling 13")
@cards("kobayakawa_hideaki")
def test_kobayakawa_empties_a_line_before_the_fight() -> None:
    with deploying("archers archers | gunners", played="kobayakawa_hideaki", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy kobayakawa_hideaki 1")
        table.asks("ann", "strike", "strike 1 ben | strike none")
        table.line(1, "archers archers kobayakawa_hideaki", "gunners")
        table.refuses("ann", "strike 2", "M5.3")
        table.ann("strike 1")
        table.won(ann="1", ben="")  # three against none
        table.has("ben", discard="gunners")
        table.buried("archers*2 kobayakawa_hideaki")
        table.markers("ben", "")
        table.asks("ben", "play")


@rules("M5.3", "M5.5")
@cards("kobayakawa_hideaki", "ishida_mitsunari")
def test_kobayakawa_can_choose_ishida_and_the_rest_moves_up() -> None:
    lands = "farmer_militia | ishida_mitsunari archers gunners"
    with deploying(lands, played="kobayakawa_hideaki", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy kobayakawa_hideaki 1", "strike 1")
        table.line(1, "farmer_militia kobayakawa_hideaki", "archers gunners")
        table.has("ben", discard="ishida_mitsunari")
        table.asks("ben", "play")


@rules("M5.5")
@cards("kobayakawa_hideaki")
def test_kobayakawas_owner_chooses_who_gets_the_card() -> None:
    seats: dict[str, Any] = {
        "ann": {}, "ben": {"hand": "copper", "markers": "yellow red"}, "chloe": {}, "dan": {"markers": "red"},
    }  # fmt: skip
    lands = ("farmer_militia | spear_troopers archers gunners", "| gunners")
    with deploying(*lands, played="kobayakawa_hideaki", **seats) as table:
        table.ann("deploy kobayakawa_hideaki 1")
        table.asks("ann", "strike", "strike 1 ... | strike 2 ben | strike 3 ... | strike none")
        table.refuses("ann", "strike 2 dan", "M5.5")
        table.refuses("ann", "strike 1 chloe", "M5.5")
        table.ann("strike 3 dan")
        table.has("dan", discard="gunners")
        table.markers("dan", "")
        table.markers("ben", "yellow red")
        table.asks("ben", "buy")


@rules("M5.3")
@cards("kobayakawa_hideaki")
def test_kobayakawa_finds_nobody_at_an_empty_line() -> None:
    with deploying("", "| gunners", played="kobayakawa_hideaki", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy kobayakawa_hideaki 1")  # the enemies of another Land are not facing
        table.line(2, "", "gunners")
        table.asks("ben", "buy")


@rules("M5.3", "M5.7", "M6.2")
@cards("otani_yoshitsugu")
def test_otani_reorders_his_line_himself_included() -> None:
    lands = "archers spear_troopers | cavalry gunners gunners"  # 4:5, 3:6 - with Otani behind: 5:5, 4:6, 7:6
    with deploying(lands, played="otani_yoshitsugu", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy otani_yoshitsugu 1")
        table.asks(
            "ann",
            "rearrange",
            "reorder archers otani_yoshitsugu spear_troopers | reorder spear_troopers archers otani_yoshitsugu | "
            "reorder spear_troopers otani_yoshitsugu archers | reorder otani_yoshitsugu archers spear_troopers | "
            "reorder otani_yoshitsugu spear_troopers archers | reorder none",
        )
        table.won(ann="", ben="")  # not evaluated before he is done
        table.refuses("ann", "reorder archers spear_troopers otani_yoshitsugu", "M5.3")
        table.ann("reorder archers otani_yoshitsugu spear_troopers")
        table.line(1, "archers otani_yoshitsugu spear_troopers", "cavalry gunners gunners")
        table.strength(1, "5 7 3", "5 6 6")
        assert [event.rule for event in table.told("reorder")] == ["M5.3"]
        table.asks("ben", "buy")


@rules("M5.3", "M5.7")
@cards("otani_yoshitsugu")
def test_otani_may_leave_everything_as_it_is_and_alone_has_nothing_to_do() -> None:
    with deploying("archers | gunners", played="otani_yoshitsugu", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy otani_yoshitsugu 1", "reorder none")
        table.line(1, "archers otani_yoshitsugu", "gunners")
        table.asks("ben", "buy")
    with deploying("| gunners", played="otani_yoshitsugu", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy otani_yoshitsugu 1")
        table.asks("ben", "buy")


@rules("M5.3", "M6.1")
@cards("otani_yoshitsugu")
def test_otanis_order_decides_a_land() -> None:
    lands = "cavalry spear_troopers | archers gunners cavalry"  # 5:4, 3:6 - with Otani third: 6:4, 4:6, 7:5
    with deploying(lands, played="otani_yoshitsugu", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy otani_yoshitsugu 1", "reorder cavalry otani_yoshitsugu spear_troopers")  # 6:4, 7:6
        table.won(ann="1", ben="")
        table.asks("ben", "buy")


@rules("M6.3", "ruling 13")
@cards("toyotomi_hideyori")
def test_hideyori_deployed_third_wins_the_land() -> None:
    lands = "farmer_militia farmer_militia | gunners farmer_militia gunners"  # 2:6, 2:2
    with deploying(lands, played="toyotomi_hideyori", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy toyotomi_hideyori 1")  # before any comparison
        table.won(ann="1", ben="")
        table.buried("farmer_militia*3 gunners*2 toyotomi_hideyori")
        [won] = table.told("win_land")
        assert won.cause == "toyotomi_hideyori"
        table.asks("ben", "buy")


@rules("M6.3", "ruling 13")
@cards("toyotomi_hideyori", "horo_musha")
def test_hideyori_deployed_earlier_or_moved_to_the_third_position_does_not() -> None:
    lands = "farmer_militia | gunners spear_troopers"
    played = "toyotomi_hideyori spear_troopers horo_musha"
    with deploying(lands, played=played, ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy toyotomi_hideyori 1", "deploy spear_troopers 1")
        table.line(1, "farmer_militia toyotomi_hideyori spear_troopers", "gunners spear_troopers")
        table.ann("horo reorder 1 farmer_militia spear_troopers toyotomi_hideyori")
        table.line(1, "farmer_militia spear_troopers toyotomi_hideyori", "gunners spear_troopers")  # 3:6, 4:3
        table.won(ann="", ben="")
        table.asks("ben", "buy")


@rules("M5.4")
@cards("trap", "toyotomi_hideyori", "ii_naomasa", "kobayakawa_hideaki", "otani_yoshitsugu")
@pytest.mark.parametrize("general", ["toyotomi_hideyori", "otani_yoshitsugu", "ukita_hideie", "konishi_yukinaga"])
def test_other_generals_fall_into_traps(general: str) -> None:
    with deploying(f"| {general}", played="trap", ann={}, ben={"hand": "copper"}) as table:
        table.ann("trap enemy 1:1")
        table.has("ben", discard=general)
        table.asks("ben", "play")


# ---- troops
@rules("C3.4", "C3.7")
@cards("spear_troopers")
def test_spear_troopers_draw_or_give_an_action() -> None:
    ann = {"hand": "spear_troopers copper", "deck": "silver"}
    with field(ann=ann, ben={"hand": "copper"}) as table:
        table.ann("play spear_troopers")
        table.asks("ann", "choose", "choose draw | choose action")
        table.ann("choose draw")
        table.has("ann", hand="copper silver")
        table.counts(actions=0)
        table.asks("ann", "buy")
    with field(ann=ann, ben={"hand": "copper"}) as table:
        table.ann("play spear_troopers", "choose action")
        table.has("ann", hand="copper")
        table.counts(actions=1)
        table.asks("ann", "play")


@rules("C3.4", "M5.2")
@cards("farmer_militia", "archers", "cavalry", "gunners")
@pytest.mark.parametrize(("troop", "actions"), [("farmer_militia", 1), ("archers", 2), ("cavalry", 2), ("gunners", 2)])
def test_troops_give_actions(troop: str, actions: int) -> None:
    with field(ann={"hand": f"{troop} copper"}, ben={"hand": "copper"}) as table:
        table.ann(f"play {troop}")
        table.counts(actions=actions)
        table.asks("ann", "play", "end")


# ---- politics
@rules("C3.7", "M0")
@cards("technology_development")
def test_technology_gives_money_or_more_money_and_goes() -> None:
    with field(ann={"hand": "technology_development"}, ben={"hand": "copper"}) as table:
        table.ann("play technology_development")
        table.asks("ann", "choose", "choose money | choose trash")
        table.ann("choose money")
        table.counts(money=1)
        table.played("technology_development")
        table.asks("ann", "buy")
    with field(ann={"hand": "technology_development"}, ben={"hand": "copper"}) as table:
        table.ann("play technology_development", "choose trash")
        table.counts(money=3)
        table.trash("technology_development")
        table.asks("ann", "buy")


@rules("C3.4", "C4.3")
@cards("rice_field_plowing", "land_survey", "river_works", "castle_town")
def test_politics() -> None:
    deck = "copper*5"
    with field(ann={"hand": "rice_field_plowing", "deck": deck}, ben={}) as table:
        table.ann("play rice_field_plowing")
        table.has("ann", hand="copper*2")
        table.counts(actions=0, money=0, buys=1)
        table.asks("ann", "buy")
    with field(ann={"hand": "land_survey", "deck": deck}, ben={}) as table:
        table.ann("play land_survey")
        table.has("ann", hand="silver")
        table.pool(silver=17)
        table.counts(actions=0, money=0, buys=1)
        table.asks("ann", "buy")
    with field(ann={"hand": "river_works", "deck": deck}, ben={}) as table:
        table.ann("play river_works")
        table.has("ann", hand="copper*2")
        table.counts(actions=0, money=1, buys=1)
        table.asks("ann", "buy")
    with field(ann={"hand": "castle_town", "deck": deck}, ben={}) as table:
        table.ann("play castle_town")
        table.has("ann", hand="copper*3")
        table.counts(actions=0, money=0, buys=2)
        table.asks("ann", "buy")


@rules("C4.3")
@cards("land_survey")
def test_land_survey_gets_nothing_from_an_empty_pile() -> None:
    with field(ann={"hand": "land_survey copper"}, ben={"deck": "silver*18"}) as table:
        table.ann("play land_survey")
        table.has("ann", hand="copper")
        table.asks("ann", "buy")
