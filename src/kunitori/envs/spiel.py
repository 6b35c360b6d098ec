"""The games as games of OpenSpiel (docs/environments.md). Needs the extra ``openspiel``.

Importing this module registers ``kunitori``, ``world_on_fire``, ``world_chaos``, ``moegahara`` and
``kunitori_custom``.

>>> import pyspiel
>>> state = pyspiel.load_game("world_on_fire(players=3,max_rounds=20)").new_initial_state()
>>> [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()]
['seat 0 begins', 'seat 1 begins', 'seat 2 begins']
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, ClassVar

from kunitori.envs.core import MAX_ROUNDS, Arrangement, new_task
from kunitori.envs.scripted import ScriptedEpisode
from kunitori.errors import BadOptions, KunitoriError
from kunitori.game import Game
from kunitori.values.vocabulary import default_names

if find_spec("pyspiel") is None:
    raise KunitoriError("extra-missing", extra="openspiel")

import numpy as np
import pyspiel

__all__ = ["GAMES"]

_QUOTED, _UNQUOTED = str.maketrans(",=", ";:"), str.maketrans(";:", ",=")
_TURN = 1000
"""A bound for the questions of a turn, and for its draws, far above what is ever seen."""


def _game_type(short_name: str, long_name: str, **more: str) -> Any:
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "max_rounds": MAX_ROUNDS, "auto": "none", **more},
    )


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

    def set_from(self, state: Any, player: int) -> None:
        """Write what a seat sees into the tensor."""
        self.tensor[:] = np.frombuffer(state.episode.seen[player], np.uint8)

    def string_from(self, state: Any, player: int) -> str:
        """The same in words, or the digest."""
        episode = state.episode
        return episode.memories[player].hex() if self._has_memory else self._layout.words(episode.seen[player])


class _SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with explicit chance, for 2 to 6 players; utilities sum to 0.

    The parameters are those of `new_task`. OpenSpiel has no way to quote, so semicolons stand between the words of
    ``mix`` and ``auto``, and a colon for the equals sign of a mix.
    """

    kind: ClassVar[Any]
    cards: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = {**self.kind.parameter_specification, **(params or {})}
        if "mix" in params:
            params["mix"] = params["mix"].translate(_QUOTED)
        self.task: Arrangement = _task(self.cards, params)
        self.first = ScriptedEpisode(self.task)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.task.actions.size,
            max_chance_outcomes=max(self.task.players, len(self.task.cards.kinds)),
            num_players=self.task.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self._longest(),
        )
        super().__init__(self.kind, info, params)

    def _longest(self) -> int:
        return self.task.max_rounds * self.task.players * _TURN

    def new_initial_state(self) -> _SpielState:
        """A game before its first draw."""
        return _SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound for the draws of a game."""
        return self._longest()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What shows a state to a seat; None for other kinds of observation than one seat's."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        shown = wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.task, has_memory=wanted.perfect_recall) if shown and not params else None


def _task(game: str, params: Mapping[str, Any]) -> Arrangement:
    if params["max_rounds"] == 0:
        raise BadOptions("error-spiel-rounds")
    mix = params["mix"].translate(_UNQUOTED) if "mix" in params else None
    auto = tuple(word for word in params["auto"].split(";") if word != "none")
    return new_task(game, params["players"], mix=mix, max_rounds=params["max_rounds"], auto=auto)


class _SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; `episode` is what it shows to OpenSpiel."""

    def __init__(self, game: _SpielGame) -> None:
        super().__init__(game)
        self.episode: ScriptedEpisode = game.first.clone()

    def current_player(self) -> int:
        """The seat that is asked, or OpenSpiel's number for chance and for the end."""
        episode = self.episode
        if episode.is_chance:
            return _CHANCE
        return _TERMINAL if episode.is_over else episode.who

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.episode.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, and with which probability."""
        return self.episode.outcomes()

    def returns(self) -> list[float]:
        """0 until the end; then 1 for winners, and for the others what makes the sum 0."""
        return [*self.episode.rewards()]

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> _SpielState:
        """A state that the player cannot tell from this one; it has no history."""
        state: _SpielState = self.get_game().new_initial_state()
        state.episode = self.episode.resampled(player, int(probability_sampler() * (1 << 53)))
        return state

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal()

    def _apply_action(self, action: int) -> None:
        if self.episode.is_chance:
            self.episode.choose(action)
        else:
            self.episode.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.episode.outcome_name(action) if player == _CHANCE else self.episode.task.actions.name(action)

    def __str__(self) -> str:
        episode = self.episode
        lines = [f"seat {seat}: {episode.task.layout.words(row)}" for seat, row in enumerate(episode.seen)]
        lines += [f"{episode.outcome_name(outcome)}: {chance:.4f}" for outcome, chance in episode.outcomes()]
        return "\n".join(lines)

    # ---- 2.x structs
    def _game(self) -> Game | None:
        """None before the first cards are dealt."""
        state = self.episode.state
        return Game.of_state(state.clone(), default_names(state.seats)) if state.seats else None

    def _chance(self) -> dict[str, float]:
        return {self.episode.outcome_name(outcome): chance for outcome, chance in self.episode.outcomes()}

    def _to_struct(self) -> dict[str, Any]:
        game = self._game()
        return {"position": game and game.position(), "chance": self._chance()}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        game = self._game()
        return {"view": game and game.view(player).to_data()}

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": action, "name": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        return [struct["action"]]


_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


# OpenSpiel drops its games after Python has ended. A class outlives that; a function would not, and Python would abort.
class _Kunitori(_SpielGame):
    """Kunitori!"""

    kind, cards = _game_type("kunitori", "Kunitori!"), "kunitori"


class _WorldOnFire(_SpielGame):
    """World on Fire."""

    kind, cards = _game_type("world_on_fire", "World on Fire"), "world_on_fire"


class _WorldChaos(_SpielGame):
    """World Chaos."""

    kind, cards = _game_type("world_chaos", "World Chaos"), "world_chaos"


class _Moegahara(_SpielGame):
    """Moegahara."""

    kind, cards = _game_type("moegahara", "Moegahara"), "moegahara"


class _Custom(_SpielGame):
    """A mix of cards."""

    kind, cards = _game_type("kunitori_custom", "Kunitori! with a mix of cards", mix="world_chaos"), "custom"


GAMES: Mapping[str, Any] = {
    game.kind.short_name: game for game in (_Kunitori, _WorldOnFire, _WorldChaos, _Moegahara, _Custom)
}
"""The games by the names that `pyspiel.load_game` knows."""

for _name, _game in GAMES.items():
    if _name not in pyspiel.registered_names():
        pyspiel.register_game(_game.kind, _game)
