"""The whole site: it builds without a warning, has a page for every public name, and loads nothing from elsewhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from tests.docs.pages import NOTEBOOKS, PAGES, ROOT
from tests.docs.test_public_names import reference

pytestmark = pytest.mark.slow

NEEDS = "the site needs the extra “docs”"
LOADED = re.compile(
    r"""<(?:script|img|iframe|source|video|audio|embed)\b[^>]*\bsrc=["']?(?:https?:)?//[^>]*>"""
    r"""|<link\b(?![^>]*\brel=["']?canonical)[^>]*\bhref=["']?(?:https?:)?//[^>]*>"""
)
LOADED_BY_STYLE = re.compile(r"""url\(["']?(?:https?:)?//|@import\s+["'](?:https?:)?//""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site. A proxy that nobody answers stands for a machine without a network."""
    pytest.importorskip("sphinx", reason=NEEDS)
    pytest.importorskip("myst_nb", reason=NEEDS)
    pytest.importorskip("furo", reason=NEEDS)
    folder = tmp_path_factory.mktemp("site")
    nowhere = dict.fromkeys(("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"), "http://127.0.0.1:9")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going"]
    done = subprocess.run(
        [*command, "-d", folder / "doctrees", "docs", folder / "html"],
        cwd=ROOT,
        env=os.environ | nowhere,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return folder / "html"


def inventory(site: Path) -> dict[str, str]:
    """The objects of objects.inv, and the pages where they are."""
    header, _, body = (site / "objects.inv").read_bytes().partition(b"zlib.\n")
    assert b"Sphinx inventory version 2" in header
    rows = re.findall(r"^(\S+) py:\w+ \S+ (\S+) ", zlib.decompress(body).decode(), re.MULTILINE)
    return {name: page.partition("#")[0] for name, page in rows}


def test_every_public_name_has_a_page(site: Path) -> None:
    found = inventory(site)
    for module, names in reference.public_names().items():
        for name in names:
            full = f"{module}.{name}"
            assert found.get(full) == f"reference/names/{full}.html"
            shown = re.sub(r"<[^>]+>|\W", "", (site / found[full]).read_text("utf-8"))
            assert re.sub(r"\W", "", reference.description(module, name).split()[0]) in shown


def test_every_page_and_notebook_is_there(site: Path) -> None:
    for page in [*PAGES, *NOTEBOOKS]:
        inside = page.relative_to(ROOT)
        if inside.parts[0] == "docs" and inside.name != "README.md":
            assert (site / inside.relative_to("docs")).with_suffix(".html").is_file(), inside
    assert "A language" in (site / "contributing.html").read_text("utf-8")
    assert "Keep a Changelog" in (site / "changes.html").read_text("utf-8")


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    assert LOADED.search('<script async src="https://cdn.example/x.js"></script>')
    assert not LOADED.search('<script src="_static/x.js"></script><a href="https://example.org">a link</a>')
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 200
    loaded = {page.name: found[0] for page in pages if (found := LOADED.search(page.read_text("utf-8")))}
    assert not loaded
    styles = {style.name for style in site.rglob("*.css") if LOADED_BY_STYLE.search(style.read_text("utf-8"))}
    assert not styles


def test_search_works_offline(site: Path) -> None:
    """The index is a script, which a page can load from a folder, and it knows rules, names and events."""
    script = (site / "searchindex.js").read_text("utf-8")
    index = json.loads(script.removeprefix("Search.setIndex(").rstrip().removesuffix(")"))
    assert {"ambush", "undo", "hand_discard"} <= set(index["terms"]) | set(index["titleterms"])
    assert "reference/names/kunitori.Game" in index["docnames"]
    assert 'src="searchindex.js"' in (site / "search.html").read_text("utf-8")


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_show_what_happens(notebook: Path) -> None:
    pytest.importorskip("nbclient", reason=NEEDS)
    pytest.importorskip("ipykernel", reason=NEEDS)
    check = subprocess.run(
        [sys.executable, "tools/write_notebooks.py", "--check", notebook.name],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert check.returncode == 0, check.stdout + check.stderr
