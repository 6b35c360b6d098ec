"""The contents of a page, independent of language and drawing: sections with figures and tables."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.i18n import Message
from kunitori.lab.statistics import Estimate

__all__ = [
    "CHANCE",
    "CHANGE",
    "COUNT",
    "NUMBER",
    "PERCENT",
    "POINTS",
    "Bars",
    "Cell",
    "Chart",
    "Columns",
    "DataTable",
    "Dots",
    "DotsRow",
    "EstimateMark",
    "LabFigure",
    "LabPage",
    "Section",
    "Shown",
    "Tile",
]  # fmt: skip

PERCENT, POINTS, NUMBER, CHANGE, COUNT, CHANCE = "percent", "points", "number", "change", "count", "chance"
"""Units: a share, a difference of two shares, a number, a difference of two numbers, a whole number, a p value."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A number in a table, with its interval if it has one; None is shown as a dash."""

    number: float | Estimate | None
    unit: str


Cell = Message | str | int | Shown


@dataclass(frozen=True, slots=True)
class DataTable:
    """A table of exact numbers."""

    head: tuple[Message, ...]
    rows: tuple[tuple[Cell, ...], ...]
    title: Message | None = None


@dataclass(frozen=True, slots=True)
class EstimateMark:
    """A number to draw; ``wide`` is the interval that allows for many comparisons."""

    estimate: Estimate
    wide: tuple[float, float] | None = None
    is_sure: bool = False
    """Whether it differs from zero even then."""


@dataclass(frozen=True, slots=True)
class DotsRow:
    """A row of a dot chart: a mark, or none, for each series."""

    label: Message | str
    marks: tuple[EstimateMark | None, ...]


@dataclass(frozen=True, slots=True)
class Dots:
    """A dot chart: numbers with their intervals, one row each."""

    rows: tuple[DotsRow, ...]
    unit: str
    axis: Message
    series: tuple[Message, ...] = ()
    reference: float | None = None


@dataclass(frozen=True, slots=True)
class Bars:
    """A bar chart: parts of a whole, one bar per row, with a number for each series."""

    rows: tuple[tuple[Message | str, tuple[float, ...]], ...]
    unit: str
    axis: Message
    series: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Columns:
    """A histogram: how often each of several consecutive numbers occurred."""

    places: tuple[int, ...]
    heights: tuple[tuple[float, ...], ...]
    """One row of heights per series, stacked if ``is_stacked``, else side by side."""
    unit: str
    axis: Message
    upright: Message
    series: tuple[Message, ...] = ()
    is_stacked: bool = False
    step: int = 1
    """How many consecutive numbers a column stands for."""


Chart = Dots | Bars | Columns


@dataclass(frozen=True, slots=True)
class LabFigure:
    """A chart with its title, caption and tables."""

    id: str
    title: Message
    caption: Message
    chart: Chart
    tables: tuple[DataTable, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """One question and what the games say about it."""

    id: str
    title: Message
    text: tuple[Message, ...]
    figures: tuple[LabFigure, ...] = ()
    tables: tuple[DataTable, ...] = ()
    lines: tuple[Message, ...] = ()
    """Bullet points between text and figures."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One number at the top of the page."""

    label: Message
    number: Cell


@dataclass(frozen=True, slots=True)
class LabPage:
    """A whole page."""

    title: Message
    lead: tuple[Message, ...]
    tiles: tuple[Tile, ...]
    findings: tuple[Message, ...]
    guide: tuple[Message, ...]
    sections: tuple[Section, ...]
    foot: tuple[Message, ...]
