cimport cython
from libc.string cimport memcpy
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.rules cimport Rules
from kunitori.engine.script cimport DrawScript

@cython.final
@cython.no_gc
cdef class Log:
    cdef public int n
    cdef i16[4096][8] rows
    cdef int last
    cpdef list take(self)

@cython.final
@cython.no_gc
@cython.freelist(64)
cdef class State:
    cdef public Rules rules
    cdef public Log log
    cdef public DrawScript script
    # one block of plain numbers from seats to tail, copied as one
    cdef public int seats, start, cur, turn, phase, actions, money, buys, discount, leader, joint, joint_spent, last_turn, over
    cdef public int max_turns, ask_all, listening, cause, learned, land_gained
    cdef public int kind, who, a, b, step
    cdef public int stage, offset, foe, ally, target, asked, foes, attack_sum, defence_sum
    cdef public int top_general, generals_n, sp, drawn_open, extra, viewer, east_team, free_militia, castles, field_land, field_spot
    cdef public u64 mask, pool_m, played_m, unplayed_m, key0, key1
    cdef u64[8] stream, gamma
    cdef int[8] shuffles
    cdef u64[6] hand_m, deck_m, pile_m, deployed_m, ambush_m, have_m
    cdef int[6] hand_n, deck_n, pile_n, hidden_n, top_n, top_open, lying, promised, shown_n, actions_owned, tactics_owned, have_n
    cdef u8[6][2] top, shown
    cdef u8[64] pool, trash, played, unplayed, pick, buried
    cdef u8[10] won
    cdef u8[2][10] line_n
    cdef u8[2][10][3] line
    cdef u8[6][4] markers
    cdef i16[32][4] stack
    cdef int tail
    cdef u8[6][64] hand, seen, deck, pile, hidden, deployed, ambush, against, have
    cdef int last

    @cython.locals(g=State)
    cpdef State clone(self)
    cdef void copy_from(self, State g) noexcept nogil
    cpdef dict export(self)
    cpdef tuple common_rows(self)
    cpdef tuple seat_rows(self, int p)
    cpdef bytes attack_row(self, int p)
    cpdef tuple land_rows(self)
    cpdef void restore(self, dict data)
    cpdef void listen(self)

cdef inline void copy_block(State to, State g) noexcept nogil:
    cdef int n = g.seats * 64
    memcpy(&to.seats, &g.seats, <char *> &g.tail - <char *> &g.seats)
    memcpy(&to.hand, &g.hand, n)
    memcpy(&to.seen, &g.seen, n)
    memcpy(&to.deck, &g.deck, n)
    memcpy(&to.pile, &g.pile, n)
    memcpy(&to.hidden, &g.hidden, n)
    memcpy(&to.deployed, &g.deployed, n)
    memcpy(&to.ambush, &g.ambush, n)
    memcpy(&to.against, &g.against, n)
    memcpy(&to.have, &g.have, n)

@cython.locals(g=State)
cpdef State revive(Rules rules, dict data)
