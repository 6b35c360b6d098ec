"""How long games are, and what ends them."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

from kunitori.cards.sets import CardSet
from kunitori.i18n import Message, message
from kunitori.lab.charts import NUMBER, PERCENT, Bars, Columns, DataTable, LabFigure, Section, Shown
from kunitori.lab.statistics import Estimate, mean, rate
from kunitori.lab.study import Study

__all__ = ["RoundShares", "ending_name", "length_section", "mean_rounds", "round_shares"]

_MOST_COLUMNS = 40


def mean_rounds(study: Study) -> Estimate | None:
    """The mean number of rounds per game; a round is one turn of every player."""
    return mean([game.rounds for game in study.observations], study.deal_numbers)


@dataclass(frozen=True, slots=True)
class RoundShares:
    """The share of games that ended in each range of rounds, for one or more runs."""

    places: tuple[int, ...]
    shares: tuple[tuple[float, ...], ...]
    step: int


def round_shares(*studies: Study) -> RoundShares:
    """The shares, in as many ranges as can be drawn; an incomplete round counts."""
    counts = [Counter(math.ceil(game.rounds) for game in study.observations) for study in studies]
    first, last = min(min(count) for count in counts), max(max(count) for count in counts)
    step = 1 + (last - first) // _MOST_COLUMNS
    places = tuple(range(first, last + 1, step))
    shares = tuple(
        tuple(sum(count[place + i] for i in range(step)) / count.total() for place in places) for count in counts
    )
    return RoundShares(places, shares, step)


def ending_name(ending: str, cards: CardSet) -> Message:
    """What ended the game: a pile that ran out (C8.1), points (M8.2), or the limit of rounds (ruling 16)."""
    if ending == "points":
        return message("lab-ending-points")
    if ending == "rounds":
        return message("lab-ending-rounds")
    return message("lab-ending-pile", card=cards.name(ending))


def length_section(study: Study) -> Section:
    """The section about game length."""
    found = round_shares(study)
    counts = Counter(math.ceil(game.rounds) for game in study.observations)
    rounds = sorted(game.rounds for game in study.observations)
    spread = [rounds[min(len(rounds) - 1, int(part * len(rounds)))] for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
    summary = DataTable(
        (message("lab-mean"), message("lab-p5"), message("lab-p25"), message("lab-median"), message("lab-p75"),
         message("lab-p95")),
        ((Shown(mean_rounds(study), NUMBER), *(Shown(value, NUMBER) for value in spread)),),
        message("lab-rounds"),
    )  # fmt: skip
    table = DataTable(
        (message("lab-rounds"), message("lab-games"), message("lab-share")),
        tuple((place, n, Shown(_share(study, place), PERCENT)) for place, n in sorted(counts.items())),
    )
    chart = Columns(found.places, found.shares, PERCENT, message("lab-rounds"), message("lab-share"), step=found.step)
    figures = [
        LabFigure("length-rounds", message("lab-length-figure"), message("lab-length-caption"), chart, (summary, table))
    ]
    endings = Counter(game.ending for game in study.observations)
    order = sorted(endings, key=lambda ending: (-endings[ending], ending))
    figures.append(
        LabFigure(
            "length-endings",
            message("lab-endings-figure"),
            message("lab-endings-caption-teams" if study.cards.teams else "lab-endings-caption"),
            Bars(
                tuple((ending_name(ending, study.cards), (endings[ending] / len(rounds),)) for ending in order),
                PERCENT,
                message("lab-share"),
            ),
            (
                DataTable(
                    (message("lab-ending"), message("lab-games"), message("lab-share"), message("lab-rounds")),
                    tuple(
                        (
                            ending_name(ending, study.cards),
                            endings[ending],
                            Shown(_share(study, ending), PERCENT),
                            Shown(_mean_of(study, ending), NUMBER),
                        )
                        for ending in order
                    ),
                ),
            ),
        )
    )
    return Section("length", message("lab-length"), (message("lab-length-text"),), tuple(figures))


def _share(study: Study, what: int | str) -> Estimate | None:
    """The share of games that ended in a round, or in a certain way."""
    games = study.observations
    return rate([what in (math.ceil(game.rounds), game.ending) for game in games], study.deal_numbers)


def _mean_of(study: Study, ending: str) -> Estimate | None:
    games = zip(study.observations, study.deal_numbers, strict=True)
    found = [(game.rounds, deal) for game, deal in games if game.ending == ending]
    return mean([rounds for rounds, _ in found], [deal for _, deal in found])
