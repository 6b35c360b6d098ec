"""Play the golden games of tests/golden again, after an intended change of rules."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.golden.games import write

if __name__ == "__main__":
    write()
