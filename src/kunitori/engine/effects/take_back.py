"""Take-back: a general returns from deck or discard pile to the hand, then the deck is shuffled.

The general is shown, the rest of the searched deck is seen by its owner only (C9.4).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..bits import bit
    from ..consts import *
    from ..zones import hand_add, pile_remove, push, shuffle_deck, tell

from ..state import State


def begin_take_back(g: State, k: int) -> None:
    """Asked even of a single general: others must not learn that there was no second one."""
    if takeable(g, g.cur):
        push(g, D_TAKE, g.cur, k, -1)
    else:
        g.learned |= 1 << g.cur
        if g.listening:
            tell(g, V_NOTHING, g.cur, k, 0, -1, P_ARMY, R_C3_7)
        shuffle_deck(g, g.cur)


def takeable(g: State, p: int) -> int:
    """Bit k: general k lies in the discard pile; bit k + 16: in the deck."""
    in_deck = g.deck_m[p]
    for i in range(g.top_n[p]):
        in_deck |= bit(g.top[p][i])
    return (g.pile_m[p] & g.rules.generals) | ((in_deck & g.rules.generals) << GENERALS)


def take_back(g: State, card: int, choice: int) -> None:
    p = g.cur
    g.cause = card
    k = choice
    if choice < FIRST_TROOP:
        pile_remove(g, p, k)
        if g.listening:
            tell(g, V_TAKE, p, k, 1, -1, P_DISCARD, R_C3_7)
    else:
        k -= GENERALS
        if g.deck[p][k] > 0:
            g.deck[p][k] -= 1
            g.deck_n[p] -= 1
            if g.deck[p][k] == 0:
                g.deck_m[p] &= ~bit(k)
        else:
            if g.top[p][0] == k:
                g.top[p][0] = g.top[p][1]
            g.top_n[p] -= 1
        if g.listening:
            tell(g, V_TAKE, p, k, 1, -1, P_DECK, R_C3_7)
    hand_add(g, p, k, 1)
    shuffle_deck(g, p)
