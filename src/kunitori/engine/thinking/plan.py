"""A scripted strategy as numbers: wishes in order, and a few habits."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..bits import bit, lowest
    from ..consts import *

from ..state import State


class Plan:
    """What to buy first and how to behave; kunitori.bots reads it from the text of a strategy."""

    wish: list[int]
    until: list[int]
    when: list[int]
    limit: list[int]

    def __init__(self) -> None:
        self.wishes: int = 0
        if not cython.compiled:
            self.wish = [0] * WISHES
            self.until = [0] * WISHES
            self.when = [0] * WISHES
            self.limit = [0] * WISHES
        self.margin: int = NEVER  # attack with at least this expected lead
        self.junk = 0  # kinds to give away first
        self.keep = 0  # tactics to keep in hand
        self.favourites = 0  # kinds to play first
        self.shunned = 0  # kinds never to play
        self.burn = 0  # whether to trash cards that give money for it
        self.last = 0

    def add_wish(self, kind: int, until: int, when: int, limit: int) -> None:
        """Append a wish; until 0 means no limit."""
        if self.wishes >= WISHES:
            raise ValueError(kind)
        self.wish[self.wishes] = kind
        self.until[self.wishes] = until
        self.when[self.wishes] = when
        self.limit[self.wishes] = limit
        self.wishes += 1


def is_late(g: State, left: int) -> bool:
    """Whether a victory point pile is nearly or fully empty (C8.1)."""
    if g.last_turn >= 0:
        return True
    return g.pool[LAND] <= left or g.pool[TOWN] <= left or g.pool[VILLAGE] <= 2 * left


def holds(g: State, p: int, when: int, limit: int) -> bool:
    """Whether a wish holds now."""
    if when == W_ALWAYS:
        return True
    if when == W_LATE:
        return is_late(g, limit)
    if when == W_EARLY:
        return not is_late(g, limit)
    if when == W_FROM:
        return g.turn >= (limit - 1) * g.seats
    if when == W_BEFORE:
        return g.turn < (limit - 1) * g.seats
    return g.have_n[p] >= limit


def generals_owned(g: State, p: int) -> int:
    n = 0
    m = g.have_m[p] & g.rules.generals
    while m:
        n += g.have[p][lowest(m)]
        m &= m - 1
    return n


def wished(g: State, plan: Plan, p: int, open_kinds: int) -> int:
    """The first wish of a plan among the available kinds, or -1."""
    for i in range(plan.wishes):
        k = plan.wish[i]
        if k == ANY_GENERAL:
            m = open_kinds & g.rules.generals
            if m == 0 or (plan.until[i] > 0 and generals_owned(g, p) >= plan.until[i]):
                continue
            k = lowest(m)
        elif not open_kinds & bit(k) or (plan.until[i] > 0 and g.have[p][k] >= plan.until[i]):
            continue
        if holds(g, p, plan.when[i], plan.limit[i]):
            return k
    return -1
