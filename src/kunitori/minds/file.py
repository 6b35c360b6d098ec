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
from functools import cached_property
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
    HAND_INPUT,
    HIDDEN,
    INPUTS,
    KINDS_ASKED,
    LEANINGS,
    NO,
    OWN_INPUT,
    PLAY_TREASURE,
    POLICY_INPUTS,
    POOL_INPUT,
    REGARDS,
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
    UNIT_INPUT,
    K,
)
from kunitori.engine.thinking.mind import Mind
from kunitori.errors import BadRecord

__all__ = ["MindFile", "continued_mind", "fresh_mind", "read_mind", "write_mind"]

_KIND_ROWS = (
    ROW_PLAY, ROW_BUY, ROW_GAIN, ROW_TRASH, ROW_STAY, ROW_KEEP, ROW_AMBUSH, ROW_CHOOSE, ROW_DEPLOY,
)  # fmt: skip
_KIND_INPUTS = (OWN_INPUT, RIVAL_INPUT)
_KIND_POLICY_INPUTS = (*_KIND_INPUTS, HAND_INPUT, POOL_INPUT, UNIT_INPUT)
_EDGE = 17  # the feature for how far an army or an ambush is ahead
_LINE = 110
_MODELS, _NEAR = 3, 0.5  # an unknown kind is judged like this many known ones, the nearer the more
_PRINTED = {card.id: card for game in reversed(GAMES) for card in game_cards(game).values()}


class _Layout:
    """Where the engine keeps its weights: rows of numbers, table after table."""

    def __init__(self, rows: int, inputs: int, is_deep: bool) -> None:
        tables = [  # rows, numbers in a row, rows that belong to kinds: each begins a row for every slot
            (rows, FEATURES, _KIND_ROWS),
            (1, KINDS_ASKED + SIGHTS, ()),
            (inputs, HIDDEN, _KIND_INPUTS),
            (1, HIDDEN, ()),
        ]
        if is_deep:
            tables += [
                (POLICY_INPUTS, LEANINGS, _KIND_POLICY_INPUTS),
                (rows, LEANINGS, _KIND_ROWS),
                (KINDS_ASKED, REGARDS, ()),
            ]
        self.sizes: tuple[int, ...] = tuple(rows * width for rows, width, _ in tables)
        self.weights: int = sum(self.sizes)
        self._kinds: list[tuple[int, int]] = []  # where the row of slot 0 is, and its length
        unused: set[int] = set()  # of slots that no kind has
        start = 0
        for rows_here, width, firsts in tables:
            self._kinds += [(start + first * width, width) for first in firsts]
            if firsts not in ((), _KIND_ROWS):
                rows_of_kinds = (first + slot for first in firsts for slot in range(K))
                unused |= {start + row * width + i for row in rows_of_kinds for i in range(width)}
            start += rows_here * width
        of_kinds = {i for slot in KIND_SLOTS for i in self.places(slot)}
        self.common: list[int] = sorted({*range(self.weights)} - of_kinds - unused)
        """The places of all weights that belong to no kind."""

    def places(self, slot: int) -> list[int]:
        """Where the weights of the kind in a slot are."""
        return [start + slot * width + i for start, width in self._kinds for i in range(width)]

    @cached_property
    def each(self) -> int:
        """How many weights a kind has."""
        return len(self.places(0))


_FIRST = _Layout(592, 216, is_deep=False)
"""The first format: a policy without a network, and a value that does not see the table."""
_LAYOUT = _Layout(ROWS, INPUTS, is_deep=True)
_LAYOUTS = {1: _FIRST, 2: _LAYOUT}
_MOST_BYTES = 4 * _LAYOUT.weights  # a file has at most one set of weights for each slot


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
    format: int = 2

    @classmethod
    def learnt(
        cls, game: str, players: tuple[int, ...], sets: Iterable[CardSet], weights: list[float], made: Mapping[str, Any]
    ) -> MindFile:
        """The file for an engine's weights, in single precision; every kind must have the same slot in all sets."""
        found = {card.id: (cards.kind_number[card.id], card.category) for cards in sets for card in cards.facts}
        slots = sorted(slot for slot, _ in found.values())
        kinds = dict(sorted(((id, category) for id, (_, category) in found.items()), key=lambda kind: found[kind[0]]))
        places = [*(i for slot in slots for i in _LAYOUT.places(slot)), *_LAYOUT.common]
        return cls(game, players, kinds, tuple(array("f", [weights[i] for i in places])), made)

    def mind(self, cards: CardSet) -> Mind:
        """The mind for a card set; a kind it never met is judged like those that do what it does."""
        layout = _LAYOUTS[self.format]
        weights = [0.0] * layout.weights
        for card in cards.facts:
            for place, weight in zip(layout.places(cards.kind_number[card.id]), self._of_kind(card), strict=True):
                weights[place] = weight
        for place, weight in zip(layout.common, self.weights[-len(layout.common) :], strict=True):
            weights[place] = weight
        mind = Mind()
        mind.set_weights(_widened(weights, layout))
        return mind

    def _of_kind(self, card: Facts) -> Sequence[float]:
        each = _LAYOUTS[self.format].each
        rows = {id: self.weights[i * each : (i + 1) * each] for i, id in enumerate(self.kinds)}
        if card.id in rows:
            return rows[card.id]
        known = [_PRINTED[id] for id, category in self.kinds.items() if category == card.category and id in _PRINTED]
        alike = sorted(known, key=lambda other: (distance(card, other), other.id))[:_MODELS]
        if not alike:
            return [0.0] * each
        shares = [1 / (_NEAR + distance(card, other)) for other in alike]
        columns = zip(*(rows[other.id] for other in alike), strict=True)
        total = sum(shares)
        return [sum(share * x for share, x in zip(shares, column, strict=True)) / total for column in columns]


def _widened(weights: list[float], layout: _Layout) -> list[float]:
    """The weights of a layout as the engine wants them: what an older one lacks is 0."""
    found: list[float] = []
    start = 0
    for table, size in enumerate(_LAYOUT.sizes):
        own = layout.sizes[table] if table < len(layout.sizes) else 0
        found += weights[start : start + own]
        found += [0.0] * (size - own)
        start += own
    return found


def fresh_mind(sets: Iterable[CardSet], seed: int | str) -> tuple[float, ...]:
    """The initial weights: expensive cards are good, and cards that can be played are played.

    The networks start with random weights, except the policy's last ones, which are 0.
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
    scan = [chance.gauss(0, 0.15) for _ in range(POLICY_INPUTS * LEANINGS)]
    rest = [0.0] * (ROWS * LEANINGS + KINDS_ASKED * REGARDS)
    rows = (*policy, [3.0] * KINDS_ASKED, [0.0] * SIGHTS, *inner, outer, scan, rest)
    return tuple(weight for row in rows for weight in row)


def continued_mind(file: MindFile, sets: Iterable[CardSet], seed: int | str) -> tuple[float, ...]:
    """The initial weights of a course that goes on from a mind; a network that it has not yet starts as a fresh one."""
    sets = tuple(dict.fromkeys(sets))
    weights = list(fresh_mind(sets, seed))
    known = sum(_LAYOUT.sizes[: len(_LAYOUTS[file.format].sizes)])
    weights[:known] = [0.0] * known
    for cards in sets:
        for i, weight in enumerate(file.mind(cards).weights()[:known]):
            if weight:
                weights[i] = weight
    return tuple(weights)


def _inputs(slots: range) -> Iterator[int]:
    yield from (first + slot for first in (OWN_INPUT, RIVAL_INPUT) for slot in slots)


def write_mind(file: MindFile) -> str:
    """Write a mind file; weights have single precision."""
    packed = base64.b64encode(zlib.compress(array("f", file.weights).tobytes(), 9)).decode("ascii")
    data = {
        "format": file.format,
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
        kinds, made, format = dict(data["kinds"]), dict(data["made"]), data.get("format", 1)
        file = MindFile(data["game"], tuple(data["players"]), kinds, tuple(weights), made, format)
        layout = _LAYOUTS[file.format]
        is_sound = file.game in PLAYABLE_GAMES and all(map(isfinite, file.weights))
    except (AttributeError, ValueError, KeyError, TypeError, RecursionError, zlib.error, binascii.Error) as trouble:
        raise BadRecord("error-mind") from trouble
    if not is_sound or len(file.weights) != len(file.kinds) * layout.each + len(layout.common):
        raise BadRecord("error-mind")
    return file
