"""What a page shows, before anybody has said or drawn it: sections with figures, each with its table."""

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
    "Figure",
    "Mark",
    "Page",
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
    """Numbers in full."""

    head: tuple[Message, ...]
    rows: tuple[tuple[Cell, ...], ...]
    title: Message | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """A number to be drawn; ``wide`` is the interval that allows for many comparisons."""

    estimate: Estimate
    wide: tuple[float, float] | None = None
    is_sure: bool = False
    """Whether it differs from nothing, even so."""


@dataclass(frozen=True, slots=True)
class DotsRow:
    """A line of a dot chart: a mark for each series, or none."""

    label: Message | str
    marks: tuple[Mark | None, ...]


@dataclass(frozen=True, slots=True)
class Dots:
    """Numbers with their intervals, one below the other."""

    rows: tuple[DotsRow, ...]
    unit: str
    axis: Message
    series: tuple[Message, ...] = ()
    reference: float | None = None


@dataclass(frozen=True, slots=True)
class Bars:
    """Parts of a whole, one bar for each line; each line has a number for each series."""

    rows: tuple[tuple[Message | str, tuple[float, ...]], ...]
    unit: str
    axis: Message
    series: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Columns:
    """How often each of several neighbouring numbers occurred."""

    places: tuple[int, ...]
    heights: tuple[tuple[float, ...], ...]
    """One row of heights for each series; they stand on one another if ``is_stacked``, else beside."""
    unit: str
    axis: Message
    upright: Message
    series: tuple[Message, ...] = ()
    is_stacked: bool = False
    step: int = 1
    """How many numbers a column stands for: its own and the next."""


Chart = Dots | Bars | Columns


@dataclass(frozen=True, slots=True)
class Figure:
    """A chart with everything that belongs to it."""

    id: str
    title: Message
    caption: Message
    chart: Chart
    tables: tuple[DataTable, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """One question and what the games say to it."""

    id: str
    title: Message
    text: tuple[Message, ...]
    figures: tuple[Figure, ...] = ()
    tables: tuple[DataTable, ...] = ()
    lines: tuple[Message, ...] = ()
    """A list of sentences between text and figures."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One number at the head of the page."""

    label: Message
    number: Cell


@dataclass(frozen=True, slots=True)
class Page:
    """A whole page."""

    title: Message
    lead: tuple[Message, ...]
    tiles: tuple[Tile, ...]
    findings: tuple[Message, ...]
    guide: tuple[Message, ...]
    sections: tuple[Section, ...]
    foot: tuple[Message, ...]
