"""The numbers behind a plot as CSV, for a spreadsheet or another program."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterator

from kunitori.lab.charts import Cell, DataTable, LabFigure, Shown
from kunitori.lab.statistics import Estimate
from kunitori.lab.words import Words

__all__ = ["figure_csv"]

_DIGITS = 6


def figure_csv(figure: LabFigure, words: Words) -> str:
    r"""The tables of a figure, one below the other; an estimate has its ends and cases in columns of their own.

    Numbers are as a program reads them: shares from 0 to 1, with a decimal point in every language.

    >>> from kunitori.i18n import message, texts
    >>> from kunitori.lab.charts import Dots
    >>> bot, wins = message("lab-bot"), message("lab-wins")
    >>> table = DataTable((bot, wins), (("money", Shown(Estimate(0.5, 0.4, 0.6, 90), "percent")),))
    >>> figure = LabFigure("bots", bot, wins, Dots((), "percent", wins), (table,))
    >>> print(figure_csv(figure, Words(texts("de"))))
    Bot,Siegquote,Siegquote (von),Siegquote (bis),Siegquote (Fälle)
    money,0.5,0.4,0.6,90
    <BLANKLINE>
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for number, table in enumerate(figure.tables):
        if number:
            writer.writerow(())
        if len(figure.tables) > 1 and table.title:
            writer.writerow((words.say(table.title),))
        writer.writerows(_rows(table, words))
    return out.getvalue()


def _rows(table: DataTable, words: Words) -> Iterator[list[str]]:
    columns = [[row[place] for row in table.rows] for place in range(len(table.head))]
    is_wide = [any(map(_is_estimate, column)) for column in columns]
    head: list[str] = []
    for title, wide in zip(table.head, is_wide, strict=True):
        name = words.say(title)
        head.append(name)
        if wide:
            head += [words.say(f"lab-csv-{end}", name=name) for end in ("low", "high", "cases")]
    yield head
    for row in table.rows:
        yield [text for cell, wide in zip(row, is_wide, strict=True) for text in _texts(cell, wide, words)]


def _is_estimate(cell: Cell) -> bool:
    return isinstance(cell, Shown) and isinstance(cell.number, Estimate)


def _texts(cell: Cell, is_wide: bool, words: Words) -> list[str]:
    if isinstance(cell, Shown):
        number = cell.number
        if isinstance(number, Estimate):
            return [_plain(number.value), _plain(number.low), _plain(number.high), str(number.cases)]
        text = "" if number is None else _plain(number)
    else:
        text = str(cell) if isinstance(cell, int) else words.cell(cell)
    return [text, "", "", ""] if is_wide else [text]


def _plain(number: float) -> str:
    """A number without the noise of its last digits; none if there is no end."""
    return f"{number:.{_DIGITS}g}" if math.isfinite(number) else ""
