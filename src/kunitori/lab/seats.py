"""Who wins: bots and seats."""

from __future__ import annotations

from kunitori.i18n import message
from kunitori.lab.charts import NUMBER, PERCENT, DataTable, Dots, DotsRow, EstimateMark, LabFigure, Section, Shown
from kunitori.lab.statistics import Estimate, mean, rate
from kunitori.lab.study import PlayerGame, Study, side_name

__all__ = ["bots_section", "seat_rates", "seats_section"]


def seat_rates(study: Study) -> list[Estimate | None]:
    """How often each side won, over all bots."""
    return [_rate([entry for entry in _leaders(study) if entry.side == side]) for side in range(study.sides)]


def _leaders(study: Study) -> list[PlayerGame]:
    """One entry per side: for a team, its first player."""
    return [entry for entry in study.entries if entry.seat == entry.side]


def _rate(entries: list[PlayerGame]) -> Estimate | None:
    return rate([entry.won for entry in entries], [entry.deal for entry in entries])


def _mark(estimate: Estimate | None) -> tuple[EstimateMark | None]:
    return (EstimateMark(estimate) if estimate else None,)


def bots_section(study: Study) -> Section:
    """The section about the bots, on which all other figures depend."""
    leaders = _leaders(study)
    found = []
    for bot in study.bots:
        mine = [entry for entry in leaders if entry.bot == bot]
        seats = [_rate([entry for entry in mine if entry.side == side]) for side in range(study.sides)]
        points = mean([entry.game.points[entry.seat] for entry in mine], [entry.deal for entry in mine])
        found.append((bot, _rate(mine), points, seats))
    found.sort(key=lambda row: (-(row[1].value if row[1] else 0), row[0]))
    names = [side_name(side, study.cards.teams) for side in range(study.sides)]
    table = DataTable(
        (message("lab-bot"), message("lab-games"), message("lab-wins"), message("lab-points"), *names),
        tuple(
            (
                bot,
                won.cases if won else 0,
                Shown(won, PERCENT),
                Shown(points, NUMBER),
                *(Shown(seat, PERCENT) for seat in seats),
            )
            for bot, won, points, seats in found
        ),
    )
    chart = Dots(
        tuple(DotsRow(bot, _mark(won)) for bot, won, _, _ in found),
        PERCENT,
        message("lab-wins"),
        reference=study.share,
    )
    figure = LabFigure("bots-wins", message("lab-bots-figure"), message("lab-bots-caption"), chart, (table,))
    return Section("bots", message("lab-bots"), (message("lab-bots-text"),), (figure,))


def seats_section(study: Study) -> Section:
    """The section about whether it matters who begins."""
    leaders, rates = _leaders(study), seat_rates(study)
    in_teams = study.cards.teams
    rows = []
    for side, won in enumerate(rates):
        mine = [entry for entry in leaders if entry.side == side]
        points = mean([entry.game.points[entry.seat] for entry in mine], [entry.deal for entry in mine])
        rows.append((side_name(side, in_teams), len(mine), Shown(won, PERCENT), Shown(points, NUMBER)))
    head = (message("lab-side"), message("lab-games"), message("lab-wins"), message("lab-points"))
    table = DataTable(head, tuple(rows))
    chart = Dots(
        tuple(DotsRow(side_name(side, in_teams), _mark(won)) for side, won in enumerate(rates)),
        PERCENT,
        message("lab-wins"),
        reference=study.share,
    )
    caption = message("lab-seats-caption-teams" if in_teams else "lab-seats-caption")
    figure = LabFigure("seats-wins", message("lab-seats-figure"), caption, chart, (table,))
    text = message("lab-seats-text-teams" if in_teams else "lab-seats-text")
    return Section("seats", message("lab-seats"), (text,), (figure,))
