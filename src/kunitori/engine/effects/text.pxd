cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State

from kunitori.engine.zones cimport discard_from_hand, draw, gain, gain_to_deck, gain_to_hand, push, return_to_pool, tell, trash_from_hand, trash_played
from kunitori.engine.effects.ninja cimport begin_ninja
from kunitori.engine.effects.take_back cimport begin_take_back
from kunitori.engine.effects.exchange cimport begin_exchange
from kunitori.engine.effects.trap cimport begin_trap

cdef void play_text(State g, int k) noexcept nogil
cdef void go_on_text(State g, int p, int k, int place) noexcept nogil
cdef void run_text(State g, int p, int k, int row) noexcept nogil
@cython.locals(op=int)
cdef bint is_pending(State g, int row) noexcept nogil
@cython.locals(op=int, n=int, i=int, rival=int)
cdef void do_clause(State g, int p, int k, int row) noexcept nogil
cdef void obtain(State g, int p, int k, int to) noexcept nogil
@cython.locals(op=int, place=int, i=int, rival=int)
cdef void begin_clause(State g, int k, int row) noexcept nogil
@cython.locals(m=u64)
cdef void begin_choice(State g, int k, int row) noexcept nogil
@cython.locals(m=u64, side=int, need=int)
cdef u64 open_sides(State g, int row) noexcept nogil
cdef int side_row(State g, int row, int side) noexcept nogil
cdef bint side_is_empty(State g, int row, int side) noexcept nogil
cdef void choose(State g, int k, int row, int side) noexcept nogil
@cython.locals(row=int)
cdef bint trashes_first(State g, int k, int b, int side) noexcept nogil
@cython.locals(side=int)
cdef int trashing_side(State g, int k, int b) noexcept nogil
@cython.locals(side=int, row=int)
cdef void choose_and_trash(State g, int k, int b, int trashed) noexcept nogil
cdef u64 tradeable(State g, int p, int k, int place) noexcept nogil
@cython.locals(row=int)
cdef void trade(State g, int card, int place, int k) noexcept nogil
cdef void discard_chosen(State g, int p, int card, int k) noexcept nogil
cdef void offer(State g, int k, int place, int limit) noexcept nogil
cdef u64 obtainable(State g, int b) noexcept nogil
@cython.locals(row=int)
cdef void obtain_chosen(State g, int card, int b, int k) noexcept nogil
