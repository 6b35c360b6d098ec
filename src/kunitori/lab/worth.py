"""What a card adds to the chance of winning: as observed, corrected for the buyer, and by experiment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from kunitori.cards.facts import Facts
from kunitori.i18n import message
from kunitori.lab.charts import (
    CHANCE,
    NUMBER,
    PERCENT,
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
from kunitori.lab.statistics import Estimate, difference, holm, rate, stratified_difference, widened
from kunitori.lab.study import Study

__all__ = ["Worth", "loss", "losses", "plan_experiments", "weigh", "worth_section"]

_LEAST_BUYERS = 0.1  # the share of games in which a bot must buy a card to take part in its experiment
_MOST_ROWS = 24


@dataclass(frozen=True, slots=True)
class Worth:
    """One card: how many buy it, how often they win, and what it costs a player to be barred from it."""

    card: Facts
    buyers: float
    copies: float
    """Copies per buyer and game."""
    plays: float
    """How often a buyer plays it from hand, per game."""
    with_it: Estimate | None
    without: Estimate | None
    plain: Estimate | None
    corrected: Estimate | None
    experiment: Estimate | None
    bots: tuple[tuple[str, Estimate], ...]
    """The result of the experiment for each bot that took part."""
    sure: float = 1.0
    """The experiment's p value, corrected for the number of cards."""


def plan_experiments(study: Study, games: int, seed: str, strong: str = "") -> dict[str, list[Deal]]:
    """The deals of each card's experiment: the same bot in all seats, and one side may not buy the card.

    Only bots that buy the card often enough take part; a card that no bot buys has no experiment. They share the games
    evenly; with a ``strong`` bot named, it plays all of them, and the others share as many again.
    """
    played, bought = Counter[str](), Counter[tuple[str, str]]()
    for entry in study.entries:
        played[entry.bot] += 1
        bought.update((entry.bot, card) for card in {*entry.bought})
    count = max(2, round(games / study.sides))
    plan = {}
    for facts in study.cards.facts:
        buyers = [bot for bot in study.bots if bought[bot, facts.id] > _LEAST_BUYERS * played[bot]]
        others = [bot for bot in buyers if bot != strong]
        lineups = [strong] * count if strong in buyers else []
        lineups += [others[i % len(others)] for i in range(count)] if others else []
        if lineups:
            plan[facts.id] = [
                Deal(study.ruleset, study.players, f"{seed} without {facts.id} {i}", (bot,) * study.sides, facts.id)
                for i, bot in enumerate(lineups)
            ]
    return plan


def weigh(
    study: Study, plan: Mapping[str, Sequence[Deal]], results: Mapping[str, Sequence[Gauge]], strong: str
) -> list[Worth]:  # fmt: skip
    """All cards that were bought, the largest experimental effect first; it is that of the strong bot alone."""
    entries = study.entries
    wins, deals = [entry.won for entry in entries], [entry.deal for entry in entries]
    strata = [entry.stratum for entry in entries]
    found = []
    for facts in study.cards.facts:
        has = [facts.id in entry.bought for entry in entries]
        if not any(has):
            continue
        copies = sum(entry.bought.count(facts.id) for entry in entries)
        one = [i for i, bought in enumerate(has) if bought]
        plays = sum(dict(entries[i].game.plays[entries[i].seat]).get(facts.id, 0) for i in one)
        other = [i for i, bought in enumerate(has) if not bought]
        tried, gauges = plan.get(facts.id, ()), results.get(facts.id, ())
        strongly = [each for deal, each in zip(tried, gauges, strict=True) if deal.lineup[0] == strong]
        found.append(
            Worth(
                facts,
                len(one) / len(entries),
                copies / len(one),
                plays / len(one),
                rate([wins[i] for i in one], [deals[i] for i in one]),
                rate([wins[i] for i in other], [deals[i] for i in other]),
                stratified_difference(wins, has, [0] * len(entries), deals),
                stratified_difference(wins, has, strata, deals),
                loss(study.share, strongly),
                losses(study.share, tried, gauges),
            )
        )
    return _corrected(found)


def loss(share: float, gauges: Sequence[Gauge]) -> Estimate | None:
    """What the barred side loses."""
    return difference([share] * len(gauges), [gauge.sides[0] for gauge in gauges], (share - 1, share))


def losses(share: float, plan: Sequence[Deal], gauges: Sequence[Gauge]) -> tuple[tuple[str, Estimate], ...]:
    """The same for each bot."""
    found = []
    for bot in dict.fromkeys(deal.lineup[0] for deal in plan):
        mine = [gauge for deal, gauge in zip(plan, gauges, strict=True) if deal.lineup[0] == bot]
        if mean_loss := loss(share, mine):
            found.append((bot, mean_loss))
    return tuple(found)


def _corrected(found: list[Worth]) -> list[Worth]:
    tried = [worth.experiment.p for worth in found if worth.experiment]
    chances = iter(holm(tried))
    found = [replace(worth, sure=next(chances)) if worth.experiment else worth for worth in found]
    return sorted(found, key=lambda worth: -worth.experiment.value if worth.experiment else 1.0)


def worth_section(found: list[Worth], games: int, strong: str) -> Section:
    """The section about cards; ``games`` is the number of games per experiment of the strong bot."""
    tried = sum(worth.experiment is not None for worth in found)
    drawn = sorted(found, key=lambda worth: -abs(worth.experiment.value) if worth.experiment else 1.0)[:_MOST_ROWS]
    order = [worth for worth in found if worth in drawn and (worth.experiment or worth.corrected or worth.plain)]
    series = ("lab-worth-experiment", "lab-worth-corrected", "lab-worth-plain")
    figures = []
    if order:
        chart = Dots(
            tuple(
                DotsRow(
                    worth.card.name,
                    (
                        _experiment_mark(worth, tried),
                        EstimateMark(worth.corrected) if worth.corrected else None,
                        EstimateMark(worth.plain) if worth.plain else None,
                    ),
                )
                for worth in order
            ),
            POINTS,
            message("lab-points-axis"),
            tuple(message(id) for id in series),
            0.0,
        )
        caption = message("lab-worth-caption", games=games, bot=strong)
        tables = _table(found), _bots_table(found)
        figures.append(LabFigure("worth-cards", message("lab-worth-figure"), caption, chart, tables))
    text = tuple(message(f"lab-worth-text-{part}") for part in ("plain", "corrected", "experiment"))
    return Section("worth", message("lab-worth"), text, tuple(figures))


def _experiment_mark(worth: Worth, tried: int) -> EstimateMark | None:
    if worth.experiment is None:
        return None
    return EstimateMark(worth.experiment, widened(worth.experiment, tried), worth.sure < 0.05)


def _table(found: list[Worth]) -> DataTable:
    head = (
        "lab-card", "lab-worth-experiment", "lab-sure", "lab-worth-corrected", "lab-worth-plain", "lab-worth-buyers",
        "lab-worth-copies", "lab-worth-plays", "lab-worth-with", "lab-worth-without",
    )  # fmt: skip
    return DataTable(
        tuple(message(id) for id in head),
        tuple(
            (
                worth.card.name,
                Shown(worth.experiment, POINTS),
                Shown(worth.sure if worth.experiment else None, CHANCE),
                Shown(worth.corrected, POINTS),
                Shown(worth.plain, POINTS),
                Shown(worth.buyers, PERCENT),
                Shown(worth.copies, NUMBER),
                Shown(worth.plays, NUMBER),
                Shown(worth.with_it, PERCENT),
                Shown(worth.without, PERCENT),
            )
            for worth in found
        ),
        message("lab-worth-all"),
    )


def _bots_table(found: list[Worth]) -> DataTable:
    """The experiments by bot: a card may be worth much to one and nothing to another."""
    bots = tuple(dict.fromkeys(bot for worth in found for bot, _ in worth.bots))
    return DataTable(
        (message("lab-card"), *(message("lab-name", name=bot) for bot in bots)),
        tuple(
            (worth.card.name, *(Shown(dict(worth.bots).get(bot), POINTS) for bot in bots))
            for worth in found
            if worth.bots
        ),
        message("lab-worth-bots"),
    )
