"""``python -m kunitori.bench [--json] [--check] [--quick]``; for people there is ``kunitori bench engine``."""

import sys

from kunitori.bench import main

sys.exit(main("--json" in sys.argv, "--check" in sys.argv, "en", "--quick" in sys.argv))
