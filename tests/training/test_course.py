"""A course can be repeated to the last bit, and what it writes can be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kunitori.cli import main
from kunitori.errors import BadOptions, BadRecord
from kunitori.minds import mind_file, read_mind, write_mind
from kunitori.training import Course, Progress, train

SHORT = Course("kunitori", (2, 3), rounds=2, games=60, seed="7", exam=4)


def test_the_same_course_gives_the_same_mind() -> None:
    told: list[Progress] = []
    first, second = train(SHORT, told=told.append), train(SHORT)
    assert first == second
    assert [progress.round for progress in told] == [1, 2]
    assert first != train(Course("kunitori", (2, 3), rounds=2, games=60, seed="8", exam=4))


@pytest.mark.slow
def test_two_workers_train_the_same_mind_as_one() -> None:
    assert train(SHORT, jobs=2) == train(SHORT)


def test_every_game_can_be_learned() -> None:
    for game, players in (("world_chaos", (4,)), ("moegahara", (2, 4))):
        file = train(Course(game, players, rounds=1, games=20, exam=4))
        assert set(file.made["figures"]) == {str(n) for n in players}


def test_a_mind_can_be_written_and_read() -> None:
    file = train(SHORT)
    assert read_mind(write_mind(file)) == file
    text = json.loads(write_mind(file))
    for broken in ("", "{}", "[]", json.dumps(text | {"weights": ["AAAA"]}), json.dumps(text | {"weights": 5})):
        with pytest.raises(BadRecord, match="kunitori train"):
            read_mind(broken)


def test_a_course_needs_games() -> None:
    with pytest.raises(BadOptions):
        train(Course("kunitori", (2,), rounds=0))


@pytest.mark.slow
def test_a_short_course_beats_plain_money() -> None:
    """A minute's course is far from the minds of the package, but beats plain money already."""
    file = train(Course("kunitori", (2,), rounds=12, games=1500, seed="1", exam=100))
    assert file.made["figures"]["2"]["money"] > 0.6


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "mind.json"
    short = ["train", "--game", "kunitori", "--rounds", "1", "--games", "20", "--jobs", "1", "--lang", "en"]
    assert main([*short, "--out", str(out)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"The weights are in {out}." in said and f"kunitori play --game kunitori --bots mind:{out}." in said
    command = read_mind(out.read_text(encoding="utf-8")).made["command"]
    assert command == "kunitori train --game kunitori --players 2 --rounds 1 --games 20 --seed 1"
    for nonsense in (["--players", "x"], ["--players", "7"], ["--rounds", "0"], ["--game", "chess"]):
        assert main([*short, *nonsense, "--out", str(out)]) == 2
    assert main([*short, "--out", str(tmp_path / "no" / "mind.json")]) == 2


def test_a_path_may_start_with_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    short = ["train", "--game", "kunitori", "--rounds", "1", "--games", "2", "--jobs", "1", "--lang", "en"]
    assert main([*short, "--out", "~/mind.json"]) == 0
    assert read_mind((tmp_path / "mind.json").read_text(encoding="utf-8"))


def test_the_minds_of_the_package_say_how_they_were_made() -> None:
    file = mind_file("moegahara-duel")
    assert file.made["command"].startswith("kunitori train --game moegahara --players 2 ")
