"""What one timed stretch of work gives."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import NamedTuple

# The processor's time and not the clock's on the wall: what else the machine does then counts for little. It is too
# coarse on Windows.
clock: Callable[[], float] = time.perf_counter if sys.platform == "win32" else time.thread_time


class Lap(NamedTuple):
    """So many things were done in so many seconds."""

    done: int
    seconds: float

    @property
    def rate(self) -> float:
        """Things per second."""
        return self.done / self.seconds

    @property
    def ns(self) -> float:
        """Nanoseconds for one thing."""
        return self.seconds / self.done * 1e9


class Size(NamedTuple):
    """How much is measured: the rounds, and what is done in each of them."""

    rounds: int
    setups: int  # one game stepped from Python each
    games: int  # random games for each set-up
    money_games: int  # for each set-up
    clones: int  # of each position
    applied: int  # games driven through Game
    uncompiled: int  # of the set-ups, one random game each
    pyminion: int
    spiel: int
    passes: int  # how often the stepped games and those compared with the uncompiled engine are played


FULL = Size(
    9, setups=16, games=40, money_games=120, clones=8_000, applied=4, uncompiled=8, pyminion=12, spiel=40, passes=12
)
UNCOMPILED = FULL._replace(rounds=3, games=1, money_games=1, clones=100, applied=1, passes=1)
QUICK = Size(1, setups=1, games=1, money_games=1, clones=9, applied=1, uncompiled=1, pyminion=1, spiel=1, passes=1)


class SearchSize(NamedTuple):
    """The same for looking ahead."""

    rounds: int
    positions: int  # of each table, of OpenSpiel's games too
    master: int  # looks ahead from each position
    whole: int  # looks ahead to the end of the game
    random: int  # random play-outs from each position
    counted: int  # play-outs from each position to see how many decisions there are in one
    hearts: int  # iterations from each position
    gin_rummy: int
    pyminion: int  # play-outs


SEARCH_FULL = SearchSize(
    7, positions=6, master=2_000, whole=200, random=60, counted=40, hearts=600, gin_rummy=60, pyminion=12
)
SEARCH_UNCOMPILED = SearchSize(
    1, positions=1, master=40, whole=8, random=2, counted=2, hearts=600, gin_rummy=60, pyminion=12
)
SEARCH_QUICK = SearchSize(1, positions=1, master=16, whole=4, random=1, counted=1, hearts=4, gin_rummy=4, pyminion=1)
