cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from libc.math cimport exp, log, sqrt
from kunitori.engine.battlefield cimport goal, points, team_of
from kunitori.engine.moves cimport apply
from kunitori.engine.rng cimport mix, next_word
from kunitori.engine.turn cimport winner
from kunitori.engine.thinking.match cimport Brain, answer
from kunitori.engine.thinking.mind cimport Mind, Thought, habit_of, is_plain, judge, outlook, plain_answer, row_of, scale_of, seat_of, see_all

@cython.final
cdef class Learner:
    cdef public Mind mind
    cdef public Thought thought
    cdef public int steps, choices, sight_rows, turns, seen, updates, foe, scanned
    cdef public double rate, value_rate, breadth, trace, deep_rate
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
    cdef double[608][20] slope, drift, spread
    cdef double[64] habit_slope, habit_drift, habit_spread
    cdef double[8] sight_slope, sight_drift, sight_spread
    cdef double[240][32] inner_sum
    cdef double[32] outer_sum
    cdef int[4097] scanned_first
    cdef int[524288] scanned_index
    cdef double[524288] scanned_value
    cdef double[4096][32] leaning
    cdef int[65536] regard_at
    cdef double[32] back
    cdef double[456][32] scan_slope, scan_drift, scan_spread
    cdef double[608][32] lean_slope, lean_drift, lean_spread
    cdef double[64][8] regard_slope, regard_drift, regard_spread
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
cdef bint is_full(Learner o) noexcept nogil
@cython.locals(i=int, j=int)
cdef void note_scan(Learner o, int n) noexcept nogil
cpdef bint is_cut_short(State g) noexcept nogil
@cython.locals(after=double, best=int, n=int, p=int)
cdef void carry_back(State g, Learner o) noexcept nogil
@cython.locals(entropy=double, gain=double, i=int, j=int, n=int, part=double, push=double, row=int, share=double, turn=int)
cdef void learn_policy(Learner o) noexcept nogil
@cython.locals(j=int)
cdef void learn_leaning(Learner o, int n, int row, double push) noexcept nogil
@cython.locals(i=int, j=int, row=int, x=double)
cdef void learn_scan(Learner o, int n) noexcept nogil
@cython.locals(back=double, first=int, i=int, j=int, n=int, p=int, part=double, row=int, sides=int, slope=double, target=double, x=double)
cdef void learn_value(State g, Learner o, Mind mind, Thought t) noexcept nogil
cdef double moved(double rate, double drift, double spread, double first, double second) noexcept nogil
cpdef void update(Learner o, int games)
@cython.locals(_=int, first=double, i=int, j=int, second=double, x=double)
cdef void follow(Learner o, Mind mind, int games) noexcept nogil
cdef void learn(State g, Learner o) noexcept nogil
@cython.locals(turn=int, word=u64, x=int)
cpdef int learn_against(State g, Learner o, u64 pupils, list brains, u64 seed)
