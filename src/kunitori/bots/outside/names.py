"""The names of outside bots: ``exec:COMMAND``, ``python:package.module:Class`` and ``python-here:…``."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from pathlib import Path

from kunitori.bots.outside.bot import DECISION_SECONDS, OutsideBot
from kunitori.bots.outside.classes import is_class_name
from kunitori.bots.outside.here import HereBot
from kunitori.errors import BadOptions

__all__ = ["is_outside", "outside_bot"]

_NAME = re.compile(r"(exec|python|python-here)(?:@([0-9]{1,4}(?:\.[0-9]{1,3})?))?:(.*)", re.DOTALL)
_FORMS = ("exec:COMMAND", "python:package.module:Class", "python-here:package.module:Class")
_LONGEST_QUOTE = 60


def is_outside(name: str) -> bool:
    """Whether a name has the form of an outside bot, valid or not.

    >>> is_outside("exec:./my_bot --deep"), is_outside("python@5:my_bots:Miser"), is_outside("money")
    (True, True, False)
    """
    return _NAME.fullmatch(name) is not None


def outside_bot(name: str, seed: int | str | None = None, *, seconds: float | None = None) -> OutsideBot | HereBot:
    """The outside bot of that name; nothing is started before its first question.

    ``@`` sets the time limit in seconds for each decision: ``exec@5:./my_bot``; ``seconds`` overrides it. A class that
    plays in this process (``python-here:``) has none: nobody could interrupt it.

    >>> outside_bot("python:my_bots:Miser").name
    'python:my_bots:Miser'
    >>> outside_bot("python:miser")
    Traceback (most recent call last):
    ...
    kunitori.errors.BadOptions: “miser” is not a Python class. Write python:package.module:Class.
    """
    found = _NAME.fullmatch(name)
    if not found:
        raise BadOptions("error-unknown-bot", bot=_short(name), bots=_FORMS)
    kind, cap, rest = found.groups()
    if kind != "exec" and not is_class_name(rest):
        raise BadOptions("error-bot-class", bot=_short(rest))
    if kind == "python-here":
        if cap:
            raise BadOptions("error-bot-here-time")
        return HereBot(name, rest, seed)
    if os.name != "posix":
        raise BadOptions("error-bot-system")
    wanted = float(cap) if cap else DECISION_SECONDS
    limit = wanted if seconds is None else seconds
    if kind == "exec":
        return OutsideBot(name, _program(rest), seed, seconds=limit)
    return OutsideBot(name, _worker(rest), seed, seconds=limit, python_class=rest)


def _program(rest: str) -> list[str]:
    try:
        words = shlex.split(rest)
    except ValueError:
        raise BadOptions("error-bot-quotes", command=_short(rest)) from None
    if not words or "\0" in rest:
        raise BadOptions("error-bot-command", command=_short(rest))
    program = str(Path(words[0]).expanduser()) if words[0].startswith("~/") else words[0]
    if not shutil.which(program):
        raise BadOptions("error-bot-command", command=_short(words[0]))
    return [program, *words[1:]]


def _worker(rest: str) -> list[str]:
    # -P: a file beside the bot must not shadow a module of the standard library.
    return [sys.executable, "-P", "-m", "kunitori.bots.outside.worker", rest]


def _short(text: str) -> str:
    return "".join(c if c.isprintable() else "\ufffd" for c in text[:_LONGEST_QUOTE])
