"""Timed laps, and how much each run measures."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import NamedTuple

# CPU time rather than wall-clock time, so that other load on the machine matters little. It is too coarse on Windows.
clock: Callable[[], float] = time.perf_counter if sys.platform == "win32" else time.thread_time


class Lap(NamedTuple):
    """A number of things done, and the seconds they took."""

    done: int
    seconds: float

    @property
    def rate(self) -> float:
        """Things per second."""
        return self.done / self.seconds

    @property
    def ns(self) -> float:
        """Nanoseconds per thing."""
        return self.seconds / self.done * 1e9


class Size(NamedTuple):
    """How much to measure: the rounds, and the work in each of them."""

    rounds: int
    setups: int  # each with one game stepped from Python
    games: int  # random games per set-up
    money_games: int  # per set-up
    clones: int  # per position
    applied: int  # games driven through Game
    uncompiled: int  # set-ups, each with one random game
    pyminion: int
    spiel: int
    passes: int  # repetitions of the stepped games and of those compared with the uncompiled engine


FULL = Size(
    9, setups=16, games=40, money_games=120, clones=8_000, applied=4, uncompiled=8, pyminion=12, spiel=40, passes=12
)
UNCOMPILED = FULL._replace(rounds=3, games=1, money_games=1, clones=100, applied=1, passes=1)
QUICK = Size(1, setups=1, games=1, money_games=1, clones=9, applied=1, uncompiled=1, pyminion=1, spiel=1, passes=1)


class SearchSize(NamedTuple):
    """The same for searches."""

    rounds: int
    positions: int  # per table, and for each of OpenSpiel's games
    master: int  # futures from each position
    whole: int  # futures to the end of the game
    random: int  # random play-outs from each position
    counted: int  # play-outs from each position for counting the decisions in one
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


class EnvSize(NamedTuple):
    """The same for environments."""

    rounds: int
    batch: int  # games that are stepped by one call
    warm: int  # calls before the clock starts, so that the games are spread out
    calls: int
    solo: int  # steps of the environments for one game
    spiel: int  # decisions in our game of OpenSpiel, and clones
    pgx: int  # steps of its batch, which is as large as ours
    peer: int  # steps of the other peers


ENV_FULL = EnvSize(7, batch=1024, warm=300, calls=400, solo=20_000, spiel=5_000, pgx=1_000, peer=20_000)
ENV_UNCOMPILED = EnvSize(1, batch=64, warm=2, calls=4, solo=200, spiel=200, pgx=1_000, peer=20_000)
ENV_QUICK = EnvSize(1, batch=4, warm=2, calls=2, solo=20, spiel=20, pgx=2, peer=20)
