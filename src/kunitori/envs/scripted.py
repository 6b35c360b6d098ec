"""Games whose chance is chosen from outside, and what each seat remembers of them.

>>> from kunitori.envs.core import new_task
>>> episode = ScriptedEpisode(new_task("kunitori", 2))
>>> while episode.is_chance:
...     episode.choose(episode.outcomes()[-1][0])
>>> episode.who, episode.task.actions.name(episode.legal()[0])
(1, 'buy copper from hand')
"""

from __future__ import annotations

from hashlib import blake2b

from kunitori.engine.consts import GENERALS_STREAM, MAX_PLAYERS
from kunitori.engine.deal import dealt, known_to
from kunitori.engine.episode import answer_of, begin, no_choice
from kunitori.engine.moves import apply
from kunitori.engine.script import DrawScript
from kunitori.engine.state import State
from kunitori.envs.core import Arrangement, Episode
from kunitori.errors import IllegalMove

__all__ = ["ScriptedEpisode"]

_SET_UP = -1
_BYTES = 16


class ScriptedEpisode(Episode):
    """One game of a task in which every draw is a choice of its own.

    The state is the one before the move that draws; it is replaced and never changed, so clones share it. A memory is a
    running digest of all that a seat has seen and answered.
    """

    def begin(self, seed: int) -> None:
        """A new game before its first draw; its chance does not come from a seed."""
        task = self.task
        self.state: State = State(task.rules)
        self.seen: list[bytearray] = [bytearray(task.size)] * task.players
        # OpenSpiel's solvers tell information states apart by these alone, so no two seats share one.
        self.memories: list[bytes] = [seat.to_bytes(_BYTES, "big") for seat in range(task.players)]
        self._script: DrawScript | None = None
        self._play(_SET_UP, ())

    @property
    def is_chance(self) -> bool:
        """Whether a card is to be drawn, a general turned up, or the seat that begins chosen."""
        return self._script is not None

    def outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, a card's slot or a seat, each with its probability."""
        script = self._script
        return [] if script is None else [(what, n / script.missing) for what, n in script.outcomes()]

    def outcome_name(self, outcome: int) -> str:
        """A draw in words."""
        stream = -1 if self._script is None else self._script.stream
        if stream > GENERALS_STREAM:
            return f"seat {outcome} begins"
        card = self.task.cards.kinds[outcome]
        return f"seat {stream} draws {card}" if 0 <= stream < MAX_PLAYERS else f"{card} is turned up"

    def choose(self, outcome: int) -> None:
        """Let a draw come out so; `IllegalMove` if it cannot."""
        if self._script is None or all(outcome != what for what, _ in self._script.outcomes()):
            raise IllegalMove("error-env-action", action=int(outcome))
        self._play(self._answer, (*self._numbers, self._script.number(outcome)))

    def step(self, action: int) -> None:
        """Choose an action; `IllegalMove` if it is not open, and nothing changes."""
        answer = -1 if self.is_chance else answer_of(self.state, self.task.actions.ids, action)
        if answer < 0:
            raise IllegalMove("error-env-action", action=int(action))
        self._remember(self.who, action.to_bytes(2, "little"))
        self._play(answer, ())

    def _play(self, answer: int, numbers: tuple[int, ...]) -> None:
        """Give an answer, and those after it that are no choice, up to the first draw that has no number yet."""
        task = self.task
        while True:
            state = self.state.clone()
            state.script = script = DrawScript(numbers)
            if answer == _SET_UP:
                begin(state, task.players, 0, task.max_rounds, 0)
            else:
                apply(state, answer)
            if script.missing:
                self._answer, self._numbers, self._script = answer, numbers, script
                return
            state.script = None
            self.state, self._answer, self._numbers, self._script = state, answer, (), None
            self._look()
            answer, numbers = no_choice(state, task.auto), ()
            if answer < 0:
                return

    def _look(self) -> None:
        for seat, before in enumerate(self.seen):
            row = self.observe(seat)
            if row != before:
                self.seen[seat] = row
                self._remember(seat, row)

    def _remember(self, seat: int, news: bytes | bytearray) -> None:
        self.memories[seat] = blake2b(self.memories[seat] + news, digest_size=_BYTES).digest()

    def clone(self) -> ScriptedEpisode:
        """The same game, to play on by itself."""
        twin = ScriptedEpisode.__new__(ScriptedEpisode)
        twin.task, twin.state = self.task, self.state
        twin.seen, twin.memories = self.seen[:], self.memories[:]
        twin._answer, twin._numbers, twin._script = self._answer, self._numbers, self._script
        return twin

    def resampled(self, viewer: int, seed: int) -> ScriptedEpisode:
        """A game that the viewer cannot tell from this one; nothing else of this one is in it."""
        if self.is_chance and self._answer == _SET_UP:
            return ScriptedEpisode(self.task)
        twin = self.clone()
        twin.state = dealt(known_to(self.state, viewer), seed)
        twin._script = None
        for seat in range(self.task.players):
            if seat != viewer:
                twin.memories[seat] = self.memories[viewer]
                twin._remember(seat, bytes([seat]))
                twin.seen[seat] = bytearray()
        twin._look()
        if self.is_chance and self.who == viewer:
            twin._play(self._answer, ())
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        told = self.task, self.state, self.seen, self.memories
        return _revive, (*told, self._answer, self._numbers, self.is_chance)


def _revive(
    task: Arrangement,
    state: State,
    seen: list[bytearray],
    memories: list[bytes],
    answer: int,
    numbers: tuple[int, ...],
    is_chance: bool,
) -> ScriptedEpisode:
    episode = ScriptedEpisode.__new__(ScriptedEpisode)
    episode.task, episode.state, episode.seen, episode.memories = task, state, seen, memories
    episode._answer, episode._numbers, episode._script = answer, numbers, None
    if is_chance:
        episode._play(answer, numbers)
    return episode
