"""The result of a run: a share with its interval for every task, one score, and what is needed to repeat it."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from kunitori.arena.shares import Interval
from kunitori.benchmark.tasks import GAMES_EACH, RULES, SUITE, TASKS
from kunitori.errors import KunitoriError

__all__ = ["BEGINNING", "BenchmarkResult", "TaskResult", "at_even_odds", "best_first", "read_result"]

BEGINNING = '{\n "benchmark": '
"""How every file with a result begins."""
_DIGITS = 6


def at_even_odds(share: float, even: float) -> float:
    """A share of wins as if an even one were a half, by its odds: so tables of all sizes can be averaged.

    >>> at_even_odds(0.25, 0.25), at_even_odds(0.7, 0.5), round(at_even_odds(0.5, 0.25), 2)
    (0.5, 0.7, 0.75)
    """
    if share in (0.0, 1.0):
        return share
    odds = share / (1 - share) * (1 - even) / even
    return round(odds / (1 + odds), 12)


@dataclass(frozen=True, slots=True)
class TaskResult:
    """The result of one task."""

    task: str
    cards_hash: str
    opponent: str
    opponent_hash: str
    seed: str
    games: int
    wins: int
    share: float
    interval: Interval
    """The 95% interval of the share, computed over deals."""
    even: float
    """The share of an entrant as strong as the opponent."""
    faults: int
    """Moves that the entrant lost because it failed."""
    digest: str
    """The SHA-256 of all results, game by game; a repetition with the same moves has the same."""

    @property
    def score(self) -> float:
        """The share at even odds, from 0 to 1."""
        return at_even_odds(self.share, self.even)

    @property
    def score_interval(self) -> Interval:
        """The interval of the score."""
        return Interval(*(at_even_odds(end, self.even) for end in self.interval))


@dataclass(frozen=True, slots=True)
class BenchmarkResult:
    """The result of a run."""

    entrant: str
    edition: str
    """What the entrant plays by at the tables of the tasks, as one hash; empty for programs of others."""
    version: str
    """The version of Kunitori that played."""
    tasks: tuple[TaskResult, ...]

    @property
    def is_full(self) -> bool:
        """Whether all tasks were played with all their games."""
        return len(self.tasks) == len(TASKS) and all(task.games >= GAMES_EACH for task in self.tasks)

    @property
    def games(self) -> int:
        """The games of all tasks together."""
        return sum(task.games for task in self.tasks)

    @property
    def score(self) -> float:
        """The mean score of the tasks, from 0 to 1; a half is as strong as the frozen bots."""
        return fmean(task.score for task in self.tasks)

    @property
    def interval(self) -> Interval:
        """The 95% interval of the score: the tasks are independent, so the squares of their half widths add up."""
        low, high = (
            math.sqrt(sum((task.score - task.score_interval[end]) ** 2 for task in self.tasks)) / len(self.tasks)
            for end in (0, 1)
        )
        return Interval(max(0.0, self.score - low), min(1.0, self.score + high))

    def to_data(self) -> dict[str, Any]:
        """The result as plain data."""
        return {
            "benchmark": SUITE,
            "rules": RULES,
            "kunitori": self.version,
            "entrant": self.entrant,
            "edition": self.edition,
            "is_full": self.is_full,
            "games": self.games,
            "score": round(self.score, _DIGITS),
            "interval": [round(end, _DIGITS) for end in self.interval],
            "tasks": [
                {
                    **asdict(task),
                    "share": round(task.share, _DIGITS),
                    "interval": [round(end, _DIGITS) for end in task.interval],
                    "score": round(task.score, _DIGITS),
                }
                for task in self.tasks
            ],
        }

    def to_json(self, around: Mapping[str, Any] | None = None) -> str:
        """The result as JSON, a line for each task; the command and the time stand at the end."""
        data = self.to_data()
        tasks = ",\n  ".join(json.dumps(task, ensure_ascii=False) for task in data.pop("tasks"))
        more = {"around": dict(around)} if around is not None else {}
        text = json.dumps({**data, "tasks": [], **more}, ensure_ascii=False, indent=1)
        return text.replace('"tasks": []', f'"tasks": [\n  {tasks}\n ]', 1) + "\n"


def read_result(text: str) -> BenchmarkResult:
    """The result that `BenchmarkResult.to_json` wrote; `KunitoriError` if it is none, or of another suite."""
    try:
        data = json.loads(text)
        if data["benchmark"] != SUITE:
            raise KunitoriError("benchmark-error-suite", suite=SUITE)
        tasks = tuple(_read_task(task) for task in data["tasks"])
        result = BenchmarkResult(str(data["entrant"]), str(data["edition"]), str(data["kunitori"]), tasks)
        if not tasks:
            raise KeyError("tasks")
    except KunitoriError:
        raise
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        raise KunitoriError("benchmark-error-result") from None
    return result


def _read_task(data: Mapping[str, Any]) -> TaskResult:
    given = {key: value for key, value in data.items() if key != "score"}
    low, high = (float(end) for end in given["interval"])
    task = TaskResult(**{**given, "interval": Interval(low, high)})
    if task.task not in {each.id for each in TASKS} or not 0 <= task.wins <= task.games or not 0 < task.even < 1:
        raise ValueError
    return task


def best_first(results: Sequence[BenchmarkResult]) -> list[BenchmarkResult]:
    """The results in the order of a table."""
    return sorted(results, key=lambda result: -result.score)
