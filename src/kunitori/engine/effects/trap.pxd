cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State

from kunitori.engine.zones cimport deployed_remove, push, tell, tell_discard

cdef void begin_trap(State g, int k) noexcept nogil
@cython.locals(m=u64)
cdef u64 trap_seats(State g) noexcept nogil
cdef void spring_trap(State g, int k, int p, int victim) noexcept nogil
