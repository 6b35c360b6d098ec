"""What if the book meant the other thing? Both readings of every house rule: the same deals, and what changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from kunitori.arena.crew import Crew
from kunitori.cards import READINGS, Reading
from kunitori.cards.facts import game_name
from kunitori.i18n import Message, Texts, message
from kunitori.lab.battles import battles_per_game
from kunitori.lab.charts import (
    CHANCE,
    CHANGE,
    NUMBER,
    PERCENT,
    POINTS,
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
from kunitori.lab.deals import Gauge, gauge
from kunitori.lab.foot import foot
from kunitori.lab.length import mean_rounds
from kunitori.lab.order import DEALS_PER_BATCH, Order, Progress, counted, play_study
from kunitori.lab.seats import seat_rates
from kunitori.lab.statistics import Estimate, difference, holm, widened
from kunitori.lab.study import Study, side_name
from kunitori.lab.words import Words

__all__ = ["BOTS", "ReadingEffect", "compare_readings", "readings_page"]

BOTS = ("lord",)
"""Equals: the strongest bot that does not search, in every seat."""


@dataclass(frozen=True, slots=True)
class GaugeMeasure:
    """A number of every deal that a reading may change; None where it does not occur."""

    id: str
    title: Message
    unit: str
    of: Callable[[Gauge], float | None]


@dataclass(frozen=True, slots=True)
class ReadingEffect:
    """What the other reading of a house rule changes: a difference for each measure, and how sure each is."""

    reading: Reading
    value: str
    gaps: tuple[Estimate, ...]
    sure: tuple[float, ...] = ()

    @property
    def choice(self) -> str:
        """The choice as it is written."""
        return f"{self.reading.name}={self.value}"


def _measures(study: Study) -> tuple[GaugeMeasure, ...]:
    # With two sides, one says it all: the other wins the rest.
    told = range(study.sides if study.sides > 2 else 1)
    battles = (
        _measure("battles", CHANGE, lambda one: one.battles),
        _measure("ahead", POINTS, lambda one: one.attacked if one.battles else None),
    )
    return (
        *(_wins(side, study.cards.teams) for side in told),
        _measure("rounds", CHANGE, lambda one: one.rounds),
        *(() if study.cards.teams else battles),
        _measure("points", CHANGE, lambda one: one.points),
        _measure("bought", CHANGE, lambda one: sum(copies for _, copies in one.bought)),
    )


def _wins(side: int, in_teams: bool) -> GaugeMeasure:
    title = message("house-lab-wins-figure", side=side_name(side, in_teams))
    return GaugeMeasure(f"wins-{side}", title, POINTS, lambda one: one.sides[side])


def _measure(id: str, unit: str, of: Callable[[Gauge], float | None]) -> GaugeMeasure:
    return GaugeMeasure(id, Message(f"house-lab-{id}-figure"), unit, of)


def compare_readings(study: Study, results: Mapping[str, Sequence[Gauge]]) -> list[ReadingEffect]:
    """The effect of the other reading of each house rule, given by the gauges of the same deals played with it."""
    found = []
    for name, gauges in results.items():
        value = study.ruleset.read_otherwise(name).cards.house.reading(name, study.cards.game)
        gaps = tuple(_gap(measure, gauges, study.gauges) for measure in _measures(study))
        found.append(ReadingEffect(READINGS[name], value, gaps))
    chances = holm([gap.p for effect in found for gap in effect.gaps])
    each = len(_measures(study))
    return [
        replace(effect, sure=tuple(chances[each * place : each * (place + 1)])) for place, effect in enumerate(found)
    ]


def _gap(measure: GaugeMeasure, there: Sequence[Gauge], here: Sequence[Gauge]) -> Estimate:
    pairs = [(measure.of(one), measure.of(other)) for one, other in zip(there, here, strict=True)]
    numbers = [(one, other) for one, other in pairs if one is not None and other is not None] or [(0.0, 0.0)]
    bounds = (-1, 1) if measure.unit == POINTS else None
    gap = difference([one for one, _ in numbers], [other for _, other in numbers], bounds)
    assert gap
    return gap


def readings_page(
    order: Order, names: Sequence[str], say: Texts, crew: Crew, progress: Progress | None = None
) -> LabPage:  # fmt: skip
    """Play the deals of an order with each of these readings changed, and write the page."""
    study = play_study(order, crew, progress)
    plan = {name: [replace(deal, ruleset=order.ruleset.read_otherwise(name)) for deal in study.deals] for name in names}
    everything = [deal for many in plan.values() for deal in many]
    played = [*counted(crew.map(gauge, everything, together=DEALS_PER_BATCH), len(everything), progress)]
    each = len(study.deals)
    gauges = {name: played[each * place : each * (place + 1)] for place, name in enumerate(plan)}
    return _page(order, study, compare_readings(study, gauges), Words(say))


def _page(order: Order, study: Study, effects: list[ReadingEffect], words: Words) -> LabPage:
    game = game_name(study.cards.game)
    lead = message("house-lab-lead", games=len(study.observations), deals=len(study.deals), bots=study.bots)
    first = side_name(0, study.cards.teams)
    tiles = [
        Tile(message("lab-tile-rounds"), Shown(mean_rounds(study), NUMBER)),
        Tile(message("lab-tile-first", side=first), Shown(seat_rates(study)[0], PERCENT)),
        Tile(message("lab-tile-games"), len(study.observations)),
    ]
    if not study.cards.teams:
        tiles.insert(2, Tile(message("lab-tile-battles"), Shown(battles_per_game(study), NUMBER)))
    lines = tuple(_line(study, effect) for effect in effects)
    return LabPage(
        message("house-lab-title", game=game, players=study.players),
        (lead,),
        tuple(tiles),
        _findings(study, effects, words),
        tuple(message(f"lab-guide-{part}") for part in ("deals", "intervals", "many", "bots")),
        (
            Section("readings", message("house-lab-readings"), (message("house-lab-readings-text"),), lines=lines),
            _changes(study, effects),
        ),
        foot(order.command, study),
    )


def _line(study: Study, effect: ReadingEffect) -> Message:
    reading, game = effect.reading, study.cards.game
    played = study.cards.house.reading(reading.name, game)
    return message(
        "house-lab-line", choice=effect.choice, rule=reading.title, reading=reading.text(effect.value),
        law=reading.text(played), ruling=reading.ruling(game),
    )  # fmt: skip


def _findings(study: Study, effects: list[ReadingEffect], words: Words) -> tuple[Message, ...]:
    found = []
    for effect in effects:
        for measure, gap, sure in zip(_measures(study), effect.gaps, effect.sure, strict=True):
            if sure < 0.05:
                said = {"number": words.size(gap, measure.unit), "direction": "more" if gap.value > 0 else "less"}
                found.append(message("house-lab-finding", choice=effect.choice, what=measure.title, **said))
    return (*found,) or (message("house-lab-finding-none"),)


def _changes(study: Study, effects: list[ReadingEffect]) -> Section:
    measures = _measures(study)
    comparisons = len(measures) * len(effects)
    figures = []
    for place, measure in enumerate(measures):
        marks = [
            EstimateMark(effect.gaps[place], widened(effect.gaps[place], comparisons), effect.sure[place] < 0.05)
            for effect in effects
        ]
        rows = tuple(DotsRow(effect.choice, (mark,)) for effect, mark in zip(effects, marks, strict=True))
        axis = message("house-lab-points-axis" if measure.unit == POINTS else "lab-compare-game-axis")
        table = DataTable(
            (message("house-lab-reading"), measure.title, message("lab-sure")),
            tuple(
                (effect.choice, Shown(effect.gaps[place], measure.unit), Shown(effect.sure[place], CHANCE))
                for effect in effects
            ),
        )
        chart = Dots(rows, measure.unit, axis, reference=0.0)
        caption = message("house-lab-caption", comparisons=comparisons)
        figures.append(LabFigure(f"readings-{measure.id}", measure.title, caption, chart, (table,)))
    table = DataTable(
        (message("house-lab-reading"), *(measure.title for measure in measures)),
        tuple(
            (effect.choice, *(Shown(gap, measure.unit) for gap, measure in zip(effect.gaps, measures, strict=True)))
            for effect in effects
        ),
        message("house-lab-all"),
    )
    text = (message("house-lab-changes-text"),)
    return Section("changes", message("house-lab-changes"), text, tuple(figures), (table,))
