cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.groups cimport *
from kunitori.engine.rules cimport Rules
from kunitori.engine.state cimport State
from kunitori.engine.zones cimport push, put_in_order, tell
from kunitori.engine.battle cimport (
    answer_join, ask_fall, ask_next, askable, after_battles, assign, award, battle_choices, begin_attack, begin_joint,
    call_reinforcements, can_fall, declare, destroy, fall, falls_from, fight, joint_prizes, lay_ambush, nameable,
    next_ambush, next_assignment, next_battle, recall_attack, rivals, take_prize,
)
from kunitori.engine.battlefield cimport check_land, finish, give_back_marker, marker_holders, orders, team_of
from kunitori.engine.deploy cimport (
    arrive, chosen_land, deployable_now, dismiss, hand_over, horo_modes, mates, occupied, rearrange, receivers_of,
    regroup, reorderable, room, side_of, spots, strike, trappable, trappable_spots,
)
from kunitori.engine.effects.beauty cimport pass_on, receivers
from kunitori.engine.effects.ninja cimport end_ninja, pick_revealed, pickable, send_ninja, show, showable
from kunitori.engine.effects.take_back cimport take_back, takeable
from kunitori.engine.effects.exchange cimport exchange_treasure, exchangeable
from kunitori.engine.effects.text cimport (
    choose, choose_and_trash, discard_chosen, go_on_text, obtain_chosen, obtainable, trade, tradeable, trashes_first,
)
from kunitori.engine.effects.trap cimport spring_trap, trap_seats
from kunitori.engine.turn cimport (
    begin_phase, buy, buyable, change_moats, clear_army, end_turn, next_keep, next_stay, play_deployed,
    play_from_hand, play_treasure, set_up, treasure_answers,
)

@cython.locals(g=State)
cpdef State new_state(Rules rules, int seats, u64 key0, u64 key1, int start=*, int max_rounds=*, int ask_all=*, int listening=*)
cpdef u64 step(State g, int answer) except? 0
cpdef void apply(State g, int answer) noexcept nogil
cpdef void reset_move(State g) noexcept nogil
cpdef void agree_to_end(State g) noexcept nogil
cdef void pop(State g) noexcept nogil
cdef bint ask(State g, int kind, int who, int a, int b, u64 mask) noexcept nogil
cdef bint ask_step(State g, int kind, u64 mask) noexcept nogil
cpdef void advance(State g) noexcept nogil
@cython.locals(m=u64)
cdef bint run_action(State g) noexcept nogil
@cython.locals(m=u64)
cdef bint run_battle(State g) noexcept nogil
@cython.locals(m=u64)
cdef bint run_buy(State g) noexcept nogil
cdef bint owns_nothing(State g, int p) noexcept nogil
cdef bint run_redraw(State g) noexcept nogil
cdef void tidy_army(State g) noexcept nogil
@cython.locals(m=u64)
cdef bint run_frame(State g) noexcept nogil
cdef u64 open_answers(State g, int op, int who, int a, int b) noexcept nogil
cdef bint go_on(State g, int x) noexcept nogil
cdef bint go_on_attack(State g, int kind, int x) noexcept nogil
cdef bint go_on_defence(State g, int kind, int x) noexcept nogil
@cython.locals(m=u64)
cdef bint go_on_effect(State g, int kind, int x) noexcept nogil
cdef void end_action(State g) noexcept nogil
cdef void end_buy(State g) noexcept nogil
@cython.locals(m=u64)
cdef bint run_deploy(State g) noexcept nogil
@cython.locals(t=int)
cdef bint go_on_field(State g, int kind, int x) noexcept nogil
@cython.locals(t=int)
cdef bint go_on_land(State g, int land) noexcept nogil
cdef bint step_or_go(State g, int kind, u64 mask) noexcept nogil
cdef void clear_field_answers(State g) noexcept nogil
