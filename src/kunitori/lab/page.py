"""A page of the Lab as one self-contained HTML file: no network, no script, light and dark, screen and paper."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape
from urllib.parse import quote

from kunitori.i18n import Message, Texts, message
from kunitori.lab.charts import Bars, Cell, Columns, DataTable, Dots, LabFigure, LabPage, Section, Shown, Tile
from kunitori.lab.data import figure_csv
from kunitori.lab.plots import COLOURS, SERIES, draw
from kunitori.lab.statistics import Estimate
from kunitori.lab.words import Words

__all__ = ["FIRST", "write_page"]

FIRST = "<!DOCTYPE html>\n<!-- kunitori lab -->"
"""The start of every page."""

_DAY = {"paper": "#fbf6ec", "card": "#fffdf8", **COLOURS}
_NIGHT = {
    "paper": "#1c1a17",
    "card": "#25221e",
    "ink": "#ece5d8",
    "muted": "#a79e8e",
    "line": "#48423a",
    "indigo": "#9db1f2",
    "vermilion": "#ff8660",
    "ochre": "#e3b94f",
    "sky": "#5f7fb5",
}
_DESCRIBED_ROWS = 12  # of a chart, for screen readers
_SYMBOLS = (
    '<circle cx="6" cy="6" r="4.5"/>',
    '<polygon points="6,.8 11.2,6 6,11.2 .8,6"/>',
    '<rect x="1.7" y="1.7" width="8.6" height="8.6"/>',
    '<polygon points="6,1.2 11,10.4 1,10.4"/>',
)
_STYLE = """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 Georgia,"Noto Serif","Hiragino Mincho ProN",
"Yu Mincho","Noto Serif CJK JP",serif;-webkit-text-size-adjust:100%}
h1,h2,h3,table,.tiles,.legend,nav,footer,summary,svg text{font-family:system-ui,"Segoe UI",Roboto,"Noto Sans",
"Hiragino Sans","Yu Gothic","Noto Sans CJK JP",sans-serif}
main,header,footer{max-width:68rem;margin:0 auto;padding:0 1.1rem}
header{border-top:.5rem solid var(--vermilion);padding-top:1.6rem}
h1{font-size:2rem;line-height:1.15;margin:0 0 .6rem;letter-spacing:-.01em}
h2{font-size:1.4rem;line-height:1.25;margin:0 0 .6rem;padding-top:1.1rem}
h3{font-size:1.02rem;line-height:1.3;margin:0 0 .4rem}
p{margin:0 0 .8rem;max-width:44rem}
section{border-top:1px solid var(--line);margin-top:2.2rem}
a{color:var(--indigo)}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;padding:0;margin:1rem 0;font-size:.92rem}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.7rem;padding:0;margin:1.2rem 0}
.tiles div{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem}
.tiles dt{font-size:.8rem;color:var(--muted);line-height:1.3}
.tiles dd{margin:.15rem 0 0;font-size:1.05rem;font-weight:600;font-variant-numeric:tabular-nums;line-height:1.3}
.tiles small{font-size:.8rem;font-weight:400}
small{color:var(--muted);white-space:nowrap}
td small,tbody th small{display:block;font-size:.92em}
.guide{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.7rem 1rem;margin:1.2rem 0}
.guide ul,.findings ul,.words>ul{margin:.5rem 0 .2rem;padding-left:1.2rem}
.guide li,.findings li{margin:.3rem 0;max-width:44rem}
.findings{border-left:.28rem solid var(--indigo);padding:.1rem 0 .1rem 1rem;margin:1.4rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,27rem),1fr));gap:1.2rem;align-items:start}
figure{margin:0;background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.9rem 1rem;min-width:0}
figure svg{display:block;width:100%;height:auto;max-width:31rem;margin:0 auto;overflow:visible}
figure svg *{stroke-linejoin:round;stroke-linecap:butt}
figcaption{font-size:.93rem;line-height:1.45;margin-top:.5rem}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1rem;padding:0;margin:0 0 .5rem;font-size:.85rem}
.legend svg{display:inline-block;width:.75em;height:.75em;margin:0 .35em 0 0;vertical-align:-.04em}
details{margin-top:.6rem}
summary{cursor:pointer;font-size:.88rem;color:var(--indigo)}
.csv{margin:.4rem 0 0;font-size:.88rem}.csv a{color:var(--indigo)}
.scroll{overflow-x:auto;margin-top:.5rem}
table{border-collapse:collapse;font-size:.82rem;line-height:1.35;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:.3rem 0}
th,td{padding:.22rem .6rem .22rem 0;text-align:right;vertical-align:top;border-bottom:1px solid var(--line)}
td{white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal;min-width:8.5rem}
thead th{vertical-align:bottom;font-weight:600;min-width:4.5rem}
tbody th{font-weight:400}
footer{border-top:1px solid var(--line);margin-top:2.5rem;padding-top:1rem;padding-bottom:2.5rem;font-size:.85rem;
color:var(--muted)}
footer p{max-width:none;overflow-wrap:anywhere}
@media screen and (min-width:62rem){.one{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.45fr);gap:0 2rem}
.one .words{position:sticky;top:0;align-self:start}.one .figures{padding-top:1.3rem}}
@media (max-width:34rem){body{font-size:16px}h1{font-size:1.6rem}figure{padding:.8rem .7rem}}
@media print{body{font-size:10.5pt}nav,.csv{display:none}figure>svg,.tiles div,tr{break-inside:avoid}
h2,h3,.words,.legend{break-after:avoid}.figures{display:block}figure{margin-bottom:1rem}figure svg{max-width:25rem}
details::details-content{content-visibility:visible;block-size:auto}.scroll{overflow:visible}table{font-size:7.5pt}}
"""


def write_page(page: LabPage, say: Texts) -> str:
    """The whole file."""
    words = Words(say)
    title = escape(say(page.title))
    links = "".join(f'<li><a href="#{part.id}">{escape(say(part.title))}</a></li>' for part in page.sections)
    head = "".join(
        (
            '<meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
            # The page loads nothing, whatever a browser or an extension would like to fetch.
            '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'"/>',
            f"<title>{title}</title>",
            f"<style>{_themes()}{_STYLE}</style>",
        )
    )
    parts = [
        f'{FIRST}\n<html lang="{say.language}">\n<head>{head}</head>\n<body>',
        f"<header><h1>{title}</h1>{_paragraphs(page.lead, say)}{_tiles(page.tiles, words)}",
        _findings(page.findings, say),
        f'<nav aria-label="{escape(say("lab-contents"))}"><ul>{links}</ul></nav>',
        f'<details class="guide" open="open"><summary>{escape(say("lab-guide"))}</summary>',
        f"{_list(page.guide, say)}</details></header>\n<main>",
        *(_section(section, words) for section in page.sections),
        f"</main>\n<footer>{_paragraphs(page.foot, say)}</footer>\n</body>\n</html>\n",
    ]
    return "".join(parts)


def _themes() -> str:
    day, night, paper = map(_variables, (_DAY, _NIGHT, {**_DAY, "paper": "#fff", "card": "#fff"}))
    return (
        f":root{{color-scheme:light dark;{day}}}@media (prefers-color-scheme:dark){{:root{{{night}}}}}"
        f"@media print{{:root{{{paper}}}}}"
    )


def _variables(colours: dict[str, str]) -> str:
    return ";".join(f"--{name}:{colour}" for name, colour in colours.items())


def _paragraphs(lines: Iterable[Message], say: Texts) -> str:
    return "".join(f"<p>{escape(say(line))}</p>" for line in lines)


def _list(lines: Iterable[Message], say: Texts) -> str:
    return "<ul>" + "".join(f"<li>{escape(say(line))}</li>" for line in lines) + "</ul>"


def _tiles(tiles: Iterable[Tile], words: Words) -> str:
    cells = (
        f"<div><dt>{escape(words.say(tile.label))}</dt><dd>{_cell(tile.number, words)}</dd></div>" for tile in tiles
    )
    return f'<dl class="tiles">{"".join(cells)}</dl>'


def _cell(cell: Cell, words: Words) -> str:
    """A number in large type, its interval in small type."""
    number = cell.number if isinstance(cell, Shown) else None
    if not isinstance(cell, Shown) or not isinstance(number, Estimate) or number.is_identical:
        return escape(words.cell(cell))
    if not math.isfinite(number.low):
        return escape(words.number(number.value, cell.unit))
    low, high = (words.number(end, cell.unit, bare=True) for end in (number.low, number.high))
    interval = words.say("lab-range", low=low, high=high)
    return f"{escape(words.number(number.value, cell.unit))} <small>{escape(interval)}</small>"


def _findings(findings: tuple[Message, ...], say: Texts) -> str:
    lines = findings or (message("lab-no-findings"),)
    return f'<div class="findings"><h3>{escape(say("lab-findings"))}</h3>{_list(lines, say)}</div>'


def _section(section: Section, words: Words) -> str:
    figures = "".join(_figure(figure, words) for figure in section.figures)
    kind = ' class="one"' if len(section.figures) == 1 else ""
    return (
        f'<section id="{section.id}"{kind}><div class="words"><h2>{escape(words.say(section.title))}</h2>'
        f"{_paragraphs(section.text, words.say)}{_lines(section.lines, words.say)}</div>"
        f'<div class="figures">{figures}</div>'
        f"{_details(section.tables, words)}</section>\n"
    )


def _lines(lines: tuple[Message, ...], say: Texts) -> str:
    if len(lines) <= _DESCRIBED_ROWS:
        return _list(lines, say) if lines else ""
    summary = escape(say("lab-lines", count=len(lines)))
    return f"<details><summary>{summary}</summary>{_list(lines, say)}</details>"


def _figure(figure: LabFigure, words: Words) -> str:
    title = words.say(figure.title)
    picture = draw(figure.id, figure.chart, words, title, _description(figure, words))
    return (
        f'<figure id="{figure.id}"><h3>{escape(title)}</h3>{_legend(figure, words.say)}{picture}'
        f"<figcaption>{escape(words.say(figure.caption))}</figcaption>{_details(figure.tables, words)}"
        f"{_saved(figure, words)}</figure>"
    )


def _saved(figure: LabFigure, words: Words) -> str:
    """A link that saves the numbers as CSV; they are in the link, since the page loads nothing."""
    data = quote(figure_csv(figure, words), safe="")
    name, label = escape(f"{figure.id}.csv"), escape(words.say("lab-csv"))
    return f'<p class="csv"><a download="{name}" href="data:text/csv;charset=utf-8,{data}">{label}</a></p>'


def _legend(figure: LabFigure, say: Texts) -> str:
    if len(figure.chart.series) < 2:
        return ""
    symbols = _SYMBOLS if isinstance(figure.chart, Dots) else _SYMBOLS[2:3] * len(SERIES)
    items = (
        f'<li><svg viewBox="0 0 12 12" aria-hidden="true" style="fill:var(--{colour})">{symbol}</svg>'
        f"{escape(say(name))}</li>"
        for name, colour, symbol in zip(figure.chart.series, SERIES, symbols, strict=False)
    )
    return f'<ul class="legend">{"".join(items)}</ul>'


def _description(figure: LabFigure, words: Words) -> str:
    """A description of the chart for screen readers: its first rows; the table has all of them."""
    chart, say = figure.chart, words.say
    if isinstance(chart, Columns):
        unit = chart.unit
        rows = [
            (words.number(place, "count"), [words.number(row[i], unit) for row in chart.heights])
            for i, place in enumerate(chart.places)
            if any(row[i] for row in chart.heights)
        ]
    elif isinstance(chart, Bars):
        rows = [(words.cell(label), [words.number(n, chart.unit) for n in numbers]) for label, numbers in chart.rows]
    else:
        rows = [
            (words.cell(row.label), [words.shown(Shown(m.estimate if m else None, chart.unit)) for m in row.marks])
            for row in chart.rows
        ]
    names = [say(name) for name in chart.series]
    lines = []
    for label, numbers in rows[:_DESCRIBED_ROWS]:
        if len(numbers) > 1:
            numbers = [say("lab-alt-part", name=n, number=x) for n, x in zip(names, numbers, strict=True)]
        lines.append(say("lab-alt-row", label=label, numbers=tuple(numbers)))
    return say("lab-alt", axis=chart.axis, rows=" ".join(lines), more=max(0, len(rows) - _DESCRIBED_ROWS))


def _details(tables: tuple[DataTable, ...], words: Words) -> str:
    if not tables:
        return ""
    title = tables[0].title if len(tables) == 1 else None
    return (
        f"<details><summary>{escape(words.say(title or message('lab-numbers')))}</summary>"
        f"{''.join(_table(table, words) for table in tables)}</details>"
    )


def _table(table: DataTable, words: Words) -> str:
    caption = f"<caption>{escape(words.say(table.title))}</caption>" if table.title else ""
    head = "".join(f'<th scope="col">{escape(words.say(cell))}</th>' for cell in table.head)
    rows = "".join(
        f'<tr><th scope="row">{_cell(row[0], words)}</th>'
        + "".join(f"<td>{_cell(cell, words)}</td>" for cell in row[1:])
        + "</tr>"
        for row in table.rows
    )
    return f'<div class="scroll"><table>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
