"""The PettingZoo environment: conformance, masks, rewards, wrong actions, and what it says without its extra."""

from __future__ import annotations

import pickle
from importlib import import_module

import pytest
from tests.property.tables import GAMES, tables_of
from tests.test_extras import python

from kunitori import BadOptions, IllegalMove
from kunitori.envs import new_task

pytest.importorskip("pettingzoo")
zoo = import_module("kunitori.envs.pettingzoo")
measure = import_module("tests.envs.measure_pettingzoo")

FEW = [("world_on_fire", 2), ("moegahara", 4)]
MORE = [table for table in tables_of(GAMES) if table[1] in (2, 6) and table not in FEW]
TABLES = [*FEW, *(pytest.param(*table, marks=pytest.mark.slow) for table in MORE)]

WITHOUT = """
from tests.only_with import pretend
pretend([])
import kunitori
try:
    import kunitori.envs.pettingzoo
except kunitori.KunitoriError as problem:
    print(problem)
"""


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_accepts_it(game: str, players: int) -> None:
    measure.conform(game, players)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_plays_the_game_of_an_episode(game: str, players: int) -> None:
    measure.play_whole(game, players, players, max_rounds=15)


def test_what_is_no_choice_can_be_left_out() -> None:
    measure.play_whole("world_on_fire", 3, 7, auto=("forced", "treasure"), max_rounds=15)
    table = zoo.raw_env("world_chaos", auto="forced", max_rounds=5)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        is_open = table.observe(table.agent_selection)["action_mask"].nonzero()[0]
        assert len(is_open) > 1
        table.step(is_open[0])


def test_a_seed_decides_this_game_and_the_next_ones() -> None:
    def games(first: int) -> list[bytes]:
        table = zoo.env("kunitori", 3)
        rows = []
        for seed in (first, *[None] * 5):
            table.reset(seed=seed)
            for _ in range(20):
                table.step(int(table.observe(table.agent_selection)["action_mask"].nonzero()[0][-1]))
            rows.append(bytes(table.observe("player_2")["observation"]))
        return rows

    assert games(5) == games(5) != games(6)
    assert len({*games(5)}) > 2


def test_a_wrong_action_ends_the_episode_for_everybody_or_raises() -> None:
    table = zoo.env("kunitori", 3)
    table.reset(seed=1)
    agent = table.agent_selection
    wrong = int((table.observe(agent)["action_mask"] == 0).nonzero()[0][0])
    table.step(wrong)
    assert table.rewards == {each: -1.0 if each == agent else 0.0 for each in table.possible_agents}
    assert {each for each, info in table.infos.items() if info} == {agent}
    assert table.infos[agent] == {"illegal_action": wrong}
    for each in table.agent_iter():
        _, reward, is_over, is_cut, _ = table.last()
        assert (reward, is_over, is_cut) == (-1.0 if each == agent else 0.0, True, False)
        table.step(None)
    table.reset()
    assert not any(table.terminations.values()) and not any(table.infos.values())
    table = zoo.env("kunitori", 3, illegal="raise")
    table.reset(seed=1)
    with pytest.raises(IllegalMove):
        table.step(wrong)
    assert not any(table.terminations.values())


def test_its_spaces_are_those_of_the_task_and_stay_the_same_objects() -> None:
    table, task = zoo.raw_env("custom", 2, mix="world_chaos,-trap"), new_task("custom", 2, mix="world_chaos,-trap")
    for agent in table.possible_agents:
        space = table.observation_space(agent)
        assert space is table.observation_space(agent) and table.action_space(agent) is table.action_space(agent)
        assert space["observation"].shape == (task.size,) and table.action_space(agent).n == table.task.actions.size
    twin = pickle.loads(pickle.dumps(zoo.raw_env("moegahara", 6, max_rounds=30)))
    assert (twin.task.players, twin.task.max_rounds, twin.task.cards.game) == (6, 30, "moegahara")


def test_bad_options_are_refused_in_a_sentence() -> None:
    for options, words in (
        ({"illegal": "ignore"}, "“end” or “raise”"),
        ({"players": 3, "game": "moegahara"}, "M1.1"),
        ({"render_mode": "human"}, "“ansi”, “html” or “rgb_array”"),
        ({"viewer": 2}, "no seat 2"),
    ):
        with pytest.raises(BadOptions, match=words):
            zoo.env(**options)


def test_without_the_extra_it_says_what_to_install() -> None:
    assert 'pip install "kunitori[pettingzoo]"' in python(WITHOUT)
