"""Today's challenge in a browser: from the front page to the table, to the comparison, and into the clipboard."""

from __future__ import annotations

from load.server_process import ServerProcess
from playwright.sync_api import Browser, expect
from tests.browser.looks import barriers, flaws
from tests.browser.people import someone


def test_play_todays_challenge_and_share_it(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server, permissions=["clipboard-read", "clipboard-write"]) as guest:
        page = guest.go("/").page
        page.get_by_role("link", name="Play today’s challenge").click()
        page.get_by_role("button", name="Play today’s challenge").click()
        guest.wait_for_table()
        assert page.locator("#coach:not([hidden])").count() == 0
        page.get_by_role("button", name="Resign").click()
        page.locator("#sure [data-yes]").click()
        over = page.locator("#over")
        expect(over).to_be_visible()
        assert over.get_by_role("link", name="Replay").count() == 0
        over.get_by_role("link", name="Compare").click()
        expect(page.get_by_role("heading", name="You resigned")).to_be_visible()
        expect(page.locator(".ranks .mine")).to_contain_text("resigned")
        page.get_by_role("button", name="Copy").click()
        shared = page.evaluate("navigator.clipboard.readText()")
        assert len(shared.splitlines()) == 3 and shared.endswith(page.url.partition("//")[2])
        assert flaws(page) == [] and barriers(page) == []
