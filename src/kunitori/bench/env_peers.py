"""Environments of others, driven as their manuals say: random legal actions, mask and observation at every step."""

from __future__ import annotations

import os
import random
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kunitori.bench.lap import EnvSize, Lap, clock

__all__ = ["ENV_PEERS", "env_peers"]

ENV_PEERS = ("pgx", "open_spiel", "rlcard", "pettingzoo")
"""The packages of which a game is measured."""


def env_peers(size: EnvSize, installed: dict[str, str | None]) -> dict[str, Callable[[], Lap]]:
    """A lap of each installed peer, by the name of its game."""
    peers: dict[str, Callable[[], Lap]] = {}
    if installed["pgx"]:
        peers["pgx_leduc"] = PgxLeduc(size.batch, size.pgx).steps
    if installed["open_spiel"]:
        peers["spiel_leduc"] = lambda: spiel_leduc(size.peer)
    if installed["rlcard"]:
        peers["rlcard_leduc"] = lambda: rlcard_leduc(size.peer)
    if installed["pettingzoo"] and find_spec("pygame"):  # its classic games draw themselves
        peers["pettingzoo_connect_four"] = lambda: pettingzoo_connect_four(size.peer)
    return peers


class PgxLeduc:
    """Pgx's Leduc poker on the CPU: a batch inside one compiled loop, games begun anew by themselves."""

    def __init__(self, batch: int, steps: int) -> None:
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        jax = import_module("jax")
        env = import_module("pgx").make("leduc_holdem")
        step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

        def one(state: Any, key: Any) -> tuple[Any, Any]:
            chosen, key = jax.random.split(key)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            actions = jax.random.categorical(chosen, logits, axis=1)
            state = jax.vmap(step)(state, actions, jax.random.split(key, batch))
            return state, state.observation.sum()

        self._done = batch * steps
        self._keys = jax.random.split(jax.random.PRNGKey(1), steps)
        self._state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(2), batch))
        self._run = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys))
        self._wait = jax.block_until_ready
        self._wait(self._run(self._state, self._keys))

    def steps(self) -> Lap:
        """The CPU time of all its threads."""
        begun = time.process_time()
        self._wait(self._run(self._state, self._keys))
        return Lap(self._done, time.process_time() - begun)


def spiel_leduc(steps: int) -> Lap:
    """OpenSpiel's Leduc poker, in C++ and stepped from Python."""
    game, chance, done = import_module("pyspiel").load_game("leduc_poker"), random.Random(1), 0
    begun = clock()
    while done < steps:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            state.information_state_tensor(state.current_player())
            state.apply_action(legal[int(chance.random() * len(legal))])
            done += 1
    return Lap(done, clock() - begun)


def rlcard_leduc(steps: int) -> Lap:
    """RLCard's Leduc poker, in Python."""
    env, chance, done = import_module("rlcard").make("leduc-holdem", config={"seed": 1}), random.Random(1), 0
    begun = clock()
    while done < steps:
        state, _ = env.reset()
        while not env.is_over():
            legal = [*state["legal_actions"]]
            state, _ = env.step(legal[int(chance.random() * len(legal))])
            done += 1
    return Lap(done, clock() - begun)


def pettingzoo_connect_four(steps: int) -> Lap:
    """PettingZoo's Connect Four, its fastest classic game, in Python, with the wrappers that it comes with."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of pygame, which only draws
        env, chance, done = import_module("pettingzoo.classic.connect_four_v3").env(), random.Random(1), 0
    begun = clock()
    while done < steps:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
            done += 1
    return Lap(done, clock() - begun)
