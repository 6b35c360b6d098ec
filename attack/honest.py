"""The honest players: they read pages, play moves and wait for a captain while others attack the server.

They are a process of their own. Everything they do is a `Sample`, told to the process that started them.
"""

from __future__ import annotations

import asyncio
import random
import time
import traceback
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import count, cycle
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from load.client import Door, LiveTable, Refused, random_move
from load.cores import stay_on

from attack.wire import Reply, Visitor
from kunitori.game import new_game

__all__ = ["KINDS", "Neighbours", "Sample", "be_honest"]

KINDS = ("page", "move", "captain")
_LOST_SECONDS = 20.0  # after these a move counts as lost
_PAGE_PAUSE, _MOVE_PAUSE, _CAPTAIN_PAUSE, _STEP_PAUSE = 0.1, 0.25, 0.05, 0.1
_TELL_SECONDS = 0.1
_REPLAYED_ROUNDS = 12


class Sample(NamedTuple):
    """Something an honest player did."""

    kind: str
    what: str
    begin: float
    """In seconds of the monotonic clock, which all processes share."""
    seconds: float
    problem: str
    """Empty if all went well, else the status or the refusal."""


@dataclass(frozen=True)
class Neighbours:
    """Who plays, and from where."""

    port: int
    source: str
    core: int | None
    readers: int = 2
    tables: int = 2
    captains: int = 2


def be_honest(neighbours: Neighbours, pipe: Connection) -> None:
    """Play until told to end; ``rest`` and ``play`` interrupt it, for a server that is started anew."""
    stay_on(neighbours.core)
    asyncio.run(_Village(neighbours, pipe).live())


class _GameOver(Exception):
    """The game with the captain has ended."""


@dataclass(frozen=True)
class _Reader:
    """Somebody who looks at pages: a guest, a running table, and a finished game with its number of moves."""

    visitor: Visitor
    table: str
    replay: str
    moves: int


@dataclass
class _Village:
    neighbours: Neighbours
    pipe: Connection
    samples: list[Sample] = field(default_factory=list)
    tables: list[LiveTable] = field(default_factory=list)
    busy: set[object] = field(default_factory=set)
    """One mark for everything that is under way."""
    rests: int = 0
    may_play: asyncio.Event = field(default_factory=asyncio.Event)
    chance: random.Random = field(default_factory=lambda: random.Random(5))
    numbers: Any = field(default_factory=lambda: count(1))
    visitors: list[Visitor] = field(default_factory=list)

    # ---- the day
    async def live(self) -> None:
        """Set everything up, and play until the end."""
        here = self.neighbours
        readers = [await self._reader(number) for number in range(here.readers)]
        self.may_play.set()
        works: list[Coroutine[Any, Any, None]] = [self._tell()]
        works += [self._read(reader) for reader in readers]
        works += [self._play() for _ in range(here.tables)]
        works += [self._face_captain() for _ in range(here.captains)]
        tasks = [asyncio.create_task(self._watched(work)) for work in works]
        self.pipe.send("ready")
        while (word := await asyncio.to_thread(self.pipe.recv)) != "end":
            if word == "rest":
                await self._rest()
                self.pipe.send("resting")
            elif word == "finish":
                await self._finish({*self.busy})
                self._flush()
                self.pipe.send("finished")
            else:
                self.may_play.set()
        await self._rest()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._flush()
        self.pipe.send({table.id: list(table.mirror.moves) for table in self.tables})

    async def _watched(self, work: Coroutine[Any, Any, None]) -> None:
        """Somebody who stops by mistake must not look content."""
        try:
            await work
        except Exception:
            traceback.print_exc()
            self.pipe.send("failed")

    async def _finish(self, marks: set[object]) -> None:
        """Wait until these have ended."""
        while marks & self.busy:
            await asyncio.sleep(0.02)

    async def _rest(self) -> None:
        self.may_play.clear()
        self.rests += 1
        await self._finish(self.busy)
        for visitor in self.visitors:
            visitor.close()
        for table in self.tables:
            for seat in table.seats.values():
                with suppress(OSError):
                    await seat.socket.close()

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(_TELL_SECONDS)
            self._flush()

    def _flush(self) -> None:
        if self.samples:
            self.pipe.send(self.samples[:])
            self.samples.clear()

    @asynccontextmanager
    async def _at_work(self) -> AsyncIterator[None]:
        await self.may_play.wait()
        self.busy.add(mark := object())
        try:
            yield
        finally:
            self.busy.discard(mark)

    def _note(self, kind: str, what: str, begin: float, problem: str = "") -> None:
        self.samples.append(Sample(kind, what, begin, time.monotonic() - begin, problem))

    # ---- before
    async def _arrive(self) -> Visitor:
        visitor = await Visitor(self.neighbours.port, self.neighbours.source).arrive()
        self.visitors.append(visitor)
        return visitor

    async def _reader(self, number: int) -> _Reader:
        visitor = await self._arrive()
        sit = {"name": f"Emi {number}"}
        made = await visitor.api("POST", "/tables", {"game": "kunitori", "seats": ["person", "person"], "sit": sit})
        other = {"name": "Finn", "invite": made["invitation"]["invite"]}
        assert await (await self._arrive()).api("POST", f"/tables/{made['id']}/seats", other), "Finn did not sit down"
        game = new_game("kunitori", ("Ann", "Ben"), 70 + number, max_rounds=_REPLAYED_ROUNDS)
        while game.decision is not None:
            game.apply(random_move(game, self.chance))
        kept = await visitor.api("POST", "/records/import", {"record": game.record().to_text()})
        return _Reader(visitor, made["id"], kept["id"], len(game.moves))

    # ---- pages
    async def _read(self, reader: _Reader) -> None:
        pages: list[Callable[[], str]] = [
            lambda: "/", lambda: "/games", lambda: f"/t/{reader.table}", lambda: "/rules",
            lambda: f"/replay/{reader.replay}/{self.chance.randrange(reader.moves)}",
        ]  # fmt: skip
        for page in cycle(pages):
            path = page()
            async with self._at_work():
                begin = time.monotonic()
                problem = ""
                try:
                    reply = await reader.visitor.ask("GET", path, Accept_Encoding="gzip", seconds=_LOST_SECONDS)
                    problem = _problem(reply)
                except (OSError, EOFError) as why:  # TimeoutError is an OSError
                    problem = type(why).__name__
                self._note("page", f"/{path.split('/')[1]}", begin, problem)
            await asyncio.sleep(_PAGE_PAUSE)

    # ---- two people at a table
    async def _play(self) -> None:
        here = self.neighbours
        address = f"http://127.0.0.1:{here.port}"
        while True:
            async with self._at_work():
                door, begin = Door(address, here.source), time.monotonic()
                try:
                    table = await asyncio.to_thread(door.new_table, "kunitori", 2, 1000 + next(self.numbers))
                except (OSError, HTTPException, Refused) as why:
                    self._note("move", "table", begin, type(why).__name__)
                    await asyncio.sleep(_MOVE_PAUSE)
                    continue
                finally:
                    door.close()
                self.tables.append(table)
            while table.mirror.decision is not None:
                await self._sit(table)
                if not await self._move(table):
                    self.tables.remove(table)
                    break

    async def _sit(self, table: LiveTable) -> None:
        """Take the seats, again if the connection was lost."""
        if table.seats and not any(seat.is_cut for seat in table.seats.values()):
            return
        begin = time.monotonic()
        try:
            async with self._at_work():
                table.seats.clear()
                await table.sit(f"ws://127.0.0.1:{self.neighbours.port}", source=self.neighbours.source)
                for seat in table.seats.values():
                    await seat.reach(0)
        except Exception as why:  # whatever keeps them out is told
            self._note("move", "sit", begin, type(why).__name__)
            await asyncio.sleep(_MOVE_PAUSE)

    async def _move(self, table: LiveTable) -> bool:
        """Play a move; False if nobody knows whether it was played, so that the game cannot go on here."""
        problem = ""
        async with self._at_work():
            if any(seat.is_cut for seat in table.seats.values()) or not table.seats:
                return True  # they rested
            begin = time.monotonic()
            try:
                await table.play(random_move(table.mirror, self.chance), _LOST_SECONDS)
            except (TimeoutError, ConnectionResetError) as why:
                problem = type(why).__name__
            refused = [text for seat in table.seats.values() for text in seat.refused]
            self._note("move", "move", begin, refused[0] if refused else problem)
        await asyncio.sleep(_MOVE_PAUSE)
        return not problem

    # ---- one person and a captain
    async def _face_captain(self) -> None:
        visitor = await self._arrive()
        wish = {"game": "kunitori", "seats": ["person", "captain"], "pace": 0, "sit": {"name": "Dai"}}
        while True:
            begin, made = time.monotonic(), None
            async with self._at_work():
                with suppress(OSError, EOFError):
                    made = await visitor.api("POST", "/tables", wish)
            if made is None:
                self._note("captain", "table", begin, "refused")
                await asyncio.sleep(1)
                continue
            with suppress(_GameOver):
                await self._against(visitor, f"/api/v1/tables/{made['id']}", made["seat"]["token"])

    async def _against(self, visitor: Visitor, path: str, token: str) -> None:
        begin, rests = 0.0, self.rests
        while True:
            async with self._at_work():
                if rests != self.rests:  # the time in which the server was started anew is no turn of the captain's
                    begin, rests = 0.0, self.rests
                try:
                    if begin:
                        begin = await self._await_captain(visitor, path, token, begin)
                    else:
                        begin = await self._turn(visitor, path, token)
                except (OSError, EOFError) as why:
                    self._note("captain", "turn", begin or time.monotonic(), type(why).__name__)
                    begin = 0.0
            await asyncio.sleep(_CAPTAIN_PAUSE)

    async def _await_captain(self, visitor: Visitor, path: str, token: str, begin: float) -> float:
        """Wait until the captain has moved; the time since when one waits, or 0 after it has."""
        seen = await self._view(visitor, f"{path}/view", token)
        left = _LOST_SECONDS
        while seen["asked"] not in (seen["seat"], None):
            if not self.may_play.is_set():
                return 0.0  # the server is about to be started anew; that is no turn of the captain's
            if (left := begin + _LOST_SECONDS - time.monotonic()) < 0:
                break
            seen = await self._view(visitor, f"{path}/view?after={seen['rev']}&wait=2", token)
        self._note("captain", "turn", begin, "" if left > 0 else "TimeoutError")
        return 0.0

    async def _turn(self, visitor: Visitor, path: str, token: str) -> float:
        """Answer until it is the captain's turn; returns when that began."""
        begin = time.monotonic()
        seen = await self._view(visitor, f"{path}/view", token)
        while seen["asked"] == seen["seat"]:
            await asyncio.sleep(_STEP_PAUSE)  # who moves faster meets the limits alone
            begin = time.monotonic()
            options = [option["text"] for option in seen["view"]["decision"]["options"]]
            wholes = [text for text in options if not text.endswith("...")] or options
            steps = [self.chance.choice(wholes)]
            reply = await visitor.ask("POST", f"{path}/moves", {"steps": steps}, token)
            while reply.status < 400 and not reply.data()["done"]:
                options = reply.data()["table"]["view"]["decision"]["options"]
                steps.append(self.chance.choice(options)["text"])
                reply = await visitor.ask("POST", f"{path}/moves", {"steps": steps}, token)
            if problem := _problem(reply):
                self._note("captain", "own move", begin, problem)
                await asyncio.sleep(1)
                return 0.0
            seen = reply.data()["table"]
        if seen["stage"] == "over":
            raise _GameOver
        return begin

    async def _view(self, visitor: Visitor, path: str, token: str) -> Any:
        reply = await visitor.ask("GET", path, token=token, seconds=_LOST_SECONDS)
        if problem := _problem(reply):
            raise ConnectionError(problem)
        seen = reply.data()
        if seen["stage"] == "over":
            raise _GameOver
        return seen


def _problem(reply: Reply) -> str:
    return "" if reply.status < 400 else f"{reply.status} {reply.text[:120]}"
