"""Play the stored contests of tests/arena anew, after a change of rules or bots that is meant."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.arena.storage import write

if __name__ == "__main__":
    write()
