"""The rulebook: complete, the same in every language, and easy to ask."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from kunitori.cards.kinds import KINDS, MOEGAHARA_KINDS
from kunitori.errors import KunitoriError
from kunitori.i18n import LANGUAGES
from kunitori.rulebook import Rule, Ruling, find, look_up, rule, rules, ruling, rulings, sections

ROOT = Path(__file__).parents[1]
CITED = re.compile(r"[A-Z]\d+(?:\.\d+)?")
ENTRIES: tuple[Rule | Ruling, ...] = (*rules(), *rulings())


def said(language: str) -> dict[str, str]:
    """Every message of the rules in a language's catalogue, as it is written there."""
    file = ROOT / "src" / "kunitori" / "i18n" / "catalogues" / language / "rules.ftl"
    source = re.sub(r"^#.*\n", "\n", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = re.findall(r"^((?:rule|ruling)-\S+) =((?:.*\n(?![a-z]))*.*)", source, flags=re.MULTILINE)
    return dict(found)


def words(entry: Rule | Ruling, language: str) -> str:
    if isinstance(entry, Rule):
        return f"{entry.title(language)}\n{entry.text(language)}"
    return "\n".join((entry.title(language), entry.text(language), entry.why(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_ruling_is_said_in_every_language_and_nothing_else(language: str) -> None:
    numbers = ["rule-" + entry.number.replace(".", "-") for entry in rules()]
    assert list(said(language)) == numbers + [f"ruling-{entry.number}" for entry in rulings()]
    for entry in ENTRIES:
        assert words(entry, language).strip()
        assert "{" not in words(entry, language)


@pytest.mark.parametrize("language", ["de", "fr", "ja"])
def test_a_translation_names_the_same_cards_rules_and_numbers(language: str) -> None:
    for name, english in said("en").items():
        there = said(language)[name]
        assert set(re.findall(r"\{ (\S+) \}", there)) == set(re.findall(r"\{ (\S+) \}", english)), name
        assert Counter(CITED.findall(there)) == Counter(CITED.findall(english)), name
        # Japanese also writes in figures what the others spell out.
        numbers, expected = Counter(re.findall(r"\d+", there)), Counter(re.findall(r"\d+", english))
        assert numbers >= expected if language == "ja" else numbers == expected, name
        assert there.count("\n    ") == english.count("\n    "), f"{name}: other points"


def test_the_book_is_in_order_and_every_rule_stands_under_its_heading() -> None:
    numbers = [entry.number for entry in rules()]
    assert numbers == sorted(numbers, key=lambda n: ["CKWXM".index(n[0]), *map(int, filter(None, n[1:].split(".")))])
    assert [section.number for section in sections()] == ["C", "K", "W", "X", "M"]
    assert [entry.number for entry in rule("C").below()] == [f"C{n}" for n in range(1, 10)]
    assert [entry.number for entry in rule("M").below()] == [f"M{n}" for n in range(10)]
    assert rule("C5.6").above == "C5"
    assert rule("K5.4").above == "K"
    assert rule("C5.6").title("ja") == rule("C5").title("ja")
    assert rule("C2").text("de") != rule("C2").title("de")


def test_whatever_is_cited_exists() -> None:
    for entry in ENTRIES:
        for number in CITED.findall(words(entry, "en")):
            assert rule(number)
    for decision in rulings():
        assert decision.rules
        assert all(decision.number in rule(number).rulings for number in decision.rules)
        assert set(decision.cards) <= {*KINDS, *MOEGAHARA_KINDS} - {""}
    assert rule("W5.8").rulings == (11, 24, 25)
    assert rule("M6.2").rulings == (13, 14, 15, 22)


@pytest.mark.parametrize("asked", ["C5.6", "c5.6", " C5.6 ", "c5-6", "C05.6", "\uff23\uff15\uff0e\uff16"])
def test_a_number_may_be_written_carelessly(asked: str) -> None:
    assert rule(asked).number == "C5.6"
    assert [entry.number for entry in look_up(asked)] == ["C5.6"]


@pytest.mark.parametrize(
    ("asked", "nearest"),
    [
        ("C5.8", "C5.5, C5.6 and C5.7"),
        ("W7", "W7.2 and W7.3"),
        ("K5", "K5.4"),
        ("C12", "C9"),
        ("M5.8", "M5.5, M5.6 and M5.7"),
        ("Q5.2", "C, K, W, X and M"),
        ("", "C, K, W, X and M"),
        ("; drop table", "C, K, W, X and M"),
        ("C9." + "9" * 5000, "C9.4"),
    ],
)
def test_an_unknown_number_is_told_what_is_near(asked: str, nearest: str) -> None:
    with pytest.raises(KunitoriError) as refusal:
        rule(asked)
    assert nearest in str(refusal.value)
    assert len(str(refusal.value)) < 200
    for language in LANGUAGES:
        assert all(number in refusal.value.sentence(language) for number in re.findall(r"[CKWXM][\d.]*\d", nearest))


def test_every_ruling_has_its_number_and_no_number_is_left_out() -> None:
    assert [entry.number for entry in rulings()] == [*range(1, len(rulings()) + 1)]
    for number in (0, len(rulings()) + 1, 10**30):
        with pytest.raises(KunitoriError, match=f"There is no ruling {number}"):
            ruling(number)
    assert [entry.number for entry in look_up("11")] == [11]


@pytest.mark.parametrize(
    ("language", "ambush"), [("en", "AMBUSH"), ("de", "hinterhalt"), ("fr", "Embuscade"), ("ja", "伏兵")]
)
def test_a_word_is_found_in_the_readers_language(language: str, ambush: str) -> None:
    found = [entry.number for entry in find(ambush, language)]
    assert found == ["C1.4", "C5.4", "C5.7", "K5.4", "W5.4", 3, 4, 11, 23, 28]


def test_moegahara_is_found_by_its_own_words() -> None:
    assert [entry.number for entry in find("battlefield belong", "en")] == ["M5.6"]
    assert [entry.number for entry in look_up("m6", "de")] == ["M6", "M6.1", "M6.2", "M6.3", "M6.4"]
    assert {entry.number for entry in find("マーカー", "ja")} > {"M1.3", "M3.1", "M5.2", "M5.5", "M6.4", "M7.1", "C9.1"}
    assert rule("M9").text("fr") and rule("M9").title("fr")


def test_accents_and_apostrophes_do_not_matter() -> None:
    assert find("defausse melangee", "fr") == find("DÉFAUSSE mélangée", "fr") != ()
    assert find("l'embuscade", "fr") == find("l’embuscade", "fr") != ()
    assert find("かき", "ja") == ()
    assert rule("C5") in find("battle phase", "en")


def test_a_word_the_rules_do_not_have() -> None:
    assert find("  ", "en") == find("dragon", "en") == ()
    with pytest.raises(KunitoriError, match="dragon"):
        look_up("dragon")


def test_the_printed_rulebooks_are_fresh() -> None:
    tool = ROOT / "tools" / "write_rulebook.py"
    check = subprocess.run([sys.executable, tool, "--check"], capture_output=True, text=True)
    assert check.returncode == 0, check.stdout + check.stderr
