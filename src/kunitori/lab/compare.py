"""Compares two sets of rules: the same deals and bots, and what changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from kunitori.arena.crew import Crew
from kunitori.cards import differences
from kunitori.i18n import Message, Texts, message
from kunitori.lab.charts import (
    CHANCE,
    CHANGE,
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
from kunitori.lab.deals import Gauge
from kunitori.lab.length import mean_rounds, round_shares
from kunitori.lab.page import write_page
from kunitori.lab.report import Order, Progress, foot, play_study
from kunitori.lab.seats import seat_rates
from kunitori.lab.statistics import Estimate, difference, holm, mean, widened
from kunitori.lab.study import Study, side_name
from kunitori.lab.words import Words

__all__ = ["Contrast", "Measure", "compare", "contrasts"]

_MOST_ROWS = 16


@dataclass(frozen=True, slots=True)
class Measure:
    """Something measured in every deal; None where it does not occur."""

    group: str
    name: Message | str
    unit: str
    of: Callable[[Gauge], float | None]


@dataclass(frozen=True, slots=True)
class Contrast:
    """One measure under both sets of rules."""

    measure: Measure
    one: Estimate
    other: Estimate
    gap: Estimate
    """The second minus the first."""
    sure: float = 1.0

    @property
    def size(self) -> float:
        """The difference in standard errors."""
        return abs(self.gap.value) / self.gap.error if self.gap.error else 0.0


def contrasts(one: Study, other: Study) -> list[Contrast]:
    """All measures that both have, the clearest difference first."""
    found = []
    for measure in _measures(one, other):
        pairs = [(measure.of(a), measure.of(b)) for a, b in zip(one.gauges, other.gauges, strict=False)]
        numbers = [(a, b) for a, b in pairs if a is not None and b is not None]
        if len(numbers) < 2:
            continue
        first, second = [a for a, _ in numbers], [b for _, b in numbers]
        gap = difference(second, first, (-1, 1) if measure.unit == POINTS else None)
        means = mean(first, range(len(first))), mean(second, range(len(second)))
        assert gap and means[0] and means[1]
        found.append(Contrast(measure, means[0], means[1], gap))
    chances = holm([contrast.gap.p for contrast in found])
    found = [replace(contrast, sure=chance) for contrast, chance in zip(found, chances, strict=True)]
    return sorted(found, key=lambda contrast: -contrast.size)


def _measures(one: Study, other: Study) -> list[Measure]:
    found = [
        Measure("game", message("lab-rounds"), CHANGE, lambda gauge: gauge.rounds),
        Measure("game", message("lab-winner-points"), CHANGE, lambda gauge: gauge.points),
    ]
    if not one.cards.teams and not other.cards.teams:
        found.append(Measure("game", message("lab-tile-battles"), CHANGE, lambda gauge: gauge.battles))
    in_teams = one.cards.teams and other.cards.teams
    sides = min(one.sides, other.sides)
    # With two sides, one says it all: the other wins the rest.
    told = range(sides if sides > 2 else 1)
    found += [Measure("wins", side_name(side, in_teams), POINTS, _side(side)) for side in told]
    found += [Measure("wins", bot, POINTS, _bot(bot)) for bot in one.bots if bot in other.bots]
    shared = [facts for facts in one.cards.facts if facts.id in other.cards]
    return found + [Measure("bought", facts.name, CHANGE, _bought(facts.id)) for facts in shared]


def _side(side: int) -> Callable[[Gauge], float | None]:
    return lambda gauge: gauge.sides[side]


def _bot(bot: str) -> Callable[[Gauge], float | None]:
    return lambda gauge: dict(gauge.bots).get(bot)


def _bought(card: str) -> Callable[[Gauge], float | None]:
    return lambda gauge: dict(gauge.bought).get(card, 0.0)


def compare(
    one: Order, other: Order, names: tuple[Message | str, Message | str], say: Texts, crew: Crew,
    progress: Progress | None = None,
) -> str:  # fmt: skip
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
    page = LabPage(
        message("lab-compare-title", one=names[0], other=names[1]),
        (lead,),
        tuple(tiles),
        tuple(_finding(contrast, names, words) for contrast in found if contrast.sure < 0.05)[:8],
        tuple(message(f"lab-guide-{part}") for part in ("deals", "intervals", "compare", "many", "bots")),
        (_rules_section(first, second, names), _length_section(first, second, names), *_sections(found, names)),
        foot(one.command, first, second),
    )
    return write_page(page, say)


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
