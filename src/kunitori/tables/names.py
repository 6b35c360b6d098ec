"""What people may be called and may say."""

from __future__ import annotations

from collections.abc import Collection

from kunitori.bots.names import personal_names
from kunitori.errors import BadOptions, quoted
from kunitori.i18n import texts
from kunitori.tables.crests import CRESTS
from kunitori.tables.lookalikes import are_alike, is_visible, without_variations
from kunitori.values.vocabulary import is_player_name

__all__ = ["MAX_CHAT_CHARACTERS", "checked_crest", "checked_name", "checked_words", "free_name", "names_of_bots"]

MAX_CHAT_CHARACTERS = 300
MAX_NOTE_CHARACTERS = 2000
_MAX_NAME_CHARACTERS = 24  # that fit a seat on the page; records allow more


def checked_name(name: object) -> str:
    """The name without extra blanks; `BadOptions` if it is not a valid name."""
    if not isinstance(name, str) or len(name) > 200:
        raise BadOptions("error-table-name", most=_MAX_NAME_CHARACTERS)
    name = " ".join(without_variations(name).split())
    if len(name) > _MAX_NAME_CHARACTERS or not is_player_name(name):
        raise BadOptions("error-table-name", most=_MAX_NAME_CHARACTERS)
    if not is_visible(name):
        raise BadOptions("error-table-name-invisible")
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
    """The name, with a number added if it is taken, or looks like one that is.

    >>> free_name("Ann", ["Ben"]), free_name("Ann", ["Ann", "Ann 2"]), free_name("ANN", ["Ann"])
    ('Ann', 'Ann 3', 'ANN 2')
    >>> checked_name(free_name("Wilhelmine von Hohenfels", ["Wilhelmine von Hohenfels"]))
    'Wilhelmine von Hohenfe 2'
    """
    number, free = 1, name
    while any(are_alike(free, other) for other in taken):
        number += 1
        behind = f" {number}"
        free = name[: _MAX_NAME_CHARACTERS - len(behind)].rstrip() + behind
    return free


def names_of_bots(number: int, table: str, language: str, people: Collection[str]) -> list[str]:
    """Names for the bots of a table that nobody takes for those of people; the same whenever the table is opened."""

    def is_free(name: str) -> bool:
        return not any(are_alike(name, person) for person in people)

    return personal_names(number, table, texts(language), is_free) if number else []
