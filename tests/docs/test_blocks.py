"""Blocks of code: commands are understood by the program, data can be read. tests/test_readme.py runs the examples."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from tests.docs.pages import PAGES, ROOT, Block, blocks, prose

from kunitori.bots import new_bot
from kunitori.cards import KINDS, MOEGAHARA_KINDS, PLAYABLE_GAMES
from kunitori.cli.arguments import COMMANDS, Request, parse
from kunitori.rulebook import look_up

BLOCKS = [*chain.from_iterable(map(blocks, PAGES))]
ELSEWHERE = {
    "architecture.md": "tests/test_adding_a_decision.py carries out its blocks",
    "language-models.md": "tests/envs/test_textarena.py runs its block",
    "writing-a-bot.md": "tests/bots/test_outside.py compares its program with the file",
}
KNOWN = {"", "cython", "ebnf", "fluent", "json", "py", "python", "sh", "text", "toml", "{toctree}"}
OTHERS = {"cd", "curl", "ray", "uv", "uvx", "pipx", "docker", "git"}
EXTRAS: frozenset[str] = frozenset(
    tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
)


NO_COMMANDS = {"kunitori secret SEED", "kunitori salt SEED"}
"""What docs/shuffles.md hashes."""


def commands(text: str) -> Iterator[list[str]]:
    """The commands of a block, as words, without comments and variables."""
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        while words and re.match(r"[A-Z_]+=", words[0]):
            words.pop(0)
        if words:
            yield words


def in_prose(page: Path) -> Iterator[list[str]]:
    """The commands in the sentences of a page."""
    for found in re.findall(r"`((?:kunitori|make|pip|python) [^`\n]+)`", prose(page)):
        if found not in NO_COMMANDS and not re.search(r"[…\[(]| or |COMMAND", re.sub(r"\[[a-z,]+\]", "", found)):
            yield shlex.split(found)


def check_values(request: Request) -> None:
    """Refuse games, bots, cards and rules that do not exist."""
    assert request.values.get("game", "kunitori") in PLAYABLE_GAMES
    named = request.values.get("bots", "")
    for bot in [] if re.search("exec:|mind", named) else re.findall(r"[^,]+", named):
        if not bot.startswith("python:") and bot != "NAME":
            new_bot(bot)
    for word in [word for word in request.words if not word.isupper() or "." in word]:
        if request.command == "rules":
            assert look_up(word)
        elif request.command == "cards":
            assert any(word in card for card in (*KINDS, *MOEGAHARA_KINDS)), word


def check(words: list[str]) -> None:
    """Refuse a command that cannot work."""
    program, *rest = words
    if program == "kunitori":
        if " ".join(rest) not in COMMANDS:  # else it is a sentence about the command
            check_values(parse(rest))
    elif program == "make":
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        assert re.search(rf"^{re.escape(rest[0])}:", makefile, re.MULTILINE), words
    elif program == "pip":
        asked = {extra for word in rest for extras in re.findall(r"\[([a-z,]+)\]", word) for extra in extras.split(",")}
        assert rest[0] == "install"
        assert asked <= EXTRAS | {"client"}, words  # ray[client]
    elif program == "python":
        file = rest[0] if rest[0] != "-m" else rest[2] if rest[1] == "pytest" else rest[1].replace(".", "/")
        assert (ROOT / file).exists() or (ROOT / f"{file}.py").exists(), words
    else:
        assert program in OTHERS, words


def test_languages_of_blocks_are_known() -> None:
    assert {block.language for block in BLOCKS} <= KNOWN


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "sh"], ids=str)
def test_commands_can_be_run(block: Block) -> None:
    for words in commands(block.text):
        check(words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands_in_sentences_can_be_run(page: Path) -> None:
    for words in in_prose(page):
        check(words)


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "json"], ids=str)
def test_json_can_be_read(block: Block) -> None:
    json.loads(block.text)


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language == "toml"], ids=str)
def test_toml_can_be_read(block: Block) -> None:
    tomllib.loads(block.text)


def test_python_that_is_not_run_is_tested_elsewhere() -> None:
    assert {block.page.name for block in BLOCKS if block.language in ("py", "cython", "fluent")} <= set(ELSEWHERE)


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.language in ("", "text")], ids=str)
def test_commands_are_marked_as_such(block: Block) -> None:
    """A block of commands says so, or its commands would not be checked."""
    assert not re.search(r"^(\$ |kunitori (?!record)|make |pip |python )", block.text, re.MULTILINE)
