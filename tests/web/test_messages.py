"""Every message of a socket is parsed into its value, or refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kunitori.web.refusals import NotYours, Refusal, TooLarge
from kunitori.web.socket import messages
from kunitori.web.socket.messages import decode, parse

GOOD: list[tuple[dict[str, Any], messages.Message]] = [
    ({"do": "buy land", "rev": 7}, messages.Do("buy land", 7)),
    ({"do": "end"}, messages.Do("end", None)),
    ({"have": "abc"}, messages.Have("abc")),
    ({"cancel": True}, messages.Cancel()),
    ({"undo": 2}, messages.Undo(2)),
    ({"undo_answer": False}, messages.UndoAnswer(False)),
    ({"chat": "Hello"}, messages.Say("Hello", False)),
    ({"chat": "Hello", "team": True}, messages.Say("Hello", True)),
    ({"hint": True}, messages.Hint()),
    ({"coach": True}, messages.Coach(True)),
    ({"why": "buy gold"}, messages.Why("buy gold")),
    ({"weigh": "attack ben:cavalry"}, messages.Weigh("attack ben:cavalry")),
    ({"uncover": 1}, messages.Uncover(1)),
    ({"resign": True}, messages.Resign()),
    ({"pause": False}, messages.Pause(False)),
    ({"agree": True}, messages.Agree(True)),
    ({"hand_back": True}, messages.HandBack()),
    ({"stand_in": 1}, messages.StandIn(1)),
    ({"stand_in": "Ann"}, messages.StandIn(None)),
    ({"concede": 1}, messages.Concede(1)),
    ({"concede": True}, messages.Concede(None)),
    ({"rematch": True}, messages.Rematch(None)),
    ({"rematch": True, "part": "0f"}, messages.Rematch("0f")),
    ({"open": "0f", "seat": 1}, messages.OpenNumber("0f", 1)),
    ({"all_treasure": True}, messages.AllTreasure()),
]
BAD: list[tuple[dict[str, Any], type[Refusal]]] = [
    ({}, Refusal),
    ({"sing": True}, Refusal),
    ({"do": 7}, Refusal),
    ({"do": "end", "rev": True}, Refusal),
    ({"do": "end", "rev": "7"}, Refusal),
    ({"have": 7}, Refusal),
    ({"have": "x" * 201}, Refusal),
    ({"undo_answer": 1}, Refusal),
    ({"chat": None}, Refusal),
    ({"chat": "x", "team": 7}, Refusal),
    ({"coach": "yes"}, Refusal),
    ({"why": 1}, Refusal),
    ({"weigh": []}, Refusal),
    ({"uncover": "0"}, NotYours),
    ({"uncover": True}, NotYours),
    ({"pause": 1}, Refusal),
    ({"agree": None}, Refusal),
]


@pytest.mark.parametrize(("fields", "message"), GOOD, ids=str)
def test_a_message_becomes_its_value(fields: dict[str, Any], message: messages.Message) -> None:
    assert parse(decode(json.dumps(fields), 1000)) == message


@pytest.mark.parametrize(("fields", "refusal"), BAD, ids=str)
def test_a_bad_shape_is_refused(fields: dict[str, Any], refusal: type[Refusal]) -> None:
    with pytest.raises(refusal):
        parse(fields)


@pytest.mark.parametrize("text", [None, "", "[]", "7", "{", "[" * 100_000])
def test_what_is_no_object_is_refused(text: str | None) -> None:
    with pytest.raises(Refusal):
        decode(text, 1_000_000)
    with pytest.raises(TooLarge):
        decode("x" * 11, 10)
