"""Sensible answers on Moegahara's battlefield: where a unit does most, what a Trap should take."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..battlefield import fights_won, land_winner, lands, order_index, strength, team_of
    from ..bits import bit, highest, lowest
    from ..consts import *
    from ..deploy import chosen_land, room, side_of

from ..state import State
from .plan import Plan


def field_answer(g: State, plan: Plan) -> int:
    kind = g.kind
    m = g.mask
    if kind == D_DEPLOY:
        return deploy_answer(g, plan)
    if kind == D_LAND:
        return land_answer(g)
    if kind == D_HORO:
        return horo_answer(g)
    if kind == D_SPOT:
        return spot_answer(g)
    if kind == D_STRIKE:
        return strongest_spot(g, 1 - team_of(g.who), g.b, m & ~bit(NO))
    if kind == D_REORDER:
        return best_order(g, g.field_land)
    if kind == D_REARRANGE:
        return best_order(g, g.b)
    if kind == D_WHOSE or kind == D_MARKER:
        return g.who if m & bit(g.who) else lowest(m)
    if kind == D_GIVE:
        return highest(m)
    return lowest(m)  # D_EXCHANGE: Copper before Silver; D_MATE


def row_value(g: State, t: int, land: int) -> int:
    """What a Land would be worth to a team beyond itself: neighbours already won make rows (M8.1)."""
    n = 0
    if land > 0 and g.won[land - 1] == t + 1:
        n += 1
    if land + 1 < lands(g) and g.won[land + 1] == t + 1:
        n += 1
    return n


def land_worth(g: State, t: int, k: int, land: int) -> int:
    """How good it is for a team to add a card to its line at a Land."""
    n = g.line_n[t][land]
    g.line[t][land][n] = k
    g.line_n[t][land] = n + 1
    won = land_winner(g, land)
    ahead = fights_won(g, t, land) - fights_won(g, 1 - t, land)
    theirs = g.line_n[1 - t][land]
    last = strength(g, t, land, n)
    facing = strength(g, 1 - t, land, n) if theirs > n else 0
    g.line_n[t][land] = n
    if won == t or (g.rules.effect[k] == E_THIRD_WINS and n == 2):
        return 1000 + 100 * row_value(g, t, land)
    if won >= 0:
        return -1000
    total = 30 * ahead + 10 * row_value(g, t, land) + 8 * n - 4 * theirs
    if theirs > n:
        total += 3 * (last - facing)
    if theirs == 0 and n == 1:
        total += 12  # a third card would win it
    return total


def land_answer(g: State) -> int:
    m = g.mask
    if g.a == FIELD_TRAP:
        return trap_land(g, m)
    if g.a == HORO:
        best = lowest(m)
        if g.stage == DISMISS:
            return weakest_line(g, m)
        most = -100
        while m:
            land = lowest(m)
            m &= m - 1
            n = order_gain(g, land, best_order_of(g, land))
            if n > most:
                most = n
                best = land
        return best
    t = team_of(g.cur)
    best = lowest(m)
    most = -100000
    while m:
        land = lowest(m)
        m &= m - 1
        n = land_worth(g, t, g.a, land)
        if n > most:
            most = n
            best = land
    return best


def deploy_answer(g: State, plan: Plan) -> int:
    """Traps first, troops before the generals who lead them, strategy cards that help nobody not at all."""
    m = g.mask
    if m & bit(FIELD_TRAP) and trap_gain(g) > 0:
        return FIELD_TRAP
    units = m & g.rules.units
    if units:
        troops = units & g.rules.troops
        return highest(troops) if troops else lowest(units)
    if m & bit(HORO) and ((g.played_m & g.rules.units and room(g) == 0) or horo_gain(g) > 0):
        return HORO
    if m & bit(NO):
        return NO
    return lowest(m)


def horo_answer(g: State) -> int:
    m = g.mask
    if m & bit(REORDER) and horo_gain(g) > 0:
        return REORDER
    return DISMISS if m & bit(DISMISS) else lowest(m)


def horo_gain(g: State) -> int:
    """The most fights that a new order of one own line would win."""
    most = 0
    t = team_of(g.cur)
    for land in range(lands(g)):
        if g.line_n[t][land] > 1 and g.line_n[1 - t][land] > 0:
            n = order_gain(g, land, best_order_of(g, land))
            if n > most:
                most = n
    return most


def order_gain(g: State, land: int, order: int) -> int:
    """How many more fights a team wins, and its enemy loses, in another order of its line."""
    t = team_of(g.cur)
    before = fights_won(g, t, land) - fights_won(g, 1 - t, land)
    a = g.line[t][land][0]
    b = g.line[t][land][1]
    c = g.line[t][land][2]
    x = g.line[t][land][order_index(order, 0)]
    y = g.line[t][land][order_index(order, 1)]
    z = g.line[t][land][order_index(order, 2)]
    g.line[t][land][0] = x
    g.line[t][land][1] = y
    g.line[t][land][2] = z
    after = fights_won(g, t, land) - fights_won(g, 1 - t, land)
    g.line[t][land][0] = a
    g.line[t][land][1] = b
    g.line[t][land][2] = c
    return after - before


def best_order_of(g: State, land: int) -> int:
    best = 0
    most = 0
    n = g.line_n[team_of(g.cur)][land]
    for order in range(1, 6):
        if n == LINE or (n == 2 and order == 2):
            gained = order_gain(g, land, order)
            if gained > most:
                most = gained
                best = order
    return best


def best_order(g: State, land: int) -> int:
    """The best open order, or none if none helps."""
    m = g.mask
    best = best_order_of(g, land)
    if best > 0 and m & bit(best):
        return best
    return NO if m & bit(NO) else lowest(m)


def strongest_spot(g: State, t: int, land: int, spots: int) -> int:
    best = lowest(spots)
    while spots:
        i = lowest(spots)
        spots &= spots - 1
        if strength(g, t, land, i) > strength(g, t, land, best):
            best = i
    return best


def weakest_line(g: State, m: int) -> int:
    """The Land where an own line fares worst."""
    t = team_of(g.cur)
    best = lowest(m)
    least = 100
    while m:
        land = lowest(m)
        m &= m - 1
        n = fights_won(g, t, land) - fights_won(g, 1 - t, land)
        if n < least:
            least = n
            best = land
    return best


def trap_worth(g: State, land: int, i: int) -> int:
    """What it brings to take an enemy card off: fights it wins, a Land that falls, a line that was about to win."""
    t = team_of(g.cur)
    n = g.line_n[1 - t][land]
    total = strength(g, 1 - t, land, i)
    if i < g.line_n[t][land] and total > strength(g, t, land, i):
        total += 8
    if g.line_n[t][land] == LINE and n == 1:
        total += 40  # three against none
    if n == 2 and g.line_n[t][land] == 0:
        total += 6
    return total + 3 * row_value(g, 1 - t, land)


def trap_gain(g: State) -> int:
    """The best that a Trap can do now."""
    most = 0
    t = 1 - team_of(g.cur)
    for land in range(lands(g)):
        for i in range(g.line_n[t][land]):
            if not bit(g.line[t][land][i]) & g.rules.trap_proof and trap_worth(g, land, i) > most:
                most = trap_worth(g, land, i)
    return most


def trap_land(g: State, m: int) -> int:
    """Where a Trap does most: enemy lines are the bits from 10 on."""
    best = lowest(m)
    most = -1
    t = 1 - team_of(g.cur)
    m >>= LANDS
    while m:
        land = lowest(m)
        m &= m - 1
        for i in range(g.line_n[t][land]):
            if not bit(g.line[t][land][i]) & g.rules.trap_proof and trap_worth(g, land, i) > most:
                most = trap_worth(g, land, i)
                best = land + LANDS
    return best


def spot_answer(g: State) -> int:
    """Of the chosen line: an enemy's best card, an own one that loses its fight."""
    t = side_of(g)
    land = chosen_land(g)
    m = g.mask
    best = lowest(m)
    if t != team_of(g.cur):
        while m:
            i = lowest(m)
            m &= m - 1
            if trap_worth(g, land, i) > trap_worth(g, land, best):
                best = i
        return best
    while m:
        i = lowest(m)
        m &= m - 1
        if strength(g, t, land, i) < strength(g, t, land, best):
            best = i
    return best
