"""A mind as a text: its weights, the plan it builds upon, and how it was made."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from kunitori.cards.sets import CardSet
from kunitori.engine.consts import (
    ANY_GENERAL,
    FEATURES,
    HIDDEN,
    INPUTS,
    KINDS_ASKED,
    ROWS,
    SIGHTS,
)
from kunitori.engine.thinking.mind import Mind
from kunitori.engine.thinking.plan import Plan
from kunitori.errors import BadRecord

__all__ = ["MindFile", "fresh_mind", "read_mind", "write_mind"]

POLICY = ROWS * FEATURES
WEIGHTS = POLICY + KINDS_ASKED + SIGHTS + INPUTS * HIDDEN + HIDDEN
_LINE = 110


@dataclass(frozen=True)
class MindFile:
    """What a file of weights holds."""

    game: str
    players: tuple[int, ...]
    """The player counts it learnt with."""
    plan: Mapping[str, Any]
    """The list whose manners it builds upon: wishes (card, until, when, limit) and habits."""
    weights: tuple[float, ...] = field(repr=False)
    made: Mapping[str, Any]
    """The command, the version and the figures."""

    def mind(self, cards: CardSet) -> Mind:
        """The mind for a set of cards of this game."""
        mind = Mind(plan_of(self.plan, cards))
        mind.set_weights(list(self.weights))
        return mind


def plan_of(plan: Mapping[str, Any], cards: CardSet) -> Plan:
    """A plan from plain data, without the cards that are not in the game."""
    made = Plan()
    for card, until, when, limit in plan["wishes"]:
        if card == "general":
            made.add_wish(ANY_GENERAL, until, when, limit)
        elif card in cards.kind_number:
            made.add_wish(cards.kind_number[card], until, when, limit)
    made.margin = plan["margin"]
    made.junk = sum(1 << cards.kind_number[card] for card in plan["junk"] if card in cards.kind_number)
    made.burn = plan["burn"]
    return made


def fresh_mind(seed: int | str) -> tuple[float, ...]:
    """Weights that know nothing but to follow the plan, with a network that has yet to learn."""
    chance = Random(f"mind {seed}")
    inner = [chance.gauss(0, 0.15) for _ in range(INPUTS * HIDDEN)]
    outer = [chance.gauss(0, 0.3) for _ in range(HIDDEN)]
    return (*[0.0] * POLICY, *[2.0] * KINDS_ASKED, *[0.0] * SIGHTS, *inner, *outer)


def write_mind(file: MindFile) -> str:
    """The text of a mind; weights in single precision."""
    packed = base64.b64encode(zlib.compress(array("f", file.weights).tobytes(), 9)).decode("ascii")
    data = {
        "game": file.game,
        "players": list(file.players),
        "made": dict(file.made),
        "plan": dict(file.plan),
        "weights": [packed[i : i + _LINE] for i in range(0, len(packed), _LINE)],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read_mind(text: str) -> MindFile:
    """The way back; `BadRecord` if the text is no mind."""
    try:
        data = json.loads(text)
        weights = array("f", zlib.decompress(base64.b64decode("".join(data["weights"]), validate=True)))
        file = MindFile(
            data["game"], tuple(data["players"]), data["plan"], tuple(weights), data["made"]
        )
    except (ValueError, KeyError, TypeError, zlib.error, binascii.Error) as trouble:
        raise BadRecord("error-mind") from trouble
    if len(file.weights) != WEIGHTS:
        raise BadRecord("error-mind")
    return file
