"""A server that is killed during play, again and again, comes back with every table at its pending question.

``python -m load.killed [--times 200] [--json FILE] [--lang en]``: `make kill`.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from websockets.exceptions import WebSocketException

from kunitori.i18n import LANGUAGES, message, texts
from kunitori.store import open_store
from load.client import Door, LiveTable, random_move
from load.private_postgres import NoPostgres, private_postgres
from load.report import Figure, as_data, show
from load.server_process import ServerProcess, temporary_database

__all__ = ["KillFigures", "kill_figures", "measure_kills"]

_TABLES = (("kunitori", 2), ("world_on_fire", 3), ("world_chaos", 5), ("moegahara", 4))
_MOVES_BEFORE = (8, 60)  # moves at all tables together before a kill
_MOST_SECONDS_BEFORE = 60.0
_JITTER_SECONDS = 0.03


@dataclass
class KillFigures:
    """What came of it."""

    kills: int = 0
    moves: int = 0
    unheard: int = 0
    """Moves that the store kept although the kill came before their answer."""
    lost: int = 0
    """Moves that their player saw done but that the store does not have."""
    invented: int = 0
    """Moves in the store that nobody made."""
    wrong_questions: int = 0
    """Seats that are shown another question than the pending one."""
    seconds: float = 0.0


def kill_figures(run: KillFigures) -> list[Figure]:
    """The figures in the order of the report."""
    return [
        Figure("kills", run.kills),
        Figure("minutes", run.seconds / 60),
        Figure("moves", run.moves),
        Figure("unheard", run.unheard),
        Figure("lost", run.lost, "", 0),
        Figure("invented", run.invented, "", 0),
        Figure("wrong-questions", run.wrong_questions, "", 0),
    ]


@dataclass
class _Play:
    """A table where play never pauses, and the move that was under way when the connection broke."""

    table: LiveTable
    chance: random.Random
    on_its_way: str | None = None

    async def go_on(self, address: str) -> None:
        """Play as fast as the server answers, until it is killed."""
        readers: list[asyncio.Task[None]] = []
        try:
            readers = await self.table.sit(address)
            for seat in self.table.seats.values():
                await seat.reach(0)
            while self.table.mirror.decision is not None:
                self.on_its_way = random_move(self.table.mirror, self.chance)
                await self.table.play(self.on_its_way, 30)
                self.on_its_way = None
        except (OSError, WebSocketException):
            pass  # the server was killed
        finally:
            for seat in self.table.seats.values():
                await seat.socket.close()
            await asyncio.gather(*readers, return_exceptions=True)

    def take_in(self, kept: list[str], figures: KillFigures) -> None:
        """Compare with the store, and go on from what it has."""
        told = list(self.table.mirror.moves)
        figures.lost += sum(kept[place : place + 1] != [move] for place, move in enumerate(told))
        more = kept[len(told) :]
        if more == [self.on_its_way]:
            figures.unheard += 1
        else:
            figures.invented += len(more)
        for move in more:
            self.table.mirror.apply(move)
        self.on_its_way = None

    def is_shown(self, door: Door, seat: int) -> bool:
        """Whether a seat is shown the pending question of the game."""
        view = self.table.mirror.view(seat)
        seen = door.ask("GET", f"/tables/{self.table.id}/view", token=self.table.tokens[seat])["view"]
        if seen["turn"] != view.turn or seen["seats"][seat]["hand"] != view.me.hand:
            return False
        asked, decision = seen["decision"], view.decision
        if decision is None:
            return bool(seen["is_over"])
        shown = asked["player"], asked["kind"], asked["card"], tuple(option["text"] for option in asked["options"])
        return bool(shown == (decision.player, decision.kind, decision.card, decision.texts))


async def _moves_in_store(database: str, table: str) -> list[str]:
    store = await open_store(database)
    try:
        _, _, entries = await store.load(table)
        assert [entry.seq for entry in entries] == [*range(1, len(entries) + 1)], "the log has a gap"
        return [entry.data["move"] for entry in entries if entry.kind == "move"]
    finally:
        await store.close()


async def _kill(server: ServerProcess, times: int, seed: int, tell: Callable[[int], None]) -> KillFigures:
    chance, figures, begin = random.Random(seed), KillFigures(), time.monotonic()
    door = Door(server.address)
    plays: list[_Play] = []
    for number in range(times):
        for place, (game, seats) in enumerate(_TABLES):  # a game that is over gives way to the next
            if place == len(plays):
                plays.append(_Play(door.new_table(game, seats, seed + place), random.Random(f"{seed} {place}")))
            elif plays[place].table.mirror.decision is None:
                plays[place].table = door.new_table(game, seats, seed + 100 * number + place)
        before = sum(len(play.table.mirror.moves) for play in plays)
        playing = asyncio.gather(*(play.go_on(server.socket_address) for play in plays))
        wanted = before + chance.randint(*_MOVES_BEFORE)
        end = time.monotonic() + _MOST_SECONDS_BEFORE
        while time.monotonic() < end and not playing.done():
            await asyncio.sleep(_JITTER_SECONDS * chance.random())
            if sum(len(play.table.mirror.moves) for play in plays) >= wanted:
                break
        server.kill()
        await playing
        door.close()
        server.start()
        for play in plays:
            play.take_in(await _moves_in_store(server.database, play.table.id), figures)
            figures.wrong_questions += sum(not play.is_shown(door, seat) for seat in play.table.tokens)
        figures.moves += sum(len(play.table.mirror.moves) for play in plays) - before
        figures.kills += 1
        tell(figures.kills)
    door.close()
    figures.seconds = time.monotonic() - begin
    return figures


def measure_kills(database: str, times: int, seed: int, tell: Callable[[int], None] = lambda _: None) -> KillFigures:
    """Kill a server on this database that many times during play."""
    with ServerProcess(database, "--no-limits", "--log", "quiet") as server:
        return asyncio.run(_kill(server, times, seed, tell))


def main(times: int, language: str, json_file: Path) -> int:
    """Kill, print, write the JSON file; returns 1 if a move was lost."""
    say, console = texts(language), Console()
    console.print(say("kill-begins", times=times), highlight=False, soft_wrap=True)
    parts: dict[str, list[Figure]] = {}
    with temporary_database() as database:
        parts["sqlite"] = kill_figures(measure_kills(database, times, 6))
    show(message("kill-sqlite"), parts["sqlite"], say, console)
    try:
        with private_postgres() as database:
            parts["postgresql"] = kill_figures(measure_kills(database, times, 7))
    except NoPostgres as missing:
        console.print(missing.sentence(language), style="red", highlight=False, soft_wrap=True)
        return 1
    show(message("kill-postgres"), parts["postgresql"], say, console)
    json_file.parent.mkdir(parents=True, exist_ok=True)
    json_file.write_text(json.dumps(as_data(parts), indent=2) + "\n", encoding="utf-8")
    return 0 if all(figure.is_met for figures in parts.values() for figure in figures) else 1


if __name__ == "__main__":
    _parser = ArgumentParser(prog="python -m load.killed")
    _parser.add_argument("--times", type=int, default=200)
    _parser.add_argument("--lang", choices=LANGUAGES, default="en")
    _parser.add_argument("--json", type=Path, default=Path("build/kill.json"))
    _options = _parser.parse_args()
    sys.exit(main(_options.times, _options.lang, _options.json))
