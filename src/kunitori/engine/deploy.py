"""Moegahara's deploy phase: units, Horo Musha and Trap, and the texts of generals that arrive (M5)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .battlefield import lands, marker_holders, orders, place, reorder, take_off, team_of, win_land, wins_by_text
    from .bits import bit, bits_to, no_bits
    from .consts import *
    from .zones import discard, lose, own, pile_remove, play_remove, push, return_to_pool, tell

from .state import State


# ---- what is open
def has_room(g: State) -> bool:
    """Whether the team's line at an undecided Land has fewer than three cards (M5.1)."""
    return room(g) != 0


def room(g: State) -> int:
    m = no_bits()
    t = team_of(g.cur)
    for i in range(lands(g)):
        if g.won[i] == 0 and g.line_n[t][i] < LINE:
            m |= bit(i)
    return m


def occupied(g: State, t: int) -> int:
    """Lands where a team's line has cards."""
    m = no_bits()
    for i in range(lands(g)):
        if g.line_n[t][i] > 0:
            m |= bit(i)
    return m


def reorderable(g: State, t: int) -> int:
    """Lands where another order would change a team's line."""
    m = no_bits()
    for i in range(lands(g)):
        if orders(g, t, i):
            m |= bit(i)
    return m


def trappable_spots(g: State, t: int, land: int) -> int:
    """Positions of a line that a Trap can choose: not Ieyasu or Ishida."""
    m = no_bits()
    for i in range(g.line_n[t][land]):
        if not bit(g.line[t][land][i]) & g.rules.trap_proof:
            m |= bit(i)
    return m


def trappable(g: State) -> int:
    """Lands with a card that a Trap can choose: bits 0 to 9 for the team's lines, 10 to 19 for the enemy's."""
    m = no_bits()
    t = team_of(g.cur)
    for i in range(lands(g)):
        if trappable_spots(g, t, i):
            m |= bit(i)
        if trappable_spots(g, 1 - t, i):
            m |= bit(i + LANDS)
    return m


def horo_modes(g: State) -> int:
    """The choices that have a legal target (M5.4)."""
    m = no_bits()
    t = team_of(g.cur)
    if occupied(g, t):
        m |= bit(DISMISS)
    if reorderable(g, t):
        m |= bit(REORDER)
    if g.seats > 2 and g.pile_n[g.cur] > 0:
        m |= bit(GIVE)
    return m


def deployable_now(g: State) -> int:
    """What can be used: played units while there is room, strategy cards (M3.3), and the end if no unit is left."""
    m = no_bits()
    if has_room(g):
        m = g.played_m & g.rules.units
    if m == 0:
        m = bit(NO)
    if g.played_m & bit(HORO) and horo_modes(g):
        m |= bit(HORO)
    if g.played_m & bit(FIELD_TRAP) and trappable(g):
        m |= bit(FIELD_TRAP)
    return m


# ---- the steps of one use: card, (choice,) Land, position, whose discard pile
def spots(g: State, t: int, land: int) -> int:
    return bits_to(g.line_n[t][land] - 1)


def side_of(g: State) -> int:
    """The team whose line the current move has chosen."""
    t = team_of(g.cur)
    return 1 - t if g.field_land >= LANDS else t


def chosen_land(g: State) -> int:
    return g.field_land - LANDS if g.field_land >= LANDS else g.field_land


def receivers_of(g: State, t: int, land: int, i: int) -> int:
    """The players whose discard pile may get a card taken off a line (M5.5)."""
    return marker_holders(g, t, g.rules.marker[g.line[t][land][i]])


def mates(g: State) -> int:
    return marker_holders(g, team_of(g.cur), 0) & ~bit(g.cur)


# ---- uses
def arrive(g: State, k: int, land: int) -> None:
    """Deploy a unit: take its marker, do its text, then check the Land (M5.3)."""
    t = team_of(g.cur)
    g.cause = -1
    play_remove(g, k)
    place(g, k, land)
    effect = g.rules.effect[k]
    if wins_by_text(g, k, g.line_n[t][land] - 1):
        g.cause = k
        win_land(g, land, t)
        return
    push(g, F_CHECK, g.cur, land, -1)
    if effect == E_STRIKES and g.line_n[1 - t][land] > 0:
        push(g, D_STRIKE, g.cur, k, land)
    elif effect == E_REORDERS and orders(g, t, land):
        push(g, D_REARRANGE, g.cur, k, land)


def dismiss(g: State, card: int, to: int) -> None:
    """Take the chosen card off its line; Horo Musha or Trap returns to the pool."""
    g.cause = card
    use_up(g, card)
    take_off(g, side_of(g), chosen_land(g), g.field_spot, to)


def use_up(g: State, card: int) -> None:
    return_to_pool(g, g.cur, card, R_M5_4)


def rearrange(g: State, card: int, order: int) -> None:
    g.cause = card
    use_up(g, card)
    reorder(g, team_of(g.cur), g.field_land, order, R_M5_4)


def hand_over(g: State, card: int, k: int, to: int) -> None:
    """Move a card from the player's discard pile to a team mate's (M5.4, ruling 32)."""
    g.cause = card
    use_up(g, card)
    pile_remove(g, g.cur, k)
    lose(g, g.cur, k)
    discard(g, to, k, 1)
    own(g, to, k)
    if g.listening:
        tell(g, V_GIVE, g.cur, k, 1, to, P_DISCARD, R_M5_4)


def strike(g: State, card: int, land: int, spot: int, to: int) -> None:
    """Kobayakawa discards an enemy card from the facing line."""
    g.cause = card
    take_off(g, 1 - team_of(g.cur), land, spot, to)


def regroup(g: State, card: int, land: int, order: int) -> None:
    """Otani reorders his own line."""
    g.cause = card
    if order != NO:
        reorder(g, team_of(g.cur), land, order, R_M5_3)
