"""A review for people: the curve, the choices worth another look, and the balance of luck and choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kunitori.cards.facts import game_name
from kunitori.game import Game
from kunitori.i18n import Texts
from kunitori.review.figures import balance, meaning, percent, steps
from kunitori.review.values import Moment, Review
from kunitori.review.words import told

__all__ = ["report"]

_CHART_ROWS = 16
_MOST_COLUMNS = 3  # per turn
_FILLS = "█░▓▒▚·"
_STYLES = ("cyan", "yellow", "magenta", "green", "red", "blue")
_MARK = "▲"
_AXIS_COLUMNS = 7  # left of the chart


def report(
    review: Review, game: Game, say: Texts, player: int | None = None, width: int | None = None
) -> Iterator[RenderableType]:
    """Sentences, tables and, if a width is given, a chart; with a player, only that player's choices."""
    yield Text(
        say(
            "review-head", game=game_name(review.game), players=review.players, turns=review.curve[-1].turn,
            moves=review.moves,
        )
    )  # fmt: skip
    if review.viewer is not None:
        yield Text(say("review-view", player=review.players[review.viewer]))
    marked = review.worth_another_look(player)
    yield _heading(say("review-curve"))
    yield _table(review, say) if width is None else _chart(review, marked, say, width)
    yield _heading(say("review-choices"))
    yield from (_moment(review, moment, game, say) for moment in marked)
    if not marked:
        yield Text(say("review-choices-none"))
    yield _heading(say("review-account"))
    yield _accounts(review, say)
    yield from _choices(review, say, player)
    if review.is_agreed:
        yield Text(say("review-agreed"))
    for paragraph in meaning(review, say):
        yield Padding(Text(paragraph, style="dim"), (1, 0, 0, 0))


def _heading(text: str) -> RenderableType:
    return Padding(Text(text, style="bold"), (1, 0, 0, 0))


def _side(review: Review, side: int, say: Texts) -> str:
    return say.listed(review.names(side))


# ---- the curve
def _table(review: Review, say: Texts) -> Table:
    """One line per turn: the chances at its start, and what luck and choices changed for its player."""
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    table.add_column(say("review-turn"), justify="right")
    table.add_column(say("review-player"), overflow="fold")
    for side in range(len(review.sides)):
        table.add_column(Text(_side(review, side, say)), justify="right", overflow="fold")
    table.add_column(say("review-luck"), justify="right")
    table.add_column(say("review-choice"), justify="right")
    for step in steps(review, say):
        table.add_row(step.turn, Text(step.player), *step.chances, step.luck, step.choice)
    return table


def _chart(review: Review, marked: Sequence[Moment], say: Texts, width: int) -> RenderableType:
    """The chances as stacked columns, one per turn; marks below show choices worth another look."""
    points = review.curve
    room = max(10, width - _AXIS_COLUMNS - 1)
    each = max(1, min(_MOST_COLUMNS, room // len(points)))
    columns = [points[c // each] for c in range(len(points) * each)]
    if len(columns) > room:
        columns = [points[c * len(points) // room] for c in range(room)]
    lines: list[Text] = []
    marks = ((0, 100), (_CHART_ROWS // 2, 50), (_CHART_ROWS - 1, 0))
    labels = {row: say("chance-percent", percent=number) for row, number in marks}
    for row in range(_CHART_ROWS):
        height = 1 - (row + 0.5) / _CHART_ROWS
        line = Text(f"{labels.get(row, ''):>{_AXIS_COLUMNS - 1}} ")
        for point in columns:
            side = _side_at(point.chances, height)
            line.append(_FILLS[side], _STYLES[side])
        lines.append(line)
    turns = {moment.turn: review.side(moment.player) for moment in reversed(marked)}
    line = Text(" " * _AXIS_COLUMNS)
    last = -1
    for point in columns:
        is_marked = point.turn in turns and point.turn != last
        line.append(_MARK if is_marked else " ", _STYLES[turns[point.turn]] if is_marked else "")
        last = point.turn
    first, end = str(points[0].turn + 1), str(points[-1].turn)
    axis = Text(" " * _AXIS_COLUMNS + first + end.rjust(len(columns) - len(first)) if len(columns) > 8 else "")
    legend = Text(" " * _AXIS_COLUMNS)
    for side in range(len(review.sides)):
        legend.append(f"{_FILLS[side] * 2} ", _STYLES[side])
        legend.append(f"{_side(review, side, say)}   ")
    parts: list[RenderableType] = [*lines, axis]
    if marked:
        parts.append(line)
        legend.append(say("review-marks"))
    return Group(*parts, legend)


def _side_at(chances: Sequence[float], height: float) -> int:
    """The side whose share of the stack is at this height; the first side is at the bottom."""
    for side, chance in enumerate(chances):
        if height < chance:
            return side
        height -= chance
    return max(range(len(chances)), key=lambda side: chances[side])


# ---- choices
def _moment(review: Review, moment: Moment, game: Game, say: Texts) -> RenderableType:
    said = told(review, moment, game, say)
    return Group(Text(said.cost), *(Padding(Text(sentence), (0, 0, 0, 2)) for sentence in said.why))


def _choices(review: Review, say: Texts, player: int | None) -> Iterator[RenderableType]:
    for choices in review.choices:
        if player in (None, choices.player):
            yield Text(
                say(
                    "review-player-choices", player=review.players[choices.player], decisions=choices.decisions,
                    mistakes=choices.mistakes, cost=percent(choices.cost),
                )
            )  # fmt: skip


def _accounts(review: Review, say: Texts) -> Table:
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    table.add_column("")
    for side in range(len(review.sides)):
        table.add_column(Text(_side(review, side, say)), justify="right", overflow="fold")

    for line in balance(review, say):
        table.add_row(line.label, *line.figures)
    table.rows[-1].style = "bold"
    return table
