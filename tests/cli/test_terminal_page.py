"""docs/terminal.md names every command, every option and everything that can be typed during a game."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from pathlib import Path

import pytest

from kunitori.cli import pages, session
from kunitori.cli.arguments import COMMANDS, COMMON
from kunitori.i18n import texts

PAGE = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text("utf-8")
WORDS = {word for code in re.findall(r"`([^`\n]+)`", PAGE) for word in re.findall(r"[?\w-]+", code)}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_row_and_its_options(command: str) -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith(f"| `kunitori {command}")]
    assert rows
    below = re.search(rf"^### `{command}`\n(.*?)(?=^##)", PAGE, re.MULTILINE | re.DOTALL)
    assert below, command
    named = {*re.findall(r"--([a-z][a-z-]*)", below[1])}
    assert named >= {*COMMANDS[command].options} - {"lang"}
    assert named <= {*COMMANDS[command].options, *COMMON}


def test_the_common_options_are_named() -> None:
    assert all(f"--{option}" in PAGE for option in COMMON)


def commands_of_the_game() -> set[str]:
    """The words that `Session._command` and `find_page` take."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(session.Session._command)))
    cases = [node.value for node in ast.walk(tree) if isinstance(node, ast.MatchValue)]
    words = {case.value for case in cases if isinstance(case, ast.Constant) and isinstance(case.value, str)}
    return words | {*session.QUIT_WORDS, *pages.WORDS, *pages.FIELD_WORDS}


def test_everything_that_can_be_typed_is_named() -> None:
    words = commands_of_the_game()
    assert {"hint", "why", "undo", "quit", "land", "?"} <= words
    assert words - WORDS == set()


def test_the_help_of_the_game_names_the_same_words() -> None:
    say = texts("en")
    shown = {say(f"help-{word}.key").split()[0] for word in (*pages.HELP_KEYS, *pages.FIELD_HELP_KEYS)}
    assert {word for word in commands_of_the_game() if len(word) > 2} - shown == {
        "help", "cards", "rule", "lands", "exit", "back",  # other spellings, and `b` is shown where it is possible
    }  # fmt: skip
