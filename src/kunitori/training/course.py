"""A training course: in each round several parts are played, and their results averaged."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from kunitori.arena.crew import Crew
from kunitori.errors import BadOptions
from kunitori.game.game import VERSION
from kunitori.minds import MindFile, fresh_mind
from kunitori.training.exam import examine
from kunitori.training.part import Part, decks, study
from kunitori.training.weights import mean, packed

__all__ = ["Course", "Progress", "train"]

_PARTS_PER_ROUND = 2
"""Parts per round. The result depends on it, so it does not follow the number of workers."""
_ROUNDS_AGO = 8
"""The weights of that many rounds ago serve as a rival."""

@dataclass(frozen=True)
class Course:
    """What to learn, and for how long."""

    game: str
    players: tuple[int, ...]
    rounds: int = 100
    games: int = 2000
    """Per round."""
    seed: str = "1"
    exam: int = 400
    """Games against each strategy in the final exam."""

    @property
    def command(self) -> str:
        """The command that repeats the course."""
        players = ",".join(map(str, self.players))
        return (
            f"kunitori train --game {self.game} --players {players} --rounds {self.rounds} --games {self.games}"
            f" --seed {self.seed}"
        )


@dataclass(frozen=True)
class Progress:
    """The state of a course after a round."""

    round: int
    rounds: int
    weights: tuple[float, ...] = field(repr=False)


def train(
    course: Course, *, jobs: int = 1, cluster: str | None = None, told: Callable[[Progress], None] = lambda _: None
) -> MindFile:
    """Train a mind; the same course gives the same mind on any number of workers."""
    if course.rounds < 1 or course.games < _PARTS_PER_ROUND:
        raise BadOptions("error-course")
    weights = list(fresh_mind(decks(course.game), course.seed))
    memory: list[float] = []
    past = deque([weights], maxlen=_ROUNDS_AGO)
    with Crew(jobs, cluster) as crew:
        for number in range(course.rounds):
            left = 1 - number / course.rounds
            share = course.games // _PARTS_PER_ROUND
            parts = [
                Part(
                    course.game, course.players, packed(weights), packed(memory), packed(past[0]),
                    number * course.games + i * share, share, course.seed, 0.02 * left + 0.001, 0.01 * left + 0.001,
                )
                for i in range(_PARTS_PER_ROUND)
            ]  # fmt: skip
            results = list(crew.map(study, parts))
            weights = mean([result.weights for result in results])
            memory = mean([result.memory for result in results])
            past.append(weights)
            told(Progress(number + 1, course.rounds, tuple(weights)))
        made = {"command": course.command, "version": VERSION, "figures": {}}
        file = MindFile.learnt(course.game, course.players, decks(course.game), weights, made)
        made["figures"] = examine(file, course.exam, course.seed, crew)
    return file
