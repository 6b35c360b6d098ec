"""Saves, loads and verifies games as text."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.errors import BadOptions, quoted
from kunitori.game.game import Game
from kunitori.i18n import Message, message
from kunitori.values.record import Record, commitment, rules_hash

__all__ = ["Verdict", "dumps", "loads", "verify"]


@dataclass(frozen=True)
class Verdict:
    """The result of `verify`: whether the record is valid, whether its game is over, and all findings."""

    is_good: bool
    is_finished: bool
    findings: tuple[Message, ...]
    """What is wrong or that nothing is, then how cards and rules differ from this version."""


def dumps(game: Game) -> str:
    """The whole game as text, for saving, replay and bug reports."""
    if not isinstance(game, Game):
        raise BadOptions("error-not-a-game", value=quoted(game))
    return game.record().to_text()


def loads(text: str) -> Game:
    """Load what `dumps` writes; `BadRecord` says what is wrong and where.

    >>> loads("1. e4 e5")
    Traceback (most recent call last):
    ...
    kunitori.errors.BadRecord: This is not a record of a Kunitori game. ...
    """
    return Game.from_record(Record.parse(text))


def verify(text: str) -> Verdict:
    """Replay a record and check that its shuffles were fixed beforehand, its moves legal and its result right.

    A record that cannot be read or replayed at all raises `BadRecord`. docs/shuffles.md says what this proves.

    >>> from kunitori import new_game
    >>> verify(dumps(new_game(seed=7))).findings
    (Message(id='verify-open', args=()),)
    """
    record = Record.parse(text)
    game = Game.from_record(record)
    findings: list[Message] = []
    salt, secret = bytes.fromhex(record.salt or ""), bytes.fromhex(record.secret or "")
    chance = (record.position or {}).get("chance", {"secret": record.secret})
    if record.secret is not None and (commitment(salt, secret) != record.commit or chance["secret"] != record.secret):
        findings.append(message("verify-commit"))
    if rules_hash(record.cards, record.revision) != record.rules:
        findings.append(message("verify-rules"))
    if record.result is not None and (not game.is_over or game.scores != record.result):
        findings.append(message("verify-result"))
    is_good = not findings
    if is_good:
        findings.append(message("verify-good" if game.is_over else "verify-open"))
    return Verdict(is_good, game.is_over, (*findings, *record.differences()))
