"""Trap: a deployed card of any player goes to its owner's discard pile."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..bits import bit, no_bits
    from ..consts import *
    from ..zones import deployed_remove, push, tell, tell_discard

from ..state import State


def begin_trap(g: State, k: int) -> None:
    if trap_seats(g):
        push(g, D_TRAP_SEAT, g.cur, k, -1)
    elif g.listening:
        tell(g, V_NOTHING, g.cur, k, 0, -1, P_ARMY, R_C3_7)


def trap_seats(g: State) -> int:
    """The players with a deployed card (C1.4)."""
    m = no_bits()
    for p in range(g.seats):
        if g.deployed_m[p]:
            m |= bit(p)
    return m


def spring_trap(g: State, k: int, p: int, victim: int) -> None:
    g.cause = k
    deployed_remove(g, p, victim)
    tell_discard(g, p, victim, 1, P_ARMY, R_C3_7)
