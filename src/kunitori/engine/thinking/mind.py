"""Learned minds: how likely each answer is to be chosen (policy), and who is likely to win (value).

Both use only what the seat may know. The policy is a softmax over the open answers; the value is a small
network for each seat or team, compared by a softmax. kunitori.minds has the weights.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from math import exp

    from ..battle import army_attack, attack_strength, deployed_defence
    from ..battlefield import (
        fights_won,
        goal,
        land_winner,
        lands,
        lands_won,
        points,
        strength,
        team_of,
        wins_by_text,
    )  # fmt: skip
    from ..bits import bit, highest, lowest
    from ..consts import *
    from ..groups import is_moegaharas
    from .field_heuristics import row_value
    from .heuristics import (
        ambush_strength,
        best_of,
        deck_strength,
        expected_defence,
        plan_answer,
        purse,
        weakest_rival,
    )

from ..state import State
from ..turn import score, winner
from .plan import Plan


class Mind:
    """The weights of one game. Questions without weights are left to the heuristics with the plan."""

    plan: Plan
    policy: list[list[float]]
    habit: list[float]  # weight of the heuristics' answer, by kind of question
    sight: list[float]
    inner: list[list[float]]
    outer: list[float]
    scan: list[list[float]]
    lean: list[list[float]]
    regard: list[list[float]]

    def __init__(self) -> None:
        self.plan = Plan()
        self.plan.margin = 1
        if not cython.compiled:
            self.policy = [[0.0] * FEATURES for _ in range(ROWS)]
            self.habit = [0.0] * KINDS_ASKED
            self.sight = [0.0] * SIGHTS
            self.inner = [[0.0] * HIDDEN for _ in range(INPUTS)]
            self.outer = [0.0] * HIDDEN
            self.scan = [[0.0] * LEANINGS for _ in range(POLICY_INPUTS)]
            self.lean = [[0.0] * LEANINGS for _ in range(ROWS)]
            self.regard = [[0.0] * REGARDS for _ in range(KINDS_ASKED)]
        self.is_deep: bool = False  # whether the policy has its network; minds of the first format have none
        self.last = 0

    def weights(self) -> list[float]:
        """All weights in a fixed order."""
        row: list[float] = []
        for i in range(ROWS):
            for j in range(FEATURES):
                row.append(self.policy[i][j])
        for i in range(KINDS_ASKED):
            row.append(self.habit[i])
        for i in range(SIGHTS):
            row.append(self.sight[i])
        for i in range(INPUTS):
            for j in range(HIDDEN):
                row.append(self.inner[i][j])
        for j in range(HIDDEN):
            row.append(self.outer[j])
        for i in range(POLICY_INPUTS):
            for j in range(LEANINGS):
                row.append(self.scan[i][j])
        for i in range(ROWS):
            for j in range(LEANINGS):
                row.append(self.lean[i][j])
        for i in range(KINDS_ASKED):
            for j in range(REGARDS):
                row.append(self.regard[i][j])
        return row

    def set_weights(self, row: list[float]) -> None:
        """Restore what `weights` gives."""
        n = 0
        for i in range(ROWS):
            for j in range(FEATURES):
                self.policy[i][j] = row[n]
                n += 1
        for i in range(KINDS_ASKED):
            self.habit[i] = row[n]
            n += 1
        for i in range(SIGHTS):
            self.sight[i] = row[n]
            n += 1
        for i in range(INPUTS):
            for j in range(HIDDEN):
                self.inner[i][j] = row[n]
                n += 1
        for j in range(HIDDEN):
            self.outer[j] = row[n]
            n += 1
        self.is_deep = False
        for i in range(POLICY_INPUTS):
            for j in range(LEANINGS):
                self.scan[i][j] = row[n]
                self.is_deep = self.is_deep or self.scan[i][j] != 0.0
                n += 1
        for i in range(ROWS):
            for j in range(LEANINGS):
                self.lean[i][j] = row[n]
                n += 1
        for i in range(KINDS_ASKED):
            for j in range(REGARDS):
                self.regard[i][j] = row[n]
                n += 1


class Thought:
    """Working memory for one evaluation."""

    feature: list[float]
    chance: list[float]  # of each answer, by its bit
    sights: list[list[float]]  # [Land][feature]
    regards: list[list[float]]  # [answer][feature]
    leaning: list[float]
    index: list[int]
    value: list[float]
    hidden: list[float]
    win: list[float]  # of each seat

    def __init__(self) -> None:
        self.inputs = 0
        if not cython.compiled:
            self.feature = [0.0] * FEATURES
            self.chance = [0.0] * 64
            self.sights = [[0.0] * SIGHTS for _ in range(LANDS)]
            self.regards = [[0.0] * REGARDS for _ in range(64)]
            self.leaning = [0.0] * LEANINGS
            self.index = [0] * POLICY_INPUTS
            self.value = [0.0] * POLICY_INPUTS
            self.hidden = [0.0] * HIDDEN
            self.win = [0.0] * MAX_PLAYERS
        self.money: float = 0.0
        self.cards: float = 0.0
        self.acts: float = 0.0
        self.might: float = 0.0
        self.leaders: float = 0.0
        self.last = 0


# ---- features
def survey(g: State, p: int, t: Thought) -> None:
    """The average money, cards, extra actions and strength of a seat's cards."""
    money = 0
    cards = 0
    acts = 0
    might = 0
    leaders = 0
    m = g.have_m[p]
    while m:
        k = lowest(m)
        m &= m - 1
        n = g.have[p][k]
        money += n * g.rules.plus_money[k]
        cards += n * g.rules.plus_cards[k]
        if bit(k) & g.rules.action_cards:
            acts += n * (g.rules.plus_actions[k] - 1)
        if g.rules.moegahara:
            if bit(k) & g.rules.units:
                might += n * g.rules.cost[k]
        else:
            might += n * g.rules.attack[k]
        if bit(k) & g.rules.leaders:
            leaders += n
    size = g.have_n[p] if g.have_n[p] > 0 else 1
    t.money = 1.0 * money / size
    t.cards = 1.0 * cards / size
    t.acts = 1.0 * acts / size
    t.might = 1.0 * might / size
    t.leaders = leaders / 3.0


def clip(x: float) -> float:
    return -1.5 if x < -1.5 else 1.5 if x > 1.5 else x


def best_rival_score(g: State, p: int) -> int:
    most = -1000
    for q in range(g.seats):
        if q != p:
            n = score(g, q)
            if n > most:
                most = n
    return most


def progress(g: State) -> float:
    """How empty the lowest victory point pile is."""
    least = 1.0
    for k in range(VILLAGE, LAND + 1):
        if g.rules.copies[k] > 0:
            left = 1.0 * g.pool[k] / g.rules.copies[k]
            if left < least:
                least = left
    return 1.0 - least


def see_position(g: State, p: int, t: Thought) -> None:
    """The features of the position for the seat that is asked."""
    survey(g, p, t)
    t.feature[0] = 1.0
    t.feature[4] = g.have_n[p] / 30.0
    t.feature[5] = t.money
    t.feature[6] = t.cards
    t.feature[7] = t.acts
    t.feature[8] = t.might
    t.feature[12] = g.money / 10.0
    t.feature[13] = g.actions / 3.0
    t.feature[14] = g.buys - 1.0
    t.feature[16] = (g.seats - 2) / 4.0
    t.feature[18] = (purse(g) if p == g.cur else 0) / 10.0
    t.feature[OWN_COUNT] = 0.0
    if g.rules.moegahara:
        see_field(g, p, t)
        return
    t.feature[1] = clip(1.0 * g.turn / g.seats / 20.0)
    t.feature[2] = progress(g)
    t.feature[3] = 1.0 if g.last_turn >= 0 else 0.0
    rival = weakest_rival(g, p)
    defence = expected_defence(g, rival)
    t.feature[9] = clip(defence / 100.0)
    t.feature[10] = clip(deployed_defence(g, p) / 10.0)
    t.feature[11] = clip((score(g, p) - best_rival_score(g, p)) / 20.0)
    t.feature[15] = t.leaders
    t.feature[17] = clip((10 * army_attack(g, p) - defence) / 100.0) if p == g.cur else 0.0
    if g.kind == D_DEFEND:
        attack = attack_strength(g, p)
        t.feature[17] = clip((ambush_strength(g, p) - attack) / 10.0)
        t.feature[18] = clip((10 * (deployed_defence(g, p) - attack) + deck_strength(g, p)) / 100.0)


def see_field(g: State, p: int, t: Thought) -> None:
    own = team_of(p)
    need = goal(g)
    free = 0
    ahead = 0
    near = 0
    mass = 0
    for i in range(lands(g)):
        if g.won[i] == 0:
            n = g.line_n[own][i]
            theirs = g.line_n[1 - own][i]
            free += LINE - n
            ahead += fights_won(g, own, i) - fights_won(g, 1 - own, i)
            if n == 2 and theirs == 0:
                near += 1
            for j in range(n):
                mass += strength(g, own, i, j)
            for j in range(theirs):
                mass -= strength(g, 1 - own, i, j)
    t.feature[1] = clip(1.0 * g.turn / g.seats / 12.0)
    t.feature[2] = points(g, own) / need
    t.feature[3] = points(g, 1 - own) / need
    t.feature[9] = free / 20.0
    t.feature[10] = clip(mass / 30.0)
    t.feature[11] = clip(ahead / 4.0)
    t.feature[15] = (g.markers[p][YELLOW] + g.markers[p][BLUE] + g.markers[p][RED]) / 4.0
    t.feature[17] = near / 2.0


def see_land(g: State, k: int, land: int, t: Thought) -> None:
    """The features of a Land for a unit that could go there."""
    own = team_of(g.cur)
    n = g.line_n[own][land]
    theirs = g.line_n[1 - own][land]
    g.line[own][land][n] = k
    g.line_n[own][land] = n + 1
    won = land_winner(g, land)
    ahead = fights_won(g, own, land) - fights_won(g, 1 - own, land)
    margin = strength(g, own, land, n) - strength(g, 1 - own, land, n) if theirs > n else 0
    g.line_n[own][land] = n
    if wins_by_text(g, k, n):
        won = own
    t.sights[land][0] = 1.0 if won == own else 0.0
    t.sights[land][1] = 1.0 if won == 1 - own else 0.0
    t.sights[land][2] = ahead / 2.0
    t.sights[land][3] = n / 2.0
    t.sights[land][4] = theirs / 3.0
    t.sights[land][5] = clip(margin / 4.0)
    t.sights[land][6] = row_value(g, own, land) / 2.0
    t.sights[land][7] = row_value(g, 1 - own, land) / 2.0


# ---- policy
def row_of(g: State, x: int) -> int:
    """The row of weights for an answer, or -1."""
    kind = g.kind
    if kind == D_BUY:
        return ROW_BUY + x
    if kind == D_PLAY:
        return ROW_PLAY + x
    if kind == D_STAY:
        return ROW_STAY + g.a
    if kind == D_KEEP:
        return ROW_KEEP + g.a if g.a >= 0 else -1
    if kind == D_AMBUSH:
        return ROW_AMBUSH + g.a
    if kind == D_CHOOSE:
        return ROW_CHOOSE + g.a
    if kind == D_TRASH:
        return ROW_TRASH + x
    if kind == D_GAIN:
        return ROW_GAIN + x
    if kind == D_BATTLE:
        return ROW_BATTLE + x
    if kind == D_DEFEND:
        return ROW_DEFEND + x
    if kind == D_DEPLOY:
        return ROW_DEPLOY + x
    if kind == D_HORO:
        return ROW_HORO + x
    if kind == D_JOIN:
        return ROW_JOIN + x
    if kind == D_PRIZE:
        return ROW_PRIZE + x
    return -1


def seat_of(g: State, x: int) -> int:
    """The seat that an answer is about, or -1."""
    kind = g.kind
    if kind == D_JOINT_TARGET or kind == D_ASK or kind == D_NAME or kind == D_TARGET:
        return x
    if kind == D_PASS_ON or kind == D_TRAP_SEAT:
        return x
    if kind == D_LEADERS or kind == D_TROOPS:
        return g.b
    if kind == D_JOIN and x == 1:
        return g.target
    return -1


def see_seat(g: State, p: int, q: int, x: int, t: Thought) -> None:
    """The features of a seat that an answer is about: who leads there, and how strong it is."""
    scale = 1.0
    if g.kind == D_LEADERS or g.kind == D_TROOPS:
        scale = 1.0 * x / highest(g.mask) if x > 0 else 0.0
    defence = expected_defence(g, q)
    n = score(g, q)
    best = 1
    for r in range(g.seats):
        if r != p and r != q and score(g, r) > n:
            best = 0
    t.regards[x][0] = scale * best
    t.regards[x][1] = scale * clip((n - score(g, p)) / 20.0)
    t.regards[x][2] = scale * clip(defence / 100.0)
    t.regards[x][3] = scale * clip((10 * army_attack(g, p) - defence) / 100.0)
    t.regards[x][4] = scale * clip(deployed_defence(g, q) / 10.0)
    t.regards[x][5] = scale * clip(army_attack(g, q) / 10.0)
    t.regards[x][6] = scale * (1.0 if p == q else 0.0)
    t.regards[x][7] = scale


def see_deep(g: State, p: int, t: Thought) -> None:
    """The features of the policy's network, after those of the position."""
    see_all(g, p, t)
    m = g.hand_m[p]
    while m:
        k = lowest(m)
        m &= m - 1
        put(t, HAND_INPUT + k, g.hand[p][k] / 2.0)
    m = g.rules.in_game
    while m:
        k = lowest(m)
        m &= m - 1
        if g.rules.copies[k] > 0:
            put(t, POOL_INPUT + k, 1.0 - 1.0 * g.pool[k] / g.rules.copies[k])
    if g.kind == D_LAND and g.a >= 0:
        put(t, UNIT_INPUT + g.a, 1.0)
    for i in range(OWN_COUNT):
        put(t, POSITION_INPUT + i, t.feature[i])


def incline(mind: Mind, t: Thought) -> None:
    """The hidden values of the policy's network."""
    for j in range(LEANINGS):
        t.leaning[j] = 0.0
    for i in range(t.inputs):
        x = t.value[i]
        n = t.index[i]
        for j in range(LEANINGS):
            t.leaning[j] += x * mind.scan[n][j]
    for j in range(LEANINGS):
        if t.leaning[j] < 0.0:
            t.leaning[j] = 0.0


def leaning_to(mind: Mind, row: int, t: Thought) -> float:
    """What the policy's network adds to a row. Four sums, since one would wait for itself."""
    a = 0.0
    b = 0.0
    c = 0.0
    d = 0.0
    for j in range(0, LEANINGS, 4):
        a += mind.lean[row][j] * t.leaning[j]
        b += mind.lean[row][j + 1] * t.leaning[j + 1]
        c += mind.lean[row][j + 2] * t.leaning[j + 2]
        d += mind.lean[row][j + 3] * t.leaning[j + 3]
    return a + b + (c + d)


def scale_of(g: State, x: int) -> float:
    """Numeric answers share a row, scaled by the answer's share of the maximum."""
    kind = g.kind
    if kind == D_STAY or kind == D_KEEP or kind == D_AMBUSH:
        return 1.0 * x / highest(g.mask) if x > 0 else 0.0
    if kind == D_CHOOSE:
        return 1.0 if x == OTHER else 0.0
    return 1.0


def habit_of(g: State, mind: Mind) -> int:
    """The heuristics' answer where it has a weight; -1 where it has none."""
    has_both = g.kind == D_JOIN or g.kind == D_PRIZE
    return plan_answer(g, mind.plan) if has_both or is_moegaharas(g.kind) or row_of(g, 0) < 0 else -1


def habit_weight(g: State, mind: Mind) -> float:
    """What the heuristics' answer counts. Only own cards let a player discard, so no mind has learned about it."""
    return UNLEARNED if g.kind == D_DISCARD else mind.habit[g.kind]


def judge(g: State, mind: Mind, t: Thought) -> None:
    """How likely each open answer is to be chosen."""
    habit = habit_of(g, mind)
    is_unit = g.kind == D_LAND and g.a != HORO and g.a != FIELD_TRAP
    counts = g.kind == D_BUY or g.kind == D_GAIN
    see_position(g, g.who, t)
    if mind.is_deep:
        see_deep(g, g.who, t)
        incline(mind, t)
    most = -1e9
    m = g.mask
    while m:
        x = lowest(m)
        m &= m - 1
        total = habit_weight(g, mind) if x == habit else 0.0
        row = row_of(g, x)
        if row >= 0:
            part = 0.0
            for j in range(OWN_COUNT):
                part += mind.policy[row][j] * t.feature[j]
            if counts and bit(x) & g.rules.in_game:
                part += mind.policy[row][OWN_COUNT] * g.have[g.who][x] / 4.0
            if mind.is_deep:
                part += leaning_to(mind, row, t)
            total += part * scale_of(g, x)
        if is_unit:
            see_land(g, g.a, x, t)
            for j in range(SIGHTS):
                part = mind.sight[j] + leaning_to(mind, ROW_SIGHT + j, t) if mind.is_deep else mind.sight[j]
                total += part * t.sights[x][j]
        if mind.is_deep:
            seat = seat_of(g, x)
            if seat >= 0:
                see_seat(g, g.who, seat, x, t)
                for j in range(REGARDS):
                    total += mind.regard[g.kind][j] * t.regards[x][j]
        t.chance[x] = total
        if total > most:
            most = total
    total = 0.0
    m = g.mask
    while m:
        x = lowest(m)
        m &= m - 1
        part = exp(t.chance[x] - most)
        t.chance[x] = part
        total += part
    m = g.mask
    while m:
        x = lowest(m)
        m &= m - 1
        t.chance[x] /= total


def free_plays(g: State) -> int:
    """Cards in hand that are free to play: they give back the action, or draw with actions to spare."""
    if g.kind != D_PLAY or g.rules.moegahara:
        return 0
    m = g.mask & g.rules.freely_played
    return g.mask & g.rules.drawing if m == 0 and g.actions > 1 else m


def is_plain(g: State) -> bool:
    """Answer questions that need no thought: one answer, treasure to play (C6.1), free cards."""
    m = g.mask
    if (m & (m - 1)) == 0 or g.kind == D_DEPLOYED:
        return True
    if g.kind == D_BUY:
        return m & g.rules.treasure_answers != 0
    return free_plays(g) != 0


def plain_answer(g: State) -> int:
    m = g.mask
    if g.kind == D_BUY and m & g.rules.treasure_answers:
        return lowest(m & g.rules.treasure_answers)
    if m & (m - 1) == 0:
        return lowest(m)
    return best_of(g, m if g.kind == D_DEPLOYED else free_plays(g), 1)


def drawn_answer(g: State, mind: Mind, t: Thought, word: int) -> int:
    """A random answer by the policy's chances."""
    if is_plain(g):
        return plain_answer(g)
    judge(g, mind, t)
    rest = (word >> 11) / 9007199254740992.0
    m = g.mask
    x = lowest(m)
    while m:
        x = lowest(m)
        m &= m - 1
        rest -= t.chance[x]
        if rest < 0.0:
            return x
    return x


def likeliest_answer(g: State, mind: Mind, t: Thought) -> int:
    """The policy's most likely answer."""
    if is_plain(g):
        return plain_answer(g)
    judge(g, mind, t)
    m = g.mask
    best = lowest(m)
    while m:
        x = lowest(m)
        m &= m - 1
        if t.chance[x] > t.chance[best]:
            best = x
    return best


# ---- value
def put(t: Thought, i: int, x: float) -> None:
    if x != 0.0:
        t.index[t.inputs] = i
        t.value[t.inputs] = x
        t.inputs += 1


def see_all(g: State, p: int, t: Thought) -> None:
    """The value network's features of a seat."""
    t.inputs = 0
    if g.rules.moegahara:
        see_team(g, p, t)
        return
    m = g.have_m[p]
    while m:
        k = lowest(m)
        m &= m - 1
        put(t, OWN_INPUT + k, g.have[p][k] / 4.0)
    m = g.rules.in_game
    others = g.seats - 1
    while m:
        k = lowest(m)
        m &= m - 1
        n = 0
        for q in range(g.seats):
            if q != p:
                n += g.have[q][k]
        put(t, RIVAL_INPUT + k, n / (4.0 * others))
    own = score(g, p)
    lead = clip((own - best_rival_score(g, p)) / 20.0)
    done = progress(g)
    survey(g, p, t)
    put(t, FACT_INPUT, 1.0)
    put(t, FACT_INPUT + 1, lead)
    put(t, FACT_INPUT + 2, own / 40.0)
    put(t, FACT_INPUT + 3, done)
    put(t, FACT_INPUT + 4, lead * done)
    if g.last_turn >= 0:
        put(t, FACT_INPUT + 5, 1.0)
        put(t, FACT_INPUT + 6, lead)
        turns = g.last_turn - g.turn
        if (p - g.cur + g.seats) % g.seats <= turns:
            put(t, FACT_INPUT + 7, 1.0)
    if p == g.cur:
        put(t, FACT_INPUT + 8, 1.0)
        put(t, FACT_INPUT + 9, purse(g) / 10.0 if g.phase <= BUY else 0.0)
    put(t, FACT_INPUT + 10, clip(1.0 * g.turn / g.seats / 20.0))
    put(t, FACT_INPUT + 11, g.have_n[p] / 30.0)
    put(t, FACT_INPUT + 12, t.money)
    put(t, FACT_INPUT + 13, t.cards)
    put(t, FACT_INPUT + 14, t.acts)
    put(t, FACT_INPUT + 15, t.might)
    put(t, FACT_INPUT + 16, deployed_defence(g, p) / 10.0)
    n = 0
    for q in range(g.seats):
        if q != p and deployed_defence(g, q) > n:
            n = deployed_defence(g, q)
    put(t, FACT_INPUT + 17, n / 10.0)
    put(t, FACT_INPUT + 18, (g.seats - 2) / 4.0)
    put(t, FACT_INPUT + 19, 1.0 if lead > 0.0 else 0.0)
    put(t, FACT_INPUT + 20, ((p - g.start + g.seats) % g.seats) / (1.0 * others))
    see_table(g, p, own, t)


def see_table(g: State, p: int, own: int, t: Thought) -> None:
    """What the others can do: who leads, who could attack alone or with an ally, who ends the game."""
    first = -1000  # the rivals' points
    second = -1000
    ahead = 0
    strongest = 0  # the rivals' armies
    ally = 0
    leaders = 0.0
    money = 0.0
    cards = 0.0
    might = 0.0
    for q in range(g.seats):
        if q == p:
            continue
        n = score(g, q)
        if n > own:
            ahead += 1
        if n > first:
            second = first
            first = n
        elif n > second:
            second = n
        n = army_attack(g, q)
        if n > strongest:
            ally = strongest
            strongest = n
        elif n > ally:
            ally = n
        survey(g, q, t)
        money = t.money if t.money > money else money
        cards = t.cards if t.cards > cards else cards
        might = t.might if t.might > might else might
        leaders = t.leaders if t.leaders > leaders else leaders
    defence = expected_defence(g, p)
    put(t, TABLE_INPUT, ahead / (g.seats - 1.0))
    put(t, TABLE_INPUT + 1, clip((first - second) / 20.0) if g.seats > 2 else 0.0)
    put(t, TABLE_INPUT + 2, clip(defence / 100.0))
    put(t, TABLE_INPUT + 3, clip((10 * strongest - defence) / 100.0))
    put(t, TABLE_INPUT + 4, clip((10 * (strongest + ally) - defence) / 100.0) if g.seats > 2 else 0.0)
    put(t, TABLE_INPUT + 5, clip(army_attack(g, p) / 10.0))
    put(t, TABLE_INPUT + 6, leaders)
    put(t, TABLE_INPUT + 7, money)
    put(t, TABLE_INPUT + 8, cards)
    put(t, TABLE_INPUT + 9, might)
    lead = own - first
    for k in range(VILLAGE, LAND + 1):
        if g.rules.copies[k] > 0:
            put(t, TABLE_INPUT + 10 + k - VILLAGE, 1.0 * g.pool[k] / g.rules.copies[k])
            if g.pool[k] == 1 and g.last_turn < 0:  # buying it ends the game
                put(t, TABLE_INPUT + 13, 1.0)
                put(t, TABLE_INPUT + 14, 1.0 if lead + g.rules.vp[k] > 0 else -1.0)


def see_team(g: State, p: int, t: Thought) -> None:
    own = team_of(p)
    half = g.seats / 2.0
    m = g.rules.in_game
    while m:
        k = lowest(m)
        m &= m - 1
        ours = 0
        theirs = 0
        for q in range(g.seats):
            if team_of(q) == own:
                ours += g.have[q][k]
            else:
                theirs += g.have[q][k]
        put(t, OWN_INPUT + k, ours / (4.0 * half))
        put(t, RIVAL_INPUT + k, theirs / (4.0 * half))
    need = goal(g)
    put(t, FACT_INPUT, 1.0)
    put(t, FACT_INPUT + 1, points(g, own) / need)
    put(t, FACT_INPUT + 2, points(g, 1 - own) / need)
    put(t, FACT_INPUT + 3, lands_won(g, own) / need)
    put(t, FACT_INPUT + 4, lands_won(g, 1 - own) / need)
    put(t, FACT_INPUT + 5, 1.0 if team_of(g.cur) == own else 0.0)
    put(t, FACT_INPUT + 6, clip(1.0 * g.turn / g.seats / 12.0))
    put(t, FACT_INPUT + 7, (g.seats - 2) / 4.0)
    see_position(g, p, t)
    put(t, FACT_INPUT + 8, t.feature[9])
    put(t, FACT_INPUT + 9, t.feature[10])
    put(t, FACT_INPUT + 10, t.feature[11])
    put(t, FACT_INPUT + 11, t.feature[5])
    put(t, FACT_INPUT + 12, t.feature[8])
    put(t, FACT_INPUT + 13, t.feature[4])
    n = 0
    for q in range(g.seats):
        for c in range(YELLOW, RED + 1):
            n += g.markers[q][c] if team_of(q) == own else -g.markers[q][c]
    put(t, FACT_INPUT + 14, n / 6.0)
    for i in range(lands(g)):
        if g.won[i] == 0:
            shape = g.line_n[own][i] * 4 + g.line_n[1 - own][i]
            if fights_won(g, own, i) > 0:
                shape += 16
            if fights_won(g, 1 - own, i) > 0:
                shape += 32
            m = row_value(g, own, i) + row_value(g, 1 - own, i)
            add(t, LAND_INPUT + shape, 0.5 + 0.25 * m)


def add(t: Thought, i: int, x: float) -> None:
    """Lands of the same shape are counted together."""
    for j in range(t.inputs):
        if t.index[j] == i:
            t.value[j] += x
            return
    put(t, i, x)


def outlook(mind: Mind, t: Thought) -> float:
    """Evaluate the features of `see_all`; hidden values stay in the thought."""
    for j in range(HIDDEN):
        t.hidden[j] = 0.0
    for i in range(t.inputs):
        x = t.value[i]
        n = t.index[i]
        for j in range(HIDDEN):
            t.hidden[j] += x * mind.inner[n][j]
    total = 0.0
    for j in range(HIDDEN):
        if t.hidden[j] > 0.0:
            total += t.hidden[j] * mind.outer[j]
    return total


def value(g: State, mind: Mind, t: Thought) -> None:
    """Write everybody's chance to win into `win`; certain once the game is over."""
    if g.over:
        best = winner(g)
        for p in range(g.seats):
            t.win[p] = 1.0 if (team_of(p) if g.rules.moegahara else p) == best else 0.0
        return
    sides = 2 if g.rules.moegahara else g.seats
    most = -1e9
    for p in range(sides):
        see_all(g, p, t)
        t.win[p] = outlook(mind, t)
        if t.win[p] > most:
            most = t.win[p]
    total = 0.0
    for p in range(sides):
        t.win[p] = exp(t.win[p] - most)
        total += t.win[p]
    for p in range(sides):
        t.win[p] /= total
    for p in range(sides, g.seats):
        t.win[p] = t.win[p & 1]
