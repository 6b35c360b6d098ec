"""Games for environments: begun anew in the same state, answered by ids that are relative to the player asked.

A seat as an answer is counted from the player asked: 0 is the next to the left, and the last number is the player.
"""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .battlefield import team_of
    from .bits import bit, lowest, no_bits
    from .consts import *
    from .groups import answers_seats
    from .rng import mix
    from .sight import clear, first_byte
    from .turn import set_up, winner

    def wipe(g: State) -> None:
        """Every number as in a state just made."""
        script = g.script
        State.__init__(g, g.rules)
        g.script = script


from .moves import advance, apply
from .state import State


class Ids:
    """A dense numbering of the answers that a card set can ask for, by kind of decision and bit."""

    number: list[list[int]]
    answer: list[int]

    def __init__(self, answers: list[int]) -> None:
        if len(answers) > 4096:
            raise ValueError(len(answers))
        self.n: int = len(answers)
        if not cython.compiled:
            self.number = [[0] * 64 for _ in range(64)]
            self.answer = [0] * 4096
        for kind in range(64):
            for x in range(64):
                self.number[kind][x] = -1
        for i in range(self.n):
            self.answer[i] = answers[i]
            self.number[answers[i] // 64][answers[i] % 64] = i
        self.last: int = 0


def begin(g: State, seats: int, seed: int, max_rounds: int, auto: int) -> None:
    """Set up a new game in a used state."""
    wipe(g)
    g.key0 = mix(seed)
    g.key1 = mix(seed + 1)
    set_up(g, seats, -1, max_rounds)
    advance(g)
    skip(g, auto)


def skip(g: State, auto: int) -> None:
    """Give the answers that are no choice: a single one, and treasure in the buy phase."""
    x = no_choice(g, auto)
    while x >= 0:
        apply(g, x)
        x = no_choice(g, auto)


def no_choice(g: State, auto: int) -> int:
    """The next answer that is no choice, or -1."""
    if g.over:
        return -1
    if auto & AUTO_TREASURE and g.kind == D_BUY and g.mask & g.rules.treasure_answers:
        return lowest(g.mask & g.rules.treasure_answers)
    if auto & AUTO_FORCED and g.mask & (g.mask - 1) == 0:
        return lowest(g.mask)
    return -1


def answer_step(g: State, answer: int, auto: int) -> None:
    """Give an open answer, and those after it that are no choice."""
    apply(g, answer)
    skip(g, auto)


def relative(g: State, x: int) -> int:
    """An answer as the player asked counts it."""
    if not answers_seats(g.kind) or x >= g.seats:
        return x
    return SELF if x == g.who else (x - g.who - 1 + g.seats) % g.seats


def absolute(g: State, x: int) -> int:
    """The engine's answer for a relative one."""
    if not answers_seats(g.kind) or x > SELF:
        return x
    if x == SELF:
        return g.who
    return (g.who + 1 + x) % g.seats if x + 1 < g.seats else 63


def open_bits(g: State) -> int:
    """The mask of the open answers, relative to the player asked."""
    if not answers_seats(g.kind):
        return g.mask
    m = no_bits()
    for p in range(g.seats):
        if g.mask & bit(p):
            m |= bit(relative(g, p))
    return m


def bit_of(g: State, action: int) -> int:
    """The engine's answer for a relative bit, or -1 if it is not open."""
    if g.over or action < 0 or action > 63:
        return -1
    x = absolute(g, action)
    return x if g.mask & bit(x) else -1


def answer_of(g: State, ids: Ids, action: int) -> int:
    """The engine's answer for a dense id, or -1 if it is not open."""
    if action < 0 or action >= ids.n or ids.answer[action] // 64 != g.kind:
        return -1
    return bit_of(g, ids.answer[action] % 64)


def id_of(g: State, ids: Ids, answer: int) -> int:
    """The dense id of the engine's answer."""
    return ids.number[g.kind][relative(g, answer)]


def put_open(g: State, ids: Ids, out: Any, at: int) -> None:
    """One byte for each dense id: 1 if it is open."""
    clear(out, at, ids.n)
    m = open_bits(g)
    while m:
        out[at + ids.number[g.kind][lowest(m)]] = 1
        m &= m - 1


def open_ids(g: State, ids: Ids, out: Any) -> None:
    """The same into a buffer of the caller."""
    if len(out) != ids.n:
        raise ValueError(len(out))
    put_open(g, ids, first_byte(out), 0)


def reward(g: State, p: int) -> float:
    """1 for a seat that won; what the others lose adds up to what the winners gain."""
    if not g.over:
        return 0.0
    if g.rules.moegahara:
        return 1.0 if team_of(p) == winner(g) else -1.0
    return 1.0 if p == winner(g) else -1.0 / (g.seats - 1)
