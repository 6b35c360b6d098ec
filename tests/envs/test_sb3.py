"""Stable-Baselines3 learns on the vector environment; without it, a sentence says what to install."""

from __future__ import annotations

from importlib import import_module

import pytest
from tests.test_extras import python

np = pytest.importorskip("numpy")

WITHOUT = """
from tests.only_with import pretend
pretend(["envs"])
import kunitori.envs
try:
    import kunitori.envs.sb3
except kunitori.KunitoriError as problem:
    print(problem)
"""


@pytest.mark.slow
def test_a_masked_learner_learns() -> None:
    """A short run: every action that it takes is open, and ends are told."""
    maskable = pytest.importorskip("sb3_contrib", reason="it needs the extra “sb3”").MaskablePPO
    env = import_module("kunitori.envs.sb3").vec_env(8, max_rounds=3, opponents="random")
    env.seed(3)
    first = env.reset().copy()
    env.seed(3)
    assert (env.reset() == first).all()
    learner = maskable("MlpPolicy", env, n_steps=64, batch_size=128, n_epochs=1, seed=1, device="cpu")
    learner.learn(1024)
    ended = 0
    seen = env.reset()
    for _ in range(100):
        masks = np.stack(env.env_method("action_masks"))
        actions, _ = learner.predict(seen, action_masks=masks)
        assert all(mask[action] for mask, action in zip(masks, actions, strict=True))
        seen, rewards, done, infos = env.step(actions)
        for i in done.nonzero()[0]:
            assert rewards[i] in (1, -1) and "illegal_action" not in infos[i]
            assert infos[i]["terminal_observation"].shape == seen[i].shape
        ended += int(done.sum())
    assert ended > 5
    wrong = [int(mask.argmin()) for mask in env.env_method("action_masks")]
    _, rewards, done, infos = env.step(wrong)
    assert done.all() and (rewards == -1).all() and [info["illegal_action"] for info in infos] == wrong
    env.close()


def test_without_the_extra_it_says_what_to_install() -> None:
    assert 'pip install "kunitori[sb3]"' in python(WITHOUT)
