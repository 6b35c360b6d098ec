"""What the scenarios claim to show with ``@rules("C5.6", "ruling 1")`` and ``@cards("trap")``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from kunitori.rulebook import rules, rulings

FOLDER = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Claim:
    """One word of one claim of one scenario."""

    kind: str  # "rules" or "cards"
    what: str
    file: str
    scenario: str

    @property
    def words(self) -> str:
        """The scenario's name as a sentence."""
        return self.scenario.removeprefix("test_").replace("_", " ")


@cache
def claims() -> tuple[Claim, ...]:
    """All claims of all scenarios, in the order of the files."""
    return tuple(claim for path in sorted(FOLDER.glob("test_*.py")) for claim in _claims(path))


def _claims(path: Path) -> Iterator[Claim]:
    for name, scenario in vars(import_module(f"tests.scenarios.{path.stem}")).items():
        if name.startswith("test_"):
            for mark in _marks(getattr(scenario, "pytestmark", [])):
                for what in mark.args:
                    yield Claim(mark.name, what, path.name, name)


def _marks(marks: Any) -> Iterator[Any]:
    """The claims among the marks of a scenario, those of its single cases too."""
    for mark in marks:
        if mark.name in ("rules", "cards"):
            yield mark
        elif mark.name == "parametrize":
            for case in mark.args[1]:
                yield from _marks(getattr(case, "marks", ()))


def claimable() -> tuple[str, ...]:
    """The numbers of all rules with a text and of all rulings ("ruling 11"), in the order of the book."""
    numbers = [rule.number for rule in rules() if rule.text()]
    return (*numbers, *(f"ruling {ruling.number}" for ruling in rulings()))
