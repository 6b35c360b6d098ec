"""``python -m kunitori`` is the `kunitori` command."""

import sys

from kunitori.cli import main

sys.exit(main())
