"""Bots that play by a list of the user's: ``list:FILE``, in the form of docs/strategies.md."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kunitori.bots.own_minds import unquoted
from kunitori.bots.scripted import ScriptedBot, script_for
from kunitori.bots.strategy import Strategy
from kunitori.cards.sets import CardSet
from kunitori.errors import BadOptions

__all__ = ["check_list_bot", "is_list_bot", "list_bot", "own_list"]

_PREFIX = "list:"
_MOST_BYTES = 100_000
"""Ours have about 500."""
_LONGEST_QUOTE = 200


def is_list_bot(name: str) -> bool:
    """Whether a name has the form of a bot with a list from a file, valid or not.

    >>> is_list_bot("list:my.txt"), is_list_bot("money")
    (True, False)
    """
    return name.startswith(_PREFIX)


def list_bot(name: str, seed: int | str | None) -> ScriptedBot:
    """The bot of that name."""
    return ScriptedBot(name, seed, own_list(name))


def check_list_bot(name: str, cards: CardSet, seats: int) -> None:
    """Raise a `KunitoriError` if the file is no list, or no list for this table."""
    script_for(own_list(name), cards, seats)


def own_list(name: str) -> Strategy:
    """The list of the bot of that name; `BadOptions` if there is no such file, `BadNotation` names a wrong line.

    >>> own_list("list:nowhere.txt")
    Traceback (most recent call last):
    ...
    kunitori.errors.BadOptions: The file nowhere.txt is not there, or it is no text. A list is a text like those ...
    """
    path = unquoted(name.removeprefix(_PREFIX))
    try:
        file = Path(path).expanduser()
        found = file.stat()
        text = _text(file, (found.st_mtime_ns, found.st_size))
    except (OSError, RuntimeError, ValueError):
        raise BadOptions("error-list-missing", path=path[:_LONGEST_QUOTE]) from None
    return _read(name, text)


@lru_cache(maxsize=16)
def _text(file: Path, stamp: tuple[int, int]) -> str:
    """The text of a file with this time and size."""
    if not file.is_file() or stamp[1] > _MOST_BYTES:
        raise ValueError
    return file.read_bytes().decode()


@lru_cache(maxsize=16)
def _read(name: str, text: str) -> Strategy:
    return Strategy.read(name, text)
