"""Ambush in World on Fire: +1 for all shown cards together (W5.4)."""

from __future__ import annotations

import pytest
from tests.scenarios.table import cards, rules, scene


@pytest.mark.parametrize(
    ("shown", "strength"),
    [
        ("none", 0),
        ("spear_troopers", 2 + 1),
        ("spear_troopers*2", 4 + 1),
        ("spear_troopers*2 light_archers katakura_kojuro", 4 + 1 + 4 + 1),
    ],
)
@rules("W5.4", "C5.4", "ruling 3")
@cards("maeda_keiji", "spear_troopers", "light_archers", "katakura_kojuro")
def test_one_more_once_and_only_if_a_card_is_shown(shown: str, strength: int) -> None:
    hand = "spear_troopers*2 light_archers katakura_kojuro trap copper"
    with scene(ann={"hand": "maeda_keiji copper"}, ben={"hand": hand}) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.refuses("ben", "ambush trap", "C5.4")
        table.ben(f"ambush {shown}")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, strength)
        if strength > 6:
            table.ben("decline")
        table.has("ben", hand=hand, discard="")
        table.asks("ann", "buy")


@rules("W5.4", "C5.4")
@cards("maeda_keiji", "spear_troopers")
def test_no_bonus_for_deployed_cards_or_reinforcements() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper"},
        ben={"deployed": "spear_troopers", "top": "spear_troopers light_archers"},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("reinforcements")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, 5)
        table.ben("top light_archers")
        table.has("ben", deck="spear_troopers light_archers", deployed="spear_troopers")
        table.asks("ann", "buy")


@rules("ruling 28", "C5.4")
@cards("fake_fortress", "maeda_keiji", "moat")
def test_a_value_of_nought_is_no_value() -> None:
    corrections = {"world_on_fire": {"fake_fortress": {"attack": 0}, "moat": {"defence": 1}}}
    with scene(
        ann={"hand": "maeda_keiji copper"},
        ben={"hand": "fake_fortress moat", "top": "fake_fortress copper"},
        corrections=corrections,
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.refuses("ben", "ambush fake_fortress", "C5.4")
        table.ben("ambush moat")  # and what an owner reads as a value is one
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (6, 1 + 1)
        table.asks("ann", "buy")


@rules("ruling 28", "C5.7")
@cards("fake_fortress", "maeda_keiji")
def test_a_reinforcement_without_value_does_not_fight_and_so_does_not_fall() -> None:
    with scene(
        ann={"hand": "maeda_keiji copper"},
        ben={"top": "fake_fortress copper"},
        corrections={"world_on_fire": {"fake_fortress": {"attack": 0}}},
    ) as table:
        table.ann("play maeda_keiji", "attack ben:maeda_keiji")
        table.ben("reinforcements", "top copper")
        table.has("ben", deck="fake_fortress copper", discard="")
        table.asks("ann", "buy")
