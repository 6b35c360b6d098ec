"""All figures of one run: every game and player count in turn, for several rounds, then the medians."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from kunitori.bench.engine import Bench, random_play
from kunitori.bench.lap import Size
from kunitori.bench.own_words import OWN
from kunitori.bench.peers import Pyminion, Spiel, versions
from kunitori.bench.uncompiled import Uncompiled
from kunitori.engine import COMPILED
from kunitori.errors import KunitoriError

__all__ = ["FIGURES", "GAMES", "PLAYERS", "TABLES", "BenchRow", "BenchRun", "measure", "middle"]

GAMES = ("kunitori", "world_on_fire", "world_chaos", "moegahara")
TABLES = (*GAMES, OWN)
"""What the engine plays; the searches play the games alone."""
PLAYERS = (2, 4, 6)
OURS = (
    "decisions_per_second",
    "games_per_second",
    "money_games_per_second",
    "step_ns",
    "apply_ns",
    "apply_and_decision_ns",
    "apply_steps",
    "apply_and_decision_steps",
    "clone_ns",
    "uncompiled_decisions_per_second",
    "times_uncompiled",
    "times_one_thread",
)
PYMINION = (
    "pyminion_decisions_per_second",
    "times_pyminion_decisions",
    "pyminion_games_per_second",
    "times_pyminion_games",
)
SPIEL = ("hearts_step_ns", "times_hearts", "crazy_eights_step_ns", "times_crazy_eights")
FIGURES = OURS + PYMINION + SPIEL


@dataclass(frozen=True, slots=True)
class BenchRow:
    """The figures of one game and player count; None for what could not be measured here."""

    game: str
    players: int
    figures: dict[str, float | None]
    way: str = ""
    """The kind of search, if a search was measured."""


@dataclass(frozen=True, slots=True)
class BenchRun:
    """All figures of one run."""

    is_compiled: bool
    python: str
    cores: int
    rounds: int
    peers: dict[str, str | None]
    rows: tuple[BenchRow, ...]
    bench: str = "engine"


class Peers:
    """The installed peers."""

    def __init__(self, size: Size) -> None:
        self.versions: dict[str, str | None] = versions()
        self.pyminion: Pyminion | None = Pyminion() if self.versions["pyminion"] else None
        names = ("hearts", "crazy_eights") if self.versions["open_spiel"] else ()
        self.spiel: dict[str, Spiel] = {name: Spiel(name, size.spiel, size.passes) for name in names}


def measure(size: Size, progress: Callable[[int, int], None] = lambda done, of: None) -> BenchRun:
    """Measure everything; ``progress`` is called after each lap with the number done and the total."""
    benches = [Bench(game, players, size) for game in TABLES for players in PLAYERS]
    laps: list[list[dict[str, float]]] = [[] for _ in benches]
    peers = Peers(size)
    with Uncompiled() as uncompiled:
        for round in range(size.rounds):
            for place, bench in enumerate(benches):
                laps[place].append(dict(one_round(bench, uncompiled, peers)))
                progress(round * len(benches) + place + 1, size.rounds * len(benches))
    rows = [
        BenchRow(bench.game, bench.players, {name: middle([lap.get(name) for lap in laps[place]]) for name in FIGURES})
        for place, bench in enumerate(benches)
    ]
    return BenchRun(
        COMPILED, platform.python_version(), os.cpu_count() or 1, size.rounds, peers.versions, tuple(rows)
    )  # fmt: skip


def middle(values: list[float | None]) -> float | None:
    """The median of the measured values."""
    known = [value for value in values if value is not None]
    return median(known) if known else None


def one_round(bench: Bench, uncompiled: Uncompiled, peers: Peers) -> Iterator[tuple[str, float]]:
    """Every figure of one table once; figures to compare are measured back to back."""
    step_ns = bench.steps().ns
    for name, lap in (("apply", bench.applies()), ("apply_and_decision", bench.decisions())):
        yield f"{name}_ns", lap.ns
        yield f"{name}_steps", lap.ns / step_ns
    yield "clone_ns", bench.clones().ns
    yield from against_uncompiled(bench, uncompiled)
    decisions, games = bench.random_games()
    yield "decisions_per_second", decisions.rate
    yield "games_per_second", games.rate
    yield "times_one_thread", bench.threads(2).rate / bench.threads(1).rate
    if peers.pyminion:
        lap = peers.pyminion.random_play(min(bench.players, Pyminion.SEATS), bench.size.pyminion)
        yield "pyminion_decisions_per_second", lap.rate
        yield "times_pyminion_decisions", decisions.rate / lap.rate
    if bench.is_won_by_money:
        yield from with_money(bench, peers.pyminion)
    steps = bench.steps()
    yield "step_ns", steps.ns
    for name, peer in peers.spiel.items():
        lap = peer.steps()
        yield f"{name}_step_ns", lap.ns
        yield f"times_{name}", lap.ns / steps.ns


def with_money(bench: Bench, pyminion: Pyminion | None) -> Iterator[tuple[str, float]]:
    """Whole games of bots that only buy treasure and points."""
    money = bench.money_games()
    yield "money_games_per_second", money.rate
    if pyminion and bench.players <= Pyminion.SEATS:
        lap = pyminion.big_money(bench.players, bench.size.pyminion)
        yield "pyminion_games_per_second", lap.rate
        yield "times_pyminion_games", money.rate / lap.rate


def against_uncompiled(bench: Bench, uncompiled: Uncompiled) -> Iterator[tuple[str, float]]:
    """The same random games with both engines, which must come to the same decisions."""
    slow = uncompiled.random_play(bench.game, bench.players, bench.size.uncompiled)
    setups = bench.setups[: bench.size.uncompiled]
    laps = [random_play(setups, 1) for _ in range(bench.size.passes)]
    if any(lap.done != slow.done for lap in laps):
        raise KunitoriError("error-engines-differ")
    yield "uncompiled_decisions_per_second", slow.rate
    yield "times_uncompiled", slow.seconds / (sum(lap.seconds for lap in laps) / len(laps))
