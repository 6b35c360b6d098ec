"""Errors that users can cause.

An error carries a message id, its arguments and the number of the rule behind it, never a sentence. The sentence is
made in the reader's language.

>>> problem = BadCards("error-unknown-card-similar", rule="X5", card="trapp", similar="trap")
>>> print(problem)
There is no card “trapp” here. Did you mean “trap”? (rule X5)
>>> problem.sentence("de")
'Eine Karte „trapp“ gibt es hier nicht. Ist „trap“ gemeint? (Regel X5)'
"""

from __future__ import annotations

import errno

from kunitori.i18n import Arg, Message, message, texts

__all__ = [
    "BadCards", "BadNotation", "BadOptions", "BadPosition", "BadRecord", "IllegalMove", "KunitoriError", "quoted",
    "unwritable",
]  # fmt: skip

_LONGEST = 40
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def quoted(value: object, longest: int = _LONGEST) -> str:
    r"""A value from outside as one short printable line, to quote in an error.

    >>> quoted("a\nb\x1b[2J"), quoted("a" * 50)
    ('a b�[2J', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…')
    """
    try:
        text = str(value)
    except (ValueError, RecursionError):  # thousands of digits or nested brackets
        text = type(value).__name__
    text = " ".join(text.split())
    return _printable(text if len(text) <= longest else text[:longest] + "…")


def _printable(text: str) -> str:
    return text if text.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in text)


class KunitoriError(ValueError):
    """The base class of all errors a user can cause; `str()` gives the English sentence."""

    def __init__(self, id: str, /, rule: str | None = None, **args: Arg) -> None:
        # The text may come from a file or the network: it must not clear a screen or fake a line.
        args = {key: _printable(value) if isinstance(value, str) else value for key, value in args.items()}
        self.message: Message = message(id, **args)
        self.rule = rule
        super().__init__(id, rule, args)

    def sentence(self, language: str = "en") -> str:
        """What is wrong and what to do about it, with the rule if there is one."""
        say = texts(language)
        sentence = say(self.message)
        if self.rule is None:
            return sentence
        if self.rule.startswith("ruling "):
            return say("error-with-ruling", sentence=sentence, number=self.rule.removeprefix("ruling "))
        return say("error-with-rule", sentence=sentence, rule=self.rule)

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.message.id, self.rule, dict(self.message.args))


def _rebuild(kind: type[KunitoriError], id: str, rule: str | None, args: dict[str, Arg]) -> KunitoriError:
    return kind(id, rule=rule, **args)


class IllegalMove(KunitoriError):
    """The rules do not allow this move now."""


class BadNotation(KunitoriError):
    """A text that is not a move of this game."""


class BadRecord(KunitoriError):
    """A game record that cannot be read or does not replay."""


class BadPosition(KunitoriError):
    """A position that is impossible or cannot be read."""


class BadCards(KunitoriError):
    """Card data, corrections or a mix that cannot be used."""


class BadOptions(KunitoriError):
    """Options with which no game can be set up."""


def unwritable(path: str, problem: Exception) -> KunitoriError:
    """What is wrong with a place where a file cannot be written.

    >>> print(unwritable("games.csv", OSError(28, "No space left on device")))
    The disk is full, so games.csv cannot be written. Make room, or choose another place.
    """
    if isinstance(problem, KunitoriError):
        return problem
    is_full = isinstance(problem, OSError) and problem.errno in _FULL
    return KunitoriError("file-full" if is_full else "file-unwritable", path=path)
