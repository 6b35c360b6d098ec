"""The workshop in the browser: a card is written and seen at once, shared by link, and played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from load.server_process import ServerProcess
from playwright.sync_api import expect
from tests.browser.looks import barriers, flaws
from tests.browser.people import DESKTOP, PHONE, someone

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def test_a_card_is_made_shared_by_link_and_played(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        page = ann.go("/workshop").page
        page.locator("#w-author").fill("Ann")
        page.locator("#w-id").fill("river_boat")
        page.locator("[id='w-names.en']").fill("River boat")
        page.locator("#w-cost").fill("4")
        page.get_by_role("button", name="Draw cards").click()
        page.get_by_role("button", name="Money", exact=True).click()
        expect(page.locator("#w-face .name")).to_have_text("River boat")
        expect(page.locator("#w-spoken")).to_contain_text("Cost 4. +2 cards, +3 money.")
        expect(page.locator("#w-says .good")).to_be_visible()
        expect(page.locator("#w-says .hint")).to_contain_text("The card can be added to Kunitori!")
        page.locator("#w-text").fill("play = [{ drew = 2 }]")
        expect(page.locator("#w-says")).to_contain_text("Did you mean “draw”?")
        expect(page.locator("#w-list .refused")).to_have_count(1)
        page.locator("#w-text").fill("play = [{ draw = 2 }]")
        expect(page.locator("#w-says .good")).to_be_visible()
        page.reload()  # it is kept in the browser
        expect(page.locator("#w-id")).to_have_value("river_boat")
        page.locator("#w-link").click()
        link = page.locator("#w-address")
        expect(link).to_have_value(re.compile("/workshop#e="))
        with someone(browser, server, PHONE) as ben:
            other = ben.go(link.input_value().removeprefix(server.address)).page
            expect(other.locator("#w-list button").first).to_contain_text("River boat")
            expect(other.locator("#w-author")).to_have_value("Ann")
            expect(other.locator("#w-face .face")).to_be_visible()
            assert flaws(other) == [] and barriers(other) == []
        page.locator("#play .big").click()
        page.wait_for_url("**/t/*")
        ann.wait_for_table()
        expect(page.locator("#pool [data-card='river_boat']").first).to_be_visible()
        expect(page.get_by_text("1 own card by Ann is in play.")).to_be_attached()


def test_a_card_is_measured_and_found_again_after_a_reload(browser: Browser, server: ServerProcess) -> None:
    for size, language in ((DESKTOP, "en"), (PHONE, "de")):
        with someone(browser, server, size) as ann:
            page = ann.go(f"/workshop?lang={language}").page
            page.locator("#w-id").fill("river_boat")
            page.locator("[id='w-names.en']").fill("River boat")
            page.locator("#w-cards").fill("2")
            expect(page.locator("#w-says .good")).to_be_visible()
            page.locator("#games").select_option("200")
            assert flaws(page) == [] and barriers(page) == []
            page.locator("[formaction='/workshop/measure']").click()
            expect(page.locator(".measured table")).to_have_count(2, timeout=60_000)  # it has followed the progress
            page.reload()
            expect(page.locator("#strong + p")).to_contain_text("River boat")
            assert flaws(page) == [] and barriers(page) == []
            with page.expect_download() as saved:
                page.locator("a[download]").click()
            assert saved.value.suggested_filename == "kunitori-measured.json"
