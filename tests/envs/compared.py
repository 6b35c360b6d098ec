"""Plays the same games in a vector environment and in Gymnasium's own loop over `SoloEnv`, and compares every step."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

MODES = ("SameStep", "NextStep", "Disabled")
WRONG = 0.02
"""How often an action that is not open is given."""


def compare(
    game: str, players: int, opponents: str | Sequence[str] = "random", mode: str = "SameStep", *,
    games: int = 4, steps: int = 150, threads: int = 1, **options: Any,
) -> int:  # fmt: skip
    """The number of episodes that ended; an assertion fails where the two differ."""
    vector, solo = import_module("kunitori.envs.vector"), import_module("kunitori.envs.solo")
    sync_vector_env = import_module("gymnasium.vector").SyncVectorEnv
    options = {"max_rounds": 3, "render_mode": "ansi", **options}
    ours = vector.ManySoloEnv(games, game, players, opponents, autoreset_mode=mode, threads=threads, **options)
    one = partial(solo.SoloEnv, game, players, opponents, **options)
    theirs = sync_vector_env([one] * games, autoreset_mode=mode)
    assert ours.observation_space == theirs.observation_space and ours.action_space == theirs.action_space
    assert ours.metadata == theirs.metadata
    chance, ended = random.Random(f"{game} {players} {mode}"), 0
    both = [env.reset(seed=7) for env in (ours, theirs)]
    for step in range(steps):
        assert_same(*both)
        actions = np.array([chosen(mask, chance) for mask in both[0][-1]["action_mask"]])
        both = [env.step(actions) for env in (ours, theirs)]
        done = both[0][2]
        ended += int(done.sum())
        assert (ours.action_masks() == both[0][4]["action_mask"]).all()
        if mode == "Disabled" and done.any():
            assert_same(*both)
            seed = step if chance.random() < 0.5 else None
            both = [env.reset(seed=seed, options={"reset_mask": done.copy()}) for env in (ours, theirs)]
            masks = [[env.unwrapped.action_masks() for env in theirs.envs], both[0][1]["action_mask"]]
            assert (masks[0] == masks[1]).all()
            both = [(seen, {"action_mask": masks[1]}) for seen, _ in both]
    assert ours.render() == theirs.render()
    ours.close()
    theirs.close()
    return ended


def chosen(mask: Any, chance: random.Random) -> int:
    """An open action, or rarely a wrong one."""
    if chance.random() < WRONG or not mask.any():
        return chance.choice((-1, 10**6, chance.randrange(len(mask))))
    return int(chance.choice(np.flatnonzero(mask)))


def assert_same(one: Any, other: Any) -> None:
    """Equal tuples, dictionaries and arrays, types included."""
    assert type(one) is type(other)
    if isinstance(one, tuple):
        assert len(one) == len(other)
        for mine, yours in zip(one, other, strict=True):
            assert_same(mine, yours)
    elif isinstance(one, dict):
        assert one.keys() == other.keys()
        for name in one:
            assert_same(one[name], other[name])
    elif one is not None:
        assert one.dtype == other.dtype and one.shape == other.shape
        if one.dtype == object:
            assert_same(tuple(one), tuple(other))
        else:
            assert (one == other).all()
