"""How fast our search is in one game and player count, from positions in the middle of games."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
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
from kunitori.engine.thinking.match import TREES, Brain, answer, play, search_tree, searched
from kunitori.engine.thinking.mind import Thought, is_plain
from kunitori.minds import mind_for

__all__ = ["OPENING_ROUNDS", "WAYS", "Search", "middles"]

OPENING_ROUNDS = 10
"""The rounds played before the search starts; games of the learned bots last 14 to 36."""
WAYS = ("master", "whole", "random")
"""Like the master; the same, but played to the end of the game; and random play without a mind."""


class Position(NamedTuple):
    """What the deciding seat knows, and the mean number of decisions in a simulation of each kind."""

    known: State
    decisions: dict[str, float]


def middles(game: str, players: int, count: int, lords: list[Brain]) -> list[State]:
    """Games at a real decision after the opening; more are started, because some may end before it."""
    begun = set_ups(game, players, 3 * count)
    for state in begun:
        play(state, lords, OPENING_ROUNDS * players)
        while not state.over and is_plain(state):
            step(state, answer(state, lords[state.who]))
    return [state for state in begun if not state.over][:count]


class Search:
    """One game and player count; positions and bots are prepared beforehand."""

    def __init__(self, game: str, players: int, size: SearchSize) -> None:
        self.game: str = game
        self.players: int = players
        self.size: SearchSize = size
        rules = set_ups(game, players, 1)[0].rules
        mind = mind_for(rules.cards, players)
        self.lords: list[Brain] = [Brain(DRAWING, seat, None, mind) for seat in range(players)]
        master = SearchingBot("master", 1, Budget(size.master, 0.0))
        whole = SearchingBot("whole", 1, Budget(size.whole, 0.0), MAX_ROUNDS)
        self.brains: dict[str, Brain] = {"master": master.brain(rules, players), "whole": whole.brain(rules, players)}
        self.positions: list[Position] = [
            Position(known, {way: self.decisions(known, brain) for way, brain in self.brains.items()})
            for known in (known_to(state, state.who) for state in middles(game, players, size.positions, self.lords))
        ]

    def decisions(self, known: State, brain: Brain) -> float:
        """The number of decisions with at least two options in a simulation: those of the policy after the tree.

        The decisions in the tree come on top, so the true number is somewhat higher.
        """
        turns = brain.trees[0].turns
        return sum(play(dealt(known, seed), self.lords, turns) for seed in range(self.size.counted)) / self.size.counted

    def laps(self, way: str) -> tuple[Lap, Lap]:
        """A search from every position, in iterations and in the decisions simulated in them."""
        return self.play_outs() if way == "random" else self.simulations(way)

    def simulations(self, way: str) -> tuple[Lap, Lap]:
        """Searches; one that is settled ends before its budget is spent."""
        brain, simulations, decisions = self.brains[way], 0, 0.0
        begun = clock()
        for known, each in self.positions:
            searched(known, brain, 1)
            done = sum(tree.simulations for tree in brain.trees)
            simulations += done
            decisions += done * each[way]
        seconds = clock() - begun
        return Lap(simulations, seconds), Lap(round(decisions), seconds)

    def play_outs(self) -> tuple[Lap, Lap]:
        """Deal the unknown cards and play at random to the end: an iteration without a tree or a mind."""
        decisions = 0
        begun = clock()
        for known, _ in self.positions:
            for seed in range(self.size.random):
                decisions += play_random(dealt(known, seed), seed)
        seconds = clock() - begun
        return Lap(self.size.random * len(self.positions), seconds), Lap(decisions, seconds)

    def threads(self, count: int) -> Lap:
        """The master's search in several threads, which share the trees of each search; in wall-clock time."""
        brain, simulations = self.brains["master"], 0
        room = [(self.positions[0].known.clone(), Thought()) for _ in range(TREES)]
        begun = perf_counter()
        with ThreadPoolExecutor(count) as pool:
            for known, _ in self.positions:
                work = [
                    pool.submit(search_tree, known, brain, tree, 1, state, thought, 0.0)
                    for tree, (state, thought) in enumerate(room)
                ]
                for part in work:
                    part.result()
                simulations += sum(tree.simulations for tree in brain.trees)
        return Lap(simulations, perf_counter() - begun)
