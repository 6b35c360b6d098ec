"""Randomness. Every deck and the generals' pile has its own stream, re-keyed at each shuffle by SipHash-2-4 under the
game's 128-bit secret, so that draws reveal nothing and equal decks shuffle equally (docs/shuffles.md).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .bits import bit
    from .consts import *

from .script import DrawScript
from .state import State

M64 = 0xFFFFFFFFFFFFFFFF
OWNER = 1 << 40
STEP = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB
SIP0 = 0x736F6D6570736575
SIP1 = 0x646F72616E646F6D
SIP2 = 0x6C7967656E657261
SIP3 = 0x7465646279746573
LENGTH = 8 << 56  # the length of the message: one word of eight bytes


def mix(z: int) -> int:
    """The finaliser of SplitMix64."""
    z = ((z ^ (z >> 30)) * MIX1) & M64
    z = ((z ^ (z >> 27)) * MIX2) & M64
    return z ^ (z >> 31)


def rotate(x: int, n: int) -> int:
    return ((x << n) | (x >> (64 - n))) & M64


def siphash(key0: int, key1: int, word: int) -> int:
    """SipHash-2-4 of one little-endian 64-bit word."""
    v0 = key0 ^ SIP0
    v1 = key1 ^ SIP1
    v2 = key0 ^ SIP2
    v3 = key1 ^ SIP3
    for i in range(8):
        if i == 0:
            v3 ^= word
        elif i == 2:
            v0 ^= word
            v3 ^= LENGTH
        elif i == 4:
            v0 ^= LENGTH
            v2 ^= 255
        v0 = (v0 + v1) & M64
        v1 = rotate(v1, 13) ^ v0
        v0 = rotate(v0, 32)
        v2 = (v2 + v3) & M64
        v3 = rotate(v3, 16) ^ v2
        v0 = (v0 + v3) & M64
        v3 = rotate(v3, 21) ^ v0
        v2 = (v2 + v1) & M64
        v1 = rotate(v1, 17) ^ v2
        v2 = rotate(v2, 32)
    return v0 ^ v1 ^ v2 ^ v3


def rekey(g: State, stream: int) -> None:
    """Re-key the stream for its next shuffle from the secret, the owner and the shuffle's number."""
    word = g.shuffles[stream] * 2
    word += OWNER * stream
    g.shuffles[stream] += 1
    g.stream[stream] = siphash(g.key0, g.key1, word)
    g.gamma[stream] = siphash(g.key0, g.key1, word + 1) | 1


def draw_number(g: State, stream: int, n: int) -> int:
    """A uniform random number below n from a stream, or the next one of the script."""
    if g.script is not None:
        return scripted_number(g.script, g, stream, n)
    s = (g.stream[stream] + g.gamma[stream]) & M64
    g.stream[stream] = s
    s = (mix(s) >> 32) * n
    return s >> 32


def scripted_number(script: DrawScript, g: State, stream: int, n: int) -> int:
    """The next number of the script; if there is none, note what it would decide. What decides nothing needs none."""
    if n == 1 or (stream < MAX_PLAYERS and g.deck_m[stream] & (g.deck_m[stream] - 1) == 0):
        return 0
    if script.i < script.n:
        script.i += 1
        return script.numbers[script.i - 1]
    if script.missing == 0:
        script.missing = n
        script.stream = stream
        for k in range(K):
            if stream < MAX_PLAYERS:
                script.weights[k] = g.deck[stream][k]
            elif stream == GENERALS_STREAM:
                script.weights[k] = g.pool[k] if bit(k) & g.rules.generals else 0
            else:
                script.weights[k] = k < n
    return 0


def next_word(x: int) -> int:
    """The next word of a plain SplitMix64 generator for choices that need no secrecy."""
    return (x + STEP) & M64
