"""Nobody learns what he may not know (C9): not from his view, his options, the log, or from what is asked of whom."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.property.leaks import Seen, watch
from tests.property.tables import GAMES, SEATS, rich

ROOT = Path(__file__).parents[2]
SETS = (*GAMES, "everything")


def watch_all(name: str, seats: int, seed: int, rounds: int) -> Seen:
    """Every seat and a spectator look at the same table."""
    seen = Seen()
    for viewer in (None, *range(seats)):
        seen += watch(rich(name, seats, seed, rounds), viewer, seed)
    assert seen.others == seen.truths, "the other truths must be others, or nothing is shown"
    return seen


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", SETS)
def test_no_viewer_can_tell_two_truths_apart(name: str, seats: int) -> None:
    assert watch_all(name, seats, seats, 3 if seats < 4 else 1).positions > 50


@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_no_viewer_can_tell_them_apart_in_long_games(name: str) -> None:
    seen = Seen()
    for seed in range(60):
        seen += watch_all(name, SEATS[seed % len(SEATS)], seed, 6)
    assert {"keep", "trap_seat", "join", "name"} <= seen.questions or name == "kunitori"
    assert {"play", "battle", "defend", "show", "pick", "order", "trash", "prize", "fall"} - {
        "fall" if name == "kunitori" else ""
    } <= seen.questions


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_no_viewer_can_tell_them_apart_with_every_question_asked(seed: int) -> None:
    for viewer in (None, 0, 1, 2):
        watch(rich("everything", 3, seed, 5, ask_all=1), viewer, seed)


def test_planted_leaks_are_found() -> None:
    """The test itself is tested: leaks built into the uncompiled engine do not go unseen."""
    environment = {**os.environ, "KUNITORI_ENGINE": "python"}
    run = [sys.executable, "-m", "tests.property.planted_leaks"]
    found = subprocess.run(run, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
    assert found.stdout.count("found") == found.stdout.count("\n") >= 7
