"""The report on one game: plays all games it needs and builds the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from kunitori.arena.crew import Crew
from kunitori.cards.facts import game_name
from kunitori.i18n import Message, Texts, message
from kunitori.lab.battles import battles_per_game, battles_section
from kunitori.lab.charts import NUMBER, PERCENT, LabPage, Shown, Tile
from kunitori.lab.costs import Effect, compare_values, cost_findings, costs_section, find_doubts, plan_values
from kunitori.lab.deals import Deal, gauge
from kunitori.lab.field import field_section
from kunitori.lab.foot import foot
from kunitori.lab.length import length_section, mean_rounds
from kunitori.lab.openings import openings_section
from kunitori.lab.order import DEALS_PER_BATCH, Order, Progress, counted, play_study
from kunitori.lab.seats import bots_section, seat_rates, seats_section, strongest
from kunitori.lab.study import Study, side_name
from kunitori.lab.words import Words
from kunitori.lab.worth import Worth, plan_experiments, weigh, worth_section

__all__ = ["GAMES", "report"]

GAMES = 3000
"""What two cores play, with all experiments, in less than a minute."""
GAMES_PER_EXPERIMENT_GAME = 5  # of the main run


def report(order: Order, say: Texts, crew: Crew, progress: Progress | None = None) -> LabPage:
    """Play all games of the page and fill it."""
    study = play_study(order, crew, progress)
    part = max(2 * study.sides, order.games // GAMES_PER_EXPERIMENT_GAME)
    equals = study if len(order.bots) == 1 else play_study(_among_equals(order, study, part), crew, progress)
    doubts = find_doubts(study)
    experiments = plan_experiments(study, part, order.seed, equals.bots[0])
    values = plan_values(equals, doubts, part)
    mixed = plan_values(study, doubts, part) if equals is not study else {}
    everything: list[Deal] = [
        deal for plan in (experiments, values, mixed) for many in plan.values() for deal in many
    ]  # fmt: skip
    gauges = counted(crew.map(gauge, everything, together=DEALS_PER_BATCH), len(everything), progress)
    played = {card: [*islice(gauges, len(many))] for card, many in experiments.items()}
    worths = weigh(study, experiments, played, equals.bots[0])
    by_equals = {doubt: [*islice(gauges, len(many))] for doubt, many in values.items()}
    by_all = {doubt: [*islice(gauges, len(many))] for doubt, many in mixed.items()}
    effects = compare_values(equals, by_equals, study if mixed else None, by_all)
    return _page(order, study, equals, worths, effects, part, Words(say))


def _among_equals(order: Order, study: Study, games: int) -> Order:
    """The order of games between copies of the bot that won the most: only there a seat's advantage shows unmixed."""
    return replace(order, bots=(strongest(study),), games=games, seed=f"{order.seed} equals")


def _page(
    order: Order, study: Study, equals: Study, worths: list[Worth], effects: list[Effect], part: int, words: Words
) -> LabPage:  # fmt: skip
    in_teams = study.cards.teams
    sections = (
        seats_section(study, equals),
        length_section(study),
        openings_section(study),
        worth_section(worths, part, equals.bots[0]),
        field_section(study) if in_teams else battles_section(study),
        costs_section(effects, part, equals.bots),
        bots_section(study),
    )
    first = seat_rates(equals)[0]
    tiles = [
        Tile(message("lab-tile-rounds"), Shown(mean_rounds(study), NUMBER)),
        Tile(message("lab-tile-first", side=side_name(0, in_teams)), Shown(first, PERCENT)),
        Tile(message("lab-tile-games"), len(study.observations)),
    ]
    if not in_teams:
        tiles.insert(2, Tile(message("lab-tile-battles"), Shown(battles_per_game(study), NUMBER)))
    game = game_name(study.cards.game)
    lead = message(
        "lab-report-lead",
        games=len(study.observations),
        deals=len(study.deals),
        game=game,
        players=study.players,
        bots=study.bots,
    )
    guide = tuple(message(f"lab-guide-{part}") for part in ("deals", "intervals", "differences", "many", "bots"))
    return LabPage(
        message("lab-report-title", game=game, players=study.players),
        (lead,),
        tuple(tiles),
        _findings(study, equals, worths, effects, words),
        guide,
        sections,
        foot(order.command, study),
    )


def _findings(
    study: Study, equals: Study, worths: Sequence[Worth], effects: Sequence[Effect], words: Words
) -> tuple[Message, ...]:
    """The significant findings, in sentences."""
    found: list[Message] = []
    rates = seat_rates(equals)
    for side, won in enumerate(rates[:1] if len(rates) == 2 else rates):  # with two sides, the other wins the rest
        if won and not won.low <= study.share <= won.high:
            id = "lab-finding-seat-more" if won.value > study.share else "lab-finding-seat-less"
            name, number = side_name(side, study.cards.teams), words.shown(Shown(won, PERCENT))
            found.append(message(id, side=name, number=number, share=words.number(study.share, PERCENT)))
    sure = [worth for worth in worths if worth.experiment and worth.sure < 0.05]
    for worth in [*sure[:3], *[worth for worth in sure[3:] if worth.experiment and worth.experiment.value < 0][-2:]]:
        assert worth.experiment
        id = "lab-finding-card-good" if worth.experiment.value > 0 else "lab-finding-card-bad"
        points = words.number(abs(worth.experiment.value), PERCENT, bare=True)
        found.append(message(id, card=worth.card.name, number=points))
    return (*found, *cost_findings(effects, words))
