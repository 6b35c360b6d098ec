"""A JSON Schema for files of own cards, for editors that complete and check what somebody writes.

It is made from the vocabulary. It knows the shape of a file and nothing of the rules: whether a text can be played and
kept secret is checked when the file is read (`kunitori.cards.soundness`).

>>> own_cards_schema()["$defs"]["clause"]["oneOf"][0]["properties"]
{'draw': {'type': 'integer', 'minimum': 1, 'maximum': 10}}
"""

from __future__ import annotations

from typing import Any

from kunitori.cards.corrections import SPANS
from kunitori.cards.expansion import FORMAT, MAX_OWN_CARDS
from kunitori.cards.facts import FLAGS, NUMBERS
from kunitori.cards.kinds import CATEGORIES
from kunitori.cards.picture import COLOURS, FIGURES, MOST_THINGS, SCENES, SKIES, THINGS
from kunitori.cards.safe_svg import MOST_BYTES
from kunitori.cards.vocabulary import (
    COSTS,
    GAINS,
    ID,
    LEAST,
    MAX_ENTRIES,
    MAX_NAME_CHARACTERS,
    MAX_SIDES,
    MAX_TITLE_CHARACTERS,
    MAX_WORDING_CHARACTERS,
    PLACES,
    STAYS,
    TRAITS,
    VP,
    WORDS,
    Word,
)
from kunitori.i18n import LANGUAGES

__all__ = ["own_cards_schema"]

_Schema = dict[str, Any]
_FLAG: _Schema = {"type": "boolean"}
_CLAUSES: _Schema = {"$ref": "#/$defs/clauses"}
_IDS: _Schema = {"$ref": "#/$defs/ids"}


def own_cards_schema() -> _Schema:
    """The schema of an expansion file (JSON Schema 2020-12)."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Own cards for Kunitori",
        **_table(
            {
                "format": {"const": FORMAT},
                "title": _words(MAX_TITLE_CHARACTERS),
                "author": _words(MAX_NAME_CHARACTERS),
                "language": {"enum": [*LANGUAGES]},
                "cards": {
                    "type": "object",
                    "minProperties": 1,
                    "maxProperties": MAX_OWN_CARDS,
                    "propertyNames": {"$ref": "#/$defs/id"},
                    "additionalProperties": {"$ref": "#/$defs/card"},
                },
            },
            "cards",
        ),
        "$defs": {
            "id": {"type": "string", "pattern": f"^{ID}$"},
            "ids": {"type": "array", "maxItems": MAX_ENTRIES, "items": {"$ref": "#/$defs/id"}},
            "card": _card(),
            "clauses": {"type": "array", "maxItems": MAX_ENTRIES, "items": {"$ref": "#/$defs/clause"}},
            "clause": {"oneOf": [_clause(word) for word in WORDS.values()]},
            "points": _table({"each": _IDS, "empty": _IDS, "least": _number(*LEAST), "vp": _number(*VP)}, "vp"),
        },
    }


def _card() -> _Schema:
    traits = {
        "clauses": _CLAUSES,
        "points": {"type": "array", "maxItems": MAX_ENTRIES, "items": {"$ref": "#/$defs/points"}},
        "number": _number(*STAYS),
        "flag": _FLAG,
    }
    fields = {
        "category": {"enum": [*CATEGORIES]},
        "names": _by_language(MAX_NAME_CHARACTERS),
        **{name: _number(*SPANS[name]) for name in NUMBERS},
        **dict.fromkeys(FLAGS, _FLAG),
        **{name: traits[kind] for name, kind in TRAITS.items()},
        "wording": _by_language(MAX_WORDING_CHARACTERS),
        "author": _words(MAX_NAME_CHARACTERS),
        "picture": {"anyOf": [_words(MOST_BYTES), _picture()]},
    }
    return _table(fields, "category", "cost")


def _picture() -> _Schema:
    words = {"scene": SCENES, "figure": FIGURES, "sky": SKIES, "colour": COLOURS}
    things = {"type": "array", "maxItems": MOST_THINGS, "items": {"enum": [*THINGS]}}
    named = {name: {"enum": [*known]} for name, known in words.items()}
    return _table({"svg": _words(MOST_BYTES), **named, "things": things})


def _clause(word: Word) -> _Schema:
    return _table({word.name: _taken(word), **{name: _option(name) for name in word.options}}, word.name)


def _taken(word: Word) -> _Schema:
    """What stands behind a word."""
    if word.high:
        return _number(word.low, word.high)
    if word.name == "choose":
        return {"type": "array", "minItems": 2, "maxItems": MAX_SIDES, "items": _CLAUSES}
    if word.takes_clauses:
        return _CLAUSES
    if not word.things:
        return {"const": True}
    named: _Schema = {"enum": [*word.things]}
    return {"anyOf": [named, {"$ref": "#/$defs/id"}]} if word.takes_card else named


def _option(name: str) -> _Schema:
    known: dict[str, _Schema] = {
        "only": _IDS,
        "gain": {"enum": [*GAINS]},
        "to": {"enum": [*PLACES]},
        "more": _number(*COSTS),
        "cost": _number(*COSTS),
    }
    return known[name]


def _table(fields: _Schema, *required: str) -> _Schema:
    return {"type": "object", "properties": fields, "required": [*required], "additionalProperties": False}


def _number(low: int, high: int) -> _Schema:
    return {"type": "integer", "minimum": low, "maximum": high}


def _words(most: int) -> _Schema:
    return {"type": "string", "maxLength": most}


def _by_language(most: int) -> _Schema:
    return _table(dict.fromkeys(LANGUAGES, _words(most)))
