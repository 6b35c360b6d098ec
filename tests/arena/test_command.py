"""`kunitori arena` as a person uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run, home, run  # noqa: F401

from kunitori.i18n import LANGUAGES

NONSENSE = [
    "",
    "--bots money",
    "--bots ,",
    "--bots merlin,money",
    "--bots money,random --games 0",
    "--bots money,random --games 1",
    "--bots money,random --games many",
    "--bots money,random --games 999999999",
    "--bots money,random --players 9",
    "--bots money,random --players 1",
    "--bots money,random --players 3 --game moegahara",
    "--bots money,random --game chess",
    "--bots money,random --game custom",
    "--bots money,random --max-rounds 0",
    "--bots money,random --max-rounds 999999",
    "--bots money,random --until 100",
    "--bots money,random --until 49",
    "--bots money,random --until 95 --share 100",
    "--bots money,random --share 60",
    "--bots money,random --jobs 0",
    "--bots money,random --jobs 99",
    "--bots money,random --json",
    "--bots money,random --json folder",
    "--bots money,random --csv note.txt",
    "--bots money,random --json note.txt/result.json",
    "--bots money,random --json one --csv one",
    "--bots money,random tomorrow",
    "--bots money,random --record game.txt",
]


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_is_refused_in_one_sentence_before_the_first_game(run: Run, tmp_path: Path, line: str) -> None:  # noqa: F811
    (tmp_path / "folder").mkdir()
    (tmp_path / "note.txt").write_text("Buy rice.\n", encoding="utf-8")
    said = set()
    for language in LANGUAGES:
        answer = run(f"arena {line} --lang {language}")
        assert (answer.code, answer.text) == (2, "")
        assert answer.complaint.startswith("kunitori: ") and answer.complaint.count("\n") == 1
        said.add(answer.complaint)
    assert len(said) == len(LANGUAGES)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["folder", "note.txt"]
    assert (tmp_path / "note.txt").read_text("utf-8") == "Buy rice.\n"


def test_a_contest_is_reported_and_written(run: Run, tmp_path: Path) -> None:  # noqa: F811
    line = "arena --game kunitori --bots money,random --games 9 --seed 7 --jobs 1 --json result.json"
    answer = run(line)
    assert answer.code == 0 and answer.complaint == ""
    assert answer.text.startswith("Kunitori!, 2 players: 10 games, 5 deals from every seat. Seed: 7\n")
    assert "100.0%" in answer.text and answer.text.endswith("Written to result.json.\n")
    data = json.loads((tmp_path / "result.json").read_text("utf-8"))
    assert data["around"]["command"] == f"kunitori {line}"
    assert len(data["games"]) == 10 and data["rules"]["revision"] >= 1


def test_a_random_seed_is_shown_so_that_the_contest_can_be_repeated(run: Run) -> None:  # noqa: F811
    line = "arena --game moegahara --bots money,random --games 2 --jobs 1"
    first = run(line)
    seed = first.text.partition("Seed: ")[2].split()[0]
    again = run(f"{line} --seed {seed}")
    assert [row.split()[:4] for row in again.text.splitlines()] == [row.split()[:4] for row in first.text.splitlines()]


def test_a_question_gets_its_answer(run: Run) -> None:  # noqa: F811
    answer = run("arena --game kunitori --bots money,random --games 400 --seed 7 --jobs 1 --until 95 --share 60")
    assert "Answered after " in answer.text and "money wins more than 60%" in answer.text


def test_a_missing_cluster_is_refused_in_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.setattr("kunitori.arena.cluster.find_spec", lambda name: None)
    answer = run("arena --bots money,random --cluster local")
    assert (answer.code, answer.complaint.count("\n")) == (2, 1)
    assert 'pip install "kunitori[cluster]"' in answer.complaint
