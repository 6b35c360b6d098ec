cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.rules cimport Rules
from kunitori.engine.state cimport State
from kunitori.engine.zones cimport deployed_remove, gain, hand_add, hand_remove, play_remove, push, put_back, reveal_two
from kunitori.engine.zones cimport ask_next_kind, shown_remove, tell, tell_discard

cpdef u64 army_kinds(State g, int p) noexcept nogil
cpdef int in_army(State g, int p, int k) noexcept nogil
cdef bint rests(State g, int p) noexcept nogil
@cython.locals(kinds=u64, m=u64)
cpdef u64 fighting_kinds(State g, int p) noexcept nogil
cpdef int fighting(State g, int p, int k) noexcept nogil
@cython.locals(m=u64, is_led=bint)
cdef u64 battle_choices(State g) noexcept nogil
cdef void recall_attack(State g) noexcept nogil
cdef void begin_attack(State g) noexcept nogil
cpdef u64 rivals(State g) noexcept nogil
cpdef u64 targets(State g, int k, u64 led) noexcept nogil
cdef int unassigned(State g, int k) noexcept nogil
cpdef bint has_several(State g, int k) noexcept nogil
cdef bint is_assigned(State g, int k) noexcept nogil
@cython.locals(m=u64, open_seats=u64, numbers=u64, is_last=bint, i=int, rest=int)
cdef bint next_assignment(State g) noexcept nogil
cdef void assign(State g, int n) noexcept nogil
cpdef void send(State g, int p, int k, int n) noexcept nogil
cdef void declare(State g) noexcept nogil
cdef void next_battle(State g, int first) noexcept nogil
cdef void begin_joint(State g, int target) noexcept nogil
cdef u64 askable(State g) noexcept nogil
cdef void ask_next(State g) noexcept nogil
cdef void answer_join(State g, int p, int joins) noexcept nogil
cpdef u64 may_ambush(State g, int p) noexcept nogil
cdef bint next_ambush(State g, int p) noexcept nogil
@cython.locals(m=u64)
cdef void lay_ambush(State g, int p) noexcept nogil
cdef void call_reinforcements(State g, int p) noexcept nogil
cpdef int attack_value(State g, int k) noexcept nogil
cpdef int defence_value(State g, int k) noexcept nogil
cpdef int ambush_value(State g, int k) noexcept nogil
cpdef int ambush_bonus(State g, u64 kinds) noexcept nogil
@cython.locals(m=u64, total=int)
cpdef int army_attack(State g, int p) noexcept nogil
@cython.locals(m=u64, total=int)
cpdef int attack_strength(State g, int p) noexcept nogil
@cython.locals(m=u64, total=int)
cpdef int deployed_defence(State g, int p) noexcept nogil
@cython.locals(m=u64, total=int)
cpdef int defence_strength(State g, int p) noexcept nogil
cdef void fight(State g, int p) noexcept nogil
@cython.locals(m=u64, n=int)
cdef int destroyers_deployed(State g, int p) noexcept nogil
@cython.locals(m=u64, n=int)
cdef int attacking_destroyers(State g, int p) noexcept nogil
@cython.locals(m=u64, n=int)
cdef int defending_destroyers(State g, int p) noexcept nogil
cpdef int fall_bit(Rules rules, int place, int k) noexcept nogil
cpdef int fall_place(Rules rules, int choice) noexcept nogil
cpdef int fall_kind(Rules rules, int choice) noexcept nogil
@cython.locals(m=u64, places=u64, troops=u64)
cdef u64 can_fall(State g, int p) noexcept nogil
cdef void destroy(State g, int side, int n) noexcept nogil
cdef void ask_fall(State g, int p) noexcept nogil
cdef int falls_from(int who, int b) noexcept nogil
@cython.locals(m=u64)
cdef u64 nameable(State g) noexcept nogil
cdef void fall(State g, int p, int choice) noexcept nogil
cdef void army_remove(State g, int p, int k) noexcept nogil
cdef int attack_prize(Rules rules, int ahead, bint is_joint) noexcept nogil
cdef int defence_prize(int ahead) noexcept nogil
cdef int prize_kind(int ahead, int step, int top) noexcept nogil
cdef int prize_left(State g, int k) noexcept nogil
cdef void award(State g, int p) noexcept nogil
cdef u64 joint_prizes(State g) noexcept nogil
cdef void take_prize(State g, int p, int k, int rule) noexcept nogil
@cython.locals(i=int, p=int, push_order=int)
cdef void after_battles(State g) noexcept nogil
@cython.locals(kinds=u64, i=int, k=int)
cdef void push_texts(State g, int p) noexcept nogil
@cython.locals(m=u64, i=int)
cdef void withdraw(State g, int p) noexcept nogil
@cython.locals(m=u64, n=int)
cdef void drop_fallers(State g, int p) noexcept nogil
