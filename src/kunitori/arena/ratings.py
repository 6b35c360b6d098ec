"""OpenSkill ratings: one number for each bot, and how certain it is.

Ratings use only who won, game by game in the order of the deals (the Plackett–Luce model of Weng and Lin).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from kunitori import extras
from kunitori.arena.match import Played

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

__all__ = ["Rating", "rate"]

_DEVIATIONS = 1.959964  # half the width of a 95% interval, in standard deviations


@dataclass(frozen=True, slots=True)
class Rating:
    """An OpenSkill rating; every bot starts at 25 ± 16."""

    mean: float
    deviation: float

    @property
    def low(self) -> float:
        """The lower end of the model's 95% interval."""
        return self.mean - _DEVIATIONS * self.deviation

    @property
    def high(self) -> float:
        """The upper end of the model's 95% interval."""
        return self.mean + _DEVIATIONS * self.deviation


def rate(games: Iterable[Played], bots: int, in_teams: bool = False) -> tuple[Rating, ...]:
    """The ratings of all bots after these games. A bot with several seats in a game gets the mean of their ratings.

    >>> one = Played(0, 0, (0, 1), 0, (0,), (9, 4), 40, False, (50, 50), (0, 0), (0.0, 0.0))
    >>> winner, loser = rate([one] * 10, bots=2)
    >>> round(winner.mean, 1), round(loser.mean, 1), winner.deviation < 25 / 3
    (36.8, 13.2, True)
    """
    extras.require("arena")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for game in games:
        seats = range(len(game.seats))
        sides = [[seat for seat in seats if seat % 2 == team] for team in (0, 1)] if in_teams else [[s] for s in seats]
        before = [[ratings[game.seats[seat]] for seat in side] for side in sides]
        after = model.rate(before, ranks=[0 if side[0] in game.winners else 1 for side in sides])
        earned: dict[int, list[PlackettLuceRating]] = {}
        for side, updated in zip(sides, after, strict=True):
            for seat, rating in zip(side, updated, strict=True):
                earned.setdefault(game.seats[seat], []).append(rating)
        for bot, several in earned.items():
            ratings[bot] = model.rating(fmean(r.mu for r in several), fmean(r.sigma for r in several))
    return tuple(Rating(rating.mu, rating.sigma) for rating in ratings)
