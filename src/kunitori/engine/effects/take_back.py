"""Take-back: a general returns from deck or discard pile to the hand, then the deck is shuffled.

The general is shown; only the owner sees the rest of the deck (C9.4).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..bits import bit, lowest, no_bits
    from ..consts import *
    from ..zones import hand_add, pile_remove, push, shuffle_deck, tell

from ..rules import Rules
from ..state import State


def begin_take_back(g: State, k: int) -> None:
    """Ask even if there is only one general, so that others do not learn it."""
    if takeable(g, g.cur):
        push(g, D_TAKE, g.cur, k, -1)
    else:
        g.learned |= 1 << g.cur
        if g.listening:
            tell(g, V_NOTHING, g.cur, k, 0, -1, P_ARMY, R_C3_7)
        shuffle_deck(g, g.cur)


def take_bit(rules: Rules, k: int, in_deck: bool) -> int:
    """The D_TAKE answer for a general: first the discard pile's bits, then as many for the deck. -1: no general."""
    if k < 0 or not bit(k) & rules.generals:
        return -1
    return FIRST_TAKE + rules.unit_number[k] + (rules.general_numbers if in_deck else 0)


def is_taken_from_deck(rules: Rules, choice: int) -> bool:
    """Whether a D_TAKE answer means a general in the deck."""
    return choice >= FIRST_TAKE + rules.general_numbers


def taken_kind(rules: Rules, choice: int) -> int:
    """The general that a D_TAKE answer means."""
    return rules.general_numbered[(choice - FIRST_TAKE) % rules.general_numbers]


def takeable(g: State, p: int) -> int:
    """The generals in the discard pile and in the deck, as D_TAKE bits."""
    answers = no_bits()
    m = g.pile_m[p] & g.rules.generals
    while m:
        answers |= bit(take_bit(g.rules, lowest(m), False))
        m &= m - 1
    m = g.deck_m[p]
    for i in range(g.top_n[p]):
        m |= bit(g.top[p][i])
    m &= g.rules.generals
    while m:
        answers |= bit(take_bit(g.rules, lowest(m), True))
        m &= m - 1
    return answers


def take_back(g: State, card: int, choice: int) -> None:
    p = g.cur
    g.cause = card
    k = taken_kind(g.rules, choice)
    if not is_taken_from_deck(g.rules, choice):
        pile_remove(g, p, k)
        if g.listening:
            tell(g, V_TAKE, p, k, 1, -1, P_DISCARD, R_C3_7)
    else:
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
