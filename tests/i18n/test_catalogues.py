"""The lint of the catalogues: four languages that agree with each other and with the program."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    Junk,
    Message,
    MessageReference,
    SelectExpression,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

import kunitori
from kunitori import errors
from kunitori.cards.facts import EFFECTS
from kunitori.cards.kinds import GAMES, KINDS, MARKERS, MOEGAHARA_KINDS, SIDES
from kunitori.i18n import LANGUAGES, entries

SOURCES = Path(kunitori.__file__).parent
PROJECT = Path(__file__).parents[2]
PROGRAMS = sorted([*SOURCES.rglob("*.py"), *(PROJECT / "tools").rglob("*.py")])
CATALOGUES = SOURCES / "i18n" / "catalogues"
TOPICS = sorted({file.name for file in CATALOGUES.glob("*/*.ftl")})
SPEAKERS = {"message", "say", "Message"}
ERRORS = {name for name in errors.__all__ if name.startswith(("Bad", "Illegal", "Kunitori"))}


class Gaps(Visitor):
    """What one text shows (variables), chooses its words by (selectors), and takes from others (references)."""

    def __init__(self, node: Any) -> None:
        self.shown: set[str] = set()
        self.selectors: set[str] = set()
        self.references: set[str] = set()
        self.visit(node)

    @property
    def variables(self) -> set[str]:
        return self.shown | self.selectors

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, VariableReference)
        self.selectors.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def parsed(language: str, topic: str) -> tuple[Any, ...]:
    return tuple(FluentParser().parse((CATALOGUES / language / topic).read_text(encoding="utf-8")).body)


@cache
def patterns(language: str, topic: str) -> dict[str, Gaps]:
    """Every text of a file by its address, ``id`` or ``id.attribute``, in the order of the file."""
    found: dict[str, Gaps] = {}
    for entry in parsed(language, topic):
        if isinstance(entry, Message | Term):
            name = entry.id.name if isinstance(entry, Message) else f"-{entry.id.name}"
            if entry.value:
                found[name] = Gaps(entry.value)
            for attribute in entry.attributes:
                assert isinstance(attribute, Attribute)
                found[f"{name}.{attribute.id.name}"] = Gaps(attribute.value)
    return found


@cache
def everything() -> dict[str, Gaps]:
    return {name: gaps for topic in TOPICS for name, gaps in patterns("en", topic).items()}


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_agrees_with_the_english_one(language: str, topic: str) -> None:
    mine, english = patterns(language, topic), patterns("en", topic)
    assert [*mine] == [*english]
    for name, gaps in mine.items():
        assert gaps.shown == english[name].shown, name
        assert gaps.selectors <= english[name].variables, name  # a language without plurals does not choose by them


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_sound(language: str) -> None:
    """No junk, no id twice, no reference into nothing; and the quick reader of the program sees the same entries."""
    ids: list[str] = []
    for topic in TOPICS:
        body = parsed(language, topic)
        assert [entry.content for entry in body if isinstance(entry, Junk)] == []
        here = [("-" if isinstance(e, Term) else "") + e.id.name for e in body if isinstance(e, Message | Term)]
        assert [*entries((CATALOGUES / language / topic).read_text(encoding="utf-8"))] == here
        ids += here
    assert sorted({id for id in ids if ids.count(id) > 1}) == []
    wanted = {name for topic in TOPICS for gaps in patterns(language, topic).values() for name in gaps.references}
    assert wanted - {*ids} == set()


def test_no_language_is_left_in_another() -> None:
    """A Japanese text has Japanese letters, the others have none: nothing was copied and forgotten."""
    japanese = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
    for topic in TOPICS:
        for language in LANGUAGES:
            for name, source in entries((CATALOGUES / language / topic).read_text(encoding="utf-8")).items():
                words = re.sub(r"\{[^{}]*\}|^.*?=", "", source)
                if language != "ja":
                    assert not japanese.search(words), (language, name)
                elif re.search(r"[A-Za-z]{4}", re.sub(r"[“「『][^“「『]*?[”」』]", "", words)):
                    assert japanese.search(words), (language, name)


def calls() -> Iterator[tuple[Path, ast.Call]]:
    for file in PROGRAMS:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield file, node


def literals() -> Iterator[str]:
    """Every string of the program, gaps of f-strings as an asterisk; "card-" + x counts as "card-*"."""
    for file in PROGRAMS:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value + "*" if node.value.endswith("-") else node.value


def said(call: ast.Call) -> tuple[str, str] | None:
    """The speaker and the id, if this call says a text whose id stands there in letters."""
    function = call.func
    speaker = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
    first = call.args[0] if call.args else None
    if speaker in SPEAKERS | ERRORS and isinstance(first, ast.Constant) and isinstance(first.value, str):
        return speaker, first.value
    return None


def test_every_text_the_program_says_is_there_with_exactly_its_arguments() -> None:
    wrong: list[str] = []
    for file, call in calls():
        if not (found := said(call)):
            continue
        speaker, id = found
        where = f"{file.name}:{call.lineno} {id}"
        if id not in everything():
            wrong.append(f"{where} is in no catalogue")
        elif all(keyword.arg for keyword in call.keywords):
            given = {str(keyword.arg) for keyword in call.keywords} - ({"rule"} if speaker in ERRORS else set())
            needed = variables(id)
            if given != needed:
                wrong.append(f"{where} is given {sorted(given)} and needs {sorted(needed)}")
    assert wrong == []


def variables(id: str) -> set[str]:
    """What a text needs, with what the texts it refers to need."""
    gaps = everything()[id]
    return gaps.variables.union(*(variables(name) for name in gaps.references))


def test_every_composed_id_has_texts_and_every_text_is_used() -> None:
    used = {*literals()}
    families = [re.compile(re.escape(word).replace(r"\*", ".+")) for word in used if re.match(r"[a-z]+-.*\*", word)]
    referred = {name for gaps in everything().values() for name in gaps.references}
    unused = [
        name
        for name in everything()
        if name.partition(".")[0] not in used | referred
        and name not in used
        and not any(family.fullmatch(name) for family in families)
    ]
    assert unused == []


def test_the_families_hold_what_the_cards_have_and_no_more() -> None:
    def family(prefix: str) -> set[str]:
        return {name.removeprefix(prefix) for name in everything() if name.startswith(prefix) and "." not in name}

    assert family("card-") == {id.replace("_", "-") for id in (*KINDS, *MOEGAHARA_KINDS) if id}
    assert family("game-") == {game.replace("_", "-") for game in (*GAMES, "world_chaos", "custom")}
    assert family("side-") == {*SIDES} and family("marker-") == {*MARKERS}
    assert family("effect-") == {name.replace("_", "-") for name in EFFECTS}
    for name, numbers in EFFECTS.items():
        assert everything()["effect-" + name.replace("_", "-")].variables == {*numbers}
    assert family("number-effect-") == {n.replace("_", "-") for numbers in EFFECTS.values() for n in numbers}
