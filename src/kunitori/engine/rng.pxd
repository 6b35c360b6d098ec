cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.script cimport DrawScript
from kunitori.engine.state cimport State

cdef u64 M64, MIX1, MIX2, SIP0, SIP1, SIP2, SIP3, LENGTH, OWNER, STEP

cdef u64 mix(u64 z) noexcept nogil
cdef u64 rotate(u64 x, int n) noexcept nogil
@cython.locals(v0=u64, v1=u64, v2=u64, v3=u64, i=int)
cpdef u64 siphash(u64 key0, u64 key1, u64 word) noexcept nogil
@cython.locals(word=u64)
cpdef void rekey(State g, int stream) noexcept nogil
@cython.locals(s=u64)
cdef int draw_number(State g, int stream, int n) noexcept nogil
@cython.locals(k=int)
cdef int scripted_number(DrawScript script, State g, int stream, int n) noexcept nogil
cdef u64 next_word(u64 x) noexcept nogil
