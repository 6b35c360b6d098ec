"""Players inside the engine, and matches between them. Each sees only what its seat may know."""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..consts import *
    from ..playout import choose_random
    from ..rng import mix
    from .heuristics import plan_answer
    from .mind import drawn_answer, is_plain, likeliest_answer, plain_answer
    from .search import search, time_now

from ..deal import known_to
from ..moves import apply
from ..state import State
from .mind import Thought
from .search import Search


class Brain:
    """A player: random, a plan, a mind that follows its policy, or a mind that searches."""

    plan: Any  # a Plan, or None
    mind: Any  # a Mind, or None
    search: Any  # a Search, or None
    rooms: Any  # two States to search in, or None

    def __init__(
        self, way: int, seed: int, plan: Any = None, mind: Any = None, nodes: int = 0, turns: int = 8
    ) -> None:
        self.way = way
        self.seed = seed
        self.plan = plan
        self.mind = mind
        self.nodes = nodes
        self.seconds: float = 0.0
        self.decisions = 0  # answers in matches with a choice
        self.spent: float = 0.0  # seconds that they took, if the brain searches
        self.thought: Thought = Thought()
        self.search = None
        if way == SEARCHING:
            self.search = Search()
            self.search.turns = turns
        self.rooms = None


def word_of(g: State, seed: int) -> int:
    """A brain's random seed for a question, so that the same question gets the same answer."""
    word = mix(seed ^ (g.turn * 64 + g.kind))
    word = mix(word ^ (g.mask + g.step))
    word = mix(word ^ (g.money * 4096 + g.actions * 64 + g.buys + (g.a + 1) * 1048576))
    return mix(word ^ (g.hand_n[g.who] * 512 + g.deck_n[g.who]))


def answer(g: State, brain: Brain) -> int:
    """A brain's answer to the pending question of a state or a view."""
    if brain.way == SEARCHING and not is_plain(g):
        return searched(known_to(g, g.who), brain, word_of(g, brain.seed))
    return ready_answer(g, brain)


def ready_answer(g: State, brain: Brain) -> int:
    """The same, where nothing is to be searched."""
    if brain.way == RANDOM:
        return choose_random(g.mask, word_of(g, brain.seed))
    if brain.way == PLANNING:
        return plan_answer(g, brain.plan)
    if brain.way == GUESSING and g.turn < PATIENCE * g.seats:
        return likeliest_answer(g, brain.mind, brain.thought)
    if brain.way == GUESSING or brain.way == DRAWING:
        return drawn_answer(g, brain.mind, brain.thought, word_of(g, brain.seed))
    return plain_answer(g)


def searched(known: State, brain: Brain, word: int) -> int:
    """The best answer that a search finds."""
    if brain.rooms is None or brain.rooms[0].rules is not known.rules:
        brain.rooms = known.clone(), known.clone()
    room, scratch = brain.rooms
    return search(brain.search, known, room, scratch, brain.mind, brain.thought, brain.nodes, word, brain.seconds)


def play(g: State, brains: list[Brain], turns: int = 0) -> int:
    """Play to the end or this many turns, and return how many questions had at least two answers."""
    n = 0
    until = g.turn + turns
    while not g.over and (turns == 0 or g.turn < until):
        brain = brains[g.who]
        if g.mask & (g.mask - 1):
            n += 1
            brain.decisions += 1
        if brain.way == SEARCHING:
            begin = time_now()
            x = answer(g, brain)
            brain.spent += time_now() - begin
        else:
            x = answer(g, brain)
        apply(g, x)
    return n
