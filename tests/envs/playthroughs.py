"""A short game of each kind through OpenSpiel, as text: the choices, and what each seat remembers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pyspiel

import kunitori.envs.spiel  # registers the games

PLACE = Path(__file__).parent / "playthroughs"
PLAYED = {
    "kunitori": "kunitori(players=2,max_rounds=4)",
    "world_on_fire": "world_on_fire(players=3,max_rounds=3,auto=treasure)",
    "world_chaos": "world_chaos(players=2,max_rounds=4)",
    "moegahara": "moegahara(players=4,max_rounds=3,auto=forced)",
    "kunitori_custom": "kunitori_custom(mix=market;trap,max_rounds=3)",
}
assert {*PLAYED} == {*kunitori.envs.spiel.GAMES}


def playthrough(words: str) -> Iterator[str]:
    """One line for each node: who chooses, what is remembered, the choices and the one that was made."""
    game = pyspiel.load_game(words)
    yield f"{game}: {game.num_distinct_actions()} actions, {game.observation_tensor_size()} numbers"
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            choices = {outcome: f" {chance:.4f}" for outcome, chance in state.chance_outcomes()}
        else:
            yield f"seat {player}, {' '.join(memories(state))}"
            choices = dict.fromkeys(state.legal_actions(), "")
        told = [f"{state.action_to_string(player, choice)}{share}" for choice, share in choices.items()]
        chosen = state.move_number() * 7 % len(choices)
        yield f"    {' | '.join(told)} -> {told[chosen]}"
        state.apply_action([*choices][chosen])
    yield from str(state).splitlines()
    yield f"returns {state.returns()}"


def memories(state: pyspiel.State) -> list[str]:
    return [state.information_state_string(seat)[:12] for seat in range(state.num_players())]


def write() -> None:
    """Play them all again."""
    for name, words in PLAYED.items():
        (PLACE / f"{name}.txt").write_text("\n".join(playthrough(words)) + "\n", encoding="utf-8")
