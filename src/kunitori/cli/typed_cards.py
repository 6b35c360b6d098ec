"""What a person can type instead of the id of a card: the number of its pile, or its name in any language."""

from __future__ import annotations

import re

from kunitori.cli.typed import read_number
from kunitori.errors import KunitoriError, quoted
from kunitori.game import View
from kunitori.telling.facts import piles
from kunitori.telling.naming import with_named_card

__all__ = ["card_of_pile", "is_number", "with_card_id"]

_POOL_VERBS = ("buy", "gain")


def is_number(word: str) -> bool:
    """Whether a word can only be meant as a number.

    >>> is_number("99"), is_number("-1"), is_number("1 3")
    (True, True, False)
    """
    return re.fullmatch(r"[-+]?[0-9]+", word) is not None


def card_of_pile(word: str, view: View) -> str:
    """The card that the pile with this number offers, or a `KunitoriError` if it offers none."""
    found = piles(view)
    number = read_number(word, 1, len(found))
    if number is None:
        raise KunitoriError("no-such-pile", number=quoted(word), most=len(found))
    card = found[number - 1].card
    if card is None:
        raise KunitoriError("no-general-left")
    return card.id


def with_card_id(line: str, view: View) -> str:
    """A move with the id of its card: “buy 3” and “buy or” become “buy gold”."""
    verb, _, rest = line.partition(" ")
    rest = rest.strip()
    if verb.casefold() in _POOL_VERBS and is_number(rest):
        return f"{verb} {card_of_pile(rest, view)}"
    return with_named_card(line, view)
