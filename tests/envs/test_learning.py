"""The learning example: its arithmetic, and a few seconds of learning; and the page about long runs is fresh."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "learning" / "ppo.py"


def example() -> dict[str, Any]:
    pytest.importorskip("torch", reason="the learning example needs the extra “learn”")
    return runpy.run_path(str(EXAMPLE))


def test_what_a_seat_gains_waits_for_its_own_next_decision() -> None:
    parts = example()
    games = parts["ManyGames"](parts["task_of"](2), 1)
    played = parts["Rollout"](4, games)
    played.who[:, 0] = [0, 1, 0, 1]
    played.value[:, 0] = [0.5, -0.25, 0.75, 0.0]
    played.done[2, 0] = True  # with the third step seat 0 wins; then a new game begins
    played.reward[2, 0] = [1, -1]
    found = played.advantages(np.array([0]), np.array([0.25]), 1.0)[:, 0]
    # Seat 0 expected 0.5 and won. Seat 1 expected -0.25 and lost; in the new game it fears what seat 0 hopes for.
    assert found.tolist() == pytest.approx([0.5, -0.75, 0.25, -0.25])


@pytest.mark.slow
def test_the_example_learns_and_says_what_it_reached(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="the learning example needs the extra “learn”")
    words = ["--steps", "60000", "--games", "64", "--rivals", "money", "--exam", "40", "--out", tmp_path / "learnt"]
    run = subprocess.run([sys.executable, EXAMPLE, *map(str, words)], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    result = json.loads((tmp_path / "learnt.json").read_text())
    assert result["won"]["random"] > 60 and len(result["curve"]) >= 10
    assert (tmp_path / "learnt.pt").stat().st_size > 100_000


def test_the_page_about_learning_is_fresh() -> None:
    tool = ROOT / "tools" / "write_learning.py"
    check = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True)
    assert check.returncode == 0, check.stdout + check.stderr
