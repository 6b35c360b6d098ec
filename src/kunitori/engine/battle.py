"""The battle phase (C5, K5.4, W5.4) and the joint battle (W5.8)."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .bits import bit, bits_to, lowest, no_bits
    from .consts import *
    from .zones import (
        ask_next_kind,
        deployed_remove,
        gain,
        hand_add,
        hand_remove,
        play_remove,
        push,
        put_back,
        reveal_two,
        shown_remove,
        tell,
        tell_discard,
    )

from .rules import Rules
from .state import State


# ---- army areas (C1.4)
def army_kinds(g: State, p: int) -> int:
    """The kinds in a player's army area, deployed or played this turn."""
    return g.played_m | g.deployed_m[p] if p == g.cur else g.deployed_m[p]


def in_army(g: State, p: int, k: int) -> int:
    """How many of a kind are in a player's army area."""
    return g.played[k] + g.deployed[p][k] if p == g.cur else g.deployed[p][k]


def rests(g: State, p: int) -> bool:
    """Whether deployed cards that were not played stay out of this player's attack (the other reading of ruling 6)."""
    return g.rules.unplayed_rest != 0 and p == g.cur and g.phase != ACTION


def fighting_kinds(g: State, p: int) -> int:
    """The kinds in a player's army area that take part in an attack (C5.2)."""
    kinds = army_kinds(g, p)
    if rests(g, p):
        m = g.unplayed_m
        while m:
            k = lowest(m)
            m &= m - 1
            if fighting(g, p, k) == 0:
                kinds &= ~bit(k)
    return kinds


def fighting(g: State, p: int, k: int) -> int:
    """How many of a kind take part in a player's attack."""
    return in_army(g, p, k) - g.unplayed[k] if rests(g, p) else in_army(g, p, k)


def battle_choices(g: State) -> int:
    """What the active player may declare (C5.1, W5.8)."""
    m = bit(PEACE)
    is_led = g.leader != 0 and fighting_kinds(g, g.cur) & g.rules.leaders != 0
    if is_led:
        m |= bit(ATTACK)
    if g.joint and not g.joint_spent and (is_led or not g.rules.joint_needs_leader):
        m |= bit(JOINT)
    return m


# ---- declaring: who attacks whom (C5.2)
def recall_attack(g: State) -> None:
    """Assign no unit to any target."""
    g.stage = LEADERS_STAGE
    g.offset = 0
    g.foes = 0
    g.ally = -1
    for p in range(g.seats):
        for k in range(K):
            g.against[p][k] = 0


def begin_attack(g: State) -> None:
    recall_attack(g)
    g.a = -1


def rivals(g: State) -> int:
    """All seats except the active player's."""
    return bits_to(g.seats - 1) & ~bit(g.cur)


def targets(g: State, k: int, led: int) -> int:
    """Seats that a unit may attack: any rival for a leader, only those in `led` for a troop (C5.2)."""
    return rivals(g) if bit(k) & g.rules.leaders else rivals(g) & led


def unassigned(g: State, k: int) -> int:
    """Units of a kind without a target; of leaders that have several, none or fewer."""
    n = fighting(g, g.cur, k)
    for p in range(g.seats):
        n -= g.against[p][k]
    return n


def has_several(g: State, k: int) -> bool:
    """Whether each unit of a kind may attack several players (the other reading of ruling 2)."""
    return g.rules.several_targets != 0 and bit(k) & g.rules.leaders != 0


def is_assigned(g: State, k: int) -> bool:
    """Whether all units of a kind have their targets; leaders that may have several are asked about every player."""
    return g.offset >= g.seats if has_several(g, k) else unassigned(g, k) == 0


def next_assignment(g: State) -> bool:
    """Find the next open assignment, by kind, then clockwise by seat; False when all units have a target."""
    while True:
        k = g.a
        if k < 0 or is_assigned(g, k):
            m = fighting_kinds(g, g.cur) & g.rules.units
            m &= g.rules.leaders if g.stage == LEADERS_STAGE else ~g.rules.leaders
            if k >= 0:
                m &= ~bits_to(k)
            if m == 0:
                if g.stage == TROOPS_STAGE:
                    return False
                g.stage = TROOPS_STAGE
                g.a = -1
                continue
            g.a = lowest(m)
            g.offset = 1
        p = (g.cur + g.offset) % g.seats
        open_seats = targets(g, g.a, g.foes)
        if not open_seats & bit(p):
            g.offset += 1
            continue
        is_last = True
        for i in range(g.offset + 1, g.seats):
            if open_seats & bit((g.cur + i) % g.seats):
                is_last = False
        rest = unassigned(g, g.a)
        if has_several(g, g.a):
            numbers = bits_to(fighting(g, g.cur, g.a))
            if is_last and rest > 0:
                numbers &= ~bits_to(rest - 1)  # no leader can be left out (C5.2)
            if numbers & (numbers - 1) == 0:
                assign(g, rest)
                continue
        elif is_last:
            assign(g, rest)
            continue
        else:
            numbers = bits_to(rest)
        g.b = p
        g.kind = D_LEADERS if g.stage == LEADERS_STAGE else D_TROOPS
        g.mask = numbers
        return True


def assign(g: State, n: int) -> None:
    """Send n units of the current kind against the current seat."""
    send(g, (g.cur + g.offset) % g.seats, g.a, n)
    g.offset += 1


def send(g: State, p: int, k: int, n: int) -> None:
    """Send n units of a kind against seat p."""
    g.against[p][k] += n
    if n > 0:
        g.foes |= 1 << p


def declare(g: State) -> None:
    """Announce all assignments before the first defender chooses (C5.2)."""
    g.cause = -1
    g.stage = LEADERS_STAGE
    g.offset = 0
    if g.listening:
        for i in range(1, g.seats):
            p = (g.cur + i) % g.seats
            if g.foes & (1 << p):
                tell(g, V_ATTACK, g.cur, -1, 0, p, P_ARMY, R_C5_2)
                for k in range(K):
                    if g.against[p][k] > 0:
                        tell(g, V_ASSIGN, g.cur, k, g.against[p][k], p, P_ARMY, R_C5_2)
    push(g, F_AFTER, g.cur, -1, -1)
    push(g, F_BATTLES, g.cur, 1, -1)


def next_battle(g: State, first: int) -> None:
    """Start the next battle, clockwise from the attacker's left (C5.3)."""
    for i in range(first, g.seats):
        p = (g.cur + i) % g.seats
        if g.foes & (1 << p):
            push(g, F_BATTLES, g.cur, i + 1, -1)
            push(g, D_DEFEND, p, -1, -1)
            return


# ---- joint battle (W5.8)
def begin_joint(g: State, target: int) -> None:
    g.joint_spent = 1
    g.target = target
    g.asked = 0
    g.cause = -1
    if g.listening:
        tell(g, V_JOINT, g.cur, -1, 0, target, P_ARMY, R_W5_8)
    push(g, F_ASK, g.cur, -1, -1)


def askable(g: State) -> int:
    return rivals(g) & ~bit(g.target) & ~g.asked


def ask_next(g: State) -> None:
    """Ask the next player, each once (ruling 25); if nobody is left, there is no joint battle."""
    if askable(g):
        push(g, D_ASK, g.cur, -1, -1)


def answer_join(g: State, p: int, joins: int) -> None:
    g.asked |= 1 << p
    if joins:
        g.ally = p
        g.foes = 1 << g.target
        if g.listening:
            tell(g, V_JOIN, p, -1, 0, g.cur, P_ARMY, R_W5_8)
        push(g, F_AFTER, g.cur, -1, -1)
        push(g, D_DEFEND, g.target, -1, -1)
    else:
        if g.listening:
            tell(g, V_REFUSE, p, -1, 0, g.cur, P_ARMY, R_W5_8)
        push(g, F_ASK, g.cur, -1, -1)


# ---- defending (C5.4)
def may_ambush(g: State, p: int) -> int:
    """Kinds in hand that a player may lay in ambush: those with an attack or defence value (C5.4)."""
    return g.hand_m[p] & g.rules.fighters


def next_ambush(g: State, p: int) -> bool:
    """Ask for the next kind that may be laid in ambush; False when there is none."""
    if not ask_next_kind(g, D_AMBUSH, may_ambush(g, p)):
        return False
    g.mask = bits_to(g.hand[p][g.a])
    return True


def lay_ambush(g: State, p: int) -> None:
    """Move the picked cards from the hand to the army area."""
    g.cause = -1
    if g.listening:
        tell(g, V_AMBUSH, p, -1, 0, -1, P_HAND, R_C5_4)
    m = may_ambush(g, p)
    while m:
        k = lowest(m)
        m &= m - 1
        n = g.pick[k]
        g.pick[k] = 0
        if n > 0:
            g.learned |= 63
            if g.listening:
                tell(g, V_AMBUSH, p, k, n, -1, P_HAND, R_C5_4)
            for _ in range(n):
                hand_remove(g, p, k)
            g.ambush[p][k] = n
            g.ambush_m[p] |= bit(k)


def call_reinforcements(g: State, p: int) -> None:
    g.cause = -1
    if g.listening:
        tell(g, V_REINFORCE, p, -1, 0, -1, P_DECK, R_C5_4)
    reveal_two(g, p, R_C5_4)


# ---- strengths (C5.5)
def attack_value(g: State, k: int) -> int:
    """What one card of a kind adds to an attack."""
    return g.rules.attack[k]


def defence_value(g: State, k: int) -> int:
    """What one card of a kind adds to a defence, deployed or as reinforcements."""
    return g.rules.defending[k]


def ambush_value(g: State, k: int) -> int:
    """What one card of a kind adds to a defence from ambush, with its own bonus (K5.4)."""
    return g.rules.ambushing[k]


def ambush_bonus(g: State, kinds: int) -> int:
    """The bonus of all kinds in ambush together (W5.4)."""
    return 1 if kinds and not g.rules.ambush_per_card else 0


def army_attack(g: State, p: int) -> int:
    """The attack values of all generals and troops in a player's army area."""
    m = fighting_kinds(g, p) & g.rules.units
    total = 0
    while m:
        k = lowest(m)
        m &= m - 1
        total += fighting(g, p, k) * attack_value(g, k)
    return total


def attack_strength(g: State, p: int) -> int:
    """The strength of everything that attacks seat p."""
    if g.ally >= 0:
        return army_attack(g, g.cur) + army_attack(g, g.ally)
    total = 0
    m = army_kinds(g, g.cur) & g.rules.units
    while m:
        k = lowest(m)
        m &= m - 1
        total += g.against[p][k] * attack_value(g, k)
    return total


def deployed_defence(g: State, p: int) -> int:
    """The defence of a player's deployed cards, without the cards of C5.4."""
    total = 0
    m = g.deployed_m[p] & g.rules.fighters
    while m:
        k = lowest(m)
        m &= m - 1
        total += g.deployed[p][k] * defence_value(g, k)
    return total


def defence_strength(g: State, p: int) -> int:
    """The defence of everything in the defender's army area, with the bonus of ambush (K5.4, W5.4)."""
    m = g.ambush_m[p]
    total = deployed_defence(g, p) + ambush_bonus(g, m)
    while m:
        k = lowest(m)
        m &= m - 1
        total += g.ambush[p][k] * ambush_value(g, k)
    for i in range(g.shown_n[p]):
        total += defence_value(g, g.shown[p][i])
    return total


def fight(g: State, p: int) -> None:
    """Compare strengths, then do Land Destroyers, then the prize (ruling 11)."""
    g.foe = p
    g.attack_sum = attack_strength(g, p)
    g.defence_sum = defence_strength(g, p)
    if g.listening:
        tell(g, V_STRENGTH, g.cur, g.attack_sum, g.defence_sum, p, P_ARMY, R_C5_5)
    push(g, F_PRIZE, p, -1, -1)
    if g.rules.destroyers:
        n = defending_destroyers(g, p)
        if n > 0:
            push(g, F_DESTROY, g.cur, n, p)
        n = attacking_destroyers(g, p)
        if n > 0:
            push(g, F_DESTROY, p, n, p)


# ---- Land Destroyers (ruling 11)
def destroyers_deployed(g: State, p: int) -> int:
    n = 0
    m = g.rules.destroyers
    while m:
        k = lowest(m)
        m &= m - 1
        n += fighting(g, p, k)
    return n


def attacking_destroyers(g: State, p: int) -> int:
    if g.ally >= 0:
        return destroyers_deployed(g, g.cur) + destroyers_deployed(g, g.ally)
    n = 0
    m = g.rules.destroyers
    while m:
        k = lowest(m)
        m &= m - 1
        n += g.against[p][k]
    return n


def defending_destroyers(g: State, p: int) -> int:
    n = destroyers_deployed(g, p)
    m = g.rules.destroyers
    while m:
        k = lowest(m)
        m &= m - 1
        n += g.ambush[p][k]
        for i in range(g.shown_n[p]):
            if g.shown[p][i] == k and bit(k) & g.rules.fighters:
                n += 1
    return n


def fall_bit(rules: Rules, place: int, k: int) -> int:
    """The D_FALL answer for a troop in a place: each place has as many bits as troops have numbers. -1: no troop."""
    if k < 0 or not bit(k) & rules.troops:
        return -1
    return place * rules.troop_numbers + rules.unit_number[k]


def fall_place(rules: Rules, choice: int) -> int:
    """The place that a D_FALL answer means."""
    return choice // rules.troop_numbers


def fall_kind(rules: Rules, choice: int) -> int:
    """The troop that a D_FALL answer means."""
    return rules.troop_numbered[choice % rules.troop_numbers]


def can_fall(g: State, p: int) -> int:
    """The troops in this battle that a player can be made to discard, as D_FALL bits."""
    troops = g.rules.troops & ~g.rules.destroyers
    m = fighting_kinds(g, p) & troops
    places = no_bits()
    while m:
        k = lowest(m)
        m &= m - 1
        if p != g.cur or g.ally >= 0 or g.against[g.foe][k] > 0:
            places |= bit(fall_bit(g.rules, IN_ARMY, k))
    if p == g.foe:
        m = g.ambush_m[p] & troops
        while m:
            k = lowest(m)
            m &= m - 1
            places |= bit(fall_bit(g.rules, IN_AMBUSH, k))
        for i in range(g.shown_n[p]):
            k = g.shown[p][i]
            if bit(k) & troops & g.rules.fighters:
                places |= bit(fall_bit(g.rules, IN_REINFORCEMENTS, k))
    return places


def destroy(g: State, side: int, n: int) -> None:
    """N Land Destroyers each make a player discard a troop; of two attackers the defender chooses one."""
    if side == g.foe or g.ally < 0:
        if can_fall(g, side):
            if n > 1:
                push(g, F_DESTROY, side, n - 1, g.foe)
            ask_fall(g, side)
    elif nameable(g):
        if n > 1:
            push(g, F_DESTROY, side, n - 1, g.foe)
        push(g, D_NAME, g.foe, -1, -1)


def ask_fall(g: State, p: int) -> None:
    """Ask which troop of a player falls: that player, or by the other reading of ruling 11 the opponent."""
    if g.rules.owner_destroys:
        push(g, D_FALL, g.cur if p == g.foe else g.foe, -1, p)
    else:
        push(g, D_FALL, p, -1, -1)


def falls_from(who: int, b: int) -> int:
    """The player whose troop falls, by the player who is asked and the seat in question."""
    return who if b < 0 else b


def nameable(g: State) -> int:
    m = no_bits()
    if can_fall(g, g.cur):
        m |= bit(g.cur)
    if can_fall(g, g.ally):
        m |= bit(g.ally)
    return m


def fall(g: State, p: int, choice: int) -> None:
    place = fall_place(g.rules, choice)
    k = fall_kind(g.rules, choice)
    if place == IN_AMBUSH:
        g.ambush[p][k] -= 1
        if g.ambush[p][k] == 0:
            g.ambush_m[p] &= ~bit(k)
        tell_discard(g, p, k, 1, P_AMBUSH, R_RULING_11)
    elif place == IN_REINFORCEMENTS:
        shown_remove(g, p, k)
        tell_discard(g, p, k, 1, P_REVEALED, R_RULING_11)
    else:
        if p == g.cur and g.ally < 0:
            g.against[g.foe][k] -= 1
        army_remove(g, p, k)
        if p == g.cur and has_several(g, k):
            for other in range(g.seats):  # a leader that fell is missing in the battles to come, too
                if g.against[other][k] > fighting(g, p, k):
                    g.against[other][k] = fighting(g, p, k)
        tell_discard(g, p, k, 1, P_ARMY, R_RULING_11)


def army_remove(g: State, p: int, k: int) -> None:
    """Remove one card of a kind from the army area, the active player's played ones first."""
    if p == g.cur and g.played[k] > 0:
        play_remove(g, k)
    else:
        deployed_remove(g, p, k)


# ---- prizes (C5.6, W5.8)
def attack_prize(rules: Rules, ahead: int, is_joint: bool) -> int:
    """The prize of attackers who are ahead by 1 or more (C5.6, W5.8); -1 if there is none."""
    if is_joint:
        return prize_kind(ahead, 6, 11)
    if rules.prize_gap:  # the other reading of ruling 1
        return -1 if 3 < ahead < 6 else prize_kind(ahead, 3, 7)
    return prize_kind(ahead, 3, 6)


def defence_prize(ahead: int) -> int:
    """The prize of a defender who is ahead by 1 or more (C5.6)."""
    return prize_kind(ahead, 1, 2)


def prize_kind(ahead: int, step: int, top: int) -> int:
    if ahead > top:
        return LAND
    if ahead > step:
        return TOWN
    return VILLAGE


def prize_left(g: State, k: int) -> int:
    """The card that a prize gives: itself, or by the other reading of ruling 7 the next smaller one that is left."""
    if g.rules.smaller_prize:
        while k > VILLAGE and g.pool[k] == 0:
            k -= 1
    return k


def award(g: State, p: int) -> None:
    ahead = g.attack_sum - g.defence_sum
    if ahead > 0:
        k = attack_prize(g.rules, ahead, g.ally >= 0)
        if g.ally >= 0:
            gain(g, g.cur, prize_left(g, k), -1, R_W5_8)
            gain(g, g.ally, prize_left(g, k), -1, R_W5_8)
        elif k >= 0:
            gain(g, g.cur, prize_left(g, k), -1, R_C5_6)
    elif ahead < 0:
        if g.ally >= 0:
            if joint_prizes(g) != bit(NO):
                push(g, D_JOINT_PRIZE, p, -1, -1)
        else:
            k = prize_left(g, defence_prize(-ahead))
            if g.pool[k] > 0:
                push(g, D_PRIZE, p, k, -1)


def joint_prizes(g: State) -> int:
    return (g.pool_m & (bit(VILLAGE) | bit(TOWN) | bit(LAND))) | bit(NO)


def take_prize(g: State, p: int, k: int, rule: int) -> None:
    """The defender takes the prize, or with k = NO declines it."""
    if k == NO:
        if g.listening:
            tell(g, V_DECLINE, p, -1, 0, -1, P_POOL, rule)
    else:
        gain(g, p, k, -1, rule)


# ---- after all battles (C5.7)
def after_battles(g: State) -> None:
    g.cause = -1
    if g.rules.acting_after:
        push_texts(g, g.cur)
        if g.ally >= 0:
            push_texts(g, g.ally)
        for i in range(g.seats - 1, 0, -1):
            p = (g.cur + i) % g.seats
            if g.foes & (1 << p):
                push_texts(g, p)
    push_order = g.seats - 1
    while push_order >= 1:  # the defender nearest on the left decides first, so is pushed last
        p = (g.cur + push_order) % g.seats
        if g.foes & (1 << p):
            withdraw(g, p)
            drop_fallers(g, p)
        push_order -= 1
    drop_fallers(g, g.cur)
    if g.ally >= 0:
        drop_fallers(g, g.ally)
    recall_attack(g)


def push_texts(g: State, p: int) -> None:
    """What cards that fought do after the battle, once for each kind; it waits until all cards are back."""
    kinds = fighting_kinds(g, p) | g.ambush_m[p]
    for i in range(g.shown_n[p]):
        kinds |= bit(g.shown[p][i]) & g.rules.fighters
    kinds &= g.rules.acting_after
    while kinds:
        k = lowest(kinds)
        kinds &= kinds - 1
        push(g, F_TEXT, p, k, g.rules.fought[k])


def withdraw(g: State, p: int) -> None:
    """Return ambush cards to the hand and revealed ones to the deck; discard those that fall after battle."""
    m = g.ambush_m[p]
    while m:
        k = lowest(m)
        m &= m - 1
        n = g.ambush[p][k]
        g.ambush[p][k] = 0
        if bit(k) & g.rules.fallers:
            tell_discard(g, p, k, n, P_AMBUSH, R_C5_7)
        else:
            for _ in range(n):
                hand_add(g, p, k, 1)
            if g.listening:
                tell(g, V_TO_HAND, p, k, n, -1, P_AMBUSH, R_C5_7)
    g.ambush_m[p] = 0
    i = 0
    while i < g.shown_n[p]:
        k = g.shown[p][i]
        if bit(k) & g.rules.fallers & g.rules.fighters:
            if i == 0:
                g.shown[p][0] = g.shown[p][1]
            g.shown_n[p] -= 1
            tell_discard(g, p, k, 1, P_REVEALED, R_C5_7)
        else:
            i += 1
    put_back(g, p, R_C5_7)


def drop_fallers(g: State, p: int) -> None:
    """Discard Fake Fortresses and Land Destroyers that fought in the army area."""
    m = g.rules.fallers
    while m:
        k = lowest(m)
        m &= m - 1
        n = fighting(g, p, k)
        for _ in range(n):
            army_remove(g, p, k)
        if n > 0:
            tell_discard(g, p, k, n, P_ARMY, R_C5_7)
