"""`kunitori cards measure`: lets bots play with own cards and without them, and prints what changes."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kunitori.arena.crew import Crew
from kunitori.cards import Corrections, load_expansion
from kunitori.cards.facts import game_name
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import OK
from kunitori.cli.terminal import Terminal
from kunitori.cli.workers import jobs_for, progress_bar, report_width
from kunitori.lab.answering import answers
from kunitori.lab.answers import AnswerTable, MeasureAnswers
from kunitori.lab.measuring import BOTS, GAMES, PLAYERS, SEED, measure, measure_order

__all__ = ["measure_command"]


def measure_command(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    """Measure the cards of a file, or one of them, print the answers, and return the exit code."""
    say = terminal.say
    game = request.values.get("game", "custom" if "mix" in request.values else "world_on_fire")
    players = request.number("players", 1) or PLAYERS
    order, without = measure_order(
        load_expansion(request.words[0]),
        game,
        request.values.get("mix"),
        corrections,
        card=request.values.get("card"),
        players=players,
        bots=request.listed("bots") or BOTS,
        games=request.number("games", players + 1) or GAMES,  # two deals, to estimate an error
        seed=request.values.get("seed", SEED),
    )
    with Crew(jobs_for(request), request.values.get("cluster")) as crew, progress_bar(say("lab-playing")) as told:
        found = measure(order, without, crew, told)
    options = terminal.console.options.update(width=report_width(terminal))
    for part in _report(answers(found, order, game_name(game), say)):
        terminal.draw(terminal.console.render_lines(part, options, pad=False))
    return OK


def _report(told: MeasureAnswers) -> Iterator[RenderableType]:
    yield Text(told.head)
    for verdict in told.verdicts:
        yield Padding(Text(verdict), (1, 0, 0, 0))
    yield Padding(Text(told.buyers.title), (1, 0, 0, 0))
    yield _table(told.buyers)
    if told.purchases:
        yield Text(told.purchases.title)
        yield _table(told.purchases)
    else:
        yield Text(told.no_purchases)
    yield Text(told.length)
    yield Padding(Text(told.note, style="dim"), (1, 0, 0, 0))


def _table(told: AnswerTable) -> Table:
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    for place, name in enumerate(told.head):
        table.add_column(
            name, justify="left" if place < told.words else "right", vertical="bottom", overflow="fold"
        )
    for row in told.rows:
        table.add_row(*map(Text, row))
    return table
