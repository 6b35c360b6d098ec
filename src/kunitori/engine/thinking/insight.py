"""Simulations for people: the chances of every seat in each of them, from a view or with all hands open."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..bits import bit
    from ..consts import *
    from ..deal import deal_all
    from ..rng import mix, rekey
    from .mind import judge, likeliest_answer
    from .search import carry_on

from ..moves import apply
from ..state import State
from .mind import Mind, Thought

MOST_SIMULATIONS = 1024  # that an insight has room for
MEANT = 64  # answers that can be meant beforehand


class Insight:
    """The chances of every seat in a number of simulations, and the answers to give first in each of them."""

    win: list[list[float]]
    answers: list[int]

    def __init__(self) -> None:
        self.n = 0
        self.seats = 0
        self.meant: int = 0
        if not cython.compiled:
            self.win = [[0.0] * MAX_PLAYERS for _ in range(MOST_SIMULATIONS)]
            self.answers = [0] * MEANT
        self.last = 0

    def mean_to(self, answers: list[int]) -> None:
        """Play these answers first, where they are open; those beyond the room are dropped."""
        self.meant = len(answers) if len(answers) < MEANT else MEANT
        for i in range(self.meant):
            self.answers[i] = answers[i]

    def rows(self) -> list[tuple[float, ...]]:
        """The chances of the seats, one row per simulation."""
        return [tuple([self.win[i][p] for p in range(self.seats)]) for i in range(self.n)]


def play_on(
    known: State, g: State, mind: Mind, t: Thought, found: Insight, turns: int, first: int, n: int, seed: int
) -> None:
    """Play futures of a view or a full state, numbered from `first`: the given answers, then the policy.

    For a full state nothing is dealt and only randomness is new: equal cards have equal futures.
    """
    found.n = n
    found.seats = known.seats
    with cython.nogil:
        for i in range(n):
            begin(g, known, mix(seed + first + i))
            do_as_meant(g, found)
            carry_on(g, mind, t, turns, mix(seed + first + i + 77))
            for p in range(known.seats):
                found.win[i][p] = t.win[p]


def begin(g: State, known: State, seed: int) -> None:
    if known.viewer >= 0:
        deal_all(g, known, seed)
        return
    g.copy_from(known)
    g.listening = 0
    g.key0 = mix(seed)
    g.key1 = mix(seed + 1)
    for j in range(STREAMS):
        g.shuffles[j] = 0
        rekey(g, j)


def do_as_meant(g: State, found: Insight) -> None:
    who = g.who
    for i in range(found.meant):
        if g.over or g.who != who or not g.mask & bit(found.answers[i] & 63):
            return
        apply(g, found.answers[i])


def instinct(g: State, mind: Mind, t: Thought) -> dict[int, float]:
    """How likely the mind is to choose each open answer without a search."""
    judge(g, mind, t)
    return {x: t.chance[x] for x in range(64) if g.mask & bit(x)}


def likely_line(g: State, mind: Mind, t: Thought) -> list[int]:
    """The policy's likeliest answers from here on, played in g, while one seat decides and nothing is random."""
    given: list[int] = []
    who = g.who
    chance = chance_of(g)
    while not g.over and g.who == who and chance_of(g) == chance:
        x = likeliest_answer(g, mind, t)
        given.append(x)
        apply(g, x)
    return given


def chance_of(g: State) -> int:
    """A number that changes when anything random happens."""
    word = g.key0
    for j in range(STREAMS):
        word = mix(word ^ g.stream[j])
    return word
