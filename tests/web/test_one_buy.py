"""One buy over a socket is parsed once, and the engine carries it out once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_buy_is_parsed_and_played_once() -> None:
    command = [sys.executable, "-m", "tests.web.count_work"]
    counted = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "KUNITORI_ENGINE": "python"}, capture_output=True, text=True, check=True
    )
    assert json.loads(counted.stdout) == {"parses": 1, "buys": 1}
