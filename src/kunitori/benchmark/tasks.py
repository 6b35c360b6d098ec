"""The tasks: each is a game, a number of players, a frozen opponent and a seed. They never change; a new suite does.

>>> TASKS[0].id, TASKS[0].opponent, len(TASKS)
('kunitori-2-beginner', 'frozen1:beginner', 24)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kunitori.arena import Contest, new_contest
from kunitori.bots.frozen import FROZEN_BOTS, FROZEN_GAMES, frozen_cards, frozen_hash, kind_of_frozen
from kunitori.errors import KunitoriError, quoted
from kunitori.values.record import rules_hash

__all__ = ["GAMES_EACH", "RULES", "SUITE", "TASKS", "BenchmarkTask", "named_tasks"]

SUITE = 1
"""The number of the suite."""
RULES = 1
"""The revision of the rules that its tasks are played by."""
GAMES_EACH = 400
"""The games of a task in a full run."""
_MAX_ROUNDS = 200  # ruling 16
_PLAYERS = (2, 4)


@dataclass(frozen=True, slots=True)
class BenchmarkTask:
    """One task: the entrant has one seat, or one team, and the frozen bot has all others."""

    game: str
    players: int
    opponent: str

    @property
    def id(self) -> str:
        """Its name, such as ``kunitori-2-captain``."""
        return f"{self.game}-{self.players}-{kind_of_frozen(self.opponent)}"

    @property
    def seed(self) -> str:
        """The seed of its deals; deal n has the seed and n, so a shorter run plays the first deals of a longer one."""
        return f"kunitori benchmark {SUITE} {self.id}"

    @property
    def cards_hash(self) -> str:
        """The hash of the rules and cards, as records have it."""
        return rules_hash(frozen_cards(self.game), RULES)

    @property
    def opponent_hash(self) -> str:
        """The SHA-256 of the list or the mind that the opponent plays by."""
        return frozen_hash(self.opponent, self.game, self.players)

    def contest(self, entrant: str, games: int) -> Contest:
        """The contest to play: duplicate games, every deal in all rotations of the seats."""
        return new_contest(
            frozen_cards(self.game),
            [entrant, self.opponent],
            players=self.players,
            games=games,
            seed=self.seed,
            max_rounds=_MAX_ROUNDS,
        )


TASKS: tuple[BenchmarkTask, ...] = tuple(
    BenchmarkTask(game, players, opponent) for game in FROZEN_GAMES for players in _PLAYERS for opponent in FROZEN_BOTS
)
"""All tasks of the suite, in order."""


def named_tasks(words: Sequence[str]) -> tuple[BenchmarkTask, ...]:
    """The tasks whose ids are one of these words or begin with one; all without words.

    >>> [task.id for task in named_tasks(["moegahara-4", "kunitori-2-lord"])]
    ['kunitori-2-lord', 'moegahara-4-beginner', 'moegahara-4-captain', 'moegahara-4-lord']
    """
    for word in words:
        if not any(_is_meant(task, word) for task in TASKS):
            raise KunitoriError("benchmark-error-task", task=quoted(word), tasks=tuple(task.id for task in TASKS))
    return tuple(task for task in TASKS if not words or any(_is_meant(task, word) for word in words))


def _is_meant(task: BenchmarkTask, word: str) -> bool:
    return task.id == word or task.id.startswith(f"{word}-")
