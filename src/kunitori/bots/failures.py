"""Why a bot lost a move, in words for its owner: errors, exit statuses, and what programs said last."""

from __future__ import annotations

import traceback

from kunitori.errors import quoted
from kunitori.i18n import Message, message
from kunitori.i18n.numbers import decimal

__all__ = ["ended", "garbled", "last_line", "late", "no_class", "no_option", "raised", "said", "unstartable"]

_LONGEST = 160  # characters of a foreign line


def last_line(error: BaseException) -> str:
    """The last line of the traceback, which says what was raised.

    >>> last_line(ValueError("bad"))
    'ValueError: bad'
    """
    try:
        return quoted(traceback.format_exception_only(error)[-1], _LONGEST)
    except Exception:  # it cannot even be printed
        return quoted(type(error).__name__, _LONGEST)


def raised(error: BaseException) -> Message:
    """It raised an error."""
    return said(last_line(error))


def said(line: object) -> Message:
    """It said itself that it failed, in these words or in none."""
    words = quoted(line, _LONGEST) if isinstance(line, str) else ""
    return message("bot-why-raised", line=words) if words else message("bot-why-failed")


def no_option(answer: object) -> Message:
    """It answered something that is not among the options."""
    try:
        return message("bot-why-no-option", answer=quoted(answer))
    except Exception:  # it cannot even be printed
        return message("bot-why-no-option", answer=quoted(type(answer).__name__))


def late(seconds: float) -> Message:
    """It gave no answer in time."""
    return message("bot-why-late", seconds=decimal(seconds, 1 if seconds >= 1 else 2))


def unstartable(line: str) -> Message:
    """The system could not start its program."""
    return message("bot-why-unstartable", line=quoted(line, _LONGEST))


def no_class(name: str, line: str) -> Message:
    """There is no such Python class, or it cannot be imported."""
    return message("bot-why-no-class", name=quoted(name, _LONGEST), line=quoted(line, _LONGEST))


def garbled(line: str) -> Message:
    """It wrote something that the protocol does not know."""
    return message("bot-why-garbled", line=quoted(line))


def ended(status: int | None, line: str) -> Message:
    """Its program ended with a status, or by a signal (below 0), or it closed its output; and what it said last."""
    words = quoted(line, _LONGEST)
    if status is None:
        how = message("bot-why-closed")
    elif status < 0:
        how = message("bot-why-killed", signal=-status)
    else:
        how = message("bot-why-ended", status=status)
    return message("bot-why-and-said", how=how, line=words) if words else how
