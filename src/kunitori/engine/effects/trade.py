"""Exchanges: Temple Town, Market, Land Survey and Konishi Yukinaga."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..bits import bit
    from ..consts import *
    from ..zones import exchange, gain, gain_to_hand, push, tell, trash_from_hand

from ..state import State


def begin_trade(g: State, k: int) -> None:
    """Trash a card if possible; a single hand card known to all is not asked for (C3.7)."""
    if tradeable(g, k):
        push(g, D_TRASH, g.cur, k, -1)
    elif g.listening:
        tell(g, V_NOTHING, g.cur, k, 0, -1, P_ARMY, R_C3_7)


def tradeable(g: State, k: int) -> int:
    """Hand cards that the text allows to be trashed."""
    m = g.hand_m[g.cur]
    if g.rules.effect[k] == E_MARKET:
        return m & ~g.rules.market_proof
    if g.rules.effect[k] == E_UPGRADE_TREASURE:
        return m & 3
    return m


def trade(g: State, card: int, k: int) -> None:
    g.cause = card
    trash_from_hand(g, g.cur, k, R_C3_7)
    if g.rules.effect[card] == E_UPGRADE_TREASURE:
        gain_to_hand(g, g.cur, k + 1, R_C3_7)
    else:
        limit = g.rules.cost[k] + g.rules.first[card]
        if obtainable(g, limit):
            push(g, D_GAIN, g.cur, card, limit)


def obtainable(g: State, limit: int) -> int:
    """Pool cards whose printed cost is within the limit (C4.3)."""
    return g.pool_m & g.rules.afford[0][limit if limit < 63 else 63]


def survey_land(g: State, k: int) -> None:
    gain_to_hand(g, g.cur, SILVER, R_C3_7)


def obtain(g: State, card: int, k: int) -> None:
    g.cause = card
    gain(g, g.cur, k, -1, R_C3_7)


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
