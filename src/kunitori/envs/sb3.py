"""The vector environment for Stable-Baselines3, with masks for MaskablePPO. Needs the extra ``sb3``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kunitori.errors import KunitoriError

try:
    import numpy as np
    from stable_baselines3.common.vec_env import VecEnv

    from kunitori.envs.vector import ManySoloEnv
except ImportError:
    raise KunitoriError("extra-missing", extra="sb3") from None

__all__ = ["vec_env"]


class _Sb3Games(VecEnv):  # type: ignore[misc]
    """`ManySoloEnv` as Stable-Baselines3 calls it."""

    def __init__(self, num_envs: int, game: str = "world_on_fire", players: int = 2, **options: Any) -> None:
        self.env: ManySoloEnv = ManySoloEnv(num_envs, game, players, **options)
        super().__init__(num_envs, self.env.single_observation_space, self.env.single_action_space)
        self._actions: Any = None

    def reset(self) -> Any:
        """New games, with the seeds that `seed` has set."""
        seen, _ = self.env.reset(seed=self._seeds)
        self._reset_seeds()
        self._reset_options()
        return seen

    def step_async(self, actions: Any) -> None:
        """Keep an action for each game."""
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        """Observations, rewards, ends, and a dictionary for each game."""
        seen, rewards, done, _, info = self.env.step(self._actions)
        told: list[dict[str, Any]] = [{"TimeLimit.truncated": False} for _ in range(self.num_envs)]
        last = info.get("final_info", {})
        for i in np.flatnonzero(done):
            told[i]["terminal_observation"] = info["final_obs"][i]
        for i in np.flatnonzero(last.get("_illegal_action", ())):
            told[i]["illegal_action"] = int(last["illegal_action"][i])
        return seen, rewards.astype(np.float32), done, told

    def close(self) -> None:
        """End the threads."""
        self.env.close()

    def env_method(self, method_name: str, *arguments: Any, indices: Any = None, **options: Any) -> list[Any]:
        """Call a method of the vector environment that answers with a row for each game."""
        rows = getattr(self.env, method_name)(*arguments, **options)
        return [rows[i] for i in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """An attribute, the same for every game."""
        value = getattr(self.env, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Set an attribute, the same for every game."""
        setattr(self.env, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> Sequence[bool]:
        """The games have no wrappers of their own."""
        return [False for _ in self._get_indices(indices)]


def vec_env(num_envs: int, game: str = "world_on_fire", players: int = 2, **options: Any) -> Any:
    """A ``VecEnv`` of many games, with the options of `ManySoloEnv`.

    A game that has ended begins anew at once; its last observation is in ``info["terminal_observation"]``.
    ``env_method("action_masks")`` gives the open actions.
    """
    return _Sb3Games(num_envs, game, players, **options)
