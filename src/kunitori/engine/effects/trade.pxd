cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State

from kunitori.engine.zones cimport exchange, gain, gain_to_hand, push, tell, trash_from_hand

cdef void begin_trade(State g, int k) noexcept nogil
@cython.locals(m=u64)
cdef u64 tradeable(State g, int k) noexcept nogil
cdef void trade(State g, int card, int k) noexcept nogil
cdef u64 obtainable(State g, int limit) noexcept nogil
cdef void survey_land(State g, int k) noexcept nogil
cdef void obtain(State g, int card, int k) noexcept nogil
cdef void begin_exchange(State g, int k) noexcept nogil
@cython.locals(m=u64)
cdef u64 exchangeable(State g) noexcept nogil
cdef void exchange_treasure(State g, int card, int k) noexcept nogil
