"""Moegahara's battlefield: how Lands are won, fights, markers and rows."""

from __future__ import annotations

from collections import Counter

from kunitori.engine.rules import Rules
from kunitori.game.view import line_strengths
from kunitori.i18n import message
from kunitori.lab.charts import (
    NUMBER,
    PERCENT,
    Bars,
    Columns,
    DataTable,
    Dots,
    DotsRow,
    EstimateMark,
    LabFigure,
    Section,
    Shown,
)
from kunitori.lab.games import LandWon
from kunitori.lab.statistics import mean, rate
from kunitori.lab.study import Study

__all__ = ["field_section"]

_LEAST_FIGHTS = 10  # of a unit; with fewer, its rate is not drawn
_WAYS = ("fights", "march", "text-wins")


def field_section(study: Study) -> Section:
    """The section about the Lands."""
    found = [(number, land) for number, games in enumerate(study.games) for game in games for land in game.lands]
    figures = [_points(study), _markers(study)]
    if found:
        figures = [_ways(found), _fights(study, found), _lands(study), *figures]
    return Section("field", message("lab-field"), (message("lab-field-text"),), tuple(figures))


def _way(land: LandWon) -> str:
    """By text, by two fights won, or by three cards against none (M6.3)."""
    if land.by_text:
        return "text-wins"
    return "fights" if land.lines[1 - land.team] else "march"


def _ways(found: list[tuple[int, LandWon]]) -> LabFigure:
    ways, deals = [_way(land) for _, land in found], [deal for deal, _ in found]
    chart = Bars(
        tuple((message(f"lab-field-{way}"), (ways.count(way) / len(ways),)) for way in _WAYS),
        PERCENT,
        message("lab-share"),
    )
    table = DataTable(
        (message("lab-field-way"), message("lab-field-lands"), message("lab-share")),
        tuple(
            (message(f"lab-field-{way}"), ways.count(way), Shown(rate([way == w for w in ways], deals), PERCENT))
            for way in _WAYS
        ),
    )
    return LabFigure("field-ways", message("lab-field-ways"), message("lab-field-ways-caption"), chart, (table,))


def _fights(study: Study, found: list[tuple[int, LandWon]]) -> LabFigure:
    """How each unit did against the card it faced when the Land was won."""
    fought: dict[str, list[tuple[int, int]]] = {}
    rules = Rules(study.cards)
    for deal, land in found:
        strengths = [line_strengths(line, rules) for line in land.lines]
        for team in (0, 1):
            for card, own, other in zip(land.lines[team], strengths[team], strengths[1 - team], strict=False):
                fought.setdefault(card, []).append((deal, (own > other) - (own < other)))
    rows = []
    for card, fights in fought.items():
        won = rate([result > 0 for _, result in fights], [deal for deal, _ in fights])
        even = sum(result == 0 for _, result in fights) / len(fights)
        rows.append((card, len(fights), won, even))
    rows.sort(key=lambda row: (-(row[2].value if row[2] else 0), row[0]))
    drawn = [row for row in rows if row[1] >= _LEAST_FIGHTS] or rows
    chart = Dots(
        tuple(DotsRow(study.cards.name(card), (EstimateMark(won) if won else None,)) for card, _, won, _ in drawn),
        PERCENT,
        message("lab-field-fights-won"),
    )
    table = DataTable(
        (message("lab-card"), message("lab-field-fights-count"), message("lab-field-fights-won"),
         message("lab-field-fights-even"), message("lab-field-cost")),
        tuple(
            (study.cards.name(card), n, Shown(won, PERCENT), Shown(even, PERCENT), study.cards[card].cost)
            for card, n, won, even in rows
        ),
    )  # fmt: skip
    caption = message("lab-field-fights-caption")
    return LabFigure("field-fights", message("lab-field-fights-figure"), caption, chart, (table,))


def _lands(study: Study) -> LabFigure:
    """How often each Land is decided, and how often it is the first."""
    games = study.observations
    count = 8 if study.players == 2 else 10  # M1.2
    first, won = Counter[int](), Counter[int]()
    for game in games:
        won.update(land.land for land in game.lands)
        first.update(land.land for land in game.lands[:1])
    places = tuple(range(1, count + 1))
    heights = tuple(tuple(counter[place - 1] / len(games) for place in places) for counter in (won, first))
    series = (message("lab-field-decided"), message("lab-field-first"))
    chart = Columns(places, heights, PERCENT, message("lab-field-land"), message("lab-field-games-share"), series)
    table = DataTable(
        (message("lab-field-land"), *series),
        tuple((place, *(Shown(row[place - 1], PERCENT) for row in heights)) for place in places),
    )
    caption = message("lab-field-lands-caption")
    return LabFigure("field-lands", message("lab-field-lands-figure"), caption, chart, (table,))


def _points(study: Study) -> LabFigure:
    """Lands and rows of three at the end, for winners and losers (M8.1)."""
    rows = []
    for is_winner, id in ((True, "lab-field-winners"), (False, "lab-field-losers")):
        numbers: list[tuple[int, int, int]] = []
        for deal, games in enumerate(study.games):
            for game in games:
                team = game.winners[0] % 2 if is_winner else 1 - game.winners[0] % 2
                lands = sum(land.team == team for land in game.lands)
                numbers.append((deal, lands, game.points[team] - lands))
        deals = [deal for deal, _, _ in numbers]
        lands_mean = mean([lands for _, lands, _ in numbers], deals)
        rows_mean = mean([more for _, _, more in numbers], deals)
        rows.append((message(id), lands_mean, rows_mean))
    chart = Bars(
        tuple((name, (lands.value if lands else 0.0, more.value if more else 0.0)) for name, lands, more in rows),
        NUMBER,
        message("lab-points"),
        (message("lab-field-from-lands"), message("lab-field-from-rows")),
    )
    table = DataTable(
        (message("lab-side"), message("lab-field-from-lands"), message("lab-field-from-rows")),
        tuple((name, Shown(lands, NUMBER), Shown(more, NUMBER)) for name, lands, more in rows),
    )
    return LabFigure("field-points", message("lab-field-points"), message("lab-field-points-caption"), chart, (table,))


def _markers(study: Study) -> LabFigure:
    """Markers that a player received, for winners and losers (M5.2)."""
    rows = []
    for is_winner, id in ((True, "lab-field-winners"), (False, "lab-field-losers")):
        mine = [entry for entry in study.entries if entry.won == is_winner]
        rows.append((message(id), mean([e.game.markers[e.seat] for e in mine], [e.deal for e in mine])))
    chart = Dots(
        tuple(DotsRow(name, (EstimateMark(number) if number else None,)) for name, number in rows),
        NUMBER,
        message("lab-field-markers-axis"),
    )
    table = DataTable(
        (message("lab-side"), message("lab-field-markers-axis")),
        tuple((name, Shown(number, NUMBER)) for name, number in rows),
    )
    caption = message("lab-field-markers-caption")
    return LabFigure("field-markers", message("lab-field-markers"), caption, chart, (table,))
