"""The end of a test run says what was skipped, and why."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONFTEST = """
import pytest
import tests.skips

tests.skips.MAY_SKIP = frozenset({"test_one.py::test_allowed"})

def pytest_configure(config):
    config.pluginmanager.register(tests.skips.Skips(config), "skips")

def pytest_pycollect_makemodule(module_path, parent):
    if module_path.name == "test_never_imported.py":
        return tests.skips.SkippedFile.from_parent(parent, path=module_path, reason="no extra")
"""
FILES = {
    "browser.py": "import pytest; pytest.skip('no chromium', allow_module_level=True)",
    "test_browser_a.py": "import browser",
    "test_browser_b.py": "import browser",
    "test_never_imported.py": "1 / 0",
    "test_one.py": """
import pytest

@pytest.fixture
def postgres():
    pytest.skip("no PostgreSQL")

def test_passes(): pass
def test_first(postgres): pass
def test_second(postgres): pass
def test_browser(): pytest.skip("no chromium")
@pytest.mark.xfail(strict=True)
def test_known_bug(): assert False
""",
    "test_two.py": "import pytest\ndef test_third(): pytest.skip('no PostgreSQL')",
}
ALLOWED = {"test_one.py": "import pytest\ndef test_allowed(): pytest.skip('no node')"}
LINES = [
    "skipped 1 test and 2 files: no chromium",
    "skipped 1 file: no extra",
    "skipped 3 tests: no PostgreSQL",
]


def run(folder: Path, files: dict[str, str], *options: str, strict: bool = False) -> tuple[int, list[str]]:
    for name, text in {"conftest.py": CONFTEST, **files}.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "xdist.plugin", "-p", "no:cacheprovider", *options]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "KUNITORI_STRICT": "1" if strict else ""}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # loading the plugins of others takes most of the time
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.returncode, [line for line in done.stdout.splitlines() if line]


@pytest.mark.parametrize("options", [(), ("-n", "2", "--dist", "loadfile")], ids=["one process", "workers"])
def test_each_reason_has_one_line(tmp_path: Path, options: tuple[str, ...]) -> None:
    code, lines = run(tmp_path, FILES, *options)
    assert code == 0
    dots, *rest = lines
    assert set(dots.split()[0]) == {".", "s", "x"}
    assert sorted(rest[:-1]) == sorted(LINES)
    assert rest[-1].startswith("1 passed, ")


def test_nothing_is_said_when_nothing_is_skipped(tmp_path: Path) -> None:
    code, lines = run(tmp_path, {"test_one.py": "def test_one(): pass"})
    assert code == 0
    assert len(lines) == 2 and lines[1].startswith("1 passed in")


def test_a_strict_run_fails_for_every_skip(tmp_path: Path) -> None:
    code, lines = run(tmp_path, FILES, "--continue-on-collection-errors", strict=True)
    assert code == 1
    assert lines[-1].startswith("2 failed, 1 passed, 1 xfailed, 5 errors")
    assert not [line for line in lines if re.match(r"skipped \d", line)]


def test_a_strict_run_forgives_only_what_may_skip(tmp_path: Path) -> None:
    code, lines = run(tmp_path, ALLOWED, strict=True)
    assert code == 0
    assert "skipped 1 test: no node" in lines
