cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from libc.math cimport sqrt
from kunitori.engine.deal cimport deal_all
from kunitori.engine.moves cimport apply
from kunitori.engine.rng cimport mix, next_word
from kunitori.engine.thinking.mind cimport Mind, Thought, drawn_answer, is_plain, judge, plain_answer, value

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
cdef class Tree:
    cdef public int size, simulations, turns
    cdef public double explore
    cdef u8[16384] action
    cdef int[16384] first, sibling, visits, offered
    cdef double[16384] total, prior
    cdef int[256] path, movers
    cdef int last
    @cython.locals(n=int)
    cpdef list answers(self)

cdef void plant(Tree tree) noexcept nogil
@cython.locals(n=int)
cdef int grow(Tree tree, int parent, int x, double prior) noexcept nogil
@cython.locals(known=u64, n=int)
cdef u64 open_below(Tree tree, int parent, u64 actions) noexcept nogil
@cython.locals(fresh=u64, x=int)
cdef void unfold(Tree tree, int node, State g, Mind mind, Thought t) noexcept nogil
@cython.locals(best=int, mean=double, most=double, n=int, parent=double, x=double)
cdef int select(Tree tree, int node, State g) noexcept nogil
@cython.locals(depth=int, i=int, is_new=bint, n=int, node=int, until=int, word=u64)
cdef void simulate(Tree tree, State known, State g, Mind mind, Thought t, u64 seed) noexcept nogil
@cython.locals(most=int, n=int, second=int)
cdef bint is_settled(Tree tree, int left) noexcept nogil
@cython.locals(i=int)
cpdef void search(Tree tree, State known, State g, Mind mind, Thought t, int nodes, u64 seed, double until)
cpdef double time_now() noexcept nogil
