"""The generals of Kunitori!: attack for all, defence for two of them."""

from __future__ import annotations

import pytest
from tests.scenarios.table import cards, rules, scene


@pytest.mark.parametrize(
    ("general", "attack", "ambush"),
    [
        pytest.param("uesugi_kenshin", 6, 7, marks=cards("uesugi_kenshin")),
        pytest.param("takeda_shingen", 5, 6, marks=cards("takeda_shingen")),
        pytest.param("oda_nobunaga", 4, 5, marks=cards("oda_nobunaga")),
        pytest.param("date_masamune", 4, 5, marks=cards("date_masamune")),
        pytest.param("mori_motonari", 3, 4, marks=cards("mori_motonari")),
        pytest.param("toyotomi_hideyoshi", 2, 3, marks=cards("toyotomi_hideyoshi")),
        pytest.param("tokugawa_ieyasu", 2, 3 + 3, marks=cards("tokugawa_ieyasu")),
        pytest.param("hojo_ujiyasu", 2, 3 + 4, marks=cards("hojo_ujiyasu")),
    ],
)
@rules("C5.1", "C5.2", "C5.5", "K2", "K5.4")
def test_a_defence_value_counts_in_ambush_with_its_own_bonus_and_never_in_attack(
    general: str, attack: int, ambush: int
) -> None:
    with scene("kunitori", ann={"hand": "copper"}, ben={}, rest={"phase": "battle", "played": general}) as table:
        table.ann(f"attack ben:{general}")
        table.ben("ambush none")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (attack, 0)
        table.asks("ann", "buy")
    with scene(
        "kunitori", ann={"hand": "copper"}, ben={"hand": general}, rest={"phase": "battle", "played": "young_general"}
    ) as table:
        table.ann("attack ben:young_general")
        table.ben(f"ambush {general}")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (1, ambush)
        table.ben("decline")
        table.has("ben", hand=general)
        table.asks("ann", "buy")


@rules("C5.4", "C5.5", "K2")
@cards("tokugawa_ieyasu", "hojo_ujiyasu")
def test_as_reinforcements_they_bring_attack_and_defence_without_bonus() -> None:
    with scene(
        "kunitori",
        ann={"hand": "copper"},
        ben={"top": "tokugawa_ieyasu hojo_ujiyasu"},
        rest={"phase": "battle", "played": "uesugi_kenshin takeda_shingen"},
    ) as table:
        table.ann("attack ben:uesugi_kenshin,takeda_shingen")
        table.ben("reinforcements")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (11, 4 + 5)
        table.ben("top hojo_ujiyasu")
        table.has("ann", discard="village")
        table.asks("ann", "buy")


@rules("C3.4")
@cards(
    "takeda_shingen", "oda_nobunaga", "date_masamune", "mori_motonari", "toyotomi_hideyoshi", "tokugawa_ieyasu",
    "hojo_ujiyasu",
)  # fmt: skip
def test_a_chain_of_generals() -> None:
    with scene(
        "kunitori",
        ann={
            "hand": "takeda_shingen oda_nobunaga date_masamune mori_motonari toyotomi_hideyoshi tokugawa_ieyasu "
            "hojo_ujiyasu",
            "deck": "copper*12",
        },
        ben={},
    ) as table:
        for general, actions, hand, money, buys in (
            ("takeda_shingen", 1, 6, 0, 1),
            ("oda_nobunaga", 1, 5, 0, 2),
            ("date_masamune", 1, 5, 0, 2),
            ("mori_motonari", 1, 6, 0, 2),
            ("toyotomi_hideyoshi", 1, 6, 2, 2),
            ("tokugawa_ieyasu", 1, 6, 2, 2),
            ("hojo_ujiyasu", 0, 6, 2, 2),
        ):
            table.ann(f"play {general}")
            table.counts(actions=actions, money=money, buys=buys)
            table.has("ann", hand_size=hand)
        table.asks("ann", "battle")


@rules("C3.4", "C5.1", "C7.1")
@cards("uesugi_kenshin")
def test_uesugi_fights_and_nothing_else_and_is_not_deployed() -> None:
    with scene("kunitori", ann={"hand": "uesugi_kenshin copper", "deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.ann("play uesugi_kenshin")
        table.counts(actions=0, money=0, buys=1)
        table.has("ann", hand="copper")
        table.asks("ann", "battle", "peace | attack ben:uesugi_kenshin")
        table.ann("attack ben:uesugi_kenshin")
        table.ben("ambush none")
        table.ann("end")
        table.has("ann", deployed="", discard="uesugi_kenshin town copper", hand="copper*4")
        table.asks("ben", "buy")
