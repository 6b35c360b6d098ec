"""Shuffles are fair, streams are independent, and samples cover everything that a view leaves open."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from itertools import combinations, pairwise, permutations
from typing import TypeVar

from tests.property.tables import FIELD_GAME, Table, answers, bits, game_of, rules, tables_of

from kunitori.engine import COMPILED
from kunitori.engine.consts import (
    BOTH_BUT_NOT_THE_ORDER,
    COPPER,
    D_BUY,
    FIELD_TRAP,
    GOLD,
    HORO,
    NO,
    PLAY_TREASURE,
    SILVER,
    V_DRAW,
    V_SHUFFLE,
    V_TURN_UP,
    VILLAGE,
)
from kunitori.engine.deal import dealt, known_to
from kunitori.engine.moves import new_state, step

GAMES = 6000 if COMPILED else 1500
Outcome = TypeVar("Outcome", bound=Hashable)


def is_fair(found: Iterable[Outcome], expected: Mapping[Outcome, float]) -> bool:
    """The chi-square test with a tolerance of five deviations, which chance hardly ever exceeds."""
    counts = Counter(found)
    assert counts.keys() <= expected.keys(), f"unexpected: {counts.keys() - expected.keys()}"
    total, weight = sum(counts.values()), sum(expected.values())
    square = 0.0
    for outcome, share in expected.items():
        mean = total * share / weight
        assert mean > 5, "too few to tell"
        square += (counts[outcome] - mean) ** 2 / mean
    free = len(expected) - 1
    return square < free + 5 * math.sqrt(2 * free)


def test_the_measure_sees_a_loaded_die() -> None:
    fair = [*range(6)] * 1000
    assert is_fair(fair, dict.fromkeys(range(6), 1.0))
    assert not is_fair([*fair, *[5] * 300], dict.fromkeys(range(6), 1.0))


@cache
def first_cycles() -> tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]:
    """From many games, the cards of each seat's deck in drawing order, shuffle by shuffle.

    Nobody buys anything, so every shuffle has 6 Coppers and 2 Villages.
    """
    games = []
    for seed in range(GAMES):
        g = new_state(rules("world_on_fire"), 3, seed, 7, start=0, max_rounds=8, listening=1)
        while not g.over:
            step(g, NO)
        shuffles: list[list[list[int]]] = [[], [], []]
        for what, who, kind, *_ in g.log.take():
            if what == V_SHUFFLE:
                shuffles[who].append([])
            elif what == V_DRAW:
                shuffles[who][-1].append(kind)
        games.append(tuple(tuple(tuple(cards) for cards in seat if len(cards) == 8) for seat in shuffles))
    return tuple(games)


def villages(cards: tuple[int, ...]) -> tuple[int, int]:
    first, second = (i for i, kind in enumerate(cards) if kind == VILLAGE)
    return first, second


PLACES = dict.fromkeys(combinations(range(8), 2), 1.0)
IN_FIRST_HAND = {0: 15.0, 1: 40.0, 2: 15.0}


def test_two_villages_lie_anywhere_in_a_deck_of_eight() -> None:
    for seat in range(3):
        for shuffle in range(4):
            assert is_fair([villages(game[seat][shuffle]) for game in first_cycles()], PLACES)


def test_shuffles_of_one_deck_and_of_two_neighbours_do_not_hang_together() -> None:
    both = {(a, b): IN_FIRST_HAND[a] * IN_FIRST_HAND[b] for a in IN_FIRST_HAND for b in IN_FIRST_HAND}

    def hand(cards: tuple[int, ...]) -> int:
        return cards[:4].count(VILLAGE)

    for seat in range(3):
        pairs = [pair for game in first_cycles() for pair in pairwise(game[seat][:4])]
        assert is_fair([(hand(one), hand(other)) for one, other in pairs], both)
        left = (seat + 1) % 3
        assert is_fair([(hand(game[seat][0]), hand(game[left][0])) for game in first_cycles()], both)
        # The same deck in the game with the next secret
        assert is_fair([(hand(a[seat][0]), hand(b[seat][0])) for a, b in pairwise(first_cycles())], both)


def test_anybody_may_begin() -> None:
    for name, seats in tables_of(("kunitori", FIELD_GAME)):
        starts = [new_state(rules(name), seats, 1, seed).start for seed in range(2000)]
        assert is_fair(starts, dict.fromkeys(range(seats), 1.0))


def test_generals_come_in_any_order() -> None:
    orders = []
    for seed in range(GAMES // 2):
        data = Table("world_on_fire", 2, seed, start=0).data
        g = new_state(rules("world_on_fire"), 2, data["key0"], data["key1"], start=0)
        rich = g.export() | {"money": 60, "buys": 10}
        g.restore(rich)
        g.listen()
        step(g, PLAY_TREASURE)  # a question that depends on the money
        order = [g.top_general]
        while g.top_general >= 0:
            assert g.kind == D_BUY
            step(g, g.top_general)
            order += [row[2] for row in g.log.take() if row[0] == V_TURN_UP]
        orders.append(order)
    kinds = [*bits(rules("world_on_fire").generals)]
    for place in range(len(kinds)):
        assert is_fair([order[place] for order in orders], dict.fromkeys(kinds, 1.0))
    assert is_fair([(order[0], order[1]) for order in orders], dict.fromkeys(permutations(kinds, 2), 1.0))


def test_samples_spread_over_all_hands_a_view_allows() -> None:
    """Ben has 6 Coppers, 2 Villages, a Trap, a Gold and a Land; nobody knows which four are in hand."""
    scene = Table("world_on_fire", 2, 1, start=0)
    for card in ("trap", "gold", "land"):
        scene.put(1, card, "deck")
    view = game_of(scene.state()).view(0)
    hands = [view.sample(seed).view(1).me.hand for seed in range(2000)]
    for card in ("trap", "gold", "land"):
        assert is_fair([hand.get(card, 0) for hand in hands], {0: 7.0, 1: 4.0})
    expected = {n: math.comb(2, n) * math.comb(9, 4 - n) * 1.0 for n in range(3)}
    assert is_fair([hand.get("village", 0) for hand in hands], expected)
    assert len({tuple(hand.items()) for hand in hands}) == 23, "all there are"
    assert view.sample(7) == view.sample(7) != view.sample(8)


def test_samples_put_unseen_cards_everywhere_they_may_lie() -> None:
    """Cards can be in hand, deck or the unseen discards, and two cards in secret order can be either way round."""
    scene = Table("world_on_fire", 2, 1, start=0)
    for card, place in (("gold", "deck"), ("copper", "hidden"), ("trap", "top"), ("land", "top")):
        scene.put(1, card, place)
    scene.data["top_open"][1] = BOTH_BUT_NOT_THE_ORDER
    g = scene.state()
    known = known_to(g, 0)
    deals = [dealt(known, seed).export() for seed in range(2000)]
    assert is_fair([deal["top"][1][0] for deal in deals], dict.fromkeys(g.export()["top"][1], 1.0))
    places = [next(place for place in ("hand", "hidden", "deck") if deal[place][1][GOLD]) for deal in deals]
    assert is_fair(places, {"hand": 4.0, "hidden": 1.0, "deck": 5.0})


def test_samples_draw_differently_for_their_viewer() -> None:
    """The order of the player's own deck is unknown too: four of eight cards, four of which are Silver."""
    scene = Table("world_on_fire", 2, 1, start=0)
    scene.put(0, "silver", "deck", 4)
    view = game_of(scene.state()).view(0)
    hands = []
    for seed in range(2000):
        sample = view.sample(seed)
        sample.apply("end")
        hands.append(sample.view(0).me.hand.get("silver", 0))
    assert is_fair(hands, {n: math.comb(4, n) ** 2 * 1.0 for n in range(5)})


def test_samples_know_team_mates_and_spread_over_enemies() -> None:
    """Everybody has 6 Coppers, 2 Horo Musha, a Gold, a Trap and a Silver that was discarded unseen (M9)."""
    scene = Table(FIELD_GAME, 4, 1, start=0)
    for seat in range(4):
        for card, place in (("gold", "deck"), ("trap", "deck"), ("silver", "hidden")):
            scene.put(seat, card, place)
    g = scene.state()
    view, known, truth = game_of(g).view(0), known_to(g, 0), g.export()
    assert view.seats[2].discard == {"silver": 1} and sum(view.seats[2].hand.values()) == 4
    assert view.seats[1].discard == view.seats[3].discard == view.seats[1].hand == view.seats[3].hand == {}
    deals = [dealt(known, seed).export() for seed in range(2000)]
    assert all(deal[place][2] == truth[place][2] for deal in deals for place in ("hand", "hidden", "deck"))
    copies = {COPPER: 6, HORO: 2, GOLD: 1, FIELD_TRAP: 1, SILVER: 1}
    for enemy in (1, 3):
        for kind, n in copies.items():
            expected = {i: math.comb(n, i) * math.comb(11 - n, 4 - i) * 1.0 for i in range(min(n, 4) + 1)}
            assert is_fair([deal["hand"][enemy][kind] for deal in deals], expected)
        assert is_fair([deal["hidden"][enemy].index(1) for deal in deals], {k: n * 1.0 for k, n in copies.items()})


def test_samples_do_not_know_what_a_team_mate_will_draw() -> None:
    """The next four of six cards in the deck, with or without the Gold."""
    scene = Table(FIELD_GAME, 4, 1, start=0)
    for card in ("gold", "trap"):
        scene.put(2, card, "deck")
    view = game_of(scene.state()).view(0)
    golds = []
    for seed in range(1000):
        g = view.sample(seed)._state
        while g.turn < 3:
            step(g, NO if NO in answers(g) else 0)
        golds.append(g.export()["hand"][2][GOLD])
    assert is_fair(golds, {0: 2.0, 1: 4.0})
