"""Play the golden games of tests/golden and tests/envs/playthroughs again, after an intended change of rules."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.envs import playthroughs
from tests.golden import games

if __name__ == "__main__":
    games.write()
    playthroughs.write()
