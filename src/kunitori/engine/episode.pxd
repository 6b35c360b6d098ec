cimport cython
from libc.string cimport memset
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.groups cimport *
from kunitori.engine.state cimport State
from kunitori.engine.battlefield cimport team_of
from kunitori.engine.moves cimport advance, apply
from kunitori.engine.rng cimport mix
from kunitori.engine.sight cimport clear, first_byte
from kunitori.engine.turn cimport set_up, winner

cdef inline void wipe(State g) noexcept nogil:
    memset(&g.seats, 0, <char *> &g.tail - <char *> &g.seats)
    memset(&g.hand, 0, <char *> &g.last - <char *> &g.hand)
    g.viewer = g.last_turn = g.cause = g.top_general = g.ally = g.east_team = -1

@cython.final
cdef class Ids:
    cdef public int n
    cdef i16[64][64] number
    cdef int[4096] answer
    cdef int last

cpdef void begin(State g, int seats, u64 seed, int max_rounds, int auto) noexcept nogil
@cython.locals(x=int)
cpdef void skip(State g, int auto) noexcept nogil
cpdef int no_choice(State g, int auto) noexcept nogil
cpdef void answer_step(State g, int answer, int auto) noexcept nogil
cpdef int relative(State g, int x) noexcept nogil
cpdef int absolute(State g, int x) noexcept nogil
@cython.locals(m=u64, p=int)
cpdef u64 open_bits(State g) noexcept nogil
@cython.locals(x=int)
cpdef int bit_of(State g, int action) noexcept nogil
cpdef int answer_of(State g, Ids ids, int action) noexcept nogil
cpdef int id_of(State g, Ids ids, int answer) noexcept nogil
@cython.locals(m=u64)
cdef void put_open(State g, Ids ids, u8 *out, long long at) noexcept nogil
cpdef void open_ids(State g, Ids ids, u8[::1] out) except *
cpdef double reward(State g, int p) noexcept nogil
