"""Nobody learns secrets (C9) from views, options, the log, or from who is asked what."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.property.leaks import Seen, watch
from tests.property.tables import CIRCLE_GAMES, FIELD_GAME, rich, seats_of, tables_of

ROOT = Path(__file__).parents[2]
SETS = (*CIRCLE_GAMES, "everything")


def watch_all(name: str, seats: int, seed: int, rounds: int) -> Seen:
    """Every seat and a spectator watch the same table."""
    seen = Seen()
    for viewer in (None, *range(seats)):
        seen += watch(rich(name, seats, seed, rounds), viewer, seed)
    assert seen.others == seen.truths, "the other truths must be others, or nothing is shown"
    return seen


@pytest.mark.parametrize(("name", "seats"), tables_of((*SETS, FIELD_GAME)))
def test_no_viewer_can_tell_two_truths_apart(name: str, seats: int) -> None:
    assert watch_all(name, seats, seats, 3 if seats < 4 else 1).positions > 50


@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_no_viewer_can_tell_them_apart_in_long_games(name: str) -> None:
    seen = Seen()
    for seed in range(25):
        seen += watch_all(name, seats_of(name)[seed % 5], seed, 6)
    asked = {"play", "battle", "defend", "show", "pick", "order", "trash", "prize"}
    if name != "kunitori":
        asked |= {"keep", "trap_seat", "join", "fall"}
    assert asked <= seen.questions


@pytest.mark.slow
def test_no_viewer_can_tell_them_apart_in_long_games_of_teams() -> None:
    """Members of a team see each other's cards, and nothing more (M9)."""
    seen = Seen()
    for seed in range(25):
        seen += watch_all(FIELD_GAME, seats_of(FIELD_GAME)[seed % 3], seed, 6)
    assert {"play", "buy", "keep", "choose", "exchange", "deploy", "strike", "rearrange", "marker"} <= seen.questions


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_no_viewer_can_tell_them_apart_with_every_question_asked(seed: int) -> None:
    for viewer in (None, 0, 1, 2):
        watch(rich("everything", 3, seed, 5, ask_all=1), viewer, seed)
        watch(rich(FIELD_GAME, 4, seed, 5, ask_all=1), viewer, seed)


def test_planted_leaks_are_found() -> None:
    """The leak test finds leaks planted in the uncompiled engine."""
    environment = {**os.environ, "KUNITORI_ENGINE": "python"}
    run = [sys.executable, "-m", "tests.property.planted_leaks"]
    found = subprocess.run(run, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
    assert found.stdout.count("found") == found.stdout.count("\n") >= 18
