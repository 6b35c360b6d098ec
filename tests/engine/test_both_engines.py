"""Compiled or not, the engine plays exactly the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.engine.played import batches, play, thoughts

from kunitori.engine import COMPILED

ROOT = Path(__file__).parents[2]


def lines_of(engine: str, *arguments: str) -> list[str]:
    """The output of tests.engine.played with one of the engines."""
    run = [sys.executable, "-m", "tests.engine.played", *arguments]
    environment = {**os.environ, "KUNITORI_ENGINE": engine}
    return subprocess.check_output(run, cwd=ROOT, env=environment, text=True).splitlines()


def test_every_name_exists_uncompiled() -> None:
    """Compiled modules get names from .pxd files; uncompiled, a missing import fails only when it is used."""
    assert lines_of("python", "names") == []


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with (make build)")
def test_both_play_the_same_games() -> None:
    assert lines_of("python", "games", "1") == list(play(1))


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with (make build)")
def test_both_play_the_same_games_by_the_hundred() -> None:
    assert lines_of("python", "games", "10") == list(play(10))


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with (make build)")
def test_both_think_alike() -> None:
    """Answers of every kind of brain, chances in futures, and learned weights are equal to the last bit."""
    assert lines_of("python", "thoughts") == list(thoughts(1))


@pytest.mark.skipif(not COMPILED, reason="there is no compiled engine to compare with (make build)")
def test_both_step_many_games_alike() -> None:
    """Observations, masks, rewards and ends of a batch, to the last byte."""
    assert lines_of("python", "batches") == list(batches(1))
