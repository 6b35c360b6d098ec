cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from libc.math cimport exp, log, sqrt
from kunitori.engine.battlefield cimport team_of
from kunitori.engine.moves cimport apply
from kunitori.engine.rng cimport mix, next_word
from kunitori.engine.turn cimport winner
from kunitori.engine.thinking.heuristics cimport plan_answer
from kunitori.engine.thinking.match cimport Brain, answer
from kunitori.engine.thinking.mind cimport Mind, Thought, drawn_answer, habit_of, is_plain, judge, outlook, plain_answer, row_of, scale_of, see_all
from kunitori.engine.thinking.plan cimport Plan

@cython.final
cdef class Learner:
    cdef public Mind mind
    cdef public Thought thought
    cdef public int steps, choices, sight_rows, turns, seen, updates, foe
    cdef public double rate, value_rate, breadth, trace
    cdef double[4096][20] features
    cdef int[4096] step_side, step_turn, step_kind
    cdef int[4097] step_first
    cdef int[65536] row, sight_at
    cdef double[65536] scale, count, chance
    cdef u8[65536] is_habit, is_chosen
    cdef double[8192][8] sights
    cdef double[1025][6] base, gain
    cdef int[1025][6] seen_first, seen_n
    cdef int[262144] seen_index
    cdef double[262144] seen_value
    cdef double[592][20] slope, drift, spread
    cdef double[64] habit_slope, habit_drift, habit_spread
    cdef double[8] sight_slope, sight_drift, sight_spread
    cdef double[216][32] inner_sum
    cdef double[32] outer_sum
    cdef int last
    @cython.locals(i=int, j=int)
    cpdef list memory(self)
    @cython.locals(i=int, j=int, n=int)
    cpdef void set_memory(self, list row) except *

cdef int sides_of(State g) noexcept nogil
cdef int side_of_seat(State g, int p) noexcept nogil
cdef void begin_game(Learner o) noexcept nogil
@cython.locals(i=int, most=double, n=int, p=int, sides=int, total=double)
cdef void note_turn(State g, Learner o) noexcept nogil
@cython.locals(chosen=int, counts=bint, habit=int, i=int, is_unit=bint, j=int, m=u64, n=int, rest=double, x=int)
cdef int study(State g, Learner o, u64 word) noexcept nogil
@cython.locals(after=double, best=int, n=int, p=int)
cdef void carry_back(State g, Learner o) noexcept nogil
@cython.locals(entropy=double, gain=double, i=int, j=int, n=int, push=double, row=int, share=double, turn=int)
cdef void learn_policy(Learner o) noexcept nogil
@cython.locals(back=double, first=int, i=int, j=int, n=int, p=int, part=double, row=int, sides=int, slope=double, target=double, x=double)
cdef void learn_value(State g, Learner o, Mind mind, Thought t) noexcept nogil
cdef double moved(double rate, double drift, double spread, double first, double second) noexcept nogil
cpdef void update(Learner o, int games)
@cython.locals(_=int, first=double, i=int, j=int, second=double, x=double)
cdef void follow(Learner o, Mind mind, int games) noexcept nogil
cdef void learn(State g, Learner o) noexcept nogil
@cython.locals(turn=int, word=u64, x=int)
cpdef int learn_game(State g, Learner o, u64 pupils, Plan rival, Mind rival_mind, int is_mind, u64 seed)
@cython.locals(turn=int, word=u64, x=int)
cpdef int learn_against(State g, Learner o, u64 pupils, list brains, u64 seed)
