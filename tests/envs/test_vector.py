"""The vector environment plays what Gymnasium's loop over solo environments plays, step for step."""

from __future__ import annotations

from importlib import import_module

import pytest

from kunitori import BadOptions
from kunitori.envs import GYMNASIUM

gymnasium = pytest.importorskip("gymnasium")
np = pytest.importorskip("numpy")
compare, MODES = (getattr(import_module("tests.envs.compared"), name) for name in ("compare", "MODES"))
ManySoloEnv = import_module("kunitori.envs.vector").ManySoloEnv

TWO_COUNTS = [(game, players) for game in GYMNASIUM.values() for players in (2, 6)]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("game", "players", "opponents"), [
    ("world_on_fire", 2, "captain"), ("moegahara", 4, ["random", "money", "lord"]), ("kunitori", 3, "retainer/warrior"),
])  # fmt: skip
def test_it_plays_what_solo_environments_play(
    game: str, players: int, opponents: str | list[str], mode: str
) -> None:
    assert compare(game, players, opponents, mode, auto="treasure") > 4


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("game", "players"), TWO_COUNTS)
def test_in_every_game(game: str, players: int, mode: str) -> None:
    for auto in ((), ("forced", "treasure")):
        assert compare(game, players, "random", mode, games=8, steps=600, threads=3, auto=auto) > 20


def test_a_bot_that_searches_plays_inside_too() -> None:
    compare("world_on_fire", 2, "master", games=2, steps=12, threads=2, max_rounds=2)


@pytest.mark.parametrize("name", GYMNASIUM)
def test_gymnasium_makes_it_for_every_game(name: str) -> None:
    envs = gymnasium.make_vec(f"kunitori.envs:{name}", num_envs=3, max_rounds=5, opponents="random")
    assert isinstance(envs.unwrapped, ManySoloEnv)
    seen, info = envs.reset(seed=1)
    assert seen in envs.observation_space and info["action_mask"].shape == (3, envs.single_action_space.n)
    again, _ = envs.reset(seed=[1, 2, 3])
    assert (seen == again).all() and not np.shares_memory(seen, again)
    envs.close()


def test_without_copies_the_arrays_are_used_again() -> None:
    envs = ManySoloEnv(2, copy=False)
    seen, info = envs.reset(seed=1)
    after, *_ = envs.step(info["action_mask"].argmax(axis=1))
    assert after is seen


def test_bits_as_actions() -> None:
    envs = ManySoloEnv(3, raw=True, max_rounds=3, opponents="random")
    _, info = envs.reset(seed=1)
    assert envs.single_action_space.n == 64
    decision = envs.task.layout["decision"].bytes
    for _ in range(100):
        seen, _, done, _, info = envs.step(info["action_mask"].argmax(axis=1))
        assert "illegal_action" not in info
        assert (info["kind"] == seen[:, decision].argmax(axis=1)).all() and info["_kind"].all()
        if done.any():
            return
    raise AssertionError("no game ended")


def test_bad_options_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="“autoreset_mode” does not know “never”"):
        ManySoloEnv(2, autoreset_mode="never")
    with pytest.raises(BadOptions, match="“games” must be a whole number from 1 on, not “0”"):
        ManySoloEnv(0)
    with pytest.raises(BadOptions, match="0 opponents for 1 seats"):
        ManySoloEnv(2, opponents=None)
    envs = ManySoloEnv(2)
    envs.reset(seed=1)
    with pytest.raises(BadOptions, match="names no game"):
        envs.reset(options={"reset_mask": np.zeros(2, np.bool_)})
