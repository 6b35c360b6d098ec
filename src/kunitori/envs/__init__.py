"""Environments for researchers: one observation and one action space for every interface (docs/environments.md).

Where Gymnasium is installed, importing this package registers ``kunitori/WorldOnFire-v0`` and the other games.
"""

from __future__ import annotations

from importlib.util import find_spec

from kunitori.envs.core import Arrangement, Episode, new_task

__all__ = ["GYMNASIUM", "Arrangement", "Episode", "new_task"]

GYMNASIUM = {
    "kunitori/Kunitori-v0": "kunitori",
    "kunitori/WorldOnFire-v0": "world_on_fire",
    "kunitori/WorldChaos-v0": "world_chaos",
    "kunitori/Moegahara-v0": "moegahara",
}
"""The games by the names that `gymnasium.make` knows. A change of observations or actions gets a new version."""

if find_spec("gymnasium") is not None:
    import gymnasium

    for _name, _game in GYMNASIUM.items():
        gymnasium.register(
            _name,
            entry_point="kunitori.envs.solo:SoloEnv",
            vector_entry_point="kunitori.envs.vector:ManySoloEnv",
            kwargs={"game": _game},
        )
