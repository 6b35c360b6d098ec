"""The help that `kunitori --help` prints."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kunitori.cli.arguments import COMMANDS, COMMON, Command, is_flag
from kunitori.i18n import Texts

__all__ = ["help_page"]


def help_page(command: str, say: Texts) -> RenderableType:
    """The help for one command, or for all if none is named."""
    if not command:
        commands = _columns([(name, say(f"command-{_hyphened(name)}")) for name in COMMANDS])
        usage = f"kunitori {say('value-command')} [{say('value-options')}]"
        parts = [Text(say("terminal-about")), _usage(usage, say), *_section(say("heading-commands"), commands)]
        parts += _section(say("heading-common-options"), _options(COMMON, say))
        codes = [(str(code), say(f"exit-{code}")) for code in (0, 1, 2, 130)]
        parts += _section(say("heading-exit"), _columns(codes))
        return Group(*parts)
    known = COMMANDS[command]
    words = [] if not known.word else [_word(known, say)]
    usage = " ".join(["kunitori", command, *words, f"[{say('value-options')}]"])
    parts = [Text(say(f"command-{_hyphened(command)}.about")), _usage(usage, say)]
    if longer := [name for name in COMMANDS if name.startswith(f"{command} ")]:
        parts += _section(say("heading-commands"), _columns([(n, say(f"command-{_hyphened(n)}")) for n in longer]))
    if known.options:
        parts += _section(say("heading-options"), _options(known.options, say, command))
    parts += _section(say("heading-common-options"), _options(COMMON, say))
    return Group(*parts)


def _hyphened(command: str) -> str:
    """A command of two words as ids have it."""
    return command.replace(" ", "-")


def _word(command: Command, say: Texts) -> str:
    word = say(f"value-{command.word}") + ("…" if command.many else "")
    return word if command.least else f"[{word}]"


def _usage(usage: str, say: Texts) -> RenderableType:
    return Padding(Text(f"{say('heading-usage')}  {usage}"), (1, 0, 0, 0))


def _section(title: str, body: RenderableType) -> list[RenderableType]:
    return [Padding(Text(title, style="bold"), (1, 0, 0, 0)), Padding(body, (0, 0, 0, 2))]


def _options(options: Sequence[str], say: Texts, command: str = "") -> Table:
    """A table of options; texts of this command come before the shared ones."""
    rows: list[tuple[str, str]] = []
    for option in options:
        own = f"{_hyphened(command)}-{option}"
        value = "" if is_flag(option, command) else " " + _first_text(say, f"value-{own}", f"value-{option}")
        rows.append((f"--{option}{value}", _first_text(say, f"option-{own}", f"option-{option}")))
    return _columns(rows)


def _first_text(say: Texts, *ids: str) -> str:
    return next(say(id) for id in ids if say.has(id))


def _columns(rows: Sequence[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for left, right in rows:
        table.add_row(Text(left), Text(right))
    return table
