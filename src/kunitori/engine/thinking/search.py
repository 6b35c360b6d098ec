"""Information-set Monte Carlo tree search.

Each simulation deals the cards that the seat cannot know, walks down one tree shared by all deals, plays on with the
learned policy for some turns, and asks the learned value who is ahead. The tree keeps chances for every seat, so any
number of players, and teams, are treated alike.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from math import sqrt
    from time import monotonic as clock

    from ..bits import bit, lowest
    from ..consts import *
    from ..deal import deal_all
    from ..rng import mix, next_word
    from .mind import drawn_answer, is_plain, judge, plain_answer, value

from ..moves import apply
from ..state import State
from .mind import Mind, Thought


class Tree:
    """A search tree; each node is an answer after those above it."""

    action: list[int]
    first: list[int]
    sibling: list[int]
    visits: list[int]
    offered: list[int]  # how often the answer was open
    total: list[float]
    prior: list[float]
    path: list[int]
    movers: list[int]

    def __init__(self) -> None:
        if not cython.compiled:
            self.action = [0] * TREE
            self.first = [0] * TREE
            self.sibling = [0] * TREE
            self.visits = [0] * TREE
            self.offered = [0] * TREE
            self.total = [0.0] * TREE
            self.prior = [0.0] * TREE
            self.path = [0] * DEPTH
            self.movers = [0] * DEPTH
        self.size = 0
        self.simulations = 0
        self.explore: float = 1.0
        self.turns = 4  # turns to play before the value is asked
        self.last = 0

    def answers(self) -> list[tuple[int, int, float, float]]:
        """For each answer to the pending question: answer, visits, sum of chances, prior."""
        found = []
        n = self.first[0]
        while n:
            found.append((self.action[n], self.visits[n], self.total[n], self.prior[n]))
            n = self.sibling[n]
        return found


def plant(tree: Tree) -> None:
    """Clear the tree down to its root."""
    tree.size = 1
    tree.simulations = 0
    tree.first[0] = 0
    tree.sibling[0] = 0
    tree.visits[0] = 0
    tree.offered[0] = 0
    tree.total[0] = 0.0


def grow(tree: Tree, parent: int, x: int, prior: float) -> int:
    """Add an answer below a node; 0 if the tree is full."""
    n = tree.size
    if n >= TREE:
        return 0
    tree.size = n + 1
    tree.action[n] = x
    tree.first[n] = 0
    tree.sibling[n] = tree.first[parent]
    tree.first[parent] = n
    tree.visits[n] = 0
    tree.offered[n] = 0
    tree.total[n] = 0.0
    tree.prior[n] = prior
    return n


def open_below(tree: Tree, parent: int, actions: int) -> int:
    """The open answers that the node already has."""
    known = 0
    n = tree.first[parent]
    while n:
        if actions & bit(tree.action[n] & 63):
            known |= bit(tree.action[n] & 63)
        n = tree.sibling[n]
    return known


def unfold(tree: Tree, node: int, g: State, mind: Mind, t: Thought) -> None:
    """Add answers that were never open here before, each with the policy's chance."""
    fresh = g.mask & ~open_below(tree, node, g.mask)
    if fresh == 0:
        return
    judge(g, mind, t)
    while fresh:
        x = lowest(fresh)
        fresh &= fresh - 1
        # A minimum for every answer, since the policy may be wrong here.
        grow(tree, node, x, 0.95 * t.chance[x] + 0.02)


def select(tree: Tree, node: int, g: State) -> int:
    """The most promising open answer below a node, by its mean, prior and number of visits."""
    best = 0
    most = -1e9
    parent = tree.total[node] / tree.visits[node] if node and tree.visits[node] else 0.5
    n = tree.first[node]
    while n:
        if g.mask & bit(tree.action[n] & 63):
            tree.offered[n] += 1
            mean = tree.total[n] / tree.visits[n] if tree.visits[n] else parent - 0.1
            x = mean + tree.explore * tree.prior[n] * sqrt(1.0 * tree.offered[n]) / (1.0 + tree.visits[n])
            if x > most:
                most = x
                best = n
        n = tree.sibling[n]
    return best


def simulate(tree: Tree, known: State, g: State, mind: Mind, t: Thought, seed: int) -> None:
    """Run one simulation and add it to the tree."""
    deal_all(g, known, seed)
    word = mix(seed + 77)
    node = 0
    depth = 0
    is_new = False
    while not g.over and not is_new and depth < DEPTH:
        if is_plain(g):
            apply(g, plain_answer(g))
            continue
        unfold(tree, node, g, mind, t)
        n = select(tree, node, g)
        if n == 0:
            break
        tree.path[depth] = n
        tree.movers[depth] = g.who
        depth += 1
        is_new = tree.visits[n] == 0
        node = n
        apply(g, tree.action[n])
    until = g.turn + tree.turns
    while not g.over and g.turn < until:
        word = next_word(word)
        apply(g, drawn_answer(g, mind, t, mix(word)))
    value(g, mind, t)
    for i in range(depth):
        n = tree.path[i]
        tree.visits[n] += 1
        tree.total[n] += t.win[tree.movers[i]]
    tree.simulations += 1


def is_settled(tree: Tree, left: int) -> bool:
    """Whether the most visited answer can no longer be overtaken."""
    most = 0
    second = 0
    n = tree.first[0]
    while n:
        if tree.visits[n] > most:
            second = most
            most = tree.visits[n]
        elif tree.visits[n] > second:
            second = tree.visits[n]
        n = tree.sibling[n]
    return most - second > left


def time_now() -> float:
    """Seconds of a monotonic clock."""
    return clock()


def search(tree: Tree, known: State, g: State, mind: Mind, t: Thought, nodes: int, seed: int, until: float) -> None:
    """Run up to ``nodes`` simulations, or stop at a time (``until``; 0: never); g is scratch space."""
    plant(tree)
    with cython.nogil:
        for i in range(nodes):
            simulate(tree, known, g, mind, t, mix(seed + i))
            if i & 15 == 15 and (is_settled(tree, nodes - i - 1) or (until > 0.0 and clock() > until)):
                break
