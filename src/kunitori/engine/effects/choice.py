"""Cards that offer a choice of two things."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..consts import *
    from ..zones import draw, gain_to_hand, push, return_to_pool, tell, trash_from_hand, trash_played

from ..state import State


def begin_choice(g: State, k: int) -> None:
    """Ask, unless everybody can see that only the plain side is open (C3.7)."""
    effect = g.rules.effect[k]
    if effect == E_MAY_GAIN_SPEAR and g.pool[SPEAR] == 0:
        return
    if (effect == E_DRAW_OR_TRASH and g.hand_n[g.cur] == 0) or (effect == E_ACTIONS_OR_JOINT_BATTLE and g.seats < 3):
        if g.ask_all:
            push(g, D_CHOOSE, g.cur, k, 1)
        else:
            choose(g, k, PLAIN)
    else:
        push(g, D_CHOOSE, g.cur, k, 3)


def choose(g: State, k: int, side: int) -> None:
    """Do the chosen side; the Warning asks for the card to trash in a second step."""
    p = g.cur
    effect = g.rules.effect[k]
    g.cause = k
    if g.listening:
        tell(g, V_CHOOSE, p, k, side, -1, P_ARMY, R_C3_7)
    if effect == E_DRAW_OR_TRASH or (effect == E_DRAW_OR_ACTION and side == PLAIN):
        draw(g, p, g.rules.first[k], R_C3_4)
    elif effect == E_DRAW_OR_ACTION:
        g.actions += g.rules.second[k]
        if g.listening:
            tell(g, V_ACTIONS, p, k, g.rules.second[k], -1, P_ARMY, R_C3_4)
    elif effect == E_MAY_GAIN_SPEAR:
        if side == PLAIN:
            gain_to_hand(g, p, SPEAR, R_C3_7)
    elif effect == E_ACTIONS_OR_JOINT_BATTLE:
        if side == PLAIN:
            g.actions += g.rules.first[k]
            if g.listening:
                tell(g, V_ACTIONS, p, k, g.rules.first[k], -1, P_ARMY, R_C3_4)
        else:
            g.joint = 1
            if g.listening:
                tell(g, V_JOINT_RIGHT, p, k, 0, -1, P_ARMY, R_W5_8)
    else:
        n = g.rules.first[k]
        if side == OTHER:
            trash_played(g, p, k, R_C3_7)
            n = g.rules.second[k]
        g.money += n
        if g.listening:
            tell(g, V_MONEY, p, k, n, -1, P_ARMY, R_C3_4)


def warn(g: State, k: int, trashed: int) -> None:
    """The Warning trashes a hand card and returns to its pool pile at once (ruling 10)."""
    g.cause = k
    if g.listening:
        tell(g, V_CHOOSE, g.cur, k, OTHER, -1, P_ARMY, R_C3_7)
    trash_from_hand(g, g.cur, trashed, R_C3_7)
    return_to_pool(g, g.cur, k, R_C3_7)
