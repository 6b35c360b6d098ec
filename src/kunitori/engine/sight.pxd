cimport cython
from libc.string cimport memcpy, memset
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.groups cimport *
from kunitori.engine.rules cimport Rules
from kunitori.engine.state cimport State
from kunitori.engine.battle cimport attack_strength
from kunitori.engine.deal cimport is_open_to
from kunitori.engine.turn cimport score

cdef inline u8 *first_byte(u8[::1] out) noexcept:
    return &out[0]

cdef inline void clear(u8 *out, long long at, int n) noexcept nogil:
    memset(out + at, 0, n)

cdef inline void put_row(u8 *out, long long at, u8 *row) noexcept nogil:
    memcpy(out + at, row, 64)

cdef inline void put_sum(u8 *out, long long at, u8 *row, u8 *other) noexcept nogil:
    cdef u8[64] total
    cdef int k
    for k in range(64):
        total[k] = row[k] + other[k]
    memcpy(out + at, total, 64)

cdef inline void put_unknown(u8 *out, long long at, u8 *deck, u8 *hand, u8 *seen, u8 *hidden) noexcept nogil:
    cdef u8[64] total
    cdef int k
    for k in range(64):
        total[k] = deck[k] + hand[k] - seen[k] + hidden[k]
    memcpy(out + at, total, 64)

cpdef int sight_size(Rules rules, int seats) noexcept nogil
cpdef void observe(State g, int viewer, u8[::1] out) except *
@cython.locals(place=cython.longlong, p=int, is_asked=bint, is_attack_open=bint, is_open=bint)
cdef void see(State g, int viewer, u8 *out, long long at) noexcept nogil
cdef int byte(int n) noexcept nogil
cdef int first_question(State g) noexcept nogil
@cython.locals(i=cython.longlong, rows=cython.longlong)
cdef void see_common(State g, bint is_asked, int viewer, u8 *out, long long at) noexcept nogil
cdef void see_field_question(State g, u8 *out, long long i) noexcept nogil
@cython.locals(own=int, land=int, j=int)
cdef void see_field(State g, int viewer, u8 *out, long long at) noexcept nogil
@cython.locals(j=int)
cdef void see_seat(State g, int p, bint is_open, bint is_attack_open, u8 *out, long long i, long long unknown) noexcept nogil
