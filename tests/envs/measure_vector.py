"""``python -m tests.envs.measure_vector``: every game and number of players for Gymnasium.

Its checker, pictures included, and its loop over single environments in every mode.
"""

from __future__ import annotations

import sys

import gymnasium
from gymnasium.utils.env_checker import check_env
from tests.envs.compared import MODES, compare

from kunitori.bench.env_figures import ENV_TABLES
from kunitori.envs import GYMNASIUM
from kunitori.envs.core import AUTO

OPPONENTS = ("random", "money", "retainer/warrior", "captain", "lord")


def conform(game: str, players: int) -> None:
    """What Gymnasium wants of an environment, in every ``render_mode``."""
    name = next(name for name, known in GYMNASIUM.items() if known == game)
    env = gymnasium.make(f"kunitori.envs:{name}", players=players, opponents="random", disable_env_checker=True)
    check_env(env.unwrapped)


def main() -> int:
    """Print a line for each table; an assertion stops the run where the two differ."""
    for game, players in ENV_TABLES:
        conform(game, players)
        ended = 0
        for number, mode in enumerate(MODES * len(OPPONENTS)):
            opponents = OPPONENTS[number % len(OPPONENTS)]
            auto = [(), *AUTO, tuple(AUTO)][number % 4]
            ended += compare(
                game, players, opponents, mode, games=16, steps=1_500, threads=1 + number % 3, max_rounds=20, auto=auto
            )
        print(f"{game}, {players} players: {ended} episodes alike", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
