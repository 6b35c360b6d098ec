"""What all tests share. In CI examples are not random and a skipped test is a failure."""

from __future__ import annotations

import gc
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


LONGEST = (
    "tests/browser/test_looks.py", "tests/engine/test_both_engines.py", "tests/browser/test_friends.py",
    "tests/web/test_load.py", "tests/web/test_serve.py", "tests/browser/test_games.py", "tests/web/test_killed.py",
    "tests/browser/test_scripts.py", "tests/web/test_attacks.py", "tests/test_public_types.py",
)  # fmt: skip
"""Files that take long, browsers and others in turn: they come first, so that no worker waits for them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    place = {file: number for number, file in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(item.nodeid.partition("::")[0], len(LONGEST)))


def pytest_collection_finish() -> None:
    gc.freeze()  # thousands of tests need not be searched for garbage again and again


@pytest.fixture(autouse=True)
def log_as_it_was() -> Iterator[None]:
    """A server that a test starts sets up logging; the next test finds logging untouched."""
    root, ours = logging.getLogger(), logging.getLogger("kunitori.web")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    root.handlers = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])
