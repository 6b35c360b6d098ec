"""M5: units must be deployed, markers come with them, strategy cards are used, and each change is evaluated."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenarios.field import deploying, field
from tests.scenarios.table import cards, rules

THREE = "spear_troopers spear_troopers spear_troopers"
FULL = ("ann", "ben", "ann", "ben", "ann", "ben", f"{THREE} | spear_troopers", f"{THREE} | spear_troopers")
"""Two players; every Land is decided or full on Ann's side."""
OTHERS: dict[str, Any] = {"ben": {"hand": "copper"}, "chloe": {}, "dan": {}}


# ---- M5.1
@rules("M5.1")
def test_every_unit_must_be_deployed_in_any_order() -> None:
    with deploying(played="cavalry farmer_militia todo_takatora", ann={}, ben={"hand": "copper"}) as table:
        table.asks("ann", "deploy", "deploy cavalry ... | deploy farmer_militia ... | deploy todo_takatora ...")
        table.refuses("ann", "end", "M5.1")
        table.ann("deploy todo_takatora 4")
        table.refuses("ann", "end", "M5.1")
        table.refuses("ann", "deploy todo_takatora 4", "M5.1")  # it lies there already
        table.ann("deploy farmer_militia 4", "deploy cavalry 2")
        table.line(2, "cavalry", "")
        table.line(4, "todo_takatora farmer_militia", "")
        table.has("ann", owned="")  # cards on the field belong to the team (M5.6)
        table.asks("ben", "buy")


@rules("M5.1")
def test_nothing_but_generals_and_troops_is_deployed() -> None:
    played = "cavalry horo_musha trap river_works copper"
    with deploying(played=played, ann={"deck": "silver*4"}, ben={"hand": "copper"}) as table:
        for card in ("horo_musha", "trap", "river_works", "copper", "gunners"):
            table.refuses("ann", f"deploy {card} 1", "M5.1")
        table.ann("deploy cavalry 1")
        table.asks("ann", "deploy", "horo dismiss 1:1 ann | trap own 1:1 ann | end")


@rules("M5.1")
def test_full_lines_and_won_lands_are_closed() -> None:
    lands = (f"{THREE} | spear_troopers", "ben", "ann", "archers archers | gunners")
    with deploying(*lands, played="cavalry", ann={}, ben={"hand": "copper"}) as table:
        table.refuses("ann", "deploy cavalry 1", "M5.1")
        table.refuses("ann", "deploy cavalry 2", "M5.1")
        table.refuses("ann", "deploy cavalry 3", "M5.1")
        assert table.game.why_not("deploy cavalry 1") != table.game.why_not("deploy cavalry 2")
        table.ann("deploy cavalry 4")
        table.line(4, "archers archers cavalry", "gunners")
        table.asks("ben", "buy")


@rules("M5.1")
@pytest.mark.parametrize("spot", [1, 2, 3])
def test_a_unit_goes_to_the_end_of_a_line_whatever_lies_there(spot: int) -> None:
    line = " ".join(["spear_troopers"] * (spot - 1))
    with deploying(f"{line} | gunners", played="archers", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy archers 1")
        table.line(1, f"{line} archers".strip(), "gunners")
        table.asks("ben", "buy")


@rules("M5.1", "M7.1", "M5.2")
@cards("cavalry")
def test_a_unit_that_finds_no_room_is_discarded_and_takes_no_marker() -> None:
    ann = {"hand": "cavalry", "deck": "copper*4"}
    with field(*FULL, ann=ann, ben={"hand": "copper"}) as table:
        table.ann("play cavalry")  # nothing to decide
        table.has("ann", discard="cavalry", hand="copper*4")
        table.markers("ann", "")
        assert not table.told("deploy") and not table.told("marker")
        table.asks("ben", "buy")


@rules("M5.1", "M5.4")
@cards("horo_musha")
def test_a_unit_that_finds_room_later_must_go_there() -> None:
    with deploying(*FULL, played="cavalry horo_musha", ann={"deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.asks("ann", "deploy", "horo ... | end")
        table.ann("horo dismiss 8:2")
        table.line(8, "spear_troopers spear_troopers", "spear_troopers")
        table.asks("ann", "deploy", "deploy cavalry 8")
        table.refuses("ann", "end", "M5.1")
        table.ann("deploy cavalry 8")
        table.markers("ann", "blue")
        table.asks("ben", "buy")


@rules("M5.1", "M5.4")
@cards("horo_musha")
def test_nobody_has_to_make_room() -> None:
    with deploying(*FULL, played="cavalry horo_musha", ann={"deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.ann("end")
        table.has("ann", discard="cavalry horo_musha")
        table.markers("ann", "")
        table.asks("ben", "buy")


@rules("M5.1", "M5.4")
@cards("trap")
def test_a_trap_in_your_own_line_makes_room_too() -> None:
    with deploying(*FULL, played="archers trap", ann={"deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.ann("trap own 7:3", "deploy archers 7")
        table.line(7, "spear_troopers spear_troopers archers", "spear_troopers")
        table.asks("ben", "buy")


@rules("M1.2", "M5.1", "M5.5", "M6.4")
@cards("trap", "horo_musha")
def test_six_players_and_a_full_battlefield() -> None:
    lands = ["archers spear_troopers cavalry | gunners"] * 10
    seats: dict[str, Any] = {
        "ann": {"markers": "yellow*4 blue*3", "deck": "copper*4"},
        "ben": {"markers": "red*5", "hand": "copper"},
        "chloe": {"markers": "yellow*6 blue*3"},
        "dan": {"markers": "red*5"},
        "eve": {"markers": "blue*4"},
        "finn": {},
    }
    with deploying(*lands, played="farmer_militia trap horo_musha", **seats) as table:
        table.refuses("ann", "deploy farmer_militia 1", "M5.1")
        table.asks("ann", "deploy", "horo ... | trap ... | end")
        table.refuses("ann", "trap enemy 10:1 finn", "M5.5")
        table.ann("trap enemy 10:1 dan")  # three against none
        table.won(ann="10", ben="")
        table.asks("ann", "marker", "marker ann | marker chloe | marker eve")  # the blue one
        table.ann("marker eve")
        table.asks("ann", "marker", "marker ann | marker chloe")  # the yellow one
        table.ann("marker chloe")
        table.markers("eve", "blue*3")
        table.markers("chloe", "yellow*5 blue*3")
        table.markers("dan", "red*4")
        table.ann("horo dismiss 1:2 eve", "deploy farmer_militia 1")
        table.line(1, "archers cavalry farmer_militia", "gunners")
        table.has("eve", discard="spear_troopers")
        table.asks("ben", "buy")


# ---- M5.2
@rules("M5.2")
@cards("archers", "cavalry", "gunners", "spear_troopers", "farmer_militia", "ii_naomasa")
@pytest.mark.parametrize(
    ("unit", "colour"),
    [
        ("archers", "yellow"),
        ("cavalry", "blue"),
        ("gunners", "red"),
        ("spear_troopers", ""),
        ("farmer_militia", ""),
        ("ii_naomasa", ""),
    ],
)
def test_the_marker_of_a_troop(unit: str, colour: str) -> None:
    with deploying("gunners |", played=unit, ann={"markers": "red"}, ben={"hand": "copper"}) as table:
        table.ann(f"deploy {unit} 2")
        table.markers("ann", f"red {colour}")
        table.markers("ben", "")
        assert [event.colour for event in table.told("marker", "ann")] == ([colour] if colour else [])
        table.asks("ben", "buy")


@rules("M5.2")
def test_the_marker_goes_to_who_deploys() -> None:
    seats: dict[str, Any] = {
        "ann": {"markers": ""},
        "ben": {"hand": "copper"},
        "chloe": {"markers": "yellow"},
        "dan": {},
    }
    with deploying("archers |", played="archers", **seats) as table:
        table.ann("deploy archers 1")
        table.markers("ann", "yellow")
        table.markers("chloe", "yellow")
        table.asks("ben", "buy")


# ---- M5.3
@rules("M5.3", "M6.4")
def test_first_the_marker_then_the_fight() -> None:
    with deploying("archers spear_troopers |", played="gunners", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy gunners 1")
        field_events = [e.kind for e in table.game.events if e.kind not in ("phase", "turn", "hand_discard", "draw")]
        assert field_events[:6] == ["deploy", "marker", "win_land", "bury", "bury", "bury"]
        assert sorted(field_events[6:8]) == ["marker_back", "marker_back"]
        table.markers("ann", "")
        table.won(ann="1", ben="")
        table.asks("ben", "buy")


@rules("M5.3")
@cards("kobayakawa_hideaki")
def test_the_text_comes_before_the_fight() -> None:
    lands = "spear_troopers farmer_militia | farmer_militia spear_troopers gunners"  # 3:2, 2:3
    with deploying(lands, played="kobayakawa_hideaki", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy kobayakawa_hideaki 1")  # 4:2, 3:3, and 7:6 would win at once
        table.asks("ann", "strike", "strike 1 ben | strike 2 ben | strike 3 ben | strike none")
        table.won(ann="", ben="")
        table.ann("strike none")
        table.won(ann="1", ben="")
        table.asks("ben", "buy")


# ---- M5.4
@rules("M5.4")
@cards("horo_musha", "trap")
def test_before_between_and_after_deploying() -> None:
    lands = ("archers | gunners", "spear_troopers cavalry | gunners")
    played = "farmer_militia*2 horo_musha*2 trap"
    with deploying(*lands, played=played, ann={"deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.ann("horo reorder 2 cavalry spear_troopers", "deploy farmer_militia 1")
        table.ann("horo dismiss 1:1", "deploy farmer_militia 1", "trap enemy 1:1")
        table.line(1, "farmer_militia farmer_militia", "")
        table.line(2, "cavalry spear_troopers", "gunners")
        table.has("ann", hand="copper*4", discard="archers")
        table.has("ben", discard="gunners")
        table.pool(horo_musha=12, trap=6)
        table.asks("ben", "play")


@rules("M5.4", "M7.1")
@cards("horo_musha", "trap")
def test_without_any_deployment_and_each_only_once() -> None:
    ann = {"deck": "copper*4"}
    with deploying("archers | spear_troopers", played="horo_musha trap", ann=ann, ben={"hand": "copper"}) as table:
        table.asks("ann", "deploy", "horo dismiss 1:1 ann | trap ... | end")
        table.ann("trap enemy 1:1")
        table.pool(trap=6, horo_musha=11)
        assert [(event.cards, event.rule) for event in table.told("to_pool")] == [((("trap", 1),), "M5.4")]
        table.refuses("ann", "trap own 1:1", "M5.4")
        table.asks("ann", "deploy", "horo dismiss 1:1 ann | end")
        table.ann("end")
        table.has("ann", discard="horo_musha")
        table.pool(horo_musha=11)
        table.asks("ben", "play")


@rules("M5.4")
@cards("horo_musha")
def test_horo_musha_only_has_choices_with_a_target() -> None:
    with deploying("| gunners archers", played="horo_musha", ann={"deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.has("ann", discard="horo_musha")  # no own card, no line, no team mate: the phase was over at once
        table.asks("ben", "buy")
    with deploying("archers | gunners", played="horo_musha", ann={"discard": "copper"}, ben={}) as table:
        table.refuses("ann", "horo give copper ben", "M5.4")  # never with two players
        table.refuses("ann", "horo reorder 1 archers archers", "M5.4")
        table.refuses("ann", "horo dismiss 1:2", "M5.4")
        table.refuses("ann", "horo dismiss 2:1", "M5.4")
        table.asks("ann", "deploy", "horo dismiss 1:1 ann | end")
    with deploying("| gunners", played="horo_musha", ann={"discard": "copper silver"}, **OTHERS) as table:
        table.asks("ann", "deploy", "horo ... | end")
        table.ann("horo ...")
        table.asks("ann", "give", "... copper | ... silver")  # no other choice; Chloe is the only team mate
    with deploying("archers archers | gunners", played="horo_musha", ann={}, **OTHERS) as table:
        table.ann("horo ...")
        table.asks("ann", "spot", "... 1 | ... 2")  # nothing to reorder, nothing to give


@rules("M5.4")
@cards("horo_musha")
def test_another_order_must_be_another_order() -> None:
    third = "archers gunners archers | cavalry spear_troopers"
    lands = ("archers archers |", "archers gunners |", third, "spear_troopers |")
    with deploying(*lands, played="horo_musha", ann={}, ben={"hand": "copper"}) as table:
        table.refuses("ann", "horo reorder 1 archers archers", "M5.4")
        table.refuses("ann", "horo reorder 2 archers gunners", "M5.4")
        table.refuses("ann", "horo reorder 2 gunners gunners", "M5.4")
        table.refuses("ann", "horo reorder 3 archers gunners archers", "M5.4")
        table.ann("horo ...", "... reorder ...")
        table.asks("ann", "land", "... 2 | ... 3 ...")
        table.ann("... 3 ...")
        table.asks("ann", "reorder", "... archers archers gunners | ... gunners archers archers")
        table.ann("... gunners archers archers")
        table.won(ann="3", ben="")  # evaluated after each change: now two fights are won
        table.asks("ben", "buy")


@rules("M5.4", "ruling 13")
@cards("horo_musha")
def test_horo_musha_moves_own_cards_only() -> None:
    with deploying("archers | gunners cavalry", played="horo_musha", ann={}, ben={"hand": "copper"}) as table:
        table.refuses("ann", "horo reorder 1 cavalry gunners", "M5.4")
        table.refuses("ann", "horo dismiss 1:2", "M5.4")
        table.asks("ann", "deploy", "horo dismiss 1:1 ann | end")


@rules("M5.4", "ruling 32", "C9.4")
@cards("horo_musha")
def test_horo_musha_gives_a_card_of_the_discard_pile_to_a_team_mate() -> None:
    ann = {"unseen": "gold silver", "deck": "copper*4"}
    six: dict[str, Any] = {**OTHERS, "eve": {}, "finn": {}}
    with deploying(played="horo_musha", ann=ann, **six) as table:
        table.refuses("ann", "horo give gold ben", "M5.4")  # an enemy
        table.refuses("ann", "horo give gold ann", "M5.4")
        table.refuses("ann", "horo give copper eve", "M5.4")  # not in the discard pile
        table.ann("horo give gold eve")  # she is not asked
        table.has("eve", discard="gold", owned="gold")
        table.has("ann", discard="silver", owned="silver copper*4")
        table.sees("ben", "eve", discard="gold")  # shown to everybody
        table.sees("ben", "ann", discard="")
        table.pool(horo_musha=12)
        [gift] = table.told("give")
        assert (gift.player, gift.other, gift.cards) == (0, 4, (("gold", 1),))
        table.asks("ben", "buy")


@rules("M5.4")
@cards("horo_musha")
def test_even_a_card_bought_this_turn_can_be_given() -> None:
    with field(ann={"hand": "horo_musha gold", "deck": "copper*4"}, **OTHERS) as table:
        table.ann("play horo_musha", "play gold", "buy trap", "horo give trap chloe")
        table.has("chloe", owned="trap")
        table.asks("ben", "buy")


@rules("M5.4")
@cards("trap", "tokugawa_ieyasu", "ishida_mitsunari")
def test_trap_chooses_any_card_but_ieyasu_and_ishida() -> None:
    lands = ("todo_takatora | ukita_hideie", "archers tokugawa_ieyasu | gunners ishida_mitsunari otani_yoshitsugu")
    with deploying(*lands, played="trap", ann={"deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.refuses("ann", "trap own 2:2", "M5.4")
        table.refuses("ann", "trap enemy 2:2", "M5.4")
        table.refuses("ann", "trap enemy 1:2", "M5.4")  # nobody there
        table.ann("trap ...")
        table.asks("ann", "land", "... own 1 | ... own 2 | ... enemy 1 | ... enemy 2 ...")
        table.ann("... enemy 2 ...")
        table.asks("ann", "spot", "... 1 | ... 3")
        table.ann("... 3")
        table.line(2, "archers tokugawa_ieyasu", "gunners ishida_mitsunari")
        table.has("ben", discard="otani_yoshitsugu")
        table.pool(trap=6)
        table.asks("ben", "play")


@rules("M5.4")
@cards("trap", "tokugawa_ieyasu", "ishida_mitsunari")
def test_trap_with_nothing_but_ieyasu_and_ishida_is_not_open() -> None:
    with deploying("tokugawa_ieyasu | ishida_mitsunari", played="trap", ann={}, ben={"hand": "copper"}) as table:
        table.has("ann", hand="trap")  # discarded unused, shuffled and drawn again
        table.pool(trap=5)
        table.asks("ben", "buy")


@rules("M5.4", "ruling 13")
@cards("horo_musha", "tokugawa_ieyasu")
def test_horo_musha_can_take_ieyasu_back() -> None:
    with deploying(
        "archers tokugawa_ieyasu |", played="horo_musha", ann={"deck": "copper*4"}, ben={"hand": "copper"}
    ) as table:
        table.ann("horo dismiss 1:2")
        table.line(1, "archers", "")
        table.has("ann", discard="tokugawa_ieyasu")
        table.asks("ben", "buy")


# ---- M5.5
@rules("M5.5", "M5.6")
@cards("trap")
def test_who_gets_an_enemy_card_is_the_active_players_choice() -> None:
    seats: dict[str, Any] = {"ann": {}, "ben": {"hand": "copper"}, "chloe": {}, "dan": {}}
    with deploying("| spear_troopers archers", played="trap", **seats) as table:
        table.refuses("ann", "trap enemy 1:1 ann", "M5.5")
        table.refuses("ann", "trap enemy 1:1 chloe", "M5.5")
        table.refuses("ann", "trap enemy 1:2 dan", "M5.5")  # Ben has the marker
        table.ann("trap enemy 1:1 dan")
        table.has("dan", discard="spear_troopers")
        table.line(1, "", "archers")  # moved up
        table.markers("ben", "yellow")
        table.asks("ben", "buy")


@rules("M5.5", "M5.2")
@cards("trap")
def test_a_troop_with_a_marker_goes_to_somebody_who_has_such_a_marker() -> None:
    seats: dict[str, Any] = {
        "ann": {}, "ben": {"markers": "yellow red"}, "chloe": {"hand": "copper"}, "dan": {"markers": "red"},
    }  # fmt: skip
    with deploying("farmer_militia | gunners archers gunners", played="trap*2", **seats) as table:
        table.ann("trap enemy 1:2")  # only Ben can get it
        table.markers("ben", "red")
        table.has("ben", discard="archers")
        table.line(1, "farmer_militia", "gunners gunners")
        table.ann("trap ...", "... enemy 1 ...", "... 2 ...")
        table.asks("ann", "whose", "... ben | ... dan")
        table.ann("... dan")
        table.markers("dan", "")
        table.markers("ben", "red")
        table.has("dan", discard="gunners")
        back = [(event.player, event.colour, event.rule) for event in table.told("marker_back")]
        assert back == [(1, "yellow", "M5.5"), (3, "red", "M5.5")]
        table.asks("chloe", "buy")


@rules("M5.5", "M5.6")
@cards("horo_musha")
def test_a_card_of_your_own_team_may_go_to_a_team_mate() -> None:
    seats: dict[str, Any] = {
        "ann": {"markers": "blue"},
        "ben": {"hand": "copper"},
        "chloe": {"markers": "blue"},
        "dan": {},
    }
    with deploying("cavalry ii_naomasa cavalry | gunners", played="horo_musha*2", **seats) as table:
        table.refuses("ann", "horo dismiss 1:2 ben", "M5.5")
        table.ann("horo dismiss 1:2 chloe")
        table.has("chloe", discard="ii_naomasa")
        table.line(1, "cavalry cavalry", "gunners")
        table.ann("horo dismiss 1:1 chloe")
        table.has("chloe", discard="ii_naomasa cavalry")
        table.markers("chloe", "")
        table.markers("ann", "blue")
        table.asks("ben", "buy")


@rules("M5.5", "M5.7")
@cards("horo_musha")
def test_cards_behind_move_up_and_their_fights_change() -> None:
    lands = "farmer_militia cavalry gunners | spear_troopers archers gunners"  # 2:3, 5:4, 6:6
    with deploying(lands, played="horo_musha", ann={"deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.strength(1, "2 5 6", "3 4 6")
        table.ann("horo dismiss 1:1")  # now 5:3 and 6:4
        table.won(ann="1", ben="")
        table.has("ann", discard="farmer_militia")
        table.buried("cavalry gunners*2 spear_troopers archers")
        table.asks("ben", "buy")


# ---- M5.6
@rules("M5.6")
@cards("horo_musha")
def test_cards_on_the_field_are_the_teams() -> None:
    seats: dict[str, Any] = {
        "ann": {"hand": "spear_troopers"},
        "ben": {"hand": "copper"},
        "chloe": {"hand": "horo_musha", "deck": "copper*4"},
        "dan": {"hand": "copper"},
    }
    with field("gunners | gunners", **seats) as table:
        table.ann("play spear_troopers", "choose draw", "deploy spear_troopers 1")
        table.ben("end")
        table.chloe("play horo_musha", "horo reorder 1 spear_troopers gunners")
        table.line(1, "spear_troopers gunners", "gunners")
        table.asks("dan", "buy")


# ---- M5.7
@rules("M5.7", "M6.3")
@cards("trap")
def test_three_against_none_also_when_the_last_facing_card_is_taken_away() -> None:
    with deploying(f"{THREE} | gunners", played="trap", ann={}, ben={"hand": "copper"}) as table:
        table.won(ann="", ben="")
        table.ann("trap enemy 1:1")
        table.won(ann="1", ben="")
        table.has("ben", discard="gunners")
        table.asks("ben", "play")


@rules("M5.7", "M6.3", "M6.4")
@cards("horo_musha")
def test_who_takes_his_own_last_card_away_loses_the_land() -> None:
    with deploying(f"gunners | {THREE}", played="horo_musha", ann={}, ben={"hand": "copper"}) as table:
        table.ann("horo dismiss 1:1")
        table.won(ann="", ben="1")
        table.asks("ben", "buy")


@rules("M5.7")
@cards("horo_musha")
def test_an_own_change_can_let_the_other_team_win() -> None:
    lands = "cavalry farmer_militia farmer_militia | archers spear_troopers farmer_militia"  # 5:4, 2:3, 2:2
    with deploying(lands, played="horo_musha", ann={}, ben={"hand": "copper"}) as table:
        table.ann("horo dismiss 1:1")  # 2:4 and 2:3
        table.won(ann="", ben="1")
        table.asks("ben", "buy")


@rules("M5.7")
@cards("horo_musha")
def test_fights_once_won_are_not_remembered() -> None:
    lands = "gunners spear_troopers | archers archers"  # 6:4, 3:4
    with deploying(lands, played="horo_musha farmer_militia", ann={}, ben={"hand": "copper"}) as table:
        table.ann("horo reorder 1 spear_troopers gunners")  # 3:4, 6:4: still one each
        table.line(1, "spear_troopers gunners", "archers archers")
        table.won(ann="", ben="")
        table.ann("deploy farmer_militia 1")
        table.asks("ben", "buy")


@rules("M5.7")
def test_only_the_land_that_changed_is_looked_at() -> None:
    lands = ("spear_troopers | farmer_militia", "spear_troopers | farmer_militia")
    with deploying(*lands, played="archers*2", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy archers 1", "deploy archers 2")
        table.won(ann="", ben="")  # one fight won at each
        table.asks("ben", "buy")
