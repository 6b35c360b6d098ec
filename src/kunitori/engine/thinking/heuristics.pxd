cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.groups cimport *
from kunitori.engine.state cimport State
from kunitori.engine.battle cimport ambush_bonus, army_attack, attack_prize, attack_strength, attack_value, deployed_defence
from kunitori.engine.battle cimport fall_kind, fighting, has_several, may_ambush
from kunitori.engine.turn cimport owned_of, score, treasure_money, worth
from kunitori.engine.thinking.field_heuristics cimport field_answer
from kunitori.engine.thinking.plan cimport Plan, generals_owned, is_late, wished

@cython.locals(kind=int, m=u64)
cpdef int plan_answer(State g, Plan plan) noexcept nogil
@cython.locals(best=int, p=int)
cdef int highest_scorer(State g, u64 seats) noexcept nogil
@cython.locals(n=int)
cdef int usefulness(State g, int k) noexcept nogil
@cython.locals(best=int, k=int)
cdef int best_of(State g, u64 kinds, int sign) noexcept nogil
@cython.locals(best=int, k=int, m=u64, most=int, n=int)
cdef int play_answer(State g, Plan plan) noexcept nogil
@cython.locals(effect=int, n=int)
cdef int play_worth(State g, Plan plan, int k) noexcept nogil
@cython.locals(edge=int, prize=int)
cdef int leader_worth(State g, Plan plan, int k) noexcept nogil
@cython.locals(p=int)
cdef bint rivals_deployed(State g) noexcept nogil
@cython.locals(k=int, m=u64, n=int, total=int)
cdef int hidden_strength(State g, int p, int cards) noexcept nogil
@cython.locals(extra=int, n=int)
cdef int expected_defence(State g, int p) noexcept nogil
@cython.locals(best=int, i=int, least=int, n=int, q=int)
cdef int weakest_rival(State g, int p) noexcept nogil
cdef int solo_edge(State g, int p) noexcept nogil
@cython.locals(prize=int)
cdef int prize_worth(State g, int edge, bint is_joint) noexcept nogil
@cython.locals(best=int, p=int)
cdef int strongest_army(State g, u64 seats) noexcept nogil
@cython.locals(others=u64)
cdef int joint_edge(State g, int p, int target) noexcept nogil
@cython.locals(best=int, i=int, q=int)
cdef int joint_target(State g, int p) noexcept nogil
@cython.locals(edge=int, kind=int, p=int, together=int)
cdef int battle_answer(State g, Plan plan) noexcept nogil
cdef bint beats_alone(State g, int p) noexcept nogil
@cython.locals(k=int, m=u64, total=int)
cdef int ambush_strength(State g, int p) noexcept nogil
@cython.locals(cards=int, i=int, k=int, m=u64, n=int, size=int, total=int)
cdef int deck_strength(State g, int p) noexcept nogil
@cython.locals(attack=int, p=int, shown=int)
cdef int defend_answer(State g) noexcept nogil
@cython.locals(best=int, kind=int, m=u64, sign=int, x=int)
cdef int after_battle_answer(State g) noexcept nogil
cdef bint wants_village(State g, int p) noexcept nogil
@cython.locals(useless=u64)
cdef int useless_of(State g, u64 kinds) noexcept nogil
@cython.locals(useful=u64)
cdef int useful_of(State g, u64 kinds) noexcept nogil
@cython.locals(k=int, treasure=u64)
cdef int buy_answer(State g, Plan plan) noexcept nogil
cdef int best_gain(State g, Plan plan, int p, u64 kinds) noexcept nogil
@cython.locals(i=int, most=int, n=int)
cdef int best_rival_score(State g, int p) noexcept nogil
@cython.locals(k=int, m=u64, last=u64)
cdef u64 unwise(State g, int p) noexcept nogil
@cython.locals(best=int, k=int, most=int, n=int)
cdef int most_points(State g, int p, u64 kinds) noexcept nogil
@cython.locals(m=u64, n=int, other=int, least=int)
cdef int points_of(State g, int p, int k) noexcept nogil
cdef int purse(State g) noexcept nogil
@cython.locals(k=int, kind=int, m=u64)
cdef int effect_answer(State g, Plan plan) noexcept nogil
@cython.locals(best=int, k=int)
cdef int dearest(State g, u64 kinds) noexcept nogil
@cython.locals(best=int, k=int)
cdef int dearest_loss(State g, int p, u64 kinds) noexcept nogil
@cython.locals(effect=int, has=int, less=int, more=int, wants=int)
cdef int choose_answer(State g, Plan plan) noexcept nogil
cdef bint must_trash(State g, int k) noexcept nogil
@cython.locals(row=int, best=int, most=int, m=u64, side=int, at=int, n=int)
cdef int best_side(State g, Plan plan) noexcept nogil
@cython.locals(alone=int, is_led=bint, p=int, together=int)
cdef bint joint_pays(State g) noexcept nogil
@cython.locals(m=u64)
cdef int trash_answer(State g, Plan plan) noexcept nogil
@cython.locals(best=int, k=int, m=u64, money=int, most=int, n=int, p=int)
cdef int best_trade(State g, int market) noexcept nogil
@cython.locals(k=int)
cdef int traded_points(State g, int p, u64 kinds) noexcept nogil
