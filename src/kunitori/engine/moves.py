"""The pending decision: what is asked, who is asked, which answers are open, and what an answer does."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import _nocython as cython

if not cython.compiled:
    from .battle import (
        after_battles,
        answer_join,
        ask_fall,
        ask_next,
        askable,
        assign,
        award,
        battle_choices,
        begin_attack,
        begin_joint,
        call_reinforcements,
        can_fall,
        declare,
        destroy,
        fall,
        falls_from,
        fight,
        joint_prizes,
        lay_ambush,
        nameable,
        next_ambush,
        next_assignment,
        next_battle,
        recall_attack,
        rivals,
        take_prize,
    )  # fmt: skip
    from .battlefield import check_land, finish, give_back_marker, marker_holders, orders, team_of
    from .bits import bit, lowest
    from .consts import *
    from .deploy import (
        arrive,
        chosen_land,
        deployable_now,
        dismiss,
        hand_over,
        horo_modes,
        mates,
        occupied,
        rearrange,
        receivers_of,
        regroup,
        reorderable,
        room,
        side_of,
        spots,
        strike,
        trappable,
        trappable_spots,
    )  # fmt: skip
    from .effects.beauty import pass_on, receivers
    from .effects.exchange import exchange_treasure, exchangeable
    from .effects.ninja import end_ninja, pick_revealed, pickable, send_ninja, show, showable
    from .effects.take_back import take_back, takeable
    from .effects.text import (
        choose,
        choose_and_trash,
        discard_chosen,
        go_on_text,
        obtain_chosen,
        obtainable,
        trade,
        tradeable,
        trashes_first,
    )
    from .effects.trap import spring_trap, trap_seats
    from .groups import in_attack, in_defence, in_field, secret_from
    from .turn import (
        begin_phase,
        buy,
        buyable,
        change_moats,
        clear_army,
        end_turn,
        next_keep,
        next_stay,
        play_deployed,
        play_from_hand,
        play_treasure,
        set_up,
        treasure_answers,
    )  # fmt: skip
    from .zones import push, put_in_order, tell

from .rules import Rules
from .state import State


def new_state(
    rules: Rules, seats: int, key0: int, key1: int, start: int = -1, max_rounds: int = 0, ask_all: int = 0,
    listening: int = 0,
) -> State:  # fmt: skip
    """A new game at its first decision."""
    g = State(rules)
    g.key0 = key0
    g.key1 = key1
    g.ask_all = ask_all
    if listening:
        g.listen()
    set_up(g, seats, start, max_rounds)
    advance(g)
    return g


def step(g: State, answer: int) -> int:
    """Give one answer, a bit of the mask, and return the mask of the next question."""
    if g.over or not 0 <= answer < 64 or not g.mask & bit(answer):
        raise ValueError(answer)
    apply(g, answer)
    return g.mask


def apply(g: State, answer: int) -> None:
    """Give one answer without checking that it is open."""
    if not go_on(g, answer):
        g.step = 0
        advance(g)


def reset_move(g: State) -> None:
    """Return to the first question of an unfinished move."""
    if g.step > 0:
        g.step = 0
        for k in range(K):
            g.pick[k] = 0
        if g.sp == 0:
            recall_attack(g)
        clear_field_answers(g)
        advance(g)


def agree_to_end(g: State) -> None:
    """End and score the game here, as all players agree (ruling 16)."""
    reset_move(g)
    finish(g, R_RULING_16)
    advance(g)


def pop(g: State) -> None:
    g.sp -= 1


def ask(g: State, kind: int, who: int, a: int, b: int, mask: int) -> bool:
    """Ask a question; always returns True."""
    g.kind = kind
    g.who = who
    g.a = a
    g.b = b
    g.mask = mask
    return True


def ask_step(g: State, kind: int, mask: int) -> bool:
    """Ask the next question of the same move; always returns True."""
    g.kind = kind
    g.mask = mask
    g.step += 1
    return True


def advance(g: State) -> None:
    """Run until a decision is open or the game is over."""
    while not g.over:
        if g.sp > 0:
            if run_frame(g):
                return
        elif g.phase == ACTION:
            if run_action(g):
                return
        elif g.phase == BATTLE:
            if run_battle(g):
                return
        elif g.phase == BUY:
            if run_buy(g):
                return
        elif g.phase == DEPLOY:
            if run_deploy(g):
                return
        elif run_redraw(g):
            return
    ask(g, D_NONE, -1, -1, -1, 0)


# ---- the phases ask (True: a question is open)
def run_action(g: State) -> bool:
    if g.actions > 0:
        m = g.unplayed_m
        if m:
            if m & (m - 1) or g.ask_all:
                return ask(g, D_DEPLOYED, g.cur, -1, -1, m)
            play_deployed(g, lowest(m))
            return False
        # Skipping the action phase must not reveal that the hand has no action card.
        if g.ask_all or (g.hand_n[g.cur] > 0 and g.actions_owned[g.cur] > 0):
            return ask(g, D_PLAY, g.cur, -1, -1, (g.hand_m[g.cur] & g.rules.action_cards) | bit(NO))
    end_action(g)
    return False


def end_action(g: State) -> None:
    begin_phase(g, BUY if g.rules.moegahara else BATTLE)


def end_buy(g: State) -> None:
    g.free_militia = 0
    begin_phase(g, DEPLOY if g.rules.moegahara else REDRAW)


def run_battle(g: State) -> bool:
    m = battle_choices(g)
    if m != bit(PEACE) or g.ask_all:
        return ask(g, D_BATTLE, g.cur, -1, -1, m)
    begin_phase(g, BUY)
    return False


def run_buy(g: State) -> bool:
    if g.buys > 0 or (g.free_militia > 0 and g.pool[MILITIA] > 0):
        m = buyable(g)
        # Players who own nothing are asked too, or a table of them would never come to a question.
        if m or g.hand_n[g.cur] > 0 or owns_nothing(g, g.cur) or g.ask_all:
            m |= bit(NO) | treasure_answers(g, g.cur)
            return ask(g, D_BUY, g.cur, -1, -1, m)
    end_buy(g)
    return False


def run_deploy(g: State) -> bool:
    """Everything here is public, so a single answer is never a secret."""
    m = deployable_now(g)
    if m != bit(NO) or g.ask_all:
        return ask(g, D_DEPLOY, g.cur, -1, -1, m)
    begin_phase(g, REDRAW)
    return False


def owns_nothing(g: State, p: int) -> bool:
    if g.played_m or g.deployed_m[p] or g.lying[p]:
        return False
    return g.hand_n[p] + g.deck_n[p] + g.top_n[p] + g.pile_n[p] == 0


def run_redraw(g: State) -> bool:
    g.a = -1
    g.b = -1
    g.who = g.cur
    if g.phase == REDRAW:
        if next_stay(g):
            return True
        tidy_army(g)
        return False
    if g.rules.keep_tactics and g.hand_n[g.cur] > 0 and (g.tactics_owned[g.cur] > 0 or g.ask_all):
        if next_keep(g):
            return True
        return ask(g, D_KEEP, g.cur, -1, -1, bit(0))  # others must not learn that nothing can be kept
    end_turn(g)
    return False


def tidy_army(g: State) -> None:
    played = g.played[g.rules.moat] if g.rules.moat_when_played else 0
    change_moats(g, clear_army(g), played)
    g.phase = KEEP


# ---- frames: pending effects
def run_frame(g: State) -> bool:
    i = g.sp - 1
    op = g.stack[i][0]
    who = g.stack[i][1]
    a = g.stack[i][2]
    b = g.stack[i][3]
    if op >= F_BATTLES:
        g.sp = i
        if op == F_BATTLES:
            next_battle(g, a)
        elif op == F_DESTROY:
            destroy(g, who, a)
        elif op == F_PRIZE:
            award(g, who)
        elif op == F_AFTER:
            push(g, F_BUY, g.cur, -1, -1)  # once all revealed cards are back in their order
            after_battles(g)
        elif op == F_NINJA:
            end_ninja(g, a, who)
        elif op == F_BUY:
            begin_phase(g, BUY)
        elif op == F_TEXT:
            go_on_text(g, who, a, b)
        elif op == F_CHECK:
            check_land(g, a)
        else:
            ask_next(g)
        return False
    m = open_answers(g, op, who, a, b)
    ask(g, op, who, a, b, m)
    if m & (m - 1) or m == 0 or g.ask_all or g.hand_n[who] >= secret_from(op):
        return True
    if go_on(g, lowest(m)):
        g.step = 0  # nobody was asked yet
        return True
    return False


def open_answers(g: State, op: int, who: int, a: int, b: int) -> int:
    if op == D_DEFEND or op == D_JOIN or op == D_PRIZE:
        return bit(0) | bit(1)
    if op == D_CHOOSE:
        return b % SIDES
    if op == D_TRASH:
        return tradeable(g, who, a, b if b > 0 else 0)
    if op == D_DISCARD:
        return tradeable(g, who, a, b)
    if op == D_SHOW:
        return showable(g, who)
    if op == D_PICK:
        return pickable(g, b)
    if op == D_GAIN:
        return obtainable(g, b)
    if op == D_TAKE:
        return takeable(g, who)
    if op == D_TRAP_SEAT:
        return trap_seats(g)
    if op == D_TARGET:
        return rivals(g)
    if op == D_PASS_ON:
        return receivers(g, who)
    if op == D_ORDER:
        return pickable(g, who)
    if op == D_FALL:
        return can_fall(g, falls_from(who, b))
    if op == D_NAME:
        return nameable(g)
    if op == D_ASK:
        return askable(g)
    if op == D_EXCHANGE:
        return exchangeable(g)
    if op == D_MARKER:
        return marker_holders(g, a, b)
    if op == D_STRIKE:
        return spots(g, 1 - team_of(who), b) | bit(NO)
    if op == D_REARRANGE:
        return orders(g, team_of(who), b) | bit(NO)
    return joint_prizes(g)


# ---- answers
def go_on(g: State, x: int) -> bool:
    """Carry out an answer; True if the move needs another step."""
    kind = g.kind
    if kind == D_PLAY:
        if x == NO:
            end_action(g)
        else:
            play_from_hand(g, x)
        return False
    if kind == D_BUY:
        if x == NO:
            end_buy(g)
        elif bit(x) & g.rules.treasure_answers:
            play_treasure(g, g.rules.treasure_numbered[x - PLAY_TREASURE])
        else:
            buy(g, x)
        return False
    if kind == D_DEPLOYED:
        play_deployed(g, x)
        return False
    if kind == D_STAY:
        g.pick[g.a] = x
        if next_stay(g):
            g.step += 1
            return True
        tidy_army(g)
        return False
    if kind == D_KEEP:
        if g.a >= 0:
            g.pick[g.a] = x
            if next_keep(g):
                g.step += 1
                return True
        end_turn(g)
        return False
    if in_attack(kind):
        return go_on_attack(g, kind, x)
    if in_defence(kind):
        return go_on_defence(g, kind, x)
    if in_field(kind):
        return go_on_field(g, kind, x)
    return go_on_effect(g, kind, x)


def go_on_attack(g: State, kind: int, x: int) -> bool:
    if kind == D_BATTLE:
        if x == PEACE:
            if g.listening:
                tell(g, V_NO_BATTLE, g.cur, -1, 0, -1, P_ARMY, R_C5_1)
            begin_phase(g, BUY)
            return False
        if x == JOINT:
            return ask_step(g, D_JOINT_TARGET, rivals(g))
        begin_attack(g)
        if next_assignment(g):
            g.step += 1
            return True
        declare(g)
    elif kind == D_LEADERS or kind == D_TROOPS:
        assign(g, x)
        if next_assignment(g):
            g.step += 1
            return True
        declare(g)
    elif kind == D_JOINT_TARGET:
        begin_joint(g, x)
    elif kind == D_ASK:
        pop(g)
        if g.listening:
            tell(g, V_ASK, g.cur, -1, 0, x, P_ARMY, R_W5_8)
        if g.rules.ally_must_join:  # the other reading of ruling 24
            answer_join(g, x, 1)
        else:
            push(g, D_JOIN, x, -1, -1)
    else:
        pop(g)
        answer_join(g, g.who, x)
    return False


def go_on_defence(g: State, kind: int, x: int) -> bool:
    p = g.who
    if kind == D_DEFEND and x == REINFORCEMENTS:
        pop(g)
        call_reinforcements(g, p)
    else:
        if kind == D_DEFEND:
            g.a = -1
        else:
            g.pick[g.a] = x
        if next_ambush(g, p):
            g.step += 1
            return True
        pop(g)
        lay_ambush(g, p)
    fight(g, p)
    return False


def go_on_effect(g: State, kind: int, x: int) -> bool:
    p = g.who
    a = g.a
    if kind == D_CHOOSE and trashes_first(g, a, g.b, x):
        if g.hand_n[p] > 1 or g.ask_all:
            return ask_step(g, D_TRASH, g.hand_m[p])
        pop(g)
        choose_and_trash(g, a, g.b, lowest(g.hand_m[p]))
        return False
    if kind == D_TRAP_SEAT:
        g.b = x
        m = g.deployed_m[x]
        if m & (m - 1) or g.ask_all:
            return ask_step(g, D_TRAP_CARD, m)
        pop(g)
        spring_trap(g, a, x, lowest(m))
        return False
    pop(g)
    if kind == D_CHOOSE:
        choose(g, a, g.rules.text[a] + g.b // SIDES, x)
    elif kind == D_TRASH:
        if g.step > 0:
            choose_and_trash(g, a, g.b, x)
        else:
            trade(g, a, g.b if g.b > 0 else 0, x)
    elif kind == D_DISCARD:
        discard_chosen(g, p, a, x)
    elif kind == D_GAIN:
        obtain_chosen(g, a, g.b, x)
    elif kind == D_TRAP_CARD:
        spring_trap(g, a, g.b, x)
    elif kind == D_TARGET:
        send_ninja(g, a, x)
    elif kind == D_SHOW:
        show(g, a, p, x)
    elif kind == D_PICK:
        pick_revealed(g, a, g.b, x)
    elif kind == D_TAKE:
        take_back(g, a, x)
    elif kind == D_PASS_ON:
        pass_on(g, a, p, x)
    elif kind == D_ORDER:
        put_in_order(g, p, x)
    elif kind == D_FALL:
        fall(g, falls_from(p, g.b), x)
    elif kind == D_NAME:
        ask_fall(g, x)
    elif kind == D_EXCHANGE:
        exchange_treasure(g, a, x)
    elif kind == D_MARKER:
        give_back_marker(g, x, g.b, R_M6_4)
    elif kind == D_PRIZE:
        take_prize(g, p, a if x == 1 else NO, R_C5_6)
    else:
        take_prize(g, p, x, R_W5_8)
    return False


# ---- Moegahara's deploy phase: a move is a card, a Land and further choices (M5.4)
def go_on_field(g: State, kind: int, x: int) -> bool:
    if kind == D_DEPLOY:
        g.a = x
        if x == NO:
            begin_phase(g, REDRAW)
            return False
        if x == HORO:
            return step_or_go(g, D_HORO, horo_modes(g))
        return step_or_go(g, D_LAND, trappable(g) if x == FIELD_TRAP else room(g))
    if kind == D_HORO:
        g.stage = x
        if x == GIVE:
            return step_or_go(g, D_GIVE, g.pile_m[g.cur])
        t = team_of(g.cur)
        return step_or_go(g, D_LAND, occupied(g, t) if x == DISMISS else reorderable(g, t))
    if kind == D_LAND:
        return go_on_land(g, x)
    if kind == D_SPOT:
        g.field_spot = x
        return step_or_go(g, D_WHOSE, receivers_of(g, side_of(g), chosen_land(g), x))
    if kind == D_GIVE:
        g.field_spot = x
        return step_or_go(g, D_MATE, mates(g))
    if kind == D_STRIKE:
        g.field_spot = x
        if x != NO:
            return step_or_go(g, D_WHOSE, receivers_of(g, 1 - team_of(g.cur), g.b, x))
        pop(g)
    elif kind == D_REARRANGE:
        pop(g)
        regroup(g, g.a, g.b, x)
    elif kind == D_REORDER:
        rearrange(g, g.a, x)
    elif kind == D_MATE:
        hand_over(g, g.a, g.field_spot, x)
    elif g.sp > 0:
        pop(g)
        strike(g, g.a, g.b, g.field_spot, x)
    else:
        dismiss(g, g.a, x)
    clear_field_answers(g)
    return False


def go_on_land(g: State, land: int) -> bool:
    g.field_land = land
    if g.a == FIELD_TRAP:
        return step_or_go(g, D_SPOT, trappable_spots(g, side_of(g), chosen_land(g)))
    if g.a != HORO:
        arrive(g, g.a, land)
        clear_field_answers(g)
        return False
    t = team_of(g.cur)
    if g.stage == DISMISS:
        return step_or_go(g, D_SPOT, spots(g, t, land))
    return step_or_go(g, D_REORDER, orders(g, t, land))


def step_or_go(g: State, kind: int, mask: int) -> bool:
    """Ask the next step of a move, or take its only answer, since the battlefield is public."""
    if mask & (mask - 1) or g.ask_all or g.hand_n[g.cur] >= secret_from(kind):
        return ask_step(g, kind, mask)
    g.kind = kind
    return go_on_field(g, kind, lowest(mask))


def clear_field_answers(g: State) -> None:
    g.stage = 0
    g.field_land = 0
    g.field_spot = 0
