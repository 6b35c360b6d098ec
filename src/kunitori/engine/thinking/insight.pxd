cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from kunitori.engine.deal cimport deal_all
from kunitori.engine.moves cimport apply
from kunitori.engine.rng cimport mix, next_word, rekey
from kunitori.engine.thinking.mind cimport Mind, Thought, drawn_answer, is_plain, plain_answer, value
from kunitori.engine.thinking.search cimport Tree, plant, simulate

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
cpdef void look_ahead(Tree tree, State known, State g, Mind mind, Thought t, Insight found, int first, int n, u64 seed)
@cython.locals(i=int, p=int)
cpdef void play_on(State known, State g, Mind mind, Thought t, Insight found, int turns, int first, int n, u64 seed)
@cython.locals(j=int)
cdef void begin(State g, State known, u64 seed) noexcept nogil
@cython.locals(i=int, who=int)
cdef void do_as_meant(State g, Insight found) noexcept nogil
@cython.locals(until=int)
cdef void carry_on(State g, Mind mind, Thought t, int turns, u64 word) noexcept nogil
@cython.locals(chance=u64, node=int, who=int, x=int)
cpdef list likely_line(Tree tree, State g, int least)
@cython.locals(best=int, n=int)
cdef int favourite(Tree tree, int node, State g) noexcept nogil
@cython.locals(j=int, word=u64)
cpdef u64 chance_of(State g) noexcept nogil
