"""`kunitori train`: trains a mind by self-play and writes its file."""

from __future__ import annotations

from rich.text import Text

from kunitori.cards import card_set
from kunitori.cli import files
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import OK
from kunitori.cli.terminal import Terminal
from kunitori.cli.typed import read_number
from kunitori.cli.workers import jobs_for, progress_bar
from kunitori.errors import KunitoriError, quoted
from kunitori.minds import MindFile, mind_name, write_mind
from kunitori.training import Course, train

__all__ = ["train_command"]

_TABLE_SIZES = {"moegahara": (4, 6)}
_DEFAULT_TABLE_SIZES = (3, 4, 5, 6, 4, 6)


def train_command(request: Request, terminal: Terminal) -> int:
    """Train a mind, write its file, print its results against the strategies, and return the exit code."""
    say = terminal.say
    course = _course(request)
    cards = card_set(course.game)
    path = request.values.get("out", f"{mind_name(cards, course.players[0])}.json")
    files.check_place(path)
    jobs, cluster = jobs_for(request), request.values.get("cluster")
    with progress_bar(say("train-learning"), course.rounds) as told:
        file = train(course, jobs=jobs, cluster=cluster, told=lambda step: told(step.round, course.rounds))
    files.write_page(path, write_mind(file))
    for line in _figures(file, terminal):
        terminal.print(Text(line))
    terminal.print(Text(say("train-written", path=path)))
    terminal.print(Text(say("train-seat", game=course.game, path=f'"{path}"' if "," in path else path)))
    return OK


def _course(request: Request) -> Course:
    game = request.values.get("game", "world_on_fire")
    usual = Course(game, ())
    return Course(
        game,
        _players(request, game),
        request.number("rounds", 1) or usual.rounds,
        request.number("games", 2) or usual.games,
        request.values.get("seed", usual.seed),
        begin=request.values.get("from", ""),
    )


def _players(request: Request, game: str) -> tuple[int, ...]:
    given = request.listed("players")
    if given is None:
        return (2,)
    if given == ["table"]:
        return _TABLE_SIZES.get(game, _DEFAULT_TABLE_SIZES)
    cards = card_set(game)
    for word in given:
        if read_number(word, 0, 9) is None or len(word) > 1:
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
