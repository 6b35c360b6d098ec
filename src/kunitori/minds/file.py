"""A mind as a text: its weights, and how it was made."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from kunitori.cards.sets import CardSet
from kunitori.engine.consts import (
    ATTACK,
    FEATURES,
    HIDDEN,
    INPUTS,
    KINDS_ASKED,
    NO,
    ROW_AMBUSH,
    ROW_BATTLE,
    ROW_BUY,
    ROW_DEFEND,
    ROW_GAIN,
    ROW_KEEP,
    ROW_PLAY,
    ROW_STAY,
    ROW_TRASH,
    ROWS,
    SIGHTS,
)
from kunitori.engine.thinking.mind import Mind
from kunitori.errors import BadRecord

__all__ = ["MindFile", "fresh_mind", "read_mind", "write_mind"]

POLICY = ROWS * FEATURES
WEIGHTS = POLICY + KINDS_ASKED + SIGHTS + INPUTS * HIDDEN + HIDDEN
_EDGE = 17  # the feature that says how far ahead an army or an ambush is
_LINE = 110


@dataclass(frozen=True)
class MindFile:
    """What a file of weights holds."""

    game: str
    players: tuple[int, ...]
    """The player counts it learnt with."""
    weights: tuple[float, ...] = field(repr=False)
    made: Mapping[str, Any]
    """The command, the version and the figures."""

    def mind(self) -> Mind:
        """The mind itself."""
        mind = Mind()
        mind.set_weights(list(self.weights))
        return mind


def fresh_mind(sets: Iterable[CardSet], seed: int | str) -> tuple[float, ...]:
    """Weights of somebody who has just read the rules: dear cards are good, what can be played is played.

    The network that judges positions begins with chance.
    """
    chance = Random(f"mind {seed}")
    policy = [[0.0] * FEATURES for _ in range(ROWS)]
    for fact, k in ((fact, cards.kind_number[fact.id]) for cards in sets for fact in cards.facts):
        liking = 0.5 * fact.cost + 0.5 * min(fact.vp, 0) - (2.0 if fact.id in ("copper", "village") else 0.0)
        policy[ROW_BUY + k][0] = policy[ROW_GAIN + k][0] = liking
        policy[ROW_TRASH + k][0] = -liking
        policy[ROW_STAY + k][0] = policy[ROW_AMBUSH + k][0] = 2.0
        policy[ROW_KEEP + k][0] = -1.0
    policy[ROW_PLAY + NO][0] = -3.0
    policy[ROW_BUY + NO][0] = -1.0
    policy[ROW_BATTLE + ATTACK][_EDGE] = 3.0
    policy[ROW_DEFEND][_EDGE], policy[ROW_DEFEND + 1][_EDGE + 1] = 2.0, 2.0
    inner = [chance.gauss(0, 0.15) for _ in range(INPUTS * HIDDEN)]
    outer = [chance.gauss(0, 0.3) for _ in range(HIDDEN)]
    rows = [weight for row in policy for weight in row]
    return (*rows, *[3.0] * KINDS_ASKED, *[0.0] * SIGHTS, *inner, *outer)


def write_mind(file: MindFile) -> str:
    """The text of a mind; weights in single precision."""
    packed = base64.b64encode(zlib.compress(array("f", file.weights).tobytes(), 9)).decode("ascii")
    data = {
        "game": file.game,
        "players": list(file.players),
        "made": dict(file.made),
        "weights": [packed[i : i + _LINE] for i in range(0, len(packed), _LINE)],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read_mind(text: str) -> MindFile:
    """The way back; `BadRecord` if the text is no mind."""
    try:
        data = json.loads(text)
        weights = array("f", zlib.decompress(base64.b64decode("".join(data["weights"]), validate=True)))
        file = MindFile(data["game"], tuple(data["players"]), tuple(weights), data["made"])
    except (ValueError, KeyError, TypeError, zlib.error, binascii.Error) as trouble:
        raise BadRecord("error-mind") from trouble
    if len(file.weights) != WEIGHTS:
        raise BadRecord("error-mind")
    return file
