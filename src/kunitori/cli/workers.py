"""What long commands share: worker processes, a progress bar, and the width of a report."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kunitori.arena.crew import MOST_JOBS, cores
from kunitori.cli.arguments import Request
from kunitori.cli.terminal import Terminal

__all__ = ["jobs_for", "progress_bar", "report_width"]

_PIPE_COLUMNS = 120


def jobs_for(request: Request) -> int:
    """The number of processes: ``--jobs``, or by default one per core."""
    return request.number("jobs", 1) or min(cores(), MOST_JOBS)


@contextlib.contextmanager
def progress_bar(label: str, total: int | None = None) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar on stderr if it is a terminal; call the result with what is done and the total."""
    errors = Console(stderr=True)
    with Progress(
        TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not errors.is_terminal,
    ) as progress:  # fmt: skip
        task = progress.add_task("", total=total)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def report_width(terminal: Terminal) -> int:
    """The columns for a table. A pipe has no width, and a table must not be cut off there."""
    return terminal.width if terminal.console.is_terminal else max(terminal.width, _PIPE_COLUMNS)
