"""Whole games inside the module: random play, plain money, and random play under the eyes of the invariants."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .bits import bit, lowest, nth_bit, popcount
    from .consts import *
    from .rng import mix, next_word

from .moves import apply
from .state import State
from .turn import owned, score, winner


def choose_random(mask: int, word: int) -> int:
    """One of the open answers, all equally likely."""
    n = popcount(mask)
    if n == 1:
        return lowest(mask)
    word = (mix(word) >> 32) * n
    return nth_bit(mask, word >> 32)


def play_random(g: State, seed: int) -> int:
    """Play at random to the end; how many decisions had at least two options."""
    word = seed
    n = 0
    while not g.over:
        m = g.mask
        if m & (m - 1):
            n += 1
            word = next_word(word)
        apply(g, choose_random(m, word))
    return n


def play_money(g: State) -> int:
    """Play to the end by the plain-money list; how many decisions had at least two options."""
    n = 0
    while not g.over:
        m = g.mask
        if m & (m - 1):
            n += 1
        apply(g, money_answer(g))
    return n


def money_answer(g: State) -> int:
    """Treasure first, then Land, Gold, Silver, near the end Town and Village; no battles, prizes taken."""
    m = g.mask
    if g.kind == D_BUY:
        if m & (bit(PLAY_TREASURE) | bit(PLAY_TREASURE + 1) | bit(PLAY_TREASURE + 2)):
            return lowest(m >> PLAY_TREASURE) + PLAY_TREASURE
        is_late = g.last_turn >= 0 or g.pool[LAND] <= 3
        if m & bit(LAND):
            return LAND
        if is_late and m & bit(TOWN):
            return TOWN
        if m & bit(GOLD):
            return GOLD
        if m & bit(SILVER):
            return VILLAGE if is_late and m & bit(VILLAGE) else SILVER
        return NO
    if g.kind == D_PRIZE:
        return 1
    if m & bit(NO):
        return NO
    return lowest(m)


def random_games(g: State, games: int, seed: int) -> int:
    """Random games from one position, the GIL released; decisions in all."""
    total = 0
    c = g.clone()
    with cython.nogil:
        for i in range(games):
            c.copy_from(g)
            c.key0 = mix(seed + i)
            c.listening = 0
            total += play_random(c, mix(seed + i))
    return total


def money_games(g: State, games: int, seed: int) -> int:
    """Plain-money games from one position, the GIL released; decisions in all."""
    total = 0
    c = g.clone()
    with cython.nogil:
        for i in range(games):
            c.copy_from(g)
            c.key0 = mix(seed + i)
            total += play_money(c)
    return total


def checked_game(g: State, seed: int) -> int:
    """A random game with the invariants tested at each step; 0, or the number of the first one broken."""
    word = seed
    broken = check(g)
    while broken == 0 and not g.over:
        word = next_word(word)
        apply(g, choose_random(g.mask, word))
        broken = check(g)
    return broken


def fingerprint(g: State, seed: int) -> int:
    """Play at random to the end; a number made of every answer and every score, to compare two engines."""
    word = seed
    h = seed
    while not g.over:
        word = next_word(word)
        x = choose_random(g.mask, word)
        h = mix(h ^ (g.kind * 64 + x))
        apply(g, x)
    for p in range(g.seats):
        h = mix(h ^ (score(g, p) + 1000))
    return mix(h ^ winner(g))


# ---- invariants
def check(g: State) -> int:
    """0 if all is well. 1: a card appeared or vanished. 2: a count is wrong. 3: a mask is wrong. 4: known more than
    there is. 5: no answer open. 6: something left over between moves. 7: the game should be over.
    """
    if not count_cards(g):
        return 1
    for p in range(g.seats):
        found = check_seat(g, p)
        if found:
            return found
    if not check_pool(g):
        return 3
    if not g.over and g.mask == 0:
        return 5
    if g.sp > FRAMES - 8 or g.sp < 0 or g.actions < 0 or g.money < 0 or g.buys < 0:
        return 6
    if g.step == 0:
        for k in range(K):
            if g.pick[k]:
                return 6
    if not g.over and g.last_turn >= 0 and g.turn > g.last_turn:
        return 7
    if g.max_turns > 0 and g.turn > g.max_turns:
        return 7
    return 0


def count_cards(g: State) -> bool:
    for k in range(K):
        n = g.pool[k] + g.trash[k]
        for p in range(g.seats):
            n += owned(g, p, k)
        if n != g.rules.copies[k]:
            return False
    return True


def check_seat(g: State, p: int) -> int:
    hand_n = 0
    deck_n = 0
    pile_n = 0
    hidden_n = 0
    actions_owned = 0
    tactics_owned = 0
    for k in range(K):
        hand_n += g.hand[p][k]
        deck_n += g.deck[p][k]
        pile_n += g.pile[p][k] + g.hidden[p][k]
        hidden_n += g.hidden[p][k]
        if bit(k) & g.rules.action_cards:
            actions_owned += owned(g, p, k)
        if bit(k) & g.rules.tactics:
            tactics_owned += owned(g, p, k)
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
    if actions_owned != g.actions_owned[p] or tactics_owned != g.tactics_owned[p]:
        return 2
    if g.top_n[p] > 2 or g.shown_n[p] > 2:
        return 2
    return 0


def check_pool(g: State) -> bool:
    generals_n = 0
    for k in range(K):
        if bit(k) & g.rules.generals:
            generals_n += g.pool[k]
            if ((g.pool_m & bit(k)) != 0) != (k == g.top_general):
                return False
        elif (g.pool[k] > 0) != ((g.pool_m & bit(k)) != 0):
            return False
        if (g.played[k] > 0) != ((g.played_m & bit(k)) != 0) or g.unplayed[k] > g.deployed[g.cur][k]:
            return False
    return generals_n == g.generals_n
