"""What all environments share: a task, which says what is played, and an episode, which is one game of it.

>>> episode = Episode(new_task("world_on_fire", 2), seed=7)
>>> while not episode.is_over:
...     episode.step(episode.legal()[-1])
>>> sum(episode.rewards())
0.0
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property

from kunitori.cards import CardSet, card_set
from kunitori.engine.consts import AUTO_FORCED, AUTO_TREASURE
from kunitori.engine.episode import answer_of, answer_step, begin, id_of, open_ids, reward
from kunitori.engine.rules import Rules
from kunitori.engine.sight import observe, sight_size
from kunitori.engine.state import State
from kunitori.engine.turn import score
from kunitori.envs.actions import ActionTable, action_table
from kunitori.envs.layout import Layout, layout_of
from kunitori.errors import BadOptions, IllegalMove, quoted

__all__ = ["AUTO", "MAX_ROUNDS", "Arrangement", "Episode", "is_strict", "new_task"]

AUTO = {"forced": AUTO_FORCED, "treasure": AUTO_TREASURE}
"""What an environment can answer by itself: questions with one answer, and treasure in the buy phase."""
_ILLEGAL = ("end", "raise")
"""What an environment can do with an action that is not open: end the episode, or raise `IllegalMove`."""
MAX_ROUNDS = 200
"""Where games end by default (ruling 16), as in the arena."""


@dataclass(frozen=True)
class Arrangement:
    """What is played: the cards, how many players, the limit of rounds, and what is answered without asking."""

    cards: CardSet
    players: int
    max_rounds: int = MAX_ROUNDS
    auto: int = 0
    rules: Rules = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "rules", Rules(self.cards))

    @cached_property
    def layout(self) -> Layout:
        """What the bytes of an observation mean."""
        return layout_of(self.cards, self.players)

    @cached_property
    def actions(self) -> ActionTable:
        """What the actions mean."""
        return action_table(self.cards)

    @cached_property
    def size(self) -> int:
        """How many bytes an observation has."""
        return sight_size(self.rules, self.players)

    def __reduce__(self) -> tuple[object, ...]:
        return Arrangement, (self.cards, self.players, self.max_rounds, self.auto)


def new_task(
    game: str = "world_on_fire",
    players: int = 2,
    *,
    mix: str | None = None,
    max_rounds: int = MAX_ROUNDS,
    auto: str | Collection[str] = (),
) -> Arrangement:
    """A task by the name of a game, or ``custom`` with a ``mix``.

    ``auto`` is ``forced``, ``treasure`` or both: what is answered without asking.

    >>> new_task("kunitori", 2, auto="everything")
    Traceback (most recent call last):
    ...
    kunitori.errors.BadOptions: “auto” does not know “everything”. Choose “forced”, “treasure”, or both.
    """
    cards = card_set(game, mix)
    cards.check_players(players)
    if not isinstance(max_rounds, int) or not 0 <= max_rounds <= 100_000:
        raise BadOptions("error-rounds")
    words = (auto,) if isinstance(auto, str) else tuple(auto)
    for word in words:
        if word not in AUTO:
            raise BadOptions("error-env-auto", word=quoted(word))
    return Arrangement(cards, players, max_rounds, sum({AUTO[word] for word in words}))


def is_strict(illegal: str) -> bool:
    """Whether an action that is not open raises, instead of ending the episode."""
    if illegal not in _ILLEGAL:
        raise BadOptions("error-env-illegal", word=quoted(illegal))
    return illegal == "raise"


class Episode:
    """One game of a task. Seats are absolute here; observations and actions count them from the seat that looks."""

    def __init__(self, task: Arrangement, seed: int = 0) -> None:
        self.task = task
        self.state: State = State(task.rules)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """A new game; the lower 64 bits of the seed decide all its chance."""
        begin(self.state, self.task.players, seed % (1 << 64), self.task.max_rounds, self.task.auto)

    @property
    def who(self) -> int:
        """The seat that is asked; -1 if the game is over."""
        return self.state.who

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    def observe(self, seat: int) -> bytearray:
        """What a seat may know, in a new buffer (docs/environments.md)."""
        seen = bytearray(self.task.size)
        observe(self.state, seat, seen)
        return seen

    def mask(self) -> bytearray:
        """One byte for each action: 1 if the seat that is asked may choose it."""
        open_now = bytearray(self.task.actions.size)
        open_ids(self.state, self.task.actions.ids, open_now)
        return open_now

    def legal(self) -> list[int]:
        """The open actions in ascending order."""
        mask, found = self.mask(), []
        at = mask.find(1)
        while at >= 0:
            found.append(at)
            at = mask.find(1, at + 1)
        return found

    def is_open(self, action: int) -> bool:
        """Whether the seat that is asked may choose an action."""
        return answer_of(self.state, self.task.actions.ids, action) >= 0

    def step(self, action: int) -> None:
        """Choose an action; `IllegalMove` if it is not open, and nothing changes."""
        answer = answer_of(self.state, self.task.actions.ids, action)
        if answer < 0:
            raise IllegalMove("error-env-action", action=int(action))
        answer_step(self.state, answer, self.task.auto)

    def answer(self, answer: int) -> None:
        """Give an answer of the engine, a bit of the state's mask, as bots do."""
        self.step(id_of(self.state, self.task.actions.ids, answer))

    def rewards(self) -> tuple[float, ...]:
        """0 for every seat until the end; then 1 for winners, and for the others what makes the sum 0."""
        return tuple(reward(self.state, seat) for seat in range(self.task.players))

    def scores(self) -> tuple[int, ...]:
        """The victory points of every seat; in Moegahara the team's."""
        return tuple(score(self.state, seat) for seat in range(self.task.players))

    def clone(self) -> Episode:
        """The same game, to play on by itself."""
        twin = Episode.__new__(Episode)
        twin.task, twin.state = self.task, self.state.clone()
        return twin

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()
