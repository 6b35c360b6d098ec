"""Moegahara's battlefield: lines, strengths, fights, Lands won, markers (M5.2, M5.5, M6, M8)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .bits import bit, no_bits
    from .consts import *
    from .zones import discard, lose, own, push, tell

from .state import State


def team_of(p: int) -> int:
    """Teams alternate around the table (M1.1)."""
    return p & 1


def lands(g: State) -> int:
    """How many Lands lie between the teams (M1.2)."""
    return 8 if g.seats == 2 else LANDS


# ---- strengths and fights (M6)
def bonus_of_text(g: State, k: int, j: int, i: int, other: int) -> int:
    """What the text of a card in position j (from 0) adds to another, in position i of its line (M6.2)."""
    effect = g.rules.effect[k]
    if effect == E_LINE_STRENGTH or (effect == E_FIRST_STRENGTH and j == 0):
        return g.rules.first[k]
    if effect == E_SECOND_STRENGTH and j == 1 and i == 0:
        if g.rules.second_leads_troops and not bit(other) & g.rules.troops:  # the other reading of ruling 22
            return 0
        return g.rules.first[k]
    return 0


def general_behind(g: State, t: int, land: int, i: int) -> int:
    """The position of the first general behind a troop, which adds 1 to it (M6.2); -1 if there is none."""
    if bit(g.line[t][land][i]) & g.rules.troops:
        for j in range(i + 1, g.line_n[t][land]):
            if bit(g.line[t][land][j]) & g.rules.generals:
                return j
    return -1


def strength(g: State, t: int, land: int, i: int) -> int:
    """Cost plus bonuses of the card in position i (from 0) of a team's line (M6.2)."""
    total = g.rules.cost[g.line[t][land][i]]
    for j in range(g.line_n[t][land]):
        total += bonus_of_text(g, g.line[t][land][j], j, i, g.line[t][land][i])
    if general_behind(g, t, land, i) >= 0:
        total += 1
    return total


def fights_won(g: State, t: int, land: int) -> int:
    """How many fights a team wins at a Land (M6.1)."""
    n = 0
    for i in range(LINE):
        if i < g.line_n[t][land] and i < g.line_n[1 - t][land]:
            if strength(g, t, land, i) > strength(g, 1 - t, land, i):
                n += 1
    return n


def land_winner(g: State, land: int) -> int:
    """The team that wins a Land with the current lines (M6.3), or -1."""
    for t in range(TEAMS):
        if g.line_n[t][land] == LINE and g.line_n[1 - t][land] == 0:
            return t
        if fights_won(g, t, land) >= 2:
            return t
    return -1


def wins_by_text(g: State, k: int, n: int) -> bool:
    """Whether a card deployed behind n others wins its Land by its text, as only a third card can (M6.3)."""
    return n == LINE - 1 and g.rules.effect[k] == E_THIRD_WINS


def check_land(g: State, land: int) -> None:
    """Check whether a Land is won, at once after every change of a line (M5.7)."""
    if g.won[land] == 0:
        t = land_winner(g, land)
        if t >= 0:
            win_land(g, land, t)


def goal(g: State) -> int:
    """The points that win the game (M8.2)."""
    return lands(g) // 2


def points(g: State, t: int) -> int:
    """One point for each Land, and n / 3 more for an unbroken row of n (M8.1)."""
    total = 0
    row = 0
    for i in range(lands(g)):
        if g.won[i] == t + 1:
            row += 1
            total += 1
            if row % 3 == 0:
                total += 1
        else:
            row = 0
    return total


def lands_won(g: State, t: int) -> int:
    n = 0
    for i in range(lands(g)):
        if g.won[i] == t + 1:
            n += 1
    return n


def leading_team(g: State) -> int:
    """The team with more points, then more Lands, then the one that did not begin (ruling 16)."""
    late = 1 - team_of(g.start)
    ahead = points(g, late) - points(g, 1 - late)
    if ahead == 0:
        ahead = lands_won(g, late) - lands_won(g, 1 - late)
    return late if ahead >= 0 else 1 - late


def win_land(g: State, land: int, t: int) -> None:
    """Give the Land to the winner and bury both lines; then points, then markers (M6.4)."""
    g.won[land] = t + 1
    if g.listening:
        tell(g, V_WIN_LAND, -1, -1, land, t, P_FIELD, R_M6_3)
    is_won = points(g, t) >= goal(g)
    chooser = g.cur if team_of(g.cur) == t else (g.cur + 1) % g.seats
    for side in range(TEAMS):
        for i in range(g.line_n[side][land]):
            k = g.line[side][land][i]
            g.buried[k] += 1
            if g.listening:
                tell(g, V_BURY, -1, k, land, side, P_FIELD, R_M6_4)
            if g.rules.marker[k] > 0 and not is_won:
                push(g, D_MARKER, chooser, side, g.rules.marker[k])
        g.line_n[side][land] = 0
    if is_won:
        finish(g, R_M8_2)


def finish(g: State, rule: int) -> None:
    """End the game at once (M8.2)."""
    g.over = 1
    g.sp = 0
    g.money = 0
    g.actions = 0
    g.buys = 0
    g.free_militia = 0
    if g.listening:
        tell(g, V_OVER, -1, -1, g.turn, -1, P_FIELD, rule)


# ---- markers (M5.2, M5.5, M6.4)
def marker_holders(g: State, t: int, colour: int) -> int:
    """Players of a team who have a marker of the colour; with colour 0, all of them."""
    m = no_bits()
    for p in range(g.seats):
        if team_of(p) == t and (colour == 0 or g.markers[p][colour] > 0):
            m |= bit(p)
    return m


def give_back_marker(g: State, p: int, colour: int, rule: int) -> None:
    g.markers[p][colour] -= 1
    if g.listening:
        tell(g, V_MARKER_BACK, p, -1, colour, -1, P_POOL, rule)


# ---- lines
def take_off(g: State, t: int, land: int, i: int, to: int) -> None:
    """Take a card off a line to a player's discard pile, with its marker; those behind move up (M5.5)."""
    k = g.line[t][land][i]
    n = g.line_n[t][land] - 1
    for j in range(i, n):
        g.line[t][land][j] = g.line[t][land][j + 1]
    g.line_n[t][land] = n
    discard(g, to, k, 1)
    own(g, to, k)
    if g.listening:
        tell(g, V_DISMISS, to, k, land, -1, P_FIELD, R_M5_5)
    if g.rules.marker[k] > 0:
        give_back_marker(g, to, g.rules.marker[k], R_M5_5)
    push(g, F_CHECK, g.cur, land, -1)


def order_index(order: int, i: int) -> int:
    """The old position of the card at position i in one of the six orders of three cards."""
    first = order // 2
    if i == 0:
        return first
    low = 0 if first != 0 else 1
    high = 2 if first != 2 else 1
    if (i == 1) == (order % 2 == 0):
        return low
    return high


def orders(g: State, t: int, land: int) -> int:
    """The orders that change a line, each result once (M5.4)."""
    m = no_bits()
    n = g.line_n[t][land]
    for order in range(1, 6):
        if n < 2 or (n == 2 and order_index(order, 2) != 2):
            continue
        is_new = code(g, t, land, order) != code(g, t, land, 0)
        for earlier in range(1, order):
            if m & bit(earlier) and code(g, t, land, order) == code(g, t, land, earlier):
                is_new = False
        if is_new:
            m |= bit(order)
    return m


def code(g: State, t: int, land: int, order: int) -> int:
    """The line in this order as one number, for comparison."""
    total = 0
    for i in range(g.line_n[t][land]):
        total = total * 64 + g.line[t][land][order_index(order, i)]
    return total


def reorder(g: State, t: int, land: int, order: int, rule: int) -> None:
    a = g.line[t][land][order_index(order, 0)]
    b = g.line[t][land][order_index(order, 1)]
    c = g.line[t][land][order_index(order, 2)]
    g.line[t][land][0] = a
    g.line[t][land][1] = b
    g.line[t][land][2] = c
    if g.listening:
        tell(g, V_REORDER, g.cur, -1, land, t, P_FIELD, rule)
    push(g, F_CHECK, g.cur, land, -1)


def line_up(g: State, t: int, land: int, k: int) -> None:
    """Add a card to the end of a line."""
    g.line[t][land][g.line_n[t][land]] = k
    g.line_n[t][land] += 1


def place(g: State, k: int, land: int) -> None:
    """Put a played unit at the end of its team's line (M5.6), with its marker (M5.1, M5.2)."""
    p = g.cur
    line_up(g, team_of(p), land, k)
    lose(g, p, k)
    if g.listening:
        tell(g, V_DEPLOY, p, k, land, -1, P_FIELD, R_M5_1)
    if g.rules.marker[k] > 0:
        g.markers[p][g.rules.marker[k]] += 1
        if g.listening:
            tell(g, V_MARKER, p, k, g.rules.marker[k], -1, P_POOL, R_M5_2)
