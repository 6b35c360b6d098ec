"""Who is connected: how many at once from an address and in all, and who takes too long."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from typing import Protocol

from kunitori.i18n import texts
from kunitori.web.addresses import Proxies, household
from kunitori.web.at_once import AtOnce
from kunitori.web.metrics import Metrics
from kunitori.web.options import Limits, Options
from kunitori.web.rate_limits import Pace
from kunitori.web.refusals import TooOften

__all__ = ["Doorkeeper", "Entrant", "backlog", "most_connections", "open_files", "plain_answer"]

_CHECK_SECONDS = 1.0
_SPARE_FILES = 128  # for the database, pages and logs
_MOST_CONNECTIONS = 60_000
_REASONS = {400: "Bad Request", 408: "Request Timeout", 429: "Too Many Requests", 431: "Headers Too Large",
            503: "Service Unavailable"}  # fmt: skip


class Entrant(Protocol):
    """A connection that has been let in."""

    transport: asyncio.Transport

    def hurry(self, now: float) -> None:
        """Hang up if the other side takes too long."""
        ...


class _Stay:
    """How long a connection has not read what was sent to it."""

    __slots__ = ("address", "since", "unread")

    def __init__(self, address: str) -> None:
        self.address: str = address
        self.unread = 0
        self.since: float | None = None

    def is_stuck(self, transport: asyncio.Transport, now: float, most: float) -> bool:
        unread = transport.get_write_buffer_size()
        is_moving = unread < self.unread or (not unread and not transport.is_closing())
        self.unread = unread
        if is_moving or self.since is None:
            self.since = now
        return now - self.since > most


class Doorkeeper:
    """Lets connections in and out.

    A trusted proxy may have any number; its visitors are counted with their requests, by the address it forwards.
    """

    def __init__(self, options: Options, metrics: Metrics, most: int | None = None) -> None:
        self.limits: Limits = options.limits
        self.language: str = options.language
        self._proxies = Proxies(options.proxies)
        self._most = most_connections(open_files()) if most is None else most
        self._metrics = metrics
        self._stays: dict[Entrant, _Stay] = {}
        self._from: Counter[str] = Counter()
        self._arrivals = Pace(options.limits.arrivals)
        self._idle: dict[Entrant, None] = {}
        self.requests: AtOnce = AtOnce(options.limits.at_once)
        self.polls: AtOnce = AtOnce(options.limits.polls)
        self._checking: asyncio.Task[None] | None = None
        metrics.watch("connections", lambda: len(self._stays))

    def begin(self) -> None:
        """Look every second for those who take too long."""
        self._checking = asyncio.create_task(self._check())

    def end(self) -> None:
        """Stop looking."""
        if self._checking:
            self._checking.cancel()

    # ---- coming and going
    def enter(self, entrant: Entrant, host: str) -> int:
        """Let a connection in; otherwise the status of the refusal."""
        address = "" if host in self._proxies else household(host)
        if address and not self._may_come(address):
            self._metrics.count("turned_away", "address")
            return 429
        if len(self._stays) >= self._most and not self._make_room():
            self._metrics.count("turned_away", "all")
            return 503
        self._stays[entrant] = _Stay(address)
        self._from[address] += 1
        return 0

    def refusal(self, host: str) -> bytes:
        """What somebody hears who need not be let in at all; empty if `enter` decides.

        It costs a tenth of a connection that is opened and refused.
        """
        address = "" if host in self._proxies else household(host)
        if not address or (self._arrivals.has_one(address) and self._from[address] < self.limits.connections):
            return b""
        self._metrics.count("turned_away", "address")
        return plain_answer(429, "server-too-often", self.language)

    def _may_come(self, address: str) -> bool:
        try:
            self._arrivals.check((address,))
        except TooOften:
            return False
        return self._from[address] < self.limits.connections

    def leave(self, entrant: Entrant) -> None:
        """A connection has ended."""
        self._idle.pop(entrant, None)
        stay = self._stays.pop(entrant, None)
        if stay is not None:
            self._from[stay.address] -= 1
            if not self._from[stay.address]:
                del self._from[stay.address]

    def hand_over(self, before: Entrant, after: Entrant) -> None:
        """A connection has become a socket."""
        self._idle.pop(before, None)
        stay = self._stays.pop(before, None)
        if stay is not None:
            self._stays[after] = stay

    def set_idle(self, entrant: Entrant, is_idle: bool) -> None:
        """Whether a connection waits for a request, or for the rest of its head."""
        if is_idle:
            self._idle.setdefault(entrant)
        else:
            self._idle.pop(entrant, None)

    def _make_room(self) -> bool:
        """When all places are taken, whoever has kept one longest without asking for anything gives it up."""
        oldest = next(iter(self._idle), None)
        if oldest is None:
            return False
        self._metrics.count("turned_away", "idle")
        self.leave(oldest)
        oldest.transport.abort()
        return True

    # ---- those who take too long
    async def _check(self) -> None:
        while True:
            await asyncio.sleep(_CHECK_SECONDS)
            self.check(time.monotonic())

    def check(self, now: float) -> None:
        """Hang up on those who send or read too slowly."""
        for entrant, stay in [*self._stays.items()]:
            if stay.is_stuck(entrant.transport, now, self.limits.seconds_to_read):
                self._metrics.count("turned_away", "unread")
                entrant.transport.abort()
            else:
                entrant.hurry(now)


def open_files() -> int:
    """How many files and sockets this process may have open."""
    if sys.platform == "win32":
        return _MOST_CONNECTIONS
    import resource

    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return _MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else soft


def backlog(open_files: int) -> int:
    """How many connections may wait to be let in. The event loop opens all of them before it counts one."""
    return max(16, min(2048, open_files // 8))


def most_connections(open_files: int) -> int:
    """How many connections may be open, so that a file can be opened at any time.

    >>> most_connections(256), most_connections(1024), most_connections(65_536)
    (96, 768, 60000)
    """
    return max(16, min(_MOST_CONNECTIONS, open_files - _SPARE_FILES - backlog(open_files)))


def plain_answer(status: int, message: str, language: str) -> bytes:
    """A whole HTTP answer for somebody whose request was not read."""
    body = texts(language or "en")(message).encode()
    head = f"HTTP/1.1 {status} {_REASONS[status]}\r\nContent-Type: text/plain; charset=utf-8\r\n"
    return f"{head}Content-Length: {len(body)}\r\nRetry-After: 1\r\nConnection: close\r\n\r\n".encode() + body
