"""`kunitori benchmark`: lets a bot play the fixed tasks, and makes tables of results."""

from __future__ import annotations

import shlex
import time

from rich.table import Table
from rich.text import Text

from kunitori.arena import Crew
from kunitori.arena.shares import Interval
from kunitori.benchmark import GAMES_EACH, TASKS, BenchmarkResult, named_tasks, read_result, run_benchmark
from kunitori.benchmark.results import BEGINNING, best_first
from kunitori.benchmark.tasks import BenchmarkTask
from kunitori.bots.frozen import FROZEN_BOTS, kind_of_frozen
from kunitori.cli import files
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import OK
from kunitori.cli.terminal import Terminal
from kunitori.cli.workers import jobs_for, progress_bar, report_width
from kunitori.errors import KunitoriError
from kunitori.i18n import Texts

__all__ = ["benchmark", "benchmark_table"]


def benchmark(request: Request, terminal: Terminal) -> int:
    """Play the tasks, print shares and score, write the result, and return the exit code."""
    say = terminal.say
    entrant = request.values.get("bot")
    if entrant is None:
        raise KunitoriError("benchmark-error-bot")
    tasks = named_tasks(request.listed("tasks") or [])
    games = request.number("games", 1) or GAMES_EACH
    path = request.values.get("json")
    if path is not None:
        files.check_page(path, BEGINNING, "arena-error-taken")
    jobs, cluster = jobs_for(request), request.values.get("cluster")
    began = time.monotonic()
    with Crew(jobs, cluster) as crew, progress_bar(say("arena-playing")) as told:
        result = run_benchmark(entrant, tasks, games=games, crew=crew, progress=told)
    options = terminal.console.options.update(width=report_width(terminal))
    terminal.draw(terminal.console.render_lines(_shares(result, say), options, pad=False))
    terminal.print(Text(_summary(result, say)))
    if path is not None:
        around = {
            "command": shlex.join(["kunitori", *request.given]),
            "jobs": jobs,
            "seconds": round(time.monotonic() - began, 1),
        }
        files.write_page(path, result.to_json(around))
        terminal.print(Text(say("arena-written", paths=(path,))))
    return OK


def _shares(result: BenchmarkResult, say: Texts) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say("benchmark-task"))
    for heading in ("games", "share", "even", "score"):
        table.add_column(say(f"benchmark-{heading}"), justify="right")
    for task in result.tasks:
        share = f"{_percent(task.share)} {_range(task.interval)}"
        score = f"{_percent(task.score)} {_range(task.score_interval)}"
        table.add_row(task.task, str(task.games), share, _percent(task.even), score)
    return table


def _summary(result: BenchmarkResult, say: Texts) -> str:
    told = [say("benchmark-result", bot=result.entrant, score=_percent(result.score), range=_range(result.interval))]
    if not result.is_full:
        told.append(say("benchmark-partial", tasks=len(TASKS), games=GAMES_EACH))
    if faults := sum(task.faults for task in result.tasks):
        told.append(say("benchmark-faults", number=faults))
    return say("sentence-separator").join(told)


def benchmark_table(request: Request, terminal: Terminal) -> int:
    """Print stored results as a table in Markdown, the best first, and return the exit code."""
    say = terminal.say
    results = best_first([read_result(files.read_text(path)) for path in request.words])
    kinds = [kind_of_frozen(bot) for bot in FROZEN_BOTS]
    heads = [say("benchmark-entrant"), say("benchmark-games"), say("benchmark-score"), *kinds]
    print(_row(heads))
    print(_row(["---", "--:", "--:", *["--:" for _ in kinds]]))
    for result in results:
        figure = f"{_percent(result.score)} {_range(result.interval)}"
        cells = [_percent_of(result, [task for task in TASKS if task.opponent == bot]) for bot in FROZEN_BOTS]
        print(_row([f"`{result.entrant}`", str(result.games), figure, *cells]))
    return OK


def _percent_of(result: BenchmarkResult, tasks: list[BenchmarkTask]) -> str:
    """The mean score of some tasks; a dash if they were not all played."""
    found = [each.score for each in result.tasks if each.task in {task.id for task in tasks}]
    return _percent(sum(found) / len(found)) if len(found) == len(tasks) else "–"


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _range(interval: Interval) -> str:
    return f"({_percent(interval.low)}–{_percent(interval.high)})"
