cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State

from kunitori.engine.zones cimport draw, gain_to_hand, push, return_to_pool, tell, trash_from_hand, trash_played

cdef void begin_choice(State g, int k) noexcept nogil
cdef void choose(State g, int k, int side) noexcept nogil
cdef void warn(State g, int k, int trashed) noexcept nogil
