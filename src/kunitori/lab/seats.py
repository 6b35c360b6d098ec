"""Who wins: bots and seats."""

from __future__ import annotations

from kunitori.i18n import Message, message
from kunitori.lab.charts import NUMBER, PERCENT, DataTable, Dots, DotsRow, EstimateMark, LabFigure, Section, Shown
from kunitori.lab.statistics import Estimate, mean, rate
from kunitori.lab.study import PlayerGame, Study, side_name

__all__ = ["bots_section", "seat_rates", "seats_section", "strongest"]


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


def strongest(study: Study) -> str:
    """The bot that won the largest share of its games; of equals, the last one named."""
    leaders = _leaders(study)
    shares = [(_rate([entry for entry in leaders if entry.bot == bot]), place) for place, bot in enumerate(study.bots)]
    return study.bots[max((won.value if won else 0.0, place) for won, place in shares)[1]]


def seats_section(study: Study, equals: Study) -> Section:
    """The section about whether it matters who begins: among equal bots first, then among all bots of the page."""
    in_teams = study.cards.teams
    runs = (equals, study) if equals is not study else (equals,)
    names = tuple(_series(run) for run in runs)
    rates = [seat_rates(run) for run in runs]
    rows = [
        (side_name(side, in_teams), names[place], *_numbers(run, side, rates[place][side]))
        for side in range(study.sides)
        for place, run in enumerate(runs)
    ]
    head = (
        message("lab-side"), message("lab-bots-there"), message("lab-games"), message("lab-wins"), message("lab-points")
    )  # fmt: skip
    chart = Dots(
        tuple(
            DotsRow(side_name(side, in_teams), tuple(mark for each in rates for mark in _mark(each[side])))
            for side in range(study.sides)
        ),
        PERCENT,
        message("lab-wins"),
        names if len(runs) > 1 else (),
        reference=study.share,
    )
    caption = message("lab-seats-caption-teams" if in_teams else "lab-seats-caption")
    table = DataTable(head, tuple(rows))
    figure = LabFigure("seats-wins", message("lab-seats-figure"), caption, chart, (table,))
    text = [message("lab-seats-text-teams" if in_teams else "lab-seats-text")]
    if len(runs) > 1:
        text.append(message("lab-seats-mixed", bot=equals.bots[0]))
    return Section("seats", message("lab-seats"), tuple(text), (figure,))


def _series(run: Study) -> Message:
    return message("lab-seats-equal", bot=run.bots[0]) if len(run.bots) == 1 else message("lab-seats-all")


def _numbers(run: Study, side: int, won: Estimate | None) -> tuple[int, Shown, Shown]:
    mine = [entry for entry in _leaders(run) if entry.side == side]
    points = mean([entry.game.points[entry.seat] for entry in mine], [entry.deal for entry in mine])
    return len(mine), Shown(won, PERCENT), Shown(points, NUMBER)
