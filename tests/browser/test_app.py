"""The site as an app: without a server, in every theme, and heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from load.server_process import ServerProcess, temporary_database
from tests.browser.people import CUT_WIRE, someone, table_for

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

KEPT = """async () => { const found = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(url);
  return found.map(url => new URL(url).pathname).filter(path => !path.startsWith('/static/')); }"""
FLAT = """() => {
  const { style } = document.documentElement, isWhite = document.getElementById('contrast').media === 'all';
  style.setProperty('--grain', 'none');
  style.setProperty('--paper', isWhite ? '#fff' : 'light-dark(#ecdcb9, #332c24)');
  style.setProperty('--plain', isWhite ? '#fff' : 'light-dark(#e2cfa3, #51473a)'); }"""
"""Papers in the one colour on which writing stands out least: axe cannot judge gradients."""
HEARD = """async () => {
  const address = document.querySelector('script[src*="table.js"]').src.replace('table.js', 'sounds.js');
  const { scores, score } = await import(address);
  const heard = {}, rate = 44100;
  for (const name of Object.keys(scores)) {
    const audio = new OfflineAudioContext(1, rate * 3, rate);
    score(name, audio, 0, 1);
    const data = (await audio.startRendering()).getChannelData(0);
    let loudest = 0, last = 0;
    data.forEach((value, i) => {
      loudest = Math.max(loudest, Math.abs(value));
      if (Math.abs(value) > .001) last = i; });
    heard[name] = [loudest, last / rate];
  }
  return heard; }"""


def pale_texts(page: Page) -> list[Any]:
    """Writing that does not stand out enough."""
    page.evaluate(FLAT)
    found = Axe().run(page, options={"runOnly": ["color-contrast"]}).response["violations"]
    return [(node["target"], node["any"][0]["message"]) for rule in found for node in rule["nodes"]]


def test_without_a_server_a_page_of_ours_says_so(browser: Browser) -> None:
    with temporary_database() as database, ServerProcess(database) as server, someone(browser, server) as ann:
        ann.go("/rules?lang=fr")
        ann.page.wait_for_function("() => navigator.serviceWorker.controller")
        ann.go("/games").go("/settings")
        assert ann.page.evaluate(KEPT) == ["/offline"], "no other page is kept"
        ann.forgiven = CUT_WIRE
        server.kill()
        ann.page.goto(server.address + "/games")
        assert ann.page.inner_text("h1") == "Pas de connexion"
        assert ann.page.evaluate("getComputedStyle(document.querySelector('.panel')).borderRadius") != "0px"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_theme_can_be_read(browser: Browser, server: ServerProcess, theme: str) -> None:
    with someone(browser, server) as ann:
        page = ann.go("/settings").page
        page.select_option("#theme", theme)
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        page.click("form[action='/settings'] .act.main")
        page.wait_for_url("**kept")
        for path in ("/", "/rules/C3", "/cards/kunitori/copper", "/settings"):
            assert pale_texts(ann.go(path).page) == [], path
        ann.sit_down(table_for(server, "kunitori", (None, "beginner")))
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        assert pale_texts(page) == []


def test_the_device_decides_until_somebody_else_does(browser: Browser, server: ServerProcess) -> None:
    paper = "getComputedStyle(document.querySelector('.panel h1')).color"
    with someone(browser, server, color_scheme="dark") as ann:
        assert ann.go("/settings").page.evaluate(paper) == "rgb(239, 230, 211)"
        ann.page.emulate_media(contrast="more")
        assert ann.page.evaluate(paper) == "rgb(0, 0, 0)"
        ann.page.emulate_media(contrast="no-preference")
        ann.sit_down(table_for(server, "kunitori", (None, "beginner")))
        ann.page.click("#menu-button")
        with ann.page.expect_response("**/settings/theme") as kept:
            ann.page.select_option("#menu #theme", "light")
        assert kept.value.status == 204
        assert ann.go("/settings").page.evaluate(paper) == "rgb(29, 27, 26)"


def test_sounds_are_heard_do_not_clip_and_end(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        page = ann.sit_down(table_for(server, "kunitori", (None, "beginner"))).page
        heard = page.evaluate(HEARD)
        menu = page.eval_on_selector_all("[data-hear]", "boxes => boxes.map(box => box.dataset.hear)")
        assert sorted(heard) == sorted(menu)
        for name, (loudest, seconds) in heard.items():
            assert 0.05 < loudest < 0.99 and 0.05 < seconds < 2, (name, loudest, seconds)


def test_a_sound_is_muted_alone_and_stays_so(browser: Browser, server: ServerProcess) -> None:
    with someone(browser, server) as ann:
        page = ann.sit_down(table_for(server, "kunitori", (None, "beginner"))).page
        page.click("#menu-button")
        assert not page.is_checked("[data-setting=sound]")
        page.click(".sounds summary")
        page.check("[data-setting=sound]")
        page.uncheck("[data-hear=war]")
        page.fill("#volume", "30")
        page.reload()
        assert page.evaluate("localStorage['kunitori-table']").count('"war":true') == 1
        assert (page.is_checked("[data-hear=war]"), page.is_checked("[data-hear=turn]")) == (False, True)
        assert page.input_value("#volume") == "30"
