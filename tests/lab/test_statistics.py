"""The statistics against known numbers: from tables, textbooks and counting by hand."""

from __future__ import annotations

from random import Random

import pytest

from kunitori.arena.shares import wilson
from kunitori.arena.student import student_quantile
from kunitori.lab.statistics import (
    difference,
    holm,
    largest_shift,
    mean,
    rate,
    stratified_difference,
    widened,
)


def test_a_rate_of_many_independent_cases_has_wilsons_interval() -> None:
    many = rate([i < 3080 for i in range(10_000)], range(10_000))
    assert many and (many.low, many.high) == pytest.approx(wilson(3080, 10_000), abs=1e-4)
    assert rate([], []) is None


def test_a_mean_has_students_interval() -> None:
    """Student's own data on sleep (1908): ten differences, mean 1.58, t = 4.0621, p = 0.00283."""
    gaps = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4]
    found = difference(gaps, [0.0] * 10)
    assert found
    assert found.value == pytest.approx(1.58)
    assert found.value / found.error == pytest.approx(4.0621, abs=1e-4)
    assert found.p == pytest.approx(0.00283, abs=1e-5)
    assert (found.low, found.high) == pytest.approx((0.7001, 2.4599), abs=1e-4)
    again = mean(gaps, range(10))
    assert again and again.low == pytest.approx(found.low)


def test_games_of_one_deal_are_not_treated_as_independent() -> None:
    wins = [1, 1, 1, 1, 0, 0, 0, 0] * 5
    alone, together = rate(wins, range(40)), rate(wins, [i // 4 for i in range(40)])
    opposite = rate([1, 0] * 20, [i // 2 for i in range(40)])
    assert alone and together and opposite
    assert together.high - together.low > 1.5 * (alone.high - alone.low)
    assert opposite.value == alone.value == together.value == 0.5


def test_a_rate_without_variation_is_still_uncertain() -> None:
    always = rate([1] * 10, range(10))
    assert always and always.low < 0.8
    never = difference([0.5] * 10, [0.5] * 10, (-1, 1))
    assert never and never.is_identical and never.high > 0.1
    large = difference([1.0] * 10, [0.5] * 10, (-1, 1))
    assert large and not large.is_identical and 0 < large.low < large.high


def test_intervals_contain_the_truth_often_enough() -> None:
    """Of 95% intervals about 95% hold the truth: here 400 samples of 40 deals of two games each."""
    chance, held = Random(7), [0, 0]
    for _ in range(400):
        luck = [min(0.9, max(0.1, chance.gauss(0.6, 0.2))) for _ in range(40)]
        wins = [chance.random() < each for each in luck for _ in range(2)]
        found = rate(wins, [i // 2 for i in range(80)])
        gaps = difference([chance.gauss(1, 3) for _ in range(12)], [0.0] * 12)
        assert found and gaps
        held[0] += found.low <= 0.598 <= found.high
        held[1] += gaps.low <= 1 <= gaps.high
    assert all(370 <= each <= 392 for each in held), held


def test_a_stratified_difference_sees_through_simpsons_paradox() -> None:
    """Charig and others 1986: open surgery heals more of the small stones and of the large ones, but fewer of all."""
    table = [("small", True, 81, 87), ("large", True, 192, 263), ("small", False, 234, 270), ("large", False, 55, 80)]
    wins, has, strata = [], [], []
    for size, surgery, healed, treated in table:
        wins += [1.0] * healed + [0.0] * (treated - healed)
        has += [surgery] * treated
        strata += [size] * treated
    plain = stratified_difference(wins, has, [0] * 700, range(700))
    corrected = stratified_difference(wins, has, strata, range(700))
    assert plain and corrected
    assert plain.value == pytest.approx(273 / 350 - 289 / 350)
    small, large = 81 / 87 - 234 / 270, 192 / 263 - 55 / 80
    weights = 87 * 270 / 357, 263 * 80 / 343
    assert corrected.value == pytest.approx((small * weights[0] + large * weights[1]) / sum(weights))
    assert plain.value < 0 < corrected.value


def test_holm_agrees_with_the_textbook() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


def test_more_comparisons_make_wider_intervals() -> None:
    found = difference([1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4], [0.0] * 10)
    assert found
    reach = student_quantile(0.995, 9) * found.error
    assert widened(found, 10) == pytest.approx((found.value - reach, found.value + reach))


def test_the_largest_of_many_shifts_is_significant_only_if_one_really_moved() -> None:
    chance, alarms = Random(3), 0
    for trial in range(60):
        found = largest_shift([[chance.gauss(0, 1) for _ in range(8)] for _ in range(30)], trial)
        assert found
        alarms += found.estimate.p < 0.05
        assert (found.estimate.low > 0 or found.estimate.high < 0) == (found.estimate.p <= 0.05)
    assert alarms <= 8  # one in twenty, give or take
    moved = largest_shift([[None if i == 0 else chance.gauss(i == 2, 1) for i in range(4)] for _ in range(60)], 1)
    assert moved and moved.place == 2 and moved.estimate.p < 0.01
