"""The cards of a game, as values and as text."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from kunitori.cards import GAMES, CardSet, card_set, differences, game_cards
from kunitori.cards.corrections import correctable
from kunitori.cards.mixes import parse_mix
from kunitori.errors import BadCards, BadOptions, KunitoriError
from kunitori.i18n import LANGUAGES, texts

CUSTOM = "world_chaos,-beauty,kunitori/cavalry,treasury=kunitori,generals=world_on_fire"


def mixed(text: str | list[str], seed: int | None = None) -> CardSet:
    return card_set("custom", text, seed=seed)


def actions(cards: CardSet) -> list[str]:
    return [card.id for card in cards.facts if card.category in ("troop", "tactics", "politics")]


def test_the_rules_of_a_set_follow_its_game() -> None:
    """K5.4 for the base game alone, W7.2 for all others (X4, M7.1), teams for Moegahara (M1.1)."""
    sets = [*map(card_set, ("kunitori", "world_on_fire", "world_chaos", "moegahara")), mixed("kunitori")]
    assert [cards.ambush_per_card for cards in sets] == [True, False, False, False, False]
    assert [cards.keep_tactics for cards in sets] == [False, True, True, True, True]
    assert [cards.teams for cards in sets] == [False, False, False, True, False]


def test_world_chaos_follows_its_own_recommendations() -> None:
    """X1, X3: generals of both games, World on Fire's treasure and points, and no warnings (X2)."""
    chaos = card_set("world_chaos")
    assert chaos.warnings == ()
    assert {card.game for card in chaos.facts if card.category == "general"} == {"kunitori", "world_on_fire"}
    assert chaos["town"].copies == 12 and chaos["cavalry"].copies == 12
    assert mixed(chaos.mix).facts == chaos.facts


def test_a_mix_takes_what_is_named() -> None:
    """X1, X5, X6: options, groups, removals, and from which game a card comes."""
    cards = mixed(CUSTOM)
    assert cards["cavalry"].copies == 10 and cards["spear_troopers"].copies == 12
    assert cards["land"].copies == 8 and "oda_nobunaga" not in cards and "maeda_keiji" in cards
    assert "beauty" not in cards and len(actions(cards)) == 17
    assert actions(mixed("trap, moat ,trap")) == ["trap", "moat"]
    assert actions(mixed("tactics,-world_on_fire/tactics,farmers")) == ["farmers"]
    assert len(actions(mixed("kunitori/troops"))) == 7 and len(actions(mixed("politics"))) == 18
    assert mixed("kunitori,world_on_fire")["cavalry"].game == "world_on_fire"
    assert mixed("world_on_fire,kunitori")["cavalry"].game == "kunitori"
    assert len(actions(mixed("world_on_fire,kunitori"))) == 34
    assert mixed(["trap", "moat"]) == mixed("moat,trap")
    assert str(parse_mix(CUSTOM)) == cards.mix and mixed(cards.mix) == cards


@pytest.mark.parametrize(
    ("text", "seed", "rule", "sentence"),
    [
        ("", None, "X5", "no action cards"),
        ("trap,-trap", None, "X5", "no action cards"),
        ("generals=both", None, "X5", "no action cards"),
        ("-trap,trap", None, "X5", "not picked before"),
        ("trapp", None, "X5", "Did you mean “trap”?"),
        ("kunitori/trap", None, "X5", "no card “kunitori/trap” here"),
        ("sekigahara/trap", None, "X5", "no game “sekigahara” here"),
        ("moegahara/trap", None, "X6", "“moegahara/trap” belongs to Moegahara, whose cards are never mixed"),
        ("trap,-moegahara/trap", None, "X6", "“moegahara/trap” belongs to Moegahara"),
        ("moegahara", None, "X6", "“moegahara” belongs to Moegahara"),
        ("trap,horo_musha", None, "X6", "“horo_musha” belongs to Moegahara"),
        ("trap,generals=moegahara", None, "X6", "“generals=moegahara” belongs to Moegahara"),
        ("kunitori/tactics", None, "X5", "Kunitori! has no cards of the group “tactics”"),
        ("gold", None, "X1", "Gold cannot be picked on its own"),
        ("oda_nobunaga", None, "X1", "Oda Nobunaga cannot be picked on its own"),
        ("trap,generals=all", None, "X1", "For “generals” choose one of both, kunitori and world_on_fire."),
        ("trap,money=lots", None, "X1", "no option “money”"),
        ("trap;moat", None, "X5", "“trap;moat” is not a word of a mix"),
        ("trap,random", 7, "X5", "“random” picks all cards itself"),
        ("random", None, "X5", "needs a seed"),
    ],
)
def test_a_mix_that_means_nothing_gets_a_sentence(text: str, seed: int | None, rule: str, sentence: str) -> None:
    with pytest.raises(BadCards) as caught:
        mixed(text, seed)
    assert caught.value.rule == rule and sentence in str(caught.value)
    assert all(rule in caught.value.sentence(language) for language in LANGUAGES)


def test_games_and_mixes_are_not_confused() -> None:
    with pytest.raises(BadCards, match=r"World on Fire always has the same cards.*\(rule X5\)"):
        card_set("world_on_fire", "trap")
    with pytest.raises(BadCards, match=r"needs a mix.*\(rule X5\)"):
        card_set("custom")
    with pytest.raises(BadCards, match=r"Moegahara always has the same cards.*\(rule X5\)"):
        card_set("moegahara", "trap")
    with pytest.raises(BadCards, match="no game “sekigahara” here"):
        card_set("sekigahara")
    with pytest.raises(BadCards, match=r"Did you mean “archers”\? \(rule M1.3\)"):
        card_set("moegahara")["light_archers"]
    with pytest.raises(BadCards, match=r"Did you mean “trap”\? \(rule C1.2\)"):
        card_set("world_on_fire")["trapp"]


def test_random_mixes_follow_every_recommendation() -> None:
    """X2, X5: for every seed; and a seed always draws the same mix."""
    drawn = [mixed("random", seed) for seed in range(300)]
    assert {cards.warnings for cards in drawn} == {()}
    assert len({cards.hash for cards in drawn}) == 300
    seen = {id for cards in drawn for id in actions(cards)}
    everything = {*actions(mixed("kunitori,world_on_fire"))}
    assert seen == everything
    castles = [{"fake_fortress", "magnificent_castle"} & {*actions(cards)} for cards in drawn]
    assert {len(castle) for castle in castles} == {1, 2}
    assert mixed("random", 7).mix == (
        "fake_fortress,spear_troopers,light_archers,cavalry,gunner_mercenaries,farmers,trap,skilled_ninja,beauty,"
        "temple_tax,temple_town,harbour_town,fortress,rice_field_plowing,post_relay,river_works,toll_abolition,trade_harbour"
    )
    assert mixed("random,treasury=kunitori", 7)["land"].copies == 8


@pytest.mark.parametrize(
    ("change", "warnings"),
    [
        ("market", ["kinds"]),
        ("-cavalry,kunitori/cavalry", ["troops"]),
        ("-gunner_mercenaries,light_gunners", ["troops"]),
        ("-loyal_warning,-beauty,market,post_relay", ["tactics"]),
        ("-magnificent_castle,market", ["fortress"]),
        ("-trap,-land_destroyer,take_back,farmers", ["castle"]),
        ("-ninja_clan,farmers", ["ninja"]),
        ("-beauty,skilled_ninja", ["ninja"]),
        ("-temple_town,market", ["prices"]),
    ],
)
def test_a_mix_that_departs_from_a_recommendation_is_warned_and_playable(change: str, warnings: list[str]) -> None:
    """X2: warnings, never errors."""
    cards = mixed(f"world_chaos,{change}")
    assert [warning.id for warning in cards.warnings] == [f"mix-warning-{name}" for name in warnings]
    assert all("X2" in texts(language)(warning) for warning in cards.warnings for language in LANGUAGES)


@pytest.mark.parametrize(
    "make",
    [
        lambda: card_set("kunitori"),
        lambda: card_set("world_on_fire", corrections={"world_on_fire": {"moat": {"effect": {"draw": 3}, "cost": 4}}}),
        lambda: card_set("world_chaos", corrections={"kunitori": {"ninja_clan": {"deployable": True}}}),
        lambda: mixed(CUSTOM),
        lambda: mixed("random", 3),
        lambda: card_set("moegahara"),
        lambda: card_set("moegahara", corrections={"moegahara": {"gunners": {"cost": 5, "copies": 8}}}),
    ],
)
def test_a_set_survives_text_and_pickle(make: Callable[[], CardSet]) -> None:
    cards = make()
    again = CardSet.from_text(cards.to_text())
    assert again == cards and again.to_text() == cards.to_text() and again.hash == cards.hash
    assert again.warnings == cards.warnings and again.mix == cards.mix
    assert pickle.loads(pickle.dumps(cards)) == cards


def test_the_hash_knows_every_number() -> None:
    """Changing any number of any card by one changes the hash, and the difference is named."""
    for game in GAMES:
        plain = card_set(game)
        hashes = {plain.hash}
        changes = 0
        for id, card in game_cards(game).items():
            for field in correctable(card):
                step = -1 if field == "copies" and card.marker else 1  # M5.2
                value: object = not card.deployable if field == "deployable" else card.number(field) + step
                name, _, part = field.partition(".")
                changed = card_set(game, corrections={game: {id: {name: {part: value} if part else value}}})
                hashes.add(changed.hash)
                changes += 1
                assert [(m.id, dict(m.args)["card"]) for m in differences(plain, changed)] == [
                    ("cards-differ-number", card.name)
                ]
        assert len(hashes) == changes + 1


def test_a_confirmed_number_changes_its_source_and_not_the_game() -> None:
    plain, confirmed = card_set("kunitori"), card_set("kunitori", corrections={"kunitori": {"fortress": {"cost": 3}}})
    assert confirmed == plain and confirmed.hash == plain.hash
    assert (plain["fortress"].source("cost").source, confirmed["fortress"].source("cost").source) == ("R", "O")


def test_differences_are_told_in_words() -> None:
    said = [texts("en")(problem) for problem in differences(card_set("world_chaos"), mixed("trap,kunitori/cavalry"))]
    assert "The game is World Chaos here and Custom mix there." in said
    assert "Beauty" not in said[0] and "Ninja Clan is only here." in said
    assert "Cavalry is the card of World on Fire here and of Kunitori! there." in said
    assert "Cavalry: copies is 12 here and 10 there." in said


def test_other_games_differ_in_words_too() -> None:
    said = [texts("en")(problem) for problem in differences(card_set("world_on_fire"), card_set("moegahara"))]
    assert said[0] == "The game is World on Fire here and Moegahara there."
    assert "Horo Musha is only there." in said and "Town is only here." in said
    assert "Spear Troopers is the card of World on Fire here and of Moegahara there." in said
    assert "Spear Troopers: copies is 12 here and 10 there." in said
    back = differences(card_set("moegahara"), card_set("world_on_fire"))
    assert len(back) == len(said) and all(texts(language)(problem) for problem in back for language in LANGUAGES)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text.replace("archers", "light_archers"),
        lambda text: text.replace("side=east", "side=west"),
        lambda text: text.replace(" side=east", "", 1),
        lambda text: text.replace("marker=red", "marker=blue"),
        lambda text: text.replace("marker=red", "marker=red marker=red"),
        lambda text: text.replace("cards moegahara", "cards custom"),
        lambda text: text.replace("cards moegahara", "cards world_on_fire"),
        lambda text: text.replace("copies=36", "copies=11"),
        lambda text: text.replace("copies=10 cost=6", "copies=11 cost=6"),
        lambda text: text.replace("actions=1", "actions=1 deployable", 1),
    ],
)
def test_a_hostile_card_list_of_moegahara_is_refused_with_a_sentence(spoil: Callable[[str], str]) -> None:
    text = card_set("moegahara").to_text()
    assert spoil(text) != text
    with pytest.raises(KunitoriError) as caught:
        CardSet.from_text(spoil(text))
    assert all(caught.value.sentence(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: "cards moegahara\n",
        lambda text: text.replace("cards world_on_fire", "cards kunitori"),
        lambda text: text.replace("cards world_on_fire", "cards custom", 1).replace("kunitori/", "x/") + "\n",
        lambda text: text[: len(text) // 2],
        lambda text: text + text.splitlines()[-1] + "\n",
        lambda text: text.replace("cost=5", "cost=-5"),
        lambda text: text.replace("cost=5", "cost=99"),
        lambda text: text.replace("cost=5", "cost=5 cost=6"),
        lambda text: text.replace("cost=5", "cost=５"),
        lambda text: text.replace("cost=5", "cost=" + "9" * 5000),
        lambda text: text.replace("cost=5", "speed=5"),
        lambda text: text.replace("effect=trap", "effect=take_back"),
        lambda text: text.replace(" leader", ""),
        lambda text: text.replace("/trap tactics", "/trap tactics deployable"),
        lambda text: text.replace("world_on_fire/trap", "kunitori/trap"),
        lambda text: text.replace("copies=40", "copies=11"),
        lambda text: text.replace("copies=8", "copies=60"),
        lambda text: text.replace("\n", "\r\n\x00"),
    ],
)
def test_a_hostile_card_list_is_refused_with_a_sentence(spoil: Callable[[str], str]) -> None:
    with pytest.raises(KunitoriError) as caught:
        CardSet.from_text(spoil(card_set("world_on_fire").to_text()))
    assert all(caught.value.sentence(language) for language in LANGUAGES)


def test_too_many_or_too_few_players_and_cards() -> None:
    """C1.1, C1.3: the printed cards are enough for six; corrections can leave enough for fewer players only."""
    for game in ("kunitori", "world_on_fire", "world_chaos"):
        card_set(game).check_players(6)
    for players in (-1, 0, 1, 7):
        with pytest.raises(BadOptions, match=rf"two to six players, not {players}\. \(rule C1.1\)"):
            card_set("kunitori").check_players(players)
    few = card_set("kunitori", corrections={"kunitori": {"copper": {"copies": 24}}})
    few.check_players(4)
    with pytest.raises(BadCards, match=r"Copper: 24, but 5 players need at least 30.*\(rule C1.3\)"):
        few.check_players(5)
    villages = card_set("kunitori", corrections={"kunitori": {"village": {"copies": 12}}})
    with pytest.raises(BadCards, match=r"Village: 12, but 6 players need at least 13.*\(rule C1.3\)"):
        villages.check_players(6)
    with pytest.raises(BadCards, match=r"2 players need at least 12.*\(rule C1.3\)"):
        card_set("kunitori", corrections={"kunitori": {"copper": {"copies": 11}}})
    many = {"world_on_fire": {id: {"copies": 60} for id in ("trap", "moat", "cavalry", "copper")}}
    with pytest.raises(BadCards, match=r"the limit is 450.*\(rule C1.2\)"):
        card_set("world_on_fire", corrections=many)


def test_moegahara_is_for_two_four_or_six() -> None:
    """M1.1, M1.4: equal teams; with six players the printed Copper and Horo Musha are just enough."""
    cards = card_set("moegahara")
    for players in (2, 4, 6):
        cards.check_players(players)
    assert (cards["copper"].copies, cards["horo_musha"].copies) == (36, 12)
    for players in (-1, 0, 1, 3, 5, 7, 8):
        with pytest.raises(BadOptions, match=rf"two, four or six players, not {players}: .*\(rule M1.1\)") as caught:
            cards.check_players(players)
        assert len({caught.value.sentence(language) for language in LANGUAGES}) == 4
    few = card_set("moegahara", corrections={"moegahara": {"horo_musha": {"copies": 11}}})
    few.check_players(4)
    with pytest.raises(BadCards, match=r"Horo Musha: 11, but 6 players need at least 12.*\(rule M1.4\)"):
        few.check_players(6)
    with pytest.raises(BadCards, match=r"Copper: 11, but 2 players need at least 12.*\(rule M1.4\)"):
        card_set("moegahara", corrections={"moegahara": {"copper": {"copies": 11}}})
