"""How much each reconstructed number matters: the same deals, played with every value of its range."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from kunitori.arena.crew import Crew
from kunitori.cards.corrections import SPANS, correctable
from kunitori.cards.facts import Facts, game_name, number_name
from kunitori.i18n import Message, Texts, message
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
from kunitori.lab.deals import Deal, Gauge, gauge
from kunitori.lab.foot import foot
from kunitori.lab.length import mean_rounds
from kunitori.lab.order import DEALS_PER_BATCH, Order, Progress, counted, play_study
from kunitori.lab.seats import seat_rates
from kunitori.lab.statistics import Estimate, difference, holm, largest_shift, widened
from kunitori.lab.study import Study, side_name
from kunitori.lab.words import Words

__all__ = [
    "BOTS", "Doubt", "Effect", "compare_values", "cost_findings", "costs_page", "costs_section", "find_doubts",
    "plan_values", "play_values",
]  # fmt: skip

BOTS = ("lord",)
"""Equals: the strongest bot that does not search, in every seat."""
_MOST_ROWS = 14
_UNITS = {"rounds": CHANGE, "first": POINTS, "bought": CHANGE, "wins": POINTS}


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


def find_doubts(study: Study, is_every: bool = False) -> list[Doubt]:
    """All other values of all ranges, and those of other sources.

    With ``is_every``, a reconstructed number without another plausible value is tried with one less and one more.
    """
    return [doubt for facts in study.cards.facts for doubt in _doubts(facts, is_every)]


def _doubts(facts: Facts, is_every: bool) -> Iterator[Doubt]:
    fields = correctable(facts)
    for field, source in facts.doubtful():
        if field not in fields:
            continue
        played = facts.number(field)
        values = {*source.plausible}
        values |= {source.also[1]} if source.also else set()
        if is_every and played and not values - {played}:
            low, high = SPANS[field]
            values = {value for value in (played - 1, played + 1) if low <= value <= high}
        for value in sorted(values - {played}):
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
    """What another value changes, by measure.

    ``rounds``, ``first`` (the wins of the side that begins) and ``bought`` are told by equal bots. ``wins``, in the
    games of unequal bots, is the bot that it affects most.
    """

    doubt: Doubt
    gaps: Mapping[str, Estimate]
    bot: str = ""
    """The bot of ``wins``."""
    sure: Mapping[str, float] | None = None
    """The p values, corrected for all comparisons of the section."""

    @property
    def size(self) -> float:
        """The largest of the differences, in standard errors."""
        return max(abs(each.value) / each.error if each.error else 0.0 for each in self.gaps.values())

    def is_sure(self, measure: str) -> bool:
        """Whether a difference stands out from chance."""
        return self.sure is not None and self.sure[measure] < 0.05


def compare_values(
    equals: Study,
    results: Mapping[Doubt, Sequence[Gauge]],
    pool: Study | None = None,
    pooled: Mapping[Doubt, Sequence[Gauge]] | None = None,
    seed: int = 0,
) -> list[Effect]:
    """The effect of every value compared with the one we use, the largest first.

    ``equals`` are the games that tell it, ``pool`` those of unequal bots that say who gains.
    """
    found = []
    for doubt, gauges in results.items():
        gaps, bot = _gaps(equals, doubt, gauges), ""
        if pool and pooled:
            bot, gaps["wins"] = _most_moved(pool, pooled[doubt], seed)
        found.append(Effect(doubt, gaps, bot))
    chances = iter(holm([each.p for effect in found for each in effect.gaps.values()]))
    found = [replace(effect, sure={name: next(chances) for name in effect.gaps}) for effect in found]
    return sorted(found, key=lambda effect: -effect.size)


def _gaps(study: Study, doubt: Doubt, gauges: Sequence[Gauge]) -> dict[str, Estimate]:
    base = study.gauges[: len(gauges)]
    rounds = difference([one.rounds for one in gauges], [one.rounds for one in base])
    first = difference([one.sides[0] for one in gauges], [one.sides[0] for one in base], (-1, 1))
    copies = [[dict(one.bought).get(doubt.card.id, 0.0) for one in many] for many in (gauges, base)]
    bought = difference(copies[0], copies[1])
    assert rounds and first and bought
    return {"rounds": rounds, "first": first, "bought": bought}


def _most_moved(study: Study, gauges: Sequence[Gauge], seed: int) -> tuple[str, Estimate]:
    shifts = [_shifts(study, one, other) for one, other in zip(gauges, study.gauges[: len(gauges)], strict=True)]
    largest = largest_shift(shifts, seed)
    assert largest
    return study.bots[largest.place], largest.estimate


def _shifts(study: Study, one: Gauge, other: Gauge) -> list[float | None]:
    now, before = dict(one.bots), dict(other.bots)
    return [now[bot] - before[bot] if bot in now else None for bot in study.bots]


def costs_section(effects: list[Effect], games: int, bots: tuple[str, ...]) -> Section:
    """A figure for each measure, and one table with all of them; ``bots`` are those that tell it."""
    if not effects:
        return Section("costs", message("lab-costs"), (message("lab-costs-none"),), ())
    measures = [*effects[0].gaps]
    comparisons = len(measures) * len(effects)
    figures = tuple(_figure(effects, name, comparisons) for name in measures)
    text = [message("lab-costs-text", games=games, bots=bots)]
    if "wins" in measures:
        text.append(message("lab-costs-text-mixed"))
    text.append(message("lab-costs-text-many", comparisons=comparisons))
    return Section("costs", message("lab-costs"), tuple(text), figures, (_table(effects),))


def _figure(effects: list[Effect], name: str, comparisons: int) -> LabFigure:
    unit = _UNITS[name]
    order = sorted(effects, key=lambda effect: -abs(effect.gaps[name].value))
    drawn = [effect for effect in order if not effect.gaps[name].is_identical][:_MOST_ROWS] or order[:1]
    rows = []
    for effect in drawn:
        estimate = effect.gaps[name]
        label = effect.doubt.name
        if name == "wins":
            label = message("lab-costs-bot", change=label, bot=effect.bot)
        low, high = widened(estimate, comparisons)
        wide = min(low, estimate.low), max(high, estimate.high)
        rows.append(DotsRow(label, (EstimateMark(estimate, wide, effect.is_sure(name)),)))
    chart = Dots(tuple(rows), unit, message(f"lab-costs-{name}-axis"), reference=0.0)
    table = DataTable(
        (message("lab-costs-change"), message(f"lab-costs-{name}-axis"), message("lab-sure")),
        tuple(
            (effect.doubt.name, Shown(effect.gaps[name], unit), Shown((effect.sure or {})[name], CHANCE))
            for effect in order
        ),
    )
    return LabFigure(
        f"costs-{name}", message(f"lab-costs-{name}"), message(f"lab-costs-{name}-caption"), chart, (table,)
    )  # fmt: skip


def _table(effects: list[Effect]) -> DataTable:
    measures = [*effects[0].gaps]
    head = ["lab-costs-change", *(f"lab-costs-{name}-axis" for name in measures)]
    head += ["lab-bot"] * ("wins" in measures)
    return DataTable(
        tuple(message(id) for id in (*head, "lab-sure")),
        tuple(
            (
                effect.doubt.name,
                *(Shown(effect.gaps[name], _UNITS[name]) for name in measures),
                *((effect.bot,) if "wins" in measures else ()),
                Shown(min((effect.sure or {}).values()), CHANCE),
            )
            for effect in effects
        ),
        message("lab-costs-table"),
    )


def cost_findings(effects: Sequence[Effect], words: Words) -> list[Message]:
    """The largest significant effects on game length, on the side that begins and on who wins."""
    found = []
    for name, most in (("rounds", 2), ("first", 1), ("wins", 2)):
        moved = [effect for effect in effects if name in effect.gaps and effect.is_sure(name)]
        for effect in sorted(moved, key=lambda effect: -abs(effect.gaps[name].value))[:most]:
            estimate = effect.gaps[name]
            said = {"number": words.size(estimate, _UNITS[name]), "direction": "more" if estimate.value > 0 else "less"}
            if name == "wins":
                said["bot"] = effect.bot
            found.append(message(f"lab-finding-cost-{name}", change=effect.doubt.name, **said))
    return found if found or not effects else [message("lab-finding-costs-none")]


def play_values(
    order: Order, crew: Crew, progress: Progress | None = None, is_every: bool = False
) -> tuple[Study, list[Effect]]:
    """Play an order, and its deals again with every other value."""
    study = play_study(order, crew, progress)
    plan = plan_values(study, find_doubts(study, is_every), order.games)
    everything = [deal for many in plan.values() for deal in many]
    gauges = counted(crew.map(gauge, everything, together=DEALS_PER_BATCH), len(everything), progress)
    results = {doubt: [*islice(gauges, len(many))] for doubt, many in plan.items()}
    is_mixed = len(order.bots) > 1
    return study, compare_values(study, results, *((study, results) if is_mixed else ()))


def costs_page(order: Order, say: Texts, crew: Crew, progress: Progress | None = None) -> LabPage:
    """The cost study of a game on a page of its own."""
    study, effects = play_values(order, crew, progress)
    game = game_name(study.cards.game)
    lead = message(
        "lab-costs-lead", games=len(study.observations), players=study.players, game=game, bots=study.bots
    )  # fmt: skip
    return LabPage(
        message("lab-costs-title", game=game, players=study.players),
        (lead,),
        (
            Tile(message("lab-tile-rounds"), Shown(mean_rounds(study), NUMBER)),
            Tile(message("lab-tile-first", side=side_name(0, study.cards.teams)), Shown(seat_rates(study)[0], PERCENT)),
            Tile(message("lab-tile-games"), len(study.observations)),
        ),
        (*cost_findings(effects, Words(say)),),
        tuple(message(f"lab-guide-{part}") for part in ("deals", "intervals", "many", "bots")),
        (costs_section(effects, len(study.observations), study.bots),),
        foot(order.command, study),
    )
