"""Card texts: carries out what the composition of a text (cards/composition.py) was translated to.

`Rules.code` has a row of four numbers for every clause; a text ends with T_END. The frames of pending effects name a
clause by its place in the text of their card.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..bits import bit, lowest, no_bits
    from ..consts import *
    from ..zones import (
        discard_from_hand,
        draw,
        gain,
        gain_to_deck,
        gain_to_hand,
        push,
        return_to_pool,
        tell,
        trash_from_hand,
        trash_played,
    )
    from .exchange import begin_exchange
    from .ninja import begin_ninja
    from .take_back import begin_take_back
    from .trap import begin_trap

from ..state import State


def play_text(g: State, k: int) -> None:
    """Do what the text of a played card says (C3.4)."""
    run_text(g, g.cur, k, g.rules.text[k])


def go_on_text(g: State, p: int, k: int, place: int) -> None:
    """Go on with a text behind a clause that asked something."""
    run_text(g, p, k, g.rules.text[k] + place)


def run_text(g: State, p: int, k: int, row: int) -> None:
    """Do one clause after the other; after one that leaves something to be done, the rest waits on the stack."""
    g.cause = k
    while g.rules.code[row][0] != T_END:
        if is_pending(g, row):
            if g.rules.code[row + 1][0] != T_END:
                push(g, F_TEXT, p, k, row + 1 - g.rules.text[k])
            if g.rules.code[row][0] >= T_ASKS:
                begin_clause(g, k, row)
            else:
                do_clause(g, p, k, row)
            return
        do_clause(g, p, k, row)
        row += 1


def is_pending(g: State, row: int) -> bool:
    """Whether a clause asks something, or gains a card that does something when it is gained."""
    op = g.rules.code[row][0]
    if op == T_GAIN or op == T_RIVALS_GAIN:
        return g.rules.gained[g.rules.code[row][1]] != 0
    return op >= T_ASKS


def do_clause(g: State, p: int, k: int, row: int) -> None:
    """Do a clause that asks nothing."""
    op = g.rules.code[row][0]
    n = g.rules.code[row][1]
    if op == T_DRAW:
        draw(g, p, n, R_C3_4)
    elif op == T_ACTIONS:
        g.actions += n
        if g.listening:
            tell(g, V_ACTIONS, p, k, n, -1, P_ARMY, R_C3_4)
    elif op == T_MONEY:
        g.money += n
        if g.listening:
            tell(g, V_MONEY, p, k, n, -1, P_ARMY, R_C3_4)
    elif op == T_BUYS:
        g.buys += n
        if g.listening:
            tell(g, V_BUYS, p, k, n, -1, P_ARMY, R_C3_4)
    elif op == T_DISCOUNT:
        if n > g.discount:
            g.discount = n
        if g.listening:
            tell(g, V_DISCOUNT, p, k, g.discount, -1, P_ARMY, R_C6_2)
    elif op == T_JOINT:
        g.joint = 1
        if g.listening:
            tell(g, V_JOINT_RIGHT, p, k, 0, -1, P_ARMY, R_W5_8)
    elif op == T_TRASH_THIS:
        trash_played(g, p, k, R_C3_7)
    elif op == T_RETURN_THIS:
        return_to_pool(g, p, k, R_C3_7)
    elif op == T_GAIN:
        obtain(g, p, n, g.rules.code[row][2])
    else:
        for i in range(1, g.seats):
            rival = (p + i) % g.seats
            if op == T_RIVALS_DRAW:
                draw(g, rival, n, R_C3_4)
            else:
                obtain(g, rival, n, g.rules.code[row][2])


def obtain(g: State, p: int, k: int, to: int) -> None:
    """Gain a card of the pool, if there is one."""
    if to == TO_HAND or to == FOR_MORE_TO_HAND:
        gain_to_hand(g, p, k, R_C3_7)
    elif to == TO_DECK or to == FOR_MORE_TO_DECK:
        gain_to_deck(g, p, k, R_C3_7)
    else:
        gain(g, p, k, -1, R_C3_7)


def begin_clause(g: State, k: int, row: int) -> None:
    """Begin a clause that asks something, as far as there is something to ask (C3.7)."""
    op = g.rules.code[row][0]
    place = row - g.rules.text[k]
    if op == T_CHOOSE:
        begin_choice(g, k, row)
    elif op == T_TRASH:
        if tradeable(g, g.cur, k, place):
            push(g, D_TRASH, g.cur, k, place if place > 0 else -1)
        elif g.listening:
            tell(g, V_NOTHING, g.cur, k, 0, -1, P_ARMY, R_C3_7)
    elif op == T_DISCARD:
        if tradeable(g, g.cur, k, place):
            push(g, D_DISCARD, g.cur, k, place)
        elif g.listening:
            tell(g, V_NOTHING, g.cur, k, 0, -1, P_ARMY, R_C3_7)
    elif op == T_RIVALS_DISCARD:
        for i in range(1, g.seats):  # the one nearest on the left decides first, so is pushed last
            rival = (g.cur + g.seats - i) % g.seats
            if g.hand_n[rival] > 0:
                push(g, D_DISCARD, rival, k, place)
    elif op == T_GAIN_ANY:
        offer(g, k, place, g.rules.code[row][1])
    elif op == T_TRAP:
        begin_trap(g, k)
    elif op == T_FETCH:
        begin_take_back(g, k)
    elif op == T_SPY:
        begin_ninja(g, k)
    else:
        begin_exchange(g, k)


# ---- one of several things
def begin_choice(g: State, k: int, row: int) -> None:
    """Ask, unless everybody can see that only one side is open (C3.7)."""
    m = open_sides(g, row)
    if m & (m - 1) or (g.ask_all and m):
        if not (m & (m - 1)) and side_is_empty(g, row, lowest(m)):
            return
        push(g, D_CHOOSE, g.cur, k, m + SIDES * (row - g.rules.text[k]))
    elif m and not side_is_empty(g, row, lowest(m)):
        choose(g, k, row, lowest(m))


def open_sides(g: State, row: int) -> int:
    """The sides that everybody can see to be possible."""
    m = no_bits()
    for side in range(g.rules.code[row][1]):
        need = g.rules.code[g.rules.code[row][2] + side][1]
        if need == NEEDS_HAND and g.hand_n[g.cur] == 0:
            continue
        if need == NEEDS_ALLY and g.seats < 3:
            continue
        if need >= NEEDS_CARD and g.pool[need - NEEDS_CARD] == 0:
            continue
        m |= bit(side)
    return m


def side_row(g: State, row: int, side: int) -> int:
    """Where the clauses of a side begin."""
    return g.rules.code[g.rules.code[row][2] + side][0]


def side_is_empty(g: State, row: int, side: int) -> bool:
    return g.rules.code[side_row(g, row, side)][0] == T_END


def choose(g: State, k: int, row: int, side: int) -> None:
    """Do the chosen side."""
    g.cause = k
    if g.listening:
        tell(g, V_CHOOSE, g.cur, k, side, -1, P_ARMY, R_C3_7)
    run_text(g, g.cur, k, side_row(g, row, side))


def trashes_first(g: State, k: int, b: int, side: int) -> bool:
    """Whether a side begins with trashing a hand card, which is then chosen in the same move."""
    row = side_row(g, g.rules.text[k] + b // SIDES, side)
    return g.rules.code[row][0] == T_TRASH


def trashing_side(g: State, k: int, b: int) -> int:
    """The side that begins with trashing a hand card."""
    side = 0
    while not trashes_first(g, k, b, side):
        side += 1
    return side


def choose_and_trash(g: State, k: int, b: int, trashed: int) -> None:
    """Do the side that begins with trashing a hand card."""
    side = trashing_side(g, k, b)
    row = side_row(g, g.rules.text[k] + b // SIDES, side)
    g.cause = k
    if g.listening:
        tell(g, V_CHOOSE, g.cur, k, side, -1, P_ARMY, R_C3_7)
    if g.rules.code[row + 1][0] != T_END:
        push(g, F_TEXT, g.cur, k, row + 1 - g.rules.text[k])
    trade(g, k, row - g.rules.text[k], trashed)


# ---- cards for cards
def tradeable(g: State, p: int, k: int, place: int) -> int:
    """Hand cards of a player that the clause allows to be trashed or discarded."""
    return g.hand_m[p] & g.rules.filters[g.rules.code[g.rules.text[k] + place][1]]


def trade(g: State, card: int, place: int, k: int) -> None:
    """Trash a hand card, and gain what the clause gives for it."""
    g.cause = card
    row = g.rules.text[card] + place
    trash_from_hand(g, g.cur, k, R_C3_7)
    if g.rules.code[row][2] == FOR_NEXT_TREASURE:
        gain_to_hand(g, g.cur, k + 1, R_C3_7)
    elif g.rules.code[row][2] != FOR_NOTHING:
        offer(g, card, place, g.rules.cost[k] + g.rules.code[row][3])


def discard_chosen(g: State, p: int, card: int, k: int) -> None:
    """Discard a hand card; if a text of another player demands it, that player and the others learn which one."""
    g.cause = card
    if p != g.cur:
        g.learned |= 63 & ~(1 << p)
    discard_from_hand(g, p, k, R_C3_7)


def offer(g: State, k: int, place: int, limit: int) -> None:
    """Let the player choose a card of the pool, if there is one within the limit."""
    if limit > MOST_COST:
        limit = MOST_COST
    if obtainable(g, limit):
        push(g, D_GAIN, g.cur, k, limit + LIMITS * place)


def obtainable(g: State, b: int) -> int:
    """Pool cards whose printed cost is within the limit (C4.3)."""
    return g.pool_m & g.rules.afford[0][b % LIMITS]


def obtain_chosen(g: State, card: int, b: int, k: int) -> None:
    g.cause = card
    row = g.rules.text[card] + b // LIMITS
    obtain(g, g.cur, k, g.rules.code[row][2])
