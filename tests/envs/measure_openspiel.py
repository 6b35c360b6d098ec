"""``python -m tests.envs.measure_openspiel``: OpenSpiel's tests for every game and number of players.

Not part of the tests, since it takes minutes. `kunitori bench envs` has the speeds.
"""

from __future__ import annotations

import time

from tests.envs.test_spiel import conform, named, simulate
from tests.property.tables import GAMES, tables_of

ROUNDS = 200


def main() -> None:
    """Check everything; an `AssertionError` says what does not hold."""
    for game, players in tables_of(GAMES):
        begun = time.perf_counter()
        words = named(game, players, ROUNDS)
        simulate(words)
        conform(words)
        took = time.perf_counter() - begun
        print(f"{game}, {players} players: OpenSpiel's simulation and API test pass ({took:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
