"""Ninja Clan and Skilled Ninja: spying on another player's deck."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..bits import bit
    from ..consts import *
    from ..zones import hand_remove, lose, push, put_back, reveal_two, shown_remove, tell, tell_discard

from ..state import State


def begin_ninja(g: State, k: int) -> None:
    push(g, D_TARGET, g.cur, k, -1)


def send_ninja(g: State, k: int, p: int) -> None:
    """The Skilled Ninja reveals first and then asks; the Clan asks first."""
    g.cause = k
    if g.listening:
        tell(g, V_TARGET, g.cur, k, 0, p, P_ARMY, R_C3_7)
    if bit(k) & g.rules.spies_trash:
        reveal_two(g, p, R_C3_7)
        push(g, F_NINJA, p, k, -1)
        if g.rules.ninja_sees_deck and has_guard(g, p):
            return
    push(g, D_SHOW, p, k, -1)


def has_guard(g: State, p: int) -> bool:
    """Whether a ninja or general is among a player's revealed cards (the other reading of ruling 19)."""
    for i in range(g.shown_n[p]):
        if bit(g.shown[p][i]) & (g.rules.ninjas | g.rules.generals):
            return True
    return False


def showable(g: State, p: int) -> int:
    """Ninjas and generals in hand (ruling 20)."""
    return (g.hand_m[p] & (g.rules.ninjas | g.rules.generals)) | bit(NO)


def show(g: State, card: int, p: int, k: int) -> None:
    """The target shows a card from hand or none."""
    g.cause = card
    skilled = bit(card) & g.rules.spies_trash != 0
    if k == NO:
        if not skilled:
            reveal_two(g, p, R_C3_7)
        if g.shown_n[p] > 0:
            push(g, D_PICK, g.cur, card, p)
        return
    g.learned |= 63
    if g.listening:
        tell(g, V_SHOW, p, k, 1, -1, P_HAND, R_C3_7)
    if skilled and bit(k) & g.rules.ninjas:
        hand_remove(g, p, k)
        tell_discard(g, p, k, 1, P_HAND, R_C3_7)
    elif g.seen[p][k] == 0:
        g.seen[p][k] = 1


def pickable(g: State, p: int) -> int:
    m = bit(g.shown[p][0])
    if g.shown_n[p] == 2:
        m |= bit(g.shown[p][1])
    return m


def pick_revealed(g: State, card: int, p: int, k: int) -> None:
    """The Skilled Ninja trashes the chosen card; the Clan discards it."""
    g.cause = card
    shown_remove(g, p, k)
    if bit(card) & g.rules.spies_trash:
        lose(g, p, k)
        g.trash[k] += 1
        if g.listening:
            tell(g, V_TRASH, p, k, 1, -1, P_REVEALED, R_C3_7)
    else:
        tell_discard(g, p, k, 1, P_REVEALED, R_C3_7)
        put_back(g, p, R_C3_7)


def end_ninja(g: State, card: int, p: int) -> None:
    """Discard revealed ninjas, and return all other cards to the deck."""
    g.cause = card
    i = 0
    while i < g.shown_n[p]:
        k = g.shown[p][i]
        if bit(k) & g.rules.ninjas:
            if i == 0:
                g.shown[p][0] = g.shown[p][1]
            g.shown_n[p] -= 1
            tell_discard(g, p, k, 1, P_REVEALED, R_C3_7)
        else:
            i += 1
    put_back(g, p, R_C3_7)
