"""Ninja Clan: a player who shows no ninja or general discards one of the top two cards of the deck."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.7", "C9.3")
@cards("ninja_clan")
def test_nothing_shown_and_one_of_two_revealed_cards_is_discarded() -> None:
    with scene(
        "kunitori",
        ann={"hand": "ninja_clan copper"},
        ben={"hand": "copper", "top": "gold village", "deck": "silver"},
    ) as table:
        table.ann("play ninja_clan")
        table.asks("ben", "show", "show none")
        table.sees("ann", "ben", revealed="")  # first he is asked, then he reveals
        table.ben("show none")
        table.asks("ann", "pick", "pick gold | pick village")
        table.refuses("ann", "pick silver", "C3.7")
        table.ann("pick gold")
        table.trash("")
        table.has("ben", hand="copper", deck="village silver", discard="gold")
        table.sees("ann", "ben", top="village")
        table.asks("ann", "buy")


@rules("C3.7", "C9.3")
@cards("ninja_clan", "uesugi_kenshin")
def test_a_shown_general_or_ninja_stays_in_hand_and_nothing_is_revealed() -> None:
    with scene(
        "kunitori",
        ann={"hand": "ninja_clan*2 copper"},
        ben={"hand": "ninja_clan uesugi_kenshin copper", "deck": "gold*2"},
        rest={"actions": 2},
    ) as table:
        table.ann("play ninja_clan")
        table.asks("ben", "show", "show none | show ninja_clan | show uesugi_kenshin")
        table.refuses("ben", "show copper", "C3.7")
        table.ben("show uesugi_kenshin")
        table.ann("play ninja_clan")
        table.ben("show ninja_clan")
        assert not table.told("reveal")
        table.has("ben", hand="ninja_clan uesugi_kenshin copper", deck="gold*2", discard="")
        table.sees("ann", "ben", hand="ninja_clan uesugi_kenshin", top="")
        table.asks("ann", "buy")


@rules("C3.7", "ruling 20")
@cards("ninja_clan", "young_general")
def test_a_young_general_cannot_be_shown() -> None:
    with scene("kunitori", ann={"hand": "ninja_clan copper"}, ben={"hand": "young_general", "deck": "gold*2"}) as table:
        table.ann("play ninja_clan")
        table.asks("ben", "show", "show none")
        table.refuses("ben", "show young_general", "C3.7")
        table.ben("show none")
        table.has("ben", deck="gold", discard="gold", hand="young_general")
        table.asks("ann", "buy")


@rules("C3.7", "C4.2")
@cards("ninja_clan")
def test_of_a_single_revealed_card_there_is_no_choice() -> None:
    with scene("kunitori", ann={"hand": "ninja_clan copper"}, ben={"deck": "gold"}) as table:
        table.ann("play ninja_clan")  # without a hand Ben has nothing to show
        table.has("ben", deck="", discard="gold")
        table.asks("ann", "buy")


@rules("C4.1", "C4.2")
@cards("ninja_clan")
def test_the_discard_pile_is_shuffled_if_need_be_and_an_empty_one_reveals_nothing() -> None:
    with scene(
        "kunitori",
        ann={"hand": "ninja_clan*2 copper"},
        ben={"hand": "copper", "discard": "gold*3"},
        chloe={"hand": "copper"},
        rest={"actions": 2},
    ) as table:
        table.ann("play ninja_clan")
        table.asks("ann", "target", "target ben | target chloe")
        table.refuses("ann", "target ann", "C3.7")
        table.ann("target ben")
        table.ben("show none")
        table.has("ben", deck="gold*2", discard="gold")
        table.ann("play ninja_clan", "target chloe")
        table.chloe("show none")
        table.has("chloe", hand="copper", deck="", discard="")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("ninja_clan")
def test_a_revealed_ninja_is_no_protection_and_goes_where_it_is_sent() -> None:
    with scene(
        "kunitori", ann={"hand": "ninja_clan copper"}, ben={"hand": "copper", "top": "ninja_clan gold"}
    ) as table:
        table.ann("play ninja_clan")
        table.ben("show none")
        table.ann("pick gold")
        table.has("ben", deck="ninja_clan", discard="gold")
        table.sees("ann", "ben", top="ninja_clan")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("ninja_clan", "skilled_ninja")
def test_a_skilled_ninja_can_be_shown_and_stays_in_hand() -> None:
    with scene(
        "custom",
        mix="ninja_clan,skilled_ninja",
        ann={"hand": "ninja_clan copper"},
        ben={"hand": "skilled_ninja", "deck": "gold*2"},
    ) as table:
        table.ann("play ninja_clan")
        table.ben("show skilled_ninja")
        table.has("ben", hand="skilled_ninja", deck="gold*2")
        table.asks("ann", "buy")
