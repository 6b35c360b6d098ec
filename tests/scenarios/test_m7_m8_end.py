"""M7 and M8: the end phase, points, the immediate end, and the end by agreement."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenarios.field import deploying, field, first_turn
from tests.scenarios.table import cards, rules

THREE = "spear_troopers spear_troopers"
"""One more wins the Land if nobody faces them."""


# ---- M7
@rules("M7.1", "M0")
def test_everything_but_markers_is_discarded_and_four_are_drawn() -> None:
    ann = {"hand": "copper*2 silver", "deck": "gold*5"}
    with deploying("archers | gunners", played="river_works copper", ann=ann, ben={"hand": "copper"}) as table:
        table.has("ann", hand="gold*4", deck_size=1, discard="river_works copper*3 silver")
        table.markers("ann", "yellow")
        table.asks("ben", "buy")


@rules("M7.1", "C9.2")
def test_the_played_cards_are_discarded_openly_and_the_hand_is_not() -> None:
    with field(ann={"hand": "river_works silver", "deck": "gold*6"}, ben={"hand": "copper"}) as table:
        table.ann("play river_works", "end")
        table.sees("ben", "ann", discard="river_works", discard_size=4)
        table.has("ann", discard="river_works silver gold*2")
        assert {event.rule for event in table.told("discard", "ann") + table.told("hand_discard", "ann")} == {"M7.1"}
        assert table.told("draw", "ann")[-1].rule == "M7.1"
        table.asks("ben", "buy")


@rules("M7.1", "W7.2")
@cards("horo_musha", "trap")
@pytest.mark.parametrize(
    ("keep", "drawn"),
    [("none", 4), ("trap", 3), ("horo_musha*2", 2), ("horo_musha*2 trap", 1), ("horo_musha*3 trap*2", 0)],
)
def test_strategy_cards_can_be_kept(keep: str, drawn: int) -> None:
    ann = {"hand": "horo_musha*3 trap*2 silver", "deck": "copper*5"}
    with field(ann=ann, ben={"hand": "copper"}, rest={"phase": "buy"}) as table:
        table.ann("end")
        table.refuses("ann", "keep silver", "M7.1")
        table.refuses("ann", "keep trap*3", "M7.1")
        table.ann(f"keep {keep}")
        kept = "" if keep == "none" else keep
        table.has("ann", hand=f"{kept} copper*{drawn}" if drawn else kept)  # never below zero
        table.sees("ben", "ann", hand=kept)  # they were shown
        assert [event.rule for event in table.told("keep")] == (["M7.1"] if kept else [])
        table.asks("ben", "buy")


@rules("M7.1")
@cards("horo_musha")
def test_a_played_strategy_card_cannot_be_kept() -> None:
    ann = {"hand": "silver", "deck": "copper*5"}
    with deploying("archers | gunners", played="horo_musha", ann=ann, ben={"hand": "copper"}) as table:
        table.ann("end")
        table.refuses("ann", "keep horo_musha", "M7.1")
        table.ann("keep none")
        table.has("ann", discard="horo_musha silver", hand="copper*4")
        table.asks("ben", "buy")


# ---- M8.1
SCORES = [
    ("ann", 1, 0),
    ("ann ben ann", 2, 0),
    ("ann ann", 2, 0),
    ("ann ann ann", 3, 1),
    ("ann ann - ann", 3, 0),
    ("ann ann ben ann", 3, 0),
    ("ann ann ann ann ann", 5, 1),
    ("ann ann ann ann ann ann", 6, 2),
    ("ann ann ann ben ann ann ann", 6, 2),
    ("ben ann ann ann ann ann ann ann ann ann", 9, 3),
]


@rules("M8.1")
@pytest.mark.parametrize(("lands", "count", "extra"), SCORES)
def test_points_for_lands_and_for_three_side_by_side(lands: str, count: int, extra: int) -> None:
    row = [land.replace("-", "") for land in lands.split()]
    seats: dict[str, Any] = {"ann": {}, "ben": {}, "chloe": {}, "dan": {}}
    with field(*row, rest={"over": int(count + extra >= 5)}, **seats) as table:
        assert table.game.scores[0] == table.game.scores[2] == count + extra
        sheet = [(line.card, line.copies, line.total) for line in table.game.score_sheet(2)]
        assert sheet == [("land", count, count), ("three_lands", extra, extra)][: 1 + bool(extra)]
        assert table.game.scores[1] == row.count("ben")
        table.planned = "looked at"


# ---- M8.2
@rules("M8.2", "M8.1")
def test_with_eight_lands_four_points_win_at_once() -> None:
    with deploying("ann", "", "ann", f"{THREE} |", "ann", played="archers*2", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy archers 4")  # Lands 3, 4, 5 side by side: 4 + 1 points
        table.is_over()
        assert table.game.winners == (0,)
        assert table.game.scores == (5, 0)
        assert (table.told("over")[-1].rule, table.game.decision) == ("M8.2", None)
        table.played("archers")  # nothing happens any more
        why = table.game.why_not("deploy archers 1")
        assert why is not None and why.rule == "M8.2"


@rules("M8.2", "M8.1")
def test_three_lands_side_by_side_are_half_of_eight() -> None:
    with deploying(f"{THREE} |", "ann", "ann", "ben", played="archers", ann={}, ben={}) as table:
        table.ann("deploy archers 1")
        table.is_over()
        assert (table.game.scores, table.game.winners) == ((4, 1), (0,))


@rules("M8.2")
def test_three_lands_apart_are_not() -> None:
    with deploying(f"{THREE} |", "", "ann", "ben", "ann", played="archers", ann={}, ben={"hand": "copper"}) as table:
        table.ann("deploy archers 1")
        assert table.game.scores == (3, 1)
        table.asks("ben", "buy")


@rules("M8.2")
def test_with_ten_lands_it_takes_five_and_the_whole_team_wins() -> None:
    others: dict[str, Any] = {"ben": {"hand": "copper"}, "chloe": {}, "dan": {}, "eve": {}, "finn": {}}
    lands = ("ann", "ann", "", f"{THREE} |", "", f"{THREE} |", "ann")
    with deploying(*lands, played="spear_troopers*2", ann={}, **others) as table:
        table.ann("deploy spear_troopers 4")
        assert table.game.scores == (4, 0, 4, 0, 4, 0)
        assert not table.game.winners
        table.ann("deploy spear_troopers 6")
        table.is_over()
        assert table.game.winners == (0, 2, 4)


@rules("M8.2", "M6.4")
def test_points_are_counted_before_the_markers_go_back() -> None:
    seats: dict[str, Any] = {"ann": {"markers": "yellow"}, "ben": {}, "chloe": {"markers": "yellow"}, "dan": {}}
    lands = ("ann", "ann", "ben", "ann", "ann", "archers spear_troopers |", "archers |")
    with deploying(*lands, played="spear_troopers", **seats) as table:
        table.ann("deploy spear_troopers 6")
        table.is_over()  # nobody is asked whose marker it is
        assert not table.told("marker_back")


@rules("M8.2", "M5.7")
@cards("horo_musha")
def test_the_other_team_can_win_in_my_turn() -> None:
    lands = ("ben", "ben", f"gunners | {THREE} spear_troopers")
    with deploying(*lands, played="horo_musha", ann={}, ben={}) as table:
        table.ann("horo dismiss 3:1")
        table.is_over()
        assert table.game.winners == (1,)


# ---- ruling 16
def last_turn(*lands: str, start: int = 0, players: int = 4) -> tuple[int, ...]:
    """The winners after the last player of the last round has finished."""
    names = ("ann", "ben", "chloe", "dan")[:players]
    seats: dict[str, Any] = {name: {"hand": "copper"} for name in names}
    active = (start + players - 1) % players
    rest = {"phase": "buy", "turn": 2 * players - 1, "max_turns": 2 * players, "start": start, "active": active}
    with field(*lands, rest=rest, **seats) as table:
        getattr(table, names[active])("end")
        table.is_over()
        assert table.told("over")[-1].rule == "ruling 16"
        return table.game.winners


@rules("ruling 16", "M8.1")
def test_without_progress_points_decide() -> None:
    assert last_turn("ann", "ann", "ben") == (0, 2)
    assert last_turn("ann", "ben", "ben") == (1, 3)
    assert last_turn("ann", "ann", "", "ben", players=2) == (0,)


@rules("ruling 16", "M8.1")
def test_on_equal_points_lands_decide() -> None:
    assert last_turn("ann", "ann", "ann", "ben", "", "ben", "", "ben", "ben") == (1, 3)  # 3 + 1 and 4
    assert last_turn("ben", "ben", "ben", "ann", "", "ann", "", "ann", "ann", start=1) == (0, 2)


@rules("ruling 16")
@pytest.mark.parametrize("start", [0, 1])
def test_on_equal_lands_the_team_that_did_not_begin_wins(start: int) -> None:
    assert last_turn(start=start) == ((1, 3) if start == 0 else (0, 2))
    assert last_turn("ann", "ben", start=start, players=2) == (1 - start,)


@rules("ruling 16")
def test_the_last_round_is_played_to_its_end() -> None:
    with first_turn(("Ann", "Ben", "Chloe", "Dan"), start=2, max_rounds=2) as table:
        for turn in range(8):
            assert not table.game.is_over and table.game.turn == turn
            while not table.game.is_over and table.game.turn == turn:
                decision = table.game.decision
                table.game.apply("keep none" if decision and decision.kind == "keep" else "end")
        table.is_over()
        assert table.game.winners == (1, 3)
