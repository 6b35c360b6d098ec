"""How a mind fares, by its first thought alone, against the strategies of its game."""

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

_ROUNDS = 200


@dataclass(frozen=True)
class _Paper:
    file: MindFile
    strategy: str
    seats: int
    games: int
    seed: str


def examine(file: MindFile, games: int, seed: str, crew: Crew) -> dict[str, dict[str, float]]:
    """The share of games won against each strategy, for each player count; seats rotate over the same deals."""
    cards = card_set(file.game)
    papers = [
        _Paper(file, strategy, seats, games, seed)
        for seats in sorted({*file.players})
        for strategy in strategies_for(cards, seats)
    ]
    shares: dict[str, dict[str, float]] = {}
    for paper, share in zip(papers, crew.map(_sit, papers), strict=True):
        shares.setdefault(str(paper.seats), {})[paper.strategy] = round(share, 3)
    return shares


def _sit(paper: _Paper) -> float:
    cards = card_set(paper.file.game)
    rules = Rules(cards)
    pupil = Brain(GUESSING, 1, None, paper.file.mind(cards))
    rival = Brain(PLANNING, 1, script_for(paper.strategy, cards, paper.seats).plan(cards))
    won = 0
    for number in range(paper.games):
        chance = Random(f"exam {paper.seed} {number // paper.seats}")
        keys = chance.getrandbits(64), chance.getrandbits(64)
        state = new_state(rules, paper.seats, *keys, chance.randrange(paper.seats), _ROUNDS, 0, 0)
        seat = number % paper.seats
        own = {p for p in range(paper.seats) if p == seat or (rules.moegahara and (p - seat) % 2 == 0)}
        play(state, [pupil if p in own else rival for p in range(paper.seats)])
        won += winner(state) == (seat % 2 if rules.moegahara else seat)
    return won / paper.games
