"""Buys that play treasure first, and answers that need no asking, in random games of all sorts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from kunitori import Game, View, new_game
from kunitori.game import purchases, ready_answer, with_treasure

TABLES = [("kunitori", 2), ("world_on_fire", 3), ("world_chaos", 2), ("moegahara", 4)]


def played(name: str, players: int, seed: int, rounds: int = 30) -> Iterator[tuple[Game, View]]:
    """A random game in which much is bought, with the view of the player asked before each answer."""
    game, chance = new_game(name, players, seed, max_rounds=rounds), Random(f"ready {name} {seed}")
    while decision := game.decision:
        yield game, game.view(decision.player)
        liked = [option for option in decision.options if option.text.startswith(("play", "buy"))]
        game.apply(chance.choice(liked if liked and chance.random() < 0.7 else decision.options))


# ---- buying with the treasure in hand
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_buy_plays_the_treasure_that_pays_most_exactly(name: str, players: int) -> None:
    bought = Counter[str]()
    for game, view in (each for seed in range(3) for each in played(name, players, seed)):
        ways = purchases(view)
        for card, moves in ways.items():
            assert game.why_not(f"buy {card}") is not None
            after = game.clone()
            for move in moves[:-1]:
                after.apply(move)
            left = after.view(view.player).money - view.price(card)
            assert left == least_left(view, card) and after.why_not(moves[-1]) is None
            bought[moves[0].split()[0]] += 1
        if view.decision and view.decision.kind == "buy":
            assert {*ways} == within_reach(game, view)
        elif ways:
            assert view.decision and view.decision.texts == ("end",)
    assert bought["play"] > 100


def least_left(view: View, card: str) -> int:
    worth = [view.cards[coin].money for coin in view.treasure]
    sums = [
        view.money + sum(n * each for n, each in zip(numbers, worth, strict=True))
        for numbers in product(*(range(n + 1) for n in view.treasure.values()))
    ]
    return min(total for total in sums if total >= view.price(card)) - view.price(card)


def within_reach(game: Game, view: View) -> set[str]:
    """What can be bought after all treasure was played, and cannot yet."""
    after, found = game.clone(), list[str]()
    for coin, number in view.treasure.items():
        for _ in range(number):
            after.apply(f"play {coin}")
    if after.turn == game.turn and after.decision and after.decision.kind == "buy":
        found = [text for text in after.decision.texts if text.startswith("buy ")]
    assert view.decision
    return {text.split()[1] for text in found} - {text.split()[-1] for text in view.decision.texts if "buy" in text}


def market(hand: dict[str, int], phase: str = "buy", **more: object) -> View:
    data = {"game": "world_on_fire", "phase": phase, "seats": [{"hand": hand, "deck": {"trap": 1}}, {}], **more}
    return Game.from_position(data).view(0)


def test_exact_coins_are_played_first_and_of_these_the_fewest() -> None:
    assert purchases(market({"copper": 3, "gold": 1}))["trap"] == ("play gold", "buy trap")
    assert purchases(market({"copper": 2, "gold": 1}))["loyal_warning"][:-1] == ("play copper", "play copper")
    assert purchases(market({"copper": 3}))["trap"] == ("play copper",) * 3 + ("buy trap",)
    assert purchases(market({"silver": 2}, money=1))["trap"] == ("play silver", "buy trap")
    assert "trap" not in purchases(market({"silver": 2}, money=3)), "it can be bought already"


def test_an_action_phase_ends_for_a_buy_only_if_no_card_can_be_played() -> None:
    assert purchases(market({"copper": 3}, "action"))["trap"][:2] == ("end", "play copper")
    assert purchases(market({"copper": 3, "trap": 1}, "action")) == {}
    battle = market({"copper": 3}, "action", played={"maeda_keiji": 1}, leader=1)
    assert battle.decision and battle.decision.texts == ("end",) and purchases(battle) == {}, "a battle may follow"


def test_nobody_buys_for_somebody_else() -> None:
    game = new_game("kunitori", seed=7, start=0)
    assert purchases(game.view(0)) and not purchases(game.view(1)) and not purchases(game.view(None))


def test_what_is_too_dear_is_told_with_the_treasure_in_hand() -> None:
    game = new_game("world_on_fire", seed=7, start=0)
    why, view = game.why_not("buy gold"), game.view(0)
    assert why is not None and "With all the treasure in your hand" in with_treasure(why, view).sentence()
    assert with_treasure(why, game.view(None).sample(1).view(1)).rule == "C6.2"


# ---- questions with one answer
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_open_answer_is_the_only_one_in_every_deal_that_rivals_hold_possible(name: str, players: int) -> None:
    found = Counter[bool]()
    for game, view in (each for seed in range(6) for each in played(name, players, seed)):
        assert view.decision is not None
        public = game.view(None)
        ready = ready_answer(view, public)
        assert (ready is not None) == (len(view.decision.options) == 1 and "..." not in view.decision.texts[0])
        if ready is None:
            continue
        found[ready.is_open] += 1
        for seed in range(8 if ready.is_open else 0):
            other = public.sample(seed)
            assert other.decision is not None and other.decision.texts == (ready.text,)
    assert found[True] and found[False], found


def test_a_hand_that_may_hold_an_action_card_is_no_open_book() -> None:
    def open_at(**seat: object) -> bool:
        game = Game.from_position({"game": "kunitori", "seats": [{"hand": {"copper": 1}, **seat}, {}]})
        ready = ready_answer(game.view(0), game.view(None))
        assert ready is not None and ready.text == "end"
        return ready.is_open

    assert open_at(discard={"market": 1})
    assert not open_at(deck={"market": 1})
    assert not open_at(discard={"market": 1}, deck={"market": 1})


# ---- habits
def test_habits_answer_what_they_are_for_and_nothing_else() -> None:
    def told(position: dict[str, object], *habits: str, seat: int = 0) -> tuple[str, bool] | None:
        game = Game.from_position({"players": ["Ann", "Ben"], **position})
        ready = ready_answer(game.view(seat), game.view(None), habits)
        return (ready.text, ready.is_open) if ready else None

    army: dict[str, object] = {"phase": "redraw", "seats": [{}, {}], "played": {"cavalry": 2, "spear_troopers": 1}}
    assert told(army) is None and told(army, "prizes", "tactics") is None
    assert told(army, "troops") == ("stay spear_troopers cavalry*2", True)
    assert told({**army, "played": {"cavalry": 1, "moat": 1}}, "troops") is None, "a Moat is no troop"
    hand: dict[str, object] = {"phase": "redraw", "seats": [{"hand": {"trap": 2, "copper": 1}}, {}]}
    assert told(hand) is None and told(hand, "tactics") == ("keep trap*2", False)
    none: dict[str, object] = {"phase": "redraw", "seats": [{"hand": {"copper": 3}, "deck": {"trap": 1}}, {}]}
    assert told(none, "tactics") == ("keep none", False) == told(none)
