"""Bots in the terminal game: our own, and outside programs."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kunitori import card_set, loads, verify
from kunitori.bots import BOTS, bots_for
from kunitori.i18n import LANGUAGES, texts
from kunitori.tables.names import names_of_bots

POLITE = f"""#!{sys.executable}
import json, pathlib, sys
pathlib.Path(__file__).with_suffix(".ran").touch()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({{"protocol": 1}}), flush=True)
    elif message["type"] == "decide":
        print(json.dumps({{"option": CHOICE}}), flush=True)
"""
FIRST = 'message["decision"]["options"][0]'
PEOPLE = "play --game world_on_fire --players Ann --seed 3 --bots"


@pytest.fixture
def visitor(home: Path) -> Path:
    """A program that always takes the first option, and writes a file when it runs."""
    return write(home / "visitor", FIRST)


def write(path: Path, choice: str) -> Path:
    path.write_text(POLITE.replace("CHOICE", choice), encoding="utf-8")
    path.chmod(0o755)
    return path


def has_run(program: Path) -> bool:
    """Whether it has run since the last call."""
    trace = program.with_suffix(".ran")
    was_there = trace.exists()
    trace.unlink(missing_ok=True)
    return was_there


def test_a_program_plays_and_its_record_verifies_and_does_not_name_it(run: Run, home: Path, visitor: Path) -> None:
    record = home / "auto.kunitori"
    answer = run(f"play --auto --bots money,exec@20:{visitor} --seed 4 --max-rounds 3 --record {record}")
    assert (answer.code, answer.complaint) == (0, "")
    assert answer.text.startswith("Players: Geki (Merchant) and Kurando (Visitor).\n")
    assert "Kurando’s turn" in answer.text
    text = record.read_text(encoding="utf-8")
    assert verify(text).is_good
    assert "# seats money outside\n" in text
    assert "visitor" not in text
    assert has_run(visitor)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_in_a_sentence_that_a_bot_lost_its_move(run: Run, home: Path, language: str) -> None:
    say = texts(language)
    rude = write(home / "rude", '"your turn"')
    text = run(f"{PEOPLE} exec@20:{rude} --lang {language}", ["t", "e"] * 4).text
    (name,) = names_of_bots(1, "3", language, ["Ann"])
    squeezed = re.sub(r"\s", "", text)
    assert squeezed.count(re.sub(r"\s", "", say("bot-lost-nonsense", player=name))) == 3
    assert squeezed.count(re.sub(r"\s", "", say("bot-given-up", player=name))) == 1


def test_auto_tells_it_too(run: Run, home: Path) -> None:
    rude = write(home / "rude", '"your turn"')
    record = home / "auto.kunitori"
    answer = run(f"play --auto --bots money,exec@20:{rude} --seed 4 --max-rounds 5 --record {record}")
    assert answer.text.count("  Kurando gave an answer that cannot be played and lost a move.\n") == 3
    assert run(f"verify {record}").code == 0


def test_a_saved_game_never_starts_a_program(run: Run, home: Path, visitor: Path) -> None:
    run(f"{PEOPLE} exec@20:{visitor}", ["t", "e", "save mine.kunitori", "quit"])
    assert has_run(visitor)
    # Not even if somebody wrote a program into the record.
    mine = home / "mine.kunitori"
    honest = mine.read_text(encoding="utf-8")
    for seats in ("person outside", f"person exec:{visitor}", f"person exec@9:{visitor}"):
        mine.write_text(honest.replace("# seats person outside", f"# seats {seats}"), encoding="utf-8")
        answer = run(f"play --load {mine}", ["quit"])
        assert (answer.code, answer.complaint) == (0, "")
        told = " ".join(answer.text.split())
        assert "played for Danjo. A saved game starts no programs and reads no minds, so Captain takes over." in told
        assert "A saved game starts no programs" in " ".join(run(PEOPLE + " money", [f"load {mine}"]).text.split())
        assert not has_run(visitor)


def test_with_load_the_bots_can_be_named_again(run: Run, home: Path, visitor: Path) -> None:
    run(f"{PEOPLE} exec@20:{visitor}", ["t", "e", "save mine.kunitori", "quit"])
    mine = home / "mine.kunitori"
    has_run(visitor)
    answer = run(f"play --load {mine} --bots exec@20:{visitor}", ["t", "e", "save", "quit"])
    assert has_run(visitor)
    assert "takes over" not in answer.text
    run(f"play --load {mine} --bots random", ["t", "e", "save again.kunitori", "quit"])
    again = loads((home / "again.kunitori").read_text(encoding="utf-8"))
    seats = [line for line in again.record().lines if line.startswith("# seats")]
    assert seats == ["# seats person outside", "# seats person random"]
    assert "takes over" not in run("play --load again.kunitori", ["quit"]).text
    wrong = run(f"play --load {mine} --bots money,money")
    assert (wrong.code, wrong.complaint) == (2, "kunitori: Bots have 1 seats in this game, but --bots names 2.\n")


def test_your_table_is_remembered_with_its_programs(run: Run, visitor: Path) -> None:
    run(f"{PEOPLE} exec@20:{visitor}", ["t", "e", "quit"])
    has_run(visitor)
    on = run("play", ["y", "quit"]).text
    assert on.startswith("Unfinished game: World on Fire with Ann and Visitor.\nContinue it?")
    assert "takes over" not in on and "round 2" in on
    assert has_run(visitor)


@pytest.mark.parametrize(
    "bot",
    [
        "exec:/nowhere/at/all",
        "exec:",
        "exec:'",
        "python:miser",
        "python:no_such_module:Miser",
        "exec:true",
        "exec:pwd",
        "merlin",
        "rush",
        "money@500",
        "money/warrior",
        "beginner/lazy",
        "master@2",
        "exec",
    ],
)
def test_what_cannot_play_gets_one_sentence_and_no_seat(run: Run, bot: str) -> None:
    said = set()
    for language in LANGUAGES:
        for line in (f"play --auto --bots money,{bot}", f"play --players Ann --game world_on_fire --bots {bot}"):
            answer = run(f"{line} --lang {language}")
            assert (answer.code, answer.text) == (2, "")
            assert answer.complaint.count("\n") == 1
            said.add(answer.complaint)
    assert len(said) == len(LANGUAGES)


def test_the_dialogue_takes_programs_too(run: Run, visitor: Path) -> None:
    answer = run("play --game kunitori --players Ann", ["exec:/nowhere/at/all", f"exec@20:{visitor}", "quit"])
    assert "The program “/nowhere/at/all” cannot be started here" in answer.text
    assert re.search(r"[A-Z][a-z]+ \(Visitor\)", answer.text)


def test_a_bot_of_another_game_is_refused_with_those_of_this_one(run: Run) -> None:
    answer = run("play --auto --game moegahara --bots money,military")
    assert answer.code == 2
    assert "“military” cannot be played in Moegahara" in answer.complaint
    assert "rush" in answer.complaint and "monks" not in answer.complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialogue_lists_the_bots_of_the_game(run: Run, language: str) -> None:
    say = texts(language)
    for bot in BOTS:
        assert say(f"bot-{bot.replace('_', '-')}") and say(f"bot-{bot.replace('_', '-')}.name")
    text = run(f"play --game moegahara --players Ann --lang {language}", ["quit"]).text
    for bot in bots_for(card_set("moegahara"), 4):
        assert f"  {bot}  " in text
        assert say(f"bot-{bot.replace('_', '-')}.name") in text
    assert "  military  " not in text
