"""X: the two games mixed: World Chaos and custom mixes."""

from __future__ import annotations

import pytest
from tests.scenarios.table import cards, opening, rules, scene

from kunitori import BadCards, new_game
from kunitori.cards.sets import card_set
from kunitori.i18n import texts

WORLD_CHAOS = {
    "troop": "ninja_clan spear_troopers light_archers cavalry gunner_mercenaries land_destroyer",
    "tactics": "loyal_warning trap travelling_monk beauty",
    "politics": "technology_development rice_field_plowing temple_town soil_renovation harbour_town castle_town "
    "trade_harbour magnificent_castle",
}


def warned(mix: str) -> list[str]:
    """The warnings of X2 about a mix, without their common beginning."""
    return [warning.id.removeprefix("mix-warning-") for warning in card_set("custom", mix).warnings]


def picked(game: str, mix: str | None, category: str) -> set[str]:
    return {f"{card.game}/{card.id}" for card in card_set(game, mix).facts if card.category == category}


@rules("X1", "ruling 18")
def test_treasure_and_victory_points_of_one_game_and_generals_of_both() -> None:
    with opening("custom", mix="world_chaos", start=0) as table:
        table.pool(town=12, land=10, gold=10)
        assert table.game.view(None).generals_left == 16
        table.asks("ann", "buy")
    with opening("custom", mix="world_chaos,treasury=kunitori", start=0) as table:
        table.pool(town=12, land=8)
        table.asks("ann", "buy")
    for games, generals in {"world_on_fire": 8, "kunitori": 8, "both": 16}.items():
        with opening("custom", mix=f"trap,moat,generals={games}", start=0) as table:
            assert table.game.view(None).generals_left == generals
            assert games == "both" or picked("custom", f"trap,generals={games}", "general") == picked(
                games, None, "general"
            )
            table.asks("ann", "buy")
    tops = {new_game("world_chaos", 2, seed).view(None).top_general for seed in range(60)}
    assert {"oda_nobunaga", "maeda_keiji"} <= tops  # one pile, shuffled


@rules("X1")
@pytest.mark.parametrize("word", ["copper", "village", "oda_nobunaga", "generals=all", "treasury=both", "decks=two"])
def test_what_comes_with_every_mix_is_not_picked(word: str) -> None:
    with pytest.raises(BadCards) as refusal:
        card_set("custom", f"trap,{word}")
    assert refusal.value.rule == "X1"


@rules("X2")
def test_departing_from_the_recommendations_is_warned_of_and_never_stopped() -> None:
    assert warned("world_chaos") == []
    for mix, warnings in {
        "world_chaos,market": ["kinds"],
        "world_chaos,-beauty": ["kinds"],
        "world_chaos,-cavalry,moat": ["troops"],
        "world_chaos,kunitori/cavalry": ["troops"],
        "world_chaos,-trap,-beauty,moat,market": ["tactics"],
        "world_chaos,-magnificent_castle,market": ["fortress"],
        "world_chaos,-magnificent_castle,fake_fortress": [],
        "world_chaos,fake_fortress,-harbour_town": [],
        "world_chaos,-trap,-land_destroyer,take_back,moat": ["castle"],
        "world_chaos,-magnificent_castle,-trap,-land_destroyer,take_back,moat,fake_fortress": [],
        "world_chaos,skilled_ninja,-beauty": ["ninja"],
        "world_chaos,-ninja_clan,moat": ["ninja"],
        "world_chaos,-ninja_clan,skilled_ninja": [],
        "world_chaos,-temple_town,moat": ["prices"],
        "trap": ["kinds", "troops", "tactics", "fortress", "ninja", "prices"],
    }.items():
        assert warned(mix) == warnings, mix
        assert new_game("custom", 2, 1, mix=mix).decision is not None  # it can be played all the same


@rules("X2", "ruling 33")
@cards("technology_development", "castle_town", "trade_harbour", "magnificent_castle")
def test_the_price_classes_are_two_or_less_three_four_five_and_six_or_more() -> None:
    sixes = "world_chaos,-castle_town,-trade_harbour,moat,market"
    assert warned(sixes) == []  # the Castle's 7 is in the class of the 6
    without = card_set("custom", f"{sixes},-magnificent_castle,fake_fortress").warnings
    assert [texts("en")(warning) for warning in without] == [
        "A politics card of every price class is recommended; there is none at 6 or more (rule X2)."
    ]
    cheap = card_set("custom", "world_chaos", corrections={"kunitori": {"technology_development": {"cost": 1}}})
    assert cheap.warnings == ()
    dear = card_set("custom", "world_chaos", corrections={"kunitori": {"technology_development": {"cost": 3}}})
    assert [texts("en")(warning) for warning in dear.warnings] == [
        "A politics card of every price class is recommended; there is none at 2 or less (rule X2)."
    ]


@rules("X2")
def test_only_mixes_are_warned_of() -> None:
    assert card_set("kunitori").warnings == card_set("world_on_fire").warnings == ()


@rules("X3", "ruling 18")
def test_the_preset() -> None:
    box = card_set("world_chaos")
    for category, ids in WORLD_CHAOS.items():
        assert {card.id for card in box.facts if card.category == category} == set(ids.split())
    assert box.total == 290
    assert sum(card.category == "general" for card in box.facts) == 16
    assert {card.game for card in box.facts if card.category in ("treasure", "victory")} == {"world_on_fire"}
    with opening("world_chaos", start=0) as table:
        assert sum(table.game.view(None).pool.values()) == 290 - 16
        table.asks("ann", "buy")


@rules("X4", "W5.4", "C5.5")
@cards("magnificent_castle", "ninja_clan")
def test_in_a_mix_ambush_gives_one_in_all_and_defence_values_count() -> None:
    with scene(
        "world_chaos",
        ann={"hand": "uesugi_kenshin honda_tadakatsu copper"},
        ben={"hand": "hojo_ujiyasu spear_troopers ninja_clan", "deployed": "magnificent_castle"},
    ) as table:
        table.ann("play honda_tadakatsu", "play uesugi_kenshin", "attack ben:uesugi_kenshin,honda_tadakatsu")
        table.ben("ambush hojo_ujiyasu spear_troopers ninja_clan")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (11, 3 + (2 + 3) + 2 + 1 + 1)
        table.ben("decline")
        table.asks("ann", "buy")


@rules("X4", "W7.2", "W7.3")
def test_in_a_mix_tactics_are_kept() -> None:
    with scene("world_chaos", ann={"hand": "trap copper", "deck": "copper*4"}, ben={"hand": "copper"}) as table:
        table.ann("end", "end", "keep trap")
        table.has("ann", hand="trap copper*3")
        table.asks("ben", "buy")


@rules("X4", "W5.8")
@cards("travelling_monk")
def test_in_a_mix_there_are_joint_battles() -> None:
    with scene(
        "world_chaos",
        ann={"hand": "travelling_monk copper", "deployed": "magnificent_castle"},
        ben={"hand": "copper"},
        chloe={"deployed": "cavalry magnificent_castle"},
    ) as table:
        table.ann("play travelling_monk", "choose joint", "joint ben")
        table.chloe("join")
        table.ben("ambush none")
        [battle] = table.told("strength")
        assert (battle.number, battle.against) == (2, 0)  # castles do not attack
        table.asks("ann", "buy")


@rules("X5")
def test_any_set_of_kinds_can_be_picked() -> None:
    with opening("custom", mix="trap,moat,kunitori/cavalry,market", start=0) as table:
        action = [card for card in table.game.cards.facts if card.category in ("troop", "tactics", "politics")]
        assert [f"{card.game}/{card.id}" for card in action] == [
            "kunitori/cavalry", "world_on_fire/trap", "world_on_fire/moat", "kunitori/market",
        ]  # fmt: skip
        table.refuses("ann", "buy beauty", "C1.2")
        table.asks("ann", "buy")
    everything = card_set("custom", "kunitori,world_on_fire")
    assert sum(card.category in ("troop", "tactics", "politics") for card in everything.facts) == 34


@rules("X5", "X2")
def test_a_random_mix_comes_from_its_seed_and_follows_the_recommendations() -> None:
    mixes = [card_set("custom", "random", seed=seed) for seed in range(60)]
    assert all(box.warnings == () for box in mixes)
    assert len({box.mix for box in mixes}) == 60
    assert card_set("custom", "random", seed=7) == mixes[7]
    assert card_set("custom", mixes[7].mix) == mixes[7]
    kinds = {card.id for box in mixes for card in box.facts if card.category in ("troop", "tactics", "politics")}
    assert len(kinds) == 34  # every kind gets drawn sooner or later
    with opening("custom", mix="random", seed=7, start=0) as table:
        assert table.game.cards == mixes[7]
        table.asks("ann", "buy")


@rules("X5")
@pytest.mark.parametrize(
    "game, mix",
    [
        ("custom", None),
        ("custom", ""),
        ("custom", "generals=kunitori"),
        ("custom", "trap,-moat"),
        ("custom", "trap,-trap"),
        ("custom", "dragons"),
        ("custom", "random"),
        ("custom", "world_on_fire/market"),
        ("custom", "kunitori/tactics"),
        ("custom", "kill -9"),
        ("kunitori", "trap"),
        ("world_chaos", "trap,moat"),
    ],
)
def test_an_impossible_mix_is_refused_with_a_reason(game: str, mix: str | None) -> None:
    with pytest.raises(BadCards) as refusal:
        new_game(game, mix=mix)
    assert refusal.value.rule == "X5"
    assert str(refusal.value).endswith("(rule X5)")


@rules("X5")
def test_a_random_mix_stands_alone() -> None:
    with pytest.raises(BadCards) as refusal:
        new_game("custom", mix="random,trap", seed=1)
    assert refusal.value.rule == "X5"


@rules("X6")
@pytest.mark.parametrize("card", ["spear_troopers", "light_archers", "cavalry"])
def test_three_kinds_that_both_games_have_are_one_kind_in_a_mix(card: str) -> None:
    for mix, copies in {
        f"{card},trap": 12,
        f"world_on_fire/{card},trap": 12,
        f"kunitori/{card},trap": 10,
        "kunitori,world_on_fire": 12,
        f"kunitori,world_on_fire,kunitori/{card}": 10,
    }.items():
        facts = [fact for fact in card_set("custom", mix).facts if fact.id == card]
        assert [fact.copies for fact in facts] == [copies], mix
        assert new_game("custom", 2, 1, mix=mix).view(None).pool[card] == copies


@rules("X6")
@pytest.mark.parametrize("mix", ["trap,horo_musha", "moegahara/trap", "moegahara"])
def test_moegaharas_cards_are_not_mixed_in(mix: str) -> None:
    with pytest.raises(BadCards) as refusal:
        card_set("custom", mix)
    assert refusal.value.rule in ("X5", "X6")
