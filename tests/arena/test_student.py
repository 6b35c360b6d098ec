"""Student's t agrees with printed tables and with closed formulas."""

from __future__ import annotations

import math

import pytest

from kunitori.arena.student import student_quantile, student_tail


@pytest.mark.parametrize(
    ("confidence", "freedom", "table"),
    [(0.95, 1, 12.706), (0.95, 2, 4.303), (0.95, 30, 2.042), (0.99, 5, 4.032), (0.90, 60, 1.671), (0.95, 10**6, 1.960)],
)
def test_students_t_agrees_with_the_tables(confidence: float, freedom: int, table: float) -> None:
    assert student_quantile(confidence, freedom) == pytest.approx(table, abs=6e-4)
    assert student_tail(table, freedom) == pytest.approx(1 - confidence, abs=1e-4)


def test_students_t_with_one_and_with_two_degrees_has_a_formula() -> None:
    for t in (0.1, 1.0, 3.0, 40.0):
        assert student_tail(t, 1) == pytest.approx(1 - 2 / math.pi * math.atan(t))
        assert student_tail(t, 2) == pytest.approx(1 - t / math.sqrt(2 + t * t))
