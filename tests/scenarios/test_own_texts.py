"""Own cards whose texts no printed card has: others discard, cards go on a deck, enough cards score, a battle ends."""

from __future__ import annotations

from typing import Any

from tests.scenarios.table import rules

from kunitori import Game, card_set, dumps, loads
from kunitori.cards.expansion import Expansion

CARDS: dict[str, dict[str, Any]] = {
    "levy": {"category": "tactics", "copies": 8, "cost": 3, "play": [{"rivals": [{"discard": "hand"}]}, {"money": 2}]},
    "barge": {"category": "tactics", "copies": 8, "cost": 3, "play": [{"gain": "silver", "to": "deck"}]},
    "tribute": {
        "category": "tactics", "copies": 8, "cost": 3, "play": [{"rivals": [{"gain": "copper", "to": "deck"}]}],
    },
    "dredger": {
        "category": "tactics", "copies": 8, "cost": 3,
        "play": [{"trash": "hand", "gain": "more", "more": 3, "to": "deck"}],
    },
    "harbour": {
        "category": "victory", "copies": 8, "cost": 4, "points": [{"each": ["barge", "levy"], "least": 3, "vp": 5}],
    },
    "drummers": {
        "category": "troop", "copies": 8, "cost": 3, "attack": 1, "deployable": True, "actions": 1,
        "fought": [{"draw": 1}],
    },
}  # fmt: skip


def game(*seats: dict[str, Any], **rest: Any) -> Game:
    cards = card_set("world_on_fire", expansion=Expansion.read({"cards": CARDS}))
    names = ["Ann", "Ben", "Chloe"][: len(seats)]
    position = {"game": "custom", "cards": cards.to_text().splitlines(), "players": names, "seats": [*seats]}
    return Game.from_position(position | rest)


def asked(table: Game) -> tuple[int, tuple[str, ...]]:
    assert table.decision is not None
    assert Game.from_position(table.position()).decision == table.decision
    assert loads(dumps(table)) == table
    return table.decision.player, table.decision.texts


@rules("C3.7")
def test_each_other_player_discards_the_nearest_on_the_left_first() -> None:
    table = game({"hand": {"levy": 1, "copper": 1}}, {"hand": {"copper": 1, "gold": 1}}, {"hand": {"village": 2}})
    table.apply("play levy")
    assert asked(table) == (1, ("discard copper", "discard gold"))
    assert table.view(2).money == 0
    reason = table.why_not("discard silver")
    assert reason is not None and (reason.message.id, reason.rule) == ("why-not-in-hand", "C3.7")
    table.apply("discard copper")
    assert asked(table) == (2, ("discard village",))  # decision 4: nobody learns that both are alike
    table.apply("discard village")
    assert [seat.discard for seat in table.view(0).seats] == [{}, {"copper": 1}, {"village": 1}]
    assert table.view(0).money == 2
    table.undo()
    assert table.decision is not None and table.decision.player == 2


@rules("C3.7")
def test_who_has_one_card_discards_it_and_who_has_none_nothing() -> None:
    table = game({"hand": {"levy": 1}}, {"hand": {"gold": 1}}, {})
    table.apply("play levy")
    assert [seat.discard for seat in table.view(None).seats] == [{}, {"gold": 1}, {}]
    assert table.view(0).money == 2


@rules("C3.7")
def test_nobody_takes_back_a_levy_that_showed_a_card_of_another() -> None:
    """Otherwise one could look at the only card of a hand for nothing."""
    for hand, is_free in (({"gold": 1}, False), ({}, True)):
        table = game({"hand": {"levy": 1, "copper": 1}}, {"hand": hand})
        table.apply("play levy")
        assert (table.undo_needs() == frozenset()) == is_free


@rules("C9.3")
def test_a_card_is_gained_onto_the_deck_where_everybody_knows_it() -> None:
    table = game({"hand": {"barge": 2, "copper": 1}, "deck": {"copper": 9}}, {"hand": {"copper": 1}}, actions=2)
    table.apply("play barge")
    assert table.view(1).seats[0].top == ("silver",)
    assert any(event.kind == "gain" and event.place == "deck" for event in table.events)
    table.apply("play barge")  # a known card lies there already
    assert (table.view(1).seats[0].top, table.view(1).seats[0].discard) == (("silver",), {"silver": 1})
    assert loads(dumps(table)) == table


@rules("C9.3")
def test_the_others_gain_onto_their_decks() -> None:
    known = {"hand": {"copper": 1}, "top": ["village"]}
    table = game({"hand": {"tribute": 1, "copper": 1}}, {"deck": {"gold": 1}}, known)
    table.apply("play tribute")
    seats = table.view(None).seats
    assert (seats[1].top, seats[1].discard, seats[2].discard) == (("copper",), {}, {"copper": 1})


@rules("C9.3")
def test_a_traded_card_goes_on_the_deck() -> None:
    table = game({"hand": {"dredger": 1, "copper": 2}}, {"hand": {"copper": 1}})
    for move in ("play dredger", "trash copper", "gain silver"):
        table.apply(move)
    assert table.view(1).seats[0].top == ("silver",)


@rules("C8.3")
def test_points_for_enough_cards_are_given_once() -> None:
    for owned, points in ((2, 0), (3, 5), (6, 5)):
        table = game({"hand": {"harbour": 1}, "deck": {"barge": owned - 1, "levy": 1}}, {})
        assert table.scores[0] == points


@rules("C5.7")
def test_whoever_fought_draws_once_the_battle_is_over() -> None:
    mine = {"hand": {"copper": 1}, "deployed": {"drummers": 2}, "deck": {"gold": 9}}
    other = {"hand": {"copper": 1}, "deployed": {"drummers": 1}, "deck": {"silver": 9}}
    table = game(mine, other, phase="battle", played={"maeda_keiji": 1})
    table.apply("attack ben:maeda_keiji,drummers*2")
    table.apply("ambush none")
    assert table.decision is not None and table.decision.kind == "buy"
    seats = [table.view(seat).seats[seat] for seat in (0, 1)]
    assert seats[0].hand == {"copper": 1, "gold": 1}  # two of them do it once
    assert seats[1].hand == {"copper": 1, "silver": 1}


@rules("C5.7")
def test_without_a_battle_nobody_draws() -> None:
    mine = {"hand": {"copper": 1}, "deployed": {"drummers": 2}, "deck": {"gold": 9}}
    table = game(mine, {"hand": {"copper": 1}}, phase="battle", played={"maeda_keiji": 1})
    table.apply("peace")
    assert table.view(0).seats[0].hand == {"copper": 1}


@rules("C5.7")
def test_cards_in_ambush_and_revealed_ones_fought_too() -> None:
    mine = {"hand": {"copper": 1}}
    ambush = {"hand": {"drummers": 1, "copper": 1}, "deck": {"silver": 9}}
    table = game(mine, ambush, phase="battle", played={"maeda_keiji": 1})
    table.apply("attack ben:maeda_keiji")
    table.apply("ambush drummers")
    assert table.view(1).seats[1].hand == {"drummers": 1, "copper": 1, "silver": 1}
    revealed = {"hand": {"copper": 1}, "top": ["drummers", "gold"], "deck": {"silver": 9}}
    table = game(mine, revealed, phase="battle", played={"maeda_keiji": 1})
    table.apply("attack ben:maeda_keiji")
    table.apply("reinforcements")
    assert asked(table) == (1, ("top gold", "top drummers"))
    table.apply("top gold")  # first the order, then the card is drawn
    assert table.view(1).seats[1].hand == {"copper": 1, "gold": 1}
