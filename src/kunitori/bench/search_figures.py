"""All figures of the search bench; kunitori.bench.figures has those of the engine."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence

from kunitori.bench.figures import GAMES, BenchRow, BenchRun, middle
from kunitori.bench.lap import Lap, SearchSize
from kunitori.bench.peers import Pyminion, SpielSearch, versions
from kunitori.bench.search import OPENING_ROUNDS, WAYS, SearchBench
from kunitori.bots.levels import MASTER
from kunitori.engine import COMPILED

__all__ = ["SEARCH_FIGURES", "SEARCH_PLAYERS", "measure_search"]

SEARCH_PLAYERS = (2, 4)
SEARCH_FIGURES = (
    "iterations_per_second",
    "iteration_ns",
    "decisions_in_each",
    "decisions_per_second",
    "budget_ns",
    "times_one_thread",
    "hearts_iterations_per_second",
    "hearts_decisions_in_each",
    "times_hearts_iterations",
    "times_hearts_decisions",
    "gin_rummy_iterations_per_second",
    "gin_rummy_decisions_in_each",
    "times_gin_rummy_iterations",
    "times_gin_rummy_decisions",
    "pyminion_playouts_per_second",
    "pyminion_decisions_in_each",
    "times_pyminion_playouts",
    "times_pyminion_decisions",
)


class SearchPeers:
    """The installed peers."""

    def __init__(self, size: SearchSize) -> None:
        self.versions: dict[str, str | None] = versions()
        self.pyminion: Pyminion | None = Pyminion() if self.versions["pyminion"] else None
        games = {"hearts": size.hearts, "gin_rummy": size.gin_rummy} if self.versions["open_spiel"] else {}
        self.spiel: dict[str, SpielSearch] = {
            name: SpielSearch(name, size.positions, iterations, size.counted) for name, iterations in games.items()
        }


def measure_search(size: SearchSize, progress: Callable[[int, int], None] = lambda done, of: None) -> BenchRun:
    """Measure everything; ``progress`` is called after each lap with the number done and the total."""
    searches = [SearchBench(game, players, size) for game in GAMES for players in SEARCH_PLAYERS]
    laps: list[list[dict[tuple[str, str], float]]] = [[] for _ in searches]
    peers = SearchPeers(size)
    for round in range(size.rounds):
        for place, search in enumerate(searches):
            laps[place].append({(way, name): value for way, name, value in one_round(search, peers)})
            progress(round * len(searches) + place + 1, size.rounds * len(searches))
    rows = [
        BenchRow(search.game, search.players, medians(laps[place], way), way)
        for place, search in enumerate(searches)
        for way in WAYS
    ]
    return BenchRun(
        COMPILED, platform.python_version(), os.cpu_count() or 1, size.rounds, peers.versions, tuple(rows), "search"
    )  # fmt: skip


def medians(laps: Sequence[Mapping[tuple[str, str], float]], way: str) -> dict[str, float | None]:
    """The median figures of one table and kind of search."""
    return {name: middle([lap.get((way, name)) for lap in laps]) for name in SEARCH_FIGURES}


def one_round(search: SearchBench, peers: SearchPeers) -> Iterator[tuple[str, str, float]]:
    """Every figure of one table once, by kind of search and name; figures to compare are measured back to back."""
    rivals = {name: peer.iterations() for name, peer in peers.spiel.items()}
    for way in WAYS:
        iterations, decisions = search.laps(way)
        yield way, "iterations_per_second", iterations.rate
        yield way, "iteration_ns", iterations.ns
        yield way, "decisions_in_each", decisions.done / iterations.done
        yield way, "decisions_per_second", decisions.rate
        for name, rival in rivals.items():
            for figure, value in beside(name, "iterations", (iterations, decisions), rival):
                yield way, figure, value
        if way == "master":
            yield way, "budget_ns", MASTER.nodes * iterations.ns
            yield way, "times_one_thread", search.threads(2).rate / search.threads(1).rate
        if way == "random" and peers.pyminion:
            rival = peers.pyminion.play_outs(search.players, search.size.pyminion, OPENING_ROUNDS)
            for figure, value in beside("pyminion", "playouts", (iterations, decisions), rival):
                yield way, figure, value


def beside(name: str, things: str, own: tuple[Lap, Lap], rival: tuple[Lap, Lap]) -> Iterator[tuple[str, float]]:
    """A peer's figures and our ratios to them, by iterations and by the decisions in them."""
    yield f"{name}_{things}_per_second", rival[0].rate
    yield f"{name}_decisions_in_each", rival[1].done / rival[0].done
    yield f"times_{name}_{things}", own[0].rate / rival[0].rate
    yield f"times_{name}_decisions", own[1].rate / rival[1].rate
