"""Random numbers from a bot's seed, and options from the engine's answers."""

from __future__ import annotations

import hashlib
import secrets

from kunitori.values.decision import Decision, Option

__all__ = ["chosen", "seed_number"]


def seed_number(seed: int | str | None) -> int:
    """64 bits for a brain: reproducible from a seed, random without one.

    >>> seed_number(7) == seed_number("7"), seed_number(None) == seed_number(None)
    (True, False)
    """
    if seed is None:
        return secrets.randbits(64)
    return int.from_bytes(hashlib.sha256(f"kunitori bot {seed}".encode()).digest()[:8], "little")


def chosen(decision: Decision, bit: int) -> Option:
    """The option that an answer of the engine stands for."""
    return next(option for option in decision.options if option.action % 64 == bit)
