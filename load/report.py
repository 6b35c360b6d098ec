"""The figures of a run, for people and for programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from kunitori.i18n import Message, Texts, message
from load.crowd import CrowdFigures, quantile
from load.race import RaceFigures

__all__ = ["Figure", "as_data", "crowd_figures", "quantity", "race_figures", "show"]


@dataclass(frozen=True)
class Figure:
    """One number, its unit, and its upper bound."""

    name: str
    value: float
    unit: str = ""
    most: float | None = None

    @property
    def is_met(self) -> bool:
        """Whether it stays within its bound, if it has one."""
        return self.most is None or self.value <= self.most


def crowd_figures(run: CrowdFigures) -> list[Figure]:
    """The figures of a crowd, in the order of the report."""
    ms, mb, us = 1e3, 1 / 2**20, 1e6 / max(1, run.moves)
    return [
        Figure("tables", run.tables),
        Figure("sockets", run.sockets),
        Figure("moves", run.moves),
        Figure("moves-per-second", run.moves / run.seconds),
        Figure("actor-median", quantile(run.actor, 0.5) * ms, "ms"),
        Figure("actor-p99", quantile(run.actor, 0.99) * ms, "ms"),
        Figure("all-median", quantile(run.everybody, 0.5) * ms, "ms", 20),
        Figure("all-p95", quantile(run.everybody, 0.95) * ms, "ms"),
        Figure("all-p99", quantile(run.everybody, 0.99) * ms, "ms", 150),
        Figure("all-slowest", quantile(run.everybody, 1) * ms, "ms"),
        Figure("lost", run.lost, "", 0),
        Figure("refused", run.refused, "", 0),
        Figure("frame", run.letters / max(1, run.frames) / 1024, "KB"),
        Figure("memory-empty", run.memory_empty * mb, "MB"),
        Figure("memory-end", run.memory_end * mb, "MB"),
        Figure("memory-table", run.memory_per_table / 1024, "KB"),
        Figure("cpu-move", run.work.all * us, "µs"),
        Figure("cpu-loop", run.work.loop * us, "µs"),
        Figure("cpu-threads", run.work.threads * us, "µs"),
        Figure("server-share", run.work.all / run.seconds * 100, "%"),
        Figure("client-share", run.client_share * 100, "%"),
    ]


def race_figures(run: RaceFigures) -> list[Figure]:
    """The figures of a race of two servers."""
    return [
        Figure("across-median", quantile(run.across, 0.5) * 1e3, "ms"),
        Figure("across-p99", quantile(run.across, 0.99) * 1e3, "ms"),
        Figure("races", run.races),
        Figure("both-taken", run.both_taken),
        Figure("unequal", len(run.unequal), "", 0),
    ]


def as_data(parts: dict[str, list[Figure]]) -> dict[str, Any]:
    """The whole run as JSON data."""
    return {
        part: [
            {"figure": f.name, "value": round(f.value, 3), "unit": f.unit, "at_most": f.most, "is_met": f.is_met}
            for f in figures
        ]
        for part, figures in parts.items()
    }


def show(title: Message, figures: list[Figure], say: Texts, console: Console) -> None:
    """The figures as one table, with their bounds."""
    table = Table(title=say(title), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column(say("load-figure"))
    table.add_column(say("load-value"), justify="right")
    table.add_column(say("load-bound"), justify="right")
    table.add_column(say("load-verdict"))
    for figure in figures:
        verdict = "" if figure.most is None else say("load-met" if figure.is_met else "load-missed")
        style = "" if figure.is_met else "red"
        bound = "" if figure.most is None else quantity(figure.most, figure.unit, say)
        name = say(message(f"load-figure-{figure.name}"))
        table.add_row(name, quantity(figure.value, figure.unit, say), bound, verdict, style=style)
    console.print(table)


def quantity(value: float, unit: str, say: Texts) -> str:
    """A number with its unit, as a person reads it."""
    digits = f"{value:.0f}" if value == int(value) or abs(value) >= 100 else f"{value:.1f}"
    return say("load-quantity", value=digits, unit=unit).strip()
