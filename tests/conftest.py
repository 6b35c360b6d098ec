"""What all tests share. In CI examples are not random and a skipped test is a failure."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from hypothesis import settings
from tests.skips import STRICT, Skips

settings.register_profile("strict", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("home", deadline=None)
settings.load_profile("strict" if STRICT else "home")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Skips(config), "skips")


@pytest.fixture(autouse=True)
def log_as_it_was() -> Iterator[None]:
    """A server that a test starts sets up logging; the next test finds logging untouched."""
    root, ours = logging.getLogger(), logging.getLogger("kunitori.web")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    root.handlers = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
