"""A card set numbers its own kinds: up to 60, printed or invented, generals and troops wherever there is room."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import pytest
from tests.property.invented import CARDS, others, six_invented, sixty_kinds, with_more
from tests.property.tables import Table, bits, plain, rich

import kunitori
from kunitori import Game, dumps, loads
from kunitori.cards import CardSet, Facts, card_set, game_cards
from kunitori.cards.kinds import KIND_NUMBER, KIND_SLOTS, MOEGAHARA_NUMBER, SLOTS, UNIT_SLOTS
from kunitori.cards.sets import MAX_UNITS
from kunitori.engine import COMPILED, consts
from kunitori.engine.battle import fall_bit, fall_kind, fall_place
from kunitori.engine.consts import GUESSING, IN_AMBUSH, IN_ARMY, IN_REINFORCEMENTS, NO, PLAY_TREASURE, SEARCHING, K
from kunitori.engine.effects.take_back import is_taken_from_deck, take_bit, taken_kind
from kunitori.engine.moves import step
from kunitori.engine.playout import checked_game
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import Brain, answer
from kunitori.errors import BadCards
from kunitori.i18n import LANGUAGES
from kunitori.minds import mind_for

GAMES = 60 if COMPILED else 3
PRINTED = ("kunitori", "world_on_fire", "world_chaos", "moegahara")
NAMED = ("COPPER", "SILVER", "GOLD", "VILLAGE", "TOWN", "LAND")
NAMED_IN_MOEGAHARA = {
    "MILITIA": "farmer_militia", "SPEAR": "spear_troopers", "HORO": "horo_musha", "FIELD_TRAP": "trap",
    "CASTLE": "castle_town",
}  # fmt: skip


def refusal(make: Callable[[], object]) -> str:
    with pytest.raises(BadCards) as caught:
        make()
    assert len({caught.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
    return str(caught.value)


def test_printed_sets_keep_their_numbers() -> None:
    mixes = [card_set("custom", "random", seed=seed) for seed in range(20)]
    for cards in (*map(card_set, PRINTED), *mixes):
        homes = MOEGAHARA_NUMBER if cards.teams else KIND_NUMBER
        assert cards.kind_number == {card.id: homes[card.id] for card in cards.facts}
        assert {kind: slot for slot, kind in enumerate(cards.kinds) if kind} == cards.kind_number
        g = Rules(cards)
        for general in bits(g.generals):
            assert (take_bit(g, general, False), take_bit(g, general, True)) == (general, general + 16)
        for troop in bits(g.troops):
            assert [fall_bit(g, place, troop) for place in range(3)] == [troop - 22, troop - 12, troop - 2]


def test_the_engine_and_the_cards_agree_on_the_slots() -> None:
    """The engine names kinds of the rules by their home slots; no answer beside the kinds is a slot of theirs."""
    assert [getattr(consts, name) for name in NAMED] == [KIND_NUMBER[name.lower()] for name in NAMED]
    assert all(getattr(consts, name) == MOEGAHARA_NUMBER[id] for name, id in NAMED_IN_MOEGAHARA.items())
    assert K == SLOTS and {*range(K)} - {*KIND_SLOTS} == {*range(PLAY_TREASURE, PLAY_TREASURE + 3), NO}
    assert MAX_UNITS == {"general": consts.MAX_GENERALS, "troop": consts.MAX_TROOPS}
    assert [len(slots) for slots in UNIT_SLOTS.values()] == [consts.PRINTED_GENERALS, consts.PRINTED_TROOPS]


def test_invented_kinds_take_free_slots() -> None:
    cards = six_invented()
    assert len(cards.facts) == 46
    assert all(cards.kind_number[card.id] == KIND_NUMBER[card.id] for card in card_set("world_chaos").facts)
    outside = [card for card in CARDS if cards.kind_number[card.id] not in UNIT_SLOTS.get(card.category, ())]
    assert {"general", "troop"} <= {card.category for card in outside}
    assert {*sixty_kinds().kind_number.values()} == {*KIND_SLOTS}


@pytest.mark.parametrize("name", ["invented", "sixty"])
def test_sets_with_invented_kinds_play(name: str) -> None:
    for seed in range(GAMES):
        for g in (plain(name, 2 + seed % 5, seed, 25), rich(name, 2 + seed % 5, seed, 12)):
            assert checked_game(g, seed) == 0 and g.over


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The invented cards stand in the card file of Kunitori!, so that texts of card sets may name them."""

    def cards_of(game: str) -> Mapping[str, Facts]:
        return {**game_cards(game), **({card.id: card for card in CARDS} if game == "kunitori" else {})}

    for module in ("sets", "mixes"):
        monkeypatch.setattr(f"kunitori.cards.{module}.game_cards", cards_of)


@pytest.mark.usefixtures("printed")
@pytest.mark.parametrize("name", ["invented", "sixty"])
def test_moves_records_and_positions_name_invented_kinds(name: str) -> None:
    for seed in range(6 if COMPILED else 1):
        chance = random.Random(seed)
        game = Game.of_state(rich(name, 2 + seed % 5, 3 * seed, 4), kunitori.new_game(players=2 + seed % 5).players)
        while decision := game.decision:
            game.apply(chance.choice(decision.options).text)
            if chance.random() < 0.05:
                assert Game.from_position(game.position()).decision == game.decision
        text = dumps(game)
        again = loads(text)
        assert again.is_over and again.moves == game.moves and dumps(again) == text


@pytest.mark.parametrize(("name", "card"), [("invented", "battle_smoke"), ("sixty", "take_back")])
def test_generals_are_fetched_wherever_their_slots_are(name: str, card: str) -> None:
    table = Table(name, 2, 1)
    for id, place in ((card, "hand"), ("chacha", "pile"), ("maeda_keiji", "deck")):
        assert table.put(table.data["cur"], id, place)
    game = Game.of_state(table.state(), ("Ann", "Ben"))
    game.apply(f"play {card}")
    assert game.decision and {*game.decision.texts} == {"fetch chacha discard", "fetch maeda_keiji deck"}
    game.apply("fetch chacha")
    assert game.view(game.active).seats[game.active].hand["chacha"] == 1


@pytest.mark.parametrize("name", ["invented", "sixty"])
def test_troops_fall_wherever_their_slots_are(name: str) -> None:
    table = Table(name, 2, 1)
    attacker = table.data["cur"]
    for seat, id, place in (
        (attacker, "chacha", "hand"), (attacker, "night_raiders", "hand"), (1 - attacker, "elephants", "deployed"),
        (1 - attacker, "fire_lances", "hand"), (1 - attacker, "cavalry", "hand"),
    ):  # fmt: skip
        assert table.put(seat, id, place)
    table.data["actions"] = 2
    game = Game.of_state(table.state(), ("Ann", "Ben"))
    foe = game.view(None).players[1 - attacker].lower()
    for card in ("chacha", "night_raiders"):
        game.apply(f"play {card}")
    game.apply(f"attack {foe}:chacha,night_raiders")
    game.apply("ambush cavalry fire_lances")
    assert game.decision and game.decision.texts == ("fall elephants", "fall cavalry ambush", "fall fire_lances ambush")
    game.apply("fall fire_lances ambush")
    assert game.view(None).seats[1 - attacker].discard == {"fire_lances": 1}


def test_a_set_holds_60_kinds_and_no_more() -> None:
    assert len(sixty_kinds().facts) == 60
    assert "60 kinds of cards at most; this one has 61" in refusal(lambda: sixty_kinds(1))
    field = others(33)
    full = with_more(card_set("moegahara"), *field[:32])
    fixed = {*range(6), *(MOEGAHARA_NUMBER[id] for id in NAMED_IN_MOEGAHARA.values())}
    assert fixed.isdisjoint(full.kind_number[card.id] for card in field[:32])
    assert "57 kinds of cards at most; this one has 58" in refusal(lambda: with_more(card_set("moegahara"), *field))


def many(category: str, number: int) -> CardSet:
    """World on Fire with invented units, so that it has this number of them in all."""
    cards = card_set("world_on_fire")
    there = sum(card.category == category for card in cards.facts)
    return with_more(cards, *others(number - there, category))


def test_the_answers_for_generals_and_troops_have_room() -> None:
    generals, troops = Rules(many("general", 28)), Rules(many("troop", 21))
    given = {}
    for k in bits(generals.generals):
        for in_deck in (False, True):
            x = given[k, in_deck] = take_bit(generals, k, in_deck)
            assert (taken_kind(generals, x), is_taken_from_deck(generals, x)) == (k, in_deck)
    assert len({*given.values()}) == 56 and {*given.values()} <= {*range(NO)}
    fallen = {}
    for k in bits(troops.troops):
        for place in (IN_ARMY, IN_AMBUSH, IN_REINFORCEMENTS):
            x = fallen[k, place] = fall_bit(troops, place, k)
            assert (fall_kind(troops, x), fall_place(troops, x)) == (k, place)
    assert len({*fallen.values()}) == 63 and {*fallen.values()} <= {*range(NO)}
    assert take_bit(generals, 0, False) == take_bit(generals, -1, True) == fall_bit(troops, IN_ARMY, 0) == -1
    assert "28 generals at most; this one has 29" in refusal(lambda: many("general", 29))
    assert "21 kinds of troops at most; this one has 22" in refusal(lambda: many("troop", 22))


def test_bots_play_with_invented_kinds() -> None:
    """A mind judges a kind it never met like the average of its category."""
    for name, seats in (("invented", 2), ("sixty", 4)):
        g = rich(name, seats, 1, 3)
        brains = [Brain(way, 1, None, mind_for(g.rules.cards, seats), 8, 1) for way in (GUESSING, SEARCHING)]
        while not g.over:
            step(g, answer(g, brains[g.turn % 2]))


def test_minds_go_by_kind() -> None:
    """Other slots for the same kinds make no difference to a mind, and it likes new kinds as it likes similar ones."""
    printed, more = mind_for(card_set("world_chaos"), 2).weights(), mind_for(six_invented(), 2).weights()
    row = slice(consts.ROW_BUY * consts.FEATURES, (consts.ROW_BUY + K) * consts.FEATURES, consts.FEATURES)
    liking, with_invented = printed[row], more[row]
    cards = six_invented()
    for card in card_set("world_chaos").facts:
        assert with_invented[cards.kind_number[card.id]] == liking[cards.kind_number[card.id]] != 0
    everything = mind_for(card_set("custom", "kunitori,world_on_fire"), 2).weights()[row]
    for id, models in {
        "elephants": ("gunner_mercenaries", "light_gunners", "land_destroyer"),
        "fire_lances": ("spear_troopers", "fake_fortress", "cavalry"),
    }.items():
        likings = [everything[KIND_NUMBER[model]] for model in models]
        assert min(likings) < with_invented[cards.kind_number[id]] < max(likings)
