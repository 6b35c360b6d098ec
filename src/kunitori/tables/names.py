"""What people may be called and may say."""

from __future__ import annotations

from collections.abc import Collection

from kunitori.errors import BadOptions, quoted
from kunitori.tables.crests import CRESTS
from kunitori.values.vocabulary import is_player_name

__all__ = ["MAX_CHAT_CHARACTERS", "checked_crest", "checked_name", "checked_words", "free_name"]

MAX_CHAT_CHARACTERS = 300
MAX_NOTE_CHARACTERS = 2000
_MAX_NAME_CHARACTERS = 24  # that fit a seat on the page; records allow more


def checked_name(name: object) -> str:
    """The name without extra blanks; `BadOptions` if it is not a valid name."""
    if not isinstance(name, str) or len(name) > 200:
        raise BadOptions("error-table-name", most=_MAX_NAME_CHARACTERS)
    name = " ".join(name.split())
    if len(name) > _MAX_NAME_CHARACTERS or not is_player_name(name):
        raise BadOptions("error-table-name", most=_MAX_NAME_CHARACTERS)
    return name


def checked_crest(crest: object) -> str:
    """The crest, if it is one of `CRESTS`."""
    if crest not in CRESTS:
        raise BadOptions("error-table-crest", crest=quoted(crest), crests=CRESTS)
    return str(crest)


def checked_words(text: object, most: int = MAX_CHAT_CHARACTERS) -> str:
    """The text in one line; `BadOptions` if it is empty, too long, or not printable."""
    if not isinstance(text, str) or len(text) > 4 * most:
        raise BadOptions("error-table-said", most=most)
    text = " ".join(text.split())
    if not text or len(text) > most or not text.isprintable():
        raise BadOptions("error-table-said", most=most)
    return text


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number added if it is taken.

    >>> free_name("Ann", ["Ben"]), free_name("Ann", ["Ann", "Ann 2"])
    ('Ann', 'Ann 3')
    >>> checked_name(free_name("Wilhelmine von Hohenfels", ["Wilhelmine von Hohenfels"]))
    'Wilhelmine von Hohenfe 2'
    """
    number, free = 1, name
    while free in taken:
        number += 1
        behind = f" {number}"
        free = name[: _MAX_NAME_CHARACTERS - len(behind)].rstrip() + behind
    return free
