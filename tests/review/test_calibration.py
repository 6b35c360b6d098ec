"""Calibration: forecasts come from what a seat may know, can be repeated, and a wrong prophet is found out."""

from __future__ import annotations

from random import Random

import pytest

from kunitori.cards import card_set
from kunitori.review.calibration import Forecast, Sample, bins, brier, brier_margin, forecasts, gap, gap_by_chance


@pytest.mark.parametrize(("game", "players"), [("kunitori", 3), ("moegahara", 4)])
def test_a_game_gives_forecasts_that_can_be_repeated(game: str, players: int) -> None:
    sample = Sample(card_set(game), players, "money", games=1, positions=3, nodes=8, seed="7")
    told = forecasts(sample, 0)
    assert told == forecasts(sample, 0) and len(told) == 3
    assert all(0 <= each.chance <= 1 for each in told)


def prophet(seed: int, boast: float) -> list[Forecast]:
    """Results of 2,000 games, and somebody who promises that much more than there is."""
    chance, told = Random(seed), []
    for game in range(2000):
        truth = chance.uniform(0.1, 0.7)
        told.append(Forecast(game, truth + boast, chance.random() < truth))
    return told


def test_a_boaster_is_found_out() -> None:
    honest, boaster = prophet(7, 0.0), prophet(7, 0.2)
    assert gap(honest) < 2 * gap_by_chance(honest) < 0.06 < 0.15 < gap(boaster)
    assert brier(boaster) - brier_margin(boaster) > brier(honest)
    assert sum(map(len, bins(honest))) == 2000
