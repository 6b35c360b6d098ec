"""The generals of World on Fire: they lead, they lie in ambush, they are never deployed."""

from __future__ import annotations

import pytest
from tests.scenarios.table import cards, opening, rules, scene

GENERALS = (
    "maeda_keiji", "honda_tadakatsu", "sanada_yukimura", "ishida_mitsunari", "naoe_kanetsugu", "akechi_mitsuhide",
    "kuroda_kanbei", "katakura_kojuro",
)  # fmt: skip


@pytest.mark.parametrize(
    ("general", "attack", "prize"),
    [
        ("maeda_keiji", 6, "town"),
        ("honda_tadakatsu", 5, "town"),
        ("sanada_yukimura", 5, "town"),
        ("ishida_mitsunari", 2, "village"),
        ("naoe_kanetsugu", 3, "village"),
        ("akechi_mitsuhide", 2, "village"),
        ("kuroda_kanbei", 3, "village"),
        ("katakura_kojuro", 4, "town"),
    ],
)
@rules("C5.1", "C5.2", "C5.6")
@cards(*GENERALS)
def test_each_leads_even_alone(general: str, attack: int, prize: str) -> None:
    with scene(ann={"hand": "copper"}, ben={"hand": "copper"}, rest={"phase": "battle", "played": general}) as table:
        table.asks("ann", "battle", f"peace | attack ben:{general}")
        table.ann(f"attack ben:{general}")
        table.ben("ambush none")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (attack, 0)
        table.has("ann", discard=prize)
        table.ann("end")  # and nobody asks whether the general stays
        table.asks("ben", "buy")


@rules("C3.4", "C6.2", "ruling 9")
@cards("ishida_mitsunari")
def test_ishida_brings_two_money_a_card_and_a_buy() -> None:
    with scene(ann={"hand": "ishida_mitsunari village", "deck": "copper*3"}, ben={}) as table:
        table.ann("play ishida_mitsunari", "peace")
        table.counts(money=2, buys=2, actions=0)
        table.has("ann", hand="copper village")
        table.ann("play copper", "buy spear_troopers")
        table.counts(money=0, buys=1)
        table.asks("ann", "buy")


@rules("C3.4")
@cards("akechi_mitsuhide", "naoe_kanetsugu", "kuroda_kanbei", "katakura_kojuro", "honda_tadakatsu", "sanada_yukimura")
def test_a_chain_of_generals() -> None:
    with scene(
        ann={
            "hand": "honda_tadakatsu naoe_kanetsugu akechi_mitsuhide kuroda_kanbei katakura_kojuro sanada_yukimura",
            "deck": "copper*12",
        },
        ben={},
    ) as table:
        for general, actions, hand, buys in (
            ("honda_tadakatsu", 1, 5, 1),
            ("naoe_kanetsugu", 1, 5, 2),
            ("akechi_mitsuhide", 1, 6, 3),
            ("kuroda_kanbei", 1, 7, 3),
            ("katakura_kojuro", 1, 7, 3),
            ("sanada_yukimura", 0, 7, 3),
        ):
            table.ann(f"play {general}")
            table.counts(actions=actions, buys=buys, money=0)
            table.has("ann", hand_size=hand)
        table.asks("ann", "battle")


@rules("C5.4", "C5.7", "W5.4")
@cards("sanada_yukimura", "maeda_keiji", "honda_tadakatsu")
def test_a_general_in_ambush_or_revealed_fights_for_the_defender() -> None:
    with scene(
        ann={"hand": "sanada_yukimura copper"},
        ben={"hand": "honda_tadakatsu", "top": "maeda_keiji copper"},
    ) as table:
        table.ann("play sanada_yukimura", "attack ben:sanada_yukimura")
        table.ben("ambush honda_tadakatsu")
        table.asks("ben", "prize", "take village | decline")
        table.game.undo()
        table.ben("reinforcements", "take village", "top maeda_keiji")
        assert table.told("strength")[0].against == 6
        table.has("ben", hand="honda_tadakatsu", deck="maeda_keiji copper", discard="village")
        table.asks("ann", "buy")


@rules("X1", "X3", "ruling 18", "C1.2")
@cards(*GENERALS)
def test_in_world_chaos_the_generals_of_both_games_lie_in_one_pile() -> None:
    with opening("world_chaos", start=0) as table:
        view = table.game.view(None)
        assert view.generals_left == 16
        table.pool(**dict.fromkeys((*GENERALS, "uesugi_kenshin", "hojo_ujiyasu"), 1))
        table.asks("ann", "buy")
