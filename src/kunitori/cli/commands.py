"""Runs the commands."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.text import Text

from kunitori.bots.guard import Fault
from kunitori.bots.table import play_out
from kunitori.cards import Corrections, card_set, load_corrections
from kunitori.cli import files, look_up, own_cards
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import FAILED, OK
from kunitori.cli.files import TableSetup
from kunitori.cli.help_page import help_page
from kunitori.cli.score_sheet import score_sheet
from kunitori.cli.seats import read_seats, seat_bots
from kunitori.cli.session import Session
from kunitori.cli.table_setup import ReadyGame, load_game, named_bots, set_up_auto_table, set_up_table
from kunitori.cli.terminal import Terminal
from kunitori.errors import KunitoriError
from kunitori.game import Game, dumps, loads, verify
from kunitori.i18n import Texts
from kunitori.tables.seat_comment import PERSON
from kunitori.telling import chronicle
from kunitori.telling.who import calls

__all__ = ["run"]

_FIXED_BY_SAVED_GAME = ("game", "mix", "cards", "rules", "players", "seed", "max-rounds", "corrections")


def run(request: Request, terminal: Terminal) -> int:
    """Run the command on the command line, and return its exit code."""
    say = terminal.say
    if "help" in request.flags or not request.command:
        terminal.print(help_page(request.command, say))
        return OK
    corrections = load_corrections(request.values.get("corrections"))
    match request.command:
        case "serve":
            from kunitori.cli.serve import serve

            return serve(request, corrections, terminal)
        case "backup":
            from kunitori.cli.serve import backup

            return backup(request, terminal)
        case "play" | "cards play":
            if request.command == "cards play":
                request.values["cards"] = request.words[0]
            _check_play(request)
            play = _auto if "auto" in request.flags else _play
            return play(request, corrections, terminal)
        case "cards":
            return _cards(request, corrections, terminal)
        case "cards new":
            return own_cards.new_file(request.words[0], terminal)
        case "cards check":
            return own_cards.check(request, corrections, terminal)
        case "cards measure":
            from kunitori.cli.measure import measure_command

            return measure_command(request, corrections, terminal)
        case "rules":
            what = " ".join(request.words)
            terminal.print(look_up.rule_pages(what, say) if what else look_up.contents(say, "kunitori rules"))
            return OK
        case "verify":
            return _verify(request, terminal)
        case "replay":
            return _replay(request, terminal)
        case "review":
            from kunitori.cli.review import review

            return review(request, terminal)
        case "arena":
            from kunitori.cli.arena import arena

            return arena(request, corrections, terminal)
        case "lab":
            from kunitori.cli.lab import lab

            return lab(request, corrections, terminal)
        case "train":
            from kunitori.cli.train import train_command

            return train_command(request, terminal)
        case "benchmark":
            from kunitori.cli.benchmark import benchmark

            return benchmark(request, terminal)
        case "benchmark table":
            from kunitori.cli.benchmark import benchmark_table

            return benchmark_table(request, terminal)
        case "mcp":
            from kunitori.cli.mcp import mcp

            return mcp(request, corrections, terminal)
        case _:
            return _bench(request, say)


def _check_play(request: Request) -> None:
    """Refuse options that a saved game fixes, and a record file that cannot be written, before anybody plays."""
    for option in _FIXED_BY_SAVED_GAME:
        if "load" in request.values and option in request.values:
            raise KunitoriError("command-error-load", option=option)
    if "record" in request.values:
        files.check_place(request.values["record"])


def _cards(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    game, mix = request.values.get("game"), request.values.get("mix")
    rules, own = request.values.get("rules"), own_cards.named_expansion(request)
    if game is None and (mix is not None or rules is not None or own is not None):
        game = "custom" if mix is not None else "world_on_fire"
    if game is None:
        sets = look_up.all_cards(corrections)
    else:
        sets = [card_set(game, mix, request.values.get("seed"), corrections, rules, own)]
    word = " ".join(request.words)
    if word:
        terminal.print(look_up.card_pages(word, sets, terminal.say))
    else:
        terminal.print(look_up.card_list(sets, terminal.say, "kunitori cards"))
    return OK


def _play(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    path = request.values.get("load")
    say = terminal.say
    ready = load_game(path, say, named_bots(request)) if path else set_up_table(request, corrections, terminal)
    game = ready.game
    if game.is_over:
        return _show_finished(request, ready, terminal)
    bots = seat_bots(ready.seats, ready.seed)
    if ready.file:
        file = files.game_file(ready.file, game.cards.game, game.players)
    else:
        file = files.new_game_file(game.cards.game, game.players)
    try:
        _remember(ready.table, file, terminal)
    except KunitoriError as problem:  # the game can be played all the same
        terminal.print(problem.sentence(terminal.say.language))
    session = Session(game, bots, terminal, file, ready.notes, request.values.get("record"))
    is_over = session.play()
    if session.is_lost:
        return FAILED
    with contextlib.suppress(KunitoriError):  # already reported at the start
        _remember(ready.table, None if is_over else session.file, terminal)
    _write_record(request, session.game)
    return OK


def _show_finished(request: Request, ready: ReadyGame, terminal: Terminal) -> int:
    """Show the end of a game that is over; it does not become the last table."""
    terminal.print(score_sheet(ready.game, terminal.say))
    terminal.print()
    terminal.print(terminal.say("finished-replay"))
    terminal.print_command(f"kunitori replay {shlex.quote(ready.file or '')}")
    _write_record(request, ready.game)
    return OK


def _remember(table: TableSetup, unfinished: Path | None, terminal: Terminal) -> None:
    """Remember the table for next time."""
    path = str(unfinished) if unfinished else None
    files.write_table(replace(table, language=terminal.say.language, unfinished=path))


def _auto(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    path = request.values.get("load")
    say = terminal.say
    ready = load_game(path, say, named_bots(request)) if path else set_up_auto_table(request, corrections, say)
    game = ready.game
    if game.is_over:
        return _show_finished(request, ready, terminal)
    if PERSON in ready.seats:
        raise KunitoriError("command-error-auto-players")
    bots = seat_bots(ready.seats, ready.seed)
    for note in (*ready.notes, *game.cards.remarks):
        terminal.print(Text(say(note)))
    _print_players(game, terminal)
    told = _tell(game, 0, terminal)

    def tell(faults: Sequence[Fault]) -> None:
        nonlocal told
        # The turn's heading was already printed with the events before it.
        for fault in faults:
            for sentence in fault.messages(game.players):
                terminal.print(Text(f"  {say(sentence)}"))
        told = _tell(game, told, terminal)

    play_out(game, [bots[seat] for seat in range(len(game.players))], told=tell)
    _print_scores(game, terminal)
    _write_record(request, game)
    return OK


def _tell(game: Game, told: int, terminal: Terminal) -> int:
    """Print the events from this number on, and return how many there are."""
    events = game.events
    for line in chronicle.lines(events[told:], game.players, game.cards, terminal.say):
        terminal.print(Text(line))
    return len(events)


def _print_players(game: Game, terminal: Terminal) -> None:
    """Print who plays, with the levels of bots: the lines that follow have only names."""
    bots = [None if seat == PERSON else seat for seat in read_seats(game)]
    terminal.print(Text(terminal.say("who-players", players=calls(game.players, terminal.say, bots=bots))))


def _print_scores(game: Game, terminal: Terminal) -> None:
    terminal.print()
    terminal.print(score_sheet(game, terminal.say))


def _write_record(request: Request, game: Game) -> None:
    if path := request.values.get("record"):
        files.write_game(path, dumps(game))


def _verify(request: Request, terminal: Terminal) -> int:
    text = files.read_text(request.words[0])
    try:
        verdict = verify(text)
    except KunitoriError as problem:
        terminal.print(Text(problem.sentence(terminal.say.language)))
        return FAILED
    for check in verdict.checks:
        terminal.print(Text(terminal.say(check.told)))
    told = {check.told for check in verdict.checks}
    for finding in verdict.findings:
        if finding not in told:
            terminal.print(Text(terminal.say(finding)))
    return OK if verdict.is_good else FAILED


def _replay(request: Request, terminal: Terminal) -> int:
    game = loads(files.read_text(request.words[0]))
    # Hands stay hidden while the game is not over.
    events = game.events if game.is_over else game.events_for(None)
    for remark in game.cards.remarks:
        terminal.print(Text(terminal.say(remark)))
    _print_players(game, terminal)
    for line in chronicle.lines(events, game.players, game.cards, terminal.say):
        terminal.print(Text(line))
    if game.is_over:
        _print_scores(game, terminal)
    else:
        terminal.print(terminal.say("replay-open"))
    return OK


def _bench(request: Request, say: Texts) -> int:
    from kunitori.bench import BENCHES
    from kunitori.bench import main as bench

    if request.words[0] not in BENCHES:
        raise KunitoriError("command-error-bench-missing", command="bench")
    return bench("json" in request.flags, "check" in request.flags, say.language, bench=request.words[0])
