cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State

from kunitori.engine.zones cimport exchange, push

cdef void begin_exchange(State g, int k) noexcept nogil
@cython.locals(m=u64)
cdef u64 exchangeable(State g) noexcept nogil
cdef void exchange_treasure(State g, int card, int k) noexcept nogil
