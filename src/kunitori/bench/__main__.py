"""``python -m kunitori.bench engine|search|envs [--json] [--check] [--quick]``; people use ``kunitori bench``."""

import sys

from kunitori.bench import BENCHES, main

bench: str = next((word for word in sys.argv[1:] if word in BENCHES), "engine")
sys.exit(main("--json" in sys.argv, "--check" in sys.argv, "en", "--quick" in sys.argv, bench))
