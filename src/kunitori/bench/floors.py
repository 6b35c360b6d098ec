"""Floors: the speeds that the engine and its search must reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kunitori.bench.figures import GAMES, PLAYERS, BenchRow
from kunitori.bench.own_words import OWN

__all__ = ["ENV_FLOORS", "FLOORS", "SEARCH_FLOORS", "Floor", "FloorCheck", "judge"]


@dataclass(frozen=True, slots=True)
class Floor:
    """A bound for a figure: a minimum, or a maximum if the figure is a time."""

    figure: str
    bound: float
    players: int = 2
    goal: float | None = None
    game: str = "world_on_fire"
    way: str = ""

    @property
    def is_time(self) -> bool:
        return self.figure.endswith(("_ns", "_steps"))

    def is_met_by(self, value: float) -> bool:
        return value <= self.bound if self.is_time else value >= self.bound


@dataclass(frozen=True, slots=True)
class FloorCheck:
    """A floor, the measured value, and whether it is met; both None if it could not be measured."""

    floor: Floor
    value: float | None
    is_met: bool | None


FLOORS = (
    Floor("decisions_per_second", 5e6, goal=8e6),
    Floor("step_ns", 400),
    Floor("apply_ns", 20_000),
    Floor("apply_steps", 30),
    Floor("apply_and_decision_steps", 120),
    Floor("clone_ns", 200),
    Floor("clone_ns", 300, players=6),
    Floor("times_uncompiled", 30),
    Floor("times_pyminion_decisions", 100),
    Floor("times_pyminion_games", 20),
    Floor("times_hearts", 5),
    Floor("times_crazy_eights", 5),
    Floor("decisions_per_second", 3e6, game="moegahara"),
    Floor("decisions_per_second", 5e6, game=OWN),
)
SEARCH_FLOORS = (
    Floor("times_hearts_iterations", 0.6, way="master"),
    Floor("times_hearts_decisions", 1.2, way="master"),
    Floor("times_gin_rummy_iterations", 15, way="master"),
    Floor("times_hearts_decisions", 1.2, way="whole"),
    Floor("times_hearts_decisions", 4, way="random"),
    Floor("times_gin_rummy_decisions", 30, way="random"),
    Floor("times_pyminion_playouts", 10, way="random"),
    Floor("times_pyminion_decisions", 40, way="random"),
    Floor("times_hearts_decisions", 0.4, game="moegahara", way="master"),
)
ENV_FLOORS = (
    Floor("many_steps_per_second", 4e6),
    *(
        Floor("many_steps_per_second", 2e6, players, game=game)
        for game in GAMES
        for players in (PLAYERS if game == "moegahara" else range(2, 7))
        if (game, players) != ("world_on_fire", 2)
    ),
    Floor("solo_steps_per_second", 50_000),
    Floor("seats_steps_per_second", 60_000),
    Floor("spiel_decisions_per_second", 25_000),
    Floor("spiel_clone_ns", 10_000),
    Floor("times_pgx_leduc", 2),
    Floor("times_spiel_leduc", 10),
    Floor("times_rlcard_leduc", 40),
    Floor("times_pettingzoo_connect_four", 250),
)


def judge(rows: Sequence[BenchRow], floors: Sequence[Floor] = FLOORS) -> tuple[FloorCheck, ...]:
    """Check every floor against the measured rows.

    >>> row = BenchRow("world_on_fire", 2, {"step_ns": 120.0, "times_hearts": 4.5})
    >>> [verdict.is_met for verdict in judge([row], [Floor("step_ns", 400), Floor("times_hearts", 5)])]
    [True, False]
    """
    verdicts = []
    for floor in floors:
        table = floor.game, floor.players, floor.way
        row = next((row for row in rows if (row.game, row.players, row.way) == table), None)
        value = row.figures.get(floor.figure) if row else None
        verdicts.append(FloorCheck(floor, value, None if value is None else floor.is_met_by(value)))
    return tuple(verdicts)
