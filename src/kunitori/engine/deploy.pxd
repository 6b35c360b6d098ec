cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from kunitori.engine.battlefield cimport (
    lands, marker_holders, order_index, orders, place, reorder, take_off, team_of, win_land, wins_by_text,
)
from kunitori.engine.zones cimport discard, lose, own, pile_remove, play_remove, push, return_to_pool, tell

cdef bint has_room(State g) noexcept nogil
@cython.locals(m=u64, i=int, t=int)
cdef u64 room(State g) noexcept nogil
@cython.locals(m=u64, i=int)
cdef u64 occupied(State g, int t) noexcept nogil
@cython.locals(m=u64, i=int)
cdef u64 reorderable(State g, int t) noexcept nogil
@cython.locals(m=u64, i=int)
cdef u64 trappable_spots(State g, int t, int land) noexcept nogil
@cython.locals(m=u64, i=int, t=int)
cdef u64 trappable(State g) noexcept nogil
@cython.locals(m=u64, t=int)
cdef u64 horo_modes(State g) noexcept nogil
@cython.locals(m=u64)
cdef u64 deployable_now(State g) noexcept nogil
cdef u64 spots(State g, int t, int land) noexcept nogil
cdef int side_of(State g) noexcept nogil
cdef int chosen_land(State g) noexcept nogil
cdef u64 receivers_of(State g, int t, int land, int i) noexcept nogil
cdef u64 mates(State g) noexcept nogil
@cython.locals(t=int)
cdef void arrive(State g, int k, int land) noexcept nogil
cdef void dismiss(State g, int card, int to) noexcept nogil
cdef void use_up(State g, int card) noexcept nogil
cdef void rearrange(State g, int card, int order) noexcept nogil
cdef void hand_over(State g, int card, int k, int to) noexcept nogil
cdef void strike(State g, int card, int land, int spot, int to) noexcept nogil
cdef void regroup(State g, int card, int land, int order) noexcept nogil
