"""``python -m tests.envs.measure_pettingzoo``: every game with every number of players as an environment of PettingZoo.

PettingZoo's own tests, and whole games beside an `Episode`. `kunitori bench envs` has the speeds.
"""

from __future__ import annotations

import random
import warnings
from importlib import import_module
from typing import Any

from tests.property.tables import GAMES, tables_of

from kunitori.envs import Episode
from kunitori.envs.pettingzoo import env, raw_env
from kunitori.envs.rendering import RENDER_MODES

# Where PettingZoo's own games are installed, its tests import one of them in a way that it calls old.
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    theirs = import_module("pettingzoo.test")

UNAVOIDABLE = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What `api_test` says of every dict with a mask, except those of environments in a list of its own."""


def conform(game: str, players: int, cycles: int = 200) -> None:
    """What PettingZoo wants of an environment."""
    with warnings.catch_warnings():
        for words in UNAVOIDABLE:
            warnings.filterwarnings("ignore", message=words)
        theirs.api_test(env(game, players, max_rounds=20), cycles)
    theirs.seed_test(lambda: env(game, players, max_rounds=20), cycles)


def render(game: str, players: int) -> None:
    """PettingZoo's test of pictures, in every ``render_mode``; it needs a browser."""
    tables: list[Any] = []

    def new(render_mode: str) -> Any:
        # PettingZoo makes one for “human” that it does not use.
        tables.append(raw_env(game, players, render_mode=render_mode if render_mode in RENDER_MODES else None))
        return tables[-1]

    try:
        theirs.render_test(new, {"html": lambda picture: picture.startswith("<div")})
    finally:
        for table in tables:
            table.close()
    assert [table.render_mode for table in tables] == [None, *RENDER_MODES]


def play_whole(game: str, players: int, seed: int, **options: Any) -> None:
    """One random game beside the same `Episode`: masks, observations, who is asked, and rewards."""
    table, chance = raw_env(game, players, **options), random.Random(seed)
    for number in (seed, None, None):
        table.reset(seed=number)
        twin = Episode(table.task)
        twin.state = table.unwrapped._episode.state.clone()
        while not twin.is_over:
            agent = table.agent_selection
            assert agent == f"player_{twin.who}" and not any(table.terminations.values())
            for seat, each in enumerate(table.agents):
                seen = table.observe(each)
                assert seen in table.observation_space(each) and bytes(seen["observation"]) == twin.observe(seat)
                assert [*seen["action_mask"].nonzero()[0]] == (twin.legal() if each == agent else [])
            assert {*table.rewards.values(), *table._cumulative_rewards.values()} == {0.0}
            action = chance.choice(twin.legal())
            table.step(action)
            twin.step(action)
        check_end(table, twin)


def check_end(table: Any, twin: Episode) -> None:
    """Everybody has ended with what the episode gives; each agent leaves with one last step."""
    assert table.agents == table.possible_agents and all(table.terminations.values())
    assert not any(table.truncations.values()) and abs(sum(table.rewards.values())) < 1e-9
    if twin.task.cards.teams:
        assert all(reward == table.rewards[f"player_{seat % 2}"] for seat, reward in enumerate(table.rewards.values()))
    for seat, reward in enumerate(twin.rewards()):
        agent = table.agent_selection
        seen, given, is_over, is_cut, _ = table.last()
        assert (agent, given, is_over, is_cut) == (f"player_{seat}", reward, True, False)
        assert not seen["action_mask"].any() and bytes(seen["observation"]) == twin.observe(seat)
        table.step(None)
    assert table.agents == []


def main() -> None:
    """Check everything; an `AssertionError` says what does not hold."""
    for game, players in tables_of(GAMES):
        conform(game, players, 1000)
        render(game, players)
        for seed in range(10):
            play_whole(game, players, seed, max_rounds=40)
        print(f"{game}, {players} players: conforms", flush=True)


if __name__ == "__main__":
    main()
