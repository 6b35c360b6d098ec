"""Many games at once: actions in, and observations, masks, rewards and ends out, without the GIL.

Some seats are played from outside, the others by brains inside. Between two steps every game waits for a seat outside.
"""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    import sys

    from .bits import bit, lowest
    from .consts import *
    from .episode import answer_step, begin, bit_of, put_open
    from .playout import choose_random
    from .rng import mix
    from .sight import clear, first_byte, see
    from .thinking.match import ready_answer
    from .thinking.mind import is_plain

    def put_word(out: Any, at: int, word: int) -> None:
        out[at : at + 8] = word.to_bytes(8, sys.byteorder)

    def fetch_at(b: Batch, i: int) -> None:
        """Nothing to do: only the compiled engine waits for its memory."""

    def begin_at(b: Batch, i: int, brains: list[Brain]) -> None:
        begin_one(b, b.games[i], i, brains)

    def step_at(b: Batch, i: int, action: int, brains: list[Brain], rows: Rows) -> None:
        step_one(b, b.games[i], i, action, brains, rows)

    def write_at(b: Batch, i: int, rows: Rows) -> None:
        write(b, b.games[i], i, rows)

    def is_open_at(b: Batch, i: int, action: int) -> bool:
        return choice(b, b.games[i], action) >= 0

    def draw_at(b: Batch, i: int, word: int) -> int:
        return drawn(b, b.games[i], word)

    def brain_at(g: State, brains: list[Brain], seed: int) -> int:
        return brain_answer(g, brains[g.who], seed)


from .episode import Ids, answer_of, id_of, open_bits, relative, reward
from .rules import Rules
from .sight import sight_size
from .state import State
from .thinking.match import Brain, answer


class Rows:
    """Where a batch writes: flat buffers of the caller, with a row for each game.

    The width of a mask is the number of actions; with bits as actions it is 64, a byte for each, or 8, one word.
    """

    seen: Any
    mask: Any
    last_seen: Any  # of games that have ended and begun anew
    last_mask: Any
    who: Any  # 255 once the game is over
    kind: Any
    reward: Any  # of every seat
    done: Any
    wrong: Any  # 1 where the action was not open

    def __init__(
        self, width: int, seen: Any, mask: Any, who: Any, kind: Any, reward: Any, done: Any, wrong: Any,
        last_seen: Any, last_mask: Any,
    ) -> None:  # fmt: skip
        self.width = width
        self.buffers: tuple[Any, ...] = tuple(memoryview(each) for each in (seen, mask, last_seen, last_mask))
        self.seen = first_byte(self.buffers[0])
        self.mask = first_byte(self.buffers[1])
        self.last_seen = first_byte(self.buffers[2])
        self.last_mask = first_byte(self.buffers[3])
        self.who = memoryview(who)
        self.kind = memoryview(kind)
        self.reward = memoryview(reward)
        self.done = memoryview(done)
        self.wrong = memoryview(wrong)


class Batch:
    """Games of one kind. `words` has the seed of each row's next game and those of its brains."""

    games: list[State]
    words: Any
    seeds: Any  # of the brains in the game that is played now
    begun: Any  # 1 where the words are used up
    ended: Any  # 1 where the next step begins a game
    viewer: Any  # the seat that was asked last

    def __init__(
        self, rules: Rules, ids: Ids, games: int, seats: int, max_rounds: int, auto: int, brains: int, is_raw: bool,
        is_same_step: bool, words: Any, begun: Any, ended: Any,
    ) -> None:  # fmt: skip
        self.ids = ids
        self.games = [State(rules) for _ in range(games)]
        self.n = games
        self.seats = seats
        self.max_rounds = max_rounds
        self.auto = auto
        self.brains = brains  # a bit for each seat that is played inside
        self.is_raw = is_raw  # an action is a bit, not a number of the table
        self.is_same_step = is_same_step  # a game that has ended begins anew within the same step
        self.size: int = sight_size(rules, seats)
        self.words = memoryview(words)
        self.seeds = memoryview(bytearray(8 * games * seats)).cast("Q")
        self.begun = memoryview(begun)
        self.ended = memoryview(ended)
        self.viewer = memoryview(bytearray(games))


def begin_some(b: Batch, which: Any, brains: list[Brain], first: int, last: int) -> None:
    """Begin some of the games anew."""
    with cython.nogil:
        for i in range(first, last):
            if which[i]:
                begin_at(b, i, brains)


def step_some(b: Batch, actions: Any, brains: list[Brain], rows: Rows, first: int, last: int) -> None:
    """An action for each of some games, and what is seen then. An action that is not open ends its episode."""
    with cython.nogil:
        for i in range(first, last):
            fetch_at(b, i + 1)
            step_at(b, i, actions[i], brains, rows)


def write_some(b: Batch, rows: Rows, first: int, last: int) -> None:
    """What is seen of some games now."""
    with cython.nogil:
        for i in range(first, last):
            write_at(b, i, rows)


def first_wrong(b: Batch, actions: Any) -> int:
    """The first game in which the action is not open, or -1. A game that begins in this step takes any."""
    for i in range(b.n):
        if not b.ended[i] and not is_open_at(b, i, actions[i]):
            return i
    return -1


def draw_actions(b: Batch, seed: int, out: Any) -> None:
    """An open action for each game, uniformly; 0 where a game is over."""
    with cython.nogil:
        for i in range(b.n):
            out[i] = draw_at(b, i, mix(seed + i))


def choice(b: Batch, g: State, action: int) -> int:
    """The engine's answer for an action, or -1 if it is not open."""
    if action < 0 or action >= 4096:
        return -1
    return bit_of(g, action) if b.is_raw else answer_of(g, b.ids, action)


def drawn(b: Batch, g: State, word: int) -> int:
    if g.over:
        return 0
    x = choose_random(g.mask, word)
    return relative(g, x) if b.is_raw else id_of(g, b.ids, x)


def begin_one(b: Batch, g: State, i: int, brains: list[Brain]) -> None:
    b.begun[i] = 1
    b.ended[i] = 0
    b.viewer[i] = 0
    at = i * b.seats
    for p in range(1, b.seats):
        b.seeds[at + p] = b.words[at + p]
    begin(g, b.seats, b.words[at], b.max_rounds, b.auto)
    let_brains_play(b, g, i, brains)


def let_brains_play(b: Batch, g: State, i: int, brains: list[Brain]) -> None:
    """Play on until a seat outside is asked, or the game is over."""
    while not g.over and b.brains & bit(g.who):
        answer_step(g, brain_at(g, brains, b.seeds[i * b.seats + g.who]), b.auto)
    if not g.over:
        b.viewer[i] = g.who


def brain_answer(g: State, brain: Brain, seed: int) -> int:
    brain.seed = seed
    if brain.way == SEARCHING and not is_plain(g):
        return searching_answer(g, brain)
    return ready_answer(g, brain)


def searching_answer(g: State, brain: Brain) -> int:
    """A search makes Python objects, so it takes the GIL."""
    return answer(g, brain)


def step_one(b: Batch, g: State, i: int, action: int, brains: list[Brain], rows: Rows) -> None:
    at = i * b.seats
    viewer = b.viewer[i]
    rows.done[i] = 0
    rows.wrong[i] = 0
    for p in range(b.seats):
        rows.reward[at + p] = 0.0
    if b.ended[i]:
        begin_one(b, g, i, brains)
        write(b, g, i, rows)
        return
    x = choice(b, g, action)
    if x < 0:
        rows.wrong[i] = 1
        rows.reward[at + viewer] = -1.0
        rows.done[i] = 1
    else:
        answer_step(g, x, b.auto)
        let_brains_play(b, g, i, brains)
        if g.over:
            rows.done[i] = 1
            for p in range(b.seats):
                rows.reward[at + p] = reward(g, p)
    if rows.done[i]:
        if b.is_same_step:
            see(g, viewer, rows.last_seen, i * b.size)
            put_mask(b, g, rows.width, rows.last_mask, i * rows.width)
            begin_one(b, g, i, brains)
        else:
            b.ended[i] = 1
    write(b, g, i, rows)


def write(b: Batch, g: State, i: int, rows: Rows) -> None:
    """What the seat that is asked may know and do; of a game that is over, the seat that was asked last."""
    rows.who[i] = g.who & 255
    rows.kind[i] = g.kind
    see(g, b.viewer[i], rows.seen, i * b.size)
    put_mask(b, g, rows.width, rows.mask, i * rows.width)


def put_mask(b: Batch, g: State, width: int, out: Any, at: int) -> None:
    """The open actions: a byte for each number of the table, or for each bit, or the bits in one word."""
    if not b.is_raw:
        put_open(g, b.ids, out, at)
    elif width == 8:
        put_word(out, at, open_bits(g))
    else:
        put_bits(open_bits(g), out, at)


def put_bits(mask: int, out: Any, at: int) -> None:
    clear(out, at, 64)
    m = mask
    while m:
        out[at + lowest(m)] = 1
        m &= m - 1
