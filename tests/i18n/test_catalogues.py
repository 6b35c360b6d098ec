"""Checks that the catalogues of the four languages agree with each other and with the program."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
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
from jinja2 import Environment, nodes

import kunitori
from kunitori import errors
from kunitori.cards.facts import EFFECTS
from kunitori.cards.kinds import GAMES, KINDS, MARKERS, MOEGAHARA_KINDS, SIDES
from kunitori.cards.sets import card_set
from kunitori.cards.vocabulary import MAX_SIDES
from kunitori.engine import consts
from kunitori.i18n import LANGUAGES, entries, texts
from kunitori.telling import chronicle
from kunitori.values.event import events
from kunitori.values.vocabulary import COLOURS, DECISIONS, EVENTS, PHASES, phase_name

SOURCES = Path(kunitori.__file__).parent
PROJECT = Path(__file__).parents[2]
PROGRAMS = sorted(
    [*SOURCES.rglob("*.py"), *(file for name in ("tools", "load", "attack") for file in (PROJECT / name).rglob("*.py"))]
)
PAGES = sorted((SOURCES / "web" / "templates").rglob("*.html"))
CATALOGUES = SOURCES / "i18n" / "catalogues"
TOPICS = sorted({file.name for file in CATALOGUES.glob("*/*.ftl")})
SPEAKERS = {"message", "say", "Message"}
ERRORS = {name for name in errors.__all__ if name.startswith(("Bad", "Illegal", "Kunitori"))}


class Gaps(Visitor):
    """The variables, selectors and references of one text."""

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
    """Every text of a file by ``id`` or ``id.attribute``, in order."""
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
        assert gaps.selectors <= english[name].variables, name  # a language without plurals has no plural selectors


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_sound(language: str) -> None:
    """No junk, duplicate ids or broken references, and the program's fast parser reads the same entries."""
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
    """Japanese texts have Japanese letters and others have none, so nothing was copied without translation."""
    japanese = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
    for topic in TOPICS:
        for language in LANGUAGES:
            for name, source in entries((CATALOGUES / language / topic).read_text(encoding="utf-8")).items():
                words = re.sub(r"\{[^{}]*\}|^.*?=", "", source)
                if language != "ja":
                    assert not japanese.search(words), (language, name)
                elif re.search(r"[A-Za-z]{4}", re.sub(r"[“「『][^“「『]*?[”」』]", "", words)):
                    assert japanese.search(words), (language, name)


def test_a_round_has_one_name_in_french() -> None:
    """In French a turn is a “tour” and a round is a “manche” everywhere."""
    said = {topic: (CATALOGUES / "fr" / topic).read_text(encoding="utf-8") for topic in TOPICS}
    assert [topic for topic, text in said.items() if re.search("tours? de table", text, re.IGNORECASE)] == []
    assert "limite de { $limit } manches" in said["arena.ftl"]


def calls() -> Iterator[tuple[Path, ast.Call]]:
    for file in PROGRAMS:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield file, node


def literals() -> Iterator[str]:
    """Every string of the program, with f-string fields as an asterisk; "card-" + x counts as "card-*"."""
    for file in PROGRAMS:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value + "*" if node.value.endswith("-") else node.value


@cache
def page(file: Path) -> nodes.Template:
    return Environment(extensions=["jinja2.ext.do"]).parse(file.read_text(encoding="utf-8"))


def literals_of_pages() -> Iterator[str]:
    """Every string of the templates; t("card-" ~ x) counts as "card-*"."""
    for file in PAGES:
        tree = page(file)
        joined = [each.nodes for each in tree.find_all(nodes.Concat)]
        for parts in (*joined, *([each.left, each.right] for each in tree.find_all(nodes.Add))):
            yield "".join(str(part.value) if isinstance(part, nodes.Const) else "*" for part in parts)
        for text in page(file).find_all(nodes.Const):
            if isinstance(text.value, str):
                yield text.value


def said(call: ast.Call) -> tuple[str, str] | None:
    """The translator and the id, if this call translates a literal id."""
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
            given = arguments(call) - ({"rule"} if speaker in ERRORS else set())
            needed = variables(id)
            if given != needed:
                wrong.append(f"{where} is given {sorted(given)} and needs {sorted(needed)}")
    assert wrong == []


def test_every_text_a_page_says_is_there_with_exactly_its_arguments() -> None:
    wrong: list[str] = []
    for file in PAGES:
        for call in page(file).find_all(nodes.Call):
            first = call.args[0] if call.args else None
            if not (isinstance(call.node, nodes.Name) and call.node.name == "t" and isinstance(first, nodes.Const)):
                continue
            where = f"{file.name}:{call.lineno} {first.value}"
            given = {keyword.key for keyword in call.kwargs}
            if first.value not in everything():
                wrong.append(f"{where} is in no catalogue")
            elif given != variables(first.value):
                wrong.append(f"{where} is given {sorted(given)} and needs {sorted(variables(first.value))}")
    assert wrong == []


def arguments(call: ast.Call) -> set[str]:
    """The arguments of a text: keywords, or the pairs of a ``Message("id", (("card", …), …))``."""
    pairs = call.args[1].elts if len(call.args) > 1 and isinstance(call.args[1], ast.Tuple) else []
    names = [pair.elts[0] for pair in pairs if isinstance(pair, ast.Tuple)]
    return {str(keyword.arg) for keyword in call.keywords} | {str(ast.literal_eval(name)) for name in names}


def variables(id: str) -> set[str]:
    """The arguments that a text needs, including those of texts it refers to."""
    gaps = everything()[id]
    return gaps.variables.union(*(variables(name) for name in gaps.references))


def test_every_composed_id_has_texts_and_every_text_is_used() -> None:
    used = {*literals(), *literals_of_pages()}
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


def family(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in everything() if name.startswith(prefix) and "." not in name}


def spelled_out(prefix: str) -> set[str]:
    return {word.removeprefix(prefix) for word in literals() if re.fullmatch(prefix + "[a-z-]+", word)}


def test_the_families_hold_what_the_cards_have_and_no_more() -> None:
    named = {*KINDS, *MOEGAHARA_KINDS, "three_lands"} - {""}  # score sheets show the extra point of M8.1 as a card
    assert family("card-") == {id.replace("_", "-") for id in named}
    assert family("game-") == {game.replace("_", "-") for game in (*GAMES, "world_chaos", "custom", "own")}
    assert family("side-") == {*SIDES} and family("marker-") == {*MARKERS}
    assert family("effect-") == {name.replace("_", "-") for name in EFFECTS}
    for name, numbers in EFFECTS.items():
        assert everything()["effect-" + name.replace("_", "-")].variables == {*numbers}
    assert family("number-effect-") == {n.replace("_", "-") for numbers in EFFECTS.values() for n in numbers}


def test_every_phase_has_its_name_and_no_more() -> None:
    assert family("phase-") == {
        phase_name(phase, in_teams) for phase in range(len(PHASES)) for in_teams in (False, True)
    }


def test_every_decision_has_its_question_and_no_more() -> None:
    assert family("ask-") == {name.replace("_", "-") for name in DECISIONS.values()}
    refused_as_a_whole = {DECISIONS[number] for number in (consts.D_STAY, consts.D_KEEP, consts.D_DEFEND)}
    assert family("why-") == spelled_out("why-") | refused_as_a_whole


class Engine(ast.NodeVisitor):
    """Every call of ``tell`` in the engine: the events that can happen, and their empty fields."""

    def __init__(self) -> None:
        self.function: ast.FunctionDef | None = None
        self.calls: dict[str, list[tuple[ast.FunctionDef | None, ast.Call]]] = {}
        for file in sorted((SOURCES / "engine").rglob("*.py")):
            self.visit(ast.parse(file.read_text(encoding="utf-8")))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.function = node
        self.generic_visit(node)
        self.function = None

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name):
            self.calls.setdefault(node.func.id, []).append((self.function, node))
        self.generic_visit(node)

    def values(self, node: ast.expr, function: ast.FunctionDef | None) -> set[int]:
        """The constants that an argument can be, following callers that pass it on."""
        if isinstance(node, ast.IfExp):
            return self.values(node.body, function) | self.values(node.orelse, function)
        assert isinstance(node, ast.Name)
        if node.id.isupper():
            return {int(getattr(consts, node.id))}
        assert function
        place = [argument.arg for argument in function.args.args].index(node.id)
        return {value for caller, call in self.calls[function.name] for value in self.values(call.args[place], caller)}

    def rows(self) -> Iterator[Sequence[tuple[int, ...]]]:
        """Event rows as the engine writes them, alone or grouped into one line."""
        for function, call in self.calls["tell"]:
            _, what, who, card, _, other, place, rule = call.args
            for kind, where, law in product(*(self.values(node, function) for node in (what, place, rule))):
                for number in NUMBERS.get(kind, (1, 2)):
                    row = (kind, -1 if is_empty(who) else 0, -1 if is_empty(card) else 0, number)
                    rest = (where, law, -1)
                    if kind in (consts.V_DRAW, consts.V_HAND_DISCARD):  # the field says how many are known to all
                        unknown, known = (*row, 0, *rest), (*row, number, *rest)
                        yield from ([unknown], [known], [unknown, known])
                    else:
                        yield [(*row, -1 if is_empty(other) else 1, *rest)]


def is_empty(node: ast.expr) -> bool:
    return ast.unparse(node) == "-1"


NUMBERS = {
    consts.V_PHASE: range(len(PHASES)),
    consts.V_CHOOSE: range(MAX_SIDES),
    consts.V_MARKER: range(1, len(COLOURS)),
    consts.V_MARKER_BACK: range(1, len(COLOURS)),
    consts.V_SIDE: range(consts.TEAMS),
}


def test_what_a_player_is_told_addresses_the_player_and_no_more() -> None:
    engine, cards = Engine(), card_set("moegahara")
    told = {event for group in engine.rows() for event in events(group, MOEGAHARA_KINDS)}
    names = ("Ann", "Bob")
    heard = [(event.seen_by(you), you) for event in told for you in (0, 1)]
    lines = [
        event.message(names, you)
        for event, you in heard
        if event.is_about(you) and any(chronicle.entries([event], names, cards, texts("en")))
    ]
    assert {line.id for line in lines if not line.id.startswith("to-")} == {f"you-{id}" for id in family("you-")}
    assert {line.id for line in lines if line.id.startswith("to-")} == {f"to-you-{id}" for id in family("to-you-")}
    for line in lines:
        assert variables(line.id) <= {name for name, _ in line.args}, line
        for language in LANGUAGES:
            assert texts(language)(line)


def test_everything_that_can_happen_has_its_line_in_the_chronicle_and_no_more() -> None:
    engine = Engine()
    told = {event for group in engine.rows() for event in events(group, MOEGAHARA_KINDS)}
    assert {event.kind for event in told} == {*EVENTS.values()}
    lines = [event.seen_by(viewer).message(("Ann", "Bob")) for event in told for viewer in (0, None)]
    assert {line.id.removeprefix("log-") for line in lines} | spelled_out("log-") == family("log-")
    for line in lines:
        assert variables(line.id) <= {name for name, _ in line.args}, line
        for language in LANGUAGES:
            assert texts(language)(line)
