cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *

cdef int discounted(int cost, int less) noexcept nogil

@cython.final
cdef class Rules:
    cdef public object cards
    cdef int[64] copies, cost, attack, defence, plus_cards, plus_actions, plus_money, plus_buys, vp, effect, first, second, marker
    cdef int[64] text, gained, fought, each_vp, each_least, empty_vp, treasure_number, text_worth
    cdef int[7] treasure_numbered
    cdef int[2048][4] code
    cdef u64[2048] filters
    cdef u64[64] each_m, empty_m
    cdef int[64] defending, ambushing, unit_number
    cdef int[28] general_numbered
    cdef int[21] troop_numbered
    cdef u64[4][65] afford
    cdef public u64 in_game, generals, troops, units, tactics, action_cards, deployable, leaders, ninjas, fighters
    cdef public u64 fallers, destroyers, market_proof, stays, east, trap_proof, freely_played, drawing
    cdef public u64 passed_on, victory, treasures, treasure_answers, scoring, spies_trash, acting_after
    cdef public int ambush_per_card, keep_tactics, moat, moat_draws, moegahara, cards_in_all, general_numbers, troop_numbers
    cdef public int prize_gap, several_targets, unplayed_rest, smaller_prize, owner_destroys, moat_when_played
    cdef public int ninja_sees_deck, joint_needs_leader, ally_must_join, second_leads_troops, last

    @cython.locals(k=int, is_harmless=bint)
    cdef void set_masks(self)
    cdef void set_texts(self, program)
    @cython.locals(k=int)
    cdef void set_strengths(self)
    @cython.locals(k=int, money=int, less=int)
    cdef void set_prices(self)
