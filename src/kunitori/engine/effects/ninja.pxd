cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State

from kunitori.engine.zones cimport discard, hand_remove, lose, push, put_back, reveal_two, shown_remove, tell, tell_discard

cdef void begin_ninja(State g, int k) noexcept nogil
cdef void send_ninja(State g, int k, int p) noexcept nogil
cdef bint has_guard(State g, int p) noexcept nogil
cdef u64 showable(State g, int p) noexcept nogil
@cython.locals(skilled=bint)
cdef void show(State g, int card, int p, int k) noexcept nogil
@cython.locals(m=u64)
cdef u64 pickable(State g, int p) noexcept nogil
cdef void pick_revealed(State g, int card, int p, int k) noexcept nogil
cdef void end_ninja(State g, int card, int p) noexcept nogil
