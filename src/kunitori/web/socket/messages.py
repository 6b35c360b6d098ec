"""What a page sends over its socket: one value for each message, made from JSON or refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

from kunitori.game import HABITS
from kunitori.web.refusals import NotYours, Refusal, TooLarge

__all__ = [
    "WORDS",
    "Agree",
    "AllTreasure",
    "BotPace",
    "Cancel",
    "Coach",
    "Concede",
    "Do",
    "Habits",
    "HandBack",
    "Have",
    "Hint",
    "Message",
    "OpenNumber",
    "Pause",
    "Rematch",
    "Resign",
    "Say",
    "StandIn",
    "Uncover",
    "Undo",
    "UndoAnswer",
    "Weigh",
    "Why",
    "decode",
    "encoded",
    "parse",
]  # fmt: skip

_LONGEST_DIGESTS = 200  # characters

Fields = Mapping[str, Any]

ONE, SECRET = "one", "secret"
"""Answer what has one answer; at tables with other people, also what only this person can know to have one."""
ANSWERED = (ONE, SECRET, *HABITS)
"""What can be answered for somebody."""


@dataclass(frozen=True, slots=True)
class Do:
    """Answer the question: ``{"do": "buy land", "rev": 7}``. ``rev`` is the revision that the player saw."""

    move: str
    rev: int | None

    @classmethod
    def parse(cls, fields: Fields) -> Do:
        rev = fields.get("rev")
        if rev is not None and type(rev) is not int:
            raise Refusal("server-frame")
        return cls(_text(fields["do"]), rev)


@dataclass(frozen=True, slots=True)
class Have:
    """What the page shows already, as digests of its parts: ``{"have": "..."}``."""

    digests: str

    @classmethod
    def parse(cls, fields: Fields) -> Have:
        digests = _text(fields["have"])
        if len(digests) > _LONGEST_DIGESTS:
            raise Refusal("server-frame")
        return cls(digests)


@dataclass(frozen=True, slots=True)
class Cancel:
    """Take back the steps of the move in progress: ``{"cancel": true}``."""

    @classmethod
    def parse(cls, fields: Fields) -> Cancel:
        return cls()


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back moves: ``{"undo": 1}``. The table refuses a number that it cannot take back."""

    moves: Any

    @classmethod
    def parse(cls, fields: Fields) -> Undo:
        return cls(fields["undo"])


@dataclass(frozen=True, slots=True)
class UndoAnswer:
    """Let somebody take back moves, or not: ``{"undo_answer": true}``."""

    agrees: bool

    @classmethod
    def parse(cls, fields: Fields) -> UndoAnswer:
        return cls(_flag(fields["undo_answer"]))


@dataclass(frozen=True, slots=True)
class Say:
    """Say something to all, or to the team: ``{"chat": "Hello", "team": false}``."""

    text: str
    to_team: bool

    @classmethod
    def parse(cls, fields: Fields) -> Say:
        return cls(_text(fields["chat"]), _flag(fields.get("team", False)))


@dataclass(frozen=True, slots=True)
class Hint:
    """Ask the coach: ``{"hint": true}``."""

    @classmethod
    def parse(cls, fields: Fields) -> Hint:
        return cls()


@dataclass(frozen=True, slots=True)
class Coach:
    """Show the chances to win, or hide them: ``{"coach": true}``."""

    is_on: bool

    @classmethod
    def parse(cls, fields: Fields) -> Coach:
        return cls(_flag(fields["coach"]))


@dataclass(frozen=True, slots=True)
class Why:
    """Ask why a move is not open: ``{"why": "buy land"}``."""

    move: str

    @classmethod
    def parse(cls, fields: Fields) -> Why:
        return cls(_text(fields["why"]))


@dataclass(frozen=True, slots=True)
class Weigh:
    """Ask how strong the armies of an attack would be: ``{"weigh": "attack ben:cavalry cat:archers"}``."""

    move: str

    @classmethod
    def parse(cls, fields: Fields) -> Weigh:
        return cls(_text(fields["weigh"]))


@dataclass(frozen=True, slots=True)
class Uncover:
    """Show the hand of a seat at a shared screen: ``{"uncover": 0}``."""

    seat: int

    @classmethod
    def parse(cls, fields: Fields) -> Uncover:
        seat = fields["uncover"]
        if type(seat) is not int:
            raise NotYours("server-not-yours")
        return cls(seat)


@dataclass(frozen=True, slots=True)
class Resign:
    """Give up: ``{"resign": true}``."""

    @classmethod
    def parse(cls, fields: Fields) -> Resign:
        return cls()


@dataclass(frozen=True, slots=True)
class Pause:
    """Pause the table or go on: ``{"pause": true}``."""

    is_on: bool

    @classmethod
    def parse(cls, fields: Fields) -> Pause:
        return cls(_flag(fields["pause"]))


@dataclass(frozen=True, slots=True)
class Agree:
    """Agree to end the game here, or withdraw that (ruling 16): ``{"agree": true}``."""

    agrees: bool

    @classmethod
    def parse(cls, fields: Fields) -> Agree:
        return cls(_flag(fields["agree"]))


@dataclass(frozen=True, slots=True)
class HandBack:
    """Take the seat back from the bot that stood in: ``{"hand_back": true}``."""

    @classmethod
    def parse(cls, fields: Fields) -> HandBack:
        return cls()


@dataclass(frozen=True, slots=True)
class StandIn:
    """Let a bot play for somebody who is away: ``{"stand_in": 1}``."""

    seat: int | None
    """None if what was sent is no seat."""

    @classmethod
    def parse(cls, fields: Fields) -> StandIn:
        seat = fields["stand_in"]
        return cls(seat if type(seat) is int else None)


@dataclass(frozen=True, slots=True)
class Concede:
    """Decide without somebody who has been away for as long as agreed: ``{"concede": 1}``."""

    seat: int | None
    """None if what was sent is no seat."""

    @classmethod
    def parse(cls, fields: Fields) -> Concede:
        seat = fields["concede"]
        return cls(seat if type(seat) is int else None)


@dataclass(frozen=True, slots=True)
class Rematch:
    """Go on to a new table with the same people: ``{"rematch": true, "part": "…"}``; the part is optional."""

    part: str | None

    @classmethod
    def parse(cls, fields: Fields) -> Rematch:
        part = fields.get("part")
        return cls(None if part is None else _text(part))


@dataclass(frozen=True, slots=True)
class OpenNumber:
    """Open the number that a part committed to: ``{"open": "…", "seat": 0}``."""

    number: str
    seat: int

    @classmethod
    def parse(cls, fields: Fields) -> OpenNumber:
        seat = fields.get("seat")
        if type(seat) is not int:
            raise NotYours("server-not-yours")
        return cls(_text(fields["open"]), seat)


@dataclass(frozen=True, slots=True)
class Habits:
    """What the server may answer for this person: ``{"habits": ["one", "prizes"]}``; all other questions are asked."""

    names: frozenset[str]

    @classmethod
    def parse(cls, fields: Fields) -> Habits:
        names = fields["habits"]
        if not isinstance(names, list) or not all(isinstance(name, str) and name in ANSWERED for name in names):
            raise Refusal("server-frame")
        return cls(frozenset(names))


@dataclass(frozen=True, slots=True)
class BotPace:
    """Change the pace of the bots: ``{"pace": 200}``. The table refuses what is no pace."""

    pace: Any

    @classmethod
    def parse(cls, fields: Fields) -> BotPace:
        return cls(fields["pace"])


@dataclass(frozen=True, slots=True)
class AllTreasure:
    """Play all treasure of the hand: ``{"all_treasure": true}``."""

    @classmethod
    def parse(cls, fields: Fields) -> AllTreasure:
        return cls()


Message = (
    Do | Have | Cancel | Undo | UndoAnswer | Say | Hint | Coach | Why | Weigh | Uncover | Resign | Pause | Agree
    | HandBack | StandIn | Concede | Rematch | OpenNumber | AllTreasure | Habits | BotPace
)  # fmt: skip

_PARSERS: dict[str, Callable[[Fields], Message]] = {
    "do": Do.parse,
    "have": Have.parse,
    "cancel": Cancel.parse,
    "undo": Undo.parse,
    "undo_answer": UndoAnswer.parse,
    "chat": Say.parse,
    "hint": Hint.parse,
    "coach": Coach.parse,
    "why": Why.parse,
    "weigh": Weigh.parse,
    "uncover": Uncover.parse,
    "resign": Resign.parse,
    "pause": Pause.parse,
    "agree": Agree.parse,
    "hand_back": HandBack.parse,
    "stand_in": StandIn.parse,
    "concede": Concede.parse,
    "rematch": Rematch.parse,
    "open": OpenNumber.parse,
    "all_treasure": AllTreasure.parse,
    "habits": Habits.parse,
    "pace": BotPace.parse,
}
WORDS: tuple[str, ...] = tuple(_PARSERS)
"""The words by which a message is known."""


def decode(text: str | None, longest: int) -> dict[str, Any]:
    """The JSON object of a frame; refused if it is too long or something else."""
    if text is None:
        raise Refusal("server-frame")
    if len(text) > longest:
        raise TooLarge("server-too-large")
    try:
        fields = json.loads(text)
        if "\\u" in text:  # half of a surrogate pair can be written like this, but not sent back
            json.dumps(fields, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise Refusal("server-frame") from None
    if not isinstance(fields, dict):
        raise Refusal("server-frame")
    return fields


def encoded(message: Mapping[str, Any]) -> bytes:
    """The JSON of a message to a page."""
    return orjson.dumps(message)


def parse(fields: Fields) -> Message:
    """The message that a JSON object is; `Refusal` if it is none."""
    for word, parser in _PARSERS.items():
        if word in fields:
            return parser(fields)
    raise Refusal("server-frame")


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise Refusal("server-frame")
    return value


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise Refusal("server-frame")
    return value
