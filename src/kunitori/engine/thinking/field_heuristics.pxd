cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from kunitori.engine.battlefield cimport goal, land_winner, lands, order_index, orders, points, strength, team_of, wins_by_text
from kunitori.engine.deploy cimport chosen_land, room, side_of

@cython.locals(kind=int, m=u64)
cdef int field_answer(State g) noexcept nogil
@cython.locals(n=int)
cdef int row_value(State g, int t, int land) noexcept nogil
@cython.locals(after=int, before=int, n=int)
cdef int land_value(State g, int t, int land) noexcept nogil
cdef int hold(int s) noexcept nogil
@cython.locals(mine=int)
cdef int fight_chance(State g, int t, int land, int i) noexcept nogil
@cython.locals(a=int, b=int, c=int, n=int, total=int)
cdef int chance(State g, int t, int land) noexcept nogil
@cython.locals(won=int)
cdef int outlook(State g, int t, int land) noexcept nogil
@cython.locals(before=int, gain=int, more=int, n=int, spots=u64, t=int)
cdef int deploy_gain(State g, int k, int land) noexcept nogil
@cython.locals(best=int, land=int, most=int, n=int)
cdef int best_land(State g, int k, u64 m) noexcept nogil
@cython.locals(after=int, again=int, before=int, j=int, k=int, n=int, own=int)
cdef int removal_gain(State g, int t, int land, int i) noexcept nogil
@cython.locals(best=int, i=int)
cdef int best_spot(State g, int t, int land, u64 spots) noexcept nogil
@cython.locals(a=int, after=int, b=int, before=int, c=int, t=int, x=int, y=int, z=int)
cdef int order_gain(State g, int land, int order) noexcept nogil
@cython.locals(best=int, order=int)
cdef int best_order_of(State g, int land, u64 m) noexcept nogil
@cython.locals(best=int)
cdef int best_order(State g, int land, u64 m) noexcept nogil
@cython.locals(m=u64)
cdef int reorder_gain(State g, int land) noexcept nogil
@cython.locals(best=int, i=int, land=int, most=int, n=int, t=int)
cdef int trap_land(State g, u64 m) noexcept nogil
@cython.locals(t=int)
cdef int dismiss_gain(State g, int land) noexcept nogil
cdef int horo_gain(State g, int land, int mode) noexcept nogil
@cython.locals(best=int, land=int)
cdef int horo_land(State g, u64 m, int mode) noexcept nogil
@cython.locals(land=int, m=u64, t=int)
cdef u64 lines_of(State g, int least) noexcept nogil
@cython.locals(dismissed=int, m=u64, reordered=int)
cdef int horo_mode(State g) noexcept nogil
@cython.locals(m=u64, units=u64)
cdef int deploy_answer(State g) noexcept nogil
@cython.locals(land=int, m=u64, t=int)
cdef u64 trap_lines(State g) noexcept nogil
@cython.locals(best=int, k=int, most=int, n=int, open_lands=u64)
cdef int best_unit(State g, u64 units) noexcept nogil
@cython.locals(best=int, m=u64)
cdef int land_answer(State g) noexcept nogil
@cython.locals(best=int, m=u64)
cdef int horo_answer(State g) noexcept nogil
