"""Tests a mind, without any search, against the strategies of its game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kunitori.arena.crew import Crew
from kunitori.bots.scripted import script_for, strategies_for
from kunitori.cards.sets import card_set
from kunitori.engine.consts import GUESSING, PLANNING
from kunitori.engine.moves import new_state
from kunitori.engine.rules import Rules
from kunitori.engine.thinking.match import Brain, play
from kunitori.engine.turn import winner
from kunitori.minds import MindFile

__all__ = ["examine"]

_MAX_ROUNDS = 200


@dataclass(frozen=True)
class _Test:
    file: MindFile
    strategy: str
    seats: int
    games: int
    seed: str


def examine(file: MindFile, games: int, seed: str, crew: Crew) -> dict[str, dict[str, float]]:
    """The share of games won against each strategy and for each player count; seats rotate over the same deals."""
    cards = card_set(file.game)
    tests = [
        _Test(file, strategy, seats, games, seed)
        for seats in sorted({*file.players})
        for strategy in strategies_for(cards, seats)
    ]
    shares: dict[str, dict[str, float]] = {}
    for test, share in zip(tests, crew.map(_share_won, tests), strict=True):
        shares.setdefault(str(test.seats), {})[test.strategy] = round(share, 3)
    return shares


def _share_won(test: _Test) -> float:
    cards = card_set(test.file.game)
    rules = Rules(cards)
    pupil = Brain(GUESSING, 1, None, test.file.mind(cards))
    rival = Brain(PLANNING, 1, script_for(test.strategy, cards, test.seats).plan(cards))
    won = 0
    for number in range(test.games):
        chance = Random(f"exam {test.seed} {number // test.seats}")
        keys = chance.getrandbits(64), chance.getrandbits(64)
        state = new_state(rules, test.seats, *keys, chance.randrange(test.seats), _MAX_ROUNDS, 0, 0)
        seat = number % test.seats
        own = {p for p in range(test.seats) if p == seat or (rules.moegahara and (p - seat) % 2 == 0)}
        play(state, [pupil if p in own else rival for p in range(test.seats)])
        won += winner(state) == (seat % 2 if rules.moegahara else seat)
    return won / test.games
