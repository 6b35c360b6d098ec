"""A server and a browser for the tests of the pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from load.server_process import ServerProcess, temporary_database

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    with temporary_database() as database, ServerProcess(database, "--no-limits") as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # One for each module, not for the session: Playwright's loop must not run on under tests that bring their own.
    from playwright.sync_api import sync_playwright
    from tests.browser.people import ARGS, CHROMIUM

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS.split())
        yield browser
        browser.close()
