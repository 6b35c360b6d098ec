"""What a seat may know, as bytes (C9). kunitori.envs.layout names every byte.

Seats are counted from the viewer on. What is written is the same for the state, for the viewer's knowledge of it and
for every state dealt from that knowledge.
"""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .battle import attack_strength
    from .bits import bit
    from .consts import *
    from .deal import is_open_to
    from .groups import in_attack, in_defence, in_field, names_a_seat
    from .turn import score

    def first_byte(out: Any) -> Any:
        """The same buffer; sight.pxd gives its address."""
        return out

    def clear(out: Any, at: int, n: int) -> None:
        out[at : at + n] = bytes(n)

    def put_row(out: Any, at: int, row: list[int]) -> None:
        out[at : at + K] = bytes(row)

    def put_sum(out: Any, at: int, row: list[int], other: list[int]) -> None:
        out[at : at + K] = bytes(map(sum, zip(row, other, strict=True)))

    def put_unknown(out: Any, at: int, deck: list[int], hand: list[int], seen: list[int], hidden: list[int]) -> None:
        for k in range(K):
            out[at + k] = deck[k] + hand[k] - seen[k] + hidden[k]


from .rules import Rules
from .state import State


def sight_size(rules: Rules, seats: int) -> int:
    """How many bytes an observation has."""
    return SEEN_COMMON + (SEEN_FIELD if rules.moegahara else 0) + seats * SEEN_SEAT


def observe(g: State, viewer: int, out: Any) -> None:
    """Write what a seat may know into a buffer of `sight_size` bytes."""
    if not 0 <= viewer < g.seats or len(out) != sight_size(g.rules, g.seats):
        raise ValueError(viewer)
    see(g, viewer, first_byte(out), 0)


def see(g: State, viewer: int, out: Any, at: int) -> None:
    """The same from a place in a buffer on, unchecked."""
    # Another player's unfinished move is not seen, nor what is asked within it.
    is_asked = g.who == viewer
    see_common(g, is_asked, viewer, out, at)
    place = at + SEEN_COMMON
    if g.rules.moegahara:
        see_field(g, viewer, out, place)
        place += SEEN_FIELD
    is_attack_open = is_asked or g.step == 0 or g.sp > 0
    p = viewer
    for _ in range(g.seats):
        is_open = is_open_to(g, p, viewer)
        if is_open:
            put_row(out, place, g.hand[p])
            put_row(out, place + K, g.deck[p])
            put_sum(out, place + 2 * K, g.pile[p], g.hidden[p])
        else:
            put_row(out, place, g.seen[p])
            put_unknown(out, place + K, g.deck[p], g.hand[p], g.seen[p], g.hidden[p])
            put_row(out, place + 2 * K, g.pile[p])
        put_row(out, place + 3 * K, g.deployed[p])
        put_row(out, place + 4 * K, g.ambush[p])
        put_row(out, place + 5 * K, g.have[p])
        see_seat(g, p, is_open, is_attack_open, out, place + SEEN_SEAT_ROWS * K, place + K)
        place += SEEN_SEAT
        p = p + 1 if p + 1 < g.seats else 0


def byte(n: int) -> int:
    """A number that fits into a byte."""
    if n < 0:
        return 0
    return n if n < 255 else 255


def first_question(g: State) -> int:
    """The kind of the first question of an unfinished move, which is all that others see of it."""
    if g.step == 0:
        return g.kind
    if in_attack(g.kind):
        return D_BATTLE
    if in_defence(g.kind):
        return D_DEFEND
    if in_field(g.kind):
        return D_STRIKE if g.sp > 0 else D_DEPLOY
    if g.kind == D_TRASH:
        return D_CHOOSE
    if g.kind == D_TRAP_CARD:
        return D_TRAP_SEAT
    return g.kind


def see_common(g: State, is_asked: bool, viewer: int, out: Any, at: int) -> None:
    """The turn, the question, and the cards that belong to nobody or to the active player's turn."""
    clear(out, at, SEE_ROWS)
    out[at + SEE_PHASE + g.phase] = 1
    out[at + SEE_ASKED + (g.kind if is_asked else first_question(g))] = 1
    i = at + SEE_FACTS
    rows = at + SEE_ROWS
    out[i] = byte(g.turn // g.seats)
    out[i + 1] = g.last_turn >= 0
    out[i + 2] = byte(g.actions)
    out[i + 3] = byte(g.money)
    out[i + 4] = byte(g.buys)
    out[i + 5] = byte(g.discount)
    out[i + 6] = g.leader != 0
    out[i + 7] = g.joint != 0
    out[i + 8] = byte(g.joint_spent)
    out[i + 9] = g.top_general + 1
    out[i + 10] = byte(g.generals_n)
    out[i + 11] = byte(g.attack_sum)
    out[i + 12] = byte(g.defence_sum)
    out[i + 13] = byte(g.free_militia)
    if g.east_team >= 0:
        out[i + 14] = 1 if g.east_team == viewer % TEAMS else 2
    out[i + 15] = g.over != 0
    put_row(out, rows, g.pool)
    put_row(out, rows + K, g.trash)
    put_row(out, rows + 2 * K, g.played)
    put_row(out, rows + 3 * K, g.unplayed)
    put_row(out, rows + 4 * K, g.buried)
    if not is_asked:
        clear(out, rows + 5 * K, 2 * K)
    else:
        put_row(out, rows + 5 * K, g.pick)
        clear(out, rows + 6 * K, K)
        if g.kind != D_MARKER and 0 <= g.a < K:
            out[rows + 6 * K + g.a] = 1
        if names_a_seat(g.kind) and 0 <= g.b < g.seats:
            out[at + SEE_SEAT + (g.b - viewer + g.seats) % g.seats] = 1
        out[i + 16] = byte(g.step)
        if g.rules.moegahara:
            see_field_question(g, out, i + 17)


def see_field_question(g: State, out: Any, i: int) -> None:
    """The answers of a move on the battlefield so far, and the line or marker in question."""
    if g.step > 0 and g.a == HORO:
        out[i] = g.stage + 1
    if g.kind == D_SPOT or g.kind == D_REORDER or (g.kind == D_WHOSE and g.sp == 0):
        out[i + 1] = g.field_land + 1
    elif g.kind == D_STRIKE or g.kind == D_REARRANGE or g.kind == D_WHOSE:
        out[i + 1] = g.b + 1
    if g.kind == D_WHOSE:
        out[i + 2] = g.field_spot + 1
    elif g.kind == D_MATE:
        out[i + 3] = g.field_spot + 1
    elif g.kind == D_MARKER:
        out[i + 4] = byte(g.b)


def see_field(g: State, viewer: int, out: Any, at: int) -> None:
    """Lands won, and the lines: the viewer's team first."""
    clear(out, at, SEEN_FIELD)
    own = viewer % TEAMS
    for land in range(LANDS):
        if g.won[land] > 0:
            out[at + land] = 1 if g.won[land] == own + 1 else 2
        for j in range(g.line_n[own][land]):
            out[at + LANDS + LINE * land + j] = g.line[own][land][j] + 1
        for j in range(g.line_n[1 - own][land]):
            out[at + LANDS + LINE * (LANDS + land) + j] = g.line[1 - own][land][j] + 1


def see_seat(g: State, p: int, is_open: bool, is_attack_open: bool, out: Any, i: int, unknown: int) -> None:
    """The numbers of a seat. Top cards that only the owner knows go back among the unknown ones."""
    out[i] = byte(g.hand_n[p])
    out[i + 1] = byte(g.deck_n[p] + g.top_n[p])
    out[i + 2] = byte(g.pile_n[p])
    out[i + 3] = byte(g.have_n[p])
    out[i + 4] = byte(score(g, p) + NO_POINTS)
    for j in range(2):
        out[i + 5 + j] = 0
        out[i + 7 + j] = g.shown[p][j] + 1 if j < g.shown_n[p] else 0
    if g.top_n[p] > 0:
        if is_open or g.top_open[p] == EVERYBODY:
            for j in range(g.top_n[p]):
                out[i + 5 + j] = g.top[p][j] + 1
        elif g.top_open[p] == NOBODY:
            for j in range(g.top_n[p]):
                out[unknown + g.top[p][j]] += 1
        else:
            for j in range(g.top_n[p]):
                out[i + 5 + j] = g.top[p][j] + 1
            if out[i + 5] > out[i + 6] and g.top_n[p] == 2:
                out[i + 5] = g.top[p][1] + 1
                out[i + 6] = g.top[p][0] + 1
    out[i + 9] = byte(g.lying[p])
    out[i + 10] = byte(g.promised[p])
    for j in range(COLOURS):
        out[i + 11 + j] = g.markers[p][j + 1]
    out[i + 14] = 0
    out[i + 15] = p == g.cur
    out[i + 16] = p == g.start
    out[i + 17] = p == g.who
    out[i + 18] = is_open
    out[i + 19] = byte(g.actions_owned[p])
    out[i + 20] = byte(g.tactics_owned[p])
    out[i + 21] = 0
    out[i + 22] = 0
    out[i + 23] = g.castles & bit(p) != 0
    if is_attack_open and g.foes:
        out[i + 21] = p == g.ally
        if g.foes & bit(p):
            out[i + 22] = 1
            out[i + 14] = byte(attack_strength(g, p))
