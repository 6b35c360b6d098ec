cimport cython
from kunitori.engine.bits cimport *
from kunitori.engine.consts cimport *
from kunitori.engine.state cimport State
from kunitori.engine.deal cimport known_to
from kunitori.engine.moves cimport apply
from kunitori.engine.playout cimport choose_random
from kunitori.engine.rng cimport mix
from kunitori.engine.thinking.heuristics cimport plan_answer
from kunitori.engine.thinking.mind cimport Mind, Thought, drawn_answer, is_plain, likeliest_answer, plain_answer
from kunitori.engine.thinking.plan cimport Plan
from kunitori.engine.thinking.search cimport Search, search, time_now

@cython.final
cdef class Brain:
    cdef public int way, nodes
    cdef public long long decisions
    cdef public u64 seed
    cdef public double seconds, spent
    cdef public Plan plan
    cdef public Mind mind
    cdef public Thought thought
    cdef public Search search
    cdef public tuple rooms

@cython.locals(word=u64)
cpdef u64 word_of(State g, u64 seed) noexcept nogil
cpdef int answer(State g, Brain brain)
cpdef int ready_answer(State g, Brain brain) noexcept nogil
@cython.locals(room=State, scratch=State)
cpdef int searched(State known, Brain brain, u64 word)
@cython.locals(n=int, until=int, x=int, begin=double, brain=Brain)
cpdef int play(State g, list brains, int turns=*)
