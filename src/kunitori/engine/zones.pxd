cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from kunitori.engine.rng cimport rekey, draw_number

cdef void tell(State g, int what, int who, int k, int n, int other, int place, int rule) noexcept nogil
cdef bint ask_next_kind(State g, int decision, u64 kinds) noexcept nogil
cdef void push(State g, int op, int who, int a, int b) noexcept nogil
cdef void hand_add(State g, int p, int k, int is_open) noexcept nogil
cdef void hand_remove(State g, int p, int k) noexcept nogil
cdef void deployed_remove(State g, int p, int k) noexcept nogil
cdef void discard(State g, int p, int k, int n) noexcept nogil
cdef void tell_discard(State g, int p, int k, int n, int place, int rule) noexcept nogil
cdef void reshuffle(State g, int p) noexcept nogil
cdef void shuffle_deck(State g, int p) noexcept nogil
@cython.locals(m=u64)
cdef int draw_kind(State g, int p) noexcept nogil
cdef void draw(State g, int p, int n, int rule) noexcept nogil
cdef void reveal_two(State g, int p, int rule) noexcept nogil
cdef void put_back(State g, int p, int rule) noexcept nogil
cdef void put_in_order(State g, int p, int first) noexcept nogil
cdef void shown_remove(State g, int p, int k) noexcept nogil
cdef void play_remove(State g, int k) noexcept nogil
@cython.locals(m=u64)
cdef void turn_up_general(State g) noexcept nogil
cdef void taken(State g, int p, int k, int place, int price, int rule) noexcept nogil
cdef void lose(State g, int p, int k) noexcept nogil
cdef void gain(State g, int p, int k, int price, int rule) noexcept nogil
cdef void gain_to_hand(State g, int p, int k, int rule) noexcept nogil
cdef void gain_to_deck(State g, int p, int k, int rule) noexcept nogil
cdef void trash_from_hand(State g, int p, int k, int rule) noexcept nogil
cdef void discard_from_hand(State g, int p, int k, int rule) noexcept nogil
cdef void return_to_pool(State g, int p, int k, int rule) noexcept nogil
cdef void trash_played(State g, int p, int k, int rule) noexcept nogil
cdef void own(State g, int p, int k) noexcept nogil
cdef void exchange(State g, int p, int k, int rule) noexcept nogil
cdef void pile_remove(State g, int p, int k) noexcept nogil
