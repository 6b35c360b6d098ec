"""The command line: what it accepts, and how it refuses the rest, in four languages."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from kunitori.cli.arguments import COMMANDS, COMMON, chosen_language, parse
from kunitori.errors import KunitoriError
from kunitori.i18n import LANGUAGES, UnknownLanguage, texts

NONSENSE = [
    "dance",
    "ply",
    "--lod",
    "-x",
    "play --seed",
    "play --seed=",
    "play --seed --auto",
    "play --auto=yes",
    "play --json",
    "play tomorrow",
    "play --max-rounds many",
    "play --max-rounds 0",
    "play --max-rounds 99999999999999999999",
    "play --max-rounds ٣",
    "play --auto --players Ann",
    "play --auto --bots merlin",
    "play --auto --bots captan",
    "play --auto --seed 1 --seed 2",
    "play --auto --bots money",
    "play --auto --bots money,money,money,money,money,money,money",
    "play --auto --game chess",
    "play --auto --game custom",
    "play --auto --mix trap,elephant",
    "play --auto --game kunitori --mix trap",
    "play --players ,,",
    "play --players Ann,Ben,Cem,Dai,Eva,Fay,Gus",
    "play --load /nowhere/at/all",
    "play --corrections /nowhere/at/all",
    "cards elephant",
    "cards --game chess",
    "cards --mix random",
    "cards --cards /nowhere/at/all",
    "cards new",
    "cards new one two",
    "cards check",
    "cards check nowhere",
    "cards check nowhere --cards nowhere",
    "cards play nowhere",
    "cards measure nowhere",
    "play --auto --cards nowhere",
    "play --load x --cards y",
    "play --auto --rules chess=960",
    "play --auto --rules prize",
    "play --auto --rules prize=9",
    "play --auto --rules prize=6-7,prize=4-6",
    "play --auto --game kunitori --rules moat=played",
    "play --auto --game moegahara --rules prize=6-7",
    "arena --bots money,random --games 2 --rules prize=9",
    "cards --game kunitori --rules ninja=deck",
    "rules elephant",
    "rules C99",
    "rules 999",
    "verify",
    "verify one two",
    "verify /nowhere/at/all",
    "replay",
    "replay /nowhere/at/all",
    "bench",
    "bench cards",
]


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_gets_one_sentence_and_code_2(run: Run, line: str) -> None:
    said = set()
    for language in LANGUAGES:
        answer = run(f"--lang {language} {line}")
        assert answer.code == 2
        assert answer.text == ""
        assert answer.complaint.startswith("kunitori: ")
        assert answer.complaint.count("\n") == 1
        assert "Traceback" not in answer.complaint
        said.add(answer.complaint)
    assert len(said) == len(LANGUAGES)  # four different translations


def test_a_slip_is_answered_with_what_was_meant(run: Run) -> None:
    assert run("ply").complaint == "kunitori: There is no command “ply”. Did you mean “play”?\n"
    assert "„--load“" in run("play --lod x --lang de").complaint
    assert "「cavalry」" in run("cards kavalry --lang ja").complaint


@pytest.mark.parametrize(
    "line", ["play --auto --bots money,{}", "arena --bots money,{}", "lab report --bots money,{}", "play --bots {}"]
)
@pytest.mark.parametrize(
    ("typed", "meant"), [("captan", "captain"), ("Captain", "captain"), ("MASTER@500", "master"), ("Kaufmann", "money")]
)
def test_a_misspelt_bot_gets_a_suggestion(run: Run, line: str, typed: str, meant: str) -> None:
    answer = run(line.format(typed))
    expected = f"kunitori: There is no bot “{typed}” here. Did you mean “{meant}”?\n"
    assert (answer.code, answer.text, answer.complaint) == (2, "", expected)


def test_an_option_is_given_once(run: Run) -> None:
    answer = run("play --auto --seed 1 --seed=2")
    assert (answer.code, answer.complaint) == (2, "kunitori: --seed is given twice. Leave one of them out.\n")
    with pytest.raises(KunitoriError):
        parse(["rules", "--lang", "de", "--lang", "fr"])
    assert parse(["play", "--auto", "--auto"]).flags == {"auto"}  # no harm in saying it twice


def test_an_unknown_language_is_said_in_a_known_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("rules --lang tlh").complaint == f"kunitori: {UnknownLanguage('tlh')}\n"
    monkeypatch.setenv("KUNITORI_LANG", "klingon")
    answer = run("rules")
    assert (answer.code, answer.complaint) == (2, f"kunitori: {UnknownLanguage('klingon')}\n")


def test_the_language_is_that_of_the_option_then_of_the_variable_then_of_the_locale() -> None:
    everywhere = {"KUNITORI_LANG": "fr", "LC_ALL": "de_DE.UTF-8", "LANG": "ja_JP"}
    assert chosen_language(["--lang=ja", "play"], everywhere) == "ja"
    assert chosen_language(["play"], everywhere) == "fr"
    assert chosen_language(["play"], {**everywhere, "KUNITORI_LANG": ""}) == "de"
    assert chosen_language(["play"], {"LANG": "ja_JP"}) == "ja"
    assert chosen_language(["play"], {"LANG": "C"}) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_whole_and_in_the_readers_language(run: Run, language: str) -> None:
    say = texts(language)
    overview = run(f"--lang {language}")
    assert overview.code == 0
    assert run(f"--help --lang {language}") == overview
    assert all(name in overview.text for name in COMMANDS)
    assert say("exit-130") in overview.text
    for name, command in COMMANDS.items():
        page = run(f"{name} --help --lang {language}").text
        assert say("heading-usage") in page
        assert all(f"--{option}" in page for option in (*command.options, "lang", "corrections"))
        assert all(f"  {longer}  " in page for longer in COMMANDS if longer.startswith(f"{name} "))
        assert say(f"command-{name.replace(' ', '-')}.about")[:30] in page


@pytest.mark.parametrize("command", COMMANDS)
def test_help_lists_the_options_of_the_command_and_no_others(run: Run, command: str) -> None:
    listed = re.findall(r"^  --([a-z-]+)", run(f"{command} --help").text, re.MULTILINE)
    assert listed == [*COMMANDS[command].options, *COMMON]


def test_version_says_which_engine_runs(run: Run) -> None:
    from kunitori import __version__
    from kunitori.engine import COMPILED

    engine = "compiled engine" if COMPILED else "engine in plain Python"
    assert run("--version").text == f"kunitori {__version__} ({engine})\n"
    assert __version__ in run("--version --lang ja").text


def test_options_may_stand_anywhere_and_two_dashes_end_them() -> None:
    request = parse(["--lang", "de", "rules", "--", "--seed"])
    assert (request.command, request.words, request.values) == ("rules", ["--seed"], {"lang": "de"})
    assert parse(["play", "--seed=a=b", "--auto"]).values == {"seed": "a=b"}
    with pytest.raises(KunitoriError):
        parse(["play", "--", "--auto"])


def test_python_m_kunitori_is_the_command_and_a_reader_may_leave_early() -> None:
    command = f"{sys.executable} -m kunitori cards | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Kunitori!: 270 cards\n"


def test_an_engine_that_cannot_be_loaded_is_a_sentence_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kunitori", "cards", "--lang", "de"],
        env={"KUNITORI_ENGINE": "steam", "PATH": "", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("kunitori: ")
    assert done.stderr.count("\n") == 1


def test_a_terminal_that_cannot_show_a_letter_shows_another(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kunitori", "cards", "trap", "--lang", "ja"],
        env={"PYTHONIOENCODING": "ascii", "PATH": "", "XDG_CONFIG_HOME": str(tmp_path)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert b"?" in done.stdout
    assert done.stderr == b""
