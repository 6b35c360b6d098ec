"""Moving cards between hands, decks, discard piles, pool and trash, and what everybody knows (C4, C9)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .bits import bit, bits_to, lowest
    from .consts import *
    from .rng import draw_number, rekey

from .state import State


def tell(g: State, what: int, who: int, k: int, n: int, other: int, place: int, rule: int) -> None:
    """Record an event; call it only if events are recorded."""
    i = g.log.n
    if i < LOG_ROWS:
        g.log.rows[i][0] = what
        g.log.rows[i][1] = who
        g.log.rows[i][2] = k
        g.log.rows[i][3] = n
        g.log.rows[i][4] = other
        g.log.rows[i][5] = place
        g.log.rows[i][6] = rule
        g.log.rows[i][7] = g.cause
        g.log.n = i + 1


def ask_next_kind(g: State, decision: int, kinds: int) -> bool:
    """Ask the same decision about the next of some card kinds, a mask; False when there is none left."""
    if g.a >= 0:
        kinds &= ~bits_to(g.a)
    if kinds == 0:
        return False
    g.a = lowest(kinds)
    g.kind = decision
    return True


def push(g: State, op: int, who: int, a: int, b: int) -> None:
    """Push a pending effect on the stack."""
    i = g.sp
    g.stack[i][0] = op
    g.stack[i][1] = who
    g.stack[i][2] = a
    g.stack[i][3] = b
    g.sp = i + 1


def hand_add(g: State, p: int, k: int, is_open: int) -> None:
    g.hand[p][k] += 1
    g.hand_n[p] += 1
    g.hand_m[p] |= bit(k)
    if is_open:
        g.seen[p][k] += 1


def hand_remove(g: State, p: int, k: int) -> None:
    """A card leaves the hand in public, so one fewer of its kind is known to be there (C9.3)."""
    g.hand[p][k] -= 1
    g.hand_n[p] -= 1
    if g.hand[p][k] == 0:
        g.hand_m[p] &= ~bit(k)
    if g.seen[p][k] > 0:
        g.seen[p][k] -= 1


def deployed_remove(g: State, p: int, k: int) -> None:
    """Remove one deployed card of a kind; of the active player's, one that was played already (C3.2) goes first."""
    g.deployed[p][k] -= 1
    if g.deployed[p][k] == 0:
        g.deployed_m[p] &= ~bit(k)
    if p == g.cur and g.unplayed[k] > g.deployed[p][k]:
        g.unplayed[k] -= 1
        if g.unplayed[k] == 0:
            g.unplayed_m &= ~bit(k)


def play_remove(g: State, k: int) -> None:
    g.played[k] -= 1
    if g.played[k] == 0:
        g.played_m &= ~bit(k)


def discard(g: State, p: int, k: int, n: int) -> None:
    """Discard a card in public."""
    g.pile[p][k] += n
    g.pile_n[p] += n
    g.pile_m[p] |= bit(k)


def tell_discard(g: State, p: int, k: int, n: int, place: int, rule: int) -> None:
    discard(g, p, k, n)
    if g.listening:
        tell(g, V_DISCARD, p, k, n, -1, place, rule)


def reshuffle(g: State, p: int) -> None:
    """Shuffle the discard pile into the deck (C4.1); what was known of it is lost (C9.3)."""
    m = g.pile_m[p]
    while m:
        k = lowest(m)
        m &= m - 1
        g.deck[p][k] += g.pile[p][k] + g.hidden[p][k]
        g.pile[p][k] = 0
        g.hidden[p][k] = 0
    g.deck_m[p] |= g.pile_m[p]
    g.deck_n[p] += g.pile_n[p]
    g.pile_m[p] = 0
    g.pile_n[p] = 0
    g.hidden_n[p] = 0
    rekey(g, p)
    if g.listening:
        tell(g, V_SHUFFLE, p, -1, g.deck_n[p], -1, P_DISCARD, R_C4_1)


def shuffle_deck(g: State, p: int) -> None:
    """Shuffle only the deck, with its known top cards."""
    for i in range(g.top_n[p]):
        k = g.top[p][i]
        g.deck[p][k] += 1
        g.deck_m[p] |= bit(k)
        g.deck_n[p] += 1
    g.top_n[p] = 0
    g.top_open[p] = NOBODY
    rekey(g, p)
    if g.listening:
        tell(g, V_SHUFFLE, p, -1, g.deck_n[p], -1, P_DECK, R_C3_7)


def draw_kind(g: State, p: int) -> int:
    """Take the top card of a deck, or -1 (C4.2); drawn_open says whether everybody knew it."""
    if g.top_n[p] > 0:
        k = g.top[p][0]
        g.top[p][0] = g.top[p][1]
        g.top_n[p] -= 1
        g.drawn_open = 1 if g.top_open[p] == EVERYBODY else 0
        if g.top_open[p] == BOTH_BUT_NOT_THE_ORDER:
            g.top_open[p] = NOBODY  # C9.3: both are known then
        return k
    if g.deck_n[p] == 0:
        if g.pile_n[p] == 0:
            return -1
        reshuffle(g, p)
    n = draw_number(g, p, g.deck_n[p])
    m = g.deck_m[p]
    k = lowest(m)
    while n >= g.deck[p][k]:
        n -= g.deck[p][k]
        m &= m - 1
        k = lowest(m)
    g.deck[p][k] -= 1
    g.deck_n[p] -= 1
    if g.deck[p][k] == 0:
        g.deck_m[p] &= ~bit(k)
    g.drawn_open = 0
    g.learned |= 1 << p
    return k


def draw(g: State, p: int, n: int, rule: int) -> None:
    if n >= 2 and g.top_open[p] == BOTH_BUT_NOT_THE_ORDER:
        g.top_open[p] = EVERYBODY  # both are drawn together (ruling 26)
    for _ in range(n):
        k = draw_kind(g, p)
        if k < 0:
            return
        hand_add(g, p, k, g.drawn_open)
        if g.listening:
            tell(g, V_DRAW, p, k, 1, g.drawn_open, P_DECK, rule)


def reveal_two(g: State, p: int, rule: int) -> None:
    """Reveal the top two cards of a deck, or fewer if there are fewer (C4)."""
    for _ in range(2):
        k = draw_kind(g, p)
        if k < 0:
            return
        g.shown[p][g.shown_n[p]] = k
        g.shown_n[p] += 1
        g.learned |= 63
        if g.listening:
            tell(g, V_REVEAL, p, k, 1, -1, P_DECK, rule)


def shown_remove(g: State, p: int, k: int) -> None:
    if g.shown[p][0] == k:
        g.shown[p][0] = g.shown[p][1]
    g.shown_n[p] -= 1


def put_in_order(g: State, p: int, first: int) -> None:
    """Return two different revealed cards, the first on top; only their owner knows the order (C9.3)."""
    if g.shown[p][0] == first:
        g.top[p][1] = g.shown[p][1]
    else:
        g.top[p][1] = g.shown[p][0]
    g.top[p][0] = first
    g.top_n[p] = 2
    g.top_open[p] = BOTH_BUT_NOT_THE_ORDER
    g.shown_n[p] = 0


def put_back(g: State, p: int, rule: int) -> None:
    """Return revealed cards to their deck; the owner chooses the order if it matters."""
    n = g.shown_n[p]
    if n == 0:
        return
    if g.listening:
        tell(g, V_PUT_BACK, p, -1, n, -1, P_REVEALED, rule)
    if n == 2 and g.shown[p][0] != g.shown[p][1]:
        push(g, D_ORDER, p, -1, -1)
        return
    for i in range(n):
        g.top[p][i] = g.shown[p][i]
    g.top_n[p] = n
    g.top_open[p] = EVERYBODY
    g.shown_n[p] = 0


def turn_up_general(g: State) -> None:
    """Reveal the next general of the pile (C1.2, C6.2)."""
    if g.top_general >= 0:
        g.pool_m &= ~bit(g.top_general)
    if g.generals_n == 0:
        g.top_general = -1
        return
    n = draw_number(g, GENERALS_STREAM, g.generals_n)
    m = g.rules.generals
    k = lowest(m)
    while n >= g.pool[k]:
        n -= g.pool[k]
        m &= m - 1
        k = lowest(m)
    g.top_general = k
    g.pool_m |= bit(k)
    g.learned |= 63
    if g.listening:
        tell(g, V_TURN_UP, -1, k, g.generals_n, -1, P_POOL, R_C1_2)


def taken(g: State, p: int, k: int, place: int, price: int, rule: int) -> None:
    """Do what follows when a card goes from the pool to a player (C4.3)."""
    g.pool[k] -= 1
    if g.listening:
        tell(g, V_GAIN if price < 0 else V_BUY, p, k, price, -1, place, rule)
    if k == LAND:
        g.land_gained |= 1 << p
    own(g, p, k)
    if bit(k) & g.rules.generals and not g.rules.moegahara:
        g.generals_n -= 1
        turn_up_general(g)
    elif g.pool[k] == 0:
        g.pool_m &= ~bit(k)
        if bit(k) & g.rules.victory and g.last_turn < 0:  # C8.1, once
            g.last_turn = g.turn + g.seats - 1
            if g.listening:
                tell(g, V_LAST_ROUND, g.cur, k, 0, -1, P_POOL, R_C8_1)


def own(g: State, p: int, k: int) -> None:
    """Count a card for its new owner."""
    g.have[p][k] += 1
    g.have_n[p] += 1
    g.have_m[p] |= bit(k)
    if bit(k) & g.rules.action_cards:
        g.actions_owned[p] += 1
        if bit(k) & g.rules.tactics:
            g.tactics_owned[p] += 1


def lose(g: State, p: int, k: int) -> None:
    """Stop counting a card for its owner."""
    g.have[p][k] -= 1
    g.have_n[p] -= 1
    if g.have[p][k] == 0:
        g.have_m[p] &= ~bit(k)
    if bit(k) & g.rules.action_cards:
        g.actions_owned[p] -= 1
        if bit(k) & g.rules.tactics:
            g.tactics_owned[p] -= 1


def gain(g: State, p: int, k: int, price: int, rule: int) -> None:
    """Move a card from the pool to the player's discard pile (C4.3): bought for a price, or gained with -1."""
    if g.pool[k] == 0:
        return
    discard(g, p, k, 1)
    taken(g, p, k, P_DISCARD, price, rule)
    if bit(k) & g.rules.passed_on and g.land_gained & ~(1 << p):
        push(g, D_PASS_ON, p, k, -1)
    if g.rules.gained[k]:
        push(g, F_TEXT, p, k, g.rules.gained[k])


def gain_to_hand(g: State, p: int, k: int, rule: int) -> None:
    if g.pool[k] == 0:
        return
    hand_add(g, p, k, 1)
    taken(g, p, k, P_HAND, -1, rule)
    if g.rules.gained[k]:
        push(g, F_TEXT, p, k, g.rules.gained[k])


def gain_to_deck(g: State, p: int, k: int, rule: int) -> None:
    """Gain a card on top of the deck; if a known card lies there already, to the discard pile (C9.3)."""
    if g.pool[k] == 0:
        return
    if g.top_n[p] > 0:
        discard(g, p, k, 1)
        taken(g, p, k, P_DISCARD, -1, rule)
    else:
        g.top[p][0] = k
        g.top_n[p] = 1
        g.top_open[p] = EVERYBODY
        taken(g, p, k, P_DECK, -1, rule)
    if g.rules.gained[k]:
        push(g, F_TEXT, p, k, g.rules.gained[k])


def trash_from_hand(g: State, p: int, k: int, rule: int) -> None:
    hand_remove(g, p, k)
    lose(g, p, k)
    g.trash[k] += 1
    if g.listening:
        tell(g, V_TRASH, p, k, 1, -1, P_HAND, rule)


def discard_from_hand(g: State, p: int, k: int, rule: int) -> None:
    hand_remove(g, p, k)
    tell_discard(g, p, k, 1, P_HAND, rule)


def return_to_pool(g: State, p: int, k: int, rule: int) -> None:
    """Return a card played this turn to its pool pile."""
    play_remove(g, k)
    lose(g, p, k)
    g.pool[k] += 1
    g.pool_m |= bit(k)
    if g.listening:
        tell(g, V_TO_POOL, p, k, 1, -1, P_ARMY, rule)


def exchange(g: State, p: int, k: int, rule: int) -> None:
    """Exchange a hand card for the next better treasure from the pool."""
    hand_remove(g, p, k)
    lose(g, p, k)
    g.pool[k] += 1
    g.pool_m |= bit(k)
    if g.listening:
        tell(g, V_RETURN, p, k, 1, -1, P_HAND, rule)
    gain_to_hand(g, p, k + 1, rule)


def pile_remove(g: State, p: int, k: int) -> None:
    """Take a card from a discard pile in public; of several copies, the one that everybody saw."""
    if g.pile[p][k] > 0:
        g.pile[p][k] -= 1
    else:
        g.hidden[p][k] -= 1
        g.hidden_n[p] -= 1
    g.pile_n[p] -= 1
    if g.pile[p][k] + g.hidden[p][k] == 0:
        g.pile_m[p] &= ~bit(k)


def trash_played(g: State, p: int, k: int, rule: int) -> None:
    play_remove(g, k)
    lose(g, p, k)
    g.trash[k] += 1
    if g.listening:
        tell(g, V_TRASH, p, k, 1, -1, P_ARMY, rule)
