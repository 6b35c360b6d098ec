"""How a server is run, and how much it lets each guest do."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from kunitori.cards import Corrections

__all__ = ["UNLIMITED", "Limits", "Options", "allowance"]

_GUESTS_PER_ADDRESS = 6


@dataclass(frozen=True, slots=True)
class Limits:
    """How much and how often, for each guest; a rate is (burst, refill per second). See `allowance` for addresses."""

    body: int = 64_000
    record: int = 500_000
    """Characters of an imported record, which is the one thing that may be large."""
    frame: int = 16_000
    requests: tuple[float, float] = (240, 40)
    seconds: tuple[float, float] = (1.5, 0.1)
    """Seconds of processor time on the event loop, for all requests; an ordinary page takes two thousandths."""
    drawing: tuple[float, float] = (0.2, 0.05)
    """Seconds of processor time for what is sent to sockets; whoever has none left gets frames less often."""
    files: tuple[float, float] = (600, 60)
    """Requests for scripts, styles, fonts and pictures; a page that is opened for the first time needs about fifty."""
    changes: tuple[float, float] = (60, 10)
    """Requests that change something."""
    tables: tuple[float, float] = (40, 0.5)
    frames: tuple[float, float] = (80, 20)
    refused_frames: tuple[float, float] = (100, 2)
    """Frames of all sockets of a guest that come too fast; who sends more of them loses one socket after the other."""
    chat: tuple[float, float] = (8, 0.5)
    hints: tuple[float, float] = (6, 1)
    previews: tuple[float, float] = (20, 2)
    """Looks at a card in the workshop, while somebody types."""
    measures: tuple[float, float] = (5, 1 / 30)
    """Measurements that are begun in the workshop."""
    tries: tuple[float, float] = (1, 1 / 86_400)
    """Tries at one puzzle that change its rating, by address: new guests cost nothing."""
    pushes: tuple[float, float] = (12, 1 / 60)
    """Messages to a guest who has no page open."""
    bot_games: int = 4
    """Games that bots play among themselves at the same time."""
    games: int = 60
    """Games at work: those a guest has made, that are in memory, and where something happened in the last hour."""
    stored: int = 20_000_000
    """Bytes of new tables on one day, imported records included."""
    sockets: int = 40
    """Open sockets of one guest."""
    raw_frames: tuple[float, float] = (400, 100)
    """Frames of one socket, with pings and parts of messages."""
    arrivals: tuple[float, float] = (400, 40)
    """New connections from one address; browsers and programs keep theirs for many requests."""
    connections: int = 400
    """Open connections from one address, however many guests it has."""
    at_once: int = 40
    """Requests that are being answered at the same time."""
    polls: int = 8
    """Requests that wait for news at the same time."""
    seconds_to_ask: float = 10.0
    """Within which the head of a request must arrive; a body needs a kilobyte a second after them."""
    seconds_to_read: float = 30.0
    """Within which something of an answer must be read."""

    def for_one_of(self, workers: int) -> Limits:
        """The limits of one process among several on the same machine; nobody knows to which of them a guest comes.

        What keeps a core free counts in each process, because each has a core. What fills the store, the memory or the
        other people's table is divided, down to what one person needs.

        >>> limits = Limits().for_one_of(4)
        >>> limits.requests == Limits().requests, limits.connections, limits.games, limits.bot_games
        (True, 100, 15, 1)
        """
        if workers == 1:
            return self
        return replace(
            self,
            tables=(max(10.0, self.tables[0] / workers), self.tables[1] / workers),
            chat=(max(3.0, self.chat[0] / workers), self.chat[1] / workers),
            games=max(10, self.games // workers),
            bot_games=max(1, self.bot_games // workers),
            sockets=max(10, self.sockets // workers),
            connections=max(60, self.connections // workers),
            polls=max(2, self.polls // workers),
        )


UNLIMITED = Limits(
    requests=(1e9, 1e9), seconds=(1e9, 1e9), drawing=(1e9, 1e9), files=(1e9, 1e9), changes=(1e9, 1e9),
    tables=(1e9, 1e9), frames=(1e9, 1e9), chat=(1e9, 1e9), hints=(1e9, 1e9), previews=(1e9, 1e9), measures=(1e9, 1e9),
    bot_games=1_000_000, games=1_000_000, sockets=1_000_000, stored=10**15, raw_frames=(1e9, 1e9),
    arrivals=(1e9, 1e9), connections=1_000_000, at_once=1_000_000, polls=1_000_000,
)  # fmt: skip
"""Only for tests of load: sizes stay limited."""


def allowance(who: str) -> int:
    """By how much a limit is multiplied: several guests may share an address (``@...``).

    >>> allowance("@192.0.2.1"), allowance("some guest")
    (6, 1)
    """
    return _GUESTS_PER_ADDRESS if who.startswith("@") else 1


@dataclass(frozen=True, slots=True)
class Options:
    """How a server is run."""

    language: str = ""
    """The language for browsers that ask for none; by default English."""
    corrections: Corrections = field(default_factory=lambda: Corrections())
    addresses: tuple[str, ...] = ()
    """The addresses of this server for other devices, for links and QR codes."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may talk to this server besides its own."""
    host_names: tuple[str, ...] = ()
    """The names of this server; empty if it answers to all. Addresses and localhost always work."""
    proxies: str = ""
    """Addresses of trusted proxies with commas between them; connections from there are not counted by address."""
    pace: float = 1.0
    """How long bots take so that people can follow; 0 is as fast as they can."""
    grace: float = 15.0
    """Seconds after which somebody who has come back is really back; shorter visits do not end an absence."""
    idle: float = 900.0
    """Seconds after which a table without viewers is dropped from memory."""
    threads: int = 0
    """Bots and analyses that think at the same time; 0 means two, or one if there is only one core."""
    keep_days: int = 30
    """Days until a game leaves the store at which no person ever sat."""
    push_origins: tuple[str, ...] = ()
    """Push services beside the known ones, as origins; these may have private addresses and need no TLS."""
    push_contact: str = ""
    """How push services reach the one who runs this server: a ``mailto:`` or ``https:`` address."""
    push_wait: float = 4.0
    """Seconds for which somebody whose turn it is may be between two pages."""
    limits: Limits = field(default_factory=Limits)
