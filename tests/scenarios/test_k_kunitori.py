"""K: what is special to Kunitori!, the base game."""

from __future__ import annotations

import pytest
from tests.scenarios.table import Table, cards, rules, scene

from kunitori.cards.sets import CardSet, card_set


def boxed(box: CardSet, category: str) -> tuple[int, int]:
    """The number of kinds and of cards of a category in a box."""
    found = [card.copies for card in box.facts if card.category == category]
    return len(found), sum(found)


def strengths(table: Table) -> list[tuple[int, int]]:
    return [(battle.number, battle.against) for battle in table.told("strength")]


@rules("K1")
def test_the_box_of_the_base_game() -> None:
    box = card_set("kunitori")
    assert box.total == 270
    assert boxed(box, "general") == (8, 8)
    assert boxed(box, "troop") == (7, 58)
    assert boxed(box, "politics") == (12, 84)
    assert boxed(box, "victory") == (3, 50)
    assert boxed(box, "treasure") == (3, 70)
    assert boxed(box, "tactics") == (0, 0)


@rules("K1")
def test_the_table_is_laid_with_just_those_cards() -> None:
    with scene("kunitori", ann={"hand": "copper"}, ben={}) as table:
        assert sum(table.game.view(None).pool.values()) == 269
        table.refuses("ann", "buy trap", "C1.2")
        table.refuses("ann", "buy gunner_mercenaries", "C1.2")
        table.asks("ann", "buy")


@rules("K2", "C5.4", "ruling 23")
@cards("fortress", "spear_troopers", "tokugawa_ieyasu", "magnificent_castle")
@pytest.mark.parametrize(
    "card, attack, in_ambush",
    [
        ("spear_troopers", True, 2 + 1),  # attack alone
        ("fortress", False, 2 + 1),  # defence alone
        ("magnificent_castle", False, 3 + 1),
        ("tokugawa_ieyasu", True, 2 + 1 + 2 + 1),  # both
    ],
)
def test_cards_have_an_attack_value_a_defence_value_or_both(card: str, attack: bool, in_ambush: int) -> None:
    with scene(
        "kunitori",
        ann={"hand": "uesugi_kenshin takeda_shingen copper"},
        ben={"hand": f"{card} market"},
    ) as table:
        table.ann("play takeda_shingen", "play uesugi_kenshin", "attack ben:uesugi_kenshin,takeda_shingen")
        table.refuses("ben", "ambush market", "C5.4")  # neither
        table.ben(f"ambush {card}")
        assert strengths(table) == [(11, in_ambush)]
        table.asks("ann", "buy")
    assert bool(card_set("kunitori")[card].attack) == attack


@rules("K5.4", "ruling 4")
@cards("light_archers", "fortress", "hojo_ujiyasu", "farmers")
def test_in_ambush_every_value_of_every_card_gets_one_more() -> None:
    for ambush, defence in {
        "none": 0,
        "light_archers": 1 + 1,
        "light_archers*3": 3 * (1 + 1),
        "light_archers fortress": (1 + 1) + (2 + 1),
        "hojo_ujiyasu": (2 + 1) + (3 + 1),
        "hojo_ujiyasu light_archers*3 fortress farmers": 7 + 6 + 3 + 2,
    }.items():
        with scene(
            "kunitori",
            ann={"hand": "uesugi_kenshin copper", "deployed": "light_gunners*5"},
            ben={"hand": "light_archers*3 fortress hojo_ujiyasu farmers"},
        ) as table:
            table.ann("play uesugi_kenshin", "end", "attack ben:uesugi_kenshin,light_gunners*5")
            table.ben(f"ambush {ambush}")
            assert strengths(table) == [(21, defence)]
            table.asks("ann", "buy")


@rules("K5.4")
@cards("fortress")
def test_deployed_cards_and_reinforcements_get_no_bonus() -> None:
    with scene(
        "kunitori",
        ann={"hand": "uesugi_kenshin copper", "deployed": "light_gunners*5"},
        ben={"hand": "copper", "deployed": "cavalry*2", "deck": "fortress*2"},
    ) as table:
        table.ann("play uesugi_kenshin", "end", "attack ben:uesugi_kenshin,light_gunners*5")
        table.ben("reinforcements")
        assert strengths(table) == [(21, 2 + 2 + 2 + 2)]
        table.has("ben", deck="fortress*2")  # two of a kind: no order to choose
        table.asks("ann", "buy")


@rules("K7")
def test_the_hand_is_discarded_whole_and_four_are_drawn() -> None:
    with scene(
        "kunitori",
        ann={"hand": "market ninja_clan oda_nobunaga copper", "deck": "silver*5"},
        ben={"hand": "copper"},
    ) as table:
        table.ann("end", "end")  # nothing can be kept
        table.has("ann", hand="silver*4", deck="silver", discard="market ninja_clan oda_nobunaga copper")
        table.asks("ben", "buy")
