"""Puzzles in the browser: answers are on the table itself, everything else there is for looking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from load.server_process import ServerProcess
from playwright.sync_api import expect
from tests.browser.looks import barriers, flaws
from tests.browser.people import DESKTOP, PHONE, someone

from kunitori.puzzles import puzzles_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def on_a_pile() -> str:
    """A puzzle whose best answer buys something."""
    return next(puzzle.id for puzzle in puzzles_of("kunitori").values() if puzzle.best.startswith("buy "))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_puzzle_is_answered_on_the_table(browser: Browser, server: ServerProcess, size: tuple[int, int]) -> None:
    puzzle = puzzles_of("kunitori")[on_a_pile()]
    with someone(browser, server, size) as ann:
        page = ann.go(f"/puzzles/{puzzle.id}").page
        assert flaws(page) == []
        expect(page.locator(".first-asked" if size == PHONE else "#puzzle-asked")).to_be_in_viewport()
        page.locator(f"#pool [data-place='pool/{puzzle.best.removeprefix('buy ')}']").click()
        expect(page.locator(".verdict.right")).to_be_in_viewport()
        expect(page.locator(".judged .best.mine")).to_have_count(1)
        assert flaws(page) == [] and barriers(page) == []


def test_other_cards_open_in_full_and_arrows_move_between_them(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        page = ann.go(f"/puzzles/{on_a_pile()}").page
        page.locator("#pool button:not(.can)[data-card]").first.click(force=True)
        expect(page.locator("#zoom[open] .face")).to_be_visible()
        page.keyboard.press("Escape")
        stops = page.locator("#pool button[tabindex='0']")
        expect(stops).to_have_count(1)
        stops.focus()
        before = stops.get_attribute("id")
        page.keyboard.press("ArrowRight")
        expect(stops).to_have_count(1)
        assert stops.get_attribute("id") != before
