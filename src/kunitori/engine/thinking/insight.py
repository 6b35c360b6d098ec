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
    from ..rng import mix, next_word, rekey
    from .mind import drawn_answer, is_plain, plain_answer, value
    from .search import plant, simulate

from ..moves import apply
from ..state import State
from .mind import Mind, Thought
from .search import Tree

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


def look_ahead(
    tree: Tree, known: State, g: State, mind: Mind, t: Thought, found: Insight, first: int, n: int, seed: int
) -> None:
    """Run n simulations numbered from `first`, which is 0 for a new tree. The same number is the same deal."""
    if first == 0:
        plant(tree)
    found.n = n
    found.seats = known.seats
    with cython.nogil:
        for i in range(n):
            simulate(tree, known, g, mind, t, mix(seed + first + i))
            for p in range(known.seats):
                found.win[i][p] = t.win[p]


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


def carry_on(g: State, mind: Mind, t: Thought, turns: int, word: int) -> None:
    until = g.turn + turns
    while not g.over and g.turn < until:
        word = next_word(word)
        apply(g, drawn_answer(g, mind, t, mix(word)))
    value(g, mind, t)


def likely_line(tree: Tree, g: State, least: int) -> list[int]:
    """The most visited answers from here on, played in g, while one seat decides and nothing is random.

    Answers with fewer than `least` visits are left out.
    """
    given: list[int] = []
    node = 0
    who = g.who
    chance = chance_of(g)
    while not g.over and g.who == who and chance_of(g) == chance:
        if is_plain(g):
            x = plain_answer(g)
        else:
            node = favourite(tree, node, g)
            if node == 0 or tree.visits[node] < least:
                break
            x = tree.action[node]
        given.append(x)
        apply(g, x)
    return given


def favourite(tree: Tree, node: int, g: State) -> int:
    """The open answer below a node that was visited most, or 0."""
    best = 0
    n = tree.first[node]
    while n:
        if g.mask & bit(tree.action[n] & 63) and (best == 0 or tree.visits[n] > tree.visits[best]):
            best = n
        n = tree.sibling[n]
    return best


def chance_of(g: State) -> int:
    """A number that changes when anything random happens."""
    word = g.key0
    for j in range(STREAMS):
        word = mix(word ^ g.stream[j])
    return word
