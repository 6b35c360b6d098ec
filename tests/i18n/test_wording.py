"""Words and typography that natives stumbled over do not come back, and numbers agree with their words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, Term, VariableReference
from fluent.syntax.visitor import Visitor
from tests.i18n.test_catalogues import CATALOGUES, TOPICS

from kunitori.i18n import LANGUAGES, entries, texts

COMMANDS = re.compile(r'pip install "[^"]*"|\{"[^{}]*"\}|"game": .*?\]|\{ *"[^"]*" *\}|「[^「」]*[:*][^「」]*」')
"""What a shell, JSON or the notation reads keeps its straight quotes and narrow signs."""

TYPOGRAPHY = {
    "en": {
        "a straight quotation mark": r"[\"']",
        "dots instead of an ellipsis": r"\.\.\.",
        "a space before an ellipsis": r"[ \u00a0\u202f]…(?!”)",
        "a space before a percent sign": r"[\d}][ \u00a0\u202f]%",
    },
    "de": {
        "quotation marks of another language": r"[\"'”«»]",
        "dots instead of an ellipsis": r"\.\.\.",
        "a space before an ellipsis that may break": r" …(?!“)",
        "a percent sign without a space that does not break": r"[\d}] ?%",
    },
    "fr": {
        "quotation marks of another language": r"[\"'“”„]",
        "dots instead of an ellipsis": r"\.\.\.",
        "a space before an ellipsis": r"[ \u00a0\u202f]…(?![\u00a0\u202f]»)",
        "a space that may break": r" [;:!?»%](?:[\s).,]|$)|« ",
        "a percent sign without a space that does not break": r"[\d}]%",
    },
    "ja": {
        "quotation marks of another language": r"[\"'“”„«»]",
        "dots instead of an ellipsis": r"\.\.\.",
        "a space before a percent sign": r"[\d}][ \u00a0\u202f]%",
        "narrow punctuation after a Japanese letter": r"[\u3040-\u30ff\u4e00-\u9fff](?:[,;:?(]|(?<!くにとりっ)!)",
        "a space between a number and its word": r"\d [\u3040-\u30ff\u4e00-\u9fff]|[\u3040-\u30ff\u4e00-\u9fff] \d",
    },
}

WORDS = {
    "en": (
        "You are asked", "What would you do", "Nothing lies", "All of it$", "Take this step back", r"\blying\b",
        "Rather play on", "Leave it$", "Flying ", "can be had", "Set the table", "Mix your own", "Look again",
        "Go on playing", "chance decides", "[Ss]o many", "Thinking the game through", "looks ahead per",
        r"own turn\b.*next", "next own turn", r"copper \} less", "Chances? to win", "[Ww]hoever",
        "Take back$", "Ask to take back", "Secret are", "has it so", "with commas between", "Beside the rules",
        "have beside",
    ),
    "de": (
        "Eigene Karten mischen", "allen Schatz", "Hinsetzen", r"der kaufe\b", "Vorausblick",
        "^ entscheidet der Zufall$", "Fliegende Karten", "Wessen Zeit", "so vielen Runden",
        "Was würdest du tun", "Hier liegt nichts", "Eigene Mischung", "diese Mischung",
        r"\b[Ee]iner? (?:\w+ )?Mischung\b", r"(?:eigene|[Dd]ieselbe|jeder|ihren) Mischung", "Die Mischung enthält",
        "Zufallsmischung",
    ),
    "fr": (
        "Mélanger vos cartes", r"\} argent", r"\d argent", r"(?<!en )\btir(?:e|er|ez|ons)\b(?! au sort)",
        "[Ff]iniss[ae]", "Revenir d’un pas", "Plutôt continuer", "Finir ", "hasard décide", "cartes volent",
        "tours? de table", "[Mm]élanges? personnel", "ce mélange", r"(?<!avec )\b[Uu]n mélange\b", "tout mélange",
        "même mélange", "propre mélange", "leurs mélanges",
    ),
    "ja": (
        "切り混ぜ", "無作為", "客人", "願い出", "を願う", "^ 送る$", "部隊", "計略", "財宝", "配備", "プール",
        "忍者衆", "若武者", "張りぼて", "罠", "遊行僧", "手練れ", "国取り", "天下は燃え", "申し込みて", "捨て札置き場",
        "テーブル",
    ),
}


def written(language: str) -> Iterator[tuple[str, str]]:
    """Every line of a language's catalogues with the id of its entry, without ids and what shells and JSON read."""
    for topic in TOPICS:
        for name, source in entries((CATALOGUES / language / topic).read_text(encoding="utf-8")).items():
            for line in COMMANDS.sub("", source.partition("=")[2]).splitlines():
                yield f"{topic} {name}", line


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography_is_that_of_the_language(language: str) -> None:
    rules = {fault: re.compile(pattern) for fault, pattern in TYPOGRAPHY[language].items()}
    found = [
        (where, fault, line) for where, line in written(language) for fault, rule in rules.items() if rule.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_players_stumbled_over_do_not_come_back(language: str) -> None:
    banned = re.compile("|".join(WORDS[language]))
    assert [(where, line) for where, line in written(language) if banned.search(line)] == []


class Selectors(Visitor):
    """The variables that choose a wording, and those that are shown."""

    def __init__(self, node: Message) -> None:
        self.chosen_by: set[str] = set()
        self.names: set[str] = set()
        self.visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, VariableReference)
        keys = {getattr(variant.key, "name", None) or getattr(variant.key, "value", "") for variant in node.variants}
        if keys & {"one", "0", "1"}:
            self.chosen_by.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def counted(language: str) -> Iterator[tuple[str, set[str], set[str]]]:
    for topic in TOPICS:
        for entry in FluentParser().parse((CATALOGUES / language / topic).read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and not isinstance(entry, Term) and entry.value:
                found = Selectors(entry)
                if found.chosen_by:
                    yield entry.id.name, found.chosen_by, found.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_counts_is_right_for_none_one_two_and_five(language: str) -> None:
    say = texts(language)
    plural_after_one = re.compile(r"(?<![\d,.])\b1 (?:more )?(?!is\b|was\b|has\b|stays\b)[a-z]+s\b")
    for name, numbers, names in counted(language):
        for number in (0, 1, 2, 5):
            text = say(name, **{each: number if each in numbers else "Ann" for each in names})
            assert text.strip() and "{" not in text.replace("{ $", ""), name
            if language == "en" and number == 1:
                assert not plural_after_one.search(text), (name, text)
