"""The words a card's text is composed of: the source for the reader, the JSON Schema and the docs.

A word of a text is one entry, such as ``{ draw = 2 }`` or ``{ gain = "silver", to = "hand" }``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = [
    "COSTS", "GAINS", "ID", "LEAST", "MAX_CLAUSES", "MAX_ENTRIES", "MAX_FOUGHT", "MAX_NAME_CHARACTERS", "MAX_SIDES",
    "MAX_TITLE_CHARACTERS", "MAX_WORDING_CHARACTERS", "PLACES", "STAYS", "TRAITS", "VP", "WORDS", "Word",
]  # fmt: skip

PLACES = ("discard", "hand", "deck")
"""Where a gained card goes; the first is the rule (C4.3)."""
GAINS = ("next_treasure", "more")
"""What a trashed card can bring."""
ID = "[a-z][a-z0-9_]{1,31}"
"""What the id of a card looks like."""
COSTS = (0, 20)
VP = (-20, 20)
STAYS = (0, 10)
LEAST = (1, 20)
"""How many cards points given once can ask for."""
MAX_FOUGHT = 3
"""The most kinds of an expansion that do something after a battle: what waits has room for as many."""
MAX_ENTRIES = 20
"""The most entries of one list."""
MAX_NAME_CHARACTERS = 40
MAX_TITLE_CHARACTERS = 60
MAX_WORDING_CHARACTERS = 400
MAX_SIDES = 4
"""The most things a card can offer to choose from."""
MAX_CLAUSES = 24
"""The most clauses of one card, those of its choices included."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word: what it takes, and what it may bring along.

    >>> WORDS["draw"].high, WORDS["spy"].things
    (10, ('discard', 'trash'))
    """

    name: str
    low: int = 0
    high: int = 0
    """The numbers it takes; no number at all if both are 0."""
    things: tuple[str, ...] = ()
    """The words it takes."""
    takes_card: bool = False
    """Whether it takes the id of a card as well."""
    takes_clauses: bool = False
    options: tuple[str, ...] = ()
    asks: tuple[str, ...] = ()
    """The decisions (decisions/table.py) it can ask."""
    example: str = ""


_ROWS = (
    Word("draw", 1, 10, example="{ draw = 2 }"),
    Word("actions", 1, 10, example="{ actions = 1 }"),
    Word("money", 1, 20, example="{ money = 3 }"),
    Word("buys", 1, 10, example="{ buys = 1 }"),
    Word("discount", 1, 3, example="{ discount = 1 }"),
    Word("joint_battle", example="{ joint_battle = true }"),
    Word(
        "trash", things=("hand", "this"), options=("only", "gain", "more", "to"), asks=("trash", "gain"),
        example='{ trash = "hand", gain = "more", more = 2 }',
    ),
    Word("return", things=("this",), example='{ return = "this" }'),
    Word(
        "gain", things=("any",), takes_card=True, options=("cost", "to"), asks=("gain",),
        example='{ gain = "silver", to = "hand" }',
    ),
    Word(
        "discard", things=("deployed", "hand"), options=("only",), asks=("trap_seat", "discard"),
        example='{ discard = "hand" }',
    ),
    Word("fetch", things=("general",), asks=("take",), example='{ fetch = "general" }'),
    Word(
        "spy", things=("discard", "trash"), asks=("target", "show", "pick"),
        example='{ spy = "discard" }',
    ),
    Word("exchange", things=("treasure",), asks=("exchange",), example='{ exchange = "treasure" }'),
    Word("choose", takes_clauses=True, asks=("choose",), example="{ choose = [[{ draw = 1 }], [{ money = 2 }]] }"),
    Word("rivals", takes_clauses=True, example="{ rivals = [{ draw = 1 }] }"),
)  # fmt: skip

WORDS: Mapping[str, Word] = {word.name: word for word in _ROWS}
"""Every word of a text by its name."""

TRAITS: Mapping[str, str] = {
    "play": "clauses",
    "gained": "clauses",
    "fought": "clauses",
    "points": "points",
    "stays": "number",
    "falls": "flag",
    "destroys": "flag",
    "passes_on": "flag",
    "trade_proof": "flag",
}
"""The parts of a text and what each is: clauses for when the card is played, gained or has fought, and traits."""
