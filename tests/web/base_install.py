"""``python -m tests.web.base_install WORDS``: run the command with only the packages of an install without extras."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from types import ModuleType

REQUIREMENT = re.compile(r"([\w.-]+)\s*(?:\[([^]]*)\])?[^;]*(?:;(.*))?")
EXTRA = re.compile(r"extra\s*==\s*['\"]([^'\"]+)['\"]")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def brought_by(name: str, extras: frozenset[str] = frozenset(), found: set[str] | None = None) -> set[str]:
    """A package and everything installed with it. Markers that are not about an extra are taken as true."""
    found = set() if found is None else found
    if plain(name) in found and not extras:
        return found
    found.add(plain(name))
    try:
        needed = requires(name) or []
    except PackageNotFoundError:
        return found
    for line in needed:
        parts = REQUIREMENT.match(line)
        assert parts is not None
        wanted = EXTRA.search(parts[3] or "")
        if wanted is None or wanted[1] in extras:
            brought_by(parts[1], frozenset(filter(None, (parts[2] or "").split(","))), found)
    return found


class NothingElse(MetaPathFinder):
    """Refuses to import modules of any other package."""

    def __init__(self) -> None:
        there = brought_by("kunitori")
        self.absent = {
            module for module, owners in packages_distributions().items() if not there & {plain(o) for o in owners}
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in self.absent:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, NothingElse())
    from kunitori.cli import main

    sys.exit(main(sys.argv[1:]))
