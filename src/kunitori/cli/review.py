"""`kunitori review`: a recorded game looked at again."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from kunitori.cli import files
from kunitori.cli.arguments import Request, quoted
from kunitori.cli.terminal import Terminal
from kunitori.errors import KunitoriError
from kunitori.game import Game, loads
from kunitori.i18n import Texts
from kunitori.review import NODES, Told
from kunitori.review import review as reviewed
from kunitori.review.export import FIRST, to_json
from kunitori.review.report import report
from kunitori.values.notation import handles

__all__ = ["review"]

GOOD = 0
_WIDE = 120


def review(request: Request, terminal: Terminal) -> int:
    """Review the record that the command line names, and print what there is to say; the exit code."""
    say = terminal.say
    game = loads(files.read_text(request.words[0]))
    player = _player(request, game)
    place = request.values.get("json")
    if place:
        _check_place(place)
    nodes = request.number("nodes", 4)
    with _bar(say) as told:
        found = reviewed(game, nodes=NODES if nodes is None else nodes, player=player, told=told)
    is_screen = terminal.console.is_terminal
    # A pipe has no width; a table that is cut off helps nobody.
    width = terminal.width if is_screen else max(terminal.width, _WIDE)
    options = terminal.console.options.update(width=width)
    for part in report(found, say, player, width if is_screen else None):
        terminal.draw(terminal.console.render_lines(part, options, pad=False))
    if place:
        files.write_page(place, to_json(found, say.language))
        terminal.print(Text(say("review-written", path=place)))
    return GOOD


def _player(request: Request, game: Game) -> int | None:
    """The seat that --player means: a name, as it is written in moves or in full, or a number from 1."""
    word = request.values.get("player")
    if word is None:
        return None
    names = [name.casefold() for name in game.players]
    for known in (names, handles(game.players), [str(seat) for seat in range(1, len(names) + 1)]):
        if word.strip().casefold() in known:
            return known.index(word.strip().casefold())
    raise KunitoriError("review-error-player", player=quoted(word), players=game.players)


def _check_place(place: str) -> None:
    """It is better to hear now that something else lies there than after all the thinking."""
    is_ours = True
    with contextlib.suppress(OSError, RuntimeError, ValueError):
        file = Path(place).expanduser()
        if file.is_file():
            with file.open("rb") as there:
                is_ours = there.read(len(FIRST)) in (FIRST.encode(), b"")
    if not is_ours:
        raise KunitoriError("arena-error-taken", path=place)


@contextlib.contextmanager
def _bar(say: Texts) -> Iterator[Told]:
    """A bar that grows, where there is a terminal to see it."""
    errors = Console(stderr=True)
    with Progress(
        TextColumn(say("review-working")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not errors.is_terminal,
    ) as progress:  # fmt: skip
        task = progress.add_task("")
        yield lambda done, total: progress.update(task, completed=done, total=total)
