"""Sensible answers to every question of the C family, from what the seat may know and its plan."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from .. import _nocython as cython

if not cython.compiled:
    from ..battle import (
        ambush_bonus,
        army_attack,
        attack_prize,
        attack_strength,
        attack_value,
        deployed_defence,
        fall_kind,
        fighting,
        has_several,
        may_ambush,
    )
    from ..bits import bit, bits_to, highest, lowest, no_bits
    from ..consts import *
    from ..groups import in_aftermath, in_attack, in_defence, is_moegaharas
    from .field_heuristics import field_answer
    from .plan import generals_owned, is_late, wished

from ..state import State
from ..turn import owned_of, score, treasure_money, worth
from .plan import Plan


def plan_answer(g: State, plan: Plan) -> int:
    """The answer of a plan to the pending question."""
    m = g.mask
    if m & (m - 1) == 0:
        return lowest(m)
    kind = g.kind
    if kind == D_BUY:
        return buy_answer(g, plan)
    if kind == D_PLAY:
        return play_answer(g, plan)
    if is_moegaharas(kind):
        return field_answer(g)
    if kind == D_STAY or kind == D_AMBUSH:
        return highest(m)
    if kind == D_KEEP:
        return highest(m) if g.a >= 0 and plan.keep & bit(g.a) else lowest(m)
    if kind == D_DEPLOYED:
        return best_of(g, m, 1)
    if in_attack(kind) or in_defence(kind):
        return battle_answer(g, plan)
    if in_aftermath(kind):
        return after_battle_answer(g)
    return effect_answer(g, plan)


def highest_scorer(g: State, seats: int) -> int:
    """The seat with the most points among those in a mask."""
    best = lowest(seats)
    for p in range(g.seats):
        if seats & bit(p) and score(g, p) > score(g, best):
            best = p
    return best


def usefulness(g: State, k: int) -> int:
    """A rough value of playing a kind."""
    n = 10 * g.rules.plus_cards[k] + 6 * g.rules.plus_money[k] + 3 * g.rules.plus_buys[k]
    return n + 4 * g.rules.plus_actions[k] + 2 * g.rules.attack[k] + g.rules.cost[k] + g.rules.text_worth[k]


def best_of(g: State, kinds: int, sign: int) -> int:
    """The most useful (sign 1) or least useful (-1) kind of a mask."""
    best = lowest(kinds)
    while kinds:
        k = lowest(kinds)
        kinds &= kinds - 1
        if k != NO and best != NO and sign * usefulness(g, k) > sign * usefulness(g, best):
            best = k
    return best


# ---- action phase
def play_answer(g: State, plan: Plan) -> int:
    """Cards that give actions first, then the most useful of the others."""
    best = NO
    most = 0
    m = g.mask & ~bit(NO) & ~plan.shunned
    while m:
        k = lowest(m)
        m &= m - 1
        n = play_worth(g, plan, k)
        if n > most:
            most = n
            best = k
    return best


def play_worth(g: State, plan: Plan, k: int) -> int:
    n = usefulness(g, k)
    effect = g.rules.effect[k]
    if effect == E_COUNTS_LANDS or effect == E_PASS_ON:
        return 0
    if effect == E_TRAP:
        n = 15 if rivals_deployed(g) else 0
    elif effect == E_TAKE_BACK:
        n = 14 if g.actions > 1 and generals_owned(g, g.cur) > 0 and plan.margin < NEVER else 0
    elif effect == E_MARKET or effect == E_DRAW_OR_TRASH:
        if g.hand_m[g.cur] & plan.junk or (effect == E_MARKET and best_trade(g, k) >= 0):
            n += 20
        elif effect == E_MARKET:
            n = 0
    elif effect == E_UPGRADE_TREASURE:
        n = 25 if g.hand_m[g.cur] & 3 else 0
    elif effect == E_SILVER_TO_HAND:
        n += 14
    elif effect == E_STAYS_LYING:
        n += 10
    elif effect == E_MONEY_OR_TRASH:
        n += 6 * g.rules.first[k]
    elif effect == E_DISCOUNT:
        n += 6
    elif effect == E_SKILLED_NINJA or effect == E_NINJA_CLAN:
        n += 8
    elif effect == E_MAY_GAIN_SPEAR or effect == E_EXCHANGE or effect == E_DRAW_OR_ACTION:
        n += 8
    elif effect == E_HORO_MUSHA:
        n = 1
    elif effect == E_FIELD_TRAP:
        n = 12
    elif effect == E_COMPOSED and must_trash(g, k) and not g.hand_m[g.cur] & plan.junk:
        return 0
    if n <= 0:
        return 0
    if bit(k) & plan.favourites:
        n += 400
    if bit(k) & g.rules.leaders and plan.margin < NEVER:
        n += leader_worth(g, plan, k)
    if g.actions > 1 and g.rules.plus_cards[k] > 0:
        n += 100  # cards drawn can still be played
    if g.rules.plus_actions[k] > 0 or effect == E_ACTIONS_OR_JOINT_BATTLE or effect == E_DRAW_OR_ACTION:
        n += 200  # playing it first costs nothing
    return n


def leader_worth(g: State, plan: Plan, k: int) -> int:
    """The expected prize of an army led by this leader (C5.6)."""
    edge = 10 * (army_attack(g, g.cur) + g.rules.attack[k]) - expected_defence(g, weakest_rival(g, g.cur))
    if edge < 10 * plan.margin:
        return 5
    prize = attack_prize(g.rules, edge // 10, False)
    if prize == LAND:
        return 60
    return 35 if prize == TOWN else 10


def rivals_deployed(g: State) -> bool:
    for p in range(g.seats):
        if p != g.cur and g.deployed_m[p]:
            return True
    return False


# ---- battle phase
def hidden_strength(g: State, p: int, cards: int) -> int:
    """Ten times the expected strength of this many of a seat's cards that are not deployed."""
    total = 0
    n = g.have_n[p] - g.lying[p]
    m = g.have_m[p] & g.rules.fighters
    while m:
        k = lowest(m)
        m &= m - 1
        total += (g.have[p][k] - g.deployed[p][k]) * g.rules.defending[k]
    m = g.deployed_m[p]
    while m:
        k = lowest(m)
        m &= m - 1
        n -= g.deployed[p][k]
    if n <= 0:
        return 0
    return total * cards * 10 // n


def expected_defence(g: State, p: int) -> int:
    """Ten times the expected defence by ambush or reinforcements."""
    n = g.hand_n[p] if g.hand_n[p] > 2 else 2
    extra = hidden_strength(g, p, n)
    if extra > 0:
        extra += 10
    return 10 * deployed_defence(g, p) + extra


def weakest_rival(g: State, p: int) -> int:
    """The rival with the least defence; of equals, the one with the most points."""
    best = -1
    for i in range(1, g.seats):
        q = (p + i) % g.seats
        if best < 0:
            best = q
        else:
            least = expected_defence(g, best)
            n = expected_defence(g, q)
            if n < least or (n == least and score(g, q) > score(g, best)):
                best = q
    return best


def solo_edge(g: State, p: int) -> int:
    """Ten times the expected lead of a seat's army over its weakest rival."""
    return 10 * army_attack(g, p) - expected_defence(g, weakest_rival(g, p))


def prize_worth(g: State, edge: int, is_joint: bool) -> int:
    """The points of the prize for a lead, given ten times (C5.6, W5.8)."""
    if edge < 10:
        return 0
    prize = attack_prize(g.rules, edge // 10, is_joint)
    if prize == LAND:
        return 10
    if prize == TOWN:
        return 5
    return 1 if prize == VILLAGE else 0


def strongest_army(g: State, seats: int) -> int:
    """The seat with the strongest army among those in a mask."""
    best = lowest(seats)
    for p in range(g.seats):
        if seats & bit(p) and army_attack(g, p) > army_attack(g, best):
            best = p
    return best


def joint_edge(g: State, p: int, target: int) -> int:
    """Ten times the lead over a target with the strongest possible ally (W5.8)."""
    others = bits_to(g.seats - 1) & ~bit(p) & ~bit(target)
    return 10 * (army_attack(g, p) + army_attack(g, strongest_army(g, others))) - expected_defence(g, target)


def joint_target(g: State, p: int) -> int:
    """The best target of a joint battle: the one with the greatest lead."""
    best = (p + 1) % g.seats
    for i in range(2, g.seats):
        q = (p + i) % g.seats
        if joint_edge(g, p, q) > joint_edge(g, p, best):
            best = q
    return best


def battle_answer(g: State, plan: Plan) -> int:
    kind = g.kind
    p = g.who
    if kind == D_BATTLE:
        if plan.margin == NEVER:
            return PEACE
        edge = solo_edge(g, p) if g.mask & bit(ATTACK) else -1000
        together = joint_edge(g, p, joint_target(g, p)) if g.mask & bit(JOINT) else -1000
        if together >= 10 * plan.margin and prize_worth(g, together, True) > prize_worth(g, edge, False):
            return JOINT
        return ATTACK if edge >= 10 * plan.margin else PEACE
    if kind == D_LEADERS or kind == D_TROOPS:
        return highest(g.mask) if g.b == weakest_rival(g, p) or beats_alone(g, p) else lowest(g.mask)
    if kind == D_JOINT_TARGET:
        return joint_target(g, p)
    if kind == D_ASK:
        return strongest_army(g, g.mask)
    if kind == D_JOIN:
        together = 10 * (army_attack(g, g.cur) + army_attack(g, p)) - expected_defence(g, g.target)
        return 1 if together >= (10 if wants_village(g, p) else 70) else 0
    return defend_answer(g)


def beats_alone(g: State, p: int) -> bool:
    """Whether the leaders asked about may attack this player besides another, and win without troops (ruling 2)."""
    if g.kind != D_LEADERS or not has_several(g, g.a):
        return False
    return 10 * fighting(g, p, g.a) * attack_value(g, g.a) >= expected_defence(g, g.b) + 10


def ambush_strength(g: State, p: int) -> int:
    """Defence if every fighter in hand is shown (K5.4, W5.4)."""
    m = may_ambush(g, p)
    total = deployed_defence(g, p) + ambush_bonus(g, m)
    while m:
        k = lowest(m)
        m &= m - 1
        total += g.hand[p][k] * g.rules.ambushing[k]
    return total


def deck_strength(g: State, p: int) -> int:
    """Ten times the average strength of two cards from the player's deck, counting known cards exactly."""
    total = 0
    n = 0
    for i in range(g.top_n[p]):
        k = g.top[p][i]
        total += 10 * g.rules.defending[k]
        n += 1
    if n < 2:
        cards = 0
        size = g.deck_n[p]
        m = g.deck_m[p] & g.rules.fighters
        while m:
            k = lowest(m)
            m &= m - 1
            cards += g.deck[p][k] * g.rules.defending[k]
        if size < 2 - n:
            size += g.pile_n[p]
            m = g.pile_m[p] & g.rules.fighters
            while m:
                k = lowest(m)
                m &= m - 1
                cards += (g.pile[p][k] + g.hidden[p][k]) * g.rules.defending[k]
        if size > 0:
            total += (2 - n) * 10 * cards // size
    return total


def defend_answer(g: State) -> int:
    """Ambush if it holds or is stronger, otherwise reinforcements from the deck (C5.4)."""
    p = g.who
    attack = attack_strength(g, p)
    shown = ambush_strength(g, p)
    if shown >= attack:
        return AMBUSH
    return AMBUSH if 10 * shown >= 10 * deployed_defence(g, p) + deck_strength(g, p) else REINFORCEMENTS


def after_battle_answer(g: State) -> int:
    kind = g.kind
    m = g.mask
    if kind == D_FALL:
        sign = 1 if g.b < 0 else -1  # one's own cheapest troop, or another player's dearest (ruling 11)
        best = lowest(m)
        while m:
            x = lowest(m)
            m &= m - 1
            if sign * g.rules.cost[fall_kind(g.rules, x)] < sign * g.rules.cost[fall_kind(g.rules, best)]:
                best = x
        return best
    if kind == D_NAME:
        return highest_scorer(g, m)
    if kind == D_PRIZE:
        return 1 if g.a != VILLAGE or wants_village(g, g.who) else 0
    if kind == D_JOINT_PRIZE:
        if m & bit(LAND):
            return LAND
        return TOWN if m & bit(TOWN) else lowest(m)
    return useful_of(g, m)


def wants_village(g: State, p: int) -> bool:
    """Whether a Village hinders more than it is worth, as early in the game or in a small deck."""
    return g.have_n[p] > 14 or is_late(g, 3)


def useful_of(g: State, kinds: int) -> int:
    """The most useful kind of a mask; victory points are of no use in hand."""
    useful = kinds & ~(bit(VILLAGE) | bit(TOWN) | bit(LAND))
    return best_of(g, useful, 1) if useful else lowest(kinds)


def useless_of(g: State, kinds: int) -> int:
    """The least useful kind of a mask."""
    useless = kinds & (bit(VILLAGE) | bit(TOWN) | bit(LAND))
    return lowest(useless) if useless else best_of(g, kinds, -1)


# ---- buy phase
def buy_answer(g: State, plan: Plan) -> int:
    """Treasure first, since holding it back gains nothing (C6.1)."""
    treasure = g.mask & g.rules.treasure_answers
    if treasure:
        return lowest(treasure)
    k = best_gain(g, plan, g.who, g.mask & ~bit(NO))
    return NO if k < 0 else k


def best_gain(g: State, plan: Plan, p: int, kinds: int) -> int:
    """The kind that a seat wants most: by its plan, in the last round by points; -1 if none."""
    if not g.rules.moegahara:
        kinds &= ~unwise(g, p)
        if g.last_turn >= 0 or (g.kind == D_GAIN and is_late(g, 2)):
            return most_points(g, p, kinds)
    return wished(g, plan, p, kinds)


def best_rival_score(g: State, p: int) -> int:
    most = -1000
    for i in range(1, g.seats):
        n = score(g, (p + i) % g.seats)
        if n > most:
            most = n
    return most


def unwise(g: State, p: int) -> int:
    """Kinds to avoid: Beauties that cannot be passed on, and cards that would end a lost game (C8.1)."""
    m = no_bits()
    if not g.land_gained & ~(1 << p):
        m |= g.rules.passed_on
    if g.last_turn < 0:
        last = g.rules.victory
        while last:
            k = lowest(last)
            last &= last - 1
            if g.pool[k] == 1 and score(g, p) + g.rules.vp[k] < best_rival_score(g, p):
                m |= bit(k)
    return m


def most_points(g: State, p: int, kinds: int) -> int:
    """The kind that improves the lead most; -1 if none does."""
    best = -1
    most = 0
    while kinds:
        k = lowest(kinds)
        kinds &= kinds - 1
        n = points_of(g, p, k)
        if n > most:
            most = n
            best = k
    return best


def points_of(g: State, p: int, k: int) -> int:
    """What one more card of a kind adds to a seat's lead."""
    if bit(k) & g.rules.passed_on:
        return -g.rules.vp[k]
    n = worth(g, p, k)
    m = g.have_m[p] & g.rules.scoring
    while m:
        other = lowest(m)
        m &= m - 1
        if bit(k) & g.rules.each_m[other]:
            least = g.rules.each_least[other]
            if least == 0 or owned_of(g, p, g.rules.each_m[other]) == least - 1:
                n += g.have[p][other] * g.rules.each_vp[other]
    return n


def purse(g: State) -> int:
    """The active player's money this turn with all treasure played."""
    return g.money + treasure_money(g, g.cur)


# ---- effects
def effect_answer(g: State, plan: Plan) -> int:
    kind = g.kind
    m = g.mask
    if kind == D_CHOOSE:
        return choose_answer(g, plan)
    if kind == D_TRASH:
        return trash_answer(g, plan)
    if kind == D_DISCARD:
        return useless_of(g, m)
    if kind == D_GAIN:
        k = best_gain(g, plan, g.who, m)
        return k if k >= 0 else dearest(g, m)
    if kind == D_TRAP_SEAT:
        return highest_scorer(g, m & ~bit(g.who)) if m & ~bit(g.who) else lowest(m)
    if kind == D_TRAP_CARD:
        return best_of(g, m, -1 if g.b == g.who else 1)
    if kind == D_TARGET:
        return highest_scorer(g, m)
    if kind == D_SHOW:
        return lowest(m)
    if kind == D_PICK:
        if bit(g.a) & g.rules.spies_trash:
            return dearest_loss(g, g.b, m)
        return useful_of(g, m)
    if kind == D_PASS_ON:
        return highest_scorer(g, m & ~bit(g.who)) if m & ~bit(g.who) else lowest(m)
    return lowest(m)  # D_TAKE: generals are ordered by strength


def dearest(g: State, kinds: int) -> int:
    best = lowest(kinds)
    while kinds:
        k = lowest(kinds)
        kinds &= kinds - 1
        if g.rules.cost[k] > g.rules.cost[best]:
            best = k
    return best


def dearest_loss(g: State, p: int, kinds: int) -> int:
    """The kind that its owner would miss most, by cost and points (C8.2)."""
    best = lowest(kinds)
    while kinds:
        k = lowest(kinds)
        kinds &= kinds - 1
        if g.rules.cost[k] + 2 * worth(g, p, k) > g.rules.cost[best] + 2 * worth(g, p, best):
            best = k
    return best


def choose_answer(g: State, plan: Plan) -> int:
    effect = g.rules.effect[g.a]
    if effect == E_DRAW_OR_TRASH:
        return OTHER if g.hand_m[g.who] & plan.junk and not is_late(g, 3) else PLAIN
    if effect == E_MONEY_OR_TRASH:
        more = purse(g) + g.rules.second[g.a]
        wants = wished(g, plan, g.who, g.pool_m & g.rules.afford[g.discount][more if more < 63 else 63])
        less = purse(g) + g.rules.first[g.a]
        has = wished(g, plan, g.who, g.pool_m & g.rules.afford[g.discount][less if less < 63 else 63])
        if plan.burn and wants >= 0 and wants != has and g.rules.cost[wants] > g.rules.cost[g.a]:
            return OTHER
        return PLAIN
    if effect == E_ACTIONS_OR_JOINT_BATTLE:
        return OTHER if plan.margin < NEVER and not g.joint and joint_pays(g) else PLAIN
    if effect == E_DRAW_OR_ACTION:
        return OTHER if g.actions == 0 and g.hand_m[g.who] & g.rules.action_cards else PLAIN
    return best_side(g, plan) if effect == E_COMPOSED else PLAIN


def must_trash(g: State, k: int) -> bool:
    """Whether the text of an own card begins with trashing a card of the hand."""
    return g.rules.code[g.rules.text[k]][0] == T_TRASH


def best_side(g: State, plan: Plan) -> int:
    """The side of an own card's choice that brings most; trashing is good for junk alone."""
    row = g.rules.text[g.a] + g.b // SIDES
    best = lowest(g.mask)
    most = -1000
    m = g.mask
    while m:
        side = lowest(m)
        m &= m - 1
        at = g.rules.code[row][2] + side
        n = g.rules.code[at][2]
        if g.rules.code[at][1] == NEEDS_HAND:
            n += 8 if g.hand_m[g.who] & plan.junk and not is_late(g, 3) else -20
        if n > most:
            most = n
            best = side
    return best


def joint_pays(g: State) -> bool:
    """Whether a joint battle brings more than the army could win alone, and at least a Town (W5.8)."""
    p = g.who
    is_led = g.leader != 0 or g.hand_m[p] & g.rules.leaders != 0
    if g.rules.joint_needs_leader and not is_led:
        return False
    alone = solo_edge(g, p) if is_led else -1000
    together = prize_worth(g, joint_edge(g, p, joint_target(g, p)), True)
    return together > 1 and together > prize_worth(g, alone, False)


def trash_answer(g: State, plan: Plan) -> int:
    """The plan's junk; of treasure to exchange, the better one (Temple Town)."""
    m = g.mask
    if g.rules.effect[g.a] == E_UPGRADE_TREASURE:
        return SILVER if m & bit(SILVER) and g.pool[GOLD] > 0 else lowest(m)
    if g.rules.effect[g.a] == E_MARKET and best_trade(g, g.a) >= 0:
        return best_trade(g, g.a)
    if m & plan.junk:
        m &= plan.junk
        return dearest(g, m) if g.rules.effect[g.a] == E_MARKET else lowest(m)
    return best_of(g, m, -1)


def best_trade(g: State, market: int) -> int:
    """Near the end, the hand card for which a Market gives the most points, or -1."""
    best = -1
    if not is_late(g, 2):
        return best
    p = g.cur
    most = 0
    m = g.hand_m[p] & ~g.rules.market_proof
    while m:
        k = lowest(m)
        m &= m - 1
        money = g.rules.cost[k] + g.rules.first[market]
        n = traded_points(g, p, g.pool_m & g.rules.afford[0][money if money < 63 else 63]) - points_of(g, p, k)
        if n > most:
            most = n
            best = k
    return best


def traded_points(g: State, p: int, kinds: int) -> int:
    k = most_points(g, p, kinds & ~unwise(g, p))
    return points_of(g, p, k) if k >= 0 else 0
