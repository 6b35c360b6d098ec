cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State

from kunitori.engine.zones cimport discard, lose, own, pile_remove, tell

@cython.locals(m=u64)
cdef u64 receivers(State g, int p) noexcept nogil
cdef void pass_on(State g, int k, int p, int to) noexcept nogil
