"""Runs the `kunitori` command, with a separate home folder for every test."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kunitori.cli import main
from kunitori.cli.seats import write_seats
from kunitori.game import Game, dumps


@dataclass(frozen=True)
class Answer:
    """The output of a command, and its exit code."""

    code: int
    text: str
    complaint: str


Run = Callable[..., Answer]
Save = Callable[..., Path]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep away from the tester's own folders, and use English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("KUNITORI_LANG", raising=False)
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run one command line; ``types`` are all the lines of its input."""

    def run(line: str, types: Iterable[str] = ()) -> Answer:
        out, err = io.StringIO(), io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO("".join(f"{typed}\n" for typed in types)))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            code = main(line.split())
        return Answer(code, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def save(tmp_path: Path) -> Save:
    """A position as a saved game: ``save(position, "person", "money")``."""

    def save(position: Mapping[str, Any], *seats: str) -> Path:
        game = Game.from_position(position)
        write_seats(game, seats)
        path = tmp_path / "position.kunitori"
        path.write_text(dumps(game), encoding="utf-8")
        return path

    return save
