"""The first minute of somebody who has never been here: from an empty browser to the first buy."""

from __future__ import annotations

import pytest
from load.server_process import ServerProcess
from playwright.sync_api import Browser, expect
from tests.browser.people import DESKTOP, PHONE, someone

COUNT = """addEventListener("click", event => {
  if (event.isTrusted && event.pointerType) sessionStorage.clicks = Number(sessionStorage.clicks || 0) + 1;
}, true);"""


@pytest.mark.parametrize(
    ("game", "size"),
    [("kunitori", PHONE), ("kunitori", DESKTOP), ("world_on_fire", PHONE), ("moegahara", DESKTOP)],
)
def test_three_clicks_from_an_empty_browser_to_the_first_buy(
    game: str, size: tuple[int, int], browser: Browser, server: ServerProcess
) -> None:
    with someone(browser, server, size) as ann:
        page = ann.page
        page.add_init_script(COUNT)
        ann.go("/")
        page.locator(f"button[name=quick][value={game}]").click()
        ann.wait_for_table()
        pile = page.locator("#pool .pile.near").first
        end = page.locator("#question[data-mine] [data-do=end]").first  # Moegahara deals a tactics card, too
        expect(pile.or_(end).first).to_be_visible()
        if not pile.is_visible():
            end.click()
        pile.click()
        expect(page.locator("#log")).to_contain_text("You buy")
        assert page.evaluate("Number(sessionStorage.clicks)") <= 3
