"""How a server is run, and how much it lets each guest do."""

from __future__ import annotations

from dataclasses import dataclass, field

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
    changes: tuple[float, float] = (60, 10)
    """Requests that change something."""
    tables: tuple[float, float] = (40, 0.5)
    frames: tuple[float, float] = (80, 20)
    chat: tuple[float, float] = (8, 0.5)
    hints: tuple[float, float] = (6, 1)
    sockets: int = 40
    """Open sockets of one guest."""


UNLIMITED = Limits(
    requests=(1e9, 1e9), changes=(1e9, 1e9), tables=(1e9, 1e9), frames=(1e9, 1e9), chat=(1e9, 1e9), hints=(1e9, 1e9),
    sockets=1_000_000,
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
    pace: float = 1.0
    """How long bots take so that people can follow; 0 is as fast as they can."""
    grace: float = 15.0
    """Seconds that a player must be away before the others can let a bot play."""
    idle: float = 900.0
    """Seconds after which a table without viewers is dropped from memory."""
    threads: int = 2
    """Bots and analyses that think at the same time."""
    limits: Limits = field(default_factory=Limits)
