"""Search by paired futures: the likeliest answers are played on in the same futures, and the better half goes on.

Each future deals the cards that the seat cannot know, plays on with the learned policy for some turns, and asks the
learned value who is ahead. All answers meet the same deals and the same luck, so they differ by what they do.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from math import log
    from time import monotonic as clock

    from ..bits import lowest
    from ..consts import *
    from ..deal import deal_all
    from ..rng import mix, next_word
    from .mind import drawn_answer, judge, value

from ..moves import apply
from ..state import State
from .mind import Mind, Thought


class Search:
    """The candidates for one decision, and what their futures were like."""

    answer: list[int]
    prior: list[float]  # logarithm of the policy's chance
    total: list[list[float]]  # [part][place]: the sum of the seat's chances to win
    seen: list[int]  # futures that each part has seen

    def __init__(self) -> None:
        if not cython.compiled:
            self.answer = [0] * CANDIDATES
            self.prior = [0.0] * CANDIDATES
            self.total = [[0.0] * CANDIDATES for _ in range(PARTS)]
            self.seen = [0] * PARTS
        self.best = 0  # the answer that is best so far
        self.n = 0  # candidates that are left; they come first, the best of all before the others
        self.most = 8  # candidates to begin with
        self.turns = 8  # turns to play before the value is asked
        self.trust: float = 30.0  # how much a chance to win counts beside the prior, and how much more with each future
        self.more_trust: float = 0.25
        self.rivals = 1  # the more there are, the smaller are all chances, and the differences between them
        self.least: float = 0.002  # chance of an answer to be a candidate
        self.futures = 0  # that were played
        self.last = 0


def gather(s: Search, known: State, g: State, mind: Mind, t: Thought, seed: int) -> None:
    """Find the candidates: the answers that the policy finds likeliest."""
    deal_all(g, known, mix(seed))
    judge(g, mind, t)
    s.n = 0
    s.futures = 0
    s.rivals = 1 if known.rules.moegahara else known.seats - 1
    most = s.most if s.most < CANDIDATES else CANDIDATES
    m = g.mask
    while m:
        x = lowest(m)
        m &= m - 1
        if t.chance[x] < s.least and t.chance[x] < 1.0 / 64:
            continue
        i = s.n if s.n < most else most - 1
        if s.n == most and s.prior[i] >= t.chance[x]:
            continue
        while i > 0 and s.prior[i - 1] < t.chance[x]:
            s.prior[i] = s.prior[i - 1]
            s.answer[i] = s.answer[i - 1]
            i -= 1
        s.prior[i] = t.chance[x]
        s.answer[i] = x
        if s.n < most:
            s.n += 1
    s.best = s.answer[0]
    for i in range(s.n):
        s.prior[i] = log(s.prior[i])
        for part in range(PARTS):
            s.total[part][i] = 0.0
    for part in range(PARTS):
        s.seen[part] = 0


def explore(
    s: Search, part: int, known: State, room: State, g: State, mind: Mind, t: Thought, first: int, each: int,
    seed: int, until: float,
) -> None:  # fmt: skip
    """Play this part of the futures from `first` to `first + each` for all candidates; stop at a time (0: never)."""
    who = known.who
    for j in range(first, first + each):
        if j % PARTS != part:
            continue
        if until > 0.0 and s.seen[part] > 0 and clock() > until:
            return
        word = mix(seed + j)
        deal_all(room, known, word)
        for i in range(s.n):
            g.copy_from(room)
            apply(g, s.answer[i])
            carry_on(g, mind, t, s.turns, mix(word + 77))
            s.total[part][i] += t.win[who]
        s.seen[part] += 1


def explore_alone(
    s: Search, part: int, known: State, room: State, g: State, mind: Mind, t: Thought, first: int, each: int,
    seed: int, until: float,
) -> None:  # fmt: skip
    """The same, for a thread of its own, with room and g and a thought of its own."""
    with cython.nogil:
        explore(s, part, known, room, g, mind, t, first, each, seed, until)


def carry_on(g: State, mind: Mind, t: Thought, turns: int, word: int) -> None:
    """Play with the policy for some turns, then judge the position."""
    until = g.turn + turns
    while not g.over and g.turn < until:
        word = next_word(word)
        apply(g, drawn_answer(g, mind, t, mix(word)))
    value(g, mind, t)


def merit(s: Search, i: int) -> float:
    """What a candidate promises: its prior, and the more futures were seen the more its chance to win."""
    total = 0.0
    seen = 0
    for part in range(PARTS):
        total += s.total[part][i]
        seen += s.seen[part]
    return s.prior[i] + s.rivals * (s.trust + s.more_trust * seen) * total / (1.0 * seen if seen else 1.0)


def rank(s: Search) -> None:
    """Order the candidates by merit."""
    for i in range(1, s.n):
        j = i
        while j > 0 and merit(s, j) > merit(s, j - 1):
            swap(s, j)
            j -= 1


def swap(s: Search, j: int) -> None:
    s.answer[j], s.answer[j - 1] = s.answer[j - 1], s.answer[j]
    s.prior[j], s.prior[j - 1] = s.prior[j - 1], s.prior[j]
    for part in range(PARTS):
        s.total[part][j], s.total[part][j - 1] = s.total[part][j - 1], s.total[part][j]


def rounds_of(n: int) -> int:
    """How often candidates are halved until one is left."""
    rounds = 0
    while n > 1:
        rounds += 1
        n = (n + 1) // 2
    return rounds


def search(
    s: Search, known: State, room: State, g: State, mind: Mind, t: Thought, nodes: int, seed: int, seconds: float
) -> int:
    """The best answer after up to ``nodes`` futures and so many seconds (0: any time); room and g are scratch space."""
    gather(s, known, g, mind, t, seed)
    end = clock() + seconds if seconds > 0.0 else 0.0
    rounds = rounds_of(s.n)
    first = 0
    while s.n > 1:
        each = nodes // (rounds * s.n)
        each = each if each > 0 else 1
        with cython.nogil:
            for part in range(PARTS):
                explore(s, part, known, room, g, mind, t, first, each, seed, end)
        halve(s, each)
        first += each
    return s.best


def halve(s: Search, each: int) -> None:
    """Keep the better half of the candidates after a round in which each had so many futures."""
    s.futures += each * s.n
    rank(s)
    s.n = (s.n + 1) // 2
    s.best = s.answer[0]


def time_now() -> float:
    """Seconds of a monotonic clock."""
    return clock()
