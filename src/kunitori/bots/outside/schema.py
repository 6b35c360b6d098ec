"""A JSON Schema for the messages between the game and an outside bot (docs/outside-bots.schema.json).

Fields may be added to every object; a bot that does not know them ignores them.

>>> [*protocol_schema()["$defs"]["decide"]["properties"]]
['type', 'number', 'view', 'decision']
"""

from __future__ import annotations

from typing import Any

from kunitori.bots.outside.words import PROTOCOL
from kunitori.cards.kinds import CATEGORIES

__all__ = ["protocol_schema"]

_Schema = dict[str, Any]
_TEXT: _Schema = {"type": "string"}
_FLAG: _Schema = {"type": "boolean"}
_INTEGER: _Schema = {"type": "integer"}
_COUNT: _Schema = {"type": "integer", "minimum": 0}
_COUNTS: _Schema = {"$ref": "#/$defs/counts"}
_PHASES = ("action", "battle", "buy", "redraw", "deploy", "end")


def protocol_schema() -> _Schema:
    """The schema (JSON Schema 2020-12): a document is a message to the bot or an answer from it."""
    messages = ("hello", "game", "decide", "over", "refused")
    answers = ("greeting", "choice", "failure")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages between Kunitori and an outside bot",
        "anyOf": [{"$ref": "#/$defs/message"}, {"$ref": "#/$defs/answer"}],
        "$defs": {
            "message": {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in messages]},
            "answer": {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in answers]},
            **_messages(),
            **_answers(),
            "view": _view(),
            "decision": _decision(),
            "seat": _seat(),
            "land": _object(
                winner=_or_null(_COUNT),
                lines=_list(_list(_or_null(_TEXT))),
                strengths=_list(_list(_INTEGER)),
            ),
            "event": _event(),
            "card": {
                **_object(category={"enum": [*CATEGORIES]}, copies=_COUNT, cost=_COUNT),
                "additionalProperties": {"type": ["integer", "boolean", "string", "array"]},
            },
            "counts": {"type": "object", "additionalProperties": _COUNT},
        },
    }


def _messages() -> _Schema:
    view: _Schema = {"$ref": "#/$defs/view"}
    return {
        "hello": _object(
            type={"const": "hello"},
            protocol={"const": PROTOCOL},
            version=_TEXT,
            seed={"type": "integer", "minimum": 0, "exclusiveMaximum": 2**53},
            seconds=_or_null({"type": "number", "minimum": 0}),
        ),
        "game": _object(
            type={"const": "game"},
            game=_TEXT,
            players=_list(_TEXT),
            seat=_COUNT,
            cards={"type": "object", "additionalProperties": {"$ref": "#/$defs/card"}},
        ),
        "decide": _object(
            type={"const": "decide"},
            number={"type": "integer", "minimum": 1},
            view=view,
            decision={"$ref": "#/$defs/decision"},
        ),
        "over": _object(type={"const": "over"}, scores=_list(_INTEGER), winners=_list(_COUNT), view=view),
        "refused": _object(type={"const": "refused"}, error=_TEXT, id=_TEXT, rule=_or_null(_TEXT)),
    }


def _answers() -> _Schema:
    choice = {"number": {"type": "integer", "minimum": 1}, "option": _TEXT, "action": _INTEGER}
    return {
        "greeting": _object(protocol={"const": PROTOCOL}),
        "choice": {
            "type": "object",
            "properties": choice,
            "anyOf": [{"required": ["option"]}, {"required": ["action"]}],
        },
        "failure": _object("number", "why", failed={"const": True}, number=choice["number"], why=_TEXT),
    }


def _view() -> _Schema:
    return _object(
        "cards",
        seat=_or_null(_COUNT),
        players=_list(_TEXT),
        game=_TEXT,
        turn=_COUNT,
        round=_COUNT,
        active=_COUNT,
        phase={"enum": [*_PHASES]},
        actions=_INTEGER,
        money=_INTEGER,
        buys=_INTEGER,
        discount=_INTEGER,
        pool=_COUNTS,
        top_general=_or_null(_TEXT),
        generals_left=_COUNT,
        trash=_COUNTS,
        played=_COUNTS,
        unplayed=_COUNTS,
        attackers=_list(_COUNTS),
        ally=_or_null(_COUNT),
        decision=_or_null({"$ref": "#/$defs/decision"}),
        seats=_list({"$ref": "#/$defs/seat"}),
        lands=_list({"$ref": "#/$defs/land"}),
        buried=_COUNTS,
        east_team=_or_null(_COUNT),
        answered=_list(_COUNT),
        is_over=_FLAG,
        is_last_round=_FLAG,
        events_before=_COUNT,
        events=_list({"$ref": "#/$defs/event"}),
        rest={"type": "object"},
        cards=_list(_TEXT),
    )


def _decision() -> _Schema:
    return _object(
        player=_COUNT,
        kind=_TEXT,
        card=_or_null(_TEXT),
        other=_or_null(_COUNT),
        land=_or_null(_COUNT),
        team=_or_null(_COUNT),
        colour=_or_null(_TEXT),
        step=_COUNT,
        rule=_TEXT,
        options=_list(_TEXT),
        actions=_list(_INTEGER),
    )


def _seat() -> _Schema:
    return _object(
        name=_TEXT,
        hand_size=_COUNT,
        hand=_COUNTS,
        deck_size=_COUNT,
        deck=_or_null(_COUNTS),
        top=_list(_TEXT),
        top_in_order=_FLAG,
        discard_size=_COUNT,
        discard=_COUNTS,
        deployed=_COUNTS,
        ambush=_COUNTS,
        revealed=_list(_TEXT),
        moats=_COUNT,
        owned=_COUNTS,
        points=_INTEGER,
        has_gained_land=_FLAG,
        markers=_COUNTS,
    )


def _event() -> _Schema:
    optional: _Schema = {
        "cards": _COUNTS, "number": _INTEGER, "other": _COUNT, "place": _TEXT, "rule": _TEXT, "cause": _TEXT,
        "known": _COUNTS, "against": _INTEGER, "land": _COUNT, "team": _COUNT, "colour": _TEXT,
    }  # fmt: skip
    return _object(*optional, kind=_TEXT, player=_or_null(_COUNT), **optional)


def _object(*optional: str, **fields: _Schema) -> _Schema:
    """An object with these fields; all but the optional ones are always there."""
    required = [name for name in fields if name not in optional]
    return {"type": "object", "properties": fields, "required": required}


def _list(items: _Schema) -> _Schema:
    return {"type": "array", "items": items}


def _or_null(schema: _Schema) -> _Schema:
    return {"anyOf": [schema, {"type": "null"}]}
