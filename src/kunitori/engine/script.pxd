cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *

@cython.final
@cython.no_gc
cdef class DrawScript:
    cdef readonly int n, i, missing, stream
    cdef i16[512] numbers
    cdef u8[64] weights
    cdef int last
    cpdef list outcomes(self)
    @cython.locals(total=int, k=int)
    cpdef int number(self, int outcome)
