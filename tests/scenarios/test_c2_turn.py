"""C2: the four phases of a turn, always in the same order."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C2")
@cards("maeda_keiji")
def test_action_battle_buy_redraw_and_then_the_player_to_the_left() -> None:
    with scene(
        ann={"hand": "spear_troopers maeda_keiji gold", "deck": "copper*4"},
        ben={"hand": "copper"},
        chloe={"hand": "copper"},
    ) as table:
        assert table.game.phase == "action"
        table.refuses("ann", "play gold", "C6.1")
        table.refuses("ann", "buy silver", "C2")
        table.refuses("ann", "attack ben:maeda_keiji", "C2")
        table.refuses("ann", "stay spear_troopers", "C3.3")
        table.ann("play spear_troopers", "play maeda_keiji")
        assert table.game.phase == "battle"
        table.refuses("ann", "buy silver", "C2")
        table.refuses("ann", "end", "C5.1")
        table.ann("peace")
        assert table.game.phase == "buy"
        table.refuses("ann", "attack ben:maeda_keiji,spear_troopers", "C5.1")
        table.ann("play gold", "buy silver")  # the only buy: the phase is over
        assert table.game.phase == "redraw"
        table.refuses("ann", "buy copper", "C7.1")
        table.refuses("ann", "play maeda_keiji", "C7.1")
        table.ann("stay spear_troopers")
        assert [table.game.players[e.player or 0] for e in table.told("turn")] == ["Ben"]
        assert [e.number for e in table.told("phase", "ann")] == [1, 2, 3]
        table.asks("ben", "buy")


@rules("C2")
@cards("katakura_kojuro")
def test_a_phase_with_nothing_to_decide_is_still_gone_through() -> None:
    with scene(ann={"hand": "copper", "deck": "copper*4"}, ben={"hand": "katakura_kojuro"}) as table:
        table.asks("ann", "buy", "play copper | end")  # she owns no action card: two phases pass by themselves
        table.ann("end")
        assert [e.number for e in table.told("phase", "ann")][-1] == 3
        table.ben("play katakura_kojuro", "attack ann:katakura_kojuro")
        table.ann("ambush none")
        assert [e.number for e in table.told("phase", "ben")] == [1, 2, 3]  # after the battle she could buy nothing
        table.asks("ann", "buy")
