"""Calibration: of the games in which the coach says 70%, are 70% won?

>>> sure = [Forecast(game, 0.9, game != 0) for game in range(10)]
>>> brier(sure), spread_of(sure)
(0.09, 0.09)
>>> [(len(part), part.said, part.won) for part in bins(sure)]
[(10, 0.9, 0.9)]
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from math import sqrt
from random import Random
from statistics import fmean, stdev

from kunitori.bots import InEngine, new_bot
from kunitori.cards import CardSet
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.state import State
from kunitori.engine.thinking.match import play
from kunitori.engine.turn import winner
from kunitori.game import Game
from kunitori.telling.coach import advise

__all__ = [
    "Bin", "Forecast", "Sample", "bins", "brier", "brier_margin", "forecasts", "gap", "gap_by_chance", "spread_of",
]  # fmt: skip

BINS = 10
_MAX_ROUNDS = 200  # ruling 16
_SURE = 1.96


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the coach told a player about the player's own chance, and what came of it."""

    game: int
    chance: float
    is_won: bool


@dataclass(frozen=True)
class Sample:
    """Which positions to ask about: at the start of some turns of games between equal bots."""

    cards: CardSet
    players: int
    bot: str
    games: int
    positions: int
    """Per game."""
    nodes: int
    seed: str


def forecasts(sample: Sample, number: int) -> tuple[Forecast, ...]:
    """Play one game of a sample, and ask the coach before some of its turns."""
    rules, name = Rules(sample.cards), f"calibration {sample.seed} {number}"
    chance = Random(name)
    g = new_state(rules, sample.players, chance.getrandbits(64), chance.getrandbits(64), -1, _MAX_ROUNDS, 0, 0)
    brains = []
    for seat in range(sample.players):
        bot = new_bot(sample.bot, f"{name} {seat}")
        assert isinstance(bot, InEngine)
        brains.append(bot.brain(rules, sample.players))
    turns: list[State] = []
    while not g.over:
        turns.append(g.clone())
        play(g, brains, 1)
    won = winner(g)
    asked = sorted(chance.sample(range(len(turns)), min(sample.positions, len(turns))))
    return tuple(_forecast(sample, turns[turn], number, won) for turn in asked)


def _forecast(sample: Sample, g: State, number: int, won: int) -> Forecast:
    me = g.who
    side = me % 2 if sample.cards.teams else me
    view = Game.of_state(g, tuple(f"P{seat + 1}" for seat in range(sample.players))).view(me)
    told = advise(view, nodes=sample.nodes, seconds=0, seed=number).analysis
    return Forecast(number, told.chances[side], won == side)


@dataclass(frozen=True)
class Bin:
    """The forecasts of one tenth of the scale."""

    forecasts: tuple[Forecast, ...]

    def __len__(self) -> int:
        return len(self.forecasts)

    @cached_property
    def said(self) -> float:
        """The mean chance that was told."""
        return round(fmean(each.chance for each in self.forecasts), 9)

    @cached_property
    def won(self) -> float:
        """The share that was won."""
        return fmean(each.is_won for each in self.forecasts)


def bins(told: Sequence[Forecast]) -> Iterator[Bin]:
    """The forecasts by tenths of the scale, without empty ones: the points of a reliability diagram."""

    def tenth(forecast: Forecast) -> int:
        return min(BINS - 1, int(BINS * forecast.chance))

    for _, part in groupby(sorted(told, key=lambda each: (tenth(each), each.game)), key=tenth):
        yield Bin(tuple(part))


def brier(told: Sequence[Forecast]) -> float:
    """The Brier score: the mean squared distance between what was told and what came; 0 is perfect."""
    return round(fmean((each.chance - each.is_won) ** 2 for each in told), 9)


def spread_of(told: Sequence[Forecast]) -> float:
    """The Brier score of somebody who knows nothing but how often such positions are won."""
    won = fmean(each.is_won for each in told)
    return round(won * (1 - won), 9)


def brier_margin(told: Sequence[Forecast]) -> float:
    """Half of the 95% interval of the Brier score, over games, which are independent."""
    by_game = [brier([*part]) for _, part in groupby(told, key=lambda each: each.game)]
    return _SURE * stdev(by_game) / sqrt(len(by_game)) if len(by_game) > 1 else 1.0


def gap(told: Sequence[Forecast]) -> float:
    """The mean distance between what was told and what came, over the tenths of the scale.

    It is above 0 by chance alone, the more so the fewer forecasts there are.
    """
    return sum(len(part) * abs(part.said - part.won) for part in bins(told)) / len(told)


def gap_by_chance(told: Sequence[Forecast], times: int = 200) -> float:
    """The mean gap if every chance were exactly right, from results drawn anew many times."""
    chance = Random("gap")
    drawn = ([replace(each, is_won=chance.random() < each.chance) for each in told] for _ in range(times))
    return fmean(map(gap, drawn))
