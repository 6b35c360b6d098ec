"""What the package says about itself, and that it needs nothing which only developers install."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.only_with import EXTRAS, PROJECT, brought_by, plain

ROOT = Path(__file__).parents[1]
FOR_DEVELOPERS = {"audit", "dev", "docs", "types"}


def imported_roots(file: Path) -> set[str]:
    """The first part of everything that a file imports by its full name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module).partition(".")[0])
    return found


def test_nothing_in_the_package_needs_the_tools_of_developers() -> None:
    files = [*(ROOT / "src").rglob("*.py")]
    outside = set[str]().union(*map(imported_roots, files)) - {*sys.stdlib_module_names, "kunitori"}
    there = brought_by([extra for extra in EXTRAS if extra not in FOR_DEVELOPERS]) | {"cython"}
    owners = packages_distributions()
    strange = {name for name in outside if name in owners and not there & {plain(owner) for owner in owners[name]}}
    assert strange == set() and "load" not in outside and "tests" not in outside


def test_a_package_index_can_follow_the_links_of_the_readme() -> None:
    spec = importlib.util.spec_from_file_location("setup_file", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    text = setup.long_description()
    targets = re.findall(r"\]\(([^)]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    assert len(targets) > 10
    assert [target for target in targets if not target.startswith(("https://", "#"))] == []
    tag = f"v{PROJECT['version']}"
    ours = [target for target in targets if target.startswith(PROJECT["urls"]["Source"])]
    assert ours and all((ROOT / target.partition(f"/{tag}/")[2].partition("#")[0]).exists() for target in ours)


def test_the_newest_changes_are_those_of_this_version() -> None:
    heading = re.search(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heading and (PROJECT["version"] in heading[1] or "unreleased" in heading[1].casefold())
