"""Thousands of games by one call are the same games as one by one, whatever the arrays and threads."""

from __future__ import annotations

import hashlib
from importlib import import_module
from typing import Any

import pytest
from tests.property.tables import GAMES
from tests.test_extras import python

from kunitori import BadOptions, IllegalMove
from kunitori.envs import Episode, new_task

np = pytest.importorskip("numpy")
ManyGames = import_module("kunitori.envs.many").ManyGames
N = 6


def first_seed(seed: int, players: int) -> int:
    """The seed of the first game of the game with this seed."""
    return int(np.random.default_rng(seed).integers(0, 1 << 64, players, np.uint64)[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_can_be_played_from_outside(game: str) -> None:
    """Dense numbers, bits as bytes and bits as words are the same games, and those of episodes."""
    task = new_task(game, 4, max_rounds=3)
    episodes = [Episode(task, first_seed(i, 4)) for i in range(N)]
    dense = ManyGames(task, N, reset="disabled")
    raw, words = (ManyGames(task, N, reset="disabled", raw=True) for _ in range(2))
    in_words = words.rows(mask=np.zeros(N, np.uint64))
    seen = dense.reset(0), raw.reset(0), words.reset(0, into=in_words)
    for _ in range(2_000):
        for i, episode in enumerate(episodes):
            assert all(rows.who[i] == episode.who and rows.kind[i] == episode.state.kind for rows in seen)
            assert all(bytes(rows.observation[i]) == bytes(episode.observe(episode.who)) for rows in seen)
            assert bytes(seen[0].mask[i]) == bytes(episode.mask())
            bits = [task.actions.answers[action] % 64 for action in episode.legal()]
            assert np.flatnonzero(seen[1].mask[i]).tolist() == bits
            assert int(seen[2].mask[i]) == sum(1 << bit for bit in bits)
        actions = dense.random_actions(1)
        for episode, action in zip(episodes, actions, strict=True):
            episode.step(int(action))
        answers = np.array([task.actions.answers[action] for action in actions]) % 64
        assert (raw.random_actions(1) == answers).all() and (words.random_actions(1) == answers).all()
        seen = dense.step(actions), raw.step(answers), words.step(answers, in_words)
        if seen[0].done.any():
            break
    done = int(seen[0].done.argmax())
    assert tuple(seen[0].reward[done]) == episodes[done].rewards() and seen[0].who[done] == -1
    assert dense.episode(done).state == episodes[done].state
    with pytest.raises(BadOptions, match=f"Game {done} is over"):
        dense.step(actions)
    assert dense.reset(which=seen[0].done.copy()).done.sum() == 0
    dense.step(dense.random_actions(2))


def trace(threads: int, **options: Any) -> list[bytes]:
    """All that is written in many steps, the last observations included."""
    games = ManyGames(new_task("world_chaos", 3, max_rounds=3), 50, threads=threads, **options)
    rows = games.reset(5)
    parts = []
    for step in range(120):
        rows = games.step(games.random_actions(step))
        parts += [bytes(array) for array in (rows.observation, rows.mask, rows.who, rows.reward, rows.done)]
        parts.append(bytes(rows.final_observation[rows.done]))
    games.close()
    return parts


@pytest.mark.parametrize("options", [{}, {"opponents": ["captain", "random"]}, {"reset": "next_step"}])
def test_threads_change_nothing(options: dict[str, Any]) -> None:
    alone = trace(1, **options)
    assert alone == trace(3, **options) == trace(1, **options) and len({*alone}) > 200


def test_the_uncompiled_engine_steps_them_too() -> None:
    code = "from tests.envs.test_many import digest; print(digest())"
    told = python(code, environment={"KUNITORI_ENGINE": "python"})
    assert told.strip() == digest()


def digest() -> str:
    """A hash of a few steps with bits and bots; the masks are words."""
    games = ManyGames(new_task("kunitori", 3, max_rounds=2), 2, ["random", "captain"], raw=True, threads=2)
    rows = games.rows(mask=np.zeros(2, np.uint64))
    games.reset(3, into=rows)
    found = hashlib.sha256()
    for step in range(20):
        games.step(games.random_actions(step), rows)
        for array in (rows.observation, rows.mask, rows.reward, rows.done):
            found.update(bytes(array))
    games.close()
    return found.hexdigest()


def test_rows_can_lie_in_arrays_of_the_caller() -> None:
    """A learner keeps the steps of a rollout; each is written where it stays."""
    task = new_task("world_on_fire", 2, max_rounds=3)
    games, other = ManyGames(task, N), ManyGames(task, N)
    kept = np.zeros((50, N, task.size), np.uint8)
    rows = [games.rows(observation=part) for part in kept]
    games.reset(3)
    mine = other.reset(3)
    for row, part in zip(rows, kept, strict=True):
        games.step(games.random_actions(0), row)
        mine = other.step(other.random_actions(0))
        assert (part == mine.observation).all()


def test_a_wrong_action_ends_the_episode_of_its_seat_or_changes_nothing() -> None:
    task = new_task("kunitori", 3)
    games = ManyGames(task, N)
    rows = games.reset(1)
    who, before = rows.who.copy(), rows.observation.copy()
    actions = games.random_actions(1)
    wrong = (-1, 10**12, -(1 << 63), 4_096, task.actions.size)
    actions[: len(wrong)] = wrong
    rows = games.step(actions)
    assert rows.done.tolist() == rows.illegal.tolist() == [True] * len(wrong) + [False]
    for i in range(len(wrong)):
        assert rows.reward[i, who[i]] == -1 and rows.reward[i].sum() == -1
        assert (rows.final_observation[i] == before[i]).all()
    strict = ManyGames(task, N, illegal="raise")
    before = strict.reset(1).observation.copy()
    with pytest.raises(IllegalMove, match="not open in game 0"):
        strict.step(actions)
    assert all(strict.episode(i).state == Episode(task, first_seed(1 + i, 3)).state for i in range(N))
    strict.step(strict.random_actions(1))


def test_seeds_decide_the_games() -> None:
    games = ManyGames(new_task("moegahara", 2), 3)
    first = games.reset([4, None, 9]).observation.copy()
    again = games.reset([9, 4, 4]).observation
    assert (again[0] == first[2]).all() and (again[1] == first[0]).all() and (again[2] == first[0]).all()
    after = games.reset().observation.copy()
    assert (after[1] == after[2]).all() and not (after[1] == first[0]).all()
    games.reset(7, which=np.array([True, False, False]))
    assert (games.reset().observation[1] == games.reset([4, 4, 4]).observation[1]).sum() > 0


def test_hostile_arguments_are_refused_in_a_sentence() -> None:
    task = new_task("world_on_fire", 2)
    games = ManyGames(task, N)
    with pytest.raises(BadOptions, match="have not begun"):
        games.step(np.zeros(N, np.int64))
    with pytest.raises(BadOptions, match="have not begun"):
        games.reset(which=np.arange(N) == 0)
    games.reset(0)
    for actions in (np.zeros(N - 1, np.int64), np.zeros(N), np.zeros((N, 1), np.int64), [], "draw", [None] * N, 3):
        with pytest.raises(BadOptions, match=r"whole numbers, one for each game, in an array with shape \(6,\)"):
            games.step(actions)
    for seed in (-1, [1, 2], [0, 1, 2, 3, 4, -5], "seven", 1.5, [1.5] * N):
        with pytest.raises(BadOptions, match="Give one seed, or a list with one for each game"):
            games.reset(seed)
    still = np.zeros((N, task.size), np.uint8)
    still.flags.writeable = False
    for name, array in (
        ("observation", still), ("observation", np.zeros((N, task.size), np.int8)), ("mask", np.zeros(N, np.uint64)),
        ("mask", np.zeros((N, 64), np.uint8)), ("reward", np.zeros((N, 2), np.float32)), ("who", bytearray(N)),
        ("observation", np.zeros((task.size, N), np.uint8).T), ("done", np.zeros((0,), np.bool_)), ("kind", None),
    ):  # fmt: skip
        with pytest.raises(BadOptions, match=f"“{name}” must be a writable, contiguous NumPy array of type"):
            games.rows(**{name: array})
    with pytest.raises(BadOptions, match="no array “value”"):
        games.rows(value=still)
    for which in (np.zeros(N), [True] * N, np.zeros(N + 1, np.bool_)):
        with pytest.raises(BadOptions, match="“which” must be"):
            games.reset(which=which)
    for into in (np.zeros(N, np.int32), np.zeros(0, np.int64)):
        with pytest.raises(BadOptions, match="“into” must be"):
            games.random_actions(0, into)
    raw = ManyGames(task, N, raw=True)
    for strangers in (ManyGames(task, N + 1), ManyGames(new_task("kunitori", 3), N), raw):
        with pytest.raises(BadOptions, match="made for other games"):
            games.reset(0, into=strangers.rows())
        with pytest.raises(BadOptions, match="made for other games"):
            games.step(games.random_actions(0), strangers.rows())
    with pytest.raises(BadOptions, match="made for other games"):
        games.step(games.random_actions(0), raw.rows(mask=np.zeros(N, np.uint64)))
    for options, words in (
        ({"games": -1}, "not “-1”"), ({"games": 2.5}, "not “2.5”"), ({"threads": 0}, "“threads” must be"),
        ({"reset": "soon"}, "Choose one of same_step, next_step and disabled"),
        ({"illegal": "ignore"}, "“end” or “raise”"), ({"opponents": ["money"] * 2}, "2 opponents for 1 seats"),
    ):  # fmt: skip
        with pytest.raises(BadOptions, match=words):
            ManyGames(task, **{"games": N, **options})
    for game in (-1, N):
        with pytest.raises(BadOptions, match="numbered from 0 to 5"):
            games.episode(game)
    games.step(games.random_actions(0))
