"""`kunitori train`: teach a mind by self-play, and write its file."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.text import Text

from kunitori.arena.crew import MOST_JOBS, cores
from kunitori.cards import card_set
from kunitori.cli import files
from kunitori.cli.arguments import Request, quoted
from kunitori.cli.terminal import Terminal
from kunitori.errors import KunitoriError
from kunitori.minds import MindFile, mind_name, write_mind
from kunitori.training import Course, train

__all__ = ["train_command"]

GOOD = 0
_SMALL, _LARGE = {"moegahara": (4, 6)}, (3, 4, 5, 4, 6, 3)


def train_command(request: Request, terminal: Terminal) -> int:
    """Teach, tell how the pupil fares against the strategies, write the file; the exit code."""
    say = terminal.say
    course = _course(request)
    cards = card_set(course.game)
    path = request.values.get("out", f"{mind_name(cards, course.players[0])}.json")
    files.check_place(path)
    jobs = request.number("jobs", 1) or min(cores(), MOST_JOBS)
    errors = Console(stderr=True)
    with Bar(
        TextColumn(say("train-learning")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=errors, transient=True, disable=not errors.is_terminal,
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=course.rounds)
        file = train(
            course, jobs=jobs, cluster=request.values.get("cluster"), told=lambda p: bar.update(task, completed=p.round)
        )
    files.write_page(path, write_mind(file))
    for line in _figures(file, terminal):
        terminal.print(Text(line))
    terminal.print(Text(say("train-written", path=path)))
    return GOOD


def _course(request: Request) -> Course:
    game = request.values.get("game", "world_on_fire")
    usual = Course(game, ())
    return Course(
        game,
        _players(request, game),
        request.number("rounds", 1) or usual.rounds,
        request.number("games", 2) or usual.games,
        request.values.get("seed", usual.seed),
    )


def _players(request: Request, game: str) -> tuple[int, ...]:
    given = request.listed("players")
    if given is None:
        return (2,)
    if given == ["table"]:
        return _SMALL.get(game, _LARGE)
    cards = card_set(game)
    for word in given:
        if not (word.isascii() and word.isdecimal() and len(word) == 1):
            raise KunitoriError("train-error-players", value=quoted(word))
        cards.check_players(int(word))
    return tuple(map(int, given))


def _figures(file: MindFile, terminal: Terminal) -> list[str]:
    say = terminal.say
    lines = []
    for players, shares in file.made["figures"].items():
        for bot, share in shares.items():
            name = say(f"bot-{bot.replace('_', '-')}.name")
            lines.append(say("train-figure", players=int(players), bot=name, share=round(100 * share)))
    return lines
