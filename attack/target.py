"""What every attack has at hand: the server's address, a place of its own, and the time it has."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar

from attack.wire import Line, Reply, Visitor
from kunitori.game import new_game

__all__ = ["Attack", "Claim", "Ground", "Target", "endless_record"]


@dataclass(frozen=True)
class Claim:
    """One number that an attack is about, and its bounds."""

    name: str
    value: float
    unit: str = ""
    most: float | None = None
    least: float | None = None

    @property
    def is_met(self) -> bool:
        """Whether the number stays within its bounds."""
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)


@dataclass(frozen=True)
class Ground:
    """Where an attack takes place, and how long it may last."""

    port: int
    pid: int
    source: str
    core: int | None
    seconds: float
    is_short: bool


@dataclass
class Target:
    """A server under attack, as one attacker sees it."""

    ground: Ground
    statuses: Counter[int] = field(default_factory=Counter)
    breaches: list[str] = field(default_factory=list)
    """What the attacker got but must not get, in a few words for the report's data."""
    chance: random.Random = field(default_factory=lambda: random.Random(11))
    ends: float = 0.0
    _all: list[Visitor] = field(default_factory=list)

    def begin(self) -> None:
        """The time of the attack runs from now on."""
        self.ends = time.monotonic() + self.ground.seconds

    @property
    def has_time(self) -> bool:
        """Whether the attack goes on."""
        return time.monotonic() < self.ends

    @property
    def left(self) -> float:
        """The seconds for which the attack still goes on."""
        return max(0.0, self.ends - time.monotonic())

    def stranger(self) -> Visitor:
        """Somebody at the attacker's address without a cookie."""
        visitor = Visitor(self.ground.port, self.ground.source)
        self._all.append(visitor)
        return visitor

    async def guest(self) -> Visitor:
        """A new guest at the attacker's address."""
        return await self.stranger().arrive()

    def line(self) -> Line:
        """A bare connection from the attacker's address."""
        return Line(self.ground.port, self.ground.source)

    def close(self) -> None:
        """Hang up everything."""
        for visitor in self._all:
            visitor.close()

    def breach(self, is_breach: bool, what: str) -> None:
        """Note that the attacker got something, if it did."""
        if is_breach:
            self.breaches.append(what)

    async def flood(self, at_once: int, ask: Callable[[int], Awaitable[Reply]]) -> None:
        """Ask again and again over that many connections until the time is up; answers are counted by status."""

        async def one(number: int) -> None:
            while self.has_time:
                try:
                    reply = await ask(number)
                except (OSError, EOFError):  # cut off; 0 stands for no answer
                    self.statuses[0] += 1
                    await asyncio.sleep(0.05)
                    continue
                self.statuses[reply.status] += 1
                if reply.status in (429, 503):  # an attacker within all limits waits for its turn
                    await asyncio.sleep(0.05)

        tasks = [asyncio.create_task(one(number)) for number in range(at_once)]
        _, late = await asyncio.wait(tasks, timeout=self.left)
        for task in late:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def metric(self, name: str) -> float:
        """A number of the server's metrics, summed over its kinds."""
        reply = await self.stranger().ask("GET", "/metrics")
        found = re.findall(rf"^kunitori_{name}(?:{{[^}}]*}})? ([0-9.e+]+)$", reply.text, re.MULTILINE)
        return sum(map(float, found))

    def claims(self) -> list[Claim]:
        """What holds for every attack: nothing was got, and no answer was a mistake of the server's."""
        mistakes = sum(n for status, n in self.statuses.items() if status >= 500 and status != 503)
        return [Claim("breaches", len(self.breaches), most=0), Claim("mistakes", mistakes, most=0)]


class Attack:
    """An attack. Its docstring says who attacks what; `attack/attacks` holds one class or a few in each file."""

    name: ClassVar[str]
    """Also the id of its line in the report, after ``attack-name-``."""
    point: ClassVar[str]
    """What it belongs to in docs/threat-model.md."""
    needs_restart: ClassVar[bool] = False
    """Whether the server is started anew between `prepare` and `strike`."""
    stops_server: ClassVar[bool] = False
    """Whether honest players rest meanwhile, because the server cannot answer."""
    most_memory: ClassVar[float] = 100.0
    """By how many megabytes the server may grow."""
    least_seconds: ClassVar[float] = 0.0
    """Time that the attack needs in the whole form, if that is more than usual."""

    async def prepare(self, target: Target) -> None:
        """Get ready, before the time runs."""

    async def strike(self, target: Target) -> None:
        """Attack until the time is up, or until everything was tried."""
        raise NotImplementedError

    async def judge(self, target: Target) -> list[Claim]:
        """The numbers of this attack besides those of `Target.claims`, taken when it is over."""
        return []


@cache
def endless_record(seed: int, moves: int = 9_900, is_over: bool = True) -> str:
    """The record of a game of thousands of empty turns, which one of two people then gave up."""
    game = new_game("kunitori", ("Ann", "Ben"), seed, start=0)
    while len(game.moves) < moves and game.decision is not None:
        options: Any = game.decision.texts
        game.apply("end" if "end" in options else options[0])
    if not is_over:
        return game.record().to_text()
    head, _, tail = game.record().to_text().rpartition("\n\nSalt:")
    return f"{head}\n# ann resigned\n\nSalt:{tail}"
