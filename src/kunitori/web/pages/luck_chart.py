"""Luck and choice in a guest's reviewed games as SVG: two bars for each game, in the order of play."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from kunitori.store import GameAccount

__all__ = ["HEIGHT", "WIDTH", "Bar", "LuckChart", "luck_chart"]

WIDTH, HEIGHT = 720, 240
_FEWEST = 8  # games for which there is room, so that a single one is not as broad as the page
_STEP = 0.1


@dataclass(frozen=True, slots=True)
class Bar:
    """What luck or choice gave in one game."""

    kind: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class LuckChart:
    """The bars, and the largest change that the chart has room for, upwards and downwards."""

    bars: tuple[Bar, ...]
    most: int
    """In percentage points."""


def luck_chart(accounts: Sequence[GameAccount]) -> LuckChart:
    """The chart of some games."""
    largest = max(abs(change) for account in accounts for change in (account.luck, account.choice))
    most = max(1, math.ceil(largest / _STEP - 1e-9)) * _STEP
    slot = WIDTH / max(_FEWEST, len(accounts))
    width = round(slot * 0.36, 1)
    bars: list[Bar] = []
    for place, account in enumerate(accounts):
        for side, (kind, change) in enumerate((("luck", account.luck), ("choice", account.choice))):
            height = HEIGHT / 2 * abs(change) / most
            top = HEIGHT / 2 - (height if change > 0 else 0)
            left = slot * (place + 0.14 + 0.36 * side)
            bars.append(Bar(kind, round(left, 1), round(top, 1), width, round(height, 1)))
    return LuckChart(tuple(bars), round(100 * most))
