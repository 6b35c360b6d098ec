"""`kunitori review`: goes through a recorded game."""

from __future__ import annotations

from rich.text import Text

from kunitori.cli import files
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import OK
from kunitori.cli.terminal import Terminal
from kunitori.cli.workers import progress_bar, report_width
from kunitori.decisions.handles import handles
from kunitori.errors import KunitoriError, quoted
from kunitori.game import Game, loads
from kunitori.review import NODES
from kunitori.review import review as reviewed
from kunitori.review.export import FIRST, to_json
from kunitori.review.report import report

__all__ = ["review"]


def review(request: Request, terminal: Terminal) -> int:
    """Review the record on the command line, print the report, and return the exit code."""
    say = terminal.say
    game = loads(files.read_text(request.words[0]))
    player = _player(request, game)
    place = request.values.get("json")
    if place:
        files.check_page(place, FIRST, "arena-error-taken")
    nodes = request.number("nodes", 4)
    with progress_bar(say("review-working")) as told:
        found = reviewed(game, nodes=NODES if nodes is None else nodes, player=player, told=told)
    width = report_width(terminal)
    options = terminal.console.options.update(width=width)
    for part in report(found, game, say, player, width if terminal.console.is_terminal else None):
        terminal.draw(terminal.console.render_lines(part, options, pad=False))
    if place:
        files.write_page(place, to_json(found, say.language))
        terminal.print(Text(say("review-written", path=place)))
    return OK


def _player(request: Request, game: Game) -> int | None:
    """The seat that ``--player`` means: a name as in moves, a full name, or a number from 1."""
    word = request.values.get("player")
    if word is None:
        return None
    names = [name.casefold() for name in game.players]
    for known in (names, handles(game.players), [str(seat) for seat in range(1, len(names) + 1)]):
        if word.strip().casefold() in known:
            return known.index(word.strip().casefold())
    raise KunitoriError("review-error-player", player=quoted(word), players=game.players)
