"""Skilled Ninja: two cards of a deck are revealed; showing a ninja or general from hand protects them."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.7", "C9.1")
@cards("skilled_ninja")
def test_nothing_shown_and_one_revealed_card_is_trashed() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "copper", "top": "gold village", "deck": "silver"},
    ) as table:
        table.ann("play skilled_ninja")  # Ben, the only other player, is the target
        table.sees("ann", "ben", revealed="gold village", deck_size=1)
        table.asks("ben", "show", "show none")
        table.ben("show none")
        table.asks("ann", "pick", "pick gold | pick village")
        table.refuses("ann", "pick silver", "C3.7")
        table.refuses("ann", "end", "C3.7")
        table.ann("pick gold")
        table.trash("gold")
        table.has("ben", hand="copper", deck="village silver", discard="", owned="copper village silver")
        table.sees("ann", "ben", top="village", revealed="")
        table.asks("ann", "buy")


@rules("C3.7", "C9.3")
@cards("skilled_ninja", "maeda_keiji")
def test_a_shown_general_protects_and_stays_in_hand() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "maeda_keiji skilled_ninja copper", "top": "gold village"},
    ) as table:
        table.ann("play skilled_ninja")
        table.asks("ben", "show", "show none | show maeda_keiji | show skilled_ninja")
        table.refuses("ben", "show copper", "C3.7")
        table.refuses("ben", "show gold", "C3.7")
        table.ben("show maeda_keiji")
        table.asks("ben", "order", "top gold | top village")
        table.ben("top village")
        table.trash("")
        table.has("ben", hand="maeda_keiji skilled_ninja copper", deck="gold village", discard="")
        assert table.own("ben").top == ("village", "gold")
        table.sees("ann", "ben", hand="maeda_keiji", top="gold village", top_in_order=False)
        table.asks("ann", "buy")


@rules("C3.7")
@cards("skilled_ninja")
def test_a_shown_ninja_protects_and_is_discarded() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "skilled_ninja copper", "top": "gold village"},
    ) as table:
        table.ann("play skilled_ninja")
        table.ben("show skilled_ninja", "top gold")
        table.trash("")
        table.has("ben", hand="copper", deck="gold village", discard="skilled_ninja")
        assert table.own("ben").top == ("gold", "village")
        table.asks("ann", "buy")


@rules("C3.7", "ruling 19")
@cards("skilled_ninja")
def test_a_revealed_ninja_does_not_protect_and_is_discarded() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "copper", "top": "skilled_ninja gold"},
    ) as table:
        table.ann("play skilled_ninja")
        table.ben("show none")
        table.asks("ann", "pick", "pick skilled_ninja | pick gold")
        table.ann("pick gold")
        table.trash("gold")
        table.has("ben", deck="", discard="skilled_ninja")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("skilled_ninja")
def test_a_revealed_ninja_can_be_trashed_and_is_then_not_discarded() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "copper", "top": "skilled_ninja gold"},
    ) as table:
        table.ann("play skilled_ninja")
        table.ben("show none")
        table.ann("pick skilled_ninja")
        table.trash("skilled_ninja")
        table.has("ben", deck="gold", discard="")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("skilled_ninja")
def test_both_the_shown_and_the_revealed_ninja_are_discarded() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "skilled_ninja copper", "top": "skilled_ninja gold"},
    ) as table:
        table.ann("play skilled_ninja")
        table.ben("show skilled_ninja")
        table.trash("")
        table.has("ben", hand="copper", deck="gold", discard="skilled_ninja*2")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("skilled_ninja", "kuroda_kanbei")
def test_a_shown_general_does_not_save_the_revealed_ninjas_from_the_discard_pile() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "kuroda_kanbei", "top": "skilled_ninja skilled_ninja"},
    ) as table:
        table.ann("play skilled_ninja")
        table.ben("show kuroda_kanbei")
        table.trash("")
        table.has("ben", hand="kuroda_kanbei", deck="", discard="skilled_ninja*2")
        table.asks("ann", "buy")


@rules("C3.7", "ruling 19")
@cards("skilled_ninja", "maeda_keiji")
def test_a_general_among_the_revealed_cards_does_not_protect() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "copper", "top": "maeda_keiji gold"},
    ) as table:
        table.ann("play skilled_ninja")
        table.ben("show none")
        table.ann("pick maeda_keiji")
        table.trash("maeda_keiji")
        table.has("ben", deck="gold", discard="")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("skilled_ninja", "maeda_keiji")
def test_nobody_has_to_show_what_would_protect() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "maeda_keiji", "top": "copper village"},
    ) as table:
        table.ann("play skilled_ninja")
        table.ben("show none")
        table.ann("pick village")
        table.sees("ann", "ben", hand="")
        table.trash("village")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("skilled_ninja")
def test_of_two_equal_cards_there_is_nothing_to_choose() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "copper", "deck": "copper*2"},
    ) as table:
        table.ann("play skilled_ninja")
        table.ben("show none")
        table.trash("copper")
        table.sees("ann", "ben", top="copper")
        table.asks("ann", "buy")


@rules("C3.7", "C4.2")
@cards("skilled_ninja")
def test_a_single_card_left_in_deck_and_discard_pile_is_the_one() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "copper", "deck": "gold"},
    ) as table:
        table.ann("play skilled_ninja")
        table.ben("show none")
        table.trash("gold")
        table.has("ben", owned="copper", deck_size=0)
        table.asks("ann", "buy")


@rules("C3.7", "C4.2")
@cards("skilled_ninja")
def test_nothing_to_reveal_but_a_card_may_still_be_shown() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "skilled_ninja"},
    ) as table:
        table.ann("play skilled_ninja")
        table.asks("ben", "show", "show none | show skilled_ninja")
        table.ben("show skilled_ninja")
        table.has("ben", hand="", discard="skilled_ninja")
        table.trash("")
        table.asks("ann", "buy")


@rules("C3.7", "C4.2")
@cards("skilled_ninja")
def test_somebody_without_any_card_is_not_asked() -> None:
    with scene(ann={"hand": "skilled_ninja copper"}, ben={}) as table:
        table.ann("play skilled_ninja")
        table.trash("")
        table.asks("ann", "buy")


@rules("C4.1")
@cards("skilled_ninja")
def test_the_discard_pile_is_shuffled_under_way_but_not_the_card_already_revealed() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "copper", "deck": "gold", "discard": "village*3"},
    ) as table:
        table.ann("play skilled_ninja")
        table.sees("ann", "ben", revealed="gold village", deck_size=2, discard_size=0)
        table.ben("show none")
        table.ann("pick village")
        table.has("ben", deck="gold village*2", discard="")
        assert table.own("ben").top == ("gold",)
        table.asks("ann", "buy")


@rules("C3.7")
@cards("skilled_ninja")
def test_any_other_player_can_be_chosen_but_not_oneself() -> None:
    with scene(
        ann={"hand": "skilled_ninja copper", "deck": "silver*2"},
        ben={"deck": "silver*2"},
        chloe={"deck": "gold*2"},
    ) as table:
        table.ann("play skilled_ninja")
        table.asks("ann", "target", "target ben | target chloe")
        table.refuses("ann", "target ann", "C3.7")
        table.ann("target chloe")  # she has no hand, so nothing to show
        table.trash("gold")
        table.has("chloe", deck="gold")
        table.has("ben", deck="silver*2")
        table.asks("ann", "buy")


MIX = "skilled_ninja,ninja_clan,young_general"


@rules("C3.7", "ruling 20")
@cards("skilled_ninja", "ninja_clan", "young_general")
def test_the_ninja_clan_is_a_ninja_but_the_young_general_no_general() -> None:
    with scene(
        "custom",
        mix=MIX,
        ann={"hand": "skilled_ninja copper"},
        ben={"hand": "ninja_clan young_general", "top": "ninja_clan gold"},
    ) as table:
        table.ann("play skilled_ninja")
        table.asks("ben", "show", "show none | show ninja_clan")
        table.refuses("ben", "show young_general", "C3.7")
        table.ben("show ninja_clan")
        table.trash("")
        table.has("ben", hand="young_general", deck="gold", discard="ninja_clan*2")
        table.asks("ann", "buy")
