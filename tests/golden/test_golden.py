"""Games that were played once and must play the same for ever, byte for byte.

After a change of rules that is meant, ``python tools/write_golden.py`` plays them anew; the difference is part of the
change and should be read.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.played import fingerprints
from tests.golden.games import FINGERPRINTS, FOLDER, games, play

from kunitori import dumps, loads, verify
from kunitori.values.record import Record

RECORDS = sorted(set(FOLDER.glob("*.txt")) - {FINGERPRINTS})
BEFORE = sorted((FOLDER / "before").glob("*.txt"))
"""Games played before public pages gave some numbers of the base game."""
THEN = {
    "kunitori": {("town", "copies"): 10, ("land", "copies"): 10, ("ninja_clan", "cost"): 3},
    "world_chaos": {("ninja_clan", "cost"): 3},
    "custom": {("ninja_clan", "cost"): 3},
}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = loads(text)
    assert game.is_over
    assert dumps(game) == text
    verdict = verify(text)
    assert verdict.is_good and verdict.is_finished


@pytest.mark.parametrize("file", BEFORE, ids=lambda file: file.stem)
def test_a_game_played_before_the_newest_facts_is_still_what_it_was(file: Path) -> None:
    """A record carries its cards: it replays with the numbers of its day and says which of them are others now."""
    text = file.read_text(encoding="utf-8")
    game = loads(text)
    assert game.is_over and dumps(game) == text
    verdict = verify(text)
    assert verdict.is_good and verdict.is_finished
    then = THEN[game.cards.game]
    assert {number: game.cards[number[0]].number(number[1]) for number in then} == then
    assert len(Record.parse(text).differences()) == len(then)


def test_there_is_a_record_of_every_golden_game() -> None:
    assert {file.stem for file in RECORDS} == {name for name, _ in games()}


@pytest.mark.slow
def test_the_golden_games_are_played_the_same_way_again() -> None:
    """Not only are the moves still legal: the same questions are asked with the same options in the same order."""
    for name, game in games():
        play(game)
        assert game.moves == loads((FOLDER / f"{name}.txt").read_text(encoding="utf-8")).moves


def test_fingerprints() -> None:
    """Answers, scores and winners of hundreds of random and plain-money games."""
    assert [*fingerprints(3)] == FINGERPRINTS.read_text(encoding="utf-8").splitlines()
