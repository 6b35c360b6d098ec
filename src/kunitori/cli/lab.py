"""`kunitori lab`: measures a game by playing it, and writes the results as one HTML page."""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from kunitori.arena.crew import Crew
from kunitori.cards import PLAYABLE_GAMES, Corrections, load_corrections
from kunitori.cards.facts import game_name
from kunitori.cli import files
from kunitori.cli.arguments import Request
from kunitori.cli.exit_codes import OK
from kunitori.cli.own_cards import named_expansion
from kunitori.cli.terminal import Terminal
from kunitori.cli.workers import jobs_for, progress_bar
from kunitori.errors import KunitoriError, quoted
from kunitori.i18n import Message, message

if TYPE_CHECKING:
    from kunitori.lab.charts import LabPage
    from kunitori.lab.order import Order

__all__ = ["lab"]

STUDIES = ("report", "compare", "rules", "costs")
_DEFAULT_PLAYERS, _DEFAULT_SEED = 2, "1"


def lab(request: Request, corrections: Corrections, terminal: Terminal) -> int:
    """Play the games of a study, write its page, and return the exit code."""
    study, *words = request.words
    if study not in STUDIES:
        raise KunitoriError("lab-error-study", study=quoted(study), studies=STUDIES)
    if study != "compare":
        for option in ("corrections-a", "corrections-b", "rules-a", "rules-b"):
            if option in request.values:
                raise KunitoriError("lab-error-compare-only", option=option)
    if study == "report":
        return _report(request, words, corrections, terminal)
    if study == "rules":
        return _rules(request, words, corrections, terminal)
    if study == "costs":
        return _costs(request, words, corrections, terminal)
    return _compare(request, words, corrections, terminal)


def _report(request: Request, words: list[str], corrections: Corrections, terminal: Terminal) -> int:
    from kunitori.lab.report import report

    if words:
        raise KunitoriError("command-error-word", word=quoted(words[0]), command="lab report")
    order = _new_order(request, corrections, terminal.say.language, ["report"])
    place = _place(request, f"lab-{order.ruleset.game}-{order.players}.html")
    with _crew(request) as crew, progress_bar(terminal.say("lab-playing")) as told:
        page = report(order, terminal.say, crew, told)
    return _write(page, place, request, terminal)


def _rules(request: Request, words: list[str], corrections: Corrections, terminal: Terminal) -> int:
    from kunitori.lab.readings import BOTS, readings_page

    line = ["rules", *words]
    order = _new_order(request, corrections, terminal.say.language, line, bots=BOTS)
    known = tuple(reading.name for reading in order.ruleset.cards.readings)
    for word in words:
        if word not in known:
            raise KunitoriError("lab-error-reading", name=quoted(word), names=known)
    place = _place(request, f"lab-rules-{order.ruleset.game}-{order.players}.html")
    with _crew(request) as crew, progress_bar(terminal.say("lab-playing")) as told:
        page = readings_page(order, [name for name in known if name in words or not words], terminal.say, crew, told)
    return _write(page, place, request, terminal)


def _costs(request: Request, words: list[str], corrections: Corrections, terminal: Terminal) -> int:
    from kunitori.lab.costs import BOTS, costs_page

    if words:
        raise KunitoriError("command-error-word", word=quoted(words[0]), command="lab costs")
    order = _new_order(request, corrections, terminal.say.language, ["costs"], bots=BOTS)
    place = _place(request, f"lab-costs-{order.ruleset.game}-{order.players}.html")
    with _crew(request) as crew, progress_bar(terminal.say("lab-playing")) as told:
        page = costs_page(order, terminal.say, crew, told)
    return _write(page, place, request, terminal)


def _compare(request: Request, words: list[str], corrections: Corrections, terminal: Terminal) -> int:
    from kunitori.lab.compare import compare

    say = terminal.say
    if len(words) not in (0, 2):
        raise KunitoriError("lab-error-two")
    sides = [_Side(request, corrections, words, place) for place in (0, 1)]
    if not words and not any(side.file or side.rules for side in sides):
        raise KunitoriError("lab-error-two")
    shown = [f"--{side.option}={side.file}" for side in sides if side.file and not words]
    shown += [f"--{side.rules_option}={side.rules}" for side in sides if side.rules]
    line = ["compare", *words]
    orders = [_new_order(request, side.corrections, say.language, line, shown, side.game, side.rules) for side in sides]
    if "bots" not in request.values:
        both = tuple(bot for bot in orders[0].bots if bot in orders[1].bots)
        orders = [replace(order, bots=both or order.bots) for order in orders]
    names = [side.name for side in sides]
    if names[0] == names[1]:
        names = [message("lab-name-twice", name=name, letter="AB"[place]) for place, name in enumerate(names)]
    place = _place(request, f"lab-{sides[0].stem}-{sides[1].stem}.html")
    with _crew(request) as crew, progress_bar(say("lab-playing")) as told:
        page = compare(orders[0], orders[1], (names[0], names[1]), say, crew, told)
    return _write(page, place, request, terminal)


class _Side:
    """One of the two rule sets that are compared: a game, or corrections or house rules of the game of ``--game``."""

    def __init__(self, request: Request, corrections: Corrections, words: list[str], place: int) -> None:
        self.option = ("corrections-a", "corrections-b")[place]
        self.game: str | None = None
        self.file = request.values.get(self.option)
        self.rules_option = ("rules-a", "rules-b")[place]
        self.rules = request.values.get(self.rules_option)
        if words and words[place] in PLAYABLE_GAMES:
            self.game = words[place]
        elif words:
            if self.file or not Path(words[place]).is_file():
                raise KunitoriError("lab-error-rules", word=quoted(words[place]), games=PLAYABLE_GAMES)
            self.file = words[place]
        self.corrections = load_corrections(self.file) if self.file else corrections
        self._base = self.game or _game(request)

    @property
    def name(self) -> Message:
        """Its name on the page."""
        if self.rules:
            return message("lab-name-corrected", game=game_name(self._base), file=self.rules)
        if not self.file:
            return game_name(self._base)
        return message("lab-name-corrected", game=game_name(self._base), file=Path(self.file).stem)

    @property
    def stem(self) -> str:
        """Its name in a file name."""
        if self.rules:
            return self.rules.replace("=", "-").replace(",", "-").replace("/", "-").replace(" ", "")
        return Path(self.file).stem if self.file else self._base


def _game(request: Request) -> str:
    return request.values.get("game", "custom" if "mix" in request.values else "world_on_fire")


def _new_order(
    request: Request,
    corrections: Corrections,
    language: str,
    words: list[str],
    more: list[str] | None = None,
    game: str | None = None,
    rules: str | None = None,
    bots: tuple[str, ...] = (),
) -> Order:
    from kunitori.lab.order import Order
    from kunitori.lab.pool import check_bots, default_bots
    from kunitori.lab.report import GAMES
    from kunitori.lab.rulesets import Ruleset

    seed = request.values.get("seed", _DEFAULT_SEED)
    mix = request.values.get("mix") if game in (None, "custom") else None
    rules = request.values.get("rules") if rules is None else rules
    ruleset = Ruleset.of(game or _game(request), mix, seed, corrections, rules, named_expansion(request))
    players = request.number("players", 1) or _DEFAULT_PLAYERS
    ruleset.cards.check_players(players)
    bots = tuple(dict.fromkeys(request.listed("bots") or bots or default_bots(ruleset, players)))
    check_bots(bots, ruleset, players)
    games = request.number("games", players + 1) or GAMES  # two deals, to estimate an error
    # Only options that change the page: it is the same for any number of processes.
    line = ["kunitori", "lab", *words, *(more or [])]
    line += [] if game else ["--game", ruleset.game]
    line += ["--mix", ruleset.mix] if ruleset.mix else []
    line += ["--cards", request.values["cards"]] if "cards" in request.values else []
    line += ["--rules", request.values["rules"]] if "rules" in request.values else []
    line += ["--players", str(players), "--bots", ",".join(bots), "--games", str(games), "--seed", seed]
    line += ["--lang", language]
    if "corrections" in request.values:
        line += ["--corrections", request.values["corrections"]]
    return Order(ruleset, players, bots, games, seed, shlex.join(line))


def _crew(request: Request) -> Crew:
    return Crew(jobs_for(request), request.values.get("cluster"))


def _place(request: Request, name: str) -> str:
    """Where the page goes, checked before all the games are played."""
    from kunitori.lab.page import FIRST

    folder = request.values.get("csv")
    if folder and not Path(folder).expanduser().is_dir():
        raise KunitoriError("file-no-folder", folder=files.shown(folder))
    place = request.values.get("out", name)
    files.check_page(place, FIRST, "lab-error-taken")
    return place


def _write(page: LabPage, place: str, request: Request, terminal: Terminal) -> int:
    """Write the page and, if asked for, the numbers behind each of its plots."""
    from kunitori.lab.data import figure_csv
    from kunitori.lab.page import write_page
    from kunitori.lab.words import Words

    say = terminal.say
    files.write_page(place, write_page(page, say))
    terminal.print(Text(say("lab-written", path=place)))
    if folder := request.values.get("csv"):
        figures = [figure for section in page.sections for figure in section.figures]
        for figure in figures:
            files.write_page(Path(folder) / f"{figure.id}.csv", figure_csv(figure, Words(say)))
        terminal.print(Text(say("lab-csv-written", count=len(figures), folder=folder)))
    return OK
