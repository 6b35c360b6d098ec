"""Konishi Yukinaga: a treasure of the hand is exchanged for the next better one."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..bits import bit
    from ..consts import *
    from ..zones import exchange, push

from ..state import State


def begin_exchange(g: State, k: int) -> None:
    """Ask every hand that could hold a treasure to exchange."""
    if g.hand_n[g.cur] > 0 and (g.pool[SILVER] > 0 or g.pool[GOLD] > 0):
        push(g, D_EXCHANGE, g.cur, k, -1)


def exchangeable(g: State) -> int:
    """Copper and Silver in hand that can be exchanged for a better one."""
    m = bit(NO)
    if g.hand[g.cur][COPPER] > 0 and g.pool[SILVER] > 0:
        m |= bit(COPPER)
    if g.hand[g.cur][SILVER] > 0 and g.pool[GOLD] > 0:
        m |= bit(SILVER)
    return m


def exchange_treasure(g: State, card: int, k: int) -> None:
    g.cause = card
    if k != NO:
        exchange(g, g.cur, k, R_C3_7)
