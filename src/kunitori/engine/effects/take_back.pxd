cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State

from kunitori.engine.zones cimport hand_add, pile_remove, push, shuffle_deck, tell

cdef void begin_take_back(State g, int k) noexcept nogil
@cython.locals(in_deck=u64)
cdef u64 takeable(State g, int p) noexcept nogil
cdef void take_back(State g, int card, int choice) noexcept nogil
