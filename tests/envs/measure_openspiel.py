"""``python -m tests.envs.measure_openspiel``: OpenSpiel's tests for every game and number of players, and the speed.

Not part of the tests, since it takes minutes. Speeds are per second of CPU time of this thread.
"""

from __future__ import annotations

import random
import time

import pyspiel
from tests.envs.test_spiel import conform, named, simulate, somewhere
from tests.property.tables import GAMES, tables_of

CLONES = 20_000
SECONDS = 5.0
ROUNDS = 200


def decisions_per_second(words: str, *, with_tensor: bool) -> tuple[float, float]:
    """Questions answered at random in a second, and draws for each question."""
    dice, game = random.Random(1), pyspiel.load_game(words)
    asked = drawn = 0
    begun = time.thread_time()
    while time.thread_time() - begun < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                drawn += 1
                continue
            if with_tensor:
                state.observation_tensor(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            asked += 1
    return asked / (time.thread_time() - begun), drawn / asked


def microseconds_to_clone(words: str) -> float:
    """How long a copy of a state in the middle of a game takes."""
    state = somewhere(words, 200)
    begun = time.thread_time()
    for _ in range(CLONES):
        state.clone()
    return (time.thread_time() - begun) / CLONES * 1e6


def main() -> None:
    """Print everything."""
    for game, players in tables_of(GAMES):
        begun = time.perf_counter()
        simulate(named(game, players, ROUNDS))
        conform(named(game, players, ROUNDS))
        took = time.perf_counter() - begun
        print(f"{game}, {players} players: OpenSpiel's simulation and API test pass ({took:.0f} s)", flush=True)
    for words in ("world_on_fire(players=2)", "world_chaos(players=6)", "moegahara(players=4)"):
        rate, draws = decisions_per_second(words, with_tensor=True)
        plain, _ = decisions_per_second(words, with_tensor=False)
        clone = microseconds_to_clone(words)
        print(f"{words}: {rate:,.0f} decisions/s with tensor, {plain:,.0f} without, {draws:.2f} draws for each")
        print(f"{words}: a clone takes {clone:.1f} µs")


if __name__ == "__main__":
    main()
