"""What people may be called and may say."""

from __future__ import annotations

from collections.abc import Collection

from kunitori.errors import BadOptions, quoted
from kunitori.tables.crests import CRESTS
from kunitori.values.vocabulary import is_player_name

__all__ = ["LONGEST_SAID", "checked_crest", "checked_name", "checked_words", "free_name"]

LONGEST_SAID = 300
LONGEST_NOTE = 2000
_LONGEST_NAME = 24  # a seat has room for so much; records have more


def checked_name(name: object) -> str:
    """The name without needless blanks; `BadOptions` if nobody can be called so."""
    if not isinstance(name, str) or len(name) > 200:
        raise BadOptions("error-table-name", most=_LONGEST_NAME)
    name = " ".join(name.split())
    if len(name) > _LONGEST_NAME or not is_player_name(name):
        raise BadOptions("error-table-name", most=_LONGEST_NAME)
    return name


def checked_crest(crest: object) -> str:
    """The crest, if it is one of `CRESTS`."""
    if crest not in CRESTS:
        raise BadOptions("error-table-crest", crest=quoted(crest), crests=CRESTS)
    return str(crest)


def checked_words(text: object, most: int = LONGEST_SAID) -> str:
    """What somebody says, in one line; `BadOptions` if it is nothing, too much, or no text."""
    if not isinstance(text, str) or len(text) > 4 * most:
        raise BadOptions("error-table-said", most=most)
    text = " ".join(text.split())
    if not text or len(text) > most or not text.isprintable():
        raise BadOptions("error-table-said", most=most)
    return text


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it where somebody is called so already.

    >>> free_name("Ann", ["Ben"]), free_name("Ann", ["Ann", "Ann 2"])
    ('Ann', 'Ann 3')
    >>> checked_name(free_name("Wilhelmine von Hohenfels", ["Wilhelmine von Hohenfels"]))
    'Wilhelmine von Hohenfe 2'
    """
    number, free = 1, name
    while free in taken:
        number += 1
        behind = f" {number}"
        free = name[: _LONGEST_NAME - len(behind)].rstrip() + behind
    return free
