"""M6: facing cards fight at all times; strengths and bonuses, Lands won, and where the markers go."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenarios.field import deploying, field
from tests.scenarios.table import cards, rules

from kunitori.game import Bonus


# ---- the rulebook's example 7-4; Ann's team is the East, Ben's the West
@rules("M6.3", "M6.1", "M6.2", "ruling 14", "ruling 15", "ruling 22")
@cards("cavalry", "kuroda_nagamasa", "gunners", "spear_troopers")
def test_the_rulebooks_example_all_three_rows_to_the_number() -> None:
    rows = (
        "| archers spear_troopers",
        "cavalry kuroda_nagamasa | gunners gunners",
        "archers spear_troopers | archers gunners cavalry",
    )
    with field(*rows, ann={"hand": "copper"}, ben={}, rest={"active": 0}) as table:
        table.strength(2, "7 7", "6 6")  # 5 + 1 + 1 and 7 against 6 and 6
        table.strength(3, "4 3", "4 6 5")  # equal; won by the West; nobody in the third position
        table.asks("ann", "buy")


@rules("M6.3")
def test_example_top_row_three_against_none() -> None:
    with deploying(
        "| archers", played="spear_troopers gunners", ann={}, ben={}, rest={"active": 1, "turn": 1}
    ) as table:
        table.ben("deploy gunners 1")
        table.won(ann="", ben="")
        table.ben("deploy spear_troopers 1")
        table.won(ann="", ben="1")
        table.asks("ann", "buy")


@rules("M6.1", "M6.2", "M6.3", "ruling 14", "ruling 22")
@cards("kuroda_nagamasa", "cavalry", "gunners")
def test_example_middle_row_two_fights_won() -> None:
    with deploying("cavalry | gunners gunners", played="kuroda_nagamasa", ann={}, ben={"hand": "copper"}) as table:
        table.strength(1, "5", "6 6")
        table.ann("deploy kuroda_nagamasa 1")
        table.won(ann="1", ben="")
        table.buried("cavalry kuroda_nagamasa gunners*2")
        table.asks("ben", "buy")


@rules("M6.1", "M6.3", "ruling 15")
@cards("gunners", "spear_troopers")
def test_example_bottom_row_one_fight_is_not_enough() -> None:
    lands = "archers spear_troopers | archers gunners"
    with deploying(lands, played="cavalry", ann={}, ben={}, rest={"active": 1, "turn": 1}) as table:
        table.ben("deploy cavalry 1")
        table.line(1, "archers spear_troopers", "archers gunners cavalry")
        table.won(ann="", ben="")
        table.asks("ann", "buy")


# ---- M6.1
@rules("M6.1", "M6.3")
@pytest.mark.parametrize(
    ("first", "second", "third", "winner"),
    [
        ("gunners", "cavalry", "archers", ""),  # equal everywhere
        ("gunners", "cavalry", "spear_troopers", ""),  # one lost
        ("gunners", "gunners", "spear_troopers", ""),  # one won, one lost
        ("gunners", "gunners", "cavalry", "ann"),  # two won
        ("cavalry", "gunners", "cavalry", "ann"),  # two won, one lost
        ("cavalry", "gunners", "spear_troopers", "ben"),  # one won, two lost
    ],
)
def test_two_of_three_fights_win(first: str, second: str, third: str, winner: str) -> None:
    lands = f"{first} {second} | gunners cavalry archers"
    with deploying(lands, played=third, ann={}, ben={"hand": "copper"}) as table:
        table.ann(f"deploy {third} 1")
        table.won(ann="1" if winner == "ann" else "", ben="1" if winner == "ben" else "")
        table.asks("ben", "buy")


@rules("M6.1")
def test_only_facing_cards_of_equal_position_fight() -> None:
    with deploying(
        "gunners gunners |", played="spear_troopers", ann={}, ben={}, rest={"active": 1, "turn": 1}
    ) as table:
        table.ben("deploy spear_troopers 1")
        table.won(ann="", ben="")  # one fight, though Ann has two stronger cards
        table.asks("ann", "buy")


# ---- M6.2
@rules("M6.2")
@cards("farmer_militia", "spear_troopers", "archers", "cavalry", "gunners")
def test_the_strength_of_a_card_is_its_cost() -> None:
    lands = (
        "farmer_militia spear_troopers archers | todo_takatora",
        "cavalry gunners | spear_troopers gunners cavalry",
    )
    with field(*lands, ann={"hand": "copper"}, ben={}, rest={"actions": 1}) as table:
        table.strength(1, "2 3 4", "7")
        table.strength(2, "5 6", "3 6 5")
        table.asks("ann", "buy")


@rules("M6.2", "ruling 14")
@pytest.mark.parametrize(
    ("line", "strengths"),
    [
        ("archers todo_takatora", "5 7"),
        ("todo_takatora archers", "7 4"),  # the general is in front
        ("archers cavalry todo_takatora", "5 6 7"),
        ("archers todo_takatora cavalry", "5 7 5"),
        ("archers todo_takatora kobayakawa_hideaki", "5 7 7"),  # once, however many generals; generals get none
        ("todo_takatora kobayakawa_hideaki", "7 7"),
        ("archers kobayakawa_hideaki tokugawa_ieyasu", "6 8 8"),
    ],
)
def test_a_troop_with_a_general_behind_it(line: str, strengths: str) -> None:
    with field(f"{line} | gunners", ann={"hand": "copper"}, ben={}) as table:
        table.strength(1, strengths, "6")
        table.asks("ann", "buy")


@rules("M6.2", "ruling 13")
@cards("tokugawa_ieyasu")
@pytest.mark.parametrize(
    ("line", "strengths"),
    [
        ("tokugawa_ieyasu", "8"),
        ("tokugawa_ieyasu archers cavalry", "8 5 6"),
        ("archers tokugawa_ieyasu cavalry", "6 8 6"),
        ("archers cavalry tokugawa_ieyasu", "6 7 8"),
        ("archers todo_takatora tokugawa_ieyasu", "6 8 8"),
    ],
)
def test_ieyasu_strengthens_his_whole_line(line: str, strengths: str) -> None:
    with field(f"{line} | archers", "archers |", ann={"hand": "copper"}, ben={}) as table:
        table.strength(1, strengths, "4")  # own cards only
        table.strength(2, "4")  # and only of his line
        table.asks("ann", "buy")


@rules("M6.2", "ruling 13")
@cards("ii_naomasa")
@pytest.mark.parametrize(
    ("line", "strengths"),
    [
        ("ii_naomasa", "8"),
        ("ii_naomasa archers todo_takatora", "8 6 8"),
        ("archers ii_naomasa cavalry", "5 7 5"),  # only in position 1
        ("archers cavalry ii_naomasa", "5 6 7"),
        ("ii_naomasa cavalry tokugawa_ieyasu", "9 8 9"),
    ],
)
def test_ii_naomasa_strengthens_his_line_from_the_first_position(line: str, strengths: str) -> None:
    with field(f"{line} | archers", "archers |", ann={"hand": "copper"}, ben={}) as table:
        table.strength(1, strengths, "4")
        table.strength(2, "4")
        table.asks("ann", "buy")


@rules("M6.2", "ruling 22", "ruling 14")
@cards("kuroda_nagamasa")
@pytest.mark.parametrize(
    ("line", "strengths"),
    [
        ("cavalry kuroda_nagamasa", "7 7"),
        ("kuroda_nagamasa cavalry", "7 5"),  # only in position 2
        ("cavalry archers kuroda_nagamasa", "6 5 7"),
        ("archers kuroda_nagamasa cavalry", "6 7 5"),
        ("todo_takatora kuroda_nagamasa", "8 7"),  # any card, a general too
        ("ii_naomasa kuroda_nagamasa tokugawa_ieyasu", "10 9 9"),
        ("farmer_militia kuroda_nagamasa tokugawa_ieyasu", "5 8 8"),
    ],
)
def test_kuroda_nagamasa_strengthens_the_first_from_the_second_position(line: str, strengths: str) -> None:
    with field(f"{line} | archers", ann={"hand": "copper"}, ben={}) as table:
        table.strength(1, strengths, "4")
        table.asks("ann", "buy")


@rules("M6.2")
def test_both_sides_have_their_bonuses_and_a_corrected_cost_is_the_strength() -> None:
    lands = "archers tokugawa_ieyasu | cavalry otani_yoshitsugu"
    corrections = {"moegahara": {"archers": {"cost": 5}}}
    with field(lands, ann={"hand": "copper"}, ben={}, corrections=corrections) as table:
        table.strength(1, "7 8", "6 7")
        ours, theirs = table.game.view(0).lands[0].bonuses
        behind, text = Bonus("tokugawa_ieyasu", 1, True), Bonus("tokugawa_ieyasu", 1, False)
        assert ours == ((behind, text), (text,))
        assert theirs == ((Bonus("otani_yoshitsugu", 1, True),), ())
        table.asks("ann", "buy")


# ---- M6.3, M6.4
@rules("M6.3", "M6.4")
def test_both_lines_go_under_a_won_land_for_good() -> None:
    lands = "spear_troopers cavalry | farmer_militia archers"
    with deploying(lands, played="archers", ann={"deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.ann("deploy archers 1")  # 3:2 and 5:4 had won already; evaluated after this change
        view = table.game.view(None)
        assert view.lands[0].winner == 0 and view.lands[0].lines == ((), ())
        table.buried("spear_troopers cavalry archers*2 farmer_militia")
        table.pool(spear_troopers=9, cavalry=9, archers=8, farmer_militia=3)
        table.has("ann", owned="copper*4", points=1)
        table.has("ben", owned="copper", points=0)
        [won] = table.told("win_land")
        assert (won.land, won.team, won.rule) == (0, 0, "M6.3")
        table.asks("ben", "buy")


@rules("M6.4")
def test_every_marker_of_a_removed_troop_goes_back() -> None:
    lands = ("archers gunners | spear_troopers cavalry", "archers | gunners")  # 4:3, 6:5
    with deploying(*lands, played="spear_troopers", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy spear_troopers 1")
        table.won(ann="1", ben="")
        table.markers("ann", "yellow")  # of the other Land
        table.markers("ben", "red")
        back = {(event.player, event.colour, event.rule) for event in table.told("marker_back")}
        assert back == {(0, "yellow", "M6.4"), (0, "red", "M6.4"), (1, "blue", "M6.4")}
        table.asks("ben", "buy")


@rules("M6.4")
def test_the_active_player_decides_for_his_winning_team_and_about_the_other_teams_markers_too() -> None:
    seats: dict[str, Any] = {
        "ann": {"markers": "yellow"}, "ben": {"markers": "blue", "hand": "copper"},
        "chloe": {"markers": "yellow"}, "dan": {"markers": "blue"},
    }  # fmt: skip
    with deploying("archers | spear_troopers cavalry", "archers | cavalry", played="gunners", **seats) as table:
        table.ann("deploy gunners 1")  # 4:3 and 6:5
        table.won(ann="1", ben="")
        table.asks("ann", "marker", "marker ben | marker dan")
        table.refuses("ann", "marker chloe", "M6.4")
        table.ann("marker dan")
        table.asks("ann", "marker", "marker ann | marker chloe")
        table.markers("ann", "yellow")  # the red one had one holder only: nothing to decide
        table.ann("marker ann")
        for name, left in (("ann", ""), ("ben", "blue"), ("chloe", "yellow"), ("dan", "")):
            table.markers(name, left)
        table.asks("ben", "buy")


@rules("M6.4")
def test_one_decision_for_each_marker() -> None:
    seats: dict[str, Any] = {
        "ann": {"markers": "yellow*2"}, "ben": {"hand": "copper"}, "chloe": {"markers": "yellow*2"}, "dan": {},
    }  # fmt: skip
    lands = ("archers archers | spear_troopers spear_troopers", "archers archers |")
    with deploying(*lands, played="spear_troopers", **seats) as table:
        table.ann("deploy spear_troopers 1")
        table.asks("ann", "marker", "marker ann | marker chloe")
        table.ann("marker chloe")
        table.asks("ann", "marker", "marker ann | marker chloe")
        table.ann("marker chloe")
        table.markers("ann", "yellow*2")
        table.markers("chloe", "")
        table.asks("ben", "buy")


@rules("M6.4", "M5.7")
@cards("horo_musha")
@pytest.mark.parametrize(("active", "decides"), [("ann", "ben"), ("ben", "chloe"), ("chloe", "dan"), ("dan", "ann")])
def test_if_the_other_team_wins_its_member_next_in_turn_order_decides(active: str, decides: str) -> None:
    names = ("ann", "ben", "chloe", "dan")
    seat = names.index(active)
    winners = names[1 - seat % 2 :: 2]
    seats = {name: {"hand": "copper", "markers": "yellow" if name in winners else ""} for name in names}
    seats[active]["markers"] = "blue"
    own = "cavalry farmer_militia farmer_militia"
    facing = "archers spear_troopers farmer_militia"  # 5:4, 2:3, 2:2
    lands = (f"{own} | {facing}", "| archers") if seat % 2 == 0 else (f"{facing} | {own}", "archers |")
    with deploying(*lands, played="horo_musha", rest={"active": seat, "turn": seat}, **seats) as table:
        getattr(table, active)(f"horo dismiss 1:1 {active}")  # 2:4, 2:3
        table.won(**{active: "", decides: "1"})
        table.asks(decides, "marker", f"marker {winners[0]} | marker {winners[1]}")
        getattr(table, decides)(f"marker {decides}")
        table.markers(decides, "")
        table.asks(names[(seat + 1) % 4], "buy")


@rules("M6.3", "M6.4")
def test_a_land_is_won_in_the_middle_of_deploying_and_the_rest_still_goes() -> None:
    with deploying(
        "archers archers | gunners", "|", played="spear_troopers trap", ann={}, ben={"hand": "copper"}
    ) as table:
        table.ann("trap enemy 1:1", "deploy spear_troopers 1")
        table.won(ann="1", ben="")
        table.asks("ben", "play")
    with deploying("archers archers |", played="archers*2", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy archers 1")
        table.won(ann="1", ben="")
        table.refuses("ann", "deploy archers 1", "M5.1")
        table.ann("deploy archers 2")
        table.asks("ben", "buy")
