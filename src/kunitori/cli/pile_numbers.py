"""The numbers of the piles, which a person can type instead of a card's name."""

from __future__ import annotations

import re

from kunitori.cli.typed import read_number
from kunitori.errors import KunitoriError, quoted
from kunitori.game import View
from kunitori.telling.facts import piles

__all__ = ["card_of_pile", "is_number", "with_card_name"]

_VERBS = ("buy", "gain")


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


def with_card_name(line: str, view: View) -> str:
    """A line with the name of a card instead of a pile's number: “buy 3” becomes “buy gold”."""
    verb, _, rest = line.partition(" ")
    if verb.casefold() in _VERBS and is_number(rest.strip()):
        return f"{verb} {card_of_pile(rest.strip(), view)}"
    return line
