"""Compares two sets of rules: the same deals and bots, and what changes."""

from __future__ import annotations

from kunitori.arena.crew import Crew
from kunitori.cards import differences
from kunitori.i18n import Message, Texts, message
from kunitori.lab.charts import (
    CHANCE,
    NUMBER,
    PERCENT,
    POINTS,
    Columns,
    DataTable,
    Dots,
    DotsRow,
    EstimateMark,
    LabFigure,
    LabPage,
    Section,
    Shown,
    Tile,
)
from kunitori.lab.contrasts import Contrast, contrasts
from kunitori.lab.foot import foot
from kunitori.lab.length import mean_rounds, round_shares
from kunitori.lab.order import Order, Progress, play_study
from kunitori.lab.seats import seat_rates
from kunitori.lab.statistics import widened
from kunitori.lab.study import Study
from kunitori.lab.words import Words

__all__ = ["compare"]

_MOST_ROWS = 16


def compare(
    one: Order, other: Order, names: tuple[Message | str, Message | str], say: Texts, crew: Crew,
    progress: Progress | None = None,
) -> LabPage:  # fmt: skip
    """Play both and write the page; ``names`` are the names of the two on it."""
    first, second = play_study(one, crew, progress), play_study(other, crew, progress)
    found = contrasts(first, second)
    words = Words(say)
    lead = message(
        "lab-compare-lead",
        games=len(first.observations) + len(second.observations),
        deals=len(first.deals),
        players=one.players,
        bots=first.bots if first.bots == second.bots else (*dict.fromkeys((*first.bots, *second.bots)),),
    )
    tiles = []
    for name, study in zip(names, (first, second), strict=True):
        tiles.append(Tile(message("lab-compare-tile-rounds", name=name), Shown(mean_rounds(study), NUMBER)))
    for name, study in zip(names, (first, second), strict=True):
        tiles.append(Tile(message("lab-compare-tile-first", name=name), Shown(seat_rates(study)[0], PERCENT)))
    return LabPage(
        message("lab-compare-title", one=names[0], other=names[1]),
        (lead,),
        tuple(tiles),
        tuple(_finding(contrast, names, words) for contrast in found if contrast.sure < 0.05)[:8],
        tuple(message(f"lab-guide-{part}") for part in ("deals", "intervals", "compare", "many", "bots")),
        (_rules_section(first, second, names), _length_section(first, second, names), *_sections(found, names)),
        foot(one.command, first, second),
    )


def _finding(contrast: Contrast, names: tuple[Message | str, Message | str], words: Words) -> Message:
    unit = PERCENT if contrast.measure.unit == POINTS else NUMBER
    id = "lab-finding-more" if contrast.gap.value > 0 else "lab-finding-less"
    if contrast.measure.group != "game":
        id += f"-{contrast.measure.group}"
    one, other = words.number(contrast.one.value, unit), words.number(contrast.other.value, unit)
    return message(id, what=contrast.measure.name, name=names[1], one=one, other=other)


def _rules_section(one: Study, other: Study, names: tuple[Message | str, Message | str]) -> Section:
    """The differences between the cards."""
    lines = differences(one.cards, other.cards)
    text = message("lab-compare-rules-text", one=names[0], other=names[1]) if lines else message("lab-compare-same")
    return Section("rules", message("lab-compare-rules"), (text,), lines=lines)


def _length_section(one: Study, other: Study, names: tuple[Message | str, Message | str]) -> Section:
    found = round_shares(one, other)
    series = tuple(name if isinstance(name, Message) else message("lab-name", name=name) for name in names)
    chart = Columns(
        found.places, found.shares, PERCENT, message("lab-rounds"), message("lab-share"), series, step=found.step
    )  # fmt: skip
    table = DataTable(
        (message("lab-rounds"), *series),
        tuple((place, *(Shown(row[i], PERCENT) for row in found.shares)) for i, place in enumerate(found.places)),
    )
    figure = LabFigure(
        "length-rounds", message("lab-length-figure"), message("lab-compare-length-caption"), chart, (table,)
    )  # fmt: skip
    return Section("length", message("lab-length"), (message("lab-length-text"),), (figure,))


def _sections(found: list[Contrast], names: tuple[Message | str, Message | str]) -> list[Section]:
    sections = []
    for group in ("game", "wins", "bought"):
        mine = [contrast for contrast in found if contrast.measure.group == group]
        if not mine:
            continue
        unit = mine[0].measure.unit
        moved = [contrast for contrast in mine if not contrast.gap.is_identical][:_MOST_ROWS] or mine[:1]
        rows = [
            DotsRow(c.measure.name, (EstimateMark(c.gap, widened(c.gap, len(found)), c.sure < 0.05),)) for c in moved
        ]
        chart = Dots(tuple(rows), unit, message(f"lab-compare-{group}-axis"), reference=0.0)
        plain = PERCENT if unit == POINTS else NUMBER
        table = DataTable(
            (message("lab-compare-what"), message("lab-name", name=names[0]), message("lab-name", name=names[1]),
             message("lab-difference"), message("lab-sure")),
            tuple(
                (c.measure.name, Shown(c.one, plain), Shown(c.other, plain), Shown(c.gap, unit), Shown(c.sure, CHANCE))
                for c in mine
            ),
        )  # fmt: skip
        caption = message("lab-compare-caption", one=names[0], other=names[1], comparisons=len(found))
        figure = LabFigure(f"compare-{group}", message(f"lab-compare-{group}-figure"), caption, chart, (table,))
        text = (message(f"lab-compare-{group}-text"),)
        sections.append(Section(group, message(f"lab-compare-{group}"), text, (figure,)))
    return sections
