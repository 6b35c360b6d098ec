cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.battle cimport army_kinds, in_army
from kunitori.engine.rules cimport discounted
from kunitori.engine.state cimport State
from kunitori.engine.rng cimport draw_number, rekey
from kunitori.engine.zones cimport discard, draw, gain, hand_add, hand_remove, own, play_remove, push, tell, tell_discard
from kunitori.engine.zones cimport ask_next_kind, turn_up_general
from kunitori.engine.battlefield cimport finish, leading_team, points, team_of
from kunitori.engine.effects.text cimport play_text

cdef void set_up(State g, int seats, int start, int max_rounds) noexcept nogil
@cython.locals(m=u64)
cdef void begin_turn(State g) noexcept nogil
cdef void play_from_hand(State g, int k) noexcept nogil
cdef void play_deployed(State g, int k) noexcept nogil
cdef void resolve(State g, int k) noexcept nogil
cdef void begin_phase(State g, int phase) noexcept nogil
cpdef int price(State g, int k) noexcept nogil
cpdef int highest_cost(State g) noexcept nogil
@cython.locals(m=u64)
cdef u64 buyable(State g) noexcept nogil
@cython.locals(is_free=bint)
cdef void buy(State g, int k) noexcept nogil
cpdef u64 treasure(State g, int p) noexcept nogil
@cython.locals(m=u64, answers=u64)
cdef u64 treasure_answers(State g, int p) noexcept nogil
@cython.locals(m=u64, k=int, n=int)
cpdef int treasure_money(State g, int p) noexcept nogil
cdef void play_treasure(State g, int k) noexcept nogil
cpdef u64 may_stay(State g) noexcept nogil
cpdef int stayable(State g, int k) noexcept nogil
cdef bint next_stay(State g) noexcept nogil
@cython.locals(m=u64, n=int, stays=int, left=int)
cdef int clear_army(State g) noexcept nogil
cdef void change_moats(State g, int left, int played) noexcept nogil
cpdef u64 may_keep(State g, int p) noexcept nogil
cdef bint next_keep(State g) noexcept nogil
@cython.locals(m=u64, kept=int, gone=int, n=int, known=int, stays=int)
cdef int drop_hand(State g) noexcept nogil
cdef void end_turn(State g) noexcept nogil
@cython.locals(n=int)
cpdef int owned(State g, int p, int k) noexcept nogil
@cython.locals(n=int)
cpdef int worth(State g, int p, int k) noexcept nogil
@cython.locals(n=int)
cpdef int owned_of(State g, int p, u64 kinds) noexcept nogil
cdef bint has_card(State g, u64 kinds) noexcept nogil
@cython.locals(m=u64, total=int)
cpdef int score(State g, int p) noexcept nogil
cpdef int winner(State g) noexcept nogil
cdef void take_start_cards(State g, int p, int k, int n) noexcept nogil
cpdef u64 foreign_generals(State g, int p) noexcept nogil
@cython.locals(t=int)
cdef void bind_sides(State g, int k) noexcept nogil
