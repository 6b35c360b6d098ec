cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from kunitori.engine.rng cimport draw_number, mix, rekey
from kunitori.engine.battlefield cimport team_of
from kunitori.engine.moves cimport advance, reset_move

@cython.locals(c=State, i=int, p=int)
cpdef State known_to(State g, int viewer)
@cython.locals(n=int, k=int, i=int)
cdef void hide_seat(State c, int p) noexcept nogil
@cython.locals(k=int)
cdef void set_masks(State c, int p) noexcept nogil
@cython.locals(g=State)
cpdef State dealt(State view, u64 seed)
@cython.locals(i=int, j=int, p=int)
cdef void deal_all(State g, State view, u64 seed) noexcept nogil
@cython.locals(unknown=int, in_hand=int, k=int)
cdef void deal_seat(State g, int p) noexcept nogil
@cython.locals(n=int, k=int)
cdef int take_unknown(State g, int p, int unknown) noexcept nogil
cpdef bint is_open_to(State g, int p, int viewer) noexcept nogil
