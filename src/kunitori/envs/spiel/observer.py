"""What a seat sees of a state, as OpenSpiel asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from kunitori.envs.core import Arrangement

if TYPE_CHECKING:
    from kunitori.envs.spiel.game import SpielState

__all__ = ["Observer"]


class Observer:
    """The bytes of an observation as a tensor, and in words.

    With memory the string is a digest of all that the seat has seen and answered, so it has perfect recall. The tensor
    is the same: its size is fixed, and the length of a game is not.
    """

    def __init__(self, task: Arrangement, *, has_memory: bool) -> None:
        self.tensor: Any = np.zeros(task.size, np.float32)
        self.dict: dict[str, Any] = {"observation": self.tensor}
        self._layout = task.layout
        self._has_memory = has_memory

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into the tensor."""
        self.tensor[:] = np.frombuffer(state.episode.seen[player], np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words, or the digest."""
        episode = state.episode
        return episode.memories[player].hex() if self._has_memory else self._layout.words(episode.seen[player])
