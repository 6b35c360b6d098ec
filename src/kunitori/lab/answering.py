"""Words for a measurement of own cards: the same for the terminal and for the workshop."""

from __future__ import annotations

from typing import Any

from kunitori.bots.names import bot_badge
from kunitori.i18n import Message, Texts
from kunitori.lab.answers import AnswerTable, MeasureAnswers
from kunitori.lab.charts import CHANGE, NUMBER, PERCENT, POINTS, Shown
from kunitori.lab.measuring import Measured, MeasuredCard
from kunitori.lab.order import Order
from kunitori.lab.statistics import Estimate
from kunitori.lab.words import Words

__all__ = ["answers", "figures"]


def answers(found: Measured, order: Order, game: Message, say: Texts) -> MeasureAnswers:
    """What was found, in one language; ``game`` is the name of the game that the cards were added to."""
    words = Words(say)
    rounds = found.rounds
    numbers = {"with": rounds.other, "without": rounds.one}
    shown = {name: words.number(each.value, NUMBER) for name, each in numbers.items()}
    return MeasureAnswers(
        say(
            "own-measure-head",
            game=game,
            players=order.players,
            bots=tuple(bot_badge(bot, say) for bot in order.bots),
            cards=len(found.cards),
            games=len(found.study.observations),
            seed=order.seed,
        ),
        tuple(_verdict(card, found.study.share, words) for card in found.cards),
        _buyers(found, words),
        _purchases(found, words) if found.purchases else None,
        say("own-measure-purchases-none"),
        say("own-measure-length", cards=len(found.cards), **shown, gap=words.shown(Shown(rounds.gap, CHANGE))),
        say("own-measure-note"),
    )


def _verdict(measured: MeasuredCard, share: float, words: Words) -> str:
    """What the experiment says about a card, in sentences."""
    say, lost, points = words.say, measured.loss, measured.points
    if lost is None or points is None:
        return say("own-measure-rare", card=measured.card.name)
    verdict = "open" if measured.sure >= 0.05 else "good" if lost.value > 0 else "bad"
    if measured.is_mixed:
        verdict = "mixed"
    wins = Estimate(share - lost.value, max(0.0, share - lost.high), min(1.0, share - lost.low), lost.cases)
    numbers = {"wins": words.shown(Shown(wins, PERCENT)), "even": words.number(share, PERCENT)}
    direction = "more" if points.value > 0 else "less"
    others = say("own-measure-points", direction=direction, points=words.size(points, CHANGE))
    return say("own-measure-verdict", verdict=verdict, card=measured.card.name, **numbers, points=others)


def _heads(names: tuple[str, ...], say: Texts) -> tuple[str, ...]:
    return tuple(say(f"own-measure-column-{name}") for name in names)


def _buyers(found: Measured, words: Words) -> AnswerTable:
    say = words.say
    rows = []
    for measured in found.cards:
        for place, buying in enumerate(measured.buying):
            is_bought = buying.first is not None
            rows.append(
                (
                    say(measured.card.name) if not place else "",
                    bot_badge(buying.bot, say),
                    words.shown(Shown(buying.share, PERCENT)),
                    words.shown(Shown(buying.copies if is_bought else None, NUMBER)),
                    words.shown(Shown(buying.plays if is_bought else None, NUMBER)),
                    words.shown(Shown(buying.first, NUMBER)),
                    words.shown(Shown(buying.loss, POINTS)),
                )
            )
    head = _heads(("card", "bot", "share", "copies", "plays", "first", "loss"), say)
    return AnswerTable(say("own-measure-buyers"), 2, head, tuple(rows))


def _purchases(found: Measured, words: Words) -> AnswerTable:
    rows = [
        (
            words.say(change.measure.name),
            words.number(change.one.value, NUMBER),
            words.number(change.other.value, NUMBER),
            words.shown(Shown(change.gap, CHANGE)),
        )
        for change in found.purchases
    ]
    head = _heads(("card", "without", "with", "change"), words.say)
    return AnswerTable(words.say("own-measure-purchases"), 1, head, tuple(rows))


def figures(found: Measured, order: Order, say: Texts) -> dict[str, Any]:
    """The same as data: every number with the ends of its 95% interval, for programs."""
    return {
        "players": order.players,
        "bots": [*order.bots],
        "games": len(found.study.observations),
        "seed": order.seed,
        "mix": order.ruleset.mix,
        "cards": [
            {
                "card": card.card.id,
                "loss_of_wins": _data(card.loss),
                "p_corrected": card.sure,
                "points_behind": _data(card.points),
                "buyers": [
                    {
                        "bot": buying.bot,
                        "buys_in": _data(buying.share),
                        "copies": buying.copies,
                        "plays": buying.plays,
                        "first_round": _data(buying.first),
                        "loss_of_wins": _data(buying.loss),
                    }
                    for buying in card.buying
                ],
            }
            for card in found.cards
        ],
        "changes": [
            {
                "what": say(change.measure.name),
                "without": _data(change.one),
                "with": _data(change.other),
                "change": _data(change.gap),
                "p_corrected": change.sure,
            }
            for change in (found.rounds, *found.purchases)
        ],
    }


def _data(number: Estimate | None) -> dict[str, float] | None:
    return None if number is None else {"value": number.value, "low": number.low, "high": number.high}
