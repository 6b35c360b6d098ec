"""Checks a record: commitment, players' parts, rules, moves and result."""

from __future__ import annotations

from dataclasses import dataclass

from kunitori.errors import BadRecord
from kunitori.game.game import Game
from kunitori.i18n import Message, message
from kunitori.values.record import Record, commitment, rules_hash

__all__ = ["Check", "Verdict", "verify"]


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was checked: ``commit``, ``part``, ``rules``, ``moves`` or ``result``."""

    what: str
    is_good: bool
    told: Message
    """What was found."""


@dataclass(frozen=True)
class Verdict:
    """The result of `verify`: whether the record is valid, whether its game is over, and all findings."""

    is_good: bool
    is_finished: bool
    findings: tuple[Message, ...]
    """What is wrong or that nothing is, then how cards and rules differ from this version."""
    checks: tuple[Check, ...] = ()
    """Everything that was checked, in order."""


def verify(text: str) -> Verdict:
    """Replay a record and check that its shuffles were fixed beforehand, its moves legal and its result right.

    A record that cannot be read, or has no secret, raises `BadRecord`. docs/shuffles.md says what this proves.

    >>> from kunitori import dumps, new_game
    >>> verify(dumps(new_game(seed=7))).findings
    (Message(id='verify-open', args=()),)
    """
    record = Record.parse(text)
    checks = [_commit(record), *_parts(record), _rules(record)]
    is_finished = False
    try:
        game = Game.from_record(record)
    except BadRecord as problem:
        if problem.message.id != "error-record-move":
            raise
        checks.append(Check("moves", False, problem.message))
    else:
        is_finished = game.is_over
        checks.append(Check("moves", True, message("verified-moves", moves=len(record.moves))))
        checks.append(_result(record, game))
    wrong = tuple(check.told for check in checks if not check.is_good)
    findings = wrong or (message("verify-good" if is_finished else "verify-open"),)
    return Verdict(not wrong, is_finished, (*findings, *record.differences()), tuple(checks))


def _commit(record: Record) -> Check:
    salt, secret = bytes.fromhex(record.salt or ""), bytes.fromhex(record.secret or "")
    chance = (record.position or {}).get("chance", {"secret": record.secret})
    is_good = commitment(salt, secret) == record.commit and chance["secret"] == record.secret
    return Check("commit", is_good, message("verified-commit" if is_good else "verify-commit"))


def _parts(record: Record) -> list[Check]:
    """Each player's part; without any, one sentence that says so."""
    checks: list[Check] = []
    for part, player in zip(record.parts, record.players, strict=False):
        if part is None:
            continue
        found = "verified-part" if part.is_true else "verify-part"
        told = message("verified-part-missing" if part.number is None else found, player=player)
        checks.append(Check("part", part.is_true, told))
    return checks or [Check("part", True, message("verified-no-parts"))]


def _rules(record: Record) -> Check:
    is_good = rules_hash(record.cards, record.revision) == record.rules
    return Check("rules", is_good, message("verified-rules" if is_good else "verify-rules"))


def _result(record: Record, game: Game) -> Check:
    if record.result is None:
        return Check("result", True, message("verified-result" if game.is_over else "verified-open"))
    is_good = game.is_over and game.scores == record.result
    return Check("result", is_good, message("verified-result" if is_good else "verify-result"))
