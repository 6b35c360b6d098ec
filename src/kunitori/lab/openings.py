"""Openings: what players buy first, and how often they win with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kunitori.cards.facts import Facts
from kunitori.i18n import Message, message
from kunitori.lab.charts import PERCENT, POINTS, DataTable, Dots, DotsRow, EstimateMark, LabFigure, Section, Shown
from kunitori.lab.statistics import Estimate, rate, stratified_difference
from kunitori.lab.study import Study

__all__ = ["Opening", "find_openings", "openings_section"]

_MOST_ROWS, _MOST_LISTED = 12, 40
_LEAST_PLAYERS = 12  # with an opening; rarer ones are not listed


@dataclass(frozen=True, slots=True)
class Opening:
    """The first cards that a player bought, in any order."""

    cards: tuple[Facts, ...]
    players: int
    share: float
    won: Estimate
    otherwise: float | None
    """How often the same bots in the same seats won with other openings."""
    more: Estimate | None

    @property
    def name(self) -> Message:
        """The cards in words."""
        names = [card.name for card in self.cards]
        if len(names) == 2:
            return message("lab-opening-two", first=names[0], second=names[1])
        return message("lab-opening-three", first=names[0], second=names[1], third=names[2])


def find_openings(study: Study, length: int) -> list[Opening]:
    """All openings of that length that enough players chose, the most frequent first."""
    place = study.cards.kind_number
    entries = [entry for entry in study.entries if len(entry.bought) >= length]
    first = [tuple(sorted(entry.bought[:length], key=lambda card: place[card])) for entry in entries]
    wins, deals = [entry.won for entry in entries], [entry.deal for entry in entries]
    strata = [entry.stratum for entry in entries]
    found = []
    for cards, count in sorted(Counter(first).items(), key=lambda item: (-item[1], item[0])):
        if count < _LEAST_PLAYERS:
            break
        has = [opening == cards for opening in first]
        mine = [i for i, is_mine in enumerate(has) if is_mine]
        won = rate([wins[i] for i in mine], [deals[i] for i in mine])
        more = stratified_difference(wins, has, strata, deals)
        assert won is not None
        otherwise = won.value - more.value if more else None
        bought = tuple(study.cards[card] for card in cards)
        found.append(Opening(bought, count, count / len(entries), won, otherwise, more))
    return found


def openings_section(study: Study) -> Section:
    """The section about the first two and the first three purchases."""
    pairs, triples = find_openings(study, 2), find_openings(study, 3)
    drawn = sorted(pairs[:_MOST_ROWS], key=lambda opening: -opening.won.value)
    figures = []
    if drawn:
        chart = Dots(
            tuple(DotsRow(opening.name, (EstimateMark(opening.won), _otherwise(opening))) for opening in drawn),
            PERCENT,
            message("lab-wins"),
            (message("lab-opening-with"), message("lab-opening-otherwise")),
            study.share,
        )
        tables = (_table(pairs, "lab-openings-two"), _table(triples, "lab-openings-three"))
        figures.append(
            LabFigure("openings-wins", message("lab-openings-figure"), message("lab-openings-caption"), chart, tables)
        )
    text = (message("lab-openings-text"),) if drawn else (message("lab-openings-few"),)
    return Section("openings", message("lab-openings"), text, tuple(figures))


def _otherwise(opening: Opening) -> EstimateMark | None:
    if opening.otherwise is None:
        return None
    # The interval belongs to the difference; this mark only shows the others.
    return EstimateMark(Estimate(opening.otherwise, opening.otherwise, opening.otherwise, opening.players))


def _table(openings: list[Opening], title: str) -> DataTable:
    head = ("lab-opening", "lab-players", "lab-share", "lab-wins", "lab-difference")
    return DataTable(
        tuple(message(id) for id in head),
        tuple(
            (
                opening.name,
                opening.players,
                Shown(opening.share, PERCENT),
                Shown(opening.won, PERCENT),
                Shown(opening.more, POINTS),
            )
            for opening in openings[:_MOST_LISTED]
        ),
        message(title),
    )
