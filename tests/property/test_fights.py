"""Strengths, fights and points agree with a second implementation written from the rules alone."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import groupby, product

import pytest
from tests.property.tables import FIELD_GAME, Table, kinds_in, rules

from kunitori.cards import CardSet
from kunitori.engine import COMPILED
from kunitori.engine.battlefield import fights_won, points, strength
from kunitori.engine.consts import LANDS, LINE, TEAMS
from kunitori.engine.state import State, revive

CARDS = rules(FIELD_GAME).cards
UNITS = kinds_in(rules(FIELD_GAME), rules(FIELD_GAME).units)


def strengths(cards: CardSet, line: Sequence[str]) -> list[int]:
    """M6.2, sentence by sentence."""
    found = []
    for i, name in enumerate(line):
        total = cards[name].cost
        if cards[name].category == "troop" and any(cards[behind].category == "general" for behind in line[i + 1 :]):
            total += 1
        if "tokugawa_ieyasu" in line:
            total += 1
        if line[0] == "ii_naomasa":
            total += 1
        if i == 0 and line[1:2] == ("kuroda_nagamasa",):
            total += 1
        found.append(total)
    return found


def all_lines() -> Iterator[tuple[str, ...]]:
    for length in range(1, LINE + 1):
        for line in product(UNITS, repeat=length):
            if all(line.count(card) <= CARDS[card].copies for card in line):
                yield line


def field(*sides: Sequence[Sequence[str]]) -> State:
    """A state with these lines, wherever their cards come from."""
    data = Table(FIELD_GAME, 4, 1).data
    for team, lines in enumerate(sides):
        for land, line in enumerate(lines):
            data["line"][team][land] = [CARDS.kind_number[card] for card in line]
    return revive(rules(FIELD_GAME), data)


def test_every_possible_line_is_as_strong_as_the_rules_say() -> None:
    everything = [*all_lines()]
    for lines in (everything[i : i + LANDS] for i in range(0, len(everything), LANDS)):
        g = field(lines)
        for land, line in enumerate(lines):
            assert [strength(g, 0, land, i) for i in range(len(line))] == strengths(CARDS, line), line


def test_facing_cards_fight_and_equal_ones_do_not_win() -> None:
    """M6.1, for lines of any length."""
    chance, lines = random.Random(1), list(all_lines())
    for _ in range(400 if COMPILED else 50):
        sides = [chance.choices(lines, k=LANDS) for _ in range(TEAMS)]
        g = field(*sides)
        for land in range(LANDS):
            pairs = [*zip(*(strengths(CARDS, sides[team][land]) for team in range(TEAMS)), strict=False)]
            assert fights_won(g, 0, land) == sum(own > other for own, other in pairs)
            assert fights_won(g, 1, land) == sum(own < other for own, other in pairs)


@pytest.mark.parametrize("seats", [2, 4])
def test_points_of_every_battlefield(seats: int) -> None:
    """A row of n Lands gives n points and a third of n, rounded down (M8.1)."""
    g, size = field(), 8 if seats == 2 else LANDS
    data = Table(FIELD_GAME, seats, 1).data
    for won in product(range(TEAMS + 1), repeat=8):
        data["won"] = [*won, *[0] * (LANDS - 8)] if size == 8 or sum(won) % 2 else [0, *won, won[0]]
        g.restore(data)
        for team in range(TEAMS):
            rows = [len([*row]) for owner, row in groupby(data["won"]) if owner == team + 1]
            assert points(g, team) == sum(n + n // 3 for n in rows)
