"""The figures of a review in words: turn by turn, and the accounts of the sides."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from kunitori.game.analysis import chance_text
from kunitori.i18n import Message, Texts, message
from kunitori.i18n.numbers import decimal
from kunitori.review.values import Moment, Review

__all__ = ["BalanceLine", "TurnFigures", "balance", "meaning", "percent", "steps"]

_NOTICED = 0.0005  # smaller changes are not shown


@dataclass(frozen=True, slots=True)
class TurnFigures:
    """A turn with the chances at its start, and what changed them for its player's side; or the last point."""

    turn: str
    player: str
    chances: tuple[str, ...]
    luck: str = ""
    choice: str = ""
    """What everybody's choices changed."""


@dataclass(frozen=True, slots=True)
class BalanceLine:
    """A line of the accounts, with a figure for each side."""

    label: str
    figures: tuple[str, ...]


def percent(share: float, *, is_signed: bool = False) -> Message:
    """A share with one decimal, because it may be small."""
    return message("chance-percent", percent=decimal(100 * share, is_signed=is_signed))


def steps(review: Review, say: Texts) -> Iterator[TurnFigures]:
    """The points of the curve, each with what led to the next."""
    moments: dict[int, list[Moment]] = defaultdict(list)
    for moment in review.moments:
        moments[moment.turn].append(moment)
    for place, point in enumerate(review.curve):
        chances = tuple(say(chance_text(chance)) for chance in point.chances)
        if point.player is None:
            yield TurnFigures("", say("review-the-end" if review.viewer is None else "review-the-present"), chances)
            continue
        side = review.side(point.player)
        luck = sum(moment.luck[side] for moment in moments[point.turn])
        change = review.curve[place + 1].chances[side] - point.chances[side]
        name = review.players[point.player]
        yield TurnFigures(str(point.turn + 1), name, chances, _change(luck, say), _change(change - luck, say))


def _change(share: float, say: Texts) -> str:
    return say(percent(share, is_signed=True)) if abs(share) >= _NOTICED else ""


def balance(review: Review, say: Texts) -> tuple[BalanceLine, ...]:
    """Where the chances of the sides come from, in figures that add up to the last line."""
    accounts = [account.shown for account in review.accounts]
    is_over = review.viewer is None
    lines = (
        ("review-start", [percent(account.start) for account in accounts]),
        ("review-luck-all", [percent(account.luck, is_signed=True) for account in accounts]),
        ("review-own", [percent(account.own, is_signed=True) for account in accounts]),
        (
            "review-others" if is_over else "review-others-view",
            [percent(account.others, is_signed=True) for account in accounts],
        ),
        ("review-end" if is_over else "review-end-view", [percent(account.end) for account in accounts]),
    )
    return tuple(BalanceLine(say(Message(id)), tuple(map(say, figures))) for id, figures in lines)


def meaning(review: Review, say: Texts) -> tuple[str, ...]:
    """What luck, choices and costs mean."""
    viewer = review.viewer
    luck = say("review-meaning") if viewer is None else say("review-meaning-view", player=review.players[viewer])
    return luck, say("review-meaning-cost", nodes=review.nodes)
