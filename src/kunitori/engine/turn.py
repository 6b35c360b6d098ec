"""The turn and its phases (C2, C3, C6, C7), set-up (C1), end and scoring (C8)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .battle import army_kinds, in_army
    from .battlefield import finish, leading_team, points, team_of
    from .bits import bit, bits_to, lowest, no_bits
    from .consts import *
    from .effects.text import play_text
    from .rng import draw_number, rekey
    from .rules import discounted
    from .zones import (
        ask_next_kind,
        discard,
        draw,
        gain,
        hand_remove,
        own,
        tell,
        tell_discard,
        turn_up_general,
    )

from .state import State


def set_up(g: State, seats: int, start: int, max_rounds: int) -> None:
    """Set up the pool, decks of 6 Copper and 2 Villages, and hands of four (C1); start -1 is random (C1.5)."""
    g.seats = seats
    g.max_turns = max_rounds * seats
    rekey(g, SETUP_STREAM)
    g.start = draw_number(g, SETUP_STREAM, seats)
    if start >= 0:
        g.start = start
    for k in range(K):
        g.pool[k] = g.rules.copies[k]
        if g.rules.moegahara and k == CASTLE and seats == 2 and g.pool[k] > 2:
            g.pool[k] = 2  # M1.5
        if g.pool[k] > 0 and (g.rules.moegahara or not bit(k) & g.rules.generals):
            g.pool_m |= bit(k)
        if bit(k) & g.rules.generals and not g.rules.moegahara:
            g.generals_n += g.pool[k]
    if not g.rules.moegahara:
        rekey(g, GENERALS_STREAM)
        turn_up_general(g)
    for i in range(seats):
        p = (g.start + i) % seats
        take_start_cards(g, p, COPPER, 6)
        take_start_cards(g, p, HORO if g.rules.moegahara else VILLAGE, 2)
        if g.listening:
            tell(g, V_SET_UP, p, -1, 0, -1, P_POOL, R_M1_4 if g.rules.moegahara else R_C1_3)
        draw(g, p, 4, R_M1_4 if g.rules.moegahara else R_C1_3)
    g.cur = g.start
    begin_turn(g)


def take_start_cards(g: State, p: int, k: int, n: int) -> None:
    discard(g, p, k, n)
    g.pool[k] -= n
    if g.pool[k] == 0:
        g.pool_m &= ~bit(k)
    for _ in range(n):
        own(g, p, k)


def begin_turn(g: State) -> None:
    p = g.cur
    g.phase = ACTION
    g.actions = 1
    for colour in range(YELLOW, RED + 1):  # M3.1
        g.actions += g.markers[p][colour]
    g.buys = 1
    g.money = 0
    g.discount = 0
    g.leader = 0
    g.joint = 0
    g.joint_spent = 0
    g.cause = -1
    m = g.deployed_m[p]
    g.unplayed_m = m
    while m:
        k = lowest(m)
        m &= m - 1
        g.unplayed[k] = g.deployed[p][k]
    if g.listening:
        tell(g, V_TURN, p, -1, g.turn, -1, P_ARMY, R_M3_1 if g.rules.moegahara else R_C3_1)


# ---- action phase (C3)
def play_from_hand(g: State, k: int) -> None:
    hand_remove(g, g.cur, k)
    g.played[k] += 1
    g.played_m |= bit(k)
    g.actions -= 1
    g.cause = -1
    if g.listening:
        tell(g, V_PLAY, g.cur, k, 1, -1, P_HAND, R_C3_3)
    resolve(g, k)


def play_deployed(g: State, k: int) -> None:
    """Play a deployed card where it is (C3.2)."""
    g.unplayed[k] -= 1
    if g.unplayed[k] == 0:
        g.unplayed_m &= ~bit(k)
    g.actions -= 1
    g.cause = -1
    if g.listening:
        tell(g, V_PLAY, g.cur, k, 1, -1, P_ARMY, R_C3_2)
    resolve(g, k)


def resolve(g: State, k: int) -> None:
    """Do the printed effects from top to bottom, +cards first (M3.2), then the text (C3.4)."""
    p = g.cur
    g.cause = k
    if bit(k) & g.rules.leaders:
        g.leader = 1
    n = g.rules.plus_cards[k]
    if n > 0:
        draw(g, p, n, R_C3_4)
    n = g.rules.plus_actions[k]
    if n > 0:
        g.actions += n
        if g.listening:
            tell(g, V_ACTIONS, p, k, n, -1, P_ARMY, R_C3_4)
    n = g.rules.plus_money[k]
    if n > 0:
        g.money += n
        if g.listening:
            tell(g, V_MONEY, p, k, n, -1, P_ARMY, R_C3_4)
    n = g.rules.plus_buys[k]
    if n > 0:
        g.buys += n
        if g.listening:
            tell(g, V_BUYS, p, k, n, -1, P_ARMY, R_C3_4)
    if g.rules.text[k]:
        play_text(g, k)


def begin_phase(g: State, phase: int) -> None:
    """Drop what earlier phases left unused (C3.5, C6.3)."""
    g.phase = phase
    g.cause = -1
    g.actions = 0
    if phase == REDRAW or phase == DEPLOY:
        g.money = 0
        g.buys = 0
        g.discount = 0
    if g.listening:
        tell(g, V_PHASE, g.cur, -1, phase, -1, P_ARMY, R_M2 if g.rules.moegahara else R_C2)


# ---- buy phase (C6)
def price(g: State, k: int) -> int:
    """What a card costs to buy now (C6.2)."""
    return discounted(g.rules.cost[k], g.discount)


def highest_cost(g: State) -> int:
    """The highest cost on a card that the active player's money pays for, with the discount (C6.2)."""
    return g.money + g.discount if g.money > 0 else 0


def buyable(g: State) -> int:
    """Kinds that can be bought now (C6.2, M4)."""
    m = g.pool_m & g.rules.afford[g.discount][g.money if g.money < 63 else 63]
    if g.rules.moegahara:
        if g.buys == 0:  # only Farmer Militia that need no buy (M1.5)
            m &= bit(MILITIA)
        if g.seats == 2 and g.castles & (1 << g.cur):
            m &= ~bit(CASTLE)
        m &= ~foreign_generals(g, g.cur)
    return m


def foreign_generals(g: State, p: int) -> int:
    """Generals that a player cannot buy: the other side's, once the sides are fixed (M4.2)."""
    if g.east_team < 0:
        return no_bits()
    if g.east_team == team_of(p):
        return g.rules.generals & ~g.rules.east
    return g.rules.east


def buy(g: State, k: int) -> None:
    g.cause = -1
    paid = price(g, k)
    is_free = g.rules.moegahara and k == MILITIA and g.free_militia > 0
    g.money -= paid
    if is_free:
        g.free_militia -= 1  # a free one first: it keeps the buy (ruling 30)
    else:
        g.buys -= 1
        if g.rules.moegahara and k == MILITIA and g.seats == 2:
            g.free_militia += 1
    gain(g, g.cur, k, paid, R_M1_5 if is_free else R_C6_2)
    if g.rules.moegahara:
        if k == CASTLE and g.seats == 2:
            g.castles |= 1 << g.cur  # M1.5
        if bit(k) & g.rules.generals and g.east_team < 0:
            bind_sides(g, k)


def bind_sides(g: State, k: int) -> None:
    """The first general bought decides which team is East (M4.1)."""
    t = team_of(g.cur)
    g.east_team = t if bit(k) & g.rules.east else 1 - t
    if g.listening:
        tell(g, V_SIDE, g.cur, k, g.east_team, -1, P_POOL, R_M4_1)


def treasure(g: State, p: int) -> int:
    """Kinds of treasure in hand, which may be played in the buy phase (C6.1)."""
    return g.hand_m[p] & g.rules.treasures


def treasure_answers(g: State, p: int) -> int:
    """The answers that play a treasure of the hand."""
    answers = no_bits()
    m = treasure(g, p)
    while m:
        answers |= bit(PLAY_TREASURE + g.rules.treasure_number[lowest(m)])
        m &= m - 1
    return answers


def treasure_money(g: State, p: int) -> int:
    """What all treasure in hand brings (C6.1)."""
    n = 0
    m = treasure(g, p)
    while m:
        k = lowest(m)
        m &= m - 1
        n += g.hand[p][k] * g.rules.plus_money[k]
    return n


def play_treasure(g: State, k: int) -> None:
    g.cause = -1
    hand_remove(g, g.cur, k)
    g.played[k] += 1
    g.played_m |= bit(k)
    g.money += g.rules.plus_money[k]
    if g.listening:
        tell(g, V_PLAY, g.cur, k, 1, -1, P_HAND, R_C6_1)


# ---- redraw phase (C7)
def may_stay(g: State) -> int:
    """Kinds in the army area that may stay there (C7.1, Moat)."""
    return (army_kinds(g, g.cur) & g.rules.deployable) | (g.played_m & g.rules.stays)


def stayable(g: State, k: int) -> int:
    """How many cards of such a kind may stay; of Moats only those just played."""
    if bit(k) & g.rules.stays:
        return g.played[k]
    return in_army(g, g.cur, k)


def next_stay(g: State) -> bool:
    """Ask how many of the next kind stay; False when there is none."""
    if not ask_next_kind(g, D_STAY, may_stay(g)):
        return False
    g.mask = bits_to(stayable(g, g.a))
    return True


def clear_army(g: State) -> int:
    """Keep the picked cards and discard all others (C3.6, C7.1); return the number of Moats that stay."""
    p = g.cur
    m = g.played_m | g.deployed_m[p]
    left = 0
    while m:
        k = lowest(m)
        m &= m - 1
        n = g.played[k] + g.deployed[p][k]
        stays = g.pick[k]
        g.pick[k] = 0
        g.played[k] = 0
        g.unplayed[k] = 0
        if stays > 0 and g.listening:
            tell(g, V_STAY, p, k, stays, -1, P_ARMY, R_C7_1)
        if n > stays:
            tell_discard(g, p, k, n - stays, P_ARMY, R_M7_1 if g.rules.moegahara else R_C7_1)
        if k == g.rules.moat:
            left = stays
            stays = 0
        g.deployed[p][k] = stays
        if stays > 0:
            g.deployed_m[p] |= bit(k)
        else:
            g.deployed_m[p] &= ~bit(k)
    g.played_m = 0
    g.unplayed_m = 0
    return left


def change_moats(g: State, left: int, played: int) -> None:
    """Discard the Moats of the last turn for an extra card each (W7.3), and lay out those of this turn."""
    p = g.cur
    g.extra = 0
    if g.rules.moat_when_played:  # the other reading of ruling 12
        g.extra = g.promised[p] * g.rules.moat_draws
        g.promised[p] = played
    elif g.lying[p] > 0:
        g.extra = g.lying[p] * g.rules.moat_draws
    if g.lying[p] > 0:
        tell_discard(g, p, g.rules.moat, g.lying[p], P_ARMY, R_C7_1)
    g.lying[p] = left


def may_keep(g: State, p: int) -> int:
    """Kinds in hand that a player may keep when the hand is discarded: tactics (W7.2)."""
    if not g.rules.keep_tactics:
        return no_bits()
    return g.hand_m[p] & g.rules.tactics


def next_keep(g: State) -> bool:
    """Ask how many of the next kind in hand are kept (W7.2)."""
    if not ask_next_kind(g, D_KEEP, may_keep(g, g.cur)):
        return False
    g.mask = bits_to(g.hand[g.cur][g.a])
    return True


def drop_hand(g: State) -> int:
    """Discard the hand unseen except for kept tactics (C7.2, W7.2), and return how many were kept."""
    p = g.cur
    m = g.hand_m[p]
    kept = 0
    gone = 0
    while m:
        k = lowest(m)
        m &= m - 1
        stays = g.pick[k]
        g.pick[k] = 0
        n = g.hand[p][k] - stays
        known = g.seen[p][k] - stays
        if known < 0:
            known = 0
        g.hand[p][k] = stays
        g.seen[p][k] = stays
        if stays == 0:
            g.hand_m[p] &= ~bit(k)
        else:
            kept += stays
            if g.listening:
                tell(g, V_KEEP, p, k, stays, -1, P_HAND, R_M7_1 if g.rules.moegahara else R_W7_2)
        if n > 0:
            gone += n
            g.pile[p][k] += known
            g.hidden[p][k] += n - known
            g.hidden_n[p] += n - known
            g.pile_n[p] += n
            g.pile_m[p] |= bit(k)
            if g.listening:
                tell(g, V_HAND_DISCARD, p, k, n, known, P_HAND, R_M7_1 if g.rules.moegahara else R_C7_2)
    g.hand_n[p] = kept
    return kept


def end_turn(g: State) -> None:
    """Draw, then pass the turn to the left or end the game (C7.2, W7.3, C8.1, ruling 16)."""
    p = g.cur
    kept = drop_hand(g)
    n = 4 - kept
    if n < 0:
        n = 0
    if n > 0:
        draw(g, p, n, R_M7_1 if g.rules.moegahara else R_C7_2)
    if g.extra > 0:
        draw(g, p, g.extra, R_W7_3)
    g.extra = 0
    g.turn += 1
    if (g.last_turn >= 0 and g.turn > g.last_turn) or (g.max_turns > 0 and g.turn >= g.max_turns):
        finish(g, R_C8_1 if g.last_turn >= 0 and g.turn > g.last_turn else R_RULING_16)
        return
    g.cur = (p + 1) % g.seats
    begin_turn(g)


# ---- scoring (C8.2, C8.3)
def owned(g: State, p: int, k: int) -> int:
    """All copies of a kind that a player owns."""
    return g.have[p][k]


def worth(g: State, p: int, k: int) -> int:
    """Victory points of one card of a kind for its owner now."""
    n = g.rules.vp[k]
    if g.rules.each_least[k]:
        if owned_of(g, p, g.rules.each_m[k]) >= g.rules.each_least[k]:
            n += g.rules.each_vp[k]
    elif g.rules.each_vp[k]:
        n += g.rules.each_vp[k] * owned_of(g, p, g.rules.each_m[k])
    if g.rules.empty_vp[k] and not has_card(g, g.rules.empty_m[k]):
        n += g.rules.empty_vp[k]
    return n


def owned_of(g: State, p: int, kinds: int) -> int:
    """How many cards of these kinds a player owns."""
    n = 0
    kinds &= g.have_m[p]
    while kinds:
        n += g.have[p][lowest(kinds)]
        kinds &= kinds - 1
    return n


def has_card(g: State, kinds: int) -> bool:
    """Whether the pool has a card of these kinds."""
    while kinds:
        if g.pool[lowest(kinds)] > 0:
            return True
        kinds &= kinds - 1
    return False


def score(g: State, p: int) -> int:
    """Victory points; in Moegahara the team's (M8.1)."""
    if g.rules.moegahara:
        return points(g, team_of(p))
    total = 0
    m = g.rules.scoring & g.have_m[p]
    while m:
        k = lowest(m)
        m &= m - 1
        total += owned(g, p, k) * worth(g, p, k)
    return total


def winner(g: State) -> int:
    """The seat with most points, on a tie the one whose first turn was latest (C8.3); in Moegahara the winning team."""
    if g.rules.moegahara:
        return leading_team(g)
    best = g.start
    most = score(g, best)
    for i in range(1, g.seats):
        p = (g.start + i) % g.seats
        points = score(g, p)
        if points >= most:
            best = p
            most = points
    return best
