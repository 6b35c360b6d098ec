"""Playing the tasks.

>>> from kunitori.benchmark.tasks import named_tasks
>>> result = run_benchmark("random", named_tasks(["kunitori-2-captain"]), games=4)
>>> result.tasks[0].wins, result.tasks[0].games, result.is_full
(0, 4, False)
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from importlib.metadata import version

from kunitori.arena import Crew, Ended, Outcome, play_contest
from kunitori.arena.outcome import wins_of
from kunitori.arena.shares import over_deals
from kunitori.benchmark.results import BenchmarkResult, TaskResult
from kunitori.benchmark.tasks import GAMES_EACH, RULES, TASKS, BenchmarkTask
from kunitori.bots import check_bot
from kunitori.bots.editions import edition
from kunitori.bots.frozen import frozen_cards
from kunitori.bots.names import is_visitor
from kunitori.errors import KunitoriError
from kunitori.values.record import REVISION

__all__ = ["run_benchmark"]

_ENTRANT = 0

BenchmarkProgress = Callable[[int, int], None]
"""Called with the games played so far and all games."""


def run_benchmark(
    entrant: str,
    tasks: Sequence[BenchmarkTask] = TASKS,
    *,
    games: int = GAMES_EACH,
    crew: Crew | None = None,
    progress: BenchmarkProgress | None = None,
) -> BenchmarkResult:
    """Let a bot play the tasks; any name that the arena accepts. Ctrl-C stops it with `KeyboardInterrupt`.

    Everything is checked before the first game: the bot for each table, and that this version plays by the rules of the
    suite.
    """
    if REVISION != RULES:
        raise KunitoriError("benchmark-error-rules", rules=RULES, here=REVISION)
    contests = [task.contest(entrant, games) for task in tasks]
    total, played = sum(contest.total for contest in contests), 0
    results: list[TaskResult] = []
    for task, contest in zip(tasks, contests, strict=True):
        outcome = play_contest(contest, crew, _after(played, total, progress))
        if outcome.ended is Ended.STOPPED:
            raise KeyboardInterrupt
        played += contest.total
        results.append(_result(task, outcome))
    return BenchmarkResult(entrant, _edition(entrant, tasks), version("kunitori"), tuple(results))


def _after(played: int, total: int, progress: BenchmarkProgress | None) -> BenchmarkProgress | None:
    """The progress of one task, told as that of the whole run."""
    return None if progress is None else lambda done, _: progress(played + done, total)


def _result(task: BenchmarkTask, outcome: Outcome) -> TaskResult:
    games, each = outcome.games, outcome.contest.games_of(_ENTRANT)
    wins = [wins_of(_ENTRANT, game) for game in games]
    by_deal = [sum(wins[first : first + each]) for first in range(0, len(wins), each)]
    told = [f"{game.deal} {game.seats} {game.start} {game.winners} {game.points} {game.turns}" for game in games]
    return TaskResult(
        task=task.id,
        cards_hash=task.cards_hash,
        opponent=task.opponent,
        opponent_hash=task.opponent_hash,
        seed=task.seed,
        games=len(games),
        wins=sum(wins),
        share=sum(wins) / len(games),
        interval=over_deals(by_deal, each),
        even=outcome.contest.even(_ENTRANT),
        faults=sum(game.faults[seat] for game in games for seat, bot in enumerate(game.seats) if bot == _ENTRANT),
        digest=hashlib.sha256("\n".join(told).encode()).hexdigest(),
    )


def _edition(entrant: str, tasks: Sequence[BenchmarkTask]) -> str:
    """One hash of what a bot of ours plays by at all these tables; empty for others."""
    if is_visitor(entrant):
        return ""
    tables = dict.fromkeys((task.game, task.players) for task in tasks)
    for game, players in tables:
        check_bot(entrant, frozen_cards(game), players)
    told = [edition(entrant, frozen_cards(game), players) for game, players in tables]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:12]
