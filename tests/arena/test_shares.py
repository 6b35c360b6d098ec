"""Intervals and early stopping keep their promises, tested on dice with a known truth."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

import pytest

from kunitori.arena.shares import over_deals, wilson
from kunitori.arena.wager import Wager


def deals(chance: Random, strength: float, luck: float) -> Iterator[int]:
    """Games won of the two of a deal: a strength, and the luck of the deal, which the rotation turns round."""
    while True:
        deal = chance.gauss(0, luck)
        yield sum(chance.random() < 1 / (1 + math.exp(-strength - side * deal)) for side in (1, -1))


def truth(strength: float, luck: float) -> float:
    dice = deals(Random("truth"), strength, luck)
    return sum(next(dice) for _ in range(50_000)) / 100_000


def test_wilsons_interval_is_the_published_one() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20."""
    for wins, games, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)):
        assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("luck", [0.0, 2.0, 6.0])
@pytest.mark.parametrize("strength", [0.0, 1.5, 4.0])
@pytest.mark.parametrize("size", [10, 100])
def test_nineteen_of_twenty_intervals_contain_the_truth(strength: float, luck: float, size: int) -> None:
    share, dice = truth(strength, luck), deals(Random("dice"), strength, luck)
    held, width, plain = 0, 0.0, 0.0
    for _ in range(400):
        wins = [next(dice) for _ in range(size)]
        low, high = over_deals(wins, 2)
        held += low <= share <= high
        width += high - low
        plain += wilson(sum(wins), 2 * size).high - wilson(sum(wins), 2 * size).low
    assert held / 400 > 0.92
    if (strength, luck, size) == (0.0, 6.0, 100):
        assert width < 0.6 * plain  # where the deal decides much, duplicate play makes the table much sharper


@pytest.mark.parametrize("luck", [0.0, 3.0])
def test_checking_after_every_deal_is_still_rarely_wrong(luck: float) -> None:
    alarms = 0
    dice = deals(Random("wager"), 0.0, luck)
    for _ in range(100):
        wager = Wager(games=2)
        for _ in range(150):
            wager.add(next(dice))
            if wager.verdict(0.5):
                alarms += 1
                break
    assert alarms <= 5


def test_a_clear_difference_is_found_soon_and_in_the_right_direction() -> None:
    for strength, side in ((1.0, 1), (-1.0, -1)):
        wager, dice = Wager(games=2), deals(Random("clear"), strength, 1.0)
        looked = 0
        while not (found := wager.verdict(0.5)):
            wager.add(next(dice))
            looked += 1
        low, high = wager.interval()
        assert found == side and looked < 60
        assert low > 0.5 if side == 1 else high < 0.5


def test_ends_of_the_scale() -> None:
    assert over_deals([2] * 200, 2).low == pytest.approx(wilson(400, 400).low, abs=0.001)
    assert over_deals([0] * 200, 2).low == pytest.approx(0) and over_deals([1], 2) == wilson(0, 0) == (0, 1)
    assert over_deals([1] * 200, 2).high - over_deals([1] * 200, 2).low < 0.03
    wager = Wager(games=2)
    assert wager.interval() == pytest.approx((0, 1), abs=1e-5)
