"""One part of a course: a thousand or so games against itself, its past and its sparring partners."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from kunitori.cards.sets import CardSet, card_set
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.learn import Learner, learn_game, update
from kunitori.engine.thinking.mind import Mind
from kunitori.engine.thinking.plan import Plan
from kunitori.training.sparring import partners
from kunitori.training.weights import packed, unpacked

__all__ = ["Part", "PartResult", "decks", "study"]

_GAMES_PER_UPDATE = 50
_MIXES = 12
_MAX_ROUNDS = 70  # a game that has not ended by then teaches nothing more (ruling 16)


@dataclass(frozen=True)
class Part:
    """The task of one worker: how many games to play, starting from which weights."""

    game: str
    players: tuple[int, ...]
    weights: bytes = field(repr=False)
    memory: bytes = field(repr=False)
    past: bytes = field(repr=False)  # earlier weights, as a rival
    first: int
    games: int
    seed: str
    rate: float
    breadth: float


@dataclass(frozen=True)
class PartResult:
    """What was learned in a part."""

    weights: bytes = field(repr=False)
    memory: bytes = field(repr=False)


@lru_cache(maxsize=4)
def decks(game: str) -> tuple[CardSet, ...]:
    """The card sets a mind learns with: the game and, for the mixed game, mixes as X2 recommends them."""
    if game != "world_chaos":
        return (card_set(game),)
    mixes = [card_set("custom", "random", seed) for seed in range(_MIXES)]
    return (*[card_set(game)] * _MIXES, *mixes)


def study(part: Part) -> PartResult:
    """Play the games of a part and learn from them; the result depends on the part alone."""
    tables = [(Rules(cards), cards) for cards in decks(part.game)]
    mind, past = Mind(), Mind()
    mind.set_weights(unpacked(part.weights))
    past.set_weights(unpacked(part.past))
    learner = Learner(mind)
    if part.memory:
        learner.set_memory(unpacked(part.memory))
    learner.rate, learner.breadth = part.rate, part.breadth
    rivals: dict[tuple[int, int], list[Plan]] = {}
    for number in range(part.first, part.first + part.games):
        chance = Random(f"{part.seed} {number}")
        at = chance.randrange(len(tables))
        rules, cards = tables[at]
        seats = part.players[number % len(part.players)]
        if (at, seats) not in rivals:
            rivals[at, seats] = partners(cards, seats)
        state = new_state(rules, seats, chance.getrandbits(64), chance.getrandbits(64), -1, _MAX_ROUNDS, 0, 0)
        against = chance.random()
        alone = 0b010101 << chance.randrange(2) if rules.moegahara else 1 << chance.randrange(seats)
        pupils = 63 if against < 0.5 else alone & 63
        rival = chance.choice(rivals[at, seats])
        learn_game(state, learner, pupils, rival, past, against < 0.65, chance.getrandbits(64))
        if (number - part.first) % _GAMES_PER_UPDATE == _GAMES_PER_UPDATE - 1:
            update(learner, _GAMES_PER_UPDATE)
    return PartResult(packed(mind.weights()), packed(learner.memory()))
