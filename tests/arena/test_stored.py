"""Stored contests come out the same, so no bot and no rule changes unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.arena.storage import FILES, FOLDER, played_again, read

from kunitori.cards import PLAYABLE_GAMES

HINT = "if this change is meant: python tools/write_arena.py"


@pytest.mark.parametrize(
    "file",
    [pytest.param(file, marks=[pytest.mark.slow] if "slow" in file.parts else []) for file in FILES],
    ids=lambda file: file.stem,
)
def test_a_stored_contest_comes_out_the_same(file: Path) -> None:
    then = read(file)
    now = played_again(then)
    assert now.pop("games") == then.pop("games"), HINT
    assert now == then, HINT


def test_every_game_has_stored_contests_of_forty_games() -> None:
    data = [read(file) for file in FOLDER.glob("*.json")]
    assert {one["game"] for one in data} == {*PLAYABLE_GAMES}
    assert all(len(one["games"]) >= 40 for one in data)
