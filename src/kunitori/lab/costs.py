"""How much each reconstructed number matters: the same deals, played with every value of its range."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from kunitori.cards.corrections import correctable
from kunitori.cards.facts import Facts, number_name
from kunitori.i18n import Message, message
from kunitori.lab.charts import (
    CHANCE,
    CHANGE,
    POINTS,
    DataTable,
    Dots,
    DotsRow,
    EstimateMark,
    LabFigure,
    Section,
    Shown,
)
from kunitori.lab.deals import Deal, Gauge
from kunitori.lab.statistics import Estimate, difference, holm, largest_shift, widened
from kunitori.lab.study import Study

__all__ = ["Doubt", "Effect", "compare_values", "costs_section", "find_doubts", "plan_values"]

_MOST_ROWS = 14


@dataclass(frozen=True, slots=True)
class Doubt:
    """Another value that a reconstructed number might have."""

    card: Facts
    field: str
    value: int
    """The other value."""

    @property
    def played(self) -> int:
        """The value that we use."""
        return self.card.number(self.field)

    @property
    def name(self) -> Message:
        """The card, and what its number changes to."""
        name = self.card.name
        if self.field == "cost":
            return message("lab-costs-name", card=name, played=self.played, value=self.value)
        number = number_name(self.field)
        return message("lab-costs-name-other", card=name, number=number, played=self.played, value=self.value)


def find_doubts(study: Study) -> list[Doubt]:
    """All other values of all ranges, and those of other sources."""
    return [doubt for facts in study.cards.facts for doubt in _doubts(facts)]


def _doubts(facts: Facts) -> Iterator[Doubt]:
    fields = correctable(facts)
    for field, source in facts.doubtful():
        if field not in fields:
            continue
        values = {*source.plausible}
        values |= {source.also[1]} if source.also else set()
        for value in sorted(values - {facts.number(field)}):
            yield Doubt(facts, field, value)


def plan_values(study: Study, doubts: Sequence[Doubt], games: int) -> dict[Doubt, list[Deal]]:
    """For each value, the first deals of the study under rules with that value."""
    first, left = [], games
    for deal in study.deals:
        if left <= 0:
            break
        first.append(deal)
        left -= deal.games
    plan = {}
    for doubt in doubts:
        rules = study.ruleset.changed(doubt.card.game, doubt.card.id, doubt.field, doubt.value)
        plan[doubt] = [replace(deal, ruleset=rules) for deal in first]
    return plan


@dataclass(frozen=True, slots=True)
class Effect:
    """What another value changes: game length, the first player's wins, purchases, and the bot it affects most."""

    doubt: Doubt
    rounds: Estimate
    first: Estimate
    bought: Estimate
    bot: str
    wins: Estimate
    sure: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)
    """The four p values, corrected for all comparisons of the section."""

    @property
    def size(self) -> float:
        """The largest of the four differences, in standard errors."""
        return max(abs(each.value) / each.error if each.error else 0.0 for each in self.measures)

    @property
    def measures(self) -> tuple[Estimate, Estimate, Estimate, Estimate]:
        """The four differences in the order of ``sure``."""
        return self.rounds, self.wins, self.first, self.bought


def compare_values(study: Study, results: dict[Doubt, list[Gauge]], seed: int) -> list[Effect]:
    """The effect of every value compared with the one we use, the largest first."""
    found = [_effect(study, doubt, gauges, seed) for doubt, gauges in results.items()]
    chances = holm([each.p for effect in found for each in effect.measures])
    found = [
        replace(effect, sure=(chances[4 * i], chances[4 * i + 1], chances[4 * i + 2], chances[4 * i + 3]))
        for i, effect in enumerate(found)
    ]
    return sorted(found, key=lambda effect: -effect.size)


def _effect(study: Study, doubt: Doubt, gauges: list[Gauge], seed: int) -> Effect:
    base = study.gauges[: len(gauges)]
    rounds = difference([one.rounds for one in gauges], [one.rounds for one in base])
    first = difference([one.sides[0] for one in gauges], [one.sides[0] for one in base], (-1, 1))
    copies = [[dict(one.bought).get(doubt.card.id, 0.0) for one in many] for many in (gauges, base)]
    bought = difference(copies[0], copies[1])
    gaps = [_gaps(study, one, other) for one, other in zip(gauges, base, strict=True)]
    largest = largest_shift(gaps, seed)
    assert rounds and first and bought and largest
    return Effect(doubt, rounds, first, bought, study.bots[largest.place], largest.estimate)


def _gaps(study: Study, one: Gauge, other: Gauge) -> list[float | None]:
    now, before = dict(one.bots), dict(other.bots)
    return [now[bot] - before[bot] if bot in now else None for bot in study.bots]


def costs_section(effects: list[Effect], games: int) -> Section:
    """Four figures, one per measure, and one table with all of them."""
    if not effects:
        return Section("costs", message("lab-costs"), (message("lab-costs-none"),), ())
    comparisons = 4 * len(effects)
    measures = (("wins", POINTS, 1), ("rounds", CHANGE, 0), ("first", POINTS, 2), ("bought", CHANGE, 3))
    figures = tuple(_figure(effects, name, unit, place, comparisons) for name, unit, place in measures)
    text = (message("lab-costs-text", games=games), message("lab-costs-text-many", comparisons=comparisons))
    return Section("costs", message("lab-costs"), text, figures, (_table(effects),))


def _figure(effects: list[Effect], name: str, unit: str, place: int, comparisons: int) -> LabFigure:
    order = sorted(effects, key=lambda effect: -abs(effect.measures[place].value))
    order = [effect for effect in order if not effect.measures[place].is_identical][:_MOST_ROWS] or order[:1]
    rows = []
    for effect in order:
        estimate = effect.measures[place]
        label = effect.doubt.name
        if name == "wins":
            label = message("lab-costs-bot", change=label, bot=effect.bot)
        low, high = widened(estimate, comparisons)
        wide = min(low, estimate.low), max(high, estimate.high)
        rows.append(DotsRow(label, (EstimateMark(estimate, wide, effect.sure[place] < 0.05),)))
    chart = Dots(tuple(rows), unit, message(f"lab-costs-{name}-axis"), reference=0.0)
    table = DataTable(
        (message("lab-costs-change"), message(f"lab-costs-{name}-axis"), message("lab-sure")),
        tuple(
            (effect.doubt.name, Shown(effect.measures[place], unit), Shown(effect.sure[place], CHANCE))
            for effect in sorted(effects, key=lambda effect: -abs(effect.measures[place].value))
        ),
    )
    return LabFigure(
        f"costs-{name}", message(f"lab-costs-{name}"), message(f"lab-costs-{name}-caption"), chart, (table,)
    )  # fmt: skip


def _table(effects: list[Effect]) -> DataTable:
    head = (
        "lab-costs-change", "lab-costs-rounds-axis", "lab-costs-wins-axis", "lab-bot", "lab-costs-first-axis",
        "lab-costs-bought-axis", "lab-sure",
    )  # fmt: skip
    return DataTable(
        tuple(message(id) for id in head),
        tuple(
            (
                effect.doubt.name,
                Shown(effect.rounds, CHANGE),
                Shown(effect.wins, POINTS),
                effect.bot,
                Shown(effect.first, POINTS),
                Shown(effect.bought, CHANGE),
                Shown(min(effect.sure), CHANCE),
            )
            for effect in effects
        ),
        message("lab-costs-table"),
    )
