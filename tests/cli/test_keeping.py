"""A game is saved or the people are warned, and nothing is written without being asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run, Save

from kunitori import Game, dumps, loads
from kunitori.i18n import LANGUAGES

LINE = "play --game kunitori --players Ann --bots money --seed 2"


@pytest.fixture
def unwritable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")


def squeezed(text: str) -> str:
    return " ".join(text.split())


# ---- leaving
@pytest.mark.usefixtures("unwritable")
def test_nobody_loses_a_game_without_having_been_told(run: Run, home: Path) -> None:
    told = run(LINE, ["t", "quit", "why buy gold", "quit"])
    assert told.code == 1
    warned, lost = squeezed(told.text).split("The game is not saved!")
    assert "cannot be written" in warned
    assert "“save FILE”" in lost and "XDG_STATE_HOME" in lost
    assert "Gold costs 6" in lost  # the first `quit` only warns
    assert lost.endswith("Before the next one, set XDG_STATE_HOME to a writable folder.")
    assert run(LINE, ["t"]).code == 1  # the end of the input does the same


@pytest.mark.usefixtures("unwritable")
def test_a_game_that_was_saved_elsewhere_is_not_lost(run: Run, home: Path) -> None:
    file = home / "mine.kunitori"
    kept = run(LINE, ["t", "quit", f"save {file}", "quit"])
    assert kept.code == 0
    assert kept.text.rstrip().endswith(f"kunitori play --load {file}")
    assert loads(file.read_text(encoding="utf-8")).moves
    played_on = run(LINE, ["t", f"save {file}", "e", "quit", "quit"])
    assert played_on.code == 1  # one turn more than in the file
    assert run(f"{LINE} --record {home / 'record.kunitori'}", ["t", "quit"]).code == 0


def test_loading_does_not_lose_a_game_either(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = home / "other.kunitori"
    run(LINE, ["t", f"save {other}"])
    monkeypatch.setenv("XDG_STATE_HOME", "/dev/null")
    text = squeezed(run(LINE, [f"load {other}", f"load {other}", "quit"]).text)
    assert text.count("The game is not saved!") == 2  # once for each of the two games
    assert f"Loadedfrom{other}." in text.replace(" ", "")  # long paths wrap at the end of the line


# ---- files
PLACES = {
    "nowhere/at/all.txt": "There is no folder",
    ".": "cannot be written",
    "-": "standard output",
    "letter.txt": "is not a saved game",
}
LOUD = ["--help", "play --help", "--version", "cards", "rules C5", LINE, "play --auto --seed 1"]


@pytest.mark.parametrize("place", PLACES)
def test_a_record_that_cannot_be_written_is_refused_before_the_game(run: Run, home: Path, place: str) -> None:
    (home / "letter.txt").write_text("Dear Ann", encoding="utf-8")
    for line in (LINE, "play --auto --max-rounds 1", "play"):
        answer = run(f"{line} --record {place}")
        assert (answer.code, answer.text) == (2, "")
        assert PLACES[place] in answer.complaint
    text = squeezed(run(LINE, [f"save {place}"]).text)
    assert PLACES[place] in text
    assert sorted(path.name for path in home.iterdir()) == ["letter.txt", "state"]


# ---- games that are over
def test_of_a_finished_game_only_the_end_is_shown(run: Run, home: Path) -> None:
    game = Game.from_position({"players": ["Ann", "Ben"], "seats": [{"hand": {"town": 1}}, {}]})
    game.agree_to_end()
    over = home / "over.kunitori"
    over.write_text(dumps(game), encoding="utf-8")
    for line in (f"play --load {over}", f"play --auto --load {over}"):
        answer = run(line)
        assert answer.code == 0
        assert "Ann wins with 5 points." in answer.text
        assert f"This game is over. To read what happened in it:\n  kunitori replay {over}" in answer.text
        assert not (home / "state").exists()
    amid = run(LINE, [f"load {over}", "t"]).text
    assert "Ann wins with 5 points." in amid
    assert "Kunitori! · round 1" in amid.split("kunitori replay")[1]  # the game goes on
    assert "This game is over" not in run("play", ["", "quit"]).text


@pytest.mark.parametrize("option", ["game kunitori", "players Ann,Ben", "mix random", "seed 3", "max-rounds 3"])
def test_options_that_a_saved_game_has_settled_are_refused(run: Run, save: Save, option: str) -> None:
    path = save({"seats": [{"hand": {"copper": 1}}, {}]}, "person", "money")
    said = {run(f"play --load {path} --{option} --lang {language}").complaint for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(f"--{option.split()[0]}" in complaint and "--load" in complaint for complaint in said)


# ---- lost output
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here that is always full")
@pytest.mark.parametrize("line", LOUD)
def test_a_full_disk_is_a_sentence(line: str) -> None:
    command = [sys.executable, "-m", "kunitori", *line.split()]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("kunitori: The output cannot be written.")
    assert done.stderr.count("\n") == 1


def test_a_closed_output_or_input_is_no_failure(home: Path) -> None:
    for closed in (">&-", "<&-"):
        command = f"{sys.executable} -m kunitori {LINE} {closed}"
        done = subprocess.run(
            ["bash", "-c", command], capture_output=True, input="", text=True, timeout=60, check=False
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, "")
    assert len([*(home / "state" / "kunitori" / "games").iterdir()]) == 2
