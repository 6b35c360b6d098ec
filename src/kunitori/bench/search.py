"""How fast our search is in one game and player count, from positions in the middle of games."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from kunitori.bench.engine import MAX_ROUNDS, set_ups
from kunitori.bench.lap import Lap, SearchSize, clock
from kunitori.bots import Budget, SearchingBot
from kunitori.engine.consts import DRAWING
from kunitori.engine.deal import dealt, known_to
from kunitori.engine.moves import step
from kunitori.engine.playout import play_random
from kunitori.engine.state import State
from kunitori.engine.thinking.match import Brain, answer, play, searched
from kunitori.engine.thinking.mind import is_plain
from kunitori.engine.thinking.search import Search, gather
from kunitori.game import View
from kunitori.game.view import see
from kunitori.minds import mind_for

__all__ = ["OPENING_ROUNDS", "WAYS", "SearchBench", "is_open", "middles"]

OPENING_ROUNDS = 10
"""The rounds played before the search starts; games of the learned bots last 14 to 36."""
WAYS = ("master", "whole", "random")
"""Like the master; the same, but played to the end of the game; and random play without a mind."""


class Position(NamedTuple):
    """What the deciding seat sees, and the mean number of decisions in a future of each kind."""

    view: View
    decisions: dict[str, float]


def middles(game: str, players: int, count: int, policy: list[Brain]) -> list[State]:
    """Games at a real decision after the opening; more are started, because some may end before it."""
    begun = set_ups(game, players, 3 * count)
    for state in begun:
        play(state, policy, OPENING_ROUNDS * players)
        while not state.over and not is_open(state, policy[state.who]):
            step(state, answer(state, policy[state.who]))
    return [state for state in begun if not state.over][:count]


def is_open(state: State, brain: Brain) -> bool:
    """Whether a search would compare at least two answers."""
    if is_plain(state):
        return False
    known, search = known_to(state, state.who), Search()
    gather(search, known, known.clone(), brain.mind, brain.thought, 1)
    return search.n > 1


class SearchBench:
    """One game and player count; positions and bots are prepared beforehand."""

    def __init__(self, game: str, players: int, size: SearchSize) -> None:
        self.game: str = game
        self.players: int = players
        self.size: SearchSize = size
        rules = set_ups(game, players, 1)[0].rules
        mind = mind_for(rules.cards, players)
        self.policy: list[Brain] = [Brain(DRAWING, seat, None, mind) for seat in range(players)]
        master = SearchingBot("master", 1, Budget(size.master, 0.0))
        whole = SearchingBot("whole", 1, Budget(size.whole, 0.0), MAX_ROUNDS)
        self.brains: dict[str, Brain] = {"master": master.brain(rules, players), "whole": whole.brain(rules, players)}
        names = tuple(f"{seat + 1}" for seat in range(players))
        self.positions: list[Position] = [
            Position(see(known, names, ()), {way: self.decisions(known, brain) for way, brain in self.brains.items()})
            for known in (known_to(state, state.who) for state in middles(game, players, size.positions, self.policy))
        ]

    def decisions(self, known: State, brain: Brain) -> float:
        """The number of decisions with at least two options in a future.

        The engine does not count them, so the policy plays as many turns in deals of the same position. A future
        differs by its first answer alone, which the search gives.
        """
        turns, deals = brain.search.turns, self.size.counted
        return sum(play(dealt(known, seed), self.policy, turns) for seed in range(deals)) / deals

    def laps(self, way: str) -> tuple[Lap, Lap]:
        """A search from every position, in iterations and in the decisions played in them."""
        return self.play_outs() if way == "random" else self.futures(way)

    def futures(self, way: str) -> tuple[Lap, Lap]:
        """Searches; an iteration is one future of one answer."""
        brain, futures, decisions = self.brains[way], 0, 0.0
        begun = clock()
        for view, each in self.positions:
            searched(view.known_state, brain, 1)
            futures += brain.search.futures
            decisions += brain.search.futures * each[way]
        seconds = clock() - begun
        return Lap(futures, seconds), Lap(round(decisions), seconds)

    def play_outs(self) -> tuple[Lap, Lap]:
        """Deal the unknown cards and play at random to the end: an iteration without a mind."""
        decisions = 0
        begun = clock()
        for view, _ in self.positions:
            for seed in range(self.size.random):
                decisions += play_random(dealt(view.known_state, seed), seed)
        seconds = clock() - begun
        return Lap(self.size.random * len(self.positions), seconds), Lap(decisions, seconds)

    def threads(self, count: int) -> Lap:
        """The master's decisions, with the parts of their futures in so many threads; in wall-clock time."""
        bot, futures = SearchingBot("master", 1, Budget(self.size.master, 0.0, threads=count)), 0
        begun = perf_counter()
        for view, _ in self.positions:
            assert view.decision
            bot.decide(view, view.decision)
            futures += bot.own_brain(view).search.futures
        return Lap(futures, perf_counter() - begun)
