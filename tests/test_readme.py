"""What README and docs show is what happens. tests/docs checks links and commands."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
WITH_EXAMPLES = [page for page in PAGES if "```python" in page.read_text("utf-8")]


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=lambda page: page.stem)
def test_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for extra in ("gymnasium", "pettingzoo"):
        if f"import {extra}" in page.read_text("utf-8"):
            pytest.importorskip(extra)
    # Anything outside the examples is blanked, so that a failure names the line of the page.
    blocks = re.split(r"(^```python\n.*?^```$)", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    text = "".join(block[9:-3] + "   " if i % 2 else re.sub(r"[^\n]", "", block) for i, block in enumerate(blocks))
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert test.examples
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0
