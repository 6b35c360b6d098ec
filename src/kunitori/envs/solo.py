"""A Gymnasium environment: one seat against bots that play inside the engine."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from kunitori.engine.thinking.match import answer
from kunitori.envs.core import MAX_ROUNDS, Arrangement, Episode, is_strict, new_task
from kunitori.envs.opponents import SEAT, brains_of
from kunitori.envs.rendering import RENDER_FPS, RENDER_MODES, Renderer
from kunitori.errors import IllegalMove, KunitoriError
from kunitori.values.vocabulary import default_names

try:
    import gymnasium
    import numpy as np
except ImportError:
    raise KunitoriError("extra-missing", extra="envs") from None

__all__ = ["SoloEnv"]


class SoloEnv(gymnasium.Env):  # type: ignore[misc]
    """Seat 0 of a game against bots.

    The observation is a row of bytes (`task.layout` names them), the action a number of `task.actions`. The mask of
    open actions is in ``info["action_mask"]`` and in `action_masks`. The reward is 0 until the end, then 1 for a win
    and less than 0 for a loss. An action that is not open ends the episode with -1 and ``info["illegal_action"]``, or
    raises `IllegalMove` with ``illegal="raise"``. Pictures show what seat 0 may know.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": RENDER_FPS}

    def __init__(
        self,
        game: str = "world_on_fire",
        players: int = 2,
        opponents: str | Sequence[str] = "money",
        *,
        mix: str | None = None,
        max_rounds: int = MAX_ROUNDS,
        auto: str | Collection[str] = (),
        illegal: str = "end",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self._is_strict = is_strict(illegal)
        self.task: Arrangement = new_task(game, players, mix=mix, max_rounds=max_rounds, auto=auto)
        self.render_mode = render_mode
        self.observation_space: Any = gymnasium.spaces.Box(0, 255, (self.task.size,), np.uint8)
        self.action_space: Any = gymnasium.spaces.Discrete(self.task.actions.size)
        self._renderer = Renderer(render_mode, default_names(players), language)
        self._brains = brains_of(self.task, opponents)
        self._episode = Episode(self.task)
        self._is_done = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; all chance, the bots' included, comes from the environment's generator."""
        super().reset(seed=seed)
        deal, *seeds = (int(word) for word in self.np_random.integers(0, 1 << 64, self.task.players, np.uint64))
        for brain, word in zip(self._brains, seeds, strict=True):
            brain.seed = word
        self._episode.begin(deal)
        self._is_done = False
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer the question that is open, and let the bots play on to the next one."""
        if self._is_done or not self._episode.is_open(int(action)):
            if self._is_done or self._is_strict:
                raise IllegalMove("error-env-action", action=int(action))
            self._is_done = True
            return self._seen(), -1.0, True, False, {**self._info(), "illegal_action": int(action)}
        self._episode.step(int(action))
        self._let_others_play()
        self._is_done = self._episode.is_over
        return self._seen(), self._episode.rewards()[SEAT], self._is_done, False, self._info()

    def action_masks(self) -> Any:
        """Which actions are open, as MaskablePPO asks for it."""
        return np.frombuffer(self._episode.mask(), np.bool_)

    def render(self) -> Any:
        """The table as seat 0 sees it, in the ``render_mode``."""
        return self._renderer.picture(self._episode, SEAT)

    def close(self) -> None:
        """Close the browser that rendered."""
        self._renderer.close()

    def _let_others_play(self) -> None:
        episode = self._episode
        while not episode.is_over and episode.who != SEAT:
            episode.answer(answer(episode.state, self._brains[episode.who - 1]))

    def _seen(self) -> Any:
        return np.frombuffer(self._episode.observe(SEAT), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(self._episode.mask(), np.int8)}
