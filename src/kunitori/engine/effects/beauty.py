"""A Beauty to Topple Kingdoms: when gained, it may be passed to a player who has gained a Land."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..bits import bit
    from ..consts import *
    from ..zones import discard, lose, own, pile_remove, tell

from ..state import State


def receivers(g: State, p: int) -> int:
    """The seats that may get it; the gainer's own bit means keeping it."""
    m = bit(p)
    for i in range(g.seats):
        if g.land_gained & (1 << i):
            m |= bit(i)
    return m


def pass_on(g: State, k: int, p: int, to: int) -> None:
    """Pass it on; the receiver has not gained it and cannot pass it again."""
    if to == p:
        return
    g.cause = k
    pile_remove(g, p, k)
    lose(g, p, k)
    discard(g, to, k, 1)
    own(g, to, k)
    if g.listening:
        tell(g, V_PASS_ON, p, k, 1, to, P_DISCARD, R_C4_3)
