"""The examples of the README and of docs/library.md pass `mypy --strict`."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_examples_are_typed(tmp_path: Path) -> None:
    pytest.importorskip("mypy", reason="mypy is not installed (pip install -e '.[dev]')")
    for number, page in enumerate(("README.md", "docs/library.md")):
        examples = doctest.DocTestParser().get_examples((ROOT / page).read_text("utf-8"), page)
        assert examples
        lines: list[str] = []
        for example in examples:  # each on the line of the page where it stands
            lines += [""] * (example.lineno - len(lines)) + example.source.splitlines()
        (tmp_path / f"page_{number}.py").write_text("\n".join(lines) + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *map(str, sorted(tmp_path.glob("*.py")))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
