"""People at browsers: they look at what the page offers, choose something, and wait for the answer."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from load.client import Door, LiveTable
from load.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, ElementHandle, Page

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ARGS = (
    "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync --force-color-profile=srgb"
)
TIMEOUT_MS = 15_000
DESKTOP, PHONE = (1280, 720), (390, 844)
CUT_WIRE = re.compile("WebSocket|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load resource")

# What can be chosen now: anything that makes a move, and the buttons that open a panel to compose one.
OPEN = ", ".join(
    (
        "[data-do]:not([aria-disabled=true])",
        "#confirm:not([aria-disabled=true])",
        "#march-plan",
        "#march-go",
    )
)
STATE = """() => [document.body.dataset.rev || '', document.querySelector('#question')?.dataset.key || '',
  document.querySelector('#over:not([hidden])') ? 'over' : '', document.querySelector('.planning') ? 'march' : '']"""
CHOICE = """([open, share]) => {
  const seen = [...document.querySelectorAll(open)].filter(e => e.checkVisibility() && e.getClientRects().length);
  return seen[Math.floor(share * seen.length)]; }"""
MINE = "() => !!document.querySelector('#question[data-mine]') || !!document.querySelector('#over:not([hidden])')"


def missing() -> str | None:
    """Why the browser tests cannot run here; None if they can."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "the browser tests need playwright: pip install playwright axe-playwright-python"
    return None if CHROMIUM else "the browser tests need chromium (Debian: apt install chromium)"


if why := missing():
    pytest.skip(why, allow_module_level=True)


class Person:
    """A person with one page, and the errors that happened on it."""

    def __init__(self, page: Page, server: ServerProcess) -> None:
        self.page = page
        self.server = server
        self.errors: list[str] = []
        self.forgiven: re.Pattern[str] | None = None
        self.said: list[str] = []
        page.set_default_timeout(TIMEOUT_MS)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.forgiven and self.forgiven.search(message.text)):
            self.errors.append(message.text)

    def go(self, path: str) -> Person:
        """Open a page of the server."""
        answer = self.page.goto(self.server.address + path)
        assert answer is not None and answer.status < 400, (path, answer and answer.status)
        return self

    def sit_down(self, table: LiveTable, seat: int = 0) -> Person:
        """Come to a table as the owner of a seat, and wait until the table is live."""
        self.go(f"/seat/{table.id}/{table.tokens[seat]}")
        return self.wait_for_table()

    def wait_for_table(self) -> Person:
        """Wait for the first message of the socket."""
        self.page.wait_for_selector("body.live")
        return self

    # ---- looking
    @property
    def rev(self) -> int:
        return int(self.page.evaluate("document.body.dataset.rev || -1"))

    @property
    def is_over(self) -> bool:
        return bool(self.page.query_selector("#over:not([hidden])"))

    def state(self) -> list[str]:
        """A state that differs as soon as anything has happened."""
        state: list[str] = self.page.evaluate(STATE)
        return state

    def choice(self, chance: random.Random) -> ElementHandle:
        """One of the visible things that can be clicked to go on."""
        found = self.page.evaluate_handle(CHOICE, [OPEN, chance.random()]).as_element()
        assert found is not None, "nothing is open"
        return found

    def wait_for_turn(self) -> bool:
        """Wait until this person is asked; whether the game still goes on."""
        self.page.wait_for_function(MINE)
        return not self.is_over

    def wait_for_change(self, before: list[str]) -> None:
        """Wait until the page shows something new."""
        script = f"before => JSON.stringify(({STATE})()) !== JSON.stringify(before)"
        self.page.wait_for_function(script, arg=before)

    # ---- playing
    def play(self, chance: random.Random, act: Callable[[Person, random.Random], None], acts: int = 10_000) -> int:
        """Play until the game is over or this many acts are done; how many there were."""
        done = 0
        while done < acts and self.wait_for_turn():
            before = self.state()
            act(self, chance)
            self.wait_for_change(before)
            done += 1
        return done


def click(person: Person, chance: random.Random) -> None:
    """Choose with a click."""
    person.choice(chance).click()


@contextmanager
def someone(
    browser: Browser, server: ServerProcess, size: tuple[int, int] = DESKTOP, language: str = "en", **more: Any
) -> Iterator[Person]:
    """A person with a fresh browser profile. At the end there must have been no error on the page."""
    context: BrowserContext = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, **more
    )
    person = Person(context.new_page(), server)
    try:
        yield person
        assert person.errors == []
    finally:
        context.close()


def table_for(
    server: ServerProcess,
    game: str,
    seats: tuple[str | None, ...] = (None, "beginner"),
    seed: int = 7,
    max_rounds: int = 6,
    names: tuple[str, ...] = ("Ann", "Ben", "Chloé", "Daisuke", "Emi", "Finn"),
) -> LiveTable:
    """A table at which all people already sit."""
    door = Door(server.address)
    try:
        return door.new_table(game, seats, seed, max_rounds, names)
    finally:
        door.close()
