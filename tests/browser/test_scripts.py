"""What scripts add to the pages: checks of a mix, swapping seats, replays, marching, settings."""

from __future__ import annotations

import pytest
from load.server_process import ServerProcess
from playwright.sync_api import Browser, Page, expect
from tests.browser.measure import PRINTED
from tests.browser.people import someone, table_for
from tests.browser.positions import set_games
from tests.web.set_tables import id_of, token_of

from kunitori.bots import new_bot
from kunitori.game import Game, new_game


def played() -> Game:
    game = new_game("kunitori", ["Ann", "Ben"], seed=7, max_rounds=3)
    bots = [new_bot("retainer", seat) for seat in range(2)]
    while decision := game.decision:
        game.apply(bots[decision.player].decide(game.view(decision.player), decision))
    return game


def opened(page: Page, game: Game) -> None:
    """Import a game and open its replay."""
    page.fill("#record", game.record().to_text())
    page.click("button.act.main")
    page.wait_for_url("**/replay/*")


def test_a_mix_is_checked_at_once_and_seats_swap(server: ServerProcess, browser: Browser) -> None:
    with someone(browser, server) as person:
        page = person.page
        person.go("/new")
        expect(page.locator("#mix")).to_be_hidden()
        page.locator("input[name=game][value=custom]").check(force=True)
        page.locator("input[name=mixing][value=own]").check()
        expect(page.locator("#mix-says")).to_contain_text("18 kinds of action cards. As recommended.")
        page.locator("input[name=card][value=trap]").uncheck()
        expect(page.locator("#mix-says")).to_contain_text("this mix has 17")
        page.locator("button[name=action][value=none]").click()
        expect(page.locator("input[name=card]:checked")).to_have_count(0)
        page.locator("button[name=action][value=roll]").click()
        expect(page.locator("input[name=card]:checked")).to_have_count(18)
        page.select_option("#seat3", "lord")
        page.locator("[data-up='3']").click()
        assert [page.input_value(f"#seat{n}") for n in (1, 2, 3)] == ["me", "lord", "retainer"]
        page.locator("[data-up='2']").press("Enter")
        assert page.input_value("#seat1") == "lord"
        page.locator("button.big").click()
        page.wait_for_url("**/t/*")


def test_a_replay_is_stepped_through_with_keys(server: ServerProcess, browser: Browser) -> None:
    game = played()
    last = len(game.moves)
    with someone(browser, server) as person:
        page = person.page
        person.go("/import")
        opened(page, game)
        where = page.locator("#where")
        expect(where).to_have_text(f"Move 0 of {last}")
        for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
            page.keyboard.press(key)
            expect(where).to_have_text(f"Move {move} of {last}")
            assert page.url.endswith(f"/{move}?seat=open")
        page.keyboard.press("ArrowDown")
        expect(where).not_to_have_text(f"Move 0 of {last}")
        page.select_option("#eyes", "1")
        page.wait_for_url("**?seat=1")
        assert page.locator("#hand [data-card]").count() == 4  # Ben's own hand
        page.locator("#share-box summary").click()
        assert page.input_value("#share").endswith("?seat=1")
        page.locator("#auto").click()
        before = where.inner_text()
        expect(where).not_to_have_text(before)
        page.locator("#auto").click()
        assert page.locator(".thumb:empty, .face:empty").count() == 0  # every card is drawn
        page.locator("#branch-box summary").click()
        page.locator("#branch button").click()
        page.wait_for_url("**/t/*")


def test_troops_are_sent_only_where_a_leader_goes(server: ServerProcess, browser: Browser) -> None:
    """The page learns from the server which units follow which, and how strong each army is (C5.2, C5.5)."""
    battle = {
        "players": ["Ann", "Ben", "Cat"], "phase": "battle",
        "played": {"akechi_mitsuhide": 1, "maeda_keiji": 1}, "seats": [{"deployed": {"cavalry": 1}}, {}, {}],
    }  # fmt: skip
    set_games(server, {"divided": Game.from_position(battle)})
    with someone(browser, server) as ann:
        page = ann.go(f"/seat/{id_of('divided')}/{token_of(0)}").wait_for_table().page
        page.locator("#march-plan").click()
        first, second, troop = (
            page.locator(f"#field .stepper[data-unit='{unit}']")
            for unit in ("akechi_mitsuhide", "maeda_keiji", "cavalry")
        )
        ben, cat = page.locator("#march [data-target]").all()
        expect(ben.locator("b")).to_have_text("10")
        expect(cat.locator("b")).to_have_text("0")
        expect(cat).to_have_attribute("aria-pressed", "true")
        troop.get_by_text("+").click(force=True)  # no leader goes there
        expect(page.locator(".toast")).to_contain_text("where a leader does")
        second.get_by_text("+").click()
        expect(cat.locator("b")).to_have_text("6")
        troop.get_by_text("+").click()
        expect(ben.locator("b")).to_have_text("2")
        expect(cat.locator("b")).to_have_text("8")
        first.get_by_text("+").click()
        expect(troop.locator("output")).to_have_text("1")
        ben.click()
        expect(troop.locator("output")).to_have_text("0")
        first.get_by_text("+").click()
        troop.get_by_text("+").click()
        expect(ben.locator("b")).to_have_text("4")
        expect(cat.locator("b")).to_have_text("6")
        page.locator("#march-go").click()
        expect(page.locator("#log")).to_contain_text("Against Cat: Maeda Keiji.")


def test_both_pages_share_the_settings_for_sound_and_motion(server: ServerProcess, browser: Browser) -> None:
    with someone(browser, server) as person:
        page = person.page
        person.go("/settings")
        assert page.input_value("#sound") == "off"
        page.select_option("#sound", "on")
        page.select_option("#motion", "none")
        page.click("form.sheet button.main")
        page.wait_for_url("**/settings?kept")
        person.sit_down(table_for(server, "kunitori"))
        page.locator("button:has-text('⚙')").click()
        expect(page.locator("[data-setting=sound]")).to_be_checked()
        expect(page.locator("[data-setting=motion]")).not_to_be_checked()
        page.locator("[data-setting=sound]").uncheck()
        person.go("/settings")
        assert (page.input_value("#sound"), page.input_value("#motion")) == ("off", "none")


@pytest.mark.slow
def test_a_review_appears_when_it_is_ready(server: ServerProcess, browser: Browser) -> None:
    with someone(browser, server) as person:
        page = person.page
        person.go("/import")
        opened(page, played())
        page.locator("a[href$='/review']").first.click()
        expect(page.locator(".curve svg").first).to_be_visible(timeout=240_000)


def test_pictures_become_prints_and_those_with_letters_stay_drawings(server: ServerProcess, browser: Browser) -> None:
    with someone(browser, server) as ann:
        ann.sit_down(table_for(server, "world_on_fire", (None, "beginner")))
        page = ann.page
        expect(page.locator("[data-place='pool/copper'] .scene")).to_have_class("scene print-m-copper")
        expect(page.locator("[data-place='pool/temple_tax'] svg.scene use")).to_have_count(3)
        expect(page.locator("#hand svg.scene")).to_have_count(0)
        painted = page.locator("#hand .scene").first.evaluate("scene => getComputedStyle(scene).backgroundImage")
        assert painted.startswith('url("blob:')


def test_a_chosen_card_is_lifted_at_once_and_flies_as_a_print(server: ServerProcess, browser: Browser) -> None:
    with someone(browser, server) as ann:
        ann.sit_down(table_for(server, "world_on_fire", (None, "beginner")))
        page = ann.page
        page.wait_for_function(PRINTED)
        page.evaluate("""() => { window.flown = []; window.late = [];
          new MutationObserver(found => found.forEach(({ addedNodes }) => addedNodes.forEach(node => window.flown.push(
            [node.className, getComputedStyle(node).backgroundImage.slice(0, 10), node.childElementCount]))))
            .observe(document.getElementById('fly'), { childList: true });
          const send = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) { window.late.push(() => send.call(this, text)); }; }""")
        card = page.locator("#hand .card.can").first
        card.click()
        expect(card).to_have_class("card can sent")  # the server has not heard of it yet
        page.evaluate("window.late.forEach(send => send())")
        page.wait_for_function("() => window.flown.length > 0")
        look, picture, inside = page.evaluate("window.flown[0]")
        assert look.startswith("ghost flying-") and picture == 'url("blob:' and inside == 0
        expect(page.locator(".sent")).to_have_count(0)
