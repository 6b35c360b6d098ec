cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from kunitori.engine.zones cimport discard, lose, own, push, tell

cdef int team_of(int p) noexcept nogil
cpdef int lands(State g) noexcept nogil
cpdef int bonus_of_text(State g, int k, int j, int i, int other) noexcept nogil
@cython.locals(j=int)
cpdef int general_behind(State g, int t, int land, int i) noexcept nogil
@cython.locals(total=int, j=int)
cpdef int strength(State g, int t, int land, int i) noexcept nogil
@cython.locals(n=int, i=int)
cpdef int fights_won(State g, int t, int land) noexcept nogil
@cython.locals(t=int)
cpdef int land_winner(State g, int land) noexcept nogil
cpdef bint wins_by_text(State g, int k, int n) noexcept nogil
cdef void check_land(State g, int land) noexcept nogil
cpdef int goal(State g) noexcept nogil
@cython.locals(total=int, row=int, i=int)
cpdef int points(State g, int t) noexcept nogil
@cython.locals(n=int, i=int)
cpdef int lands_won(State g, int t) noexcept nogil
@cython.locals(late=int, ahead=int)
cpdef int leading_team(State g) noexcept nogil
@cython.locals(is_won=bint, chooser=int, side=int, i=int)
cdef void win_land(State g, int land, int t) noexcept nogil
cdef void finish(State g, int rule) noexcept nogil
@cython.locals(m=u64, p=int)
cdef u64 marker_holders(State g, int t, int colour) noexcept nogil
cdef void give_back_marker(State g, int p, int colour, int rule) noexcept nogil
@cython.locals(n=int, j=int)
cdef void take_off(State g, int t, int land, int i, int to) noexcept nogil
@cython.locals(first=int, low=int, high=int)
cpdef int order_index(int order, int i) noexcept nogil
@cython.locals(m=u64, n=int, order=int, earlier=int, is_new=bint)
cdef u64 orders(State g, int t, int land) noexcept nogil
@cython.locals(total=int, i=int)
cdef int code(State g, int t, int land, int order) noexcept nogil
cdef void reorder(State g, int t, int land, int order, int rule) noexcept nogil
cpdef void line_up(State g, int t, int land, int k) noexcept nogil
cdef void place(State g, int k, int land) noexcept nogil
