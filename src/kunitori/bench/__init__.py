"""Measures the speeds that docs/bench.md claims, side by side with other engines."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from kunitori.bench.figures import BenchRun, measure
from kunitori.bench.floors import ENV_FLOORS, FLOORS, SEARCH_FLOORS, Floor, judge
from kunitori.bench.lap import (
    ENV_FULL,
    ENV_QUICK,
    ENV_UNCOMPILED,
    FULL,
    QUICK,
    SEARCH_FULL,
    SEARCH_QUICK,
    SEARCH_UNCOMPILED,
    UNCOMPILED,
)
from kunitori.bench.report import as_json, show, show_missed
from kunitori.bench.search_figures import measure_search
from kunitori.engine import COMPILED
from kunitori.i18n import texts

__all__ = ["BENCHES", "BenchRun", "judge", "main", "measure", "measure_search"]

_FLOORS: dict[str, tuple[Floor, ...]] = {"engine": FLOORS, "search": SEARCH_FLOORS, "envs": ENV_FLOORS}
BENCHES = tuple(_FLOORS)


def main(json: bool, check: bool, language: str, quick: bool = False, bench: str = "engine") -> int:
    """Measure and print; return the exit code: 1 if ``check`` is set and a floor is missed, else 0.

    The quick run only shows that everything works; its figures mean nothing.
    """
    say = texts(language)
    errors = Console(stderr=True)
    with Progress(
        TextColumn(say("bench-measuring")), BarColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not errors.is_terminal,
    ) as progress:  # fmt: skip
        task = progress.add_task("")
        figures = run(bench, quick, lambda done, of: progress.update(task, completed=done, total=of))
    verdicts = judge(figures.rows, _FLOORS[bench])
    if json:
        sys.stdout.write(as_json(figures, verdicts) + "\n")
    else:
        # A pipe has no width, and the tables must not be cut off.
        out = Console()
        show(figures, verdicts, say, out if out.is_terminal else Console(width=140))
    if check:
        show_missed(verdicts, say, errors)
    return int(check and any(verdict.is_met is False for verdict in verdicts))


def run(bench: str, quick: bool, told: Callable[[int, int], None]) -> BenchRun:
    """Run one of the benches, with a size that suits this engine."""
    if bench == "search":
        return measure_search(SEARCH_QUICK if quick else SEARCH_FULL if COMPILED else SEARCH_UNCOMPILED, told)
    if bench == "envs":
        from kunitori.bench.env_figures import measure_envs  # needs the extra “envs”

        return measure_envs(ENV_QUICK if quick else ENV_FULL if COMPILED else ENV_UNCOMPILED, told)
    return measure(QUICK if quick else FULL if COMPILED else UNCOMPILED, told)
