"""Learning by self-play: the policy from the advantage of its choices, the value from the results."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from math import exp, log, sqrt

    from ..battlefield import goal, points, team_of
    from ..bits import bit, lowest
    from ..consts import *
    from ..rng import mix, next_word
    from .match import answer
    from .mind import habit_of, is_plain, judge, outlook, plain_answer, row_of, scale_of, seat_of, see_all

from ..moves import apply
from ..state import State
from ..turn import winner
from .match import Brain
from .mind import Mind, Thought


class Learner:
    """A mind that learns: its choices in the current game, and the gradients of its weights."""

    mind: Mind

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.thought: Thought = Thought()
        self.steps = 0
        self.choices = 0
        self.sight_rows = 0
        self.turns = 0
        self.seen = 0
        self.scanned = 0
        self.rate: float = 0.01  # of the policy
        self.deep_rate: float = 0.003  # of its network
        self.value_rate: float = 0.02
        self.breadth: float = 0.01  # weight of the entropy bonus
        self.trace: float = 0.9  # how far an advantage is carried back
        self.foe: int = -1  # the side whose chances the pupils lower together; -1: each raises its own
        self.updates: int = 0
        if not cython.compiled:
            self.features: list[list[float]] = [[0.0] * FEATURES for _ in range(STEPS)]
            self.step_side: list[int] = [0] * STEPS
            self.step_turn: list[int] = [0] * STEPS
            self.step_kind: list[int] = [0] * STEPS
            self.step_first: list[int] = [0] * (STEPS + 1)
            self.row: list[int] = [0] * CHOICES
            self.scale: list[float] = [0.0] * CHOICES
            self.count: list[float] = [0.0] * CHOICES
            self.chance: list[float] = [0.0] * CHOICES
            self.is_habit: list[int] = [0] * CHOICES
            self.is_chosen: list[int] = [0] * CHOICES
            self.sight_at: list[int] = [0] * CHOICES
            self.sights: list[list[float]] = [[0.0] * SIGHTS for _ in range(SIGHT_ROWS)]
            self.base: list[list[float]] = [[0.0] * MAX_PLAYERS for _ in range(TURNS + 1)]
            self.gain: list[list[float]] = [[0.0] * MAX_PLAYERS for _ in range(TURNS + 1)]
            self.seen_first: list[list[int]] = [[0] * MAX_PLAYERS for _ in range(TURNS + 1)]
            self.seen_n: list[list[int]] = [[0] * MAX_PLAYERS for _ in range(TURNS + 1)]
            self.seen_index: list[int] = [0] * SEEN
            self.seen_value: list[float] = [0.0] * SEEN
            self.slope: list[list[float]] = [[0.0] * FEATURES for _ in range(ROWS)]
            self.drift: list[list[float]] = [[0.0] * FEATURES for _ in range(ROWS)]
            self.spread: list[list[float]] = [[0.0] * FEATURES for _ in range(ROWS)]
            self.habit_slope: list[float] = [0.0] * KINDS_ASKED
            self.habit_drift: list[float] = [0.0] * KINDS_ASKED
            self.habit_spread: list[float] = [0.0] * KINDS_ASKED
            self.sight_slope: list[float] = [0.0] * SIGHTS
            self.sight_drift: list[float] = [0.0] * SIGHTS
            self.sight_spread: list[float] = [0.0] * SIGHTS
            self.inner_sum: list[list[float]] = [[0.0] * HIDDEN for _ in range(INPUTS)]
            self.outer_sum: list[float] = [0.0] * HIDDEN
            self.scanned_first: list[int] = [0] * (STEPS + 1)
            self.scanned_index: list[int] = [0] * SCANNED
            self.scanned_value: list[float] = [0.0] * SCANNED
            self.leaning: list[list[float]] = [[0.0] * LEANINGS for _ in range(STEPS)]
            self.regard_at: list[int] = [0] * CHOICES
            self.back: list[float] = [0.0] * LEANINGS
            self.scan_slope: list[list[float]] = [[0.0] * LEANINGS for _ in range(POLICY_INPUTS)]
            self.scan_drift: list[list[float]] = [[0.0] * LEANINGS for _ in range(POLICY_INPUTS)]
            self.scan_spread: list[list[float]] = [[0.0] * LEANINGS for _ in range(POLICY_INPUTS)]
            self.lean_slope: list[list[float]] = [[0.0] * LEANINGS for _ in range(ROWS)]
            self.lean_drift: list[list[float]] = [[0.0] * LEANINGS for _ in range(ROWS)]
            self.lean_spread: list[list[float]] = [[0.0] * LEANINGS for _ in range(ROWS)]
            self.regard_slope: list[list[float]] = [[0.0] * REGARDS for _ in range(KINDS_ASKED)]
            self.regard_drift: list[list[float]] = [[0.0] * REGARDS for _ in range(KINDS_ASKED)]
            self.regard_spread: list[list[float]] = [[0.0] * REGARDS for _ in range(KINDS_ASKED)]
        self.last = 0


    def memory(self) -> list[float]:
        """The state of the optimisers, in a fixed order."""
        row: list[float] = [self.updates]
        for i in range(ROWS):
            for j in range(FEATURES):
                row.append(self.drift[i][j])
                row.append(self.spread[i][j])
        for i in range(KINDS_ASKED):
            row.append(self.habit_drift[i])
            row.append(self.habit_spread[i])
        for i in range(SIGHTS):
            row.append(self.sight_drift[i])
            row.append(self.sight_spread[i])
        for i in range(INPUTS):
            for j in range(HIDDEN):
                row.append(self.inner_sum[i][j])
        for j in range(HIDDEN):
            row.append(self.outer_sum[j])
        for i in range(POLICY_INPUTS):
            for j in range(LEANINGS):
                row.append(self.scan_drift[i][j])
                row.append(self.scan_spread[i][j])
        for i in range(ROWS):
            for j in range(LEANINGS):
                row.append(self.lean_drift[i][j])
                row.append(self.lean_spread[i][j])
        for i in range(KINDS_ASKED):
            for j in range(REGARDS):
                row.append(self.regard_drift[i][j])
                row.append(self.regard_spread[i][j])
        return row

    def set_memory(self, row: list[float]) -> None:
        """Restore what `memory` gives."""
        self.updates = int(row[0])
        n = 1
        for i in range(ROWS):
            for j in range(FEATURES):
                self.drift[i][j] = row[n]
                self.spread[i][j] = row[n + 1]
                n += 2
        for i in range(KINDS_ASKED):
            self.habit_drift[i] = row[n]
            self.habit_spread[i] = row[n + 1]
            n += 2
        for i in range(SIGHTS):
            self.sight_drift[i] = row[n]
            self.sight_spread[i] = row[n + 1]
            n += 2
        for i in range(INPUTS):
            for j in range(HIDDEN):
                self.inner_sum[i][j] = row[n]
                n += 1
        for j in range(HIDDEN):
            self.outer_sum[j] = row[n]
            n += 1
        for i in range(POLICY_INPUTS):
            for j in range(LEANINGS):
                self.scan_drift[i][j] = row[n]
                self.scan_spread[i][j] = row[n + 1]
                n += 2
        for i in range(ROWS):
            for j in range(LEANINGS):
                self.lean_drift[i][j] = row[n]
                self.lean_spread[i][j] = row[n + 1]
                n += 2
        for i in range(KINDS_ASKED):
            for j in range(REGARDS):
                self.regard_drift[i][j] = row[n]
                self.regard_spread[i][j] = row[n + 1]
                n += 2


def sides_of(g: State) -> int:
    return TEAMS if g.rules.moegahara else g.seats


def side_of_seat(g: State, p: int) -> int:
    return team_of(p) if g.rules.moegahara else p


def begin_game(o: Learner) -> None:
    o.steps = 0
    o.choices = 0
    o.sight_rows = 0
    o.turns = 0
    o.seen = 0
    o.scanned = 0


def note_turn(g: State, o: Learner) -> None:
    """Remember the position at the start of a turn, with everybody's estimated chances."""
    n = o.turns
    sides = sides_of(g)
    if n >= TURNS or o.seen + sides * INPUTS > SEEN:
        return
    most = -1e9
    for p in range(sides):
        see_all(g, p, o.thought)
        o.base[n][p] = outlook(o.mind, o.thought)
        if o.base[n][p] > most:
            most = o.base[n][p]
        o.seen_first[n][p] = o.seen
        o.seen_n[n][p] = o.thought.inputs
        for i in range(o.thought.inputs):
            o.seen_index[o.seen + i] = o.thought.index[i]
            o.seen_value[o.seen + i] = o.thought.value[i]
        o.seen += o.thought.inputs
    total = 0.0
    for p in range(sides):
        o.base[n][p] = exp(o.base[n][p] - most)
        total += o.base[n][p]
    for p in range(sides):
        o.base[n][p] /= total
    o.turns = n + 1


def study(g: State, o: Learner, word: int) -> int:
    """Choose an answer by the policy, and remember what was open."""
    if is_plain(g):
        return plain_answer(g)
    habit = habit_of(g, o.mind)
    judge(g, o.mind, o.thought)
    rest = (word >> 11) / 9007199254740992.0
    m = g.mask
    chosen = lowest(m)
    while m:
        chosen = lowest(m)
        m &= m - 1
        rest -= o.thought.chance[chosen]
        if rest < 0.0:
            break
    if is_full(o):
        return chosen
    n = o.steps
    for j in range(FEATURES):
        o.features[n][j] = o.thought.feature[j]
    o.step_side[n] = side_of_seat(g, g.who)
    o.step_turn[n] = o.turns - 1
    o.step_kind[n] = g.kind
    o.step_first[n] = o.choices
    is_unit = g.kind == D_LAND and g.a != HORO and g.a != FIELD_TRAP
    counts = g.kind == D_BUY or g.kind == D_GAIN
    m = g.mask
    while m:
        x = lowest(m)
        m &= m - 1
        i = o.choices
        o.row[i] = row_of(g, x)
        o.scale[i] = scale_of(g, x)
        o.count[i] = g.have[g.who][x] / 4.0 if counts and bit(x) & g.rules.in_game else 0.0
        o.chance[i] = o.thought.chance[x]
        o.is_habit[i] = x == habit
        o.is_chosen[i] = x == chosen
        o.sight_at[i] = -1
        if is_unit:
            for j in range(SIGHTS):
                o.sights[o.sight_rows][j] = o.thought.sights[x][j]
            o.sight_at[i] = o.sight_rows
            o.sight_rows += 1
        o.regard_at[i] = -1
        if seat_of(g, x) >= 0:
            for j in range(REGARDS):
                o.sights[o.sight_rows][j] = o.thought.regards[x][j]
            o.regard_at[i] = o.sight_rows
            o.sight_rows += 1
        o.choices = i + 1
    o.steps = n + 1
    o.step_first[n + 1] = o.choices
    note_scan(o, n)
    return chosen


def is_full(o: Learner) -> bool:
    """Whether there is no room for another choice."""
    if o.turns == 0 or o.steps >= STEPS - 1 or o.choices + 64 > CHOICES:
        return True
    return o.sight_rows + 64 > SIGHT_ROWS or o.scanned + POLICY_INPUTS > SCANNED


def note_scan(o: Learner, n: int) -> None:
    """Remember what the policy's network saw, and what it made of it."""
    o.scanned_first[n] = o.scanned
    for i in range(o.thought.inputs):
        o.scanned_index[o.scanned] = o.thought.index[i]
        o.scanned_value[o.scanned] = o.thought.value[i]
        o.scanned += 1
    o.scanned_first[n + 1] = o.scanned
    for j in range(LEANINGS):
        o.leaning[n][j] = o.thought.leaning[j]


def is_cut_short(g: State) -> bool:
    """Whether the limit of rounds ended the game. Nobody wins it then, or minds would learn to sit on a lead."""
    if g.rules.moegahara:
        return points(g, 0) < goal(g) and points(g, 1) < goal(g)
    return g.last_turn < 0 or g.turn <= g.last_turn


def carry_back(g: State, o: Learner) -> None:
    """The advantage of each side in each turn, with those of later turns carried back."""
    best = -1 if is_cut_short(g) else winner(g)
    for p in range(sides_of(g)):
        o.base[o.turns][p] = 1.0 if p == best else 0.0
        after = 0.0
        n = o.turns - 1
        while n >= 0:
            after = o.base[n + 1][p] - o.base[n][p] + o.trace * after
            o.gain[n][p] = after
            n -= 1


def learn_policy(o: Learner) -> None:
    """Add the gradients of one game."""
    for n in range(o.steps):
        turn = o.step_turn[n]
        gain = o.gain[turn][o.step_side[n]] if o.foe < 0 else -o.gain[turn][o.foe]
        entropy = 0.0
        for j in range(LEANINGS):
            o.back[j] = 0.0
        for i in range(o.step_first[n], o.step_first[n + 1]):
            if o.chance[i] > 1e-12:
                entropy -= o.chance[i] * log(o.chance[i])
        for i in range(o.step_first[n], o.step_first[n + 1]):
            share = o.chance[i]
            push = gain * (o.is_chosen[i] - share)
            if share > 1e-12:
                push -= o.breadth * share * (log(share) + entropy)
            if o.is_habit[i]:
                o.habit_slope[o.step_kind[n]] += push
            if o.regard_at[i] >= 0:
                for j in range(REGARDS):
                    o.regard_slope[o.step_kind[n]][j] += push * o.sights[o.regard_at[i]][j]
            row = o.row[i]
            if row >= 0:
                push *= o.scale[i]
                for j in range(OWN_COUNT):
                    o.slope[row][j] += push * o.features[n][j]
                o.slope[row][OWN_COUNT] += push * o.count[i]
                learn_leaning(o, n, row, push)
            elif o.sight_at[i] >= 0:
                for j in range(SIGHTS):
                    part = push * o.sights[o.sight_at[i]][j]
                    o.sight_slope[j] += part
                    if part != 0.0:
                        learn_leaning(o, n, ROW_SIGHT + j, part)
        learn_scan(o, n)


def learn_leaning(o: Learner, n: int, row: int, push: float) -> None:
    """The gradients of a row of the policy's network in one step, and what they ask of its hidden values."""
    for j in range(LEANINGS):
        o.lean_slope[row][j] += push * o.leaning[n][j]
        o.back[j] += push * o.mind.lean[row][j]


def learn_scan(o: Learner, n: int) -> None:
    """The gradients of the inputs of the policy's network in one step."""
    for j in range(LEANINGS):
        if o.leaning[n][j] <= 0.0:
            o.back[j] = 0.0
    for i in range(o.scanned_first[n], o.scanned_first[n + 1]):
        row = o.scanned_index[i]
        x = o.scanned_value[i]
        for j in range(LEANINGS):
            o.scan_slope[row][j] += x * o.back[j]


def learn_value(g: State, o: Learner, mind: Mind, t: Thought) -> None:
    """Move every turn's chances towards the result (AdaGrad)."""
    sides = sides_of(g)
    # Neighbouring turns teach nearly the same, so every eighth is enough.
    for n in range(o.steps % 8, o.turns, 8):
        for p in range(sides):
            target = o.base[n][p] + o.gain[n][p]
            t.inputs = o.seen_n[n][p]
            first = o.seen_first[n][p]
            for i in range(t.inputs):
                t.index[i] = o.seen_index[first + i]
                t.value[i] = o.seen_value[first + i]
            outlook(mind, t)
            slope = target - o.base[n][p]
            if slope == 0.0:
                continue
            for j in range(HIDDEN):
                if t.hidden[j] > 0.0:
                    part = slope * t.hidden[j]
                    back = slope * mind.outer[j]
                    o.outer_sum[j] += part * part
                    mind.outer[j] += o.value_rate * part / (sqrt(o.outer_sum[j]) + 1e-6)
                    t.hidden[j] = back
                else:
                    t.hidden[j] = 0.0
            for i in range(t.inputs):
                x = t.value[i]
                row = t.index[i]
                for j in range(HIDDEN):
                    part = x * t.hidden[j]
                    if part != 0.0:
                        o.inner_sum[row][j] += part * part
                        mind.inner[row][j] += o.value_rate * part / (sqrt(o.inner_sum[row][j]) + 1e-6)


def moved(rate: float, drift: float, spread: float, first: float, second: float) -> float:
    """One step of Adam."""
    return rate * (drift / first) / (sqrt(spread / second) + 1e-8)


def update(o: Learner, games: int) -> None:
    """Learn from this many games."""
    follow(o, o.mind, games)


def follow(o: Learner, mind: Mind, games: int) -> None:
    """Update the policy with the gradients of this many games (Adam), and clear them."""
    o.updates += 1
    first = 1.0
    second = 1.0
    for _ in range(o.updates if o.updates < 10000 else 10000):
        first *= 0.9
        second *= 0.999
    first = 1.0 - first
    second = 1.0 - second
    for i in range(ROWS):
        for j in range(FEATURES):
            x = o.slope[i][j] / games
            if x != 0.0 or o.spread[i][j] > 0.0:
                o.drift[i][j] = 0.9 * o.drift[i][j] + 0.1 * x
                o.spread[i][j] = 0.999 * o.spread[i][j] + 0.001 * x * x
                mind.policy[i][j] += moved(o.rate, o.drift[i][j], o.spread[i][j], first, second)
                o.slope[i][j] = 0.0
    for i in range(KINDS_ASKED):
        x = o.habit_slope[i] / games
        o.habit_drift[i] = 0.9 * o.habit_drift[i] + 0.1 * x
        o.habit_spread[i] = 0.999 * o.habit_spread[i] + 0.001 * x * x
        mind.habit[i] += moved(o.rate, o.habit_drift[i], o.habit_spread[i], first, second)
        o.habit_slope[i] = 0.0
    for i in range(POLICY_INPUTS):
        for j in range(LEANINGS):
            x = o.scan_slope[i][j] / games
            if x != 0.0 or o.scan_spread[i][j] > 0.0:
                o.scan_drift[i][j] = 0.9 * o.scan_drift[i][j] + 0.1 * x
                o.scan_spread[i][j] = 0.999 * o.scan_spread[i][j] + 0.001 * x * x
                mind.scan[i][j] += moved(o.deep_rate, o.scan_drift[i][j], o.scan_spread[i][j], first, second)
                o.scan_slope[i][j] = 0.0
    for i in range(ROWS):
        for j in range(LEANINGS):
            x = o.lean_slope[i][j] / games
            if x != 0.0 or o.lean_spread[i][j] > 0.0:
                o.lean_drift[i][j] = 0.9 * o.lean_drift[i][j] + 0.1 * x
                o.lean_spread[i][j] = 0.999 * o.lean_spread[i][j] + 0.001 * x * x
                mind.lean[i][j] += moved(o.deep_rate, o.lean_drift[i][j], o.lean_spread[i][j], first, second)
                o.lean_slope[i][j] = 0.0
    for i in range(KINDS_ASKED):
        for j in range(REGARDS):
            x = o.regard_slope[i][j] / games
            if x != 0.0 or o.regard_spread[i][j] > 0.0:
                o.regard_drift[i][j] = 0.9 * o.regard_drift[i][j] + 0.1 * x
                o.regard_spread[i][j] = 0.999 * o.regard_spread[i][j] + 0.001 * x * x
                mind.regard[i][j] += moved(o.rate, o.regard_drift[i][j], o.regard_spread[i][j], first, second)
                o.regard_slope[i][j] = 0.0
    for i in range(SIGHTS):
        x = o.sight_slope[i] / games
        o.sight_drift[i] = 0.9 * o.sight_drift[i] + 0.1 * x
        o.sight_spread[i] = 0.999 * o.sight_spread[i] + 0.001 * x * x
        mind.sight[i] += moved(o.rate, o.sight_drift[i], o.sight_spread[i], first, second)
        o.sight_slope[i] = 0.0


def learn(g: State, o: Learner) -> None:
    """Learn from the finished game."""
    carry_back(g, o)
    learn_policy(o)
    learn_value(g, o, o.mind, o.thought)


def learn_against(g: State, o: Learner, pupils: int, brains: list[Brain], seed: int) -> int:
    """Play one game and learn from it; the seats in `pupils` learn, the others are played by their brains."""
    begin_game(o)
    word = mix(seed)
    turn = -1
    while not g.over:
        if g.turn != turn:
            turn = g.turn
            note_turn(g, o)
        word = next_word(word)
        x = study(g, o, mix(word)) if pupils & bit(g.who) else answer(g, brains[g.who])
        apply(g, x)
    learn(g, o)
    return o.steps
