"""Every link leads somewhere, and every page can be found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.pages import DOCS, NOTEBOOKS, PAGES, ROOT, anchors, links, prose


def _name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", [*PAGES, *NOTEBOOKS], ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    broken = []
    for link in links(page):
        if link.startswith(("http://", "https://")):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            broken.append(link)
    assert not broken


def test_an_invented_link_is_found() -> None:
    assert "decisions" in anchors(DOCS / "notation.md")
    assert "C5.6" in anchors(DOCS / "rulebook" / "en.md")
    assert "nowhere" not in anchors(DOCS / "notation.md")


def test_the_index_names_every_page() -> None:
    """docs/README.md is the index on GitHub and the first page of the site."""
    named = {(DOCS / link.partition("#")[0]).resolve() for link in links(DOCS / "README.md")}
    for_the_site = ("README.md", "index.md", "contributing.md", "changes.md", "security.md", "decisions.md")
    pages = {page for page in [*PAGES, *NOTEBOOKS] if DOCS in page.parents}
    assert not pages - named - {DOCS / name for name in for_the_site}


def test_the_tree_of_the_site_has_every_page() -> None:
    trees = "\n".join((DOCS / name).read_text(encoding="utf-8") for name in ("index.md", "decisions.md"))
    missing = [
        page
        for page in map(_name, [*PAGES, *NOTEBOOKS])
        if page.startswith("docs/")
        and not page.startswith("docs/decisions/")  # by pattern
        and page not in ("docs/README.md", "docs/index.md")
        and not re.search(rf"^{re.escape(page.removeprefix('docs/').rpartition('.')[0])}$", trees, re.MULTILINE)
    ]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_files_that_are_named_exist(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|tools|docs|examples)/[^`\s]+)`", prose(page))
    missing = [name for name in named if "NAME" not in name and not any(ROOT.glob(name.rstrip("/")))]
    assert [name for name in missing if "/effects/tea." not in name] == []  # architecture.md adds a card there
