"""The documentation as data: pages, their blocks of code, their links and what links can point to."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

__all__ = ["DOCS", "NOTEBOOKS", "PAGES", "ROOT", "Block", "anchors", "blocks", "links", "prose"]

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
NOTEBOOKS = sorted(DOCS.glob("notebooks/*.ipynb"))

_FENCE = re.compile(r"^( *)```([^\n`]*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^()\s]+)\)|(?:href|src)=\"([^\"]+)\"")
_HEADING = re.compile(r"^#+ +(.*?) *$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A block of code, with the line it begins on."""

    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


@cache
def text_of(page: Path) -> str:
    """A page, or the Markdown of a notebook."""
    text = page.read_text(encoding="utf-8")
    if page.suffix != ".ipynb":
        return text
    cells = json.loads(text)["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")


def blocks(page: Path) -> Iterator[Block]:
    """The blocks of a page, in order."""
    text = text_of(page)
    for found in _FENCE.finditer(text):
        yield Block(page, text.count("\n", 0, found.start()) + 1, found[2].strip(), found[3])


def prose(page: Path) -> str:
    """A page without its blocks."""
    return _FENCE.sub("", text_of(page))


def links(page: Path) -> Iterator[str]:
    """Where the links and pictures of a page lead."""
    for found in _LINK.finditer(re.sub(r"`[^`\n]*`", "", prose(page))):
        yield found[1] or found[2]


@cache
def anchors(page: Path) -> frozenset[str]:
    """What a link can point to: headings, by GitHub's rule, and anchors in HTML."""
    text = prose(page)
    found: Counter[str] = Counter()
    slugs = set(re.findall(r'<a id="([^"]+)">', text))
    for heading in _HEADING.findall(text):
        plain = re.sub(r"<[^>]+>|\]\([^)]*\)", "", heading)
        slug = re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")
        slugs.add(f"{slug}-{found[slug]}" if found[slug] else slug)
        found[slug] += 1
    return frozenset(slugs)
