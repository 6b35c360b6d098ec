"""Half an hour of a moving crowd: games end and begin, people leave and come back, tables are dropped from memory.

``python -m load.soak [--minutes 30] [--tables 100] [--json FILE] [--lang en]``: `make soak`.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from rich.console import Console

from kunitori.i18n import LANGUAGES, message, texts
from load.client import Door, LiveTable, random_move
from load.crowd import GAMES, lost_in_store, quantile
from load.report import Figure, as_data, show
from load.server_process import ServerProcess, temporary_database

__all__ = ["SOAK", "Soak", "SoakFigures", "measure_soak", "slope", "soak_figures"]

_LOST_SECONDS = 20.0
_SAMPLE_SECONDS = 5.0
_IDLE_SECONDS = 60
_MOST_SLOPE = 0.5  # MB a minute


@dataclass(frozen=True)
class Soak:
    """A moving crowd."""

    minutes: float = 30.0
    warm_up_minutes: float = 5.0
    tables: int = 100
    seats: int = 4
    pause: float = 3.0
    rounds: tuple[int, int] = (2, 8)
    """How long games are, at least and at most; nobody plays the same evening twice."""
    leaving: float = 0.03
    """How likely somebody leaves after a move, to come back soon."""
    seed: int = 3


SOAK = Soak()


@dataclass
class SoakFigures:
    """The results; times in seconds, memory in bytes."""

    seconds: float = 0.0
    moves: list[float] = field(default_factory=list)
    games: int = 0
    returns: int = 0
    lost: int = 0
    refused: int = 0
    memory: list[tuple[float, int]] = field(default_factory=list)
    """When, in seconds since the start, and how much."""
    warm_up: float = 0.0

    @property
    def warm(self) -> list[tuple[float, int]]:
        """The samples after the warm-up."""
        return [sample for sample in self.memory if sample[0] >= self.warm_up]


def slope(samples: Sequence[tuple[float, float]]) -> float:
    """By how much a value grows with each unit of time, by least squares.

    >>> slope([(0, 1), (1, 3), (2, 5)]), slope([(0, 1)])
    (2.0, 0.0)
    """
    if len(samples) < 2:
        return 0.0
    middle = sum(at for at, _ in samples) / len(samples)
    level = sum(value for _, value in samples) / len(samples)
    spread = sum((at - middle) ** 2 for at, _ in samples)
    return sum((at - middle) * (value - level) for at, value in samples) / spread


def soak_figures(run: SoakFigures) -> list[Figure]:
    """The figures in the order of the report."""
    warm = run.warm
    first, last = (warm[0][1], warm[-1][1]) if warm else (0, 0)
    growth = 60 * slope([(at, used / 2**20) for at, used in warm])
    return [
        Figure("minutes", run.seconds / 60),
        Figure("moves", len(run.moves)),
        Figure("games-ended", run.games),
        Figure("returns", run.returns),
        Figure("all-median", 1000 * quantile(run.moves, 0.5), "ms"),
        Figure("all-p99", 1000 * quantile(run.moves, 0.99), "ms"),
        Figure("lost", run.lost, "", 0),
        Figure("refused", run.refused, "", 0),
        Figure("memory-warm", first / 2**20, "MB"),
        Figure("memory-end", last / 2**20, "MB"),
        Figure("memory-slope", growth, "MB/min", _MOST_SLOPE),
    ]


@dataclass
class _Evening:
    """Everybody who plays, and what is known about it."""

    soak: Soak
    server: ServerProcess
    figures: SoakFigures
    end: float
    numbers: count[int] = field(default_factory=count)
    played: dict[str, Sequence[str]] = field(default_factory=dict)
    door_lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.door = Door(self.server.address)

    async def play_on(self, chance: random.Random) -> None:
        """Play game after game at one place in the crowd."""
        await asyncio.sleep(chance.random() * self.soak.pause)
        while time.monotonic() < self.end:
            number = next(self.numbers)
            rounds = chance.randint(*self.soak.rounds)
            async with self.door_lock:
                table = await asyncio.to_thread(
                    self.door.new_table, GAMES[number % len(GAMES)], self.soak.seats, self.soak.seed + number, rounds
                )
            await self._play(table, chance)
            self.played[table.id] = table.mirror.moves

    async def _play(self, table: LiveTable, chance: random.Random) -> None:
        listeners = await table.sit(self.server.socket_address)
        try:
            for seat in table.seats.values():
                await seat.reach(0)
            while table.mirror.decision is not None and time.monotonic() < self.end:
                _, everybody = await table.play(random_move(table.mirror, chance), _LOST_SECONDS)
                self.figures.moves.append(everybody)
                if chance.random() < self.soak.leaving:
                    away = chance.choice([*table.seats])
                    listeners.append(await table.leave_and_return(away, self.server.socket_address, chance.random()))
                    self.figures.returns += 1
                await asyncio.sleep(self.soak.pause * (0.5 + chance.random()))
            self.figures.games += table.mirror.decision is None
        except (TimeoutError, ConnectionResetError):
            self.figures.lost += 1
        finally:
            self.figures.refused += sum(len(seat.refused) for seat in table.seats.values())
            for seat in table.seats.values():
                await seat.socket.close()
            await asyncio.gather(*listeners, return_exceptions=True)

    async def watch_memory(self, begin: float) -> None:
        """Look at the server's memory again and again."""
        while True:
            self.figures.memory.append((time.monotonic() - begin, self.server.memory()))
            await asyncio.sleep(_SAMPLE_SECONDS)


async def _measure(server: ServerProcess, soak: Soak) -> SoakFigures:
    begin = time.monotonic()
    figures = SoakFigures(warm_up=min(60 * soak.warm_up_minutes, 20 * soak.minutes))
    evening = _Evening(soak, server, figures, begin + 60 * soak.minutes)
    watching = asyncio.create_task(evening.watch_memory(begin))
    chances = [random.Random(f"{soak.seed} {place}") for place in range(soak.tables)]
    await asyncio.gather(*(evening.play_on(chance) for chance in chances))
    watching.cancel()
    evening.door.close()
    figures.seconds = time.monotonic() - begin
    server.stop()
    figures.lost += await lost_in_store(server.database, evening.played)
    return figures


def measure_soak(soak: Soak = SOAK) -> SoakFigures:
    """Start a server with an empty store that drops idle tables soon, and play."""
    options = ("--no-limits", "--log", "quiet", "--idle", str(_IDLE_SECONDS))
    with temporary_database() as database, ServerProcess(database, *options) as server:
        return asyncio.run(_measure(server, soak))


def main(soak: Soak, language: str, json_file: Path) -> int:
    """Measure, print, write the JSON file; returns 1 if a bound was missed."""
    say, console = texts(language), Console()
    console.print(say("soak-begins", minutes=int(soak.minutes), tables=soak.tables), highlight=False, soft_wrap=True)
    run = measure_soak(soak)
    figures = soak_figures(run)
    show(message("soak-title", tables=soak.tables), figures, say, console)
    json_file.parent.mkdir(parents=True, exist_ok=True)
    samples = [[round(at), round(used / 2**20, 1)] for at, used in run.memory]
    json_file.write_text(json.dumps({**as_data({"soak": figures}), "memory_mb": samples}) + "\n", encoding="utf-8")
    return 0 if all(figure.is_met for figure in figures) else 1


if __name__ == "__main__":
    _parser = ArgumentParser(prog="python -m load.soak")
    _parser.add_argument("--minutes", type=float, default=SOAK.minutes)
    _parser.add_argument("--tables", type=int, default=SOAK.tables)
    _parser.add_argument("--lang", choices=LANGUAGES, default="en")
    _parser.add_argument("--json", type=Path, default=Path("build/soak.json"))
    _options = _parser.parse_args()
    sys.exit(main(Soak(_options.minutes, tables=_options.tables), _options.lang, _options.json))
