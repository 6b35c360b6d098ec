cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from libc.math cimport log
from kunitori.engine.deal cimport deal_all
from kunitori.engine.moves cimport apply
from kunitori.engine.rng cimport mix, next_word
from kunitori.engine.thinking.mind cimport Mind, Thought, drawn_answer, judge, value

cdef extern from *:
    """
    #if defined(_WIN32)
    #include <windows.h>
    static CYTHON_INLINE double kunitori_clock(void) { return (double)GetTickCount64() / 1000.0; }
    #else
    #include <time.h>
    static CYTHON_INLINE double kunitori_clock(void) {
        struct timespec now; clock_gettime(CLOCK_MONOTONIC, &now); return (double)now.tv_sec + now.tv_nsec * 1e-9;
    }
    #endif
    """
    double clock "kunitori_clock" () noexcept nogil

@cython.final
cdef class Search:
    cdef public int best, n, most, turns, futures, rivals
    cdef public double trust, more_trust, least
    cdef int[16] answer
    cdef double[16] prior
    cdef double[4][16] total
    cdef int[4] seen
    cdef int last

@cython.locals(i=int, m=u64, most=int, part=int, x=int)
cpdef void gather(Search s, State known, State g, Mind mind, Thought t, u64 seed) noexcept nogil
@cython.locals(i=int, j=int, who=int, word=u64)
cdef void explore(Search s, int part, State known, State room, State g, Mind mind, Thought t, int first, int each, u64 seed, double until) noexcept nogil
cpdef void explore_alone(Search s, int part, State known, State room, State g, Mind mind, Thought t, int first, int each, u64 seed, double until) except *
@cython.locals(until=int)
cdef void carry_on(State g, Mind mind, Thought t, int turns, u64 word) noexcept nogil
@cython.locals(part=int, seen=int, total=double)
cdef double merit(Search s, int i) noexcept nogil
@cython.locals(i=int, j=int)
cdef void rank(Search s) noexcept nogil
@cython.locals(part=int)
cdef void swap(Search s, int j) noexcept nogil
@cython.locals(rounds=int)
cpdef int rounds_of(int n) noexcept nogil
@cython.locals(each=int, end=double, first=int, part=int, rounds=int)
cpdef int search(Search s, State known, State room, State g, Mind mind, Thought t, int nodes, u64 seed, double seconds)
cpdef void halve(Search s, int each) noexcept nogil
cpdef double time_now() noexcept nogil
