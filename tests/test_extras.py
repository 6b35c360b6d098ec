"""Every part of the package works with the extra it names, and says in one sentence which one is missing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.only_with import EXTRAS, PROJECT
from tests.test_layers import GROUPS

from kunitori.cli.arguments import COMMANDS
from kunitori.extras import MODULES
from kunitori.i18n import LANGUAGES

ROOT = Path(__file__).parents[1]
EVERY_COMMAND = """
import contextlib, io, json
from tests.only_with import pretend
pretend([])
from kunitori.cli import main
from kunitori.cli.arguments import COMMANDS
from kunitori.i18n import LANGUAGES

answers = []
for command in ["", "--help", *COMMANDS]:
    words = command.split()
    words += ["x"] * (COMMANDS[command].least if command in COMMANDS else 0)
    for language in LANGUAGES:
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main([*words, "--lang", language])
        answers.append((command, language, code, out.getvalue(), err.getvalue()))
print(json.dumps(answers))
"""
LIBRARY = """
import json, pkgutil, sys
from importlib import import_module
from tests.only_with import pretend
pretend([])
import kunitori

for name in kunitori.__all__:
    getattr(kunitori, name)
for layer in json.loads(sys.argv[1]):
    module = import_module("kunitori." + layer)
    for found in pkgutil.walk_packages(getattr(module, "__path__", []), module.__name__ + "."):
        import_module(found.name)
game = kunitori.new_game("kunitori", players=2, seed=7, max_rounds=6)
while not game.is_over:
    kunitori.advise(game.view(game.decision.player))
    game.apply(game.decision.options[0])
assert kunitori.loads(kunitori.dumps(game)) == game
assert str(game) and game._repr_html_() and game.view(0)._repr_html_()

from kunitori.arena import Crew, new_contest, play_contest
from kunitori.cards import card_set

with Crew(1) as crew:
    outcome = play_contest(new_contest(card_set("kunitori"), ["money", "random"], players=2, games=2, seed="1"), crew)
try:
    outcome.standings
except kunitori.KunitoriError as problem:
    print(problem)
"""


EVERY_LINE = """
import json, os, sys
from tests.only_with import pretend
pretend(json.loads(sys.argv[1]))
from kunitori.cli import main

os.chdir(sys.argv[3])
for line in json.loads(sys.argv[2]):
    assert main(line.split()) == 0, line
"""


def python(code: str, *words: str, environment: Mapping[str, str] = {}) -> str:
    """What a program prints in a new process, from this folder."""
    command = [sys.executable, "-c", code, *words]
    variables = {**os.environ, **environment}
    run = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_every_command_names_the_extra_it_misses_in_one_sentence() -> None:
    answers = json.loads(python(EVERY_COMMAND))
    assert {command for command, *_ in answers} == {"", "--help", *COMMANDS}
    for command, language, code, out, err in answers:
        extra = COMMANDS[command].extra if command in COMMANDS else "play"
        assert (code, out, err.count("\n")) == (2, "", 1), (command, language, err)
        assert err.startswith("kunitori: ") and f'pip install "kunitori[{extra}]"' in err
    assert len({err for command, _, _, _, err in answers if command == "serve"}) == len(LANGUAGES)


def test_the_library_needs_fluent_alone() -> None:
    assert [line.partition(">")[0] for line in PROJECT["dependencies"]] == ["fluent.runtime"]
    layers = [*GROUPS["core"], *GROUPS["play"], "training"]
    assert 'pip install "kunitori[arena]"' in python(LIBRARY, json.dumps(layers))


@pytest.mark.parametrize(
    ("extras", "lines"),
    [
        ("-", ["--version"]),
        ("play", [
            "--help", "cards moat", "rules C5.6",
            "play --auto --game kunitori --bots random,random --seed 7 --max-rounds 3 --record game.txt",
            "verify game.txt", "replay game.txt", "review game.txt --nodes 4",
        ]),
        ("arena", [
            "arena --game kunitori --bots money,random --games 2 --jobs 1 --csv games.csv",
            "benchmark --bot random --tasks kunitori-2 --games 2 --jobs 1 --json result.json",
            "benchmark table result.json",
        ]),
        ("lab", [
            "lab report --game kunitori --bots money --games 4 --jobs 1",
            "arena --game kunitori --bots money,random --games 2 --jobs 1 --parquet games.parquet",
        ]),
    ],
)  # fmt: skip
def test_an_extra_is_enough_for_its_commands(extras: str, lines: list[str], tmp_path: Path) -> None:
    if extras == "lab":
        pytest.importorskip("matplotlib")
        pytest.importorskip("pyarrow")
    names = [name for name in extras.split(",") if name != "-"]
    environment = {"XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    python(EVERY_LINE, json.dumps(names), json.dumps(lines), str(tmp_path), environment=environment)


def test_the_modules_looked_for_are_those_of_the_extra() -> None:
    def direct(extra: str) -> set[str]:
        lines = set(EXTRAS[extra])
        inner = {name for line in lines for name in re.findall(r"kunitori\[(\w+)\]", line)}
        found = {str(re.split(r"[^\w.-]", line)[0]).casefold() for line in lines} - {"kunitori"}
        return found.union(*(direct(name) for name in inner))

    for extra, modules in MODULES.items():
        assert {*modules} <= direct(extra)
        assert extra == "lab" or direct(extra) == {*modules}
    assert {command.extra for command in COMMANDS.values()} == {*MODULES}
