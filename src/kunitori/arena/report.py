"""The outcome of a contest for people: who won how often, how certain that is, and who beats whom."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kunitori.arena.outcome import Ended, Outcome, Pair, Standing
from kunitori.arena.shares import Interval
from kunitori.cards.facts import game_name
from kunitori.i18n import Message, Texts, message
from kunitori.i18n.numbers import decimal

__all__ = ["percent", "report", "span"]

_MOST_REASONS = 3


def report(outcome: Outcome, say: Texts) -> Iterator[RenderableType]:
    """The report, from top to bottom."""
    contest = outcome.contest
    if outcome.ended is Ended.STOPPED:
        played = {"games": len(outcome.games), "total": contest.total}
        yield Text(say("arena-stopped", **played) if outcome.games else say("arena-nothing"))
    if not outcome.games:
        return
    yield Text(
        say(
            "arena-head",
            game=game_name(contest.cards.game),
            players=contest.players,
            games=len(outcome.games),
            deals=outcome.deals,
            tables=len(contest.lineups),
            seed=contest.seed,
        )
    )
    yield _table(outcome, say)
    if len(contest.bots) > 2 or (contest.players > 2 and not contest.cards.teams):
        yield Text(say("arena-pairs"))
        yield _pairs(outcome, say)
    yield Text(say("arena-length", rounds=decimal(outcome.rounds), cut=outcome.cut, limit=contest.max_rounds))
    for standing in outcome.standings:
        if standing.faults:
            yield Text(say("arena-faults", bot=standing.bot, count=standing.faults), style="red")
        for why, count in standing.why[:_MOST_REASONS]:
            yield Text(say("arena-why", why=why, count=count), style="red")
    yield from _answer(outcome, say)


def _answer(outcome: Outcome, say: Texts) -> Iterator[RenderableType]:
    answer = outcome.answer
    if not answer:
        return
    known: dict[str, str | int | Message] = {
        "bot": outcome.contest.labels[0],
        "games": len(outcome.games),
        "share": percent(answer.share, as_short=True),
        "sure": percent(answer.sure, as_short=True),
        "low": percent(answer.interval.low),
        "high": percent(answer.interval.high),
    }
    verdict = {1: "arena-answer-more", -1: "arena-answer-less", 0: "arena-answer-open"}[answer.side]
    yield Text(say(verdict, **known), style="bold")
    if outcome.ended is Ended.ANSWERED:
        yield Text(say("arena-early"))


def _table(outcome: Outcome, say: Texts) -> Table:
    """One line per bot, sorted by how far its share exceeds an even one."""
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    table.add_column(say("arena-bot"), overflow="fold", vertical="bottom")
    for id in ("won", "interval", "even", "rating", "points", "decisions", "time"):
        table.add_column(say(f"arena-column-{id}"), justify="right", vertical="bottom")
    for standing in sorted(outcome.standings, key=_lead):
        table.add_row(Text(standing.bot), *(Text(say(cell)) for cell in _cells(standing)))
    return table


def _lead(standing: Standing) -> float:
    return standing.even - standing.share


def _cells(standing: Standing) -> Iterator[Message]:
    yield percent(standing.share)
    yield span(standing.interval)
    yield percent(standing.even, as_short=True)
    rating = standing.rating
    yield message("arena-rating", mean=decimal(rating.mean), margin=decimal(rating.high - rating.mean))
    yield decimal(standing.points)
    yield decimal(standing.decisions / standing.seats)
    yield duration(standing.seconds_per_decision)


def span(interval: Interval) -> Message:
    """An interval in per cent, without the sign."""
    low, high = (decimal(100 * end) for end in interval)
    return message("arena-span", low=low, high=high)


def _pairs(outcome: Outcome, say: Texts) -> Table:
    """How often the bot of the row finished ahead of the bot of the column, in the games both played."""
    found = {(pair.bot, pair.other): pair for pair in outcome.pairs}
    labels = [standing.bot for standing in sorted(outcome.standings, key=_lead)]
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    table.add_column("", overflow="fold")
    for label in labels:
        table.add_column(Text(label), justify="right", overflow="fold")
    for label in labels:
        table.add_row(Text(label), *(_cell(found.get((label, other)), say) for other in labels))
    return table


def _cell(pair: Pair | None, say: Texts) -> Text:
    if pair is None:
        return Text(say("arena-none"))
    return Text(f"{say(percent(pair.share))}\n{say(span(pair.interval))}")


def percent(share: float, *, as_short: bool = False) -> Message:
    r"""A share as a percentage; ``as_short`` drops a decimal that is 0.

    >>> from kunitori.i18n import texts
    >>> texts("en")(percent(0.5)), texts("en")(percent(0.5, as_short=True)), texts("de")(percent(1 / 3, as_short=True))
    ('50.0%', '50%', '33,3\xa0%')
    """
    number = round(1000 * share)
    return message("arena-percent", number=number // 10 if as_short and number % 10 == 0 else decimal(100 * share))


def duration(seconds: float | None) -> Message:
    """A time in a suitable unit."""
    if seconds is None:
        return message("arena-none")
    if seconds < 1e-3:
        return message("arena-us", number=decimal(1e6 * seconds))
    if seconds < 1:
        return message("arena-ms", number=decimal(1e3 * seconds))
    return message("arena-s", number=decimal(seconds))
