cimport cython
from cpython.object cimport PyObject
from libc.string cimport memcpy
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.rules cimport Rules
from kunitori.engine.state cimport State
from kunitori.engine.episode cimport Ids, answer_of, answer_step, begin, bit_of, id_of, open_bits, put_open, relative, reward
from kunitori.engine.playout cimport choose_random
from kunitori.engine.rng cimport mix
from kunitori.engine.sight cimport clear, first_byte, see, sight_size
from kunitori.engine.thinking.match cimport Brain, answer, ready_answer
from kunitori.engine.thinking.mind cimport is_plain

cdef extern from "Python.h":
    PyObject *PyList_GET_ITEM(PyObject *items, Py_ssize_t i) nogil

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define kunitori_fetch(p) __builtin_prefetch(p)
    #else
    #define kunitori_fetch(p) ((void)(p))
    #endif
    """
    void kunitori_fetch(const void *p) noexcept nogil

@cython.final
cdef class Rows:
    cdef int width
    cdef tuple buffers
    cdef u8 *seen
    cdef u8 *mask
    cdef u8 *last_seen
    cdef u8 *last_mask
    cdef u8[::1] who, kind, done, wrong
    cdef double[::1] reward

@cython.final
cdef class Batch:
    cdef Ids ids
    cdef public list games
    cdef int n, seats, max_rounds, auto, brains, size
    cdef bint is_raw, is_same_step
    cdef u64[::1] words, seeds
    cdef u8[::1] begun, ended, viewer

cpdef void begin_some(Batch b, const u8[::1] which, list brains, int first, int last) except *
cpdef void step_some(Batch b, const long long[::1] actions, list brains, Rows rows, int first, int last) except *
cpdef void write_some(Batch b, Rows rows, int first, int last) except *
cpdef int first_wrong(Batch b, const long long[::1] actions) except -2
cpdef void draw_actions(Batch b, u64 seed, long long[::1] out) except *
cdef int choice(Batch b, State g, long long action) noexcept nogil
@cython.locals(x=int)
cdef int drawn(Batch b, State g, u64 word) noexcept nogil
@cython.locals(at=cython.longlong, p=int)
cdef void begin_one(Batch b, State g, int i, list brains) noexcept nogil
cdef void let_brains_play(Batch b, State g, int i, list brains) noexcept nogil
cdef int brain_answer(State g, Brain brain, u64 seed) noexcept nogil
cdef int searching_answer(State g, Brain brain) noexcept with gil
@cython.locals(at=cython.longlong, viewer=int, p=int, x=int)
cdef void step_one(Batch b, State g, int i, long long action, list brains, Rows rows) noexcept nogil
cdef void write(Batch b, State g, int i, Rows rows) noexcept nogil
cdef void put_mask(Batch b, State g, int width, u8 *out, long long at) noexcept nogil
@cython.locals(m=u64)
cdef void put_bits(u64 mask, u8 *out, long long at) noexcept nogil

# While a game is stepped, the numbers of the next one come into the cache.
cdef inline void fetch(State g, int seats) noexcept nogil:
    cdef char *p = <char *> &g.seats
    cdef int row
    while p < <char *> &g.tail:
        kunitori_fetch(p)
        p += 64
    for row in range(9):
        p = <char *> &g.hand + row * 384
        while p < <char *> &g.hand + row * 384 + seats * 64:
            kunitori_fetch(p)
            p += 64

cdef inline void fetch_at(Batch b, int i) noexcept nogil:
    if i < b.n:
        fetch(<State> PyList_GET_ITEM(<PyObject *> b.games, i), b.seats)

# A cast in an argument counts no references, so these need no GIL.
cdef inline void begin_at(Batch b, int i, list brains) noexcept nogil:
    begin_one(b, <State> PyList_GET_ITEM(<PyObject *> b.games, i), i, brains)

cdef inline void step_at(Batch b, int i, long long action, list brains, Rows rows) noexcept nogil:
    step_one(b, <State> PyList_GET_ITEM(<PyObject *> b.games, i), i, action, brains, rows)

cdef inline void write_at(Batch b, int i, Rows rows) noexcept nogil:
    write(b, <State> PyList_GET_ITEM(<PyObject *> b.games, i), i, rows)

cdef inline bint is_open_at(Batch b, int i, long long action) noexcept nogil:
    return choice(b, <State> PyList_GET_ITEM(<PyObject *> b.games, i), action) >= 0

cdef inline int draw_at(Batch b, int i, u64 word) noexcept nogil:
    return drawn(b, <State> PyList_GET_ITEM(<PyObject *> b.games, i), word)

cdef inline int brain_at(State g, list brains, u64 seed) noexcept nogil:
    return brain_answer(g, <Brain> PyList_GET_ITEM(<PyObject *> brains, g.who), seed)

cdef inline void put_word(u8 *out, long long at, u64 word) noexcept nogil:
    memcpy(out + at, &word, 8)
