"""A siege: one server, honest players, and one attack after the other."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import socket
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from load.cores import allow_many_connections, keep_to, stay_on, two_cores, usual_files
from load.crowd import lost_in_store, quantile
from load.server_process import ServerProcess, temporary_database

from attack.attacks import ATTACKS
from attack.honest import KINDS, Neighbours, Sample, be_honest
from attack.target import Attack, Claim, Ground, Target
from kunitori.errors import KunitoriError

__all__ = ["SHORT", "WHOLE", "AttackResult", "Siege", "SiegeResult", "besiege"]

OWN_NAME = "kunitori.example"
_HONEST_SOURCE = "127.0.0.2"
_SETTLE_CHECK_SECONDS = 0.5
_WARM_UP_SECONDS = 1.0
_MOST_PROBLEMS_TOLD = 10


@dataclass(frozen=True)
class Siege:
    """How long everything lasts, and how strict the judge is."""

    quiet_seconds: float
    attack_seconds: float
    settle_seconds: float
    """The longest time to wait until honest pages are quick again after an attack."""
    page_seconds: float = 0.5
    captain_seconds: float = 2.0
    times_quiet: float = 3.0
    page_floor: float = 0.05
    """A quiet server that is faster than this counts as this fast, so that 9 ms after 3 ms is no miss."""
    captain_floor: float = 0.3
    is_short: bool = False

    def bound(self, kind: str, quiet: float) -> float:
        """The most seconds that 99 of 100 may take. The short form forgives a busy machine: the wider bound counts."""
        fixed, floor = (
            (self.captain_seconds, self.captain_floor) if kind == "captain" else (self.page_seconds, self.page_floor)
        )
        relative = self.times_quiet * max(quiet, floor)
        return max(fixed, relative) if self.is_short else min(fixed, relative)


_ATTACKERS_NICE = 10  # they share a core with the honest and yield to them, so that what is measured is the server
WHOLE = Siege(quiet_seconds=15, attack_seconds=15, settle_seconds=20)
SHORT = Siege(2.5, 2.5, 6, page_seconds=1.5, captain_seconds=5.0, is_short=True)


@dataclass
class AttackResult:
    """What one attack did to the honest, and what it got."""

    name: str
    point: str
    seconds: float
    honest: list[Claim]
    claims: list[Claim]
    details: list[str] = field(default_factory=list)

    @property
    def is_met(self) -> bool:
        """Whether every bound was kept."""
        return all(claim.is_met for claim in (*self.honest, *self.claims))


@dataclass
class SiegeResult:
    """A whole run."""

    quiet: list[Claim]
    attacks: list[AttackResult]
    end: list[Claim]
    is_pinned: bool

    @property
    def is_met(self) -> bool:
        """Whether every bound of every attack was kept."""
        return all(claim.is_met for claim in self.end) and all(attack.is_met for attack in self.attacks)


class AttackFailed(KunitoriError):
    """An attacker's own program failed, so nothing was shown."""


# ---- processes


def _attack(kind: type[Attack], ground: Ground, pipe: Connection) -> None:
    """The life of an attacker."""
    stay_on(ground.core)
    os.nice(_ATTACKERS_NICE)
    allow_many_connections()
    asyncio.run(_carry_out(kind(), Target(ground), pipe))


async def _carry_out(attack: Attack, target: Target, pipe: Connection) -> None:
    await attack.prepare(target)
    pipe.send("ready")
    await asyncio.to_thread(pipe.recv)
    target.begin()
    await attack.strike(target)
    pipe.send("done")
    await asyncio.to_thread(pipe.recv)
    claims = [*target.claims(), *await attack.judge(target)]
    target.close()
    counted = [f"{status}: {n}" for status, n in sorted(target.statuses.items())]
    pipe.send((claims, [*target.breaches[:20], *counted]))


@contextmanager
def _process(work: Callable[..., None], *given: Any) -> Iterator[Connection]:
    """A process of our own, not a copy, and the pipe to it."""
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    process: BaseProcess = spawn.Process(target=work, args=(*given, there), daemon=True)
    process.start()
    there.close()
    try:
        yield here
    finally:
        process.join(20)
        if process.is_alive():
            process.kill()
            process.join()
        here.close()


# ---- the run


class _Besieged:
    """A server with honest players, while attackers come and go."""

    def __init__(self, siege: Siege, server: ServerProcess, honest: Connection, core: int | None) -> None:
        self.siege = siege
        self.server = server
        self.core = core
        self._honest = honest
        self._samples: list[Sample] = []
        self._words: list[Any] = []
        self._heard = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()
        self.quiet: dict[str, float] = {}

    def _listen(self) -> None:
        with suppress(EOFError, OSError):
            while True:
                word = self._honest.recv()
                with self._heard:
                    if isinstance(word, list):
                        self._samples += word
                    else:
                        self._words.append(word)
                        self._heard.notify()

    def hear(self, seconds: float = 120) -> Any:
        """The next word of the honest."""
        with self._heard:
            if not self._heard.wait_for(lambda: self._words, seconds) or "failed" in self._words:
                raise AttackFailed("attack-error-honest")
            return self._words.pop(0)

    def samples(self, begin: float, end: float) -> list[Sample]:
        """What the honest did or waited for between two moments."""
        with self._heard:
            return [each for each in self._samples if each.begin < end and each.begin + each.seconds > begin]

    def measure_quiet(self) -> list[Claim]:
        """Let the honest play alone."""
        time.sleep(_WARM_UP_SECONDS)  # what is read for the first time is not the server's pace
        begin = time.monotonic()
        time.sleep(self.siege.quiet_seconds)
        seen = self.samples(begin, time.monotonic())
        self.quiet = {kind: quantile(_seconds(seen, kind), 0.99) for kind in KINDS}
        return [
            *(Claim(f"{kind}-p99", 1000 * self.quiet[kind], "ms") for kind in KINDS),
            *(Claim(f"{kind}s", len(_seconds(seen, kind)), least=1) for kind in KINDS),
        ]

    def rest(self) -> None:
        """The honest stop."""
        self._honest.send("rest")
        self.hear()

    def go_on(self) -> None:
        """The honest play on."""
        self._honest.send("play")

    def end(self) -> dict[str, list[str]]:
        """The honest end; their tables with all moves."""
        self._honest.send("end")
        played: dict[str, list[str]] = self.hear()
        return played

    def settle(self) -> None:
        """Wait until everything that the honest began meanwhile has ended, and pages are quick again."""
        self._honest.send("finish")
        self.hear()
        end = time.monotonic() + self.siege.settle_seconds
        while time.monotonic() < end:
            time.sleep(_SETTLE_CHECK_SECONDS)
            now = time.monotonic()
            latest = self.samples(now - _SETTLE_CHECK_SECONDS, now)
            if latest and max(_seconds(latest, "page"), default=9.0) <= self.siege.bound("page", self.quiet["page"]):
                return

    def face(self, number: int, kind: type[Attack]) -> AttackResult:
        """One attack, from an address of its own."""
        seconds = self.siege.attack_seconds
        if not self.siege.is_short:
            seconds = max(seconds, kind.least_seconds)
        source = f"127.0.1.{number}" if _is_open_to_us(f"127.0.1.{number}") else "127.0.0.1"
        ground = Ground(self.server.port, self.server.pid, source, self.core, seconds, self.siege.is_short)
        memory = self.server.memory()
        with _process(_attack, kind, ground) as pipe:
            _next(pipe, kind)
            if kind.needs_restart:
                self._restart()
            mistakes = self._mistakes()
            if kind.stops_server:
                self.rest()
            begin, work = time.monotonic(), self.server.work()
            pipe.send("go")
            _next(pipe, kind, 3 * seconds + 120)
            end, worked = time.monotonic(), self.server.work().since(work)
            if kind.stops_server:
                self.go_on()
            grown = self.server.memory() - memory
            self.settle()
            pipe.send("judge")
            claims, details = _next(pipe, kind)
        claims = [
            *claims,
            Claim("server-mistakes", self._mistakes() - mistakes, most=0),
            Claim("memory-grown", grown / 2**20, "MB", most=kind.most_memory),
        ]
        details.append(f"processor: {worked.loop:.1f} s on the loop, {worked.threads:.1f} s in threads")
        details += [*self._slowest(begin, end), *self._problems(begin, end)[:_MOST_PROBLEMS_TOLD]]
        return AttackResult(kind.name, kind.point, end - begin, self._honest_claims(begin, end), claims, details)

    def _restart(self) -> None:
        self.rest()
        self.server.stop()
        with keep_to(_server_core()), usual_files():
            self.server.start()
        self.go_on()
        self._warm_up()

    def _warm_up(self) -> None:
        """Wait until the honest have done everything once: the start of a server is no effect of an attack."""
        begin = time.monotonic()
        with self._heard:
            wanted = {(each.kind, each.what) for each in self._samples if each.what != "table"}
        while time.monotonic() < begin + self.siege.settle_seconds:
            time.sleep(_SETTLE_CHECK_SECONDS)
            seen = self.samples(begin, time.monotonic())
            if wanted <= {(each.kind, each.what) for each in seen if each.begin > begin}:
                break
        self._honest.send("finish")
        self.hear()

    def _honest_claims(self, begin: float, end: float) -> list[Claim]:
        seen = self.samples(begin, end)
        times = {kind: quantile(_seconds(seen, kind), 0.99) for kind in KINDS}
        return [
            *(
                Claim(f"{kind}-p99", 1000 * times[kind], "ms", 1000 * self.siege.bound(kind, self.quiet[kind]))
                for kind in KINDS
            ),
            Claim("honest-refused", sum(bool(each.problem) for each in seen), most=0),
            *(Claim(f"{kind}s", len(_seconds(seen, kind))) for kind in KINDS),
        ]

    def _slowest(self, begin: float, end: float) -> list[str]:
        """What the honest waited for longest, by what they did."""
        longest: dict[str, float] = {}
        for each in self.samples(begin, end):
            name = f"{each.kind} {each.what}"
            longest[name] = max(longest.get(name, 0.0), each.seconds)
        return [f"{name}: {seconds:.2f} s" for name, seconds in sorted(longest.items(), key=lambda found: -found[1])]

    def _problems(self, begin: float, end: float) -> list[str]:
        """What went wrong for the honest."""
        return [f"{each.kind} {each.what}: {each.problem}" for each in self.samples(begin, end) if each.problem]

    def _mistakes(self) -> int:
        with urllib.request.urlopen(f"{self.server.address}/metrics", timeout=60) as answer:
            text = answer.read().decode()
        return sum(int(n) for n in re.findall(r"^kunitori_errors_total(?:{[^}]*})? (\d+)$", text, re.MULTILINE))


def _next(pipe: Connection, kind: type[Attack], seconds: float = 300) -> Any:
    try:
        if pipe.poll(seconds):
            return pipe.recv()
    except EOFError:
        pass
    raise AttackFailed("attack-error-attacker", name=kind.name)


def _seconds(samples: Sequence[Sample], kind: str) -> list[float]:
    return [each.seconds for each in samples if each.kind == kind]


def _is_open_to_us(address: str) -> bool:
    """Whether one can connect from this address; on Linux from all of 127.0.0.0/8."""
    with socket.socket() as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
    return True


def _server_core() -> int | None:
    found = two_cores()
    return found[0] if found else None


def besiege(
    siege: Siege, attacks: Sequence[type[Attack]] = ATTACKS, tell: Callable[[AttackResult], None] = lambda _: None
) -> SiegeResult:
    """Start a server with an empty store and real limits, let the honest play, and carry out the attacks."""
    found = two_cores()
    server_core, others = found or (None, None)
    with temporary_database() as database, _served(database, server_core) as server:
        source = _HONEST_SOURCE if _is_open_to_us(_HONEST_SOURCE) else "127.0.0.1"
        with _process(be_honest, Neighbours(server.port, source, others)) as pipe:
            besieged = _Besieged(siege, server, pipe, others)
            besieged.hear()
            quiet = besieged.measure_quiet()
            results = []
            for number, kind in enumerate(attacks, 1):
                results.append(besieged.face(number, kind))
                tell(results[-1])
            played = besieged.end()
        server.stop()
        lost = asyncio.run(lost_in_store(database, played))
    moves = sum(map(len, played.values()))
    end = [Claim("moves", moves, least=1), Claim("lost", lost, most=0)]
    return SiegeResult(quiet, results, end, found is not None)


@contextmanager
def _served(database: str, core: int | None) -> Iterator[ServerProcess]:
    with ExitStack() as stack:
        with keep_to(core), usual_files():
            server = stack.enter_context(ServerProcess(database, "--log", "quiet", "--host-names", OWN_NAME))
        yield server
