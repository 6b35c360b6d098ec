"""All figures of the bench of environments; kunitori.bench.figures has those of the engine."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec

from kunitori.bench.env_peers import ENV_PEERS, env_peers
from kunitori.bench.envs import Environments
from kunitori.bench.figures import GAMES, BenchRow, BenchRun, middle
from kunitori.bench.lap import EnvSize, Lap
from kunitori.bench.peers import versions
from kunitori.cards import card_set
from kunitori.engine import COMPILED

__all__ = ["BESIDE", "ENV_FIGURES", "ENV_TABLES", "measure_envs"]

BESIDE = ("world_on_fire", 2)
"""The table that is measured beside the peers."""
ENV_TABLES = tuple(
    (game, players) for game in GAMES for players in ((2, 4, 6) if card_set(game).teams else range(2, 7))
)
_PEERS = ("pgx_leduc", "spiel_leduc", "rlcard_leduc", "pettingzoo_connect_four")
_OF_EXTRAS = ("seats_steps_per_second", "spiel_decisions_per_second", "spiel_clone_ns")
ENV_FIGURES = (
    "many_steps_per_second",
    "raw_steps_per_second",
    "vector_steps_per_second",
    "solo_steps_per_second",
    *_OF_EXTRAS,
    "times_one_thread",
    *(f"{peer}_steps_per_second" for peer in _PEERS),
    *(f"times_{peer}" for peer in _PEERS),
)


def measure_envs(size: EnvSize, progress: Callable[[int, int], None] = lambda done, of: None) -> BenchRun:
    """Measure everything; ``progress`` is called after each lap with the number done and the total."""
    tables = [Environments(game, players, size) for game, players in ENV_TABLES]
    laps: list[list[dict[str, float]]] = [[] for _ in tables]
    installed = versions(ENV_PEERS)
    peers = env_peers(size, installed)
    for round in range(size.rounds):
        for place, table in enumerate(tables):
            beside = peers if (table.game, table.players) == BESIDE else {}
            laps[place].append(dict(one_round(table, beside)))
            progress(round * len(tables) + place + 1, size.rounds * len(tables))
    rows = tuple(
        BenchRow(table.game, table.players, {name: middle([lap.get(name) for lap in own]) for name in ENV_FIGURES})
        for table, own in zip(tables, laps, strict=True)
    )
    return BenchRun(COMPILED, platform.python_version(), os.cpu_count() or 1, size.rounds, installed, rows, "envs")


def one_round(table: Environments, peers: Mapping[str, Callable[[], Lap]]) -> Iterator[tuple[str, float]]:
    """Every figure of one table once; figures to compare are measured back to back."""
    yield "many_steps_per_second", table.many().rate
    yield "vector_steps_per_second", table.vector().rate
    yield "solo_steps_per_second", table.solo().rate
    if find_spec("pettingzoo"):
        yield "seats_steps_per_second", table.seats().rate
    if find_spec("pyspiel"):
        yield "spiel_decisions_per_second", table.spiel().rate
        yield "spiel_clone_ns", table.spiel_clone().ns
    yield "times_one_thread", table.threads(2).rate / table.threads(1).rate
    raw = table.raw()
    yield "raw_steps_per_second", raw.rate
    for name, measured in peers.items():
        rate = measured().rate
        yield f"{name}_steps_per_second", rate
        yield f"times_{name}", raw.rate / rate
