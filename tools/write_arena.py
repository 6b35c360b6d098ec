"""Play the stored contests of tests/arena again, after an intended change of rules or bots."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.arena.storage import write

if __name__ == "__main__":
    write()
