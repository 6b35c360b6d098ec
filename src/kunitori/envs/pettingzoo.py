"""The games as environments of PettingZoo, in which every seat is played from outside. Needs the extra ``pettingzoo``.

>>> table = env("moegahara", players=4, max_rounds=20)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     seen, reward, is_over, _, _ = table.last()
...     table.step(None if is_over else table.action_space(agent).sample(seen["action_mask"]))
>>> table.agents
[]
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib.util import find_spec
from typing import Any, ClassVar

from kunitori.envs.core import MAX_ROUNDS, Arrangement, Episode, is_strict, new_task
from kunitori.envs.rendering import RENDER_FPS, RENDER_MODES, Renderer
from kunitori.errors import BadOptions, IllegalMove, KunitoriError, quoted

if find_spec("pettingzoo") is None:
    raise KunitoriError("extra-missing", extra="pettingzoo")

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

__all__ = ["env", "raw_env"]


class _Seats(AECEnv, EzPickle):  # type: ignore[misc]
    """A table whose seats are the agents: ``player_0``, ``player_1`` and so on.

    The agent that is asked next is not always the next one: attacks and joint battles ask others in between. An
    observation is ``{"observation": bytes, "action_mask": one byte for each action}``; the mask of an agent that is not
    asked is empty. Rewards are 0 until the end; then they add up to 0, and team mates share theirs. An action that is
    not open ends the episode with -1 for the agent, 0 for the others and ``info["illegal_action"]``; with
    ``illegal="raise"`` it raises `IllegalMove`. Pictures show what the agent that is asked may know, or always the seat
    ``viewer``.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kunitori_v0",
        "render_modes": [*RENDER_MODES],
        "render_fps": RENDER_FPS,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "world_on_fire",
        players: int = 2,
        *,
        mix: str | None = None,
        max_rounds: int = MAX_ROUNDS,
        auto: str | Collection[str] = (),
        illegal: str = "end",
        render_mode: str | None = None,
        viewer: int | None = None,
        language: str = "en",
    ) -> None:
        EzPickle.__init__(
            self, game, players, mix=mix, max_rounds=max_rounds, auto=auto, illegal=illegal, render_mode=render_mode,
            viewer=viewer, language=language,
        )  # fmt: skip
        super().__init__()
        self.task: Arrangement = new_task(game, players, mix=mix, max_rounds=max_rounds, auto=auto)
        if viewer is not None and viewer not in range(players):
            raise BadOptions("error-seat", seat=quoted(viewer))
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        size, bytes = self.task.actions.size, self.task.size
        self.action_spaces: dict[str, Any] = {agent: Discrete(size) for agent in self.possible_agents}
        self.observation_spaces: dict[str, Any] = {
            agent: Dict({"observation": Box(0, 255, (bytes,), np.uint8), "action_mask": Box(0, 1, (size,), np.int8)})
            for agent in self.possible_agents
        }
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._is_strict = is_strict(illegal)
        self._viewer = viewer
        self._renderer = Renderer(render_mode, self.possible_agents, language)
        self._episode = Episode(self.task)
        self._asked = -1
        self._chance: Any = None

    def observation_space(self, agent: str) -> Any:
        """What an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of the actions, the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. All chance comes from the seed; without one the next game follows from the last seed."""
        if seed is not None or self._chance is None:
            self._chance, _ = np_random(seed)
        self._episode.begin(int(self._chance.integers(0, 1 << 64, dtype=np.uint64)))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked; after the end None, once for each agent."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self._episode.step(action)
        except IllegalMove:
            if self._is_strict:
                raise
            self.infos[agent]["illegal_action"] = int(action)
            self._end({each: -1.0 if each == agent else 0.0 for each in self.agents})
            return
        if self._episode.is_over:
            self._end(dict(zip(self.agents, self._episode.rewards(), strict=True)))
        else:
            self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and which actions it may choose."""
        seat = self._seats[agent]
        mask = self._episode.mask() if seat == self._asked else bytearray(self.task.actions.size)
        seen = np.frombuffer(self._episode.observe(seat), np.uint8)
        return {"observation": seen, "action_mask": np.frombuffer(mask, np.int8)}

    def render(self) -> Any:
        """The table as the viewer sees it; a spectator's view after the end, unless the viewer is a certain seat."""
        seat = self._asked if self._viewer is None else self._viewer
        return self._renderer.picture(self._episode, None if seat < 0 else seat)

    def close(self) -> None:
        """Close the browser that rendered."""
        self._renderer.close()

    def _ask(self) -> None:
        self._asked = self._episode.who
        self.agent_selection: str = self.possible_agents[self._asked]

    def _end(self, rewards: dict[str, float]) -> None:
        # Rewards are 0 until now, so nothing had to be added up.
        self.rewards, self._cumulative_rewards = rewards, rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self._asked = -1
        self.agent_selection = self.agents[0]


raw_env: Callable[..., Any] = _Seats
"""The environment alone. The class has no public name, because PettingZoo, whose class it extends, has no types."""


def env(*args: Any, **options: Any) -> Any:
    """The environment with PettingZoo's checks of order and of numbers, a few times slower than `raw_env`."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(*args, **options)))
