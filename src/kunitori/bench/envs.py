"""How fast our environments are in one game and player count, from Python: random open actions, drawn and given."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Any

import numpy as np

from kunitori.bench.lap import EnvSize, Lap, clock
from kunitori.envs import new_task
from kunitori.envs.many import ManyGames
from kunitori.envs.solo import SoloEnv
from kunitori.envs.vector import ManySoloEnv

__all__ = ["Environments"]


_MIDDLE = 200
"""Decisions before a state is cloned."""


class Environments:
    """One game and player count, in every form. Games that end begin anew."""

    def __init__(self, game: str, players: int, size: EnvSize) -> None:
        self.game: str = game
        self.players: int = players
        self.size: EnvSize = size

    def many(self, threads: int = 1, now: Callable[[], float] = clock) -> Lap:
        """A batch with every seat played from outside: masks of the table of actions, and observations."""
        return self._steps(self._many(False, threads), None, now)

    def raw(self) -> Lap:
        """The same with bits as actions, and a mask of one word."""
        games = self._many(True, 1)
        return self._steps(games, np.zeros(self.size.batch, np.uint64), clock)

    def threads(self, count: int) -> Lap:
        """The same as `many` in several threads, in wall-clock time."""
        return self.many(count, perf_counter)

    def vector(self) -> Lap:
        """The vector environment of Gymnasium against random bots, whose answers do not count, with new arrays."""
        env = ManySoloEnv(self.size.batch, self.game, self.players, "random")
        env.reset(seed=1)
        for call in range(self.size.warm):
            env.step(env.games.random_actions(call))
        begun = clock()
        for call in range(self.size.calls):
            env.step(env.games.random_actions(call))
        return Lap(self.size.calls * self.size.batch, clock() - begun)

    def solo(self) -> Lap:
        """The environment of Gymnasium against plain money, whose answers do not count."""
        env, chance = SoloEnv(self.game, self.players, "money"), random.Random(1)
        _, info = env.reset(seed=1)
        begun = clock()
        for _ in range(self.size.solo):
            legal = info["action_mask"].nonzero()[0]
            _, _, done, _, info = env.step(legal[int(chance.random() * len(legal))])
            if done:
                _, info = env.reset()
        return Lap(self.size.solo, clock() - begun)

    def seats(self) -> Lap:
        """The environment of PettingZoo without its wrappers, every seat played from outside."""
        env, chance = import_module("kunitori.envs.pettingzoo").raw_env(self.game, self.players), random.Random(1)
        env.reset(seed=1)
        begun = clock()
        for _ in range(self.size.solo):
            agent = env.agent_selection
            if env.terminations[agent]:
                env.reset()
                agent = env.agent_selection
            legal = env.observe(agent)["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
        return Lap(self.size.solo, clock() - begun)

    def spiel(self) -> Lap:
        """The game of OpenSpiel, with the tensor of the seat that is asked; draws take time but do not count."""
        game, chance, done = self._spiel_game(), random.Random(1), 0
        begun = clock()
        while done < self.size.spiel:
            state = game.new_initial_state()
            while done < self.size.spiel and not state.is_terminal():
                done += _spiel_step(state, chance)
        return Lap(done, clock() - begun)

    def spiel_clone(self) -> Lap:
        """A clone of a state in the middle of a random game of OpenSpiel."""
        state, chance, done = self._spiel_game().new_initial_state(), random.Random(1), 0
        while done < _MIDDLE:
            done += _spiel_step(state, chance)
        begun = clock()
        for _ in range(self.size.spiel):
            state.clone()
        return Lap(self.size.spiel, clock() - begun)

    def _spiel_game(self) -> Any:
        import_module("kunitori.envs.spiel")
        return import_module("pyspiel").load_game(self.game, {"players": self.players})

    def _many(self, raw: bool, threads: int) -> ManyGames:
        games = ManyGames(new_task(self.game, self.players), self.size.batch, raw=raw, threads=threads)
        games.reset(1)
        return games

    def _steps(self, games: ManyGames, mask: object, now: Callable[[], float]) -> Lap:
        rows = games.rows() if mask is None else games.rows(mask=mask)
        actions = games.random_actions(0)
        for call in range(self.size.warm):
            games.step(games.random_actions(call, actions), rows)
        begun = now()
        for call in range(self.size.calls):
            games.step(games.random_actions(call, actions), rows)
        seconds = now() - begun
        games.close()
        return Lap(self.size.calls * self.size.batch, seconds)


def _spiel_step(state: Any, chance: random.Random) -> int:
    """Give one answer or draw at random; how many decisions that was."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
        return 0
    state.observation_tensor(state.current_player())
    legal = state.legal_actions()
    state.apply_action(legal[int(chance.random() * len(legal))])
    return 1
