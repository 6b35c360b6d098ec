"""What must hold in every reachable state. Random games check it after every step."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .battle import fighting, has_several
    from .battlefield import goal, land_winner, lands, points, team_of
    from .bits import bit
    from .consts import *
    from .deploy import has_room
    from .groups import in_attack, in_field, is_later_step

from .state import State


def check(g: State) -> int:
    """0 if all is well. 1: a card appeared or vanished. 2: a count is wrong. 3: a mask is wrong. 4: known more than
    there is. 5: the question is wrong. 6: something left over between moves. 7: the game should be over, or not yet.
    8: the battlefield is wrong.
    """
    if not count_cards(g):
        return 1
    for p in range(g.seats):
        found = check_seat(g, p)
        if found:
            return found
    if not check_pool(g):
        return 3
    if not check_question(g):
        return 5
    if not check_field(g) or not check_sides(g):
        return 8
    if g.sp > FRAMES - 8 or g.sp < 0 or g.actions < 0 or g.money < 0 or g.buys < 0:
        return 6
    if g.extra and g.phase != KEEP:
        return 6
    if not check_leftovers(g):
        return 6
    if not check_end(g):
        return 7
    return 0


def count_cards(g: State) -> bool:
    """All copies of every kind are somewhere, and no count is negative (possible only in Python)."""
    for k in range(K):
        n = g.pool[k] + g.trash[k] + g.buried[k]
        if bit(k) & g.rules.units:
            n += on_field(g, 0, k) + on_field(g, 1, k)
        if g.pool[k] < 0 or g.trash[k] < 0 or g.played[k] < 0 or g.unplayed[k] < 0 or g.buried[k] < 0:
            return False
        for p in range(g.seats):
            n += found(g, p, k)
            if g.hand[p][k] < 0 or g.deck[p][k] < 0 or g.pile[p][k] < 0 or g.hidden[p][k] < 0:
                return False
            if g.deployed[p][k] < 0 or g.ambush[p][k] < 0 or g.seen[p][k] < 0:
                return False
        if n != g.rules.copies[k] and not (k == CASTLE and n == 2 and g.rules.moegahara and g.seats == 2):
            return False
    return True


def on_field(g: State, t: int, k: int) -> int:
    """Cards of a kind in all lines of a team."""
    n = 0
    if g.rules.moegahara:
        for i in range(LANDS):
            for j in range(g.line_n[t][i]):
                if g.line[t][i][j] == k:
                    n += 1
    return n


def check_field(g: State) -> bool:
    """Lands, lines, markers and buried cards agree with each other (M1.2, M5.2, M5.7, M6.4)."""
    count = 0
    buried = 0
    for k in range(K):
        buried += g.buried[k]
        if g.buried[k] > 0 and not bit(k) & g.rules.units:
            return False
    for i in range(LANDS):
        if g.won[i] < 0 or g.won[i] > TEAMS:
            return False
        if g.won[i] > 0:
            count += 1
        for t in range(TEAMS):
            if g.line_n[t][i] > LINE or (g.line_n[t][i] > 0 and g.won[i] > 0):
                return False
            if (g.won[i] > 0 or g.line_n[t][i] > 0) and (not g.rules.moegahara or i >= lands(g)):
                return False
            for j in range(g.line_n[t][i]):
                if not bit(g.line[t][i][j]) & g.rules.units:
                    return False
        if g.sp == 0 and g.won[i] == 0 and land_winner(g, i) >= 0:
            return False
    if buried < LINE * count or buried > TEAMS * LINE * count:
        return False
    for t in range(TEAMS):
        for colour in range(COLOURS + 1):
            n = spare_markers(g, t, colour)
            if n < 0 or (n > 0 and not g.over):
                return False
    return True


def spare_markers(g: State, t: int, colour: int) -> int:
    """A team's markers minus those for its troops on the field (M5.2) and those still to be returned."""
    n = 0
    for p in range(g.seats):
        if team_of(p) == t:
            if g.markers[p][colour] < 0:
                return -1
            n += g.markers[p][colour]
    for i in range(LANDS):
        for j in range(g.line_n[t][i]):
            if colour > 0 and g.rules.marker[g.line[t][i][j]] == colour:
                n -= 1
    for i in range(g.sp):
        if g.stack[i][0] == D_MARKER and g.stack[i][2] == t and g.stack[i][3] == colour:
            n -= 1
    return n


def check_sides(g: State) -> bool:
    """Generals belong to their side (M4), and free Militia and Castle Towns are counted (M1.5)."""
    if not g.rules.moegahara or g.seats > 2:
        if g.free_militia or g.castles:
            return False
    elif g.free_militia < 0 or (g.free_militia > 0 and g.phase != BUY) or g.castles < 0 or g.castles > 3:
        return False
    if not g.rules.moegahara:
        return g.east_team == -1
    if g.east_team < -1 or g.east_team >= TEAMS:
        return False
    if g.seats == 2:
        for p in range(g.seats):
            if g.have[p][CASTLE] != (1 if g.castles & (1 << p) else 0):
                return False
    is_bound = False
    for k in range(K):
        if bit(k) & g.rules.generals and g.pool[k] < g.rules.copies[k]:
            is_bound = True
            t = 1 - g.east_team if bit(k) & g.rules.east else g.east_team
            if g.east_team >= 0 and owned_by_team(g, t, k) > 0:
                return False
    return is_bound == (g.east_team >= 0)


def owned_by_team(g: State, t: int, k: int) -> int:
    """Cards of a kind that a team's players own or have deployed (M5.6)."""
    n = on_field(g, t, k)
    for p in range(g.seats):
        if team_of(p) == t:
            n += found(g, p, k)
    return n


def found(g: State, p: int, k: int) -> int:
    """Copies of a kind in all places of a player's territory."""
    n = g.hand[p][k] + g.deck[p][k] + g.pile[p][k] + g.hidden[p][k] + g.deployed[p][k] + g.ambush[p][k]
    if p == g.cur:
        n += g.played[k]
    for i in range(g.top_n[p]):
        if g.top[p][i] == k:
            n += 1
    for i in range(g.shown_n[p]):
        if g.shown[p][i] == k:
            n += 1
    if k == g.rules.moat:
        n += g.lying[p]
    return n


def check_seat(g: State, p: int) -> int:
    hand_n = 0
    deck_n = 0
    pile_n = 0
    hidden_n = 0
    actions_owned = 0
    tactics_owned = 0
    have_n = 0
    for k in range(K):
        hand_n += g.hand[p][k]
        deck_n += g.deck[p][k]
        pile_n += g.pile[p][k] + g.hidden[p][k]
        hidden_n += g.hidden[p][k]
        n = found(g, p, k)
        have_n += n
        if n != g.have[p][k] or (n > 0) != ((g.have_m[p] & bit(k)) != 0):
            return 2
        if bit(k) & g.rules.action_cards:
            actions_owned += n
        if bit(k) & g.rules.tactics:
            tactics_owned += n
        if (g.hand[p][k] > 0) != ((g.hand_m[p] & bit(k)) != 0) or (g.deck[p][k] > 0) != ((g.deck_m[p] & bit(k)) != 0):
            return 3
        if (g.pile[p][k] + g.hidden[p][k] > 0) != ((g.pile_m[p] & bit(k)) != 0):
            return 3
        if (g.deployed[p][k] > 0) != ((g.deployed_m[p] & bit(k)) != 0):
            return 3
        if (g.ambush[p][k] > 0) != ((g.ambush_m[p] & bit(k)) != 0):
            return 3
        if g.seen[p][k] > g.hand[p][k]:
            return 4
    if hand_n != g.hand_n[p] or deck_n != g.deck_n[p] or pile_n != g.pile_n[p] or hidden_n != g.hidden_n[p]:
        return 2
    if have_n != g.have_n[p]:
        return 2
    if actions_owned != g.actions_owned[p] or tactics_owned != g.tactics_owned[p]:
        return 2
    if g.top_n[p] < 0 or g.top_n[p] > 2 or g.shown_n[p] < 0 or g.shown_n[p] > 2 or g.lying[p] < 0:
        return 2
    if g.lying[p] > 0 and g.rules.moat < 0:
        return 2
    if g.promised[p] < 0 or (g.promised[p] > 0 and not g.rules.moat_when_played):
        return 2
    if g.top_open[p] < NOBODY or g.top_open[p] > BOTH_BUT_NOT_THE_ORDER:
        return 4
    if g.top_open[p] == BOTH_BUT_NOT_THE_ORDER and (g.top_n[p] != 2 or g.top[p][0] == g.top[p][1]):
        return 4
    if not g.rules.moegahara and g.have[p][LAND] > 0 and not g.land_gained & (1 << p):
        return 4
    return 0


def check_pool(g: State) -> bool:
    generals_n = 0
    for k in range(K):
        if bit(k) & g.rules.generals and not g.rules.moegahara:
            generals_n += g.pool[k]
            if ((g.pool_m & bit(k)) != 0) != (k == g.top_general):
                return False
        elif (g.pool[k] > 0) != ((g.pool_m & bit(k)) != 0):
            return False
        if (g.played[k] > 0) != ((g.played_m & bit(k)) != 0) or g.unplayed[k] > g.deployed[g.cur][k]:
            return False
        if (g.unplayed[k] > 0) != ((g.unplayed_m & bit(k)) != 0):
            return False
    if g.rules.moegahara:
        return g.generals_n == 0 and g.top_general < 0
    if (g.top_general < 0) != (generals_n == 0) or (generals_n > 0 and g.pool[g.top_general] == 0):
        return False
    return generals_n == g.generals_n


def check_question(g: State) -> bool:
    """Unless the game is over, a player is asked something that fits the phase and has an answer."""
    if g.over:
        return g.kind == D_NONE and g.mask == 0 and g.who == -1 and g.sp == 0 and g.step == 0
    if g.mask == 0 or g.kind <= D_NONE or g.kind > LAST_DECISION or g.who < 0 or g.who >= g.seats or g.step < 0:
        return False
    if g.phase < ACTION or g.phase > DEPLOY or g.cur != (g.start + g.turn) % g.seats:
        return False
    if g.phase == (BATTLE if g.rules.moegahara else DEPLOY):
        return False
    if g.step > 0 and not is_later_step(g.kind):
        return False
    if g.sp > 0:
        if g.who != g.stack[g.sp - 1][1]:
            return False
        if g.kind == D_TRAP_CARD:  # the first question of its move if only one seat can be chosen
            return g.stack[g.sp - 1][0] == D_TRAP_SEAT
        if g.step == 0:
            return g.kind == g.stack[g.sp - 1][0]
        return g.kind == D_AMBUSH or g.kind == D_TRASH or g.kind == D_WHOSE
    if g.who != g.cur:
        return False
    if g.phase == ACTION:
        if g.kind == D_PLAY:
            return g.unplayed_m == 0 and g.mask & ~(g.hand_m[g.cur] | bit(NO)) == 0
        return g.kind == D_DEPLOYED and g.mask == g.unplayed_m
    if g.phase == BATTLE:
        return g.kind == D_BATTLE or (g.step > 0 and in_attack(g.kind))
    if g.phase == BUY:
        return g.kind == D_BUY and g.buys + g.free_militia > 0
    if g.phase == DEPLOY:
        if g.kind == D_DEPLOY:  # no end while a unit finds room (M5.1)
            return not (g.mask & bit(NO) and g.played_m & g.rules.units and has_room(g))
        return g.step > 0 and in_field(g.kind)
    return g.kind == (D_STAY if g.phase == REDRAW else D_KEEP)


def check_leftovers(g: State) -> bool:
    """Answers of a move and units of a battle exist only during that move or battle."""
    for k in range(K):
        n = fighting(g, g.cur, k)
        for p in range(g.seats):
            if g.against[p][k] < 0 or (g.sp == 0 and g.step == 0 and g.against[p][k]):
                return False
            if has_several(g, k):
                if g.against[p][k] > n:
                    return False
            else:
                n -= g.against[p][k]
        if n < 0 or g.pick[k] < 0 or (g.step == 0 and g.pick[k]):
            return False
    if g.sp == 0 and (g.ally >= 0 or (g.step == 0 and g.foes)):
        return False
    if g.step == 0 and (g.field_land or g.field_spot or (g.rules.moegahara and g.stage)):
        return False
    for p in range(g.seats):
        if g.sp == 0 and (g.ambush_m[p] or g.shown_n[p]):
            return False
        if p == g.cur and g.ambush_m[p]:
            return False
    return True


def check_end(g: State) -> bool:
    """The game ends after an empty victory point pile (C8.1) or max_rounds, and not before."""
    if g.rules.moegahara:
        is_last = points(g, 0) >= goal(g) or points(g, 1) >= goal(g)
        is_last = is_last or (g.max_turns > 0 and g.turn >= g.max_turns)
        return is_last == (g.over != 0)
    if (g.last_turn >= 0) != (g.rules.victory & ~g.pool_m != 0):
        return False
    if g.last_turn >= g.turn + g.seats:
        return False
    is_last = (g.last_turn >= 0 and g.turn == g.last_turn + 1) or (g.max_turns > 0 and g.turn == g.max_turns)
    if g.over:
        return is_last
    return not is_last and (g.last_turn < 0 or g.turn <= g.last_turn) and (g.max_turns == 0 or g.turn < g.max_turns)
