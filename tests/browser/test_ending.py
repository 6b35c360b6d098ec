"""The end screen in a browser: it celebrates, shows what counted and the course, and covers nothing needed."""

from __future__ import annotations

from functools import cache

import pytest
from load.server_process import ServerProcess
from playwright.sync_api import Browser, expect
from tests.browser.looks import SIZES, barriers, flaws
from tests.browser.people import PHONE, Person, someone
from tests.browser.positions import NAMES, set_games
from tests.web.set_tables import id_of, token_of

from kunitori import Game
from kunitori.bots import new_bot
from kunitori.game import new_game
from kunitori.i18n import LANGUAGES, texts

LONG_MS = 40_000
MOVING = "() => document.getAnimations().filter(each => each.effect?.target?.closest('.fanfare')).length"


@cache
def played(name: str, seats: int) -> Game:
    """A short game between bots, to its end."""
    game = new_game(name, NAMES[:seats], seed=4, max_rounds=4)
    bots = [new_bot("captain", str(seat)) for seat in range(seats)]
    while (decision := game.decision) is not None:
        view = game.view(decision.player)
        assert view.decision is not None
        game.apply(str(bots[decision.player].decide(view, view.decision)))
    return game


@pytest.fixture(scope="module", autouse=True)
def tables(server: ServerProcess) -> None:
    set_games(server, {"fire": played("world_on_fire", 3), "field": played("moegahara", 4)})


def look(person: Person, table: str, seat: int | None) -> Person:
    path = f"/t/{id_of(table)}/watch" if seat is None else f"/seat/{id_of(table)}/{token_of(seat)}"
    return person.go(path).wait_for_table()


def test_the_winner_celebrates_and_can_still_look_at_the_table(browser: Browser, server: ServerProcess) -> None:
    game = played("world_on_fire", 3)
    with someone(browser, server) as winner:
        page = look(winner, "fire", game.winners[0]).page
        expect(page.locator("#over-title")).to_have_text(texts("en")("ending-won"))
        assert page.evaluate(MOVING) > 0
        places = page.locator(".standings > li")
        assert places.count() == 3 and "You" in places.first.inner_text()
        assert str(game.scores[game.winners[0]]) in places.first.locator(".points").inner_text()
        places.first.locator("[data-zoom]").first.click()
        expect(page.locator("#zoom")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#course .curve")).to_be_visible(timeout=LONG_MS)
        assert page.locator("#course .turning a, #course p").count() > 0
        page.locator("#over [data-fold]").click()
        expect(page.locator("#over")).to_be_hidden()
        show = page.locator("#show-over")
        expect(show).to_be_focused()
        assert page.evaluate(
            "() => { const box = document.querySelector('#show-over').getBoundingClientRect();"
            " return [...document.querySelectorAll('#hand .card, #question, #res')].every(each => {"
            " const at = each.getBoundingClientRect();"
            " return at.right <= box.left || at.left >= box.right || at.bottom <= box.top || at.top >= box.bottom; }) }"
        ), "it covers nothing"
        show.click()
        expect(page.locator("#over-title")).to_be_focused()
        expect(page.locator("#course .curve")).to_be_visible()


@pytest.mark.parametrize("table", ["fire", pytest.param("field", marks=pytest.mark.slow)])
def test_the_end_fits_every_screen_and_has_no_barriers(table: str, browser: Browser, server: ServerProcess) -> None:
    game = played("world_on_fire", 3) if table == "fire" else played("moegahara", 4)
    loser = next(seat for seat in range(len(game.players)) if seat not in game.winners)
    with someone(browser, server, PHONE, "de", reduced_motion="reduce") as person:
        page = look(person, table, loser).page
        expect(page.locator("#course .curve")).to_be_visible(timeout=LONG_MS)
        assert page.evaluate(MOVING) == 0, "no motion for those who want none"
        assert barriers(page) == []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert [flaw for flaw in flaws(page) if "#pile-" not in flaw] == [], (width, height)
            small = page.evaluate(
                "() => [...document.querySelectorAll('#over .sheet *')].filter(each => each.checkVisibility() &&"
                " !each.closest('.vh, .thumb, svg')"
                " && [...each.childNodes].some(n => n.nodeType === 3 && n.data.trim())"
                " && parseFloat(getComputedStyle(each).fontSize) < 11).map(each => each.outerHTML.slice(0, 80))"
            )
            assert small == [], (width, height)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectator_reads_who_won(language: str, browser: Browser, server: ServerProcess) -> None:
    game, say = played("moegahara", 4), texts(language)
    with someone(browser, server, language=language) as eve:
        page = look(eve, "field", None).page
        names = tuple(game.players[seat] for seat in game.winners)
        expect(page.locator("#over-title")).to_have_text(say("ending-watched", players=names, count=len(names)))
        expect(page.locator("#course .curve")).to_be_visible(timeout=LONG_MS)
        assert page.locator("#over [data-send]").count() == 0
