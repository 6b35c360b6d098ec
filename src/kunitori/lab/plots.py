"""Charts as inline SVG: text stays text, and colours follow the page's light and dark themes.

matplotlib draws with the colours of `COLOURS`; then each is replaced by a variable of the page's style sheet.
"""

from __future__ import annotations

import io
import math
import re
import unicodedata
import warnings
import xml.etree.ElementTree as ET
from collections.abc import Sequence

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure as Canvas
from matplotlib.ticker import FuncFormatter, MaxNLocator

from kunitori.lab.charts import COUNT, PERCENT, POINTS, Bars, Chart, Columns, Dots
from kunitori.lab.words import Words

__all__ = ["COLOURS", "SERIES", "draw"]

COLOURS = {
    "ink": "#2a2621",
    "muted": "#6f675b",
    "line": "#d8cfbe",
    "indigo": "#2f4184",
    "vermilion": "#c93f1f",
    "ochre": "#b07d12",
    "sky": "#7f9cc9",
}
SERIES = ("indigo", "vermilion", "ochre", "sky")
"""The colours of a chart's series; each also has its own shape."""

_SHAPES = ("o", "D", "s", "^")
_WIDTH, _TEXT, _ROW = 380.0, 11.0, 24.0  # in points
_LABEL_LETTERS = 20  # per line of a label
_POINTS_PER_INCH = 72.0
_SVG = "http://www.w3.org/2000/svg"
_LINK = "{http://www.w3.org/1999/xlink}href"
_STYLE = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": _TEXT,
    "axes.unicode_minus": True,
    "axes.edgecolor": COLOURS["muted"],
    "axes.linewidth": 0.8,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": COLOURS["ink"],
    "axes.labelcolor": COLOURS["ink"],
    "xtick.color": COLOURS["muted"],
    "ytick.color": COLOURS["muted"],
    "xtick.labelcolor": COLOURS["ink"],
    "ytick.labelcolor": COLOURS["ink"],
    "grid.color": COLOURS["line"],
    "grid.linewidth": 0.7,
}


def draw(id: str, chart: Chart, words: Words, title: str, description: str) -> str:
    """The chart as one ``<svg>`` element; title and description are for screen readers."""
    with warnings.catch_warnings(), mpl.rc_context({**_STYLE, "svg.hashsalt": id}):
        # The browser has the glyphs that matplotlib lacks; nothing here depends on their width.
        warnings.filterwarnings("ignore", message="Glyph .* missing from")
        if isinstance(chart, Dots):
            canvas = _draw_dots(chart, words)
        elif isinstance(chart, Bars):
            canvas = _draw_bars(chart, words)
        else:
            canvas = _draw_columns(chart, words)
        out = io.StringIO()
        FigureCanvasSVG(canvas).print_svg(out, metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return _inlined(out.getvalue(), id, title, description)


# ---- the charts
def _draw_dots(chart: Dots, words: Words) -> Canvas:
    series = max(1, len(chart.series))
    canvas, axes, places = _canvas(
        [words.cell(row.label) for row in chart.rows], 8.0 * (series - 1), words.say(chart.axis)
    )  # fmt: skip
    low, high = _span(chart)
    axes.set_xlim(low, high)
    if chart.reference is not None:
        axes.axvline(chart.reference, color=COLOURS["muted"], linewidth=1.0, zorder=1)
    axes.grid(True, axis="x", zorder=0)
    for place, row in zip(places, chart.rows, strict=True):
        for number, mark in enumerate(row.marks):
            if mark is None:
                continue
            y = place + (number - (series - 1) / 2) * 9.0
            colour, estimate = COLOURS[SERIES[number]], mark.estimate
            whiskers = [((estimate.low, estimate.high), 2.6)]
            if mark.wide:
                whiskers.append((mark.wide, 0.9))
            for (left, right), width in whiskers:
                if math.isfinite(left) and math.isfinite(right):
                    axes.plot([left, right], [y, y], color=colour, linewidth=width, solid_capstyle="butt", zorder=2)
            # A hollow mark may be due to chance.
            face = colour if mark.is_sure or mark.wide is None else "white"
            axes.plot(
                [estimate.value], [y], _SHAPES[number], color=colour, markerfacecolor=face, markersize=6.0,
                markeredgewidth=1.4, zorder=3,
            )  # fmt: skip
    _number_axis(axes, chart.unit, words, "x")
    return canvas


def _draw_bars(chart: Bars, words: Words) -> Canvas:
    canvas, axes, places = _canvas([words.cell(label) for label, _ in chart.rows], 2.0, words.say(chart.axis))
    axes.grid(True, axis="x", zorder=0)
    for place, (_, numbers) in zip(places, chart.rows, strict=True):
        start = 0.0
        for number, length in enumerate(numbers):
            axes.barh(
                [place], [length], 16.0, left=start, color=COLOURS[SERIES[number]], edgecolor="white", linewidth=0.8,
                zorder=2,
            )  # fmt: skip
            start += length
    axes.set_xlim(0, max(0.01, max(sum(numbers) for _, numbers in chart.rows)) * 1.04)
    _number_axis(axes, chart.unit, words, "x")
    return canvas


def _draw_columns(chart: Columns, words: Words) -> Canvas:
    height = 190.0
    canvas = Canvas(figsize=(_WIDTH / _POINTS_PER_INCH, height / _POINTS_PER_INCH), dpi=_POINTS_PER_INCH)
    axes = canvas.add_axes((46 / _WIDTH, 40 / height, (_WIDTH - 56) / _WIDTH, (height - 62) / height))
    count = len(chart.heights)
    floor = [0.0] * len(chart.places)
    room = 0.86 * chart.step
    for number, row in enumerate(chart.heights):
        width = room if chart.is_stacked else room / count
        shift = (chart.step - 1) / 2 + (0.0 if chart.is_stacked else (number - (count - 1) / 2) * width)
        axes.bar(
            [place + shift for place in chart.places], [*row], width, bottom=floor if chart.is_stacked else 0.0,
            color=COLOURS[SERIES[number]], edgecolor="white", linewidth=0.3, zorder=2,
        )  # fmt: skip
        floor = [a + b for a, b in zip(floor, row, strict=True)]
    axes.grid(True, axis="y", zorder=0)
    axes.set_xlim(min(chart.places) - 0.7, max(chart.places) + chart.step - 0.3)
    axes.set_xlabel(words.say(chart.axis))
    axes.text(0, 1.05, words.say(chart.upright), transform=axes.transAxes, ha="left", va="bottom")
    axes.xaxis.set_major_locator(MaxNLocator(9, integer=True))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: words.number(value, COUNT)))
    _number_axis(axes, chart.unit, words, "y")
    return canvas


def _canvas(names: Sequence[str], more: float, axis: str) -> tuple[Canvas, Axes, list[float]]:
    """A figure with one labelled row per name, the first on top, and the position of each row."""
    labels = [_label(name) for name in names]
    rows = [max(_ROW, 4 + 1.2 * _TEXT * (1 + label.count("\n"))) + more for label in labels]
    places = [sum(rows[:i]) + row / 2 for i, row in enumerate(rows)]
    left = 12 + 0.56 * _TEXT * max([_width(line) for label in labels for line in label.split("\n")], default=0)
    height = sum(rows) + 46
    canvas = Canvas(figsize=(_WIDTH / _POINTS_PER_INCH, height / _POINTS_PER_INCH), dpi=_POINTS_PER_INCH)
    axes = canvas.add_axes((left / _WIDTH, 40 / height, (_WIDTH - left - 14) / _WIDTH, (height - 46) / height))
    axes.set_ylim(sum(rows), 0)
    axes.set_yticks(places, labels)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    # Centred below the axis, unless it is too long for that.
    middle = min((left + _WIDTH - 14) / 2, _WIDTH - 4 - 0.28 * _TEXT * _width(axis))
    canvas.text(middle / _WIDTH, 6 / height, axis, ha="center", va="bottom")
    return canvas, axes, places


def _number_axis(axes: Axes, unit: str, words: Words, which: str) -> None:
    axis = axes.xaxis if which == "x" else axes.yaxis
    axis.set_major_locator(MaxNLocator(5))
    low, high = axes.get_xlim() if which == "x" else axes.get_ylim()
    ticks = [tick for tick in axis.get_majorticklocs() if low <= tick <= high]
    scale = 100 if unit in (PERCENT, POINTS) else 1
    digits = next((n for n in range(2) if all(_is_round(tick * scale, n) for tick in ticks)), 2)
    axis.set_major_formatter(FuncFormatter(lambda value, _: words.number(value, unit, digits)))


def _is_round(number: float, digits: int) -> bool:
    return abs(round(number, digits) - number) < 1e-6


def _span(chart: Dots) -> tuple[float, float]:
    """The range of the axis: all marks, and as much of their intervals as keeps the marks distinguishable."""
    marks = [mark for row in chart.rows for mark in row.marks if mark]
    values = [mark.estimate.value for mark in marks]
    if chart.reference is not None or not values:
        values.append(chart.reference or 0.0)
    least = 0.02 if chart.unit in (PERCENT, POINTS) else 0.2
    middle, reach = (min(values) + max(values)) / 2, max(max(values) - min(values), least)
    ends = [end for mark in marks for end in (mark.estimate.low, mark.estimate.high, *(mark.wide or ()))]
    ends = [end for end in ends if math.isfinite(end)]
    low = max(min([*values, *ends]), middle - 1.6 * reach)
    high = min(max([*values, *ends]), middle + 1.6 * reach)
    if chart.unit == PERCENT:
        low, high = max(low, 0.0), min(high, 1.0)
    margin = 0.05 * max(high - low, least / 10)
    return low - margin, high + margin


def _label(text: str) -> str:
    """A label in two lines if it is too long, divided at a space, bracket or colon."""
    if _width(text) <= _LABEL_LETTERS:
        return text
    gaps = [found.start() for found in re.finditer(r"(?<=.)(?:[ 　](?![+→(])|(?=[（＋+(])|(?<=[：・])).", text)]
    middle = min(gaps or [len(text) // 2], key=lambda i: abs(_width(text[:i]) - _width(text) / 2))
    return text[:middle].rstrip() + "\n" + text[middle:].lstrip()


def _width(text: str) -> float:
    """The width in average letters; a Japanese character counts almost double."""
    return sum(1.8 if unicodedata.east_asian_width(letter) in "WF" else 1.0 for letter in text)


# ---- into the page
def _inlined(source: str, id: str, title: str, description: str) -> str:
    """The parts of the SVG that the page needs, with unique ids, named colours and our own title."""
    root = ET.fromstring(source)
    used = {*re.findall(r'#([\w-]+)["\')]', source)}
    for parent in root.iter():
        for child in [*parent]:
            if child.tag.endswith(("}metadata", "}style")):
                parent.remove(child)
        parent.tag = parent.tag.removeprefix(f"{{{_SVG}}}")
        name = parent.attrib.pop("id", None)
        if name in used:
            parent.set("id", f"{id}-{name}")
        if _LINK in parent.attrib:
            parent.set("href", f"#{id}-{parent.attrib.pop(_LINK).removeprefix('#')}")
        for key, value in parent.attrib.items():
            if "url(#" in value:
                parent.set(key, value.replace("url(#", f"url(#{id}-"))
        if "style" in parent.attrib:
            parent.set("style", _themed(parent.attrib["style"]))
    for key in ("width", "height", "version"):
        root.attrib.pop(key, None)
    root.set("role", "img")
    root.set("aria-labelledby", f"{id}-title {id}-desc")
    for place, (tag, text) in enumerate((("title", title), ("desc", description))):
        node = ET.Element(tag, {"id": f"{id}-{tag}"})
        node.text = text
        root.insert(place, node)
    return ET.tostring(root, encoding="unicode")


def _themed(style: str) -> str:
    for name, colour in COLOURS.items():
        style = style.replace(colour, f"var(--{name})")
    style = re.sub(r"#ffffff|\bwhite\b", "var(--paper)", style)
    return re.sub(r"font(-family)?: [^;]*(;|$)", lambda found: _size(found.group()), style).strip()


def _size(font: str) -> str:
    size = re.search(r"([\d.]+)px", font)
    return f"font-size: {size.group(1)}px;" if size else ""
