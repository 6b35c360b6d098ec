cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.rules cimport Rules
from kunitori.engine.state cimport State

from kunitori.engine.zones cimport hand_add, pile_remove, push, shuffle_deck, tell

cdef void begin_take_back(State g, int k) noexcept nogil
cpdef int take_bit(Rules rules, int k, bint in_deck) noexcept nogil
cpdef bint is_taken_from_deck(Rules rules, int choice) noexcept nogil
cpdef int taken_kind(Rules rules, int choice) noexcept nogil
@cython.locals(answers=u64, m=u64)
cdef u64 takeable(State g, int p) noexcept nogil
cdef void take_back(State g, int card, int choice) noexcept nogil
