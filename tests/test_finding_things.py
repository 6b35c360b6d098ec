"""Every search in docs/finding-things.md leads to exactly one place, the one the page names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| ([^|]+\?) \| `([^`]+)` \| \[[^\]]+\]\(\.\./([^)]+)\)", re.MULTILINE)
ROWS = [found.groups() for found in ROW.finditer((ROOT / "docs" / "finding-things.md").read_text("utf-8"))]
GREP = re.compile(r"grep -rn '(?P<pattern>[^']+)' (?P<where>\S+)")
FIND = re.compile(r"find (?P<where>\S+) -name '(?P<name>[^']+)'")
TEXT = {".py", ".pxd", ".ftl", ".toml", ".txt", ".html", ".js", ".css", ".md"}


def files(where: Path) -> Iterator[Path]:
    yield from [where] if where.is_file() else sorted(path for path in where.rglob("*") if path.suffix in TEXT)


def found(search: str) -> list[str]:
    """The places that a search finds, one for each line."""
    if grep := GREP.fullmatch(search):
        return [
            str(path.relative_to(ROOT))
            for path in files(ROOT / grep["where"])
            for line in path.read_text("utf-8").splitlines()
            if re.search(grep["pattern"], line)
        ]
    find = FIND.fullmatch(search)
    assert find, f"neither grep nor find: {search}"
    return [str(path.relative_to(ROOT)) for path in (ROOT / find["where"]).rglob(find["name"]) if path.suffix in TEXT]


def test_there_are_twelve_questions() -> None:
    assert len(ROWS) == 12


@pytest.mark.parametrize(("question", "search", "place"), ROWS, ids=[row[0] for row in ROWS])
def test_one_search_leads_to_one_place(question: str, search: str, place: str) -> None:
    assert found(search) == [place], question
