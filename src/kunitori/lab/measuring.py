"""What own cards do to a game: the same deals with and without them, and an experiment with each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice

from kunitori.arena.crew import Crew
from kunitori.cards import Corrections, Expansion, Facts, card_set
from kunitori.cards.loader import unknown_card
from kunitori.cards.text import find_cards
from kunitori.i18n import message
from kunitori.lab.contrasts import Contrast, contrasts
from kunitori.lab.deals import Deal, Gauge, gauge_of, watch
from kunitori.lab.games import Observation
from kunitori.lab.order import DEALS_PER_BATCH, Order, Progress, counted, play_study
from kunitori.lab.pool import check_bots
from kunitori.lab.rulesets import Ruleset
from kunitori.lab.statistics import Estimate, difference, holm, mean, rate
from kunitori.lab.study import Study
from kunitori.lab.worth import loss, losses, plan_experiments

__all__ = [
    "BOTS", "GAMES", "PLAYERS", "SEED", "Buying", "Measured", "MeasuredCard", "TrialPlayed", "concluded", "measure",
    "measure_order", "planned_trials", "trial",
]  # fmt: skip

BOTS = ("captain", "lord")
GAMES = 2000
"""What two cores play for one card, with and without it and in its experiment, in less than half a minute."""
PLAYERS, SEED = 2, "1"


@dataclass(frozen=True, slots=True)
class Buying:
    """How one bot uses a card."""

    bot: str
    share: Estimate
    """Its games in which it buys the card."""
    copies: float
    """Copies in such a game."""
    plays: float
    """How often it plays the card from hand in such a game."""
    first: Estimate | None
    """The round in which it buys the first copy."""
    loss: Estimate | None
    """What it loses if it alone may not buy the card; None if it rarely does."""


@dataclass(frozen=True, slots=True)
class MeasuredCard:
    """A card: what a player loses who alone may not buy it, and who buys it."""

    card: Facts
    loss: Estimate | None
    """The share of wins; None if no bot buys the card often enough for an experiment."""
    points: Estimate | None
    """The victory points that such a player is behind the others."""
    buying: tuple[Buying, ...]
    sure: float = 1.0
    """The p value of the loss, corrected for the number of cards."""

    @property
    def is_mixed(self) -> bool:
        """Whether it clearly helps one bot and clearly harms another, so that their mean says little."""
        losses = [buying.loss for buying in self.buying if buying.loss]
        return any(loss.low > 0 for loss in losses) and any(loss.high < 0 for loss in losses)


@dataclass(frozen=True, slots=True)
class Measured:
    """The games with the cards, those without them, and all that was found."""

    study: Study
    without: Study
    cards: tuple[MeasuredCard, ...]
    changes: tuple[Contrast, ...]
    """What the cards change in the game, the clearest change first."""

    @property
    def rounds(self) -> Contrast:
        """How they change the length of games."""
        return next(change for change in self.changes if change.measure.name == message("lab-rounds"))

    @property
    def purchases(self) -> tuple[Contrast, ...]:
        """The other kinds that are clearly bought less or more often, the largest decrease first."""
        clear = [change for change in self.changes if change.measure.group == "bought" and change.sure < 0.05]
        return tuple(sorted(clear, key=lambda change: change.gap.value))


@dataclass(frozen=True, slots=True)
class TrialPlayed:
    """A played deal of an experiment, in a few numbers."""

    gauge: Gauge
    behind: float
    """The points that the barred player is behind the others."""


def measure_order(
    expansion: Expansion,
    game: str,
    mix: str | None,
    corrections: Corrections,
    *,
    card: str | None = None,
    players: int = PLAYERS,
    bots: Sequence[str] = BOTS,
    games: int = GAMES,
    seed: str = SEED,
) -> tuple[Order, Ruleset]:
    """The games with the cards of an expansion, and the rules without those that are measured: all, or one."""
    # Without their pictures, which would go to every worker again and again.
    expansion = replace(expansion, cards=tuple(replace(each, picture=None) for each in expansion.cards))
    mix = card_set(game, mix, seed, corrections, expansion=expansion).mix
    # With own cards, every game is a mix. Without them it has to stay one, or it would have other rules and bots.
    ruleset = Ruleset.of("custom", mix, None, corrections, expansion=expansion)
    left = _left(expansion, card) if card is not None else None
    without = Ruleset.of("custom", mix, None, corrections, expansion=left)
    ruleset.cards.check_players(players)
    bots = tuple(dict.fromkeys(bots))
    check_bots(bots, ruleset, players)
    return Order(ruleset, players, bots, games, seed, ""), without


def _left(expansion: Expansion, word: str) -> Expansion | None:
    """The expansion without the card that a word means; None if no other is left."""
    found = find_cards(word, expansion.cards)
    if len(found) != 1:
        raise unknown_card(word, [card.id for card in expansion.cards])
    left = tuple(card for card in expansion.cards if card != found[0])
    return replace(expansion, cards=left) if left else None


def measure(order: Order, without: Ruleset, crew: Crew, progress: Progress | None = None) -> Measured:
    """Play an order with and without some of its cards, and an experiment with as many games for each of these."""
    study = play_study(order, crew, progress)
    base = play_study(replace(order, ruleset=without), crew, progress)
    plan = planned_trials(study, base, order)
    trials = [*counted(crew.map(trial, plan, together=DEALS_PER_BATCH), len(plan), progress)]
    return concluded(study, base, plan, trials)


def planned_trials(study: Study, base: Study, order: Order) -> list[Deal]:
    """The deals of all experiments, card by card."""
    experiments = plan_experiments(study, order.games, order.seed)
    return [deal for facts in _measured_cards(study, base) for deal in experiments.get(facts.id, [])]


def trial(deal: Deal) -> TrialPlayed:
    """Play a deal of an experiment."""
    games = watch(deal)
    return TrialPlayed(gauge_of(deal, games), _behind(games))


def concluded(study: Study, base: Study, plan: Sequence[Deal], trials: Sequence[TrialPlayed]) -> Measured:
    """What all the games say."""
    played = iter(trials)
    cards = []
    for facts in _measured_cards(study, base):
        mine = [deal for deal in plan if deal.barred == facts.id]
        cards.append(_measured(study, facts, mine, [*islice(played, len(mine))]))
    chances = iter(holm([card.loss.p for card in cards if card.loss]))
    cards = [replace(card, sure=next(chances)) if card.loss else card for card in cards]
    return Measured(study, base, tuple(cards), tuple(contrasts(base, study)))


def _measured_cards(study: Study, base: Study) -> list[Facts]:
    return [facts for facts in study.cards.facts if facts.id not in base.cards]


def _measured(study: Study, card: Facts, plan: Sequence[Deal], trials: Sequence[TrialPlayed]) -> MeasuredCard:
    gauges = [each.gauge for each in trials]
    behind = [each.behind for each in trials]
    by_bot = dict(losses(study.share, plan, gauges))
    return MeasuredCard(
        card,
        loss(study.share, gauges),
        difference(behind, [0.0] * len(behind)),
        tuple(_buying(study, card.id, bot, by_bot.get(bot)) for bot in study.bots),
    )


def _behind(games: Sequence[Observation]) -> float:
    """The points that the barred player, in every game of the deal another one, is behind the mean of the others."""
    gaps = [(sum(game.points) - game.points[seat]) / (game.players - 1) - game.points[seat]
            for seat, game in enumerate(games)]  # fmt: skip
    return sum(gaps) / len(gaps)


def _buying(study: Study, card: str, bot: str, loss: Estimate | None) -> Buying:
    entries = [entry for entry in study.entries if entry.bot == bot]
    buyers = [entry for entry in entries if card in entry.bought]
    share = rate([card in entry.bought for entry in entries], [entry.deal for entry in entries])
    assert share is not None
    copies = sum(entry.bought.count(card) for entry in buyers)
    plays = sum(dict(entry.game.plays[entry.seat]).get(card, 0) for entry in buyers)
    turns = [
        next(bought.turn for bought in entry.game.purchases if (bought.seat, bought.card) == (entry.seat, card))
        for entry in buyers
    ]
    first = mean([turn // study.players + 1 for turn in turns], [entry.deal for entry in buyers])
    return Buying(bot, share, copies / max(1, len(buyers)), plays / max(1, len(buyers)), first, loss)
