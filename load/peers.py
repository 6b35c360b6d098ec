"""Our server and boardgame.io by turns on one core: what a move costs each of them.

``python -m load.peers [--tables 60] [--pause 1] [--seconds 5] [--rounds 4] [--json FILE] [--lang en]``: `make peers`.

All servers run from the beginning to the end with everybody seated, but only one of them is played at a time, for a few
seconds. So a machine that is busy for a while is busy for all of them.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from kunitori.i18n import LANGUAGES, Texts, message, texts
from load.client import LiveSeat, LiveTable
from load.cores import keep_to, two_cores
from load.crowd import Crowd, CrowdFigures, act, connect_all, lost_in_store, new_tables
from load.npm import NoNode
from load.peer import PeerProcess, PeerTable, installed
from load.peer.table import PeerSeat
from load.report import Figure, as_data, crowd_figures, quantity
from load.server_process import ServerProcess, Work, temporary_database

__all__ = ["PEERS", "Contest", "Contestant", "as_json", "main", "measure_peers", "show_peers"]

_OURS = "ours"
_SHOWN = ("moves", "all-median", "all-p99", "lost", "frame", "memory-table", "cpu-move", "cpu-loop", "cpu-threads")


@dataclass(frozen=True)
class Contest:
    """The same tables at every server, played by turns."""

    crowd: Crowd = field(default_factory=lambda: Crowd(tables=60, pause=1.0, seconds=5.0))
    """The tables of each server, and how long one turn takes."""
    rounds: int = 4
    """Turns that count."""
    warm_up: int = 2
    """Turns before them: compilers learn what to compile, caches fill."""


PEERS = Contest()


@dataclass
class Contestant:
    """A server, its tables, and what was measured in each of its turns."""

    name: str
    server: ServerProcess
    tables: Sequence[LiveTable | PeerTable]
    figures: CrowdFigures
    turns: list[float] = field(default_factory=list)
    """Processor seconds for a move, in each turn that counts."""

    @property
    def seats(self) -> list[LiveSeat | PeerSeat]:
        """All sockets."""
        return [seat for table in self.tables for seat in table.seats.values()]

    @property
    def cost(self) -> float:
        """Processor seconds for a move."""
        return self.figures.work.all / max(1, self.figures.moves)

    async def take_turn(self, crowd: Crowd, turn: int, counts: bool) -> None:
        """Play at all tables for a while."""
        turn_figures = CrowdFigures(self.figures.tables, self.figures.sockets)
        frames, letters = self._received()
        worked, began = self.server.work(), time.perf_counter()
        chances = [random.Random(f"{crowd.seed} {number} {turn}") for number in range(len(self.tables))]
        await asyncio.gather(
            *(
                act(table, crowd, turn_figures, chance, began + crowd.seconds)
                for table, chance in zip(self.tables, chances, strict=True)
            )
        )
        work, figures = self.server.work().since(worked), self.figures
        figures.lost += turn_figures.lost
        if counts:
            figures.actor += turn_figures.actor
            figures.everybody += turn_figures.everybody
            figures.seconds += time.perf_counter() - began
            figures.work = Work(figures.work.loop + work.loop, figures.work.threads + work.threads)
            figures.frames += self._received()[0] - frames
            figures.letters += self._received()[1] - letters
            self.turns.append(work.all / max(1, turn_figures.moves))

    def _received(self) -> tuple[int, int]:
        return sum(seat.frames for seat in self.seats), sum(seat.letters for seat in self.seats)


async def _contestant(name: str, server: ServerProcess, crowd: Crowd) -> tuple[Contestant, list[asyncio.Task[None]]]:
    figures = CrowdFigures(crowd.tables, crowd.tables * crowd.seats, memory_empty=server.memory())
    if isinstance(server, PeerProcess):
        matches = [PeerTable.new(server.address, crowd.seats) for _ in range(crowd.tables)]
        listeners = [task for match in matches for task in await match.sit(server.socket_address)]
        return Contestant(name, server, matches, figures), listeners
    tables = new_tables(server, crowd)
    return Contestant(name, server, tables, figures), await connect_all(tables, server, crowd)


async def _measure(
    servers: dict[str, ServerProcess], contest: Contest, tell: Callable[[str], None]
) -> list[Contestant]:
    contestants: list[Contestant] = []
    listeners: list[asyncio.Task[None]] = []
    for name, server in servers.items():
        contestant, reading = await _contestant(name, server, contest.crowd)
        contestants.append(contestant)
        listeners += reading
    tell("load-playing")
    for turn in range(contest.warm_up + contest.rounds):
        for contestant in contestants if turn % 2 else reversed(contestants):
            await contestant.take_turn(contest.crowd, turn, counts=turn >= contest.warm_up)
    for contestant in contestants:
        contestant.figures.memory_end = contestant.server.memory()
        for seat in contestant.seats:
            await seat.socket.close()
    await asyncio.gather(*listeners, return_exceptions=True)
    for contestant in contestants:
        contestant.server.stop()
        played = {table.id: table.mirror.moves for table in contestant.tables if isinstance(table, LiveTable)}
        if played:
            contestant.figures.lost += await lost_in_store(contestant.server.database, played)
    return contestants


def measure_peers(
    folder: Path, contest: Contest = PEERS, tell: Callable[[str], None] = lambda _: None
) -> list[Contestant]:
    """Start our server and boardgame.io out of that folder, in memory and with files; ours is the first result."""
    at, mine = two_cores() or (None, None)
    if mine is None:
        tell("load-unpinned")
    with ExitStack() as stack:
        store = stack.enter_context(tempfile.TemporaryDirectory(prefix="kunitori-peers-"))
        database = stack.enter_context(temporary_database())
        servers: dict[str, ServerProcess] = {
            _OURS: ServerProcess(database, "--no-limits", "--log", "quiet", core=at),
            "memory": PeerProcess(folder, core=at),
            "files": PeerProcess(folder, Path(store), core=at),
        }
        for server in servers.values():
            stack.enter_context(server)
        stack.enter_context(keep_to(mine))
        return asyncio.run(_measure(servers, contest, tell))


def _ratios(contestants: Sequence[Contestant]) -> dict[str, list[float]]:
    """How many times the cost of each peer ours is: in all turns together, in the best, in the worst."""
    ours, *peers = contestants
    ratios = {}
    for peer in peers:
        turns = [mine / theirs for mine, theirs in zip(ours.turns, peer.turns, strict=True) if theirs]
        ratios[peer.name] = [ours.cost / peer.cost, min(turns), max(turns)] if peer.cost and turns else [0.0] * 3
    return ratios


def show_peers(contestants: Sequence[Contestant], say: Texts, console: Console) -> None:
    """All servers in one table, each in a column of its own."""
    tables = contestants[0].figures.tables
    table = Table(title=say("peers-title", tables=tables), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column(say("load-figure"))
    for contestant in contestants:
        table.add_column(say(message(f"peers-{contestant.name}")), justify="right")
    named = [{figure.name: figure for figure in crowd_figures(each.figures)} for each in contestants]
    for name in _SHOWN:
        values = (quantity(figures[name].value, figures[name].unit, say) for figures in named)
        table.add_row(say(message(f"load-figure-{name}")), *values)
    ratios = _ratios(contestants)
    told = [say("peers-times", all=f"{all:.2f}", least=f"{a:.2f}", most=f"{b:.2f}") for all, a, b in ratios.values()]
    table.add_row(say("peers-ratio"), "", *told)
    table.add_row(say("peers-kept"), *(say(message(f"peers-kept-{each.name}")) for each in contestants))
    console.print(table)


def as_json(contestants: Sequence[Contestant], busy: tuple[float, float, float]) -> dict[str, Any]:
    """The whole run as JSON data."""
    parts: dict[str, list[Figure]] = {each.name: crowd_figures(each.figures) for each in contestants}
    turns = {each.name: [round(1e6 * turn) for turn in each.turns] for each in contestants}
    ratios = {name: [round(ratio, 3) for ratio in three] for name, three in _ratios(contestants).items()}
    return {**as_data(parts), "cpu_us_by_turn": turns, "ratio_all_least_most": ratios, "load_average": busy}


def main(contest: Contest, language: str, json_file: Path) -> int:
    """Measure, print, write the JSON file; returns 1 if a move was lost. Without Node there is nothing to do."""
    say, console = texts(language), Console()
    try:
        folder = installed()
    except NoNode as missing:
        console.print(missing.sentence(language), highlight=False, soft_wrap=True)
        return 0
    console.print(say("peers-begins", tables=contest.crowd.tables), highlight=False, soft_wrap=True)
    contestants = measure_peers(folder, contest, lambda id: console.print(say(id), highlight=False, soft_wrap=True))
    show_peers(contestants, say, console)
    busy = os.getloadavg()
    console.print(say("peers-busy", load=f"{busy[0]:.1f}"), highlight=False, soft_wrap=True)
    json_file.parent.mkdir(parents=True, exist_ok=True)
    json_file.write_text(json.dumps(as_json(contestants, busy), indent=2) + "\n", encoding="utf-8")
    return 1 if any(contestant.figures.lost for contestant in contestants) else 0


if __name__ == "__main__":
    _parser = ArgumentParser(prog="python -m load.peers")
    _parser.add_argument("--tables", type=int, default=PEERS.crowd.tables)
    _parser.add_argument("--pause", type=float, default=PEERS.crowd.pause)
    _parser.add_argument("--seconds", type=float, default=PEERS.crowd.seconds)
    _parser.add_argument("--rounds", type=int, default=PEERS.rounds)
    _parser.add_argument("--lang", choices=LANGUAGES, default="en")
    _parser.add_argument("--json", type=Path, default=Path("build/peers.json"))
    _options = _parser.parse_args()
    _crowd = Crowd(tables=_options.tables, pause=_options.pause, seconds=_options.seconds)
    sys.exit(main(Contest(_crowd, _options.rounds), _options.lang, _options.json))
