cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *

cdef int discounted(int cost, int less) noexcept nogil

@cython.final
cdef class Rules:
    cdef public object cards
    cdef int[64] copies, cost, attack, defence, plus_cards, plus_actions, plus_money, plus_buys, vp, effect, first, second, marker
    cdef int[64] defending, ambushing, unit_number
    cdef int[28] general_numbered
    cdef int[21] troop_numbered
    cdef u64[4][65] afford
    cdef public u64 in_game, generals, troops, units, tactics, action_cards, deployable, leaders, ninjas, fighters
    cdef public u64 fallers, destroyers, market_proof, stays, east, trap_proof, freely_played, drawing
    cdef public int ambush_per_card, keep_tactics, pass_on, moat, moegahara, cards_in_all, general_numbers, troop_numbers, last

    @cython.locals(k=int, is_harmless=bint)
    cdef void set_masks(self)
    @cython.locals(k=int)
    cdef void set_strengths(self)
    @cython.locals(k=int, money=int, less=int)
    cdef void set_prices(self)
