"""The command line: words in, a `Request` out.

`argparse` will not do, because its messages do not come from the catalogues.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kunitori.cli.typed import read_number
from kunitori.errors import KunitoriError, quoted
from kunitori.i18n import LANGUAGES, Arg, texts

__all__ = ["COMMANDS", "COMMON", "FLAGS", "Command", "Request", "chosen_language", "is_flag", "parse"]


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its own options, and the words that may follow it."""

    options: tuple[str, ...] = ()
    word: str = ""
    """What the words after it mean; empty if it takes none."""
    least: int = 0
    many: bool = False
    valued: tuple[str, ...] = ()
    """Options that take a value here, although they are flags elsewhere."""
    extra: str = "play"
    """The extra of the package that it needs."""


COMMANDS: Mapping[str, Command] = {
    "serve": Command(
        (
            "host", "port", "no-browser", "database", "workers", "log", "proxies", "host-names", "idle", "keep-days",
            "push-hosts", "push-contact", "no-limits",
        ),
        extra="web",
    ),
    "play": Command(
        ("game", "mix", "cards", "rules", "players", "bots", "seed", "max-rounds", "load", "auto", "record")
    ),
    "cards": Command(("game", "mix", "cards", "rules", "seed"), "card", many=True),
    "cards new": Command((), "expansion", least=1),
    "cards check": Command(("game", "mix", "rules", "seed"), "expansion", least=1),
    "cards play": Command(
        ("game", "mix", "rules", "players", "bots", "seed", "max-rounds", "auto", "record"), "expansion", least=1
    ),
    "cards measure": Command(
        ("game", "mix", "card", "bots", "players", "games", "seed", "jobs", "cluster"),
        "expansion",
        least=1,
        extra="lab",
    ),
    "rules": Command((), "rule", many=True),
    "verify": Command((), "file", least=1),
    "replay": Command((), "file", least=1),
    "review": Command(("nodes", "player", "json"), "file", least=1, valued=("json",)),
    "arena": Command(
        ("game", "mix", "cards", "rules", "bots", "players", "games", "seed", "max-rounds", "until", "share", "json",
         "csv", "parquet", "jobs", "cluster", "exploit", "coalition", "practice", "seconds", "out"),
        valued=("json",),
        extra="arena",
    ),
    "lab": Command(
        (
            "game", "mix", "cards", "rules", "players", "bots", "games", "seed", "corrections-a", "corrections-b",
            "rules-a", "rules-b", "jobs", "cluster", "out", "csv",
        ),
        "study",
        least=1,
        many=True,
        extra="lab",
    ),
    "train": Command(("game", "players", "rounds", "games", "seed", "from", "jobs", "cluster", "out")),
    "benchmark": Command(("bot", "tasks", "games", "json", "jobs", "cluster"), valued=("json",), extra="arena"),
    "benchmark table": Command((), "result", least=1, many=True),
    "mcp": Command(("no-moves",), extra="mcp"),
    "backup": Command(("database",), "backup", least=1, extra="web"),
    "bench": Command(("json", "check"), "bench", least=1),
}
COMMON = ("lang", "corrections", "help", "version")
FLAGS = ("auto", "json", "check", "no-browser", "no-limits", "no-moves", "coalition", "help", "version")
"""Options without a value, unless the command lists them in `Command.valued`."""

_SHORT_FORMS = {"-h": "--help", "-V": "--version"}


@dataclass(slots=True)
class Request:
    """A parsed command line."""

    command: str = ""
    words: list[str] = field(default_factory=list)
    values: dict[str, str] = field(default_factory=dict)
    flags: set[str] = field(default_factory=set)
    given: tuple[str, ...] = ()
    """The command line as it was typed."""

    def number(self, option: str, least: int) -> int | None:
        """The value of an option as a whole number, or None if it was not given."""
        value = self.values.get(option)
        if value is None:
            return None
        number = read_number(value, least)
        if number is None:
            raise KunitoriError("command-error-number", option=option, value=quoted(value), least=least)
        return number

    def listed(self, option: str) -> list[str] | None:
        """The comma-separated value of an option, or None if it was not given."""
        value = self.values.get(option)
        if value is None:
            return None
        parts = [part.strip() for part in value.split(",") if part.strip()]
        if not parts:
            raise KunitoriError("command-error-value", option=option)
        return parts


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language to use: ``--lang``, then ``KUNITORI_LANG``, then the locale, then English.

    An unknown language raises `UnknownLanguage`; an unknown locale means English.

    >>> chosen_language(["rules", "--lang", "fr"], {})
    'fr'
    >>> chosen_language([], {"LANG": "de_AT.UTF-8"}), chosen_language([], {"LANG": "it_IT"})
    ('de', 'en')
    """
    wish = environment.get("KUNITORI_LANG", "")
    for place, word in enumerate(arguments):
        if word == "--lang" and place + 1 < len(arguments):
            wish = arguments[place + 1]
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    if wish:
        return texts(wish.strip().casefold()).language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].casefold()
            return language if language in LANGUAGES else "en"
    return "en"


def parse(arguments: Sequence[str]) -> Request:
    """Parse the words of a command line, or raise a `KunitoriError` that says what is wrong."""
    request = Request(given=tuple(arguments))
    waiting = [*reversed(arguments)]
    only_words = False
    while waiting:
        word = waiting.pop()
        word = word if only_words else _SHORT_FORMS.get(word, word)
        if word == "--" and not only_words:
            only_words = True
        elif word.startswith("-") and word != "-" and not only_words:
            _read_option(request, word, waiting)
        elif not request.command:
            if word not in COMMANDS:
                raise _unknown("command-error-command", "command", word, tuple(COMMANDS))
            request.command = word
        elif not request.words and not only_words and f"{request.command} {word}" in COMMANDS:
            request.command += f" {word}"  # after two dashes, a card may have such a name
        else:
            request.words.append(word)
    if request.flags.isdisjoint({"help", "version"}):
        _check(request)
    return request


def _read_option(request: Request, word: str, waiting: list[str]) -> None:
    name, equals, value = word.partition("=")
    option = name.removeprefix("--")
    known = {*COMMON, *(option for command in COMMANDS.values() for option in command.options)}
    if not name.startswith("--") or option not in known:
        raise _unknown("command-error-option", "option", name, tuple(sorted(f"--{other}" for other in known)))
    if is_flag(option, request.command):
        if equals:
            raise KunitoriError("command-error-flag", option=option)
        request.flags.add(option)
        return
    if not equals:
        if not waiting or waiting[-1].startswith("--"):
            raise KunitoriError("command-error-value", option=option)
        value = waiting.pop()
    if not value.strip():
        raise KunitoriError("command-error-value", option=option)
    if option in request.values:
        raise KunitoriError("command-error-twice", option=option)
    request.values[option] = value


def is_flag(option: str, command: str) -> bool:
    """Whether an option takes no value with this command."""
    return option in FLAGS and (not command or option not in COMMANDS[command].valued)


def _check(request: Request) -> None:
    """Check that options and words belong to the command."""
    given = {*request.values, *request.flags} - {*COMMON}
    if not request.command:
        if given:
            raise KunitoriError("command-error-missing", commands=tuple(COMMANDS))
        return
    command = COMMANDS[request.command]
    for option in sorted(given - {*command.options}):
        raise KunitoriError("command-error-elsewhere", option=option, command=request.command)
    for option in sorted(request.flags & {*command.valued}):  # given before the command
        raise KunitoriError("command-error-value", option=option)
    if len(request.words) < command.least:
        raise KunitoriError(f"command-error-{command.word}-missing", command=request.command)
    if request.words and not command.word:
        raise KunitoriError("command-error-word", word=quoted(request.words[0]), command=request.command)
    if len(request.words) > 1 and not command.many:
        raise KunitoriError("command-error-word", word=quoted(request.words[1]), command=request.command)


def _unknown(id: str, what: str, word: str, known: tuple[str, ...]) -> KunitoriError:
    args: dict[str, Arg] = {what: quoted(word)}
    similar = difflib.get_close_matches(word, known, n=1)
    if similar:
        return KunitoriError(f"{id}-similar", None, **args, similar=similar[0])
    return KunitoriError(id, None, **args, **{f"{what}s": known})
