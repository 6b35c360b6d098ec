"""Own cards that let a player discard hand cards."""

from __future__ import annotations

from tests.scenarios.table import rules

from kunitori import Game, card_set, dumps, loads
from kunitori.cards.expansion import Expansion

INN = {"category": "politics", "copies": 8, "cost": 3, "play": [{"discard": "hand"}, {"money": 2}]}
BATH = {
    "category": "tactics", "copies": 8, "cost": 2,
    "play": [{"choose": [[{"discard": "hand"}, {"money": 3}], [{"draw": 1}]]}],
}  # fmt: skip
MINT = {"category": "politics", "copies": 8, "cost": 2, "play": [{"discard": "hand", "only": ["copper"]}, {"buys": 1}]}

FAIR = {"category": "politics", "copies": 8, "cost": 2, "play": [{"discard": "hand", "only": ["victory", "copper"]}]}
HALL = {
    "category": "victory", "copies": 8, "cost": 4, "vp": 1,
    "points": [{"each": ["troop", "inn"], "vp": 2}, {"empty": ["land"], "vp": 4}],
}  # fmt: skip


def game(hand: dict[str, int]) -> Game:
    own = {"inn": INN, "bath": BATH, "mint": MINT, "fair": FAIR, "hall": HALL}
    cards = card_set("world_on_fire", expansion=Expansion.read({"cards": own}))
    mine = {"hand": hand, "deck": {"silver": 2}}
    position = {"game": "custom", "cards": cards.to_text().splitlines(), "players": ["Ann", "Ben"]}
    return Game.from_position(position | {"seats": [mine, {"hand": {"copper": 1}}]})


def why_not(table: Game, move: str) -> tuple[str, str | None]:
    reason = table.why_not(move)
    assert reason is not None
    return reason.message.id, reason.rule


@rules("C3.7")
def test_a_hand_card_is_discarded_before_the_rest_of_the_text() -> None:
    table = game({"inn": 1, "copper": 1, "village": 1})
    table.apply("play inn")
    assert table.decision is not None and table.decision.texts == ("discard copper", "discard village")
    assert table.view(0).money == 0
    assert Game.from_position(table.position()).decision == table.decision
    assert why_not(table, "discard gold") == ("why-not-in-hand", "C3.7")
    table.apply("discard village")
    me = table.view(1).seats[0]
    assert (me.discard, table.view(0).money) == ({"village": 1}, 2)
    told = [event.kind for event in table.events]
    assert told.index("discard") < told.index("money")
    assert loads(dumps(table)) == table
    table.undo()
    assert table.decision is not None and table.decision.kind == "discard"


@rules("C3.7")
def test_a_single_hand_card_is_discarded_without_a_question() -> None:
    table = game({"inn": 1, "copper": 1})
    table.apply("play inn")
    assert table.view(0).me.discard == {"copper": 1} and table.view(0).money == 2


@rules("C3.7")
def test_two_cards_of_a_kind_are_asked_about_all_the_same() -> None:
    """Otherwise everybody would learn that the hand is of one kind (decision 4)."""
    table = game({"inn": 1, "copper": 2})
    table.apply("play inn")
    assert table.decision is not None and table.decision.texts == ("discard copper",)


@rules("C3.7")
def test_an_empty_hand_discards_nothing_and_offers_no_such_side() -> None:
    table = game({"inn": 1})
    table.apply("play inn")
    assert table.view(0).money == 2
    table = game({"bath": 1})
    table.apply("play bath")
    assert table.view(0).me.hand == {"silver": 1}


@rules("C3.7")
def test_only_the_named_cards_can_be_discarded() -> None:
    table = game({"mint": 1, "copper": 1, "village": 1})
    table.apply("play mint")
    assert table.decision is not None and table.decision.texts == ("discard copper",)
    assert why_not(table, "discard village") == ("why-wrong-card", "C3.7")
    table = game({"mint": 1, "village": 2})
    table.apply("play mint")
    assert table.view(0).buys == 2 and table.view(0).me.discard == {}


@rules("C3.7")
def test_a_category_stands_for_all_its_cards_own_ones_too() -> None:
    table = game({"fair": 1, "copper": 1, "village": 1, "hall": 1, "silver": 1, "spear_troopers": 1})
    table.apply("play fair")
    assert table.decision is not None
    assert set(table.decision.texts) == {"discard copper", "discard village", "discard hall"}


@rules("C8.2")
def test_points_for_every_card_of_a_category() -> None:
    table = game({"hall": 1, "spear_troopers": 2, "fake_fortress": 1, "inn": 1, "copper": 1})
    assert table.scores[0] == 1 + 2 * 4  # two spearmen, the fortress, and the inn
