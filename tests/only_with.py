"""``python -m tests.only_with EXTRAS WORDS``: run the command as if only these extras were installed ("-" is none)."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from types import ModuleType

PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
REQUIREMENT = re.compile(r"([\w.-]+)\s*(?:\[([^]]*)\])?[^;]*(?:;(.*))?")
EXTRA = re.compile(r"extra\s*==\s*['\"]([^'\"]+)['\"]")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def requirements(name: str, extras: frozenset[str]) -> list[tuple[str, frozenset[str]]]:
    """The packages that a package asks for, with their extras. Markers about anything else are taken as true."""
    if plain(name) == "kunitori":
        lines = [*PROJECT["dependencies"], *(line for extra in extras for line in EXTRAS[extra])]
    else:
        try:
            lines = requires(name) or []
        except PackageNotFoundError:
            return []
    found: list[tuple[str, frozenset[str]]] = []
    for line in lines:
        parts = REQUIREMENT.match(line)
        assert parts is not None
        wanted = EXTRA.search(parts[3] or "")
        if wanted is None or wanted[1] in extras:
            found.append((parts[1], frozenset(part.strip() for part in (parts[2] or "").split(",") if part.strip())))
    return found


def brought_by(extras: Sequence[str]) -> set[str]:
    """The names of all packages that an install with these extras has."""
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [("kunitori", frozenset(extras))]
    while waiting:
        package = waiting.pop()
        if package not in seen:
            seen.add(package)
            waiting += requirements(*package)
    return {plain(name) for name, _ in seen}


class NothingElse:
    """Finds modules like Python itself, but none of the packages that are not there."""

    find_distributions = staticmethod(PathFinder.find_distributions)

    def __init__(self, extras: Sequence[str]) -> None:
        there = brought_by(extras)
        self.absent = {
            module for module, owners in packages_distributions().items() if not there & {plain(o) for o in owners}
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return None if name.partition(".")[0] in self.absent else PathFinder.find_spec(name, path, target)


def pretend(extras: Sequence[str]) -> None:
    """From now on this process finds only our own modules and those that come with these extras."""
    sys.meta_path[sys.meta_path.index(PathFinder)] = NothingElse(extras)


if __name__ == "__main__":
    pretend([extra for extra in sys.argv[1].split(",") if extra != "-"])
    from kunitori.cli import main

    sys.exit(main(sys.argv[2:]))
