"""The games as games of OpenSpiel (docs/environments.md). Needs the extra ``openspiel``.

Importing this package registers ``kunitori``, ``world_on_fire``, ``world_chaos``, ``moegahara`` and
``kunitori_custom``.

>>> import pyspiel
>>> state = pyspiel.load_game("world_on_fire(players=3,max_rounds=20)").new_initial_state()
>>> [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()]
['seat 0 begins', 'seat 1 begins', 'seat 2 begins']
"""

from __future__ import annotations

from kunitori.envs.spiel.game import GAMES, SpielGame, SpielState, register

__all__ = ["GAMES", "SpielGame", "SpielState"]

register()
