"""``python -m kunitori.bench engine|search [--json] [--check] [--quick]``; people use ``kunitori bench``."""

import sys

from kunitori.bench import main

bench = "search" if "search" in sys.argv else "engine"
sys.exit(main("--json" in sys.argv, "--check" in sys.argv, "en", "--quick" in sys.argv, bench))
