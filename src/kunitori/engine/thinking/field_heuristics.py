"""Sensible answers on Moegahara's battlefield: those that improve the prospects at the Lands most."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..battlefield import (
        goal,
        land_winner,
        lands,
        order_index,
        orders,
        points,
        strength,
        team_of,
        wins_by_text,
    )  # fmt: skip
    from ..bits import bit, lowest, no_bits
    from ..consts import *
    from ..deploy import chosen_land, room, side_of

from ..state import State


def field_answer(g: State) -> int:
    kind = g.kind
    m = g.mask
    if kind == D_DEPLOY:
        return deploy_answer(g)
    if kind == D_LAND:
        return land_answer(g)
    if kind == D_HORO:
        return horo_answer(g)
    if kind == D_SPOT:
        return best_spot(g, side_of(g), chosen_land(g), m)
    if kind == D_STRIKE:
        return best_spot(g, 1 - team_of(g.who), g.b, m & ~bit(NO))
    if kind == D_REORDER:
        return best_order(g, g.field_land, m)
    if kind == D_REARRANGE:
        return best_order(g, g.b, m)
    if kind == D_WHOSE or kind == D_MARKER:
        return g.who if m & bit(g.who) else lowest(m)
    return lowest(m)  # D_EXCHANGE, D_GIVE: Copper before all else; D_MATE


# ---- prospects at a Land
def row_value(g: State, t: int, land: int) -> int:
    """The extra worth of a Land to a team through rows with Lands already won (M8.1)."""
    n = 0
    if land > 0 and g.won[land - 1] == t + 1:
        n += 1
    if land + 1 < lands(g) and g.won[land + 1] == t + 1:
        n += 1
    return n


def land_value(g: State, t: int, land: int) -> int:
    """The worth of winning a Land: points, the game (M8.2), neighbours for rows of three."""
    before = points(g, t)
    g.won[land] = t + 1
    after = points(g, t)
    g.won[land] = 0
    if after >= goal(g):
        return 40
    n = 10 * (after - before) + 3 * row_value(g, t, land)
    if land > 0 and g.won[land - 1] == 0:
        n += 2
    if land + 1 < lands(g) and g.won[land + 1] == 0:
        n += 2
    return n


def hold(s: int) -> int:
    """The chance in percent that a card of this strength beats what will face it."""
    if s < 3:
        return 8
    return 92 if s > 8 else 11 * s - 9


def fight_chance(g: State, t: int, land: int, i: int) -> int:
    """The chance in percent that a team wins the fight at a position."""
    if i < g.line_n[t][land]:
        mine = strength(g, t, land, i)
        if i >= g.line_n[1 - t][land]:
            return hold(mine)
        return 100 if mine > strength(g, 1 - t, land, i) else 0
    if i < g.line_n[1 - t][land]:
        return 92 - hold(strength(g, 1 - t, land, i))
    return 43


def chance(g: State, t: int, land: int) -> int:
    """The chance in per mille that a team wins a Land with these lines (M6.3)."""
    n = g.line_n[t][land]
    if n == LINE and g.line_n[1 - t][land] == 0:
        return 1000
    a = fight_chance(g, t, land, 0)
    b = fight_chance(g, t, land, 1)
    c = fight_chance(g, t, land, 2)
    total = ((a * b + a * c + b * c) * 100 - 2 * a * b * c) // 1000
    if g.line_n[1 - t][land] == 0 and n > 0:
        total += (1000 - total) * (50 if n == 2 else 25) // 100  # three against none
    elif g.line_n[1 - t][land] == LINE - 1 and n == 0:
        total -= total * 50 // 100
    return total


def outlook(g: State, t: int, land: int) -> int:
    """A team's prospects at a Land, weighted by its worth to both teams."""
    won = land_winner(g, land)
    if won == t:
        return 1000 * land_value(g, t, land)
    if won >= 0:
        return -1000 * land_value(g, won, land)
    return land_value(g, t, land) * chance(g, t, land) - land_value(g, 1 - t, land) * chance(g, 1 - t, land)


# ---- value of changing a line
def deploy_gain(g: State, k: int, land: int) -> int:
    """The value of a unit at the end of the team's line."""
    t = team_of(g.cur)
    n = g.line_n[t][land]
    before = outlook(g, t, land)
    if wins_by_text(g, k, n):
        return 1000 * land_value(g, t, land) - before
    g.line[t][land][n] = k
    g.line_n[t][land] = n + 1
    gain = outlook(g, t, land) - before
    if g.rules.effect[k] == E_STRIKES and g.line_n[1 - t][land] > 0:
        spots = bit(g.line_n[1 - t][land]) - 1
        gain += removal_gain(g, 1 - t, land, best_spot(g, 1 - t, land, spots))
    elif g.rules.effect[k] == E_REORDERS and n > 0:
        more = reorder_gain(g, land)
        if more > 0:
            gain += more
    g.line_n[t][land] = n
    return gain


def best_land(g: State, k: int, m: int) -> int:
    best = lowest(m)
    most = deploy_gain(g, k, best)
    while m:
        land = lowest(m)
        m &= m - 1
        n = deploy_gain(g, k, land)
        if n > most:
            most = n
            best = land
    return best


def removal_gain(g: State, t: int, land: int, i: int) -> int:
    """The value for the active player of removing a card from a line; its owner can use it again."""
    own = team_of(g.cur)
    before = outlook(g, own, land)
    n = g.line_n[t][land]
    k = g.line[t][land][i]
    for j in range(i, n - 1):
        g.line[t][land][j] = g.line[t][land][j + 1]
    g.line_n[t][land] = n - 1
    after = outlook(g, own, land)
    g.line_n[t][land] = n
    for j in range(n - 1, i, -1):
        g.line[t][land][j] = g.line[t][land][j - 1]
    g.line[t][land][i] = k
    again = 60 * g.rules.cost[k]
    return after - before + (again if t == own else -again)


def best_spot(g: State, t: int, land: int, spots: int) -> int:
    best = lowest(spots)
    while spots:
        i = lowest(spots)
        spots &= spots - 1
        if removal_gain(g, t, land, i) > removal_gain(g, t, land, best):
            best = i
    return best


def order_gain(g: State, land: int, order: int) -> int:
    """The value of another order of the team's line."""
    t = team_of(g.cur)
    before = outlook(g, t, land)
    a = g.line[t][land][0]
    b = g.line[t][land][1]
    c = g.line[t][land][2]
    x = g.line[t][land][order_index(order, 0)]
    y = g.line[t][land][order_index(order, 1)]
    z = g.line[t][land][order_index(order, 2)]
    g.line[t][land][0] = x
    g.line[t][land][1] = y
    g.line[t][land][2] = z
    after = outlook(g, t, land)
    g.line[t][land][0] = a
    g.line[t][land][1] = b
    g.line[t][land][2] = c
    return after - before


def best_order_of(g: State, land: int, m: int) -> int:
    """The most valuable of the orders in a mask."""
    best = lowest(m)
    while m:
        order = lowest(m)
        m &= m - 1
        if order_gain(g, land, order) > order_gain(g, land, best):
            best = order
    return best


def best_order(g: State, land: int, m: int) -> int:
    """The best open order, or none if it does not help."""
    best = best_order_of(g, land, m & ~bit(NO))
    return NO if m & bit(NO) and order_gain(g, land, best) <= 0 else best


def reorder_gain(g: State, land: int) -> int:
    """The value of the best new order of the team's line."""
    m = orders(g, team_of(g.cur), land)
    return order_gain(g, land, best_order_of(g, land, m)) if m else -100000


# ---- Trap and Horo Musha
def trap_land(g: State, m: int) -> int:
    """The best enemy line for a Trap (bits from 10), or -1 if it would do harm everywhere."""
    best = -1
    most = 0
    t = 1 - team_of(g.cur)
    m >>= LANDS
    while m:
        land = lowest(m)
        m &= m - 1
        for i in range(g.line_n[t][land]):
            if not bit(g.line[t][land][i]) & g.rules.trap_proof:
                n = removal_gain(g, t, land, i)
                if n > most:
                    most = n
                    best = land + LANDS
    return best


def dismiss_gain(g: State, land: int) -> int:
    """The value of the best card to take back from the team's line."""
    t = team_of(g.cur)
    return removal_gain(g, t, land, best_spot(g, t, land, bit(g.line_n[t][land]) - 1))


def horo_gain(g: State, land: int, mode: int) -> int:
    if mode == DISMISS:
        return dismiss_gain(g, land)
    return reorder_gain(g, land)


def horo_land(g: State, m: int, mode: int) -> int:
    best = lowest(m)
    while m:
        land = lowest(m)
        m &= m - 1
        if horo_gain(g, land, mode) > horo_gain(g, best, mode):
            best = land
    return best


def lines_of(g: State, least: int) -> int:
    """Lands where the active player's team has at least this many cards."""
    m = no_bits()
    t = team_of(g.cur)
    for land in range(lands(g)):
        if g.line_n[t][land] >= least:
            m |= bit(land)
    return m


def horo_mode(g: State) -> int:
    """The best use of a Horo Musha, or -1; a harmless use is good, because it leaves the deck."""
    reordered = -100000
    dismissed = 0
    m = lines_of(g, 2)
    if m:
        reordered = horo_gain(g, horo_land(g, m, REORDER), REORDER)
    m = lines_of(g, 1)
    if m:
        dismissed = horo_gain(g, horo_land(g, m, DISMISS), DISMISS)
    if dismissed > 0 and dismissed > reordered:
        return DISMISS
    if reordered >= -300:
        return REORDER
    return GIVE if g.seats > 2 and g.pile_n[g.cur] > 0 else -1


# ---- answers
def deploy_answer(g: State) -> int:
    """The most valuable unit, then Traps and Horo Musha that help."""
    m = g.mask
    units = m & g.rules.units
    if units:
        return best_unit(g, units)
    if m & bit(FIELD_TRAP) and trap_land(g, trap_lines(g)) >= 0:
        return FIELD_TRAP
    if m & bit(HORO) and (horo_mode(g) >= 0 or (g.played_m & g.rules.units and room(g) == 0)):
        return HORO
    return NO if m & bit(NO) else lowest(m)


def trap_lines(g: State) -> int:
    """All enemy lines, numbered as for a Trap."""
    m = no_bits()
    t = 1 - team_of(g.cur)
    for land in range(lands(g)):
        if g.line_n[t][land] > 0:
            m |= bit(land + LANDS)
    return m


def best_unit(g: State, units: int) -> int:
    open_lands = room(g)
    best = lowest(units)
    most = deploy_gain(g, best, best_land(g, best, open_lands))
    while units:
        k = lowest(units)
        units &= units - 1
        n = deploy_gain(g, k, best_land(g, k, open_lands))
        if n > most:
            most = n
            best = k
    return best


def land_answer(g: State) -> int:
    m = g.mask
    if g.a == FIELD_TRAP:
        best = trap_land(g, m)
        return best if best >= 0 else lowest(m)
    if g.a == HORO:
        return horo_land(g, m, g.stage)
    return best_land(g, g.a, m)


def horo_answer(g: State) -> int:
    m = g.mask
    best = horo_mode(g)
    if best >= 0 and m & bit(best):
        return best
    return DISMISS if m & bit(DISMISS) else lowest(m)
