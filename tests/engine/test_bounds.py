"""Plays random games of every kind with an engine that checks array bounds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = """
from kunitori.engine import COMPILED
from tests.engine.played import own_games, play
from tests.property import test_expansions, test_random_games
from tests.property.leaks import watch
from tests.property.tables import rich
assert COMPILED
corrected = [f"corrected {game}{seed}" for game in ("", "moegahara ") for seed in range(20)]
for name in (*test_random_games.SETS, "random 3", "random 4", "moegahara", *corrected):
    test_random_games.play(name, 100)
for line in (*play(1), *own_games(50)):
    pass
for seed in range(1000):
    test_expansions.play(seed)
for name in ("kunitori", "world_on_fire", "world_chaos", "moegahara"):
    for viewer in (None, 0, 1, 2):
        watch(rich(name, 4, 1, 2), viewer, 1)
for seed in range(40):
    watch(rich(f"expansion {seed}", 3, seed, 2), seed % 3, seed)
"""
OUT_OF_BOUNDS = """
from kunitori.engine.invariants import check
from tests.property.tables import plain
g = plain("world_on_fire", 2, 1)
g.cur = 250
check(g)
"""


@pytest.fixture(scope="module")
def sanitized(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with an engine that checks array bounds."""
    project = tmp_path_factory.mktemp("bounds")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENCE", "NOTICE"):
        shutil.copy(ROOT / name, project)
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("*.so", "*.stamp", "*.egg-info"))
    build = [sys.executable, "setup.py", "-q", "build", "--build-lib", "built"]
    environment = {**os.environ, "KUNITORI_ENGINE": "", "KUNITORI_SANITIZE": "bounds", "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(build, cwd=project, env=environment, capture_output=True, text=True, check=False)
    if done.returncode or not [*(project / "built").rglob("*.stamp")]:
        pytest.skip(f"no engine with the sanitizer here: {(done.stderr or done.stdout).strip().splitlines()[-1]}")
    return project / "built"


def run(built: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "KUNITORI_ENGINE": "compiled", "PYTHONPATH": str(built)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_no_index_leaves_its_array(sanitized: Path) -> None:
    played = run(sanitized, GAMES)
    assert played.returncode == 0, played.stderr[-2000:]


@pytest.mark.slow
def test_an_index_out_of_bounds_would_be_seen(sanitized: Path) -> None:
    stopped = run(sanitized, OUT_OF_BOUNDS)
    assert stopped.returncode != 0 and "out of bounds" in stopped.stderr
