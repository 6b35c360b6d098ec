"""The reference: every public name is described, and examples use nothing else."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

from tests.docs.pages import DOCS, NOTEBOOKS, PAGES, ROOT, blocks

import kunitori


def load() -> ModuleType:
    """docs/public_names.py."""
    spec = importlib.util.spec_from_file_location("public_names", DOCS / "public_names.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules["public_names"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


reference = load()


def test_every_public_name_is_described() -> None:
    names = [(module, name) for module, names in reference.public_names().items() for name in names]
    assert [name for name in names if not reference.description(*name)] == []


def test_the_package_itself_comes_first() -> None:
    assert set(reference.public_names()["kunitori"]) == set(kunitori.__all__)


def test_the_page_of_modules_lists_them_all() -> None:
    page = (DOCS / "reference" / "index.rst").read_text(encoding="utf-8")
    assert re.findall(r"^   (kunitori\S*)$", page, re.MULTILINE) == [*reference.MODULES]


def imported(text: str) -> set[str]:
    """The modules that some code imports from."""
    return set(re.findall(r"(?:from|import) (kunitori[\w.]*)", text))


def test_examples_import_public_modules_only() -> None:
    used = {
        module
        for page in PAGES
        for block in blocks(page)
        if block.language == "python"
        for module in imported(block.text)
    }
    for path in [*NOTEBOOKS, *Path(ROOT, "examples").rglob("*.py")]:
        used |= imported(path.read_text(encoding="utf-8"))
    # docs/shuffles.md checks its own program with the first; the reference is built without the extra of the second
    assert used - set(reference.MODULES) <= {"kunitori.engine.rng", "kunitori.envs.spiel"}
