"""One part of a course: a thousand or so games against itself, its past, and lists."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from kunitori.cards.sets import CardSet, card_set
from kunitori.engine.consts import GUESSING, PLANNING
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.learn import Learner, learn_against, update
from kunitori.engine.thinking.match import Brain
from kunitori.engine.thinking.mind import Mind
from kunitori.engine.thinking.plan import Plan
from kunitori.engine.turn import winner
from kunitori.training.sparring import inventions, partners
from kunitori.training.weights import packed, unpacked

__all__ = ["Lists", "Part", "PartResult", "decks", "study"]

_GAMES_PER_UPDATE = 200
_MIXES = 12
_MAX_ROUNDS = 70  # a game that has not ended by then teaches nothing more (ruling 16)
_ITSELF, _PAST, _MIXED = 0.3, 0.55, 0.65
"""Up to which share of games all seats learn, the rivals are one past self, or different lists; then one list."""
_INVENTED = 0.4  # of the lists
_LEAST_WEIGHT = 0.1  # of a list that never wins


@dataclass(frozen=True)
class Part:
    """The task of one worker: how many games to play, starting from which weights."""

    game: str
    players: tuple[int, ...]
    weights: bytes = field(repr=False)
    memory: bytes = field(repr=False)
    past: tuple[bytes, ...] = field(repr=False)
    """Earlier weights, as rivals."""
    first: int
    games: int
    seed: str
    rate: float
    deep_rate: float
    breadth: float
    won: Mapping[tuple[int, str], float] = field(default_factory=dict)
    """The share of games won lately among lists of this name, for each number of seats."""


@dataclass(frozen=True)
class PartResult:
    """What was learned in a part."""

    weights: bytes = field(repr=False)
    memory: bytes = field(repr=False)
    won: Mapping[tuple[int, str], float]
    """The share of games won among lists of this name."""


@lru_cache(maxsize=4)
def decks(game: str) -> tuple[CardSet, ...]:
    """The card sets a mind learns with: the game and, for the mixed game, mixes as X2 recommends them."""
    if game != "world_chaos":
        return (card_set(game),)
    mixes = [card_set("custom", "random", seed) for seed in range(_MIXES)]
    return (*[card_set(game)] * _MIXES, *mixes)


def mind_of(weights: bytes) -> Mind:
    """The mind with packed weights."""
    mind = Mind()
    mind.set_weights(unpacked(weights))
    return mind


def study(part: Part) -> PartResult:
    """Play the games of a part and learn from them; the result depends on the part alone."""
    tables = [(Rules(cards), cards) for cards in decks(part.game)]
    past = [Brain(GUESSING, 1, None, mind_of(weights)) for weights in part.past]
    learner = Learner(mind_of(part.weights))
    if part.memory:
        learner.set_memory(unpacked(part.memory))
    learner.rate, learner.deep_rate, learner.breadth = part.rate, part.deep_rate, part.breadth
    lists: dict[tuple[int, int], Lists] = {}
    results: dict[tuple[int, str], list[bool]] = defaultdict(list)
    fresh = 0
    for number in range(part.first, part.first + part.games):
        chance = Random(f"{part.seed} {number}")
        at = chance.randrange(len(tables))
        rules, cards = tables[at]
        seats = part.players[number % len(part.players)]
        if (at, seats) not in lists:
            lists[at, seats] = Lists(cards, seats, f"{part.seed} {number}", part.won)
        state = new_state(rules, seats, chance.getrandbits(64), chance.getrandbits(64), -1, _MAX_ROUNDS, 0, 0)
        table = _seated(rules, seats, chance, past, lists[at, seats])
        learn_against(state, learner, table.pupils, table.brains, chance.getrandbits(64))
        if table.name:
            side = winner(state)
            results[seats, table.name].append(bool(table.pupils & 1 << side))
        fresh += 1
        if fresh == _GAMES_PER_UPDATE or number == part.first + part.games - 1:
            update(learner, fresh)
            fresh = 0
    won = {key: sum(each) / len(each) for key, each in results.items()}
    return PartResult(packed(learner.mind.weights()), packed(learner.memory()), won)


class Lists:
    """The lists of a table: those that a mind wins least against come most often."""

    def __init__(self, cards: CardSet, seats: int, seed: str, won: Mapping[tuple[int, str], float]) -> None:
        self._partners = partners(cards, seats)
        self._names = [*self._partners]
        self._weights = [_LEAST_WEIGHT + 1 - won.get((seats, name), 0.5) for name in self._names]
        self._inventions = inventions(cards, seats, seed)

    def named(self, chance: Random) -> tuple[str, Plan]:
        """A partner."""
        name = chance.choices(self._names, self._weights)[0]
        return name, self._partners[name]

    def invented(self, chance: Random) -> Plan:
        """A list that nobody has thought of."""
        return chance.choice(self._inventions)

    def any(self, chance: Random) -> Plan:
        """Either of them."""
        return self.invented(chance) if chance.random() < _INVENTED else self.named(chance)[1]


@dataclass(frozen=True)
class _Table:
    pupils: int
    """The seats that learn, as bits."""
    brains: list[Brain]
    name: str = ""
    """The list in all the other seats."""


def _seated(rules: Rules, seats: int, chance: Random, past: list[Brain], lists: Lists) -> _Table:
    against = chance.random()
    if against < _ITSELF:
        return _Table(63, past[:1] * seats)
    alone = 0b010101 << chance.randrange(2) if rules.moegahara else 1 << chance.randrange(seats)
    if against < _PAST:
        return _Table(alone, [chance.choice(past)] * seats)
    if against < _MIXED:
        return _Table(alone, [Brain(PLANNING, 1, lists.any(chance)) for _ in range(seats)])
    if chance.random() < _INVENTED:
        return _Table(alone, [Brain(PLANNING, 1, lists.invented(chance))] * seats)
    name, plan = lists.named(chance)
    return _Table(alone, [Brain(PLANNING, 1, plan)] * seats, name)
