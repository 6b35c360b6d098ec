"""What a seat may know, and states dealt from that knowledge alone (C9)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .battlefield import team_of
    from .bits import bit
    from .consts import *
    from .rng import draw_number, mix, rekey

from .moves import advance, reset_move
from .state import State


def known_to(g: State, viewer: int) -> State:
    """A copy without secrets, in which all unknown cards of another seat are counted in its deck.

    Sizes of hands and piles stay true; their contents hold only what the viewer may know. A viewer of -1 is a
    spectator. Another player's unfinished move is taken back.
    """
    c = g.clone()
    if c.who != viewer:
        reset_move(c)
    c.viewer = MAX_PLAYERS if viewer < 0 else viewer
    c.key0 = 0
    c.key1 = 0
    c.learned = 0
    for i in range(STREAMS):
        c.stream[i] = 0
        c.gamma[i] = 0
    for p in range(c.seats):
        if not is_open_to(c, p, viewer):
            hide_seat(c, p)
    if c.who != viewer:
        c.mask = 0
        if c.kind == D_KEEP:  # the first kind asked for would reveal a card in hand
            c.a = -1
    return c


def is_open_to(g: State, p: int, viewer: int) -> bool:
    """Whether a viewer may see a seat's hand and discard pile: their own, and in Moegahara the team's (M9)."""
    if p == viewer:
        return True
    return g.rules.moegahara != 0 and 0 <= viewer < MAX_PLAYERS and team_of(p) == team_of(viewer)


def hide_seat(c: State, p: int) -> None:
    for k in range(K):
        n = c.hand[p][k] - c.seen[p][k] + c.hidden[p][k]
        c.hand[p][k] = c.seen[p][k]
        c.hidden[p][k] = 0
        c.deck[p][k] += n
    if c.top_open[p] == NOBODY:
        for i in range(c.top_n[p]):
            k = c.top[p][i]
            c.deck[p][k] += 1
            c.deck_n[p] += 1
        c.top_n[p] = 0
    elif c.top_open[p] == BOTH_BUT_NOT_THE_ORDER and c.top[p][0] > c.top[p][1]:
        c.top[p][0], c.top[p][1] = c.top[p][1], c.top[p][0]
    set_masks(c, p)


def set_masks(c: State, p: int) -> None:
    c.hand_m[p] = 0
    c.deck_m[p] = 0
    c.pile_m[p] = 0
    for k in range(K):
        if c.hand[p][k] > 0:
            c.hand_m[p] |= bit(k)
        if c.deck[p][k] > 0:
            c.deck_m[p] |= bit(k)
        if c.pile[p][k] + c.hidden[p][k] > 0:
            c.pile_m[p] |= bit(k)


def dealt(view: State, seed: int) -> State:
    """A full state that fits the view, uniformly by the cards alone; its random streams come from the seed."""
    g = view.clone()
    with cython.nogil:
        deal_all(g, view, seed)
    return g


def deal_all(g: State, view: State, seed: int) -> None:
    """Deal into g, again and again until the pending question could have been asked."""
    for i in range(10000):
        g.copy_from(view)
        g.listening = 0
        g.viewer = -1
        g.key0 = mix(seed + 2 * i)
        g.key1 = mix(seed + 2 * i + 1)
        for j in range(STREAMS):
            g.shuffles[j] = 0
            rekey(g, j)
        for p in range(g.seats):
            if not is_open_to(g, p, view.viewer):
                deal_seat(g, p)
        if g.over or g.who == view.viewer:
            return
        advance(g)  # the options may depend on the cards just dealt
        if g.mask:
            return


def deal_seat(g: State, p: int) -> None:
    """Deal the unknown cards at random to the hand, the unseen part of the discard pile and the deck."""
    unknown = 0
    in_hand = 0
    for k in range(K):
        unknown += g.deck[p][k]
        in_hand += g.hand[p][k]
    for _ in range(g.hand_n[p] - in_hand):
        k = take_unknown(g, p, unknown)
        g.hand[p][k] += 1
        unknown -= 1
    for _ in range(g.hidden_n[p]):
        k = take_unknown(g, p, unknown)
        g.hidden[p][k] += 1
        unknown -= 1
    if g.top_open[p] == BOTH_BUT_NOT_THE_ORDER and draw_number(g, SETUP_STREAM, 2) == 1:
        g.top[p][0], g.top[p][1] = g.top[p][1], g.top[p][0]
    set_masks(g, p)


def take_unknown(g: State, p: int, unknown: int) -> int:
    n = draw_number(g, SETUP_STREAM, unknown)
    k = 0
    while n >= g.deck[p][k]:
        n -= g.deck[p][k]
        k += 1
    g.deck[p][k] -= 1
    return k
