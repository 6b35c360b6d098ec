"""Every speed we claim, measured here and now, side by side with others; docs/bench.md says how."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from kunitori.bench.figures import Figures, measure
from kunitori.bench.floors import judge
from kunitori.bench.lap import FULL, QUICK, UNCOMPILED
from kunitori.bench.report import as_json, show, show_missed
from kunitori.engine import COMPILED
from kunitori.i18n import texts

__all__ = ["Figures", "judge", "main", "measure"]


def main(json: bool, check: bool, language: str, quick: bool = False) -> int:
    """Measure, print, and give the exit code: 1 if a floor was to be checked and is missed, else 0.

    The quick run shows that everything works; its figures mean nothing.
    """
    say = texts(language)
    errors = Console(stderr=True)
    with Progress(
        TextColumn(say("bench-measuring")), BarColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not errors.is_terminal,
    ) as progress:  # fmt: skip
        task = progress.add_task("")
        figures = measure(
            QUICK if quick else FULL if COMPILED else UNCOMPILED,
            lambda done, of: progress.update(task, completed=done, total=of),
        )
    verdicts = judge(figures.rows)
    if json:
        sys.stdout.write(as_json(figures, verdicts) + "\n")
    else:
        # A pipe has no width; a table that is cut off helps nobody.
        out = Console()
        show(figures, verdicts, say, out if out.is_terminal else Console(width=140))
    if check:
        show_missed(verdicts, say, errors)
    return int(check and any(verdict.is_met is False for verdict in verdicts))
