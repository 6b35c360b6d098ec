"""A Gymnasium vector environment: seat 0 of many games against bots, all stepped inside the engine."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from kunitori.envs.core import MAX_ROUNDS, Arrangement, new_task
from kunitori.envs.many import BITS, GameRows, ManyGames
from kunitori.envs.opponents import SEAT
from kunitori.envs.rendering import RENDER_FPS, RENDER_MODES, Renderer
from kunitori.errors import BadOptions, KunitoriError, quoted
from kunitori.values.vocabulary import default_names

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode
except ImportError:
    raise KunitoriError("extra-missing", extra="envs") from None

__all__ = ["ManySoloEnv"]

_RESETS = {
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.DISABLED: "disabled",
}


class ManySoloEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]
    """What a ``SyncVectorEnv`` of `SoloEnv` with the same options does, many times faster.

    A game that has ended begins anew in the same step; ``info["final_obs"]`` and ``info["final_info"]`` then show how
    it ended. ``autoreset_mode`` chooses another of Gymnasium's modes. With ``raw`` an action is a bit of the engine's
    mask, and ``info["kind"]`` has the kinds of decision. Without ``copy`` each call overwrites the arrays that the last
    one returned. ``threads`` share the games.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": [*RENDER_MODES], "render_fps": RENDER_FPS, "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "world_on_fire",
        players: int = 2,
        opponents: str | Sequence[str] = "money",
        *,
        mix: str | None = None,
        max_rounds: int = MAX_ROUNDS,
        auto: str | Collection[str] = (),
        illegal: str = "end",
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        raw: bool = False,
        copy: bool = True,
        threads: int = 1,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.task: Arrangement = new_task(game, players, mix=mix, max_rounds=max_rounds, auto=auto)
        self.autoreset_mode: Any = _mode(autoreset_mode)
        self.games: ManyGames = ManyGames(
            self.task, num_envs, opponents or (),
            reset=_RESETS[self.autoreset_mode], illegal=illegal, raw=raw, threads=threads,
        )  # fmt: skip
        self.metadata = {**type(self).metadata, "autoreset_mode": self.autoreset_mode}
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode, default_names(players), language)
        self.num_envs = num_envs
        self.single_observation_space: Any = gymnasium.spaces.Box(0, 255, (self.task.size,), np.uint8)
        self.single_action_space: Any = gymnasium.spaces.Discrete(BITS if raw else self.task.actions.size)
        self.observation_space: Any = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._is_copied = copy
        self._rows = self._new_rows()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew, or those in ``options["reset_mask"]``; a number seeds game i with ``seed + i``."""
        which = (options or {}).get("reset_mask")
        if which is not None and not np.any(which):
            raise BadOptions("error-env-nothing-reset")
        rows = self.games.reset(seed, which=which, into=self._next_rows())
        is_told = np.ones(self.num_envs, np.bool_) if which is None else np.array(which)
        return rows.observation, self._open(rows, is_told)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """An action for each game. The masks of the open ones are in ``info["action_mask"]``."""
        rows = self.games.step(actions, self._next_rows())
        info = self._open(rows, np.ones(self.num_envs, np.bool_))
        wrong = {}
        if rows.illegal.any():
            wrong = {"illegal_action": np.where(rows.illegal, actions, 0), "_illegal_action": rows.illegal.copy()}
        if self.autoreset_mode is not AutoresetMode.SAME_STEP:
            info |= wrong
        elif rows.done.any():
            last = self._info(rows.final_mask * rows.done[:, None], rows.done.copy()) | wrong
            seen: Any = np.full(self.num_envs, None, object)
            for i in np.flatnonzero(rows.done):
                seen[i] = rows.final_observation[i].copy()
            info |= {
                "final_obs": seen, "_final_obs": rows.done.copy(), "final_info": last, "_final_info": rows.done.copy()
            }  # fmt: skip
        return rows.observation, rows.reward[:, SEAT].copy(), rows.done, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> Any:
        """Which actions are open, a row for each game, as masked learners ask for it."""
        return self._rows.mask.view(np.bool_)

    def render(self) -> tuple[Any, ...]:
        """A picture of every game as seat 0 sees it, in the ``render_mode``."""
        return tuple(self._renderer.picture(self.games.episode(i), SEAT) for i in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads, and close the browser that rendered."""
        self.games.close()
        self._renderer.close()

    def _new_rows(self) -> GameRows:
        return self.games.rows(mask=np.zeros((self.num_envs, self.single_action_space.n), np.int8))

    def _next_rows(self) -> GameRows:
        if self._is_copied:
            self._rows = self._new_rows()
        return self._rows

    def _open(self, rows: GameRows, is_told: Any) -> dict[str, Any]:
        """What may be answered; a bit means nothing without the kind of decision."""
        kind = {"kind": rows.kind, "_kind": is_told} if self.games.raw else {}
        return {**self._info(rows.mask, is_told), **kind}

    def _info(self, mask: Any, is_told: Any) -> dict[str, Any]:
        return {"action_mask": mask, "_action_mask": is_told}


def _mode(word: str | AutoresetMode) -> AutoresetMode:
    try:
        return AutoresetMode(word)
    except ValueError:
        modes = tuple(mode.value for mode in AutoresetMode)
        raise BadOptions("error-env-reset", option="autoreset_mode", word=quoted(str(word)), words=modes) from None
