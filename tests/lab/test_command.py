"""`kunitori lab` at the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run, home, run

from kunitori.i18n import LANGUAGES

__all__ = ["home", "run"]

NONSENSE = [
    "lab",
    "lab dissect",
    "lab report kunitori",
    "lab report --game chess",
    "lab report --players 7",
    "lab report --game moegahara --players 3",
    "lab report --games 1",
    "lab report --games 2",
    "lab report --players 4 --games 4",
    "lab report --bots merlin",
    "lab report --bots exec:cat",
    "lab report --game moegahara --bots military",
    "lab report --corrections-a x.toml",
    "lab report --jobs 0",
    "lab compare",
    "lab compare kunitori",
    "lab compare kunitori chess",
    "lab compare kunitori world_on_fire moegahara",
    "lab compare --corrections-a /nowhere/at/all",
    "lab compare --rules-b prize=9",
    "lab report --rules-a prize=6-7",
    "lab report --rules chess=960",
    "lab rules chess",
    "lab rules moat --game kunitori",
    "lab rules --rules-b prize=6-7",
    "lab costs moat",
    "lab costs --corrections-b x.toml",
]


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_is_refused_in_one_sentence_with_code_2(run: Run, line: str) -> None:
    said = set()
    for language in LANGUAGES:
        answer = run(f"--lang {language} {line}")
        assert (answer.code, answer.text) == (2, "")
        assert answer.complaint.startswith("kunitori: ") and answer.complaint.count("\n") == 1
        said.add(answer.complaint)
    assert len(said) == len(LANGUAGES)


def test_a_report_contains_the_command_that_makes_it_again(run: Run, home: Path) -> None:
    answer = run("lab report --game kunitori --bots military,money --games 8 --seed 5 --jobs 1 --out page.html")
    assert (answer.code, answer.text) == (0, "The page is in page.html.\n")
    page = (home / "page.html").read_text(encoding="utf-8")
    command = "kunitori lab report --game kunitori --players 2 --bots military,money --games 8 --seed 5 --lang en"
    assert f"To make the same page again: {command}<" in page
    assert run(f"{command.removeprefix('kunitori ')} --jobs 1").code == 0
    assert (home / "lab-kunitori-2.html").read_text(encoding="utf-8") == page


def test_the_numbers_behind_each_plot_are_saved(run: Run, home: Path) -> None:
    line = "lab report --game kunitori --bots military,money --games 8 --jobs 1 --out page.html --csv"
    assert run(f"{line} nowhere").code == 2
    (home / "plots").mkdir()
    answer = run(f"{line} plots")
    files = sorted((home / "plots").iterdir())
    assert answer.code == 0 and f"{len(files)} CSV files are in plots." in answer.text
    assert len(files) == (home / "page.html").read_text("utf-8").count("<figure ")
    head, first, *_ = (home / "plots" / "seats-wins.csv").read_text("utf-8").splitlines()
    assert head.startswith("Side,Bots,Games,Win rate,Win rate (from),Win rate (to),Win rate (cases),")
    assert "in every seat" in first


def test_two_games_or_two_files_are_compared(run: Run, home: Path) -> None:
    (home / "cheap.toml").write_text("[kunitori.land]\ncost = 5\n", encoding="utf-8")
    (home / "dear.toml").write_text("[kunitori.land]\ncost = 12\n", encoding="utf-8")
    few = "--bots money --games 4 --jobs 1"
    assert "lab-kunitori-world_on_fire.html" in run(f"lab compare kunitori world_on_fire {few}").text
    assert "lab-cheap-dear.html" in run(f"lab compare cheap.toml dear.toml --game kunitori {few}").text
    assert run(f"lab compare --game kunitori --corrections-b dear.toml {few} --out b.html").code == 0
    page = (home / "lab-cheap-dear.html").read_text(encoding="utf-8")
    assert "<h1>The Lab: Kunitori! (cheap) and Kunitori! (dear)</h1>" in page
    assert "cost is 5 here and 12 there" in page
    assert "cost is 9 here and 12 there" in (home / "b.html").read_text(encoding="utf-8")


def test_both_readings_of_the_house_rules_are_compared(run: Run, home: Path) -> None:
    answer = run("lab rules --game world_on_fire --players 3 --bots military --games 6 --seed 5 --jobs 1")
    assert (answer.code, answer.text) == (0, "The page is in lab-rules-world_on_fire-3.html.\n")
    page = (home / "lab-rules-world_on_fire-3.html").read_text(encoding="utf-8")
    for name in ("ally=must-join", "ambush=per-card", "destroyer=owner", "moat=played", "prize=6-7", "targets=several"):
        assert f"<td>{name}</td>" in page or f">{name}<" in page
    assert "the same 6 deals again with each other reading" in page
    assert "no game changed" in page  # with the printed numbers every deployed card can be played
    some = run("lab rules prize --game kunitori --rules prize=6-7 --bots military --games 6 --jobs 1 --out some.html")
    assert some.code == 0 and "prize=4-6" in (home / "some.html").read_text(encoding="utf-8")
    assert run("lab rules --game moegahara --bots money --games 4 --jobs 1 --out m.html --lang ja").code == 0


def test_the_cost_study_is_played_by_equals_and_saves_its_numbers(run: Run, home: Path) -> None:
    (home / "plots").mkdir()
    answer = run("lab costs --game world_on_fire --games 6 --jobs 1 --csv plots")
    assert answer.code == 0 and "lab-costs-world_on_fire-2.html" in answer.text
    page = (home / "lab-costs-world_on_fire-2.html").read_text(encoding="utf-8")
    assert "between equal bots, lord in every seat" in page and "costs-wins" not in page
    assert "Harbour Town: 5\u00a0→\u00a06" in page and "--bots lord --games 6 --seed 1 --lang en" in page
    assert sorted(file.stem for file in (home / "plots").iterdir()) == ["costs-bought", "costs-first", "costs-rounds"]
    for language in ("de", "fr", "ja"):
        assert run(f"lab costs --game moegahara --games 4 --jobs 1 --out {language}.html --lang {language}").code == 0


def test_two_sides_may_differ_by_house_rules(run: Run, home: Path) -> None:
    answer = run("lab compare --game kunitori --rules-b prize=6-7 --bots military --games 4 --jobs 1")
    assert "lab-kunitori-prize-6-7.html" in answer.text
    page = (home / "lab-kunitori-prize-6-7.html").read_text(encoding="utf-8")
    assert "<h1>The Lab: Kunitori! and Kunitori! (prize=6-7)</h1>" in page
    assert "there “Village 1–3, nothing 4–5" in page
    command = "kunitori lab compare --rules-b=prize=6-7 --game kunitori"
    assert f"To make the same page again: {command}" in page


def test_other_files_are_not_overwritten(run: Run, home: Path) -> None:
    (home / "diary.html").write_text("<p>Dear diary</p>", encoding="utf-8")
    answer = run("lab report --game kunitori --bots money --games 4 --jobs 1 --out diary.html")
    assert answer.code == 2 and "diary.html" in answer.complaint
    assert (home / "diary.html").read_text(encoding="utf-8") == "<p>Dear diary</p>"
    assert run("lab report --game kunitori --bots money --games 4 --jobs 1 --out diary.html/page.html").code == 2


def test_without_the_extra_one_sentence_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kunitori.extras.find_spec", lambda name: None if name == "matplotlib" else True)
    answer = run("lab report --game kunitori")
    assert answer.code == 2
    assert answer.complaint.count("\n") == 1 and 'pip install "kunitori[lab]"' in answer.complaint
