cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.groups cimport *
from kunitori.engine.state cimport State
from libc.math cimport exp
from kunitori.engine.battle cimport army_attack, attack_strength, deployed_defence
from kunitori.engine.battlefield cimport fights_won, goal, land_winner, lands, lands_won, points, strength, team_of, wins_by_text
from kunitori.engine.turn cimport score, winner
from kunitori.engine.thinking.field_heuristics cimport row_value
from kunitori.engine.thinking.heuristics cimport ambush_strength, best_of, deck_strength, expected_defence, plan_answer, purse, weakest_rival
from kunitori.engine.thinking.plan cimport Plan

@cython.final
cdef class Mind:
    cdef public Plan plan
    cdef double[608][20] policy
    cdef double[64] habit
    cdef double[8] sight
    cdef double[240][32] inner
    cdef double[32] outer
    cdef double[456][32] scan
    cdef double[608][32] lean
    cdef double[64][8] regard
    cdef public bint is_deep
    cdef int last
    @cython.locals(i=int, j=int)
    cpdef list weights(self)
    @cython.locals(i=int, j=int, n=int)
    cpdef void set_weights(self, list row) except *

@cython.final
cdef class Thought:
    cdef double[20] feature
    cdef double[64] chance
    cdef double[10][8] sights
    cdef double[64][8] regards
    cdef double[32] leaning
    cdef int[456] index
    cdef double[456] value
    cdef double[32] hidden
    cdef double[6] win
    cdef public int inputs
    cdef double money, cards, acts, might, leaders
    cdef int last

@cython.locals(acts=int, cards=int, k=int, leaders=int, m=u64, might=int, money=int, n=int, size=int)
cdef void survey(State g, int p, Thought t) noexcept nogil
cdef double clip(double x) noexcept nogil
@cython.locals(most=int, n=int, q=int)
cdef int best_rival_score(State g, int p) noexcept nogil
@cython.locals(k=int, least=double, left=double)
cdef double progress(State g) noexcept nogil
@cython.locals(defence=int, rival=int, attack=int)
cdef void see_position(State g, int p, Thought t) noexcept nogil
@cython.locals(ahead=int, free=int, i=int, j=int, mass=int, n=int, near=int, need=double, own=int, theirs=int)
cdef void see_field(State g, int p, Thought t) noexcept nogil
@cython.locals(ahead=int, margin=int, n=int, own=int, theirs=int, won=int)
cdef void see_land(State g, int k, int land, Thought t) noexcept nogil
@cython.locals(kind=int)
cdef int row_of(State g, int x) noexcept nogil
@cython.locals(kind=int)
cdef int seat_of(State g, int x) noexcept nogil
@cython.locals(best=int, defence=int, n=int, r=int, scale=double)
cdef void see_seat(State g, int p, int q, int x, Thought t) noexcept nogil
@cython.locals(i=int, k=int, m=u64)
cdef void see_deep(State g, int p, Thought t) noexcept nogil
@cython.locals(i=int, j=int, n=int, x=double)
cdef void incline(Mind mind, Thought t) noexcept nogil
@cython.locals(a=double, b=double, c=double, d=double, j=int)
cdef double leaning_to(Mind mind, int row, Thought t) noexcept nogil
@cython.locals(has_both=bint)
cdef int habit_of(State g, Mind mind) noexcept nogil
cdef double habit_weight(State g, Mind mind) noexcept nogil
cdef double scale_of(State g, int x) noexcept nogil
@cython.locals(counts=bint, is_unit=bint, j=int, m=u64, most=double, part=double, row=int, seat=int, total=double, x=int, habit=int)
cpdef void judge(State g, Mind mind, Thought t) noexcept nogil
@cython.locals(m=u64)
cdef u64 free_plays(State g) noexcept nogil
@cython.locals(m=u64)
cpdef bint is_plain(State g) noexcept nogil
@cython.locals(m=u64)
cpdef int plain_answer(State g) noexcept nogil
@cython.locals(m=u64, rest=double, x=int)
cdef int drawn_answer(State g, Mind mind, Thought t, u64 word) noexcept nogil
@cython.locals(best=int, m=u64, x=int)
cdef int likeliest_answer(State g, Mind mind, Thought t) noexcept nogil
cdef void put(Thought t, int i, double x) noexcept nogil
@cython.locals(done=double, k=int, lead=double, m=u64, n=int, others=int, own=int, q=int, turns=int)
cdef void see_all(State g, int p, Thought t) noexcept nogil
@cython.locals(
    ahead=int, ally=int, cards=double, defence=int, first=int, k=int, lead=int, leaders=double, might=double, money=double,
    n=int, q=int, second=int, strongest=int,
)
cdef void see_table(State g, int p, int own, Thought t) noexcept nogil
@cython.locals(c=int, half=double, i=int, k=int, m=u64, n=int, need=double, ours=int, own=int, q=int, shape=int, theirs=int)
cdef void see_team(State g, int p, Thought t) noexcept nogil
@cython.locals(j=int)
cdef void add(Thought t, int i, double x) noexcept nogil
@cython.locals(i=int, j=int, n=int, total=double, x=double)
cdef double outlook(Mind mind, Thought t) noexcept nogil
@cython.locals(best=int, most=double, p=int, sides=int, total=double)
cpdef void value(State g, Mind mind, Thought t) noexcept nogil
