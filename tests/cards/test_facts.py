"""The card data: complete (K1, W1, X3), sourced, translated; and a verifier that notices when they are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from kunitori.cards import KINDS, Facts, Provenance, card_set, game_cards
from kunitori.cards.loader import read_cards
from kunitori.cards.text import card_page, find_cards
from kunitori.cards.verify import verify, verify_cards
from kunitori.errors import BadCards
from kunitori.i18n import LANGUAGES, texts

# The costs in no source, as they were reconstructed: what we play with, and what would be plausible too.
RECONSTRUCTED = {
    "copper": (1, 0, 1), "silver": (3, 3, 4), "gold": (6, 6, 7),
    "village": (3, 2, 3), "town": (6, 6, 7), "land": (9, 9, 10),
    "temple_tax": (2, 2, 3), "moat": (3, 2, 4), "temple_town": (4, 3, 5), "soil_renovation": (5, 4, 5),
    "harbour_town": (5, 5, 6), "castle_town": (6, 5, 7), "farmers": (2, 1, 2), "ninja_clan": (3, 2, 3),
    "young_general": (4, 4, 5), "fortress": (3, 2, 3), "heavy_tax": (3, 2, 4), "rice_field_plowing": (3, 2, 3),
    "market": (3, 3, 4), "land_survey": (4, 3, 4), "river_works": (4, 4, 5), "toll_abolition": (4, 3, 5),
    "quality_tea_ware": (5, 4, 6), "trade_harbour": (6, 6, 7), "magnificent_castle": (7, 7, 8),
}  # fmt: skip


def test_the_cards_that_come_with_the_game_are_sound() -> None:
    assert [texts("en")(problem) for problem in verify()] == []


def test_the_boxes_hold_as_many_cards_as_they_should() -> None:
    """K1, W1 and X3, by category."""

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
    assert {*game_cards("kunitori")} | {*game_cards("world_on_fire")} == {*KINDS}


def test_reconstructed_costs_carry_their_range() -> None:
    for game in ("kunitori", "world_on_fire"):
        for id, card in game_cards(game).items():
            source = card.source("cost")
            if id in RECONSTRUCTED:
                assert (card.cost, source.low, source.high) == RECONSTRUCTED[id], (game, id)
                assert source.source == "R"
            elif source.source == "R":
                assert (source.low, source.high) == (card.cost, card.cost), (game, id)


def test_generals_are_worth_six_each() -> None:
    """Ruling 9: attack, defence and bonuses of every general add up to 6."""
    for card in card_set("world_chaos").facts:
        if card.category == "general":
            assert card.attack + card.defence + card.cards + card.actions + card.money + card.buys == 6, card.id


def test_other_readings_are_kept() -> None:
    """Ruling 9: where a rulebook and the card list differ, both can be looked up."""
    cards = game_cards("world_on_fire")
    disputed = {
        (id, name): source.also for id, card in cards.items() for name, source in card.provenance if source.also
    }
    assert disputed == {
        ("ishida_mitsunari", "money"): ("S", 1),
        ("fake_fortress", "cards"): ("S", 1),
        ("fake_fortress", "actions"): ("S", 0),
        ("gunner_mercenaries", "deployable"): ("S", 0),
    }


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
    "line",
    [
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
        "Kosten 4° · 6 Exemplare° · Angriff 1 · +1 Aktion°\n"
        "Ein Anführer: Wer ihn spielt, darf eine Schlacht ausrufen.\n"
        "\n"
        "Aus einer Spielanleitung: Angriff.\n"
        "° Rekonstruiert, in keiner uns bekannten Quelle: Exemplare, Kosten (denkbar: 4–5) und Aktionen."
    )
    assert "? Un livret de règles dit autre chose : argent 1." in card_page(
        game_cards("world_on_fire")["ishida_mitsunari"], "fr"
    )


def test_a_card_is_found_by_its_name_in_any_language() -> None:
    cards = card_set("world_chaos").facts
    for word in ("trap", "Falle", "piège", "罠", " TRAP "):
        assert [card.id for card in find_cards(word, cards)] == ["trap"]
    assert [card.id for card in find_cards("mitsu", cards)] == ["ishida_mitsunari", "akechi_mitsuhide"]
    assert find_cards("samurai", cards) == find_cards("", cards) == ()
