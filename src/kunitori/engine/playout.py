"""Whole games inside the engine: random play, plain money, and random play with the invariants checked."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .bits import bit, lowest, nth_bit, popcount
    from .consts import *
    from .rng import mix, next_word

from .invariants import check
from .moves import apply
from .state import State
from .turn import score, winner


def choose_random(mask: int, word: int) -> int:
    """A random open answer, uniformly."""
    n = popcount(mask)
    if n == 1:
        return lowest(mask)
    word = (mix(word) >> 32) * n
    return nth_bit(mask, word >> 32)


def play_random(g: State, seed: int) -> int:
    """Play at random to the end, and return how many decisions had at least two options."""
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
    """Play plain money to the end, and return how many decisions had at least two options."""
    n = 0
    while not g.over:
        m = g.mask
        if m & (m - 1):
            n += 1
        apply(g, money_answer(g))
    return n


def money_answer(g: State) -> int:
    """Treasure first, then Land, Gold, Silver, near the end Town and Village; no battles, but prizes are taken."""
    m = g.mask
    if g.kind == D_BUY:
        if m & g.rules.treasure_answers:
            return lowest(m & g.rules.treasure_answers)
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
    """Play random games from one position without the GIL, and return the number of decisions."""
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
    """Play plain-money games from one position without the GIL, and return the number of decisions."""
    total = 0
    c = g.clone()
    with cython.nogil:
        for i in range(games):
            c.copy_from(g)
            c.key0 = mix(seed + i)
            total += play_money(c)
    return total


def checked_game(g: State, seed: int) -> int:
    """Play a random game with invariants checked at each step; 0, or the number of the first one broken."""
    word = seed
    broken = check(g)
    while broken == 0 and not g.over:
        word = next_word(word)
        apply(g, choose_random(g.mask, word))
        broken = check(g)
    return broken


def fingerprint(g: State, seed: int) -> int:
    """Play at random to the end, and return a hash of all answers and scores, to compare two engines."""
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
