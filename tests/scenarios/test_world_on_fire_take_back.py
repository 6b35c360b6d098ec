"""Take-back: a general returns to the hand, and the deck is shuffled."""

from __future__ import annotations

from tests.scenarios.table import cards, rules, scene


@rules("C3.7", "C9.4")
@cards("take_back", "maeda_keiji")
def test_a_general_from_the_deck() -> None:
    with scene(ann={"hand": "take_back copper", "deck": "maeda_keiji silver*2", "discard": "gold"}, ben={}) as table:
        table.ann("play take_back")
        table.asks("ann", "take", "fetch maeda_keiji deck")  # others must not learn that there is no second one
        table.refuses("ann", "end", "C3.7")
        table.ann("fetch maeda_keiji deck")
        table.has("ann", hand="maeda_keiji copper", deck="silver*2", discard="gold")
        table.sees("ben", "ann", hand="maeda_keiji", deck_size=2, discard_size=1)
        assert [e.number for e in table.told("shuffle", "ann")] == [2]
        table.asks("ann", "buy")


@rules("C3.7", "C9.3")
@cards("take_back", "katakura_kojuro", "maeda_keiji", "kuroda_kanbei")
def test_a_general_from_the_discard_pile_and_the_deck_is_shuffled_all_the_same() -> None:
    with scene(
        ann={
            "hand": "take_back copper",
            "top": "gold maeda_keiji",
            "deck": "silver kuroda_kanbei",
            "discard": "katakura_kojuro village",
        },
        ben={},
    ) as table:
        table.ann("play take_back")
        table.asks("ann", "take", "fetch katakura_kojuro discard | fetch maeda_keiji deck | fetch kuroda_kanbei deck")
        table.ann("fetch katakura_kojuro discard")
        table.has("ann", hand="katakura_kojuro copper", deck="gold maeda_keiji silver kuroda_kanbei", discard="village")
        table.has("ann", top="")  # what lay on top has been shuffled in
        table.sees("ben", "ann", top="", discard="village")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("take_back", "maeda_keiji")
def test_a_known_general_on_top_of_the_deck() -> None:
    with scene(ann={"hand": "take_back copper", "top": "gold maeda_keiji", "deck": "silver"}, ben={}) as table:
        table.ann("play take_back", "fetch maeda_keiji deck")
        table.has("ann", hand="maeda_keiji copper", deck="gold silver", top="")
        table.asks("ann", "buy")


@rules("ruling 29", "C3.7")
@cards("take_back", "maeda_keiji", "katakura_kojuro")
def test_the_owner_says_where_the_general_comes_from() -> None:
    with scene(ann={"hand": "take_back copper", "deck": "maeda_keiji", "discard": "katakura_kojuro"}, ben={}) as table:
        table.ann("play take_back")
        table.refuses("ann", "fetch maeda_keiji discard", "C3.7")
        table.refuses("ann", "fetch katakura_kojuro deck", "C3.7")
        table.ann("fetch katakura_kojuro discard")
        table.has("ann", hand="katakura_kojuro copper", deck="maeda_keiji", discard="")
        table.asks("ann", "buy")


@rules("C3.7")
@cards("take_back", "maeda_keiji")
def test_without_a_general_the_deck_is_still_shuffled() -> None:
    with scene(
        ann={"hand": "take_back maeda_keiji", "top": "gold silver", "deck": "copper", "discard": "village"}, ben={}
    ) as table:
        table.ann("play take_back")  # the general in hand is no help
        table.has("ann", hand="maeda_keiji", deck="gold silver copper", top="", discard="village")
        assert [e.number for e in table.told("shuffle", "ann")] == [3]
        table.asks("ann", "buy")


@rules("C3.7", "C5.1")
@cards("take_back", "maeda_keiji", "light_archers")
def test_the_general_can_be_played_in_the_same_turn() -> None:
    with scene(
        ann={"hand": "take_back copper", "deployed": "light_archers", "discard": "maeda_keiji"}, ben={"hand": "copper"}
    ) as table:
        table.ann("play take_back", "fetch maeda_keiji discard", "play maeda_keiji")
        table.asks("ann", "battle", "peace | attack ben:maeda_keiji,light_archers")
        table.ann("peace")
        table.asks("ann", "buy")


@rules("ruling 20")
@cards("take_back", "young_general", "uesugi_kenshin")
def test_a_young_general_is_not_fetched() -> None:
    with scene(
        "custom",
        mix="take_back,young_general",
        ann={"hand": "take_back copper", "deck": "young_general uesugi_kenshin", "discard": "young_general"},
        ben={},
    ) as table:
        table.ann("play take_back")
        table.asks("ann", "take", "fetch uesugi_kenshin deck")
        table.refuses("ann", "fetch young_general deck", "C3.7")
        table.ann("fetch uesugi_kenshin deck")
        table.has("ann", hand="uesugi_kenshin copper")
        table.asks("ann", "buy")
