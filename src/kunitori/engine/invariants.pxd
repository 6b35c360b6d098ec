cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.groups cimport *
from kunitori.engine.state cimport State
from kunitori.engine.battle cimport fighting, has_several
from kunitori.engine.battlefield cimport goal, land_winner, lands, points, team_of
from kunitori.engine.deploy cimport has_room

cpdef int check(State g) noexcept nogil
@cython.locals(n=int, p=int, k=int)
cdef bint count_cards(State g) noexcept nogil
@cython.locals(hand_n=int, deck_n=int, pile_n=int, hidden_n=int, actions_owned=int, tactics_owned=int, have_n=int, n=int, k=int)
cdef int check_seat(State g, int p) noexcept nogil
@cython.locals(generals_n=int, k=int)
cdef bint check_pool(State g) noexcept nogil
cdef bint check_question(State g) noexcept nogil
@cython.locals(n=int, p=int, k=int)
cdef bint check_leftovers(State g) noexcept nogil
@cython.locals(is_last=bint)
cdef bint check_end(State g) noexcept nogil
@cython.locals(n=int, i=int, j=int)
cdef int on_field(State g, int t, int k) noexcept nogil
@cython.locals(n=int, count=int, buried=int, t=int, i=int, j=int, k=int, colour=int)
cdef bint check_field(State g) noexcept nogil
@cython.locals(n=int, i=int, j=int, p=int)
cdef int spare_markers(State g, int t, int colour) noexcept nogil
@cython.locals(is_bound=bint, p=int, k=int, t=int)
cdef bint check_sides(State g) noexcept nogil
@cython.locals(n=int, i=int)
cdef int found(State g, int p, int k) noexcept nogil
@cython.locals(n=int, p=int)
cdef int owned_by_team(State g, int t, int k) noexcept nogil
