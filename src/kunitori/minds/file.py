"""A mind as a text: its weights by kind, and how it was made.

The engine's weights are laid out by slot. A file names the kinds instead, so that a mind fits every card set.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite
from random import Random
from typing import Any

from kunitori.cards.facts import Facts
from kunitori.cards.kinds import GAMES, KIND_SLOTS
from kunitori.cards.likeness import distance
from kunitori.cards.loader import game_cards
from kunitori.cards.sets import PLAYABLE_GAMES, CardSet
from kunitori.engine.consts import (
    ATTACK,
    FACT_INPUT,
    FEATURES,
    HIDDEN,
    INPUTS,
    KINDS_ASKED,
    NO,
    OWN_INPUT,
    PLAY_TREASURE,
    RIVAL_INPUT,
    ROW_AMBUSH,
    ROW_BATTLE,
    ROW_BUY,
    ROW_CHOOSE,
    ROW_DEFEND,
    ROW_DEPLOY,
    ROW_GAIN,
    ROW_KEEP,
    ROW_PLAY,
    ROW_STAY,
    ROW_TRASH,
    ROWS,
    SIGHTS,
    K,
)
from kunitori.engine.thinking.mind import Mind
from kunitori.errors import BadRecord

__all__ = ["MindFile", "fresh_mind", "read_mind", "write_mind"]

_INNER = ROWS * FEATURES + KINDS_ASKED + SIGHTS  # where the network's weights begin
_WEIGHTS = _INNER + INPUTS * HIDDEN + HIDDEN
_KIND_ROWS = (
    ROW_PLAY, ROW_BUY, ROW_GAIN, ROW_TRASH, ROW_STAY, ROW_KEEP, ROW_AMBUSH, ROW_CHOOSE, ROW_DEPLOY,
)  # fmt: skip
_EDGE = 17  # the feature for how far an army or an ambush is ahead
_LINE = 110
_MOST_BYTES = 4 * _WEIGHTS  # a file has at most one set of weights for each slot
_MODELS, _NEAR = 3, 0.5  # an unknown kind is judged like this many known ones, the nearer the more
_PRINTED = {card.id: card for game in reversed(GAMES) for card in game_cards(game).values()}


def _places(slot: int) -> list[int]:
    """Where the engine keeps the weights of the kind in a slot."""
    policy = [(row + slot) * FEATURES + i for row in _KIND_ROWS for i in range(FEATURES)]
    return policy + [_INNER + (row + slot) * HIDDEN + i for row in (OWN_INPUT, RIVAL_INPUT) for i in range(HIDDEN)]


_EACH = len(_places(0))
_INPUTS_OF_KINDS = range(_INNER, _INNER + FACT_INPUT * HIDDEN)
_COMMON = sorted({*range(_WEIGHTS)} - {i for slot in KIND_SLOTS for i in _places(slot)} - {*_INPUTS_OF_KINDS})
"""Where the engine keeps all other weights."""


@dataclass(frozen=True)
class MindFile:
    """The contents of a mind file."""

    game: str
    players: tuple[int, ...]
    """The player counts it was trained with."""
    kinds: Mapping[str, str]
    """The category of each kind it learnt with."""
    weights: tuple[float, ...] = field(repr=False)
    """Those of each kind in turn, then those that belong to no kind."""
    made: Mapping[str, Any]
    """The command, the version and the exam results."""

    @classmethod
    def learnt(
        cls, game: str, players: tuple[int, ...], sets: Iterable[CardSet], weights: list[float], made: Mapping[str, Any]
    ) -> MindFile:
        """The file for an engine's weights, in single precision; every kind must have the same slot in all sets."""
        found = {card.id: (cards.kind_number[card.id], card.category) for cards in sets for card in cards.facts}
        slots = sorted(slot for slot, _ in found.values())
        kinds = dict(sorted(((id, category) for id, (_, category) in found.items()), key=lambda kind: found[kind[0]]))
        places = [*(i for slot in slots for i in _places(slot)), *_COMMON]
        return cls(game, players, kinds, tuple(array("f", [weights[i] for i in places])), made)

    def mind(self, cards: CardSet) -> Mind:
        """The mind for a card set; a kind it never met is judged like those that do what it does."""
        weights = [0.0] * _WEIGHTS
        for card in cards.facts:
            for place, weight in zip(_places(cards.kind_number[card.id]), self._of_kind(card), strict=True):
                weights[place] = weight
        for place, weight in zip(_COMMON, self.weights[-len(_COMMON) :], strict=True):
            weights[place] = weight
        mind = Mind()
        mind.set_weights(weights)
        return mind

    def _of_kind(self, card: Facts) -> Sequence[float]:
        rows = {id: self.weights[i * _EACH : (i + 1) * _EACH] for i, id in enumerate(self.kinds)}
        if card.id in rows:
            return rows[card.id]
        known = [_PRINTED[id] for id, category in self.kinds.items() if category == card.category and id in _PRINTED]
        alike = sorted(known, key=lambda other: (distance(card, other), other.id))[:_MODELS]
        if not alike:
            return [0.0] * _EACH
        shares = [1 / (_NEAR + distance(card, other)) for other in alike]
        columns = zip(*(rows[other.id] for other in alike), strict=True)
        total = sum(shares)
        return [sum(share * x for share, x in zip(shares, column, strict=True)) / total for column in columns]


def fresh_mind(sets: Iterable[CardSet], seed: int | str) -> tuple[float, ...]:
    """The initial weights: expensive cards are good, and cards that can be played are played.

    The network that judges positions starts with random weights.
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
    inner = [[0.0] * HIDDEN for _ in range(INPUTS)]
    early, late = range(PLAY_TREASURE), range(PLAY_TREASURE, K)  # drawn in this order, old courses can be repeated
    for row in (*_inputs(early), *range(FACT_INPUT, INPUTS)):
        inner[row] = [chance.gauss(0, 0.15) for _ in range(HIDDEN)]
    outer = [chance.gauss(0, 0.3) for _ in range(HIDDEN)]
    for row in _inputs(late):
        inner[row] = [chance.gauss(0, 0.15) for _ in range(HIDDEN)]
    rows = [weight for row in (*policy, [3.0] * KINDS_ASKED, [0.0] * SIGHTS, *inner, outer) for weight in row]
    return tuple(rows)


def _inputs(slots: range) -> Iterator[int]:
    yield from (first + slot for first in (OWN_INPUT, RIVAL_INPUT) for slot in slots)


def write_mind(file: MindFile) -> str:
    """Write a mind file; weights have single precision."""
    packed = base64.b64encode(zlib.compress(array("f", file.weights).tobytes(), 9)).decode("ascii")
    data = {
        "game": file.game,
        "players": list(file.players),
        "made": dict(file.made),
        "kinds": dict(file.kinds),
        "weights": [packed[i : i + _LINE] for i in range(0, len(packed), _LINE)],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read_mind(text: str) -> MindFile:
    """Read a mind file; `BadRecord` if it is not one."""
    try:
        data = json.loads(text)
        packed = base64.b64decode("".join(data["weights"]), validate=True)
        weights = array("f", zlib.decompressobj().decompress(packed, _MOST_BYTES))
        file = MindFile(data["game"], tuple(data["players"]), dict(data["kinds"]), tuple(weights), dict(data["made"]))
        is_sound = file.game in PLAYABLE_GAMES and all(map(isfinite, file.weights))
    except (ValueError, KeyError, TypeError, RecursionError, zlib.error, binascii.Error) as trouble:
        raise BadRecord("error-mind") from trouble
    if not is_sound or len(file.weights) != len(file.kinds) * _EACH + len(_COMMON):
        raise BadRecord("error-mind")
    return file
