"""`kunitori arena`: bots play each other, and a table shows which is stronger."""

from __future__ import annotations

import shlex
import time

from rich.text import Text

from kunitori.arena import Contest, Crew, Ended, new_contest, play_contest
from kunitori.arena.contest import GAMES
from kunitori.arena.export import FORMATS, check_places, write_files
from kunitori.arena.match import MAX_ROUNDS
from kunitori.arena.report import report
from kunitori.cards import Corrections
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import INTERRUPTED, OK
from kunitori.cli.exploit import DEFAULT_PLAYERS, EXPLOIT_ONLY, cards_and_seed, exploit_command
from kunitori.cli.terminal import Terminal
from kunitori.cli.workers import jobs_for, progress_bar, report_width
from kunitori.errors import KunitoriError

__all__ = ["arena"]


def arena(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    """Play the contest on the command line, print its table, write its files, and return the exit code."""
    say = terminal.say
    if "exploit" in request.values:
        return exploit_command(request, corrections, terminal)
    for option in EXPLOIT_ONLY:
        if option in request.values or option in request.flags:
            raise KunitoriError("exploit-error-alone", option=option)
    contest = _contest(request, corrections)
    places = {format: request.values[format] for format in FORMATS if format in request.values}
    check_places(places)
    jobs, cluster = jobs_for(request), request.values.get("cluster")
    for remark in contest.cards.remarks:
        terminal.print(say(remark))
    began = time.monotonic()
    with Crew(jobs, cluster) as crew, progress_bar(say("arena-playing"), contest.total) as told:
        outcome = play_contest(contest, crew, told)
    options = terminal.console.options.update(width=report_width(terminal))
    for part in report(outcome, say):
        terminal.draw(terminal.console.render_lines(part, options, pad=False))
    if places and outcome.games:
        around = {
            "command": shlex.join(["kunitori", *request.given]),
            "jobs": jobs,
            "cluster": cluster,
            "seconds": round(time.monotonic() - began, 1),
        }
        write_files(outcome, places, around)
        terminal.print(Text(say("arena-written", paths=tuple(places.values()))))
    return INTERRUPTED if outcome.ended is Ended.STOPPED else OK


def _contest(request: Request, corrections: Corrections) -> Contest:
    cards, seed = cards_and_seed(request, corrections)
    games, players, rounds = request.number("games", 1), request.number("players", 1), request.number("max-rounds", 1)
    until, share = request.number("until", 1), request.number("share", 1)
    return new_contest(
        cards,
        request.listed("bots") or [],
        players=DEFAULT_PLAYERS if players is None else players,
        games=GAMES if games is None else games,
        seed=seed,
        max_rounds=MAX_ROUNDS if rounds is None else rounds,
        sure=None if until is None else until / 100,
        share=None if share is None else share / 100,
    )
