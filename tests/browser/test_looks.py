"""How pages look: nothing cut off and nothing sideways, in four languages on five screens; nothing in anybody's way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from tests.browser.looks import SIZES, barriers, flaws
from tests.browser.people import Person, someone
from tests.browser.positions import set_positions
from tests.web.set_tables import id_of, token_of

from kunitori.i18n import LANGUAGES
from kunitori.web.own_server import OwnServer

PLANTED = {
    "cut off": "<p style='width:40px;overflow:hidden;white-space:nowrap'>a long name</p>",
    "cut off below": "<p style='height:10px;width:90px;overflow:hidden'>two lines of text are here</p>",
    "shortened": "<p style='width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis'>a long name</p>",
    "page:": "<p style='width:2000px'>far</p>",
    "outside the page": "<p style='position:absolute;left:-60px'>far off</p>",
}
SOUND = """<p>all is well</p><p style='position:absolute;width:1px;height:1px;overflow:hidden'>for the ear</p>
<div style='width:80px;overflow:auto;white-space:nowrap'>this can be scrolled to and fro</div>"""
LARGEST_FIRST_LOAD = 700_000
TABLES = ("kunitori", "fire", "chaos", "battle", "march", "field", "ended")
PAGES = (
    "/", "/new", "/new?game=custom", "/new?with=friends", "/games", "/rules", "/rules/C5.6", "/rules?q=moat", "/cards",
    "/cards/world_on_fire/trap", "/learn", "/settings", "/about", "/import", "/replay/ENDED",
    "/replay/ENDED/9?seat=open", "/no-such-page",
)  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def tables(server: OwnServer) -> None:
    set_positions(server)


def visit(person: Person, path: str) -> None:
    """A page of the house, or a table by its name."""
    if path.startswith("/"):
        person.page.goto(person.server.address + path.replace("ENDED", id_of("ended")))
    else:
        person.go(f"/seat/{id_of(path)}/{token_of(0)}").wait_for_table()
    person.page.evaluate("document.fonts.ready.then(() => 1)")


@pytest.fixture(scope="module", params=LANGUAGES)
def reader(request: pytest.FixtureRequest, browser: Browser, server: OwnServer) -> Iterator[Person]:
    with someone(browser, server, language=request.param, reduced_motion="reduce") as person:
        yield person
        person.errors = [error for error in person.errors if "404" not in error]


@pytest.mark.parametrize("path", [*TABLES, *PAGES])
def test_no_word_is_cut_off_on_any_screen(path: str, reader: Person) -> None:
    visit(reader, path)
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        reader.page.set_viewport_size({"width": width, "height": height})
        if flawed := flaws(reader.page):
            found[f"{width}x{height}"] = flawed
    assert found == {}


@pytest.mark.parametrize("path", [*TABLES, *PAGES])
def test_axe_finds_nothing(path: str, browser: Browser, server: OwnServer) -> None:
    with someone(browser, server, reduced_motion="reduce") as person:
        visit(person, path)
        assert barriers(person.page) == []
        person.errors = [error for error in person.errors if "404" not in error]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["fire", "field"])
def test_the_first_load_of_a_table_is_small(path: str, language: str, browser: Browser, server: OwnServer) -> None:
    with someone(browser, server, language=language) as person:
        wire = person.page.context.new_cdp_session(person.page)
        wire.send("Network.enable")
        sizes: list[float] = []
        wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        visit(person, path)
        person.page.wait_for_load_state("networkidle")
        assert 10_000 < sum(sizes) < LARGEST_FIRST_LOAD


@pytest.mark.parametrize("flaw", PLANTED)
def test_flaws_that_are_planted_are_seen(flaw: str, browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(SOUND)
    assert flaws(page) == []
    page.set_content(SOUND + PLANTED[flaw])
    assert any(flaw in each for each in flaws(page))
    page.close()
