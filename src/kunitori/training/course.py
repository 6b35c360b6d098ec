"""A training course: in each round several parts are played, and their results averaged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from kunitori.arena.crew import Crew
from kunitori.bots.frozen import LORD_V1, frozen_mind_file
from kunitori.cards.sets import card_set
from kunitori.errors import BadOptions
from kunitori.game.game import VERSION
from kunitori.minds import MindFile, continued_mind, fresh_mind, mind_name
from kunitori.minds.own import check_own_mind, own_mind_file
from kunitori.training.exam import examine
from kunitori.training.part import Part, decks, study
from kunitori.training.weights import mean, packed

__all__ = ["Course", "Progress", "train"]

_PARTS_PER_ROUND = 2
"""Parts per round. The result depends on it, so it does not follow the number of workers."""
_ROUNDS_AGO = 8
"""The weights of that many rounds ago serve as a rival."""
_LATELY = 0.1
"""How much the newest round counts for the share of games won among lists."""
_PAST = 3
"""So many others of its past selves are rivals in a round, from any time before, besides the very first."""

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
    begin: str = ""
    """The file of the mind to go on from, or ``lord-v1``; without it, the course begins from nothing."""

    @property
    def command(self) -> str:
        """The command that repeats the course."""
        players = ",".join(map(str, self.players))
        return (
            f"kunitori train --game {self.game} --players {players} --rounds {self.rounds} --games {self.games}"
            f" --seed {self.seed}{f' --from {self.begin}' if self.begin else ''}"
        )

    def first(self) -> tuple[float, ...]:
        """The weights that the course begins with."""
        sets = decks(self.game)
        if not self.begin:
            return fresh_mind(sets, self.seed)
        if self.begin == LORD_V1:
            return continued_mind(frozen_mind_file(mind_name(sets[0], self.players[0])), sets, self.seed)
        check_own_mind(self.begin, card_set(self.game))
        return continued_mind(own_mind_file(self.begin), sets, self.seed)


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
    weights = list(course.first())
    memory: list[float] = []
    past = [packed(weights)]
    won: dict[tuple[int, str], float] = {}
    with Crew(jobs, cluster) as crew:
        for number in range(course.rounds):
            left = 1 - number / course.rounds
            each = course.games // _PARTS_PER_ROUND
            chance = Random(f"past {course.seed} {number}")
            rivals = (past[-_ROUNDS_AGO:][0], past[0], *(chance.choice(past) for _ in range(_PAST)))
            parts = [
                Part(
                    course.game, course.players, packed(weights), packed(memory), rivals,
                    number * course.games + i * each, each, course.seed,
                    0.02 * left + 0.001, 0.003 * left + 0.0002, 0.01 * left + 0.001, won,
                )
                for i in range(_PARTS_PER_ROUND)
            ]  # fmt: skip
            results = list(crew.map(study, parts))
            weights = mean([result.weights for result in results])
            memory = mean([result.memory for result in results])
            for result in results:
                for key, share in result.won.items():
                    won[key] = (1 - _LATELY) * won.get(key, share) + _LATELY * share
            past.append(packed(weights))
            told(Progress(number + 1, course.rounds, tuple(weights)))
        made = {"command": course.command, "version": VERSION, "figures": {}}
        file = MindFile.learnt(course.game, course.players, decks(course.game), weights, made)
        made["figures"] = examine(file, course.exam, course.seed, crew)
    return file
