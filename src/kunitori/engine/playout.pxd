cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from kunitori.engine.rng cimport mix, next_word
from kunitori.engine.invariants cimport check
from kunitori.engine.moves cimport apply
from kunitori.engine.turn cimport score, winner

cdef int choose_random(u64 mask, u64 word) noexcept nogil
@cython.locals(m=u64, word=u64, n=int)
cpdef int play_random(State g, u64 seed) noexcept nogil
@cython.locals(m=u64, n=int)
cpdef int play_money(State g) noexcept nogil
@cython.locals(m=u64, is_late=bint)
cpdef int money_answer(State g) noexcept nogil
@cython.locals(c=State, i=int, total=cython.longlong)
cpdef cython.longlong random_games(State g, int games, u64 seed)
@cython.locals(c=State, i=int, total=cython.longlong)
cpdef cython.longlong money_games(State g, int games, u64 seed)
@cython.locals(word=u64)
cpdef int checked_game(State g, u64 seed) noexcept nogil
@cython.locals(word=u64, h=u64)
cpdef u64 fingerprint(State g, u64 seed) noexcept nogil
