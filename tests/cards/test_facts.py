"""The card data are complete (K1, W1, X3, M1.3), sourced and translated, and the verifier notices if not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from kunitori.cards import KINDS, LANDS, MARKERS, MARKERS_EACH, MOEGAHARA_KINDS, Facts, Provenance, card_set, game_cards
from kunitori.cards.kinds import GAMES
from kunitori.cards.loader import read_cards
from kunitori.cards.text import card_page, find_cards
from kunitori.cards.verify import verify, verify_cards
from kunitori.errors import BadCards
from kunitori.i18n import LANGUAGES, texts

# Costs that no source gives: our reconstruction, and what else would be plausible.
RECONSTRUCTED = {
    "copper": (1, 0, 1), "silver": (3, 3, 4), "gold": (6, 6, 7),
    "village": (3, 2, 3), "town": (6, 6, 7), "land": (9, 9, 10),
    "temple_tax": (2, 2, 3), "moat": (3, 2, 4), "temple_town": (4, 3, 5), "soil_renovation": (5, 4, 5),
    "harbour_town": (5, 5, 6), "castle_town": (6, 5, 7),
    "fortress": (3, 2, 3), "heavy_tax": (3, 2, 4), "rice_field_plowing": (3, 2, 3),
    "market": (3, 3, 4), "land_survey": (4, 3, 4), "river_works": (4, 4, 5), "toll_abolition": (4, 3, 5),
    "quality_tea_ware": (5, 4, 6), "trade_harbour": (6, 6, 7), "magnificent_castle": (7, 7, 8),
    "horo_musha": (2, 1, 3),
}  # fmt: skip
RANGES = (
    ("treasure", 0, 2), ("victory", 3, 5), ("general", 6, 21),
    ("troop", 22, 31), ("tactics", 32, 37), ("politics", 38, 55),
)  # fmt: skip
MOEGAHARA_ONLY = {"trap": (3, 3, 4), "castle_town": (6, 5, 6)} | {
    id: (7, 6, 8) for id in MOEGAHARA_KINDS[6:16] if id != "kuroda_nagamasa"
}


def test_the_cards_that_come_with_the_game_are_sound() -> None:
    assert [texts("en")(problem) for problem in verify()] == []


def test_the_boxes_hold_as_many_cards_as_they_should() -> None:
    """K1, W1, X3 and M1.3, by category."""

    def counted(game: str) -> dict[str, int]:
        counts: Counter[str] = Counter()
        for card in card_set(game).facts:
            counts[card.category] += card.copies
        return dict(counts)

    kunitori = {"treasure": 70, "victory": 50, "general": 8, "troop": 58, "politics": 84}
    world_on_fire = {"treasure": 70, "victory": 52, "general": 8, "troop": 62, "tactics": 48, "politics": 48}
    world_chaos = {"treasure": 70, "victory": 52, "general": 16, "troop": 60, "tactics": 32, "politics": 60}
    assert counted("kunitori") == kunitori and sum(kunitori.values()) == 270
    assert counted("world_on_fire") == world_on_fire and sum(world_on_fire.values()) == 288
    assert counted("world_chaos") == world_chaos and sum(world_chaos.values()) == 290
    moegahara = {"treasure": 62, "general": 10, "troop": 44, "tactics": 18, "politics": 20}
    assert counted("moegahara") == moegahara
    assert sum(moegahara.values()) + LANDS + MARKERS_EACH * len(MARKERS) == card_set("moegahara").total == 194
    assert {*game_cards("kunitori")} | {*game_cards("world_on_fire")} == {*KINDS}


def test_the_two_families_are_numbered_in_the_same_places() -> None:
    """One numbering for the games that can be mixed and one for Moegahara; each category has the same range in both."""
    assert len(KINDS) == len(MOEGAHARA_KINDS) == 56 and len({*MOEGAHARA_KINDS} - {""}) == 25
    places: dict[str, set[str]] = {}
    for game in GAMES:
        cards = card_set(game)
        assert [cards.kinds[cards.kind_number[card.id]] for card in cards.facts] == [card.id for card in cards.facts]
        for card in cards.facts:
            number = cards.kind_number[card.id]
            places.setdefault(card.category, set()).add(
                next(name for name, low, high in RANGES if low <= number <= high)
            )
    assert {category: names for category, names in places.items() if names != {category}} == {}
    shared = [id for id in MOEGAHARA_KINDS if id in KINDS and KINDS.index(id) == MOEGAHARA_KINDS.index(id)]
    assert shared == [
        "copper", "silver", "gold", "spear_troopers", "cavalry", "trap", "castle_town", "technology_development",
        "rice_field_plowing", "land_survey", "river_works",
    ]  # fmt: skip


def test_moegahara_has_two_sides_and_three_colours() -> None:
    """M1.3, M5.2; no card there leads, stays in the army area or has points (M6.2, M8.1)."""
    cards = game_cards("moegahara")
    east, west = ([id for id, card in cards.items() if card.side == side] for side in ("east", "west"))
    assert (east, west) == ([*MOEGAHARA_KINDS[6:11]], [*MOEGAHARA_KINDS[11:16]])
    colours = {card.marker: id for id, card in cards.items() if card.marker}
    assert colours == {"yellow": "archers", "blue": "cavalry", "red": "gunners"}
    assert not any(card.leader or card.deployable or card.vp or card.attack or card.defence for card in cards.values())


def test_reconstructed_costs_carry_their_range() -> None:
    for game in GAMES:
        expected = RECONSTRUCTED | (MOEGAHARA_ONLY if game == "moegahara" else {})
        for id, card in game_cards(game).items():
            source = card.source("cost")
            if id in expected:
                cost, low, high = expected[id]
                assert (card.cost, str(source)) == (cost, f"R {low}..{high}"), (game, id)
            elif source.source == "R":
                assert source.plausible == (card.cost,), (game, id)


def test_what_public_pages_say_of_the_base_game() -> None:
    cards = game_cards("kunitori")
    costs = {id: (cards[id].cost, str(cards[id].source("cost"))) for id in ("farmers", "ninja_clan", "young_general")}
    assert costs == {"farmers": (2, "P"), "ninja_clan": (2, "P"), "young_general": (4, "P")}
    gunners, mercenaries = cards["light_gunners"], game_cards("world_on_fire")["gunner_mercenaries"]
    changed = replace(gunners, id=mercenaries.id, game=mercenaries.game, copies=mercenaries.copies)
    assert changed == mercenaries and str(gunners.source("actions")) == "P"


def test_reconstructed_copies_of_the_base_game_carry_their_range() -> None:
    cards = game_cards("kunitori")
    ranges = {id: (card.copies, str(card.source("copies"))) for id, card in cards.items()}
    politics = {id for id, card in cards.items() if card.category == "politics"}
    assert {ranges[id] for id in politics} == {(7, "R 6..8")}
    assert {ranges[id] for id in ("farmers", "ninja_clan", "young_general")} == {(6, "R 4..8")}
    assert ranges["light_gunners"] == (10, "R 10..12")
    assert ranges["village"] == (30, "R") and ranges["town"] == (12, "R 10..12")
    assert ranges["land"] == (8, "R 8,12 not P 10")
    assert {id for id, (_, source) in ranges.items() if ".." in source} == politics | {
        "farmers", "ninja_clan", "young_general", "light_gunners", "town",
    }  # fmt: skip


def test_a_card_page_says_what_is_plausible_and_what_is_ruled_out() -> None:
    page = card_page(game_cards("kunitori")["land"])
    assert "copies (8 and 12 plausible)" in page and "A public page says it is not 10: copies." in page
    for language in LANGUAGES:
        lines = card_page(game_cards("kunitori")["land"], language).splitlines()
        assert any("8" in line and "12" in line for line in lines) and "10" in lines[-1]


def test_generals_are_worth_six_each() -> None:
    """Ruling 9: attack, defence and bonuses of every general add up to 6."""
    for card in card_set("world_chaos").facts:
        if card.category == "general":
            assert card.attack + card.defence + card.cards + card.actions + card.money + card.buys == 6, card.id


def test_other_readings_are_kept() -> None:
    """Rulings 9 and 13: where a rulebook and a public page differ, both readings are kept."""
    cards = [card for game in GAMES for card in game_cards(game).values()]
    disputed = {(card.id, name): source.also for card in cards for name, source in card.provenance if source.also}
    assert disputed == {
        ("ishida_mitsunari", "money"): ("S", 1),
        ("fake_fortress", "cards"): ("S", 1),
        ("fake_fortress", "actions"): ("S", 0),
        ("gunner_mercenaries", "deployable"): ("S", 0),
        ("kobayakawa_hideaki", "actions"): ("S", 0),
    }


def test_japanese_names_that_no_source_gives_are_marked_as_ours() -> None:
    named = {id for game in GAMES for id, card in game_cards(game).items() if card.coined}
    assert named == {
        "copper", "technology_development", "rice_field_plowing", "land_survey", "heavy_tax", "toll_abolition",
        "quality_tea_ware", "trade_harbour", "post_relay", "loyal_warning", "take_back", "beauty",
        "temple_tax", "moat", "temple_town", "soil_renovation", "harbour_town", "castle_town",
    }  # fmt: skip
    page = card_page(game_cards("kunitori")["copper"], "ja")
    assert page.startswith("銅銭°（財力カード、くにとりっ!）\n") and "当方で付けたもの" in page
    assert "当方で付けたもの" not in card_page(game_cards("kunitori")["market"], "ja")
    assert "The name is ours" not in card_page(game_cards("kunitori")["copper"], "en")


def test_japanese_names_are_those_on_the_printed_cards() -> None:
    say = texts("ja")
    names = {id: say(card.name) for game in GAMES for id, card in game_cards(game).items()}
    printed = {
        "ninja_clan": "忍びの一族", "young_general": "若き日の武将", "fake_fortress": "付け城", "trap": "調略",
        "travelling_monk": "使僧", "skilled_ninja": "手だれの忍者", "light_gunners": "鉄砲足軽", "market": "楽市楽座",
    }  # fmt: skip
    assert {id: names[id] for id in printed} == printed
    assert [say(f"category-{category}") for category in ("troop", "tactics", "treasure")] == [
        "軍団カード", "戦略カード", "財力カード",
    ]  # fmt: skip


def unsourced(card: Facts) -> Facts:
    return replace(card, provenance=tuple(pair for pair in card.provenance if pair[0] != "attack"))


def without_range(card: Facts) -> Facts:
    sources = dict(card.provenance) | {"cost": Provenance("R")}
    return replace(card, provenance=tuple(sources.items()))


@pytest.mark.parametrize(
    ("card", "spoil", "found"),
    [
        ("trap", lambda card: None, ["verify-total", "verify-total"]),
        ("trap", lambda card: replace(card, copies=9), ["verify-total"]),
        ("cavalry", unsourced, ["verify-no-source"]),
        ("moat", without_range, ["verify-no-range"]),
        ("moat", lambda card: replace(card, cost=5), ["verify-out-of-range"]),
        ("cavalry", lambda card: replace(card, attack=0), ["verify-not-printed"]),
        ("castle_town", lambda card: replace(card, cards=0), ["verify-does-nothing"]),
        ("trap", lambda card: replace(card, id="snare"), ["verify-untranslated"] * 4),
    ],
)
def test_the_verifier_notices(card: str, spoil: Callable[[Facts], Facts | None], found: list[str]) -> None:
    cards = dict(game_cards("world_on_fire"))
    spoilt = spoil(cards.pop(card))
    if spoilt:
        cards[card] = spoilt
    problems = [*verify_cards("world_on_fire", cards)]
    assert [problem.id for problem in problems] == found
    assert all(texts(language)(problem) for problem in problems for language in LANGUAGES)


@pytest.mark.parametrize(
    ("card", "spoil", "found"),
    [
        ("ii_naomasa", lambda card: replace(card, side="west"), ["verify-total", "verify-total"]),
        ("ii_naomasa", lambda card: replace(card, side=""), ["verify-total"]),
        ("archers", lambda card: replace(card, marker="red"), ["verify-total", "verify-total"]),
        ("farmer_militia", lambda card: replace(card, cost=0), ["verify-not-printed", "verify-out-of-range"]),
        ("horo_musha", lambda card: replace(card, effect=""), ["verify-does-nothing"]),
    ],
)
def test_the_verifier_knows_moegahara(card: str, spoil: Callable[[Facts], Facts], found: list[str]) -> None:
    cards = dict(game_cards("moegahara"))
    cards[card] = spoil(cards[card])
    problems = [*verify_cards("moegahara", cards)]
    assert [problem.id for problem in problems] == found
    assert all(texts(language)(problem) for problem in problems for language in LANGUAGES)


@pytest.mark.parametrize(
    "line",
    [
        'trap = { category = "tactics", copies = "8 S", cost = "3 P", side = "north" }',
        'trap = { category = "tactics", copies = "8 S", cost = "3 P", marker = "green" }',
        'trap = { category = "tactics", coined = ["xx"], copies = "8 S", cost = "3 P" }',
        'archers = { category = "troop", copies = "8 S", cost = "3 P" }',
        'trap = { category = "tactics", copies = "8 S", cost = "3" }',
        'trap = { category = "tactics", copies = "8 S", cost = "3 Z" }',
        'trap = { category = "tactics", copies = "8 S" }',
        'trap = { category = "spell", copies = "8 S", cost = "3 P" }',
        'trap = { category = "tactics", copies = "8 S", cost = "3 P", speed = "1 S" }',
        'trap = { category = "tactics", copies = "8 S", cost = "3 P", effect = { name = "explode" } }',
        'moat = { category = "politics", copies = "8 S", cost = "3 P", effect = { name = "stays_lying" } }',
        'samurai = { category = "troop", copies = "8 S", cost = "3 P" }',
    ],
)
def test_a_card_file_with_a_slip_is_refused(line: str) -> None:
    with pytest.raises(BadCards, match="card file of world_on_fire"):
        read_cards(f'game = "world_on_fire"\notherwise = "S"\n[cards]\n{line}\n', "world_on_fire")


def test_a_card_page_says_everything_and_where_it_comes_from() -> None:
    assert card_page(game_cards("kunitori")["young_general"], "de") == (
        "Junger General – Einheit, Kunitori!\n"
        "Kosten 4 · 6 Exemplare° · Angriff 1 · +1 Aktion°\n"
        "Ein Anführer: Wer ihn spielt, darf eine Schlacht ausrufen.\n"
        "\n"
        "Aus einer Spielanleitung: Angriff.\n"
        "Von öffentlichen Seiten: Kosten.\n"
        "° Rekonstruiert, in keiner uns bekannten Quelle: Exemplare (denkbar: 4–8) und Aktionen."
    )
    assert card_page(game_cards("moegahara")["cavalry"]) == (
        "Cavalry — Troop, Moegahara\n"
        "Cost 5 · 10 copies · Strength 5 · Blue marker · +2 actions\n"
        "When it is deployed, its marker goes into your army area. "
        "Each marker gives you +1 action at the start of your action phase.\n"
        "+1 strength while a general stands behind it in its line (once).\n"
        "\n"
        "From a rulebook: copies, cost and actions."
    )
    assert "? Un livret de règles dit autre chose\u00a0: pièces 1." in card_page(
        game_cards("world_on_fire")["ishida_mitsunari"], "fr"
    )


def test_a_card_is_found_by_its_name_in_any_language() -> None:
    cards = card_set("world_chaos").facts
    for word in ("trap", "Falle", "piège", "調略", " TRAP "):
        assert [card.id for card in find_cards(word, cards)] == ["trap"]
    assert [card.id for card in find_cards("mitsu", cards)] == ["ishida_mitsunari", "akechi_mitsuhide"]
    field = card_set("moegahara").facts
    for word in ("horo_musha", "Horo Musha", "母衣武者"):
        assert [card.id for card in find_cards(word, field)] == ["horo_musha"]
    assert [card.id for card in find_cards("Bogenschützen", field)] == ["archers"]
    assert find_cards("samurai", cards) == find_cards("", cards) == ()
