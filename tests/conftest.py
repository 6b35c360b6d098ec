"""Common to all tests: in CI nothing is left to chance and nothing is skipped."""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

STRICT = bool(os.environ.get("KUNITORI_STRICT"))

settings.register_profile("strict", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("home", deadline=None)
settings.load_profile("strict" if STRICT else "home")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if STRICT and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, but KUNITORI_STRICT is set: {report.longrepr}"
    return report


@pytest.fixture(autouse=True)
def log_as_it_was() -> Iterator[None]:
    """Whoever starts a server sets up its log; the next test finds none of it."""
    root, ours = logging.getLogger(), logging.getLogger("kunitori.web")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    root.handlers = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
