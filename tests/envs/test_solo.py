"""The Gymnasium environment: conformance, masks, wrong actions, and what it says without its extra."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from tests.property.tables import GAMES, tables_of
from tests.test_extras import python

from kunitori import BadOptions, IllegalMove
from kunitori.envs import GYMNASIUM
from kunitori.minds import mind_file, write_mind

gymnasium = pytest.importorskip("gymnasium")
check_env = import_module("gymnasium.utils.env_checker").check_env
SoloEnv = import_module("kunitori.envs.solo").SoloEnv

WITHOUT = """
from tests.only_with import pretend
pretend([])
import kunitori.envs
try:
    import kunitori.envs.solo
except kunitori.KunitoriError as problem:
    print(problem)
"""


@pytest.mark.parametrize(("game", "players"), tables_of(GAMES))
def test_gymnasium_accepts_it(game: str, players: int) -> None:
    names = {known: name for name, known in GYMNASIUM.items()}
    env = gymnasium.make(
        f"kunitori.envs:{names[game]}", players=players, opponents="random", max_rounds=20, disable_env_checker=True
    )
    check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize(("game", "players", "opponents"), [
    ("world_on_fire", 2, "captain"), ("kunitori", 3, ["random", "retainer/warrior"]), ("moegahara", 4, "random"),
    ("world_chaos", 2, "lord"),
])  # fmt: skip
def test_a_seed_decides_the_whole_game(game: str, players: int, opponents: str | list[str]) -> None:
    def played() -> tuple[bytes, float]:
        env = SoloEnv(game, players, opponents, max_rounds=20)
        seen, info = env.reset(seed=5)
        env.action_space.seed(5)
        while True:
            assert (env.action_masks() == info["action_mask"]).all() and seen in env.observation_space
            action = env.action_space.sample(info["action_mask"])
            seen, reward, done, cut, info = env.step(action)
            if done or cut:
                return bytes(seen), reward

    first = played()
    assert first == played() and first[1] in (1.0, -1.0, -0.5)


def test_a_mind_from_a_file_is_an_opponent(tmp_path: Path) -> None:
    own = tmp_path / "mind.json"
    own.write_text(write_mind(mind_file("kunitori-duel")), encoding="utf-8")

    def played(opponents: str) -> list[bytes]:
        env = SoloEnv("kunitori", 2, opponents, max_rounds=10)
        seen, info = env.reset(seed=5)
        env.action_space.seed(5)
        rows, done = [bytes(seen)], False
        while not done:
            seen, _, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
            rows.append(bytes(seen))
            done = ended or cut
        return rows

    assert played(f"mind@8:{own}") == played("master@8")
    assert played(f"mind:{own}") != played("random")


def test_the_next_game_follows_from_the_seed_too() -> None:
    def played() -> list[bytes]:
        env = SoloEnv("world_on_fire", 2, "random", max_rounds=10)
        seen, info = env.reset(seed=9)
        rows = [bytes(seen)]
        done = False
        while not done:
            seen, _, done, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
            rows.append(bytes(seen))
        rows.append(bytes(env.reset()[0]))
        return rows

    assert played() == played()


def test_a_wrong_action_ends_the_episode_or_raises() -> None:
    env = SoloEnv("kunitori", 2, "money")
    _, info = env.reset(seed=1)
    wrong = int((info["action_mask"] == 0).nonzero()[0][0])
    _, reward, done, cut, info = env.step(wrong)
    assert (reward, done, cut, info["illegal_action"]) == (-1.0, True, False, wrong)
    with pytest.raises(IllegalMove):
        env.step(wrong)
    env = SoloEnv("kunitori", 2, "money", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(wrong)


def test_bad_options_are_refused_in_a_sentence() -> None:
    for options, words in (
        ({"illegal": "ignore"}, "“end” or “raise”"),
        ({"opponents": ["money", "money"]}, "2 opponents for 1 seats"),
        ({"opponents": None}, "0 opponents for 1 seats"),
        ({"opponents": "exec:cat"}, "inside the engine"),
        ({"opponents": "merlin"}, "no bot “merlin”"),
    ):
        with pytest.raises(BadOptions, match=words):
            SoloEnv("kunitori", 2, **options)


def test_many_games_step_together() -> None:
    envs = gymnasium.make_vec("kunitori.envs:kunitori/WorldOnFire-v0", num_envs=3, max_rounds=5)
    seen, info = envs.reset(seed=1)
    assert seen.shape == (3, envs.single_observation_space.shape[0]) and info["action_mask"].shape[0] == 3
    envs.close()


def test_without_the_extra_it_says_what_to_install() -> None:
    assert 'pip install "kunitori[envs]"' in python(WITHOUT)
