"""Ruling 16, at the table: all players together end a game and score it."""

from __future__ import annotations

import pytest
from tests.scenarios.table import opening, rules, scene

from kunitori import Game, IllegalMove, dumps, loads, verify


@rules("ruling 16", "C8.3")
def test_all_players_together_can_end_a_game_and_points_decide() -> None:
    with scene(
        ann={"hand": "village copper*2", "discard": "town"},
        ben={"hand": "town", "deck": "village"},
        chloe={"hand": "copper"},
        rest={"turn": 4},
    ) as table:
        table.ann("play copper")
        table.game.agree_to_end()
        table.is_over()
        [over] = table.told("over")
        assert over.rule == "ruling 16"
        assert table.game.scores == (6, 6, 0)
        assert table.game.winners == (1,)  # Ben had his first turn later
        assert table.game.moves == ("play copper", "agree")
        table.counts(actions=0, buys=0, money=0)


@rules("ruling 16")
def test_an_agreed_end_is_a_line_of_the_record() -> None:
    with opening(start=0) as table:
        table.ann("play copper", "end")
        table.game.comment("it is late")
        table.game.apply(" Agree ")
        table.is_over()
        text = dumps(table.game)
        assert "# it is late\nagree\n\nResult: 2 2\n" in text
        again = loads(text)
        assert again == table.game
        assert again.moves == ("play copper", "end", "agree")
        assert again.events == table.game.events
        assert dumps(again) == text
        assert verify(text).is_good
        assert [finding.id for finding in verify(text.replace("Result: 2 2", "Result: 3 2")).findings] == [
            "verify-result"
        ]
        assert Game.from_position(table.game.position()) == table.game


@rules("ruling 16")
def test_an_agreed_end_can_be_taken_back_if_all_agree_again() -> None:
    with opening(players=("Ann", "Ben", "Chloe"), start=0) as table:
        table.ann("play copper")
        before = table.game.clone()
        table.game.agree_to_end()
        assert table.game.undo_needs(player=0) == {1, 2}
        assert table.game.undo_needs(player=2) == {0, 1}
        table.game.undo()
        assert table.game == before
        assert table.game.moves == ("play copper",)
        assert table.game.events == before.events
        assert table.game.undo_needs() == frozenset()
        table.ann("end")
        table.asks("ben", "buy")


@rules("ruling 16")
def test_after_the_end_there_is_nothing_to_agree_on() -> None:
    with opening(start=0) as table:
        assert table.game.why_not("agree") is None
        table.game.agree_to_end()
        table.is_over()
        over = table.game.clone()
        why = table.game.why_not("agree")
        assert why is not None and why.rule == "ruling 16"
        for again in (table.game.agree_to_end, lambda: table.game.apply("agree")):
            with pytest.raises(IllegalMove, match="ruling 16"):
                again()
        assert table.game == over
        assert table.game.moves == ("agree",)
        with pytest.raises(IllegalMove):
            table.game.apply("end")


@rules("ruling 16", "C8.2")
def test_in_the_middle_of_a_battle_all_cards_count_where_they_lie() -> None:
    with scene(
        ann={"hand": "maeda_keiji", "deployed": "cavalry"},
        ben={"hand": "cavalry*3 spear_troopers*2 fake_fortress", "deck": "gold*4"},
        chloe={"hand": "copper"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji,cavalry")
        before = table.game.clone()
        table.game.apply("ambush ...")
        table.game.agree_to_end()  # half a move has not happened
        assert table.game.scores == before.scores
        assert table.game.moves == (*before.moves, "agree")
        table.game.undo()
        assert table.game == before
        table.ben("ambush spear_troopers*2 cavalry*3 fake_fortress")
        table.asks("ben", "prize")
        table.game.agree_to_end()
        table.is_over()
        table.has("ben", ambush="spear_troopers*2 cavalry*3 fake_fortress", points=before.scores[1])  # and no prize
        assert loads(dumps(table.game)) == table.game
        assert Game.from_position(table.game.position()) == table.game


@rules("ruling 16", "M8.1")
@pytest.mark.parametrize(
    "won, start, scores, team",
    [
        pytest.param([1, 0, 1, 0, 2], 1, (2, 1), 0, id="more points"),
        pytest.param([1, 1, 1, 2, 0, 2, 0, 2, 0, 2], 1, (4, 4), 1, id="more Lands"),
        pytest.param([1, 0, 2], 0, (1, 1), 1, id="the team that did not begin"),
        pytest.param([1, 0, 2], 3, (1, 1), 0, id="the same the other way round"),
    ],
)
def test_in_moegahara_points_then_lands_then_the_team_that_did_not_begin(
    won: list[int], start: int, scores: tuple[int, int], team: int
) -> None:
    position = {"game": "moegahara", "players": ["Ann", "Ben", "Chloe", "Dan"], "won": won, "start": start}
    game = Game.from_position(position)
    game.agree_to_end()
    assert game.is_over
    assert game.scores == scores * 2
    assert game.winners == (team, team + 2)
    assert [event.rule for event in game.events if event.kind == "over"] == ["ruling 16"]
    assert loads(dumps(game)) == game
    game.undo()
    assert not game.is_over
