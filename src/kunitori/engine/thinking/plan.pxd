cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State

@cython.final
cdef class Plan:
    cdef public int wishes, margin, burn
    cdef public u64 junk, keep, favourites, shunned
    cdef int[48] wish, until, when, limit
    cdef int last
    cpdef void add_wish(self, int kind, int until, int when, int limit) except *

cdef bint is_late(State g, int left) noexcept nogil
cdef bint holds(State g, int p, int when, int limit) noexcept nogil
@cython.locals(m=u64, n=int)
cdef int generals_owned(State g, int p) noexcept nogil
@cython.locals(m=u64, i=int, k=int)
cdef int wished(State g, Plan plan, int p, u64 open_kinds) noexcept nogil
