"""What a store full of games costs: start, lists, sweep, metrics and a move, compared with an empty one in one run.

``python -m load.filled [--finished 20000] [--running 2000] [--json FILE] [--lang en]``: `make filled`.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import sqlite3
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from kunitori.bots import new_bot
from kunitori.game import new_game
from kunitori.i18n import LANGUAGES, Texts, message, texts
from kunitori.store import open_store
from kunitori.tables import CRESTS, Entry, Settings, Summary, Table
from kunitori.web.guests import Guest, cookie_for, new_guest
from kunitori.web.hub import Hub
from kunitori.web.metrics import Metrics
from kunitori.web.options import UNLIMITED, Options
from kunitori.web.tokens import new_id
from load.client import Door, LiveTable, random_move
from load.crowd import quantile
from load.server_process import ServerProcess

__all__ = ["FILLED", "Filling", "Ratio", "fill", "measure_filled"]

_BOT, _PATTERNS = "lord", 5
_CLOCK = {"bank": 3 * 24 * 3600, "increment": 3600}
_ENTRY = "INSERT INTO entries (table_id, seq, at, kind, seat, data) VALUES (?, ?, ?, ?, ?, ?)"
_TABLE = "INSERT INTO tables (id, created, settings) VALUES (?, ?, ?)"
_GUEST = "INSERT INTO guests (guest, table_id, at) VALUES (?, ?, ?)"
_SUMMARY = "INSERT INTO summaries (table_id, seq, stage, due, updated, data, has_people) VALUES (?, ?, ?, ?, ?, ?, ?)"
_LASTS_SECONDS = 3600
_TOGETHER = 500  # tables in one transaction
_SWEEPS_TOGETHER = 20
_UNDISTURBED = 0.1  # the quickest tenth: what else the machine does must not count
_Row = tuple[object, ...]


@dataclass(frozen=True)
class Filling:
    """How full the store is, and how often things are measured."""

    finished: int = 20_000
    running: int = 2_000
    mine: int = 30
    """Games of the guest whose list is measured, in both stores; a third of them run."""
    starts: int = 5
    settled: float = 3.0
    """Seconds after a start in which its work is counted."""
    times: int = 150
    moves: int = 200
    seed: int = 4


FILLED = Filling()


@dataclass(frozen=True)
class Ratio:
    """One thing in an empty and in a full store."""

    name: str
    unit: str
    empty: float
    filled: float
    most: float | None = 1.3

    @property
    def value(self) -> float:
        """How many times as much it is in the full store."""
        return self.filled / self.empty

    @property
    def is_met(self) -> bool:
        """Whether it stays within its bound, if it has one."""
        return self.most is None or self.value <= self.most


# ---- games to fill a store with
@dataclass(frozen=True)
class _Pattern:
    """A game that was really played, to be copied under other ids and guests."""

    settings: str
    log: Sequence[Entry]
    summary: Summary

    def copy(self, id: str, guests: Sequence[str], at: float) -> tuple[_Row, Iterator[_Row]]:
        """The rows of its summary and its log; its last entry was written at this time."""
        late = at - self.log[-1].at
        names = dict(zip(self.summary.guests, guests, strict=False))
        due = self.summary.due and self.summary.due + late
        sitting = tuple(names.get(guest, "") for guest in self.summary.guests)
        begun, ended = at - _LASTS_SECONDS, None if self.summary.ended is None else at
        noted = replace(self.summary, id=id, updated=at, due=due, guests=sitting, created=begun, ended=ended)
        rows = (
            (id, entry.seq, entry.at + late, entry.kind, entry.seat, _json(_seated(entry, names))) for entry in self.log
        )
        return (id, noted.seq, noted.stage, due, at, _json(noted.to_data()), int(noted.has_people)), rows


def _seated(entry: Entry, names: dict[str, str]) -> dict[str, object]:
    data = dict(entry.data)
    return {**data, "guest": names[data["guest"]]} if "guest" in data else data


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _pattern(number: int, is_over: bool) -> _Pattern:
    """Play a game of two or three people; one that runs is in its middle, and every third has a clock."""
    seats, seed = 2 + number % 2, f"{number} {is_over}"
    names = [f"Name {seat}" for seat in range(seats)]
    game = new_game("kunitori", names, seed, start=0)
    bots = [new_bot(_BOT, f"{seed} {seat}") for seat in range(seats)]
    while not game.is_over:
        decision = game.decision
        assert decision is not None
        game.apply(bots[decision.player].decide(game.view(decision.player), decision))
    settings: dict[str, object] = {"game": "kunitori", "seats": ["person"] * seats, "seed": seed, "start": 0}
    if not is_over and number % 3 == 0:
        settings["clock"] = _CLOCK
    table = Table("pattern", Settings.read(settings), 0.0)
    log: list[Entry] = []

    def add(draft_at: Callable[[int, float], Entry]) -> None:
        log.append(draft_at(table.seq + 1, float(table.seq)))
        table.add(log[-1])

    for seat, name in enumerate(names):
        add(table.sit(f"guest {seat}", name, CRESTS[seat], "h" * 64).at)
    if table.stage == "gathering":
        add(table.start().at)
    for move in game.moves if is_over else game.moves[: len(game.moves) // 2]:
        assert table.asked is not None
        add(table.move(table.asked, move).at)
    return _Pattern(_json(table.settings.to_data()), log, table.summary())


def fill(file: Path, filling: Filling, mine: Guest, tell: Callable[[int], None] = lambda _: None) -> None:
    """Write games into a store that nobody uses: all of the filling, and those of one guest."""
    over, running = ([_pattern(number, is_over) for number in range(_PATTERNS)] for is_over in (True, False))
    chance, now = random.Random(filling.seed), time.time()
    many = filling.finished + filling.running
    # In the order of the key, or SQLite writes all over the file.
    stages = sorted((new_id(), place) for place in range(many + filling.mine))
    crowd = [new_guest().id for _ in range(max(4, many // 8))]
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA synchronous=OFF")
        for begin in range(0, len(stages), _TOGETHER):
            database.execute("BEGIN")
            for id, place in stages[begin : begin + _TOGETHER]:
                is_mine = place >= many
                runs = place % 3 == 0 if is_mine else place >= filling.finished
                pattern = (running if runs else over)[place % _PATTERNS]
                guests = chance.sample(crowd, len(pattern.summary.names))
                if is_mine:
                    guests[0] = mine.id
                at = now - 3600 - place
                summary, rows = pattern.copy(id, guests, at)
                database.execute(_TABLE, (id, at - _LASTS_SECONDS, pattern.settings))
                database.executemany(_ENTRY, rows)
                database.execute(_SUMMARY, summary)
                database.executemany(_GUEST, [(guest, id, at) for guest in guests])
            database.execute("COMMIT")
            tell(min(many, begin + _TOGETHER))


# ---- measuring
class _Side:
    """A store, a server on it, and the guest whose games are listed."""

    def __init__(self, folder: Path, filling: Filling, tell: Callable[[int], None]) -> None:
        folder.mkdir()
        self.file = folder / "tables.db"
        self.url = f"sqlite:///{self.file}"
        self.guest = new_guest()
        self.key = asyncio.run(self._create())
        fill(self.file, filling, self.guest, tell)
        self.server = ServerProcess(self.url, "--no-limits", "--log", "quiet")

    async def _create(self) -> bytes:
        store = await open_store(self.url)
        try:
            return await store.key()
        finally:
            await store.close()

    def ask(self, path: str) -> float:
        """The seconds until a page is there."""
        cookie = cookie_for(self.guest, self.key, False).partition(";")[0]
        with closing(http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)) as connection:
            connection.connect()
            begin = time.perf_counter()
            connection.request("GET", path, headers={"Cookie": cookie})
            answer = connection.getresponse()
            answer.read()
            seconds = time.perf_counter() - begin
        assert answer.status == 200, (path, answer.status)
        return seconds

    async def sweeps(self, times: int) -> float:
        """The seconds of a sweep that finds nothing to do."""
        store = await open_store(self.url)
        hub = Hub(store, self.key, Options(limits=UNLIMITED), Metrics())
        took: list[float] = []
        for _ in range(times):
            begin = time.perf_counter()
            for _ in range(_SWEEPS_TOGETHER):
                hub.forget_idle()
                await hub.let_go()
            took.append((time.perf_counter() - begin) / _SWEEPS_TOGETHER)
        await store.close()
        return min(took)


def measure_filled(filling: Filling, folder: Path, tell: Callable[[int], None] = lambda _: None) -> list[Ratio]:
    """Fill one store, leave one empty but for a guest's own games, and measure both in turns."""
    empty = _Side(folder / "empty", replace(filling, finished=0, running=0), lambda _: None)
    filled = _Side(folder / "filled", filling, tell)
    sides = (empty, filled)
    swept: list[list[float]] = [[], []]
    for _ in range(filling.starts):
        for side, took in zip(sides, swept, strict=True):
            took.append(asyncio.run(side.sweeps(3)))
    sizes = [side.file.stat().st_size / 2**20 for side in sides]
    found = [Ratio("size", "MB", sizes[0], sizes[1], most=None)]
    found += _starts(sides, filling)
    found += [Ratio("sweep", "ms", *(1e3 * min(took) for took in swept))]
    with empty.server, filled.server:
        found += _pages(sides, filling)
        found += _moves(sides, filling)
    return found


def _starts(sides: Sequence[_Side], filling: Filling) -> Iterator[Ratio]:
    answered: list[list[float]] = [[], []]
    worked: list[list[float]] = [[], []]
    counted: list[list[float]] = [[], []]
    for _ in range(filling.starts):
        for place, side in enumerate(sides):
            begin = time.perf_counter()
            side.server.start()
            answered[place].append(time.perf_counter() - begin)
            time.sleep(filling.settled)  # it loads what waits for a bot in its own time
            worked[place].append(side.server.work().all)
            counted[place].append(1e3 * side.ask("/metrics"))
            side.server.stop()
    yield Ratio("start", "s", *map(min, answered))
    yield Ratio("start-work", "s", *map(min, worked))
    yield Ratio("first-metrics", "ms", *map(min, counted))


def _pages(sides: Sequence[_Side], filling: Filling) -> Iterator[Ratio]:
    pages = {"metrics": "/metrics", "games": "/games", "statistics": "/games/statistics", "front": "/"}
    for name, path in pages.items():
        took: list[list[float]] = [[], []]
        for _ in range(filling.times):
            for side, seconds in zip(sides, took, strict=True):
                seconds.append(side.ask(path))
        yield Ratio(name, "ms", *(1e3 * quantile(seconds, _UNDISTURBED) for seconds in took))


def _moves(sides: Sequence[_Side], filling: Filling) -> Iterator[Ratio]:
    doors = [Door(side.server.address) for side in sides]
    tables = [door.new_table("kunitori", 2, filling.seed) for door in doors]
    took: list[list[float]] = [[], []]
    before = [side.server.work() for side in sides]
    for number in range(filling.moves):
        for door, table, seconds in zip(doors, tables, took, strict=True):
            seconds.append(_move(door, table, random.Random(f"{filling.seed} {number}")))
    work = [side.server.work().since(earlier).all for side, earlier in zip(sides, before, strict=True)]
    for door in doors:
        door.close()
    yield Ratio("move", "ms", *(1e3 * quantile(seconds, _UNDISTURBED) for seconds in took))
    yield Ratio("move-work", "µs", *(1e6 * each / filling.moves for each in work))


def _move(door: Door, table: LiveTable, chance: random.Random) -> float:
    assert table.mirror.decision is not None
    move = random_move(table.mirror, chance)
    token = table.tokens[table.mirror.decision.player]
    begin = time.perf_counter()
    door.ask("POST", f"/tables/{table.id}/moves", {"move": move}, token=token)
    seconds = time.perf_counter() - begin
    table.mirror.apply(move)
    return seconds


# ---- the report
def _show(ratios: Sequence[Ratio], filling: Filling, say: Texts, console: Console) -> None:
    title = say("filled-title", finished=filling.finished, running=filling.running)
    grid = Grid(title=title, box=box.SIMPLE_HEAD, title_justify="left")
    grid.add_column(say("load-figure"))
    for column in ("filled-empty", "filled-filled", "filled-ratio", "load-bound"):
        grid.add_column(say(column), justify="right")
    grid.add_column(say("load-verdict"))
    for ratio in ratios:
        values = (say("load-quantity", value=_digits(each), unit=ratio.unit) for each in (ratio.empty, ratio.filled))
        verdict = "" if ratio.most is None else say("load-met" if ratio.is_met else "load-missed")
        bound = "" if ratio.most is None else _digits(ratio.most)
        name = say(message(f"filled-what-{ratio.name}"))
        grid.add_row(name, *values, f"{ratio.value:.2f}", bound, verdict, style="" if ratio.is_met else "red")
    console.print(grid)


def _digits(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def main(filling: Filling, language: str, json_file: Path) -> int:
    """Fill, measure, print, write the JSON file; returns 1 if a bound was missed."""
    say, console = texts(language), Console()
    begins = say("filled-begins", finished=filling.finished, running=filling.running)
    console.print(begins, highlight=False, soft_wrap=True)
    with tempfile.TemporaryDirectory(prefix="kunitori-filled-") as folder:
        ratios = measure_filled(filling, Path(folder))
    _show(ratios, filling, say, console)
    data = [
        {"what": each.name, "unit": each.unit, "empty": round(each.empty, 4), "filled": round(each.filled, 4),
         "ratio": round(each.value, 3), "at_most": each.most, "is_met": each.is_met}
        for each in ratios
    ]  # fmt: skip
    json_file.parent.mkdir(parents=True, exist_ok=True)
    json_file.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    return 0 if all(ratio.is_met for ratio in ratios) else 1


if __name__ == "__main__":
    _parser = ArgumentParser(prog="python -m load.filled")
    _parser.add_argument("--finished", type=int, default=FILLED.finished)
    _parser.add_argument("--running", type=int, default=FILLED.running)
    _parser.add_argument("--lang", choices=LANGUAGES, default="en")
    _parser.add_argument("--json", type=Path, default=Path("build/filled.json"))
    _options = _parser.parse_args()
    _filling = replace(FILLED, finished=_options.finished, running=_options.running)
    sys.exit(main(_filling, _options.lang, _options.json))
