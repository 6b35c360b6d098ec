"""C8: the last round, the score, the winner."""

from __future__ import annotations

import pytest
from tests.scenarios.table import cards, opening, rules, scene

COPPER = {"hand": "copper", "deck": "copper*4"}


@rules("C8.1")
@pytest.mark.parametrize("pile", ["village", "town", "land"])
def test_the_last_card_of_a_victory_point_pile_gives_every_other_player_one_more_turn(pile: str) -> None:
    with scene(
        ann=COPPER,
        ben={"hand": "gold*3 harbour_town", "deck": "copper*6"},
        chloe=COPPER,
        rest={"active": 1, "pool": f"{pile}*1", "turn": 7},
    ) as table:
        table.ben("play harbour_town", "play gold", "play gold", "play gold")
        assert not table.game.view(None).is_last_round
        table.ben(f"buy {pile}")
        assert table.game.view(None).is_last_round
        table.ben("buy copper")  # the turn is finished first
        table.chloe("end")
        assert not table.game.is_over
        table.ann("end")  # the player to Ben's right
        table.is_over()
        assert [e.player for e in table.told("last_round")] == [1]


@rules("C8.1")
def test_other_piles_do_not_end_the_game_and_the_end_comes_only_once() -> None:
    with scene(
        ann={"hand": "gold", "deck": "copper*4"},
        ben={"hand": "gold*2", "deck": "copper*4"},
        rest={"pool": "village*1 town*1 silver*1 trap*1"},
    ) as table:
        table.ann("play gold", "buy silver")
        assert not table.game.view(None).is_last_round
        table.ben("play gold", "play gold", "buy village")
        assert table.game.view(None).is_last_round
        table.ann("end")
        table.is_over()
    with scene(
        ann={"hand": "gold", "deck": "copper*4"},
        ben={"hand": "gold*2", "deck": "copper*4"},
        chloe=COPPER,
        rest={"pool": "village*1 town*1"},
    ) as table:
        table.ann("play gold", "buy village")
        table.ben("play gold", "play gold", "buy town")  # a second pile: no second last round
        table.pool(village=0, town=0)
        table.chloe("end")
        table.is_over()
        assert len(table.told("last_round")) == 1


@rules("C8.1", "C5.6")
def test_the_last_round_counts_from_the_active_player_and_all_battles_take_place() -> None:
    with scene(
        ann={"hand": "naoe_kanetsugu honda_tadakatsu gold", "deck": "copper*6"},
        ben={"hand": "copper", "deployed": "cavalry*3", "deck": "copper*5"},
        chloe={"hand": "copper", "deck": "copper*5"},
        dan={"hand": "copper", "deck": "copper*5"},
        rest={"pool": "village*0 land*1"},
    ) as table:
        table.ann("play naoe_kanetsugu", "play honda_tadakatsu", "end")
        table.ann("attack ben:naoe_kanetsugu chloe:honda_tadakatsu")
        table.ben("ambush none", "take land")  # three ahead: the last Land goes to Ben, in Ann's turn
        assert table.game.view(None).is_last_round
        table.chloe("ambush none")
        table.has("ann", discard="town")
        table.ann("play gold", "buy silver", "end")  # her purchases still take place
        table.ben("end", "end", "stay none")
        table.chloe("end")
        table.dan("end")
        table.is_over()


@rules("C8.2", "ruling 5")
@cards("village", "town", "land", "castle_town", "temple_tax", "beauty", "soil_renovation")
def test_points_count_in_hand_deck_discard_pile_and_army_area() -> None:
    with scene(
        corrections={"world_on_fire": {"cavalry": {"vp": 3}, "moat": {"vp": 1}}},
        ann={
            "hand": "village castle_town copper",
            "deck": "town land",
            "top": "beauty",
            "discard": "soil_renovation temple_tax",
            "deployed": "cavalry",
            "moats": 2,
        },
        ben={"hand": "village"},
        rest={"phase": "buy", "played": "castle_town"},
    ) as table:
        points = {line.card: (line.copies, line.each, line.total) for line in table.game.score_sheet(0)}
        assert points == {
            "village": (1, 1, 1),
            "town": (1, 5, 5),
            "land": (1, 10, 10),
            "cavalry": (1, 3, 3),
            "beauty": (1, -4, -4),
            "temple_tax": (1, -2, -2),
            "moat": (2, 1, 2),
            "soil_renovation": (1, 2, 2),
            "castle_town": (2, 2, 4),
        }
        assert table.game.scores == (21, 1)
        table.has("ann", points=21)
        table.asks("ann", "buy")


@rules("C8.3")
def test_most_points_win() -> None:
    with scene(
        ann={"hand": "land"},
        ben={"hand": "town*2 village"},
        chloe={"hand": "copper"},
        rest={"active": 2, "turn": 8, "last_turn": 8},
    ) as table:
        assert not table.game.winners  # not before the end
        table.chloe("end")
        table.is_over()
        assert table.game.scores == (10, 11, 0)
        assert table.game.winners == (1,)


@rules("C8.3")
@pytest.mark.parametrize("start, last", [(0, 2), (1, 0), (2, 1)])
def test_on_a_tie_the_one_farthest_from_the_starting_player_wins(start: int, last: int) -> None:
    with scene(
        ann={"hand": "town"},
        ben={"hand": "town"},
        chloe={"hand": "town"},
        rest={"active": last, "start": start, "turn": 8, "last_turn": 8},
    ) as table:
        getattr(table, ("ann", "ben", "chloe")[last])("end")
        table.is_over()
        assert table.game.scores == (5, 5, 5)
        assert table.game.winners == (last,)


@rules("C8.3")
def test_only_the_tied_leaders_are_compared() -> None:
    with scene(
        ann={"hand": "town"},
        ben={"hand": "town"},
        chloe={"hand": "village"},
        rest={"active": 2, "turn": 8, "last_turn": 8},
    ) as table:
        table.chloe("end")
        table.is_over()
        assert table.game.winners == (1,)


@rules("C8.1")
def test_after_the_end_nothing_can_be_done() -> None:
    with scene(ann=COPPER, ben=COPPER, rest={"active": 1, "turn": 3, "last_turn": 3}) as table:
        table.ben("end")
        table.is_over()
        assert table.game.decision is None
        why = table.game.why_not("end")
        assert why is not None and why.rule == "C8.1"


@rules("ruling 16", "C8.3")
def test_a_game_without_progress_can_be_ended_after_a_number_of_rounds() -> None:
    with opening("world_on_fire", ("Ann", "Ben", "Chloe"), start=1, max_rounds=2) as table:
        for name in ("ben", "chloe", "ann", "ben", "chloe"):
            getattr(table, name)("end")
        assert not table.game.is_over
        table.ann("end")
        table.is_over()
        [over] = table.told("over")
        assert over.rule == "ruling 16"
        assert table.game.scores == (2, 2, 2)
        assert table.game.winners == (0,)  # Ben began, so Ann was the last to have a first turn
    with opening("world_on_fire", start=0) as table:  # at the table it is off
        for _ in range(300):
            table.ann("end")
            table.ben("end")
        assert table.game.round == 301
        table.asks("ann", "buy")
