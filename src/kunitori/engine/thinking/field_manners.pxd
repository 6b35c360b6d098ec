cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from kunitori.engine.battlefield cimport fights_won, land_winner, lands, order_index, strength, team_of
from kunitori.engine.deploy cimport chosen_land, room, side_of
from kunitori.engine.thinking.plan cimport Plan

@cython.locals(kind=int, m=u64)
cdef int field_answer(State g, Plan plan) noexcept nogil
@cython.locals(n=int)
cdef int row_value(State g, int t, int land) noexcept nogil
@cython.locals(ahead=int, facing=int, last=int, n=int, theirs=int, total=int, won=int)
cdef int land_worth(State g, int t, int k, int land) noexcept nogil
@cython.locals(best=int, land=int, m=u64, most=int, n=int, t=int)
cdef int land_answer(State g) noexcept nogil
@cython.locals(m=u64, troops=u64, units=u64)
cdef int deploy_answer(State g, Plan plan) noexcept nogil
@cython.locals(m=u64)
cdef int horo_answer(State g) noexcept nogil
@cython.locals(land=int, most=int, n=int, t=int)
cdef int horo_gain(State g) noexcept nogil
@cython.locals(a=int, after=int, b=int, before=int, c=int, t=int, x=int, y=int, z=int)
cdef int order_gain(State g, int land, int order) noexcept nogil
@cython.locals(best=int, gained=int, most=int, n=int, order=int)
cdef int best_order_of(State g, int land) noexcept nogil
@cython.locals(best=int, m=u64)
cdef int best_order(State g, int land) noexcept nogil
@cython.locals(best=int, i=int)
cdef int strongest_spot(State g, int t, int land, u64 spots) noexcept nogil
@cython.locals(best=int, land=int, least=int, n=int, t=int)
cdef int weakest_line(State g, u64 m) noexcept nogil
@cython.locals(n=int, t=int, total=int)
cdef int trap_worth(State g, int land, int i) noexcept nogil
@cython.locals(i=int, land=int, most=int, t=int)
cdef int trap_gain(State g) noexcept nogil
@cython.locals(best=int, i=int, land=int, most=int, t=int)
cdef int trap_land(State g, u64 m) noexcept nogil
@cython.locals(best=int, i=int, land=int, m=u64, t=int)
cdef int spot_answer(State g) noexcept nogil
