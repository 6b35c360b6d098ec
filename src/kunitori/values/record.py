"""A whole game as text: header, cards, one move a line, result, and the secret of its shuffles.

The grammar is in docs/notation.md. `to_text` writes what `parse` reads, byte for byte.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from kunitori.cards.sets import CardSet, card_set, differences
from kunitori.errors import BadRecord, quoted
from kunitori.i18n import Message, message
from kunitori.values.shuffle_part import NONE, ShufflePart, written
from kunitori.values.vocabulary import is_player_name, shared_name

BEGINNING = "Kunitori record "
"""All records begin with this, followed by the number of their format."""
FIRST = f"{BEGINNING}1"
FIRST_WITH_PARTS = f"{BEGINNING}2"
"""The first line of a record whose players added numbers to the secret."""
REVISION = 1
"""The revision of the rules in this version; REVISED says which rules each revision changed."""
REVISED: Mapping[int, tuple[str, ...]] = {1: ()}
MOST = 4_000_000  # characters; ten times a game of 200 rounds with six players
_HEADER = ("Version", "Rules", "Players", "Start", "Options", "Commit", "Parts", "Opened", "Position")
_CLOSING = ("Result", "Salt", "Secret")


def rules_hash(cards: CardSet, revision: int = REVISION) -> str:
    """The SHA-256 of a game's rules revision and card facts."""
    return hashlib.sha256(f"{revision}\n{cards.to_text()}".encode()).hexdigest()


def commitment(salt: bytes, secret: bytes) -> str:
    """The commitment that is published before the first card is drawn."""
    return hashlib.sha256(salt + secret).hexdigest()


@dataclass(frozen=True)
class Record:
    """A recorded game; `Game.record` makes it, and `Game.from_record` replays it.

    ``lines`` are moves and comments, which begin with ``#``. Only the text is checked here; replaying checks the moves.
    """

    players: tuple[str, ...]
    start: int
    cards: CardSet
    commit: str
    lines: tuple[str, ...]
    version: str
    rules: str = ""
    options: tuple[tuple[str, int], ...] = ()
    position: Mapping[str, Any] | None = None
    result: tuple[int, ...] | None = None
    salt: str | None = None
    secret: str | None = None
    revision: int = REVISION
    parts: tuple[ShufflePart | None, ...] = ()
    """What each player added to the secret, by seat; empty if nobody could."""
    first_line: int = field(default=0, compare=False)  # of the moves in the text, for error messages

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves without comments."""
        return tuple(line for line in self.lines if not line.startswith("#"))

    def differences(self) -> tuple[Message, ...]:
        """How its cards and rules differ from those of this version."""
        found: list[Message] = []
        if self.revision > REVISION:
            found.append(message("record-differs-newer", ours=REVISION, theirs=self.revision))
        elif self.revision < REVISION:
            changed = tuple(rule for n in range(self.revision + 1, REVISION + 1) for rule in REVISED[n])
            found.append(message("record-differs-revision", ours=REVISION, theirs=self.revision, rules=changed))
        mix = self.cards.mix if self.cards.game == "custom" else None
        ours = card_set(self.cards.game, mix, rules=self.cards.house, expansion=self.cards.expansion)
        return (*found, *differences(ours, self.cards))

    def without_secret(self) -> Record:
        """The record for viewers of a running game: no secret, position or order of returned cards (C9.3)."""
        lines = tuple("top" if line.startswith("top ") else line for line in self.lines)
        return replace(self, salt=None, secret=None, position=None, lines=lines)

    def to_text(self) -> str:
        """The record as text."""
        first = FIRST_WITH_PARTS if self.parts else FIRST
        header = [first, f"Version: {self.version}", f"Rules: {self.revision} {self.rules}"]
        header += [f"Players: {_json(list(self.players))}", f"Start: {self.start + 1}"]
        if self.options:
            header.append("Options: " + " ".join(f"{key}={value}" for key, value in self.options))
        header.append(f"Commit: {self.commit}")
        if self.parts:
            commits, numbers = written(self.parts)
            header += [f"Parts: {commits}", f"Opened: {numbers}"]
        if self.position is not None:
            header.append(f"Position: {_json(self.position)}")
        closing = []
        if self.result is not None:
            closing.append("Result: " + " ".join(map(str, self.result)))
        if self.salt is not None and self.secret is not None:
            closing += [f"Salt: {self.salt}", f"Secret: {self.secret}"]
        blocks = ["\n".join(header), self.cards.to_text().rstrip("\n"), "\n".join(self.lines), "\n".join(closing)]
        return "\n\n".join(blocks) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; `BadRecord` says what is wrong and where."""
        if not isinstance(text, str):
            raise BadRecord("error-record-text", first=FIRST)
        if len(text) > MOST:
            raise BadRecord("error-record-long")
        text = text.removeprefix("\ufeff").replace("\r\n", "\n")
        title = text.partition("\n")[0].rstrip()
        if title not in (FIRST, FIRST_WITH_PARTS):
            raise BadRecord("error-record-text", first=FIRST)
        blocks = _blocks(text)
        if len(blocks) < 2:
            raise BadRecord("error-record-missing", key="cards")
        header = _pairs(blocks[0][1][1:], blocks[0][0] + 1, _HEADER)
        for key in ("Parts", "Opened"):
            if key in header and title == FIRST:
                raise _value(key, header[key])
            if key not in header and title == FIRST_WITH_PARTS:
                raise BadRecord("error-record-missing", key=key)
        cards = CardSet.from_text("\n".join(blocks[1][1]) + "\n")
        closing: dict[str, str] = {}
        moves: tuple[int, list[str]] = (blocks[1][0] + len(blocks[1][1]) + 1, [])
        for first, lines in blocks[2:]:
            if lines[0].partition(":")[0] in _CLOSING and ": " in lines[0]:
                closing = _pairs(lines, first, _CLOSING)
            elif closing or moves[1]:
                raise BadRecord("error-record-line", line=first, text=quoted(lines[0]))
            else:
                moves = (first, lines)
        return _assemble(header, cards, moves, closing)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _blocks(text: str) -> list[tuple[int, list[str]]]:
    """The blocks between blank lines, with the number of their first line."""
    blocks: list[tuple[int, list[str]]] = []
    is_new = True
    for number, line in enumerate(text.split("\n"), 1):
        line = line.rstrip()
        if not line:
            is_new = True
        elif is_new:
            blocks.append((number, [line]))
            is_new = False
        else:
            blocks[-1][1].append(line)
    return blocks


def _pairs(lines: list[str], first: int, keys: tuple[str, ...]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for number, line in enumerate(lines, first):
        key, colon, value = line.partition(": ")
        if not colon or key not in keys or key in pairs:
            raise BadRecord("error-record-line", line=number, text=quoted(line))
        pairs[key] = value
    return pairs


def _assemble(
    header: Mapping[str, str], cards: CardSet, moves: tuple[int, list[str]], closing: Mapping[str, str]
) -> Record:
    for key in ("Version", "Rules", "Players", "Start", "Commit"):
        if key not in header:
            raise BadRecord("error-record-missing", key=key)
    players = _read_players(header["Players"])
    cards.check_players(len(players))
    revision, _, rules = header["Rules"].partition(" ")
    result = closing.get("Result")
    return Record(
        players=players,
        start=_whole("Start", header["Start"], 1, len(players)) - 1,
        cards=cards,
        commit=_hex("Commit", header["Commit"], 64),
        lines=tuple(moves[1]),
        version=header["Version"],
        rules=_hex("Rules", rules, 64),
        options=_read_options(header.get("Options", "")),
        position=_read_json("Position", header["Position"]) if "Position" in header else None,
        result=tuple(_whole("Result", word, -10_000, 10_000) for word in result.split()) if result else None,
        salt=_hex("Salt", closing["Salt"], 32) if "Salt" in closing else None,
        secret=_hex("Secret", closing["Secret"], 32) if "Secret" in closing else None,
        revision=_whole("Rules", revision, 1, 10_000),
        parts=_read_parts(header, len(players)),
        first_line=moves[0],
    )


def _value(key: str, value: object) -> BadRecord:
    return BadRecord("error-record-value", key=key, value=quoted(value))


def _read_json(key: str, text: str) -> Any:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise _value(key, text) from None
    if not isinstance(value, dict if key == "Position" else list):
        raise _value(key, text)
    return value


def _read_players(text: str) -> tuple[str, ...]:
    players = _read_json("Players", text)
    if not all(is_player_name(name) for name in players):
        raise _value("Players", text)
    if name := shared_name(players):
        raise BadRecord("error-same-name", name=name)
    return tuple(players)


def _read_parts(header: Mapping[str, str], players: int) -> tuple[ShufflePart | None, ...]:
    if "Parts" not in header:
        return ()
    if "Position" in header:
        raise _value("Parts", header["Parts"])
    found: dict[str, list[str | None]] = {}
    for key in ("Parts", "Opened"):
        words = header[key].split(" ")
        if len(words) != players:
            raise _value(key, header[key])
        found[key] = [None if word == NONE else _hex(key, word, 64) for word in words]
    parts = []
    for commit, number in zip(found["Parts"], found["Opened"], strict=True):
        if commit is None and number is not None:
            raise _value("Opened", number)
        parts.append(None if commit is None else ShufflePart(commit, number))
    return tuple(parts)


def _read_options(text: str) -> tuple[tuple[str, int], ...]:
    options = []
    for word in text.split():
        key, _, value = word.partition("=")
        if key not in ("max_rounds", "ask_all"):
            raise _value("Options", word)
        options.append((key, _whole("Options", value, 0, 100_000)))
    return tuple(options)


def _whole(key: str, text: str, low: int, high: int) -> int:
    try:
        number = int(text)
    except ValueError:
        raise _value(key, text) from None
    if not low <= number <= high or str(number) != text:
        raise _value(key, text)
    return number


def _hex(key: str, text: str, length: int) -> str:
    if len(text) != length or not all(letter in "0123456789abcdef" for letter in text):
        raise _value(key, text)
    return text
