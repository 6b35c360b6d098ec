cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from kunitori.engine.deal cimport deal_all
from kunitori.engine.moves cimport apply
from kunitori.engine.rng cimport mix, rekey
from kunitori.engine.thinking.mind cimport Mind, Thought, judge, likeliest_answer
from kunitori.engine.thinking.search cimport carry_on

@cython.final
cdef class Insight:
    cdef public int n, seats, meant
    cdef double[1024][6] win
    cdef int[64] answers
    cdef int last
    @cython.locals(i=int, p=int)
    cpdef list rows(self)
    @cython.locals(i=int)
    cpdef void mean_to(self, list answers) except *

@cython.locals(i=int, p=int)
cpdef void play_on(State known, State g, Mind mind, Thought t, Insight found, int turns, int first, int n, u64 seed)
@cython.locals(j=int)
cdef void begin(State g, State known, u64 seed) noexcept nogil
@cython.locals(i=int, who=int)
cdef void do_as_meant(State g, Insight found) noexcept nogil
@cython.locals(x=int)
cpdef dict instinct(State g, Mind mind, Thought t)
@cython.locals(chance=u64, who=int, x=int)
cpdef list likely_line(State g, Mind mind, Thought t)
@cython.locals(j=int, word=u64)
cpdef u64 chance_of(State g) noexcept nogil
